"""One screen to choose: its number in a picture of it, its name, its size."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.kit.painting import CENTRE, OwnPixels, said, width_of
from ui.kit.theme import DESK, FOCUS_EDGE, RADIUS_DESK, Theme, hairline


class ScreenCard(OwnPixels, QAbstractButton):
    """A card that is chosen by mouse, finger or the space bar; `clicked` tells."""

    def __init__(self, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.number, self.name, self.detail = "", "", ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_screen(self, number: str, name: str, detail: str, *, chosen: bool) -> None:
        """The number that "identify" shows, the screen's name, and a quieter line."""
        self.number, self.name, self.detail = number, name, detail
        self.setChecked(chosen)
        self.setAccessibleName(f"{number} {name}")
        self.setAccessibleDescription(detail)
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(220, 138)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            self.ready(p)
            self._card(p)
            self._screen(p)
            wide = self.width() - 16
            said(p, QRectF(8, 82, wide, 22), self.name, DESK.body, self.theme.ink, bold=True, at=CENTRE, least=DESK.caption)
            is_long = width_of(self.detail, DESK.caption) > wide + 1
            said(p, QRectF(8, 100, wide, 34), self.detail, DESK.caption, self.theme.muted, at=CENTRE, wrap=is_long)

    def _card(self, p: QPainter) -> None:
        t = self.theme
        width = FOCUS_EDGE if self.hasFocus() else 2 if self.isChecked() else 1
        p.setPen(QPen(QColor(t.ink if width > 1 else hairline(t)), width))
        p.setBrush(QColor(t.well if self.isDown() else t.card))
        p.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), RADIUS_DESK, RADIUS_DESK)

    def _screen(self, p: QPainter) -> None:
        t, middle, chosen = self.theme, self.width() / 2, self.isChecked()
        frame = QRectF(middle - 34, 18, 68, 40)
        p.setPen(QPen(QColor(t.ink), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.setBrush(QColor(t.ink if chosen else t.card))
        p.drawRoundedRect(frame, 4, 4)
        p.drawLine(QRectF(middle - 12, 68, 24, 0).topLeft(), QRectF(middle - 12, 68, 24, 0).topRight())
        said(p, frame, self.number, DESK.now, t.paper if chosen else t.ink, bold=True, at=CENTRE)
