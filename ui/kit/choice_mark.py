"""The mark of a choice: an empty ring, or a filled one with a tick. It is no edge, so what only has the keyboard never looks chosen."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ui.kit.shapes import round_pen
from ui.kit.theme import Theme

MARK_SIDE = 20  # px


def draw_choice_mark(p: QPainter, centre: QPointF, theme: Theme, *, chosen: bool, side: float = MARK_SIDE) -> None:
    """Paint it around this point."""
    ring = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side).adjusted(1, 1, -1, -1)
    p.setPen(round_pen(theme.ink if chosen else theme.line, 2))
    p.setBrush(QColor(theme.ink) if chosen else Qt.BrushStyle.NoBrush)
    p.drawEllipse(ring)
    if chosen:
        p.setPen(round_pen(theme.paper, 2.4))
        p.setBrush(Qt.BrushStyle.NoBrush)
        s = side / MARK_SIDE
        p.drawPolyline([centre + QPointF(-4.5, 0.5) * s, centre + QPointF(-1.2, 3.8) * s, centre + QPointF(4.8, -3.4) * s])
