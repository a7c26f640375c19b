"""A line for a seat that a finger can hit: its number, its name, and a quiet word at its end."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.kit.labels import show_tip
from ui.kit.painting import RIGHT, OwnPixels, said, width_of
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import CHOSEN_EDGE, DESK, FOCUS_EDGE, TOUCH, Theme, notice_ground


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What a line says: done seats cannot be chosen any more, the lit one is meant now."""

    name: str
    word: str = ""
    is_done: bool = False
    is_lit: bool = False


class SeatRow(OwnPixels, QAbstractButton):
    """Chosen by mouse, finger or the space bar; `clicked` tells."""

    def __init__(self, theme: Theme, number: int, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.number, self.line = theme, number, SeatLine("")
        self.setCheckable(True)  # Enter is the page's: the window clicks only what cannot be checked
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_line(self, line: SeatLine) -> None:
        """Who stands in this line."""
        self.line = line
        self.setEnabled(not line.is_done)
        self.setChecked(line.is_lit)
        self.setAccessibleName(line.name)
        self.setAccessibleDescription(line.word)
        show_tip(self, line.name)
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(180, TOUCH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            self.ready(p)
            self._ground(p)
            self._words(p)

    def _ground(self, p: QPainter) -> None:
        r = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.line.is_lit:
            p.fillRect(r, QColor(notice_ground(self.theme)))
            p.fillRect(QRectF(r.left(), r.top(), 4, r.height()), QColor(self.theme.coin))
        if self.hasFocus() or self.isDown():
            p.setPen(QPen(QColor(self.theme.ink), FOCUS_EDGE if self.hasFocus() else CHOSEN_EDGE))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(r, 4, 4)

    def _words(self, p: QPainter) -> None:
        t, line, high = self.theme, self.line, self.height()
        right = self.width() - 8.0
        if line.is_done:
            draw_sign(p, QRectF(right - 14, high / 2 - 7, 14, 14), SignKind.TICK, t)
            right -= 20
        word = width_of(line.word, DESK.caption)
        said(p, QRectF(right - word - 1, 0, word + 2, high), line.word, DESK.caption, t.muted, at=RIGHT)
        said(p, QRectF(12, 0, 18, high), str(self.number), DESK.body, t.muted)
        name = QRectF(32, 0, right - word - 40, high)
        said(p, name, line.name, DESK.body, t.muted if line.is_done else t.ink, bold=line.is_lit)
