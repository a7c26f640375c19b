"""Shapes: the outlines that signs are made of, each in a unit square, and the pen and the frame to draw them with."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

OUTLINE = 0.035  # of a sign's side
Curve = tuple[float, float, float, float, float, float]


@contextmanager
def unit_square(p: QPainter, r: QRectF) -> Iterator[None]:
    """Draw into r as if it were one by one, centred, never distorted."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(r.width(), r.height())
    p.translate(r.center().x() - side / 2, r.center().y() - side / 2)
    p.scale(side, side)
    try:
        yield
    finally:
        p.restore()


def round_pen(colour: str, width: float) -> QPen:
    """A line with round ends and corners."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def fill(p: QPainter, path: QPainterPath, colour: str, pen: QPen | None = None) -> None:
    """One silhouette in one colour."""
    p.setPen(pen or Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawPath(path)


def stroke(p: QPainter, colour: str, width: float, *lines: Sequence[tuple[float, float]]) -> None:
    """Open lines through points."""
    p.setPen(round_pen(colour, width))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for line in lines:
        p.drawPolyline([QPointF(x, y) for x, y in line])


def curved(start: tuple[float, float], *curves: Curve) -> QPainterPath:
    """A closed path of Bézier curves; each curve is two handles and an end."""
    path = QPainterPath(QPointF(*start))
    for curve in curves:
        path.cubicTo(*curve)
    path.closeSubpath()
    return path


def polygon(*corners: tuple[float, float]) -> QPainterPath:
    """A closed path with straight sides."""
    path = QPainterPath(QPointF(*corners[0]))
    for x, y in corners[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def rounded(x: float, y: float, w: float, h: float, radius: float = 0.02) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle about a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def together(*parts: QPainterPath) -> QPainterPath:
    """Overlapping parts as one filled silhouette. Not `united`: in a unit square that turns curves into corners."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        path.addPath(part)
    return path


@cache
def heart() -> QPainterPath:
    """Health."""
    return curved(
        (0.5, 0.93),
        (0.12, 0.66, 0.03, 0.48, 0.03, 0.33),
        (0.03, 0.15, 0.16, 0.07, 0.28, 0.07),
        (0.38, 0.07, 0.46, 0.13, 0.5, 0.22),
        (0.54, 0.13, 0.62, 0.07, 0.72, 0.07),
        (0.84, 0.07, 0.97, 0.15, 0.97, 0.33),
        (0.97, 0.48, 0.88, 0.66, 0.5, 0.93),
    )


@cache
def shield() -> QPainterPath:
    """Social Shield."""
    return curved(
        (0.5, 0.03),
        (0.62, 0.11, 0.77, 0.15, 0.92, 0.15),
        (0.94, 0.53, 0.82, 0.80, 0.5, 0.97),
        (0.18, 0.80, 0.06, 0.53, 0.08, 0.15),
        (0.23, 0.15, 0.38, 0.11, 0.5, 0.03),
    )


@cache
def book() -> QPainterPath:
    """Education."""
    path = QPainterPath(QPointF(0.5, 0.24))
    path.cubicTo(0.38, 0.13, 0.2, 0.11, 0.03, 0.14)
    path.lineTo(0.03, 0.80)
    path.cubicTo(0.2, 0.77, 0.38, 0.80, 0.5, 0.91)
    path.cubicTo(0.62, 0.80, 0.8, 0.77, 0.97, 0.80)
    path.lineTo(0.97, 0.14)
    path.cubicTo(0.8, 0.11, 0.62, 0.13, 0.5, 0.24)
    path.closeSubpath()
    return path


@cache
def flame() -> QPainterPath:
    """Tension."""
    return curved(
        (0.52, 0.02),
        (0.60, 0.24, 0.88, 0.36, 0.86, 0.66),
        (0.85, 0.87, 0.68, 0.98, 0.50, 0.98),
        (0.30, 0.98, 0.14, 0.86, 0.14, 0.64),
        (0.14, 0.48, 0.24, 0.40, 0.28, 0.26),
        (0.36, 0.32, 0.39, 0.38, 0.40, 0.46),
        (0.50, 0.36, 0.55, 0.20, 0.52, 0.02),
    )


@cache
def small_flame() -> QPainterPath:
    """The light heart of the flame."""
    return curved(
        (0.52, 0.54),
        (0.58, 0.64, 0.68, 0.70, 0.66, 0.80),
        (0.64, 0.90, 0.56, 0.92, 0.50, 0.92),
        (0.40, 0.92, 0.33, 0.86, 0.34, 0.78),
        (0.36, 0.70, 0.48, 0.66, 0.52, 0.54),
    )


@cache
def cloud() -> QPainterPath:
    """Bad weather."""
    puffs = (disc(x, y, radius) for x, y, radius in ((0.28, 0.42, 0.21), (0.52, 0.32, 0.26), (0.74, 0.44, 0.19)))
    return together(rounded(0.1, 0.42, 0.8, 0.21, 0.1), *puffs)


@cache
def cross() -> QPainterPath:
    """The cross in the heart."""
    return together(rounded(0.43, 0.26, 0.14, 0.42), rounded(0.29, 0.40, 0.42, 0.14))


@cache
def person(x: float, y: float, size: float) -> QPainterPath:
    """Head and shoulders; the head's middle at (x, y)."""
    wide, low = 0.8 * size, y + 1.55 * size
    shoulders = QPainterPath(QPointF(x - wide, low))
    shoulders.cubicTo(x - wide, y + 0.45 * size, x + wide, y + 0.45 * size, x + wide, low)
    shoulders.closeSubpath()
    return together(disc(x, y, 0.42 * size), shoulders)


@cache
def arrow() -> QPainterPath:
    """Up."""
    return polygon((0.5, 0.06), (0.94, 0.52), (0.66, 0.52), (0.66, 0.94), (0.34, 0.94), (0.34, 0.52), (0.06, 0.52))


HEXAGON = ((-0.27, -0.45), (0.27, -0.45), (0.54, 0.0), (0.27, 0.45), (-0.27, 0.45), (-0.54, 0.0))
DIAMOND = ((0.0, -0.56), (0.56, 0.0), (0.0, 0.56), (-0.56, 0.0))
SOFT = 0.14  # of a side: how much of a token's corner is rounded


def token(letter: str, r: QRectF) -> QPainterPath:
    """The shape of a voting token in r: A circle, B square, C hexagon, D diamond."""
    centre, side = r.center(), min(r.width(), r.height())
    if letter == "A":
        return disc(centre.x(), centre.y(), side * 0.48)
    if letter == "B":
        return rounded(centre.x() - side * 0.44, centre.y() - side * 0.44, side * 0.88, side * 0.88, side * 0.12)
    corners = HEXAGON if letter == "C" else DIAMOND
    return _softened([QPointF(centre.x() + x * side, centre.y() + y * side) for x, y in corners])


def _softened(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        start, end = corner + (before - corner) * SOFT, corner + (after - corner) * SOFT
        if i:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path
