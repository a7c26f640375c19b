"""How far something is that takes a while: a line that fills."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.hearing import Role
from ui.kit.painting import Painted
from ui.kit.theme import Theme

HIGH = 14  # px


class ProgressLine(Painted):
    """Ink on well, with an outline: the share that is done is the share that is full."""

    heard_as = Role.ProgressBar
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self._done, self._of = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HIGH)

    def show_progress(self, done: int, of: int) -> None:
        """So many of so many are done."""
        self._done, self._of = done, max(1, of)
        self.setAccessibleDescription(f"{done}/{self._of}")
        self.update()

    @property
    def share(self) -> float:
        """How much of it is full, 0 to 1."""
        return min(1.0, self._done / self._of)

    def sizeHint(self) -> QSize:
        return self.grown(120, HIGH)

    def paint(self, p: QPainter) -> None:
        t, whole = self.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(t.line), 1))
        p.setBrush(QColor(t.well))
        p.drawRoundedRect(whole, 5, 5)
        if self.share > 0:
            p.setBrush(QColor(t.ink))
            p.drawRoundedRect(QRectF(whole.left(), whole.top(), max(10.0, whole.width() * self.share), whole.height()), 5, 5)
