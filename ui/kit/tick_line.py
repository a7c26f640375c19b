"""One line of a list to be ticked off: large enough to be read while standing, and for a finger."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.kit.painting import OwnPixels, said
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK, FOCUS_EDGE, RADIUS_FIELD, Theme


class TickLine(OwnPixels, QAbstractButton):
    """Ticked by mouse, finger or the space bar; what is done is said more quietly."""

    HEIGHT, BOX = 48, 26  # px

    def __init__(self, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_text(self, text: str) -> None:
        """What is to be done."""
        self.words = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(320, self.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.grown(160, self.HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = self.theme
        with QPainter(self) as p:
            self.ready(p)
            self._paint_box(p)
            words = QRectF(self.BOX + 24, 2, self.width() - self.BOX - 32, self.height() - 4)
            colour = t.muted if self.isChecked() else t.ink
            said(p, words, self.words, DESK.now, colour, bold=not self.isChecked(), wrap=True, least=DESK.caption)

    def _paint_box(self, p: QPainter) -> None:
        t = self.theme
        box = QRectF(10, (self.height() - self.BOX) / 2, self.BOX, self.BOX)
        p.setPen(QPen(QColor(t.line), 1.6))
        p.setBrush(QColor(t.paper))
        p.drawRoundedRect(box, RADIUS_FIELD, RADIUS_FIELD)
        if self.isChecked():
            draw_sign(p, box.adjusted(4, 4, -4, -4), SignKind.TICK, t)
        if self.hasFocus():
            p.setPen(QPen(QColor(t.ink), FOCUS_EDGE))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), RADIUS_FIELD, RADIUS_FIELD)
