"""The signs of the board: services, coins, people, tokens, Tension, and the temple they make together."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from ui.kit import shapes
from ui.kit.painting import CENTRE, said
from ui.kit.shapes import OUTLINE, fill, round_pen, stroke, unit_square
from ui.kit.theme import Theme

SERVICE_SHAPES: dict[str, Callable[[], QPainterPath]] = {"health": shapes.heart, "education": shapes.book, "shield": shapes.shield}


def silhouette(kind: str, r: QRectF) -> QPainterPath:
    """The outline of a token or a service's sign in r."""
    if kind in SERVICE_SHAPES:
        side = min(r.width(), r.height())
        place = QTransform().translate(r.center().x() - side / 2, r.center().y() - side / 2).scale(side, side)
        return place.map(SERVICE_SHAPES[kind]())
    return shapes.token(kind, r)


def _service(p: QPainter, r: QRectF, theme: Theme, key: str) -> None:
    with unit_square(p, r):
        pen = round_pen(theme.ink, OUTLINE) if theme.is_light else None
        fill(p, SERVICE_SHAPES[key](), theme.service(key), pen)
        {"health": _cross, "education": _pages, "shield": _protected}[key](p, theme.cut)


def _cross(p: QPainter, cut: str) -> None:
    fill(p, shapes.cross(), cut)


def _pages(p: QPainter, cut: str) -> None:
    left = [((0.14, y - 0.03), (0.38, y + 0.02)) for y in (0.34, 0.50, 0.66)]
    right = [((0.62, y + 0.02), (0.86, y - 0.03)) for y in (0.34, 0.50, 0.66)]
    stroke(p, cut, 0.055, ((0.5, 0.31), (0.5, 0.80)), *left, *right)


def _protected(p: QPainter, cut: str) -> None:
    fill(p, shapes.person(0.5, 0.36, 0.23), cut)


