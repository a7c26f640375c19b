"""The clock as a button: the time, and whether it runs; it is pressed to start or pause it."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from ui.kit.painting import CENTRE, OwnPixels, said
from ui.kit.theme import CHOSEN_EDGE, DESK, FOCUS_EDGE, RADIUS_FIELD, Theme


class ClockButton(OwnPixels, QPushButton):
    """On a card while there is time, on ink when it is over; the sign is what pressing it does."""

    SIZE = QSize(104, 48)  # px
    SIGN, PAD = 12, 8  # px

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.time = theme, ""
        self.is_over = self.is_running = False
        self.setFixedSize(self.SIZE)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_time(self, time: str, *, is_over: bool, is_running: bool) -> None:
        """Show this time."""
        self.time, self.is_over, self.is_running = time, is_over, is_running
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = self.theme
        ground, ink = (t.ink, t.paper) if self.is_over else (t.card, t.ink)
        with QPainter(self) as p:
            self.ready(p)
            self._paint_ground(p, ground, ink)
            self._paint_sign(p, ink)
            place = QRectF(self.rect()).adjusted(self.SIGN + self.PAD + 4, 0, -6, 0)
            said(p, place, self.time, DESK.now, ink, bold=True, at=CENTRE, least=DESK.body)

    def _paint_ground(self, p: QPainter, ground: str, ink: str) -> None:
        t, width = self.theme, FOCUS_EDGE if self.hasFocus() else CHOSEN_EDGE if self.is_running else 1
        r = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        p.setPen(QPen(QColor(t.ink if width > 1 else t.line), width))
        p.setBrush(QColor(t.well if self.isDown() and not self.is_over else ground))
        p.drawRoundedRect(r, RADIUS_FIELD, RADIUS_FIELD)
        if self.is_over and self.hasFocus():  # ink on ink would not show
            p.setPen(QPen(QColor(ink), 2))
            p.drawRoundedRect(r.adjusted(3, 3, -3, -3), RADIUS_FIELD - 2, RADIUS_FIELD - 2)

    def _paint_sign(self, p: QPainter, ink: str) -> None:
        """Two bars to pause, a wedge to start."""
        side = self.SIGN
        x, y = float(self.PAD), (self.height() - side) / 2
        p.setPen(QPen(QColor(ink), 0))
        p.setBrush(QColor(ink))
        if self.is_running:
            for left in (x, x + side * 0.6):
                p.drawRect(QRectF(left, y, side * 0.32, side))
        else:
            p.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + side, y + side / 2), QPointF(x, y + side)]))
