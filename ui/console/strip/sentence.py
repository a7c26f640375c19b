"""What the strip asks, in one sentence that is never cut; a quieter word beside it, or below it, where there is room for all of it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy

from ui.kit.painting import Painted, said, width_of
from ui.kit.theme import DESK, Theme, notice_ground

INSET, GAP = 10, 16  # px: before the words, and between the two
EDGE = 4  # px: the edge of a notice
LEAST = 11  # px: a sentence too long for its line shrinks so far


class Sentence(Painted):
    """Bold, then muted; tinted as a notice while it says something out of turn."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, u=1.0)
        self.now, self.hint, self.is_notice = "", "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_said(self, now: str, hint: str = "", *, notice: bool = False) -> None:
        """Say something else."""
        self.now, self.hint, self.is_notice = now, hint, notice
        self.setAccessibleName(f"{now} {hint}".strip())
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(200, round(DESK.body * self.scale * 1.4))

    def minimumSizeHint(self) -> QSize:
        return self.grown(120, round(DESK.body * self.scale * 1.4))

    @property
    def _has_two_lines(self) -> bool:
        return self.height() > 3 * DESK.body * self.scale

    def paint(self, p: QPainter) -> None:
        r = QRectF(self.rect())
        if self.is_notice:
            self._tint(p, r)
        inside = r.adjusted(INSET, 0, -INSET, 0)
        if self._has_two_lines:
            self._say_below(p, inside)
        else:
            self._say_beside(p, inside)

    def _tint(self, p: QPainter, r: QRectF) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(notice_ground(self.theme)))
        p.drawRoundedRect(r, 4, 4)
        p.setBrush(QColor(self.theme.coin))
        p.drawRoundedRect(QRectF(r.x(), r.y(), EDGE, r.height()), 2, 2)

    def _say_beside(self, p: QPainter, r: QRectF) -> None:
        sizes = self._both_fit(r.width()) if self.hint else None
        px, small = sizes or (DESK.body * self.scale, 0)
        wide = said(p, r, self.now, px, self.theme.ink, bold=True, least=LEAST)
        if sizes is not None:
            said(p, r.adjusted(wide + GAP, 0, 0, 0), self.hint, small, self.theme.muted, least=LEAST)

    def _both_fit(self, room: float) -> tuple[float, float] | None:
        """The heights of both in px, as large as they fit in one line of this width; the quieter word gives way first."""
        px, small = DESK.body * self.scale, DESK.caption * self.scale
        return next((
            (loud, quiet) for loud, quiet in ((px, px), (px, small), (px, LEAST), (small, LEAST))
            if width_of(self.now, loud, bold=True) + GAP + width_of(self.hint, quiet) <= room
        ), None)

    def _say_below(self, p: QPainter, r: QRectF) -> None:
        px, small = DESK.title * self.scale, DESK.body * self.scale
        if not self.hint and width_of(self.now, px, bold=True) > r.width():
            said(p, r, self.now, small, self.theme.ink, bold=True, wrap=True, least=LEAST)
            return
        both = px * 1.4 + (small * 1.4 if self.hint else 0)
        top = QRectF(r.x(), r.center().y() - both / 2, r.width(), px * 1.4)
        said(p, top, self.now, px, self.theme.ink, bold=True, least=LEAST)
        said(p, QRectF(r.x(), top.bottom(), r.width(), small * 1.4), self.hint, small, self.theme.muted, least=LEAST)
