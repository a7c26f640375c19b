"""The signs of the eight events, and of the things on the table and on the desk: one ink silhouette each, with light cut-outs."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit import shapes
from ui.kit.game_signs import coin, laurel
from ui.kit.shapes import fill, round_pen, stroke, unit_square
from ui.kit.theme import Theme


def boom(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """Columns that grow, and an arrow over them."""
    with unit_square(p, r):
        for x, y in ((0.06, 0.70), (0.29, 0.58), (0.52, 0.46), (0.75, 0.34)):
            fill(p, shapes.rounded(x, y, 0.18, 0.94 - y, 0.03), colour)
        stroke(p, colour, 0.08, ((0.08, 0.50), (0.36, 0.32), (0.54, 0.26), (0.84, 0.09)), ((0.64, 0.07), (0.86, 0.08), (0.78, 0.27)))


def flu(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A germ with its spikes."""
    with unit_square(p, r):
        for turn in range(8):
            p.save()
            p.translate(0.5, 0.5)
            p.rotate(45 * turn)
            stroke(p, colour, 0.075, ((0.0, -0.26), (0.0, -0.40)))
            fill(p, shapes.disc(0.0, -0.41, 0.065), colour)
            p.restore()
        fill(p, shapes.disc(0.5, 0.5, 0.29), colour)
        for x, y, radius in ((0.41, 0.42, 0.065), (0.60, 0.47, 0.05), (0.47, 0.62, 0.055)):
            fill(p, shapes.disc(x, y, radius), theme.cut)