def health(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """A heart with a cross."""
    _service(p, r, theme, "health")


def education(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """An open book."""
    _service(p, r, theme, "education")


def shield(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """A shield with a person."""
    _service(p, r, theme, "shield")


def coin(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """Gold with two dark rings: the outline is what can be seen on paper."""
    with unit_square(p, r):
        fill(p, shapes.disc(0.5, 0.5, 0.45), theme.coin, round_pen(theme.plate_ink, 0.06))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(theme.plate_ink, 0.045))
        p.drawEllipse(QRectF(0.22, 0.22, 0.56, 0.56))


def person(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """Head and shoulders."""
    with unit_square(p, r):
        fill(p, shapes.person(0.5, 0.26, 0.44), colour)


def exclusion(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """A dark disc with a person struck out."""
    with unit_square(p, r):
        fill(p, shapes.disc(0.5, 0.5, 0.47), theme.ink)
        fill(p, shapes.person(0.5, 0.34, 0.26), theme.paper)
        for colour, width in ((theme.ink, 0.17), (theme.paper, 0.075)):
            stroke(p, colour, width, ((0.2, 0.22), (0.8, 0.82)))


def flame(p: QPainter, r: QRectF, theme: Theme, colour: str) -> None:
    """Tension."""
    with unit_square(p, r):
        fill(p, shapes.flame(), colour)
        fill(p, shapes.small_flame(), theme.cut)


def rise(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """An arrow up: a level more."""
    with unit_square(p, r):
        fill(p, shapes.arrow(), colour)


def fall(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """An arrow down: a level less."""
    with unit_square(p, r):
        p.translate(0, 1)
        p.scale(1, -1)
        fill(p, shapes.arrow(), colour)


def laurel(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """Two branches: the country's sign, and the winner's."""
    with unit_square(p, r):
        for side in (-1, 1):
            p.save()
            p.translate(0.5, 0.5)
            p.scale(side, 1)
            _branch(p, colour)
            p.restore()


def _branch(p: QPainter, colour: str) -> None:
    p.setPen(round_pen(colour, 0.035))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawArc(QRectF(-0.40, -0.40, 0.8, 0.8), -92 * 16, 140 * 16)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    for degrees in range(-76, 68, 24):
        for lean, reach in ((0.55, 0.455), (-0.62, 0.335)):
            _leaf(p, math.radians(degrees), lean, reach)


def _leaf(p: QPainter, angle: float, lean: float, reach: float) -> None:
    p.save()
    p.translate(reach * math.cos(angle), -reach * math.sin(angle))
    p.rotate(-math.degrees(angle) - 90 + math.degrees(lean))
    p.drawEllipse(QPointF(0, 0), 0.085, 0.036)
    p.restore()


def _token(letter: str) -> Callable[[QPainter, QRectF, Theme, str], None]:
    def paint(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
        side = min(r.width(), r.height())
        inner = side * (0.72 if letter == "D" else 0.70)
        plate = QRectF(r.center().x() - inner / 2, r.center().y() - inner / 2, inner, inner)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill(p, shapes.token(letter, r), theme.tax(letter), round_pen(theme.ink, max(1.0, side * OUTLINE)))
        fill(p, shapes.token(letter, plate), theme.plate)
        said(p, r, letter, side * 0.5, theme.plate_ink, bold=True, at=CENTRE)

    return paint


def tick(p: QPainter, r: QRectF, _theme: Theme, colour: str) -> None:
    """Done."""
    with unit_square(p, r):
        stroke(p, colour, 0.15, ((0.14, 0.54), (0.40, 0.80), (0.88, 0.22)))


def temple(p: QPainter, r: QRectF, theme: Theme, _colour: str) -> None:
    """The State in Class: four taxes carry three services, and a coin shines in the gable."""
    side = min(r.width(), r.height())
    left, top = r.center().x() - side / 2, r.center().y() - side / 2

    def at(x: float, y: float, w: float, h: float) -> QRectF:
        return QRectF(left + x * side, top + y * side, w * side, h * side)

    with unit_square(p, r):
        fill(p, shapes.polygon((0.5, 0.02), (0.98, 0.25), (0.02, 0.25)), theme.card, round_pen(theme.ink, 0.009))
        fill(p, shapes.rounded(0.02, 0.255, 0.96, 0.05, 0.008), theme.ink, round_pen(theme.ink, 0.009))
        for key, x in zip(SERVICE_SHAPES, (0.07, 0.39, 0.71), strict=True):
            _column(p, x, theme, theme.service(key))
        fill(p, shapes.rounded(0.02, 0.805, 0.96, 0.03, 0.008), theme.ink, round_pen(theme.ink, 0.009))
    coin(p, at(0.425, 0.085, 0.15, 0.15), theme, theme.ink)
    for key, x in zip(SERVICE_SHAPES, (0.132, 0.452, 0.772), strict=True):
        _service(p, at(x, 0.502, 0.096, 0.096), theme, key)
    for i, letter in enumerate("ABCD"):
        PAINTERS[letter](p, at(0.075 + i * 0.235, 0.85, 0.145, 0.145), theme, theme.ink)


def _column(p: QPainter, x: float, theme: Theme, colour: str) -> None:
    pen = round_pen(theme.ink, 0.009)
    fill(p, shapes.rounded(x + 0.025, 0.37, 0.17, 0.375, 0), colour, pen)
    for y in (0.325, 0.745):
        fill(p, shapes.rounded(x, y, 0.22, 0.045, 0.01), colour, pen)
    fill(p, shapes.disc(x + 0.11, 0.55, 0.075), theme.card)


PAINTERS: dict[str, Callable[[QPainter, QRectF, Theme, str], None]] = {
    "health": health,
    "education": education,
    "shield": shield,
    **{letter: _token(letter) for letter in "ABCD"},
    "coin": coin,
    "person": person,
    "exclusion": exclusion,
    "flame": flame,
    "rise": rise,
    "fall": fall,
    "laurel": laurel,
    "tick": tick,
    "temple": temple,
}
