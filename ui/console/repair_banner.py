"""The strip that says that a repair is at work, so that nobody takes an earlier moment for the game as it stands."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from ui.kit.painting import RIGHT, Painted, said, width_of
from ui.kit.phases import PhaseSteps
from ui.kit.theme import DESK, Theme, notice_ground


class RepairBanner(Painted):
    """As high as the steps of the round, in whose place it stands: what is repaired, and what the class sees meanwhile."""

    MARGIN, GAP = 16, 24  # px

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, u=1.0)
        self.what, self.meanwhile = "", ""
        self.setFixedHeight(PhaseSteps.HEIGHT)

    def show_repair(self, what: str, meanwhile: str) -> None:
        """Say what is repaired, and what goes on."""
        self.what, self.meanwhile = what, meanwhile
        self.setAccessibleName(what)
        self.setAccessibleDescription(meanwhile)
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(600, PhaseSteps.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.grown(200, PhaseSteps.HEIGHT)

    def paint(self, p: QPainter) -> None:
        t, high, wide = self.theme, self.height(), self.width() - 2 * self.MARGIN
        p.fillRect(self.rect(), QColor(notice_ground(t)))
        p.fillRect(QRectF(0, 0, 6, high), QColor(t.coin))
        quiet = min(wide / 2, width_of(self.meanwhile, DESK.body) + 2)
        said(p, QRectF(self.MARGIN + wide - quiet, 0, quiet, high), self.meanwhile, DESK.body, t.muted, at=RIGHT, least=DESK.caption)
        said(p, QRectF(self.MARGIN, 0, wide - quiet - self.GAP, high), self.what, DESK.body, t.ink, bold=True, least=DESK.caption)
