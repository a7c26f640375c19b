"""What pyqtgraph draws of a plot: lines with gaps and stairs, surfaces, and the lines of a pattern, on any painter and as vectors.

Its items stand at the px of the picture, without a view of their own: so their pens grow with a file, and a painter is all they need.
Importing this module imports pyqtgraph, two thirds of a start: do it in an idle moment, not before the first window is painted.
"""

import math
from collections.abc import Sequence

import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen


def draw_line(p: QPainter, points: Sequence[QPointF | None], pen: QPen, *, steps: bool = False) -> None:
    """A line through points, broken where there is none; `steps` holds each height until the next point."""
    way = stairs(points) if steps else points
    xs = [point.x() if point is not None else math.nan for point in way]
    ys = [point.y() if point is not None else math.nan for point in way]
    _painted(p, pg.PlotCurveItem(xs, ys, pen=pen, connect="finite", antialias=True))


def stairs(points: Sequence[QPointF | None]) -> list[QPointF | None]:
    """Each height held until the next point, and a gap left a gap."""
    out: list[QPointF | None] = []
    for before, point in zip((None, *points), points, strict=False):
        if before is not None and point is not None:
            out.append(QPointF(point.x(), before.y()))
        out.append(point)
    return out


def draw_pairs(p: QPainter, lines: Sequence[tuple[QPointF, QPointF]], pen: QPen) -> None:
    """Lines that do not hang together."""
    if lines:
        ends = [end for line in lines for end in line]
        item = pg.PlotCurveItem([end.x() for end in ends], [end.y() for end in ends], pen=pen, connect="pairs", antialias=True)
        _painted(p, item)


def draw_surface(p: QPainter, r: QRectF, fill: str, pen: QPen | None = None) -> None:
    """A filled rectangle with an edge."""
    edge = pen or QPen(Qt.PenStyle.NoPen)
    _painted(p, pg.BarGraphItem(
        x0=[r.left()], y0=[r.top()], width=[r.width()], height=[r.height()], pen=edge, brush=QBrush(QColor(fill)),
    ))


def _painted(p: QPainter, item: pg.GraphicsObject) -> None:
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    item.paint(p, None, None)
    p.restore()
