"""A square button with a chevron: back, or on."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.buttons import PlainButton
from ui.kit.painting import OwnPixels
from ui.kit.shapes import round_pen
from ui.kit.theme import TOUCH, Theme


class Chevron(OwnPixels, PlainButton):
    """It points to the left (-1) or to the right (+1); upright, up (-1) or down (+1)."""

    def __init__(self, theme: Theme, way: int, *, upright: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.theme, self.way, self.is_upright = theme, way, upright
        self.setFixedSize(TOUCH, TOUCH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        across = [(-3 * self.way, -6), (3 * self.way, 0), (-3 * self.way, 6)]
        with QPainter(self) as p:
            self.ready(p)
            p.setPen(round_pen(self.theme.ink if self.isEnabled() else self.theme.line, 2.4))
            p.translate(self.width() / 2, self.height() / 2)
            p.drawPolyline([QPointF(y, x) if self.is_upright else QPointF(x, y) for x, y in across])