def crisis(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A house with a crack through it."""
    with unit_square(p, r):
        house = shapes.polygon((0.5, 0.04), (0.98, 0.48), (0.85, 0.48), (0.85, 0.95), (0.15, 0.95), (0.15, 0.48), (0.02, 0.48))
        fill(p, house, colour)
        p.setClipPath(house, Qt.ClipOperation.IntersectClip)
        crack = ((0.53, 0.10), (0.44, 0.34), (0.58, 0.48), (0.43, 0.66), (0.55, 0.79), (0.49, 0.99))
        stroke(p, theme.cut, 0.07, crack)


def crossroads(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A signpost with two ways."""
    with unit_square(p, r):
        for y, high in ((0.03, 0.05), (0.77, 0.20)):
            fill(p, shapes.rounded(0.455, y, 0.09, high, 0.01), colour)
        right = shapes.polygon((0.24, 0.12), (0.78, 0.12), (0.95, 0.25), (0.78, 0.38), (0.24, 0.38))
        left = shapes.polygon((0.76, 0.47), (0.22, 0.47), (0.05, 0.60), (0.22, 0.73), (0.76, 0.73))
        for arm in (right, left):
            fill(p, arm, colour, round_pen(colour, 0.03))
        stroke(p, theme.cut, 0.06, ((0.36, 0.25), (0.72, 0.25)), ((0.28, 0.60), (0.64, 0.60)))


def tech(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A chip with its legs."""
    with unit_square(p, r):
        for at in (0.34, 0.5, 0.66):
            stroke(p, colour, 0.065, ((at, 0.07), (at, 0.93)), ((0.07, at), (0.93, at)))
        fill(p, shapes.rounded(0.2, 0.2, 0.6, 0.6, 0.08), colour)
        fill(p, shapes.rounded(0.35, 0.35, 0.3, 0.3, 0.04), theme.cut)


def storm(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """A cloud with rain."""
    with unit_square(p, r):
        fill(p, shapes.cloud(), colour)
        stroke(p, colour, 0.075, *[((x + 0.03, 0.74), (x - 0.05, 0.92)) for x in (0.28, 0.5, 0.72)])


def peace(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A dove in flight."""
    with unit_square(p, r):
        body = shapes.curved(
            (0.03, 0.36),
            (0.12, 0.26, 0.26, 0.24, 0.33, 0.36),
            (0.40, 0.46, 0.46, 0.48, 0.56, 0.47),
            (0.70, 0.46, 0.84, 0.42, 0.97, 0.34),
            (0.95, 0.52, 0.86, 0.66, 0.74, 0.72),
            (0.80, 0.76, 0.86, 0.82, 0.88, 0.88),
            (0.62, 0.90, 0.32, 0.88, 0.20, 0.60),
            (0.17, 0.52, 0.16, 0.46, 0.14, 0.42),
        )
        wing = shapes.curved(
            (0.40, 0.56),
            (0.36, 0.34, 0.46, 0.14, 0.66, 0.05),
            (0.74, 0.24, 0.74, 0.46, 0.60, 0.62),
            (0.54, 0.66, 0.44, 0.64, 0.40, 0.56),
        )
        fill(p, body, colour)
        p.save()
        p.setClipPath(body, Qt.ClipOperation.IntersectClip)
        fill(p, wing, colour, round_pen(theme.cut, 0.09))
        p.restore()
        fill(p, wing, colour)
        fill(p, shapes.disc(0.215, 0.385, 0.028), theme.cut)


def legacy(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A laurel about a small temple: what the country leaves behind."""
    laurel(p, r, theme, colour)
    with unit_square(p, r):
        fill(p, shapes.polygon((0.5, 0.30), (0.70, 0.42), (0.30, 0.42)), colour)
        for x in (0.34, 0.47, 0.60):
            fill(p, shapes.rounded(x, 0.45, 0.06, 0.16, 0.01), colour)
        fill(p, shapes.rounded(0.31, 0.635, 0.38, 0.05, 0.01), colour)


def clock(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A stopwatch."""
    with unit_square(p, r):
        fill(p, shapes.rounded(0.40, 0.02, 0.20, 0.10, 0.03), colour)
        fill(p, shapes.rounded(0.46, 0.08, 0.08, 0.12, 0.0), colour)
        fill(p, shapes.disc(0.5, 0.57, 0.40), colour)
        fill(p, shapes.disc(0.5, 0.57, 0.29), theme.cut)
        stroke(p, colour, 0.08, ((0.5, 0.38), (0.5, 0.57), (0.63, 0.65)))


def bag(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """The bag that votes are put into."""
    with unit_square(p, r):
        collar = shapes.polygon((0.27, 0.06), (0.42, 0.11), (0.5, 0.06), (0.58, 0.11), (0.73, 0.06), (0.63, 0.27), (0.37, 0.27))
        fill(p, collar, colour, round_pen(colour, 0.05))
        sack = shapes.curved(
            (0.37, 0.30),
            (0.16, 0.44, 0.06, 0.62, 0.08, 0.78),
            (0.10, 0.92, 0.26, 0.96, 0.50, 0.96),
            (0.74, 0.96, 0.90, 0.92, 0.92, 0.78),
            (0.94, 0.62, 0.84, 0.44, 0.63, 0.30),
        )
        fill(p, sack, colour)
        stroke(p, theme.cut, 0.05, ((0.36, 0.285), (0.64, 0.285)))


def screen(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A screen on its foot."""
    with unit_square(p, r):
        fill(p, shapes.rounded(0.04, 0.14, 0.92, 0.58, 0.06), colour)
        fill(p, shapes.rounded(0.11, 0.21, 0.78, 0.44, 0.02), theme.cut)
        stroke(p, colour, 0.07, ((0.5, 0.74), (0.5, 0.86)), ((0.30, 0.88), (0.70, 0.88)))


def pact(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """A signed sheet, and the coin that was promised."""
    with unit_square(p, r):
        sheet = shapes.polygon((0.10, 0.03), (0.60, 0.03), (0.82, 0.24), (0.82, 0.97), (0.10, 0.97))
        fill(p, sheet, colour)
        p.setClipPath(sheet, Qt.ClipOperation.IntersectClip)
        fill(p, shapes.polygon((0.60, 0.06), (0.78, 0.24), (0.60, 0.24)), theme.cut)
        stroke(p, theme.cut, 0.055, ((0.24, 0.38), (0.66, 0.38)), ((0.24, 0.52), (0.56, 0.52)))
        stroke(p, theme.cut, 0.05, ((0.22, 0.78), (0.28, 0.68), (0.32, 0.80), (0.38, 0.70), (0.44, 0.77)))
        fill(p, shapes.disc(0.73, 0.75, 0.25), theme.cut)
    side = min(r.width(), r.height())
    left, top = r.center().x() - side / 2, r.center().y() - side / 2
    coin(p, QRectF(left + 0.51 * side, top + 0.53 * side, 0.44 * side, 0.44 * side), theme, colour)


def envelope(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """The closed envelope in which each one keeps coins."""
    with unit_square(p, r):
        fill(p, shapes.rounded(0.03, 0.18, 0.94, 0.66, 0.06), colour)
        flap = QPainterPath(QPointF(0.10, 0.26))
        flap.lineTo(0.5, 0.58)
        flap.lineTo(0.90, 0.26)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(theme.cut, 0.06))
        p.drawPath(flap)


PAINTERS: dict[str, Callable[[QPainter, QRectF, Theme, str], None]] = {
    "boom": boom,
    "flu": flu,
    "crisis": crisis,
    "crossroads": crossroads,
    "tech": tech,
    "storm": storm,
    "peace": peace,
    "legacy": legacy,
    "clock": clock,
    "bag": bag,
    "screen": screen,
    "pact": pact,
    "envelope": envelope,
}
