"""What is measured on a picture of the wall: each text that was painted, what is really beneath it, and the lines and bars around it.

Whatever is wrong is yielded as a Flaw; tests/ui/projector/test_measuring.py shows each of them a wall that has it.
"""

import re
from dataclasses import dataclass
from enum import StrEnum, auto
from itertools import combinations
from math import ceil, floor

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from tests.ui.painted import painted_texts
from tests.ui.projector.scenes import LONG
from ui.kit.gauge import TensionGauge
from ui.kit.meter import ServiceMeter
from ui.kit.painting import height_of, width_of
from ui.kit.scales import ROUNDS, TENSION_HIGH
from ui.kit.theme import contrast
from ui.kit.tokens import TokenColumn
from ui.kit.track import RoundTrack
from ui.projector.scenes.title import TitlePage
from ui.projector.sight_card import SightCard

LEAST = 3.5  # u
TEXT, LINES = 7.0, 3.0  # contrast, WCAG 2
GROUND = 0.15  # of a text's place from which a colour beneath it is a ground and not the soft edge of a letter
AIR = 0.1  # of a letter's height: what lies around it belongs to what it is read against
FILLED = 0.7  # of its place that no letter fills
GREY = 48  # of 255: two greys that are told apart side by side
ROUNDING = 1.75  # px: a typeface tells the place of its ink in whole px, rounded outwards
TELLING = 0.04  # of a sign's square that must differ in grey


LINEAR = np.array([part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in range(256)])


class Flaw(StrEnum):
    """What can be wrong with a picture."""

    SMALL = auto()
    CUT = auto()
    LOST_FIGURE = auto()
    CRAMPED = auto()
    OUTSIDE = auto()
    OVERLAP = auto()
    FAINT_TEXT = auto()
    FAINT_LINE = auto()
    CROPPED = auto()
    ALIKE = auto()


@dataclass(frozen=True)
class Heard:
    """A painted text in the pixels of the whole wall; `in_scene` is whether the scene painted it, not the frame."""

    text: str
    whole: str
    rect: QRectF
    ink: QRectF
    px: float
    colour: str
    in_scene: bool
    is_tested: bool  # its size is the test
    window: QRectF


@dataclass(frozen=True)
class Picture:
    """One picture of a wall, with every text on it; `pixels` are those of the screen, `ratio` for each of the wall's own.

    A pixel is its red, green and blue in one number.
    """

    heard: tuple[Heard, ...]
    pixels: np.ndarray
    ratio: float
    grounds: frozenset[int]

    def part(self, r):
        """The pixels of a rectangle of the wall."""
        high, wide = self.pixels.shape[:2]
        left, top = max(0, round(r.left() * self.ratio)), max(0, round(r.top() * self.ratio))
        right, bottom = min(wide, max(left + 1, round(r.right() * self.ratio))), min(high, max(top + 1, round(r.bottom() * self.ratio)))
        return self.pixels[top:bottom, left:right]

    def along(self, start, end):
        """The colours from one place to another."""
        steps = max(2, round(2 * self.ratio * max(abs(end.x() - start.x()), abs(end.y() - start.y()))))
        xs = np.linspace(start.x(), end.x(), steps) * self.ratio
        ys = np.linspace(start.y(), end.y(), steps) * self.ratio
        high, wide = self.pixels.shape[:2]
        return self.pixels[np.clip(ys.astype(int), 0, high - 1), np.clip(xs.astype(int), 0, wide - 1)]


# ------------------------------------------------------------------------------------------------------------ the picture


def pictured(projector, ratio=1.0):
    """Paint the wall once, at so many pixels of the screen for each of its own, and hear every text of it."""
    image = QImage(round(projector.width() * ratio), round(projector.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with painted_texts() as painted:
        projector.render(image, QPoint())
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()) & 0xFFFFFF
    layer = layer_over(projector)
    has_rail = projector.board.isVisible() and layer is None
    grounds = frozenset(int(colour[1:], 16) for colour in (projector.theme.paper, *([projector.theme.well] if has_rail else ())))
    seen = [each for each in painted if layer is None or each.widget is layer]
    return Picture(tuple(placed(each, projector) for each in seen), pixels, ratio, grounds)


def layer_over(projector):
    """What lies over the page, and hides it: the test card, or the title card of a break."""
    cards = [each for each in projector.findChildren(SightCard) if each.isVisible()]
    breaks = [each for each in projector.findChildren(TitlePage) if each.isVisible() and each.is_break]
    return next(iter(cards + breaks), None)


def placed(each, projector):
    """A painted text where it stands on the wall."""
    assert isinstance(each.widget, QWidget)
    offset = each.widget.mapTo(projector, each.widget.rect().topLeft())
    in_scene = projector.page is each.widget or projector.page.isAncestorOf(each.widget)
    bounds = QRectF(each.widget.rect()).translated(offset)
    if in_scene:
        bounds = bounds.intersected(QRectF(projector.page.geometry()))
    is_tested = isinstance(each.widget, SightCard) and len(each.text) > 5 and " " in each.text and each.text.isupper()
    return Heard(
        each.text, each.whole, each.rect.translated(offset), each.ink.translated(offset), each.px, each.colour, in_scene, is_tested, bounds,
    )


# ------------------------------------------------------------------------------------------------------------ its texts


def flaws_of(projector, picture):
    """Everything that is wrong with a picture, as pairs of a Flaw and a sentence."""
    yield from flaws_of_texts(picture.heard, projector.u, QRectF(projector.place))
    yield from faint_texts(picture)
    yield from cropped(projector, picture)
    if layer_over(projector) is None:
        yield from faint_lines(projector, picture)
        yield from alike(projector, picture)


def flaws_of_texts(heard, u, place):
    """Size, clipping and overlap."""
    for each in heard:
        if each.px < LEAST * u and not each.is_tested:
            yield Flaw.SMALL, f"{each.text!r} has {each.px / u:.2f} u"
        if figures(each.text) != figures(each.whole):
            yield Flaw.LOST_FIGURE, f"{each.whole!r} lost a figure: {each.text!r}"
        if each.text != each.whole and not any(part in each.whole for part in LONG) and not is_name(each.whole):
            yield Flaw.CUT, f"{each.whole!r} is cut: {each.text!r}"
        if not fits(each):
            yield Flaw.CRAMPED, f"{each.text!r} does not fit into {each.rect}"
        if not each.window.intersected(place).adjusted(-ROUNDING, -ROUNDING, ROUNDING, ROUNDING).contains(each.ink):
            yield Flaw.OUTSIDE, f"{each.text!r} leaves its place: {each.ink} of {each.window}"
    for one, other in combinations(heard, 2):
        if one.ink.adjusted(1, 1, -1, -1).intersects(other.ink.adjusted(1, 1, -1, -1)):
            yield Flaw.OVERLAP, f"{one.text!r} lies over {other.text!r}"


def is_name(text):
    """Whether a text is nothing but a pupil's name, which may end in an ellipsis."""
    return any(text.rstrip("…") in name for name in LONG)


def figures(text):
    """The figures of a text, in order."""
    return re.findall(r"\d+", text)


def is_wrapped(each):
    """Whether a text takes several lines."""
    return width_of(each.text, each.px) > each.rect.width() + 1


def fits(each):
    """Whether a text stands within the rectangle that it was given."""
    if not is_wrapped(each):
        return each.px * 0.9 <= each.rect.height()
    return height_of(each.text, each.px, each.rect.width()) <= each.rect.height() + ROUNDING


def faint_texts(picture):
    """Texts whose colour is too near to what lies beneath them."""
    for each in picture.heard:
        ink = QColor(each.colour).rgb() & 0xFFFFFF
        air = AIR * each.px
        place = each.ink.adjusted(-air, -air, air, air)
        part = picture.part(place)
        if swallowed(part, ink, each.px * picture.ratio):
            yield Flaw.FAINT_TEXT, f"{each.text!r}: its own {each.colour} is all that is there"
        for ground, share in grounds_beneath(part, ink):
            if contrast(each.colour, ground) < TEXT:
                yield Flaw.FAINT_TEXT, f"{each.text!r}: {each.colour} on {ground} ({share:.0%}) is {contrast(each.colour, ground):.1f}"


def swallowed(part, ink, px):
    """Whether a piece of a text, as wide as its letters are high, is filled with their own colour."""
    pieces = max(1, round(part.shape[1] / px))
    return any((piece == ink).mean() > FILLED for piece in np.array_split(part, pieces, axis=1))


def grounds_beneath(part, ink):
    """The colours that take a good part of a text's place, but for that of the letters; the most frequent one in any case."""
    colours, counts = np.unique(part, return_counts=True)
    others = [(n / part.size, f"#{colour:06x}") for colour, n in zip(colours.tolist(), counts.tolist(), strict=True) if colour != ink]
    most = max(others, default=None)
    return [(colour, share) for share, colour in others if share >= GROUND or (share, colour) == most]


# --------------------------------------------------------------------------------------------------- its lines, bars and signs


def faint_lines(projector, picture):
    """Bars, pips, nodes and tokens whose edge cannot be told from what lies around them."""
    for what, start, end in edges_of(projector):
        found = strongest(picture.along(start, end))
        if found < LINES:
            yield Flaw.FAINT_LINE, f"{what} is told from its ground by {found:.1f}"


def strongest(colours):
    """The greatest contrast between the first colour of a way and any other on it."""
    shades = light(colours)
    high, low = np.maximum(shades, shades[0]), np.minimum(shades, shades[0])
    return float(((high + 0.05) / (low + 0.05)).max())


def light(colours):
    """Relative luminance of each, 0 to 1 (WCAG 2)."""
    return LINEAR[colours >> 16] * 0.2126 + LINEAR[colours >> 8 & 255] * 0.7152 + LINEAR[colours & 255] * 0.0722


def edges_of(projector):
    """Ways from the ground over the edge of each thing that means something, in the pixels of the wall."""
    for widget in projector.findChildren(QWidget):
        for kind, ways in WAYS.items():
            if isinstance(widget, kind) and widget.isVisible():
                offset = QPointF(widget.mapTo(projector, QPoint()))
                for what, start, end in ways(widget):
                    yield f"{type(widget).__name__}, {what}", start + offset, end + offset


def gauge_ways(gauge):
    """Across the left edge of each step."""
    step = (gauge.height() - 0.4 * gauge.u) / TENSION_HIGH
    for n in range(1, TENSION_HIGH + 1):
        y = gauge.height() - 0.2 * gauge.u - (n - 0.5) * step
        yield f"step {n}", QPointF(-gauge.u, y), QPointF(0.8 * gauge.u, y)


def track_ways(track):
    """From above into each round."""
    step = (track.width() - 8 * track.u) / (ROUNDS - 1)
    for n in range(ROUNDS):
        x, middle = 4 * track.u + n * step, track.height() / 2
        yield f"round {n + 1}", QPointF(x, middle - 4.2 * track.u), QPointF(x, middle - 1.8 * track.u)


def meter_ways(meter):
    """From above into each pip, at the quarter, where no arrow is."""
    for n, pip in enumerate(meter.pip_places(), 1):
        x = pip.left() + pip.width() / 4
        yield f"pip {n}", QPointF(x, pip.top() - 0.7 * meter.u), QPointF(x, pip.top() + 0.6 * meter.u)


def column_ways(column):
    """From the side into each token, and over the edge of the column that is chosen."""
    u = column.u
    for n, token in enumerate(column.token_places(), 1):
        y = token.center().y()
        yield f"token {n}", QPointF(token.left() - 0.11 * token.width(), y), QPointF(token.left() + token.width() / 4, y)
    if column.chosen:
        yield "chosen", QPointF(-0.5 * u, column.height() / 2), QPointF(1.5 * u, column.height() / 2)


WAYS = {TensionGauge: gauge_ways, RoundTrack: track_ways, ServiceMeter: meter_ways, TokenColumn: column_ways}


def cropped(projector, picture):
    """What stands outside the place that no projector crops, but for the ground colours."""
    place, ratio = projector.place, picture.ratio
    rows = slice(floor(place.top() * ratio), ceil((place.bottom() + 1) * ratio))  # a pixel that it shares is its own
    columns = slice(floor(place.left() * ratio), ceil((place.right() + 1) * ratio))
    pixels = picture.pixels
    sides = (pixels[: rows.start], pixels[rows.stop :], pixels[:, : columns.start], pixels[:, columns.stop :])
    for name, side in zip(("above", "below", "left", "right"), sides, strict=True):
        foreign = ~np.isin(side, list(picture.grounds))
        if foreign.any():
            yield Flaw.CROPPED, f"{foreign.sum()} pixels {name} of {place}, the first #{side[foreign][0]:06x}"


# ------------------------------------------------------------------------------------------------------------ in grey


def alike(projector, picture):
    """What only its colour told apart: taxes, services, what is chosen and what is full."""
    columns = [each for each in projector.findChildren(TokenColumn) if each.isVisible()]
    tokens = {each.kind: square(projector, picture, each, each.token_places()[0]) for each in columns if each.count}
    meters = [each for each in projector.findChildren(ServiceMeter) if each.isVisible()]
    signs = {each.kind: square(projector, picture, each, sign_place(each)) for each in meters}
    for group in (tokens, signs):
        for (one, first), (other, second) in combinations(group.items(), 2):
            if difference(first, second) < TELLING:
                yield Flaw.ALIKE, f"{one} and {other} differ in {difference(first, second):.1%} of their grey"
    for meter in meters:
        yield from alike_pips(projector, picture, meter)


def sign_place(meter):
    """Where a meter's sign stands, in px."""
    side = min(8.6 * meter.u, meter.height())
    return QRectF(0, (meter.height() - side) / 2, side, side)


def square(projector, picture, widget, place):
    """A sign in grey, at the size that all are compared at."""
    part = greys(picture.part(place.translated(QPointF(widget.mapTo(projector, QPoint())))))
    rows, columns = (np.linspace(0, size - 1, 40).round().astype(int) for size in part.shape)
    return part[np.ix_(rows, columns)]


def greys(pixels):
    """What a beamer without colours would show, 0 to 255."""
    return (pixels >> 16) * 0.299 + (pixels >> 8 & 255) * 0.587 + (pixels & 255) * 0.114


def difference(one, other):
    """The share of two grey squares that is told apart."""
    return float((np.abs(one - other) > GREY).mean())


def alike_pips(projector, picture, meter):
    """A full pip and an empty one must be told apart by their grey."""
    offset = QPointF(meter.mapTo(projector, QPoint()))
    places = [QRectF(pip.left() + pip.width() * 0.12, pip.center().y(), 1, 1).translated(offset) for pip in meter.pip_places()]
    shades = [float(greys(picture.part(place)).mean()) for place in places]
    for full, empty in [(f, e) for f in shades[: meter.level] for e in shades[meter.level :]]:
        if abs(full - empty) < GREY:
            yield Flaw.ALIKE, f"{meter.kind}: a full pip and an empty one are {full:.0f} and {empty:.0f} in grey"
            return
