"""Tones: how each looks as a surface, as a line and as a sample beside its name. Every one can be told from all others without colour."""

from collections.abc import Iterator
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.kit import shapes
from ui.kit.painting import CENTRE, said
from ui.kit.plots import Tone
from ui.kit.plots_items import draw_pairs, draw_surface
from ui.kit.shapes import round_pen
from ui.kit.signs import SERVICE_SIGNS, TAX_SIGNS, SignKind, draw_sign
from ui.kit.theme import STROKE_WALL, Theme, contrast, mixed

SIGN_SIDE = 4.75  # u: a sign on a piece, whose letter is then 3.6 u high; smaller pieces have a pattern instead
LETTER = 0.76  # of a plate's side
RIM = 0.82  # of a token's side: the plate within its rim
SAMPLE = 5.8  # u: what stands beside a name
MOST_SIGN = 9.0  # u
WIDTHS = (1.5, 0.8)  # u: a line with its casing, and within


class Pattern(Enum):
    """What lies on a surface besides its colour."""

    NONE = auto()
    RISING = auto()
    FALLING = auto()
    CROSSED = auto()
    LYING = auto()
    UPRIGHT = auto()


class Look(Struct, frozen=True):
    """A tone's pattern, its sign, the dashes of its line in widths of the line, and how far apart its pattern lies, in u."""

    pattern: Pattern = Pattern.NONE
    sign: SignKind | None = None
    dashes: tuple[float, ...] = ()
    apart: float = 1.8


LOOKS: dict[Tone, Look] = {
    Tone.INK: Look(),
    Tone.MUTED: Look(Pattern.LYING, dashes=(1.0, 2.0)),
    Tone.COIN: Look(Pattern.NONE, SignKind.COIN),
    Tone.UPPER: Look(),
    Tone.MIDDLE: Look(Pattern.RISING, dashes=(3.0, 2.0)),
    Tone.WORKING: Look(Pattern.CROSSED, dashes=(0.1, 2.0), apart=2.6),
    Tone.TAX_A: Look(Pattern.LYING, SignKind.TAX_A, apart=3.0),
    Tone.TAX_B: Look(Pattern.FALLING, SignKind.TAX_B),
    Tone.TAX_C: Look(Pattern.CROSSED, SignKind.TAX_C),
    Tone.TAX_D: Look(Pattern.UPRIGHT, SignKind.TAX_D),
    Tone.HEALTH: Look(Pattern.CROSSED, SignKind.HEALTH, apart=2.2),
    Tone.EDUCATION: Look(Pattern.LYING, SignKind.EDUCATION),
    Tone.SHIELD: Look(Pattern.FALLING, SignKind.SHIELD),
    Tone.DIVIDEND: Look(Pattern.FALLING, dashes=(5.0, 2.0), apart=1.4),
    Tone.LEGACY: Look(Pattern.UPRIGHT, SignKind.LAUREL),
    Tone.TOKEN: Look(Pattern.CROSSED, SignKind.EXCLUSION),
}
PALE = frozenset({Tone.WORKING, Tone.DIVIDEND, Tone.LEGACY, Tone.TOKEN})  # surfaces that as lines are ink


def colour(theme: Theme, tone: Tone) -> str:
    """The colour of a tone's surface."""
    sign = LOOKS[tone].sign
    if sign in SERVICE_SIGNS:
        return theme.service(sign)
    if sign in TAX_SIGNS:
        return theme.tax(sign)
    greys = {
        Tone.MUTED: mixed(theme.line, theme.paper, 0.35), Tone.MIDDLE: mixed(theme.ink, theme.paper, 0.42), Tone.WORKING: theme.card,
        Tone.DIVIDEND: mixed(theme.ink, theme.paper, 0.2), Tone.LEGACY: theme.card, Tone.TOKEN: mixed(theme.line, theme.paper, 0.7),
    }
    return theme.coin if tone is Tone.COIN else greys.get(tone, theme.ink)


def line_colour(theme: Theme, tone: Tone) -> str:
    """The colour of a tone's line: a pale surface is a strong line."""
    strong = {Tone.MUTED: theme.line, Tone.MIDDLE: theme.muted}
    return strong.get(tone, theme.ink if tone in PALE else colour(theme, tone))


def is_cased(tone: Tone) -> bool:
    """Whether its colour alone does not stand out from paper, so that a line has an ink edge."""
    return tone is Tone.COIN or LOOKS[tone].sign in TAX_SIGNS


def line_pens(theme: Theme, tone: Tone, u: float) -> tuple[QPen, ...]:
    """The strokes that make a line of this tone, the widest first."""
    wide, narrow = (width * u for width in WIDTHS)
    if is_cased(tone):
        return round_pen(theme.ink, wide), round_pen(line_colour(theme, tone), narrow)
    pen = round_pen(line_colour(theme, tone), narrow)
    if LOOKS[tone].dashes:
        pen.setDashPattern(list(LOOKS[tone].dashes))
    return (pen,)


def dotted_pen(theme: Theme, u: float) -> QPen:
    """What leads from a figure to its name, and must not look like a line of it."""
    pen = round_pen(theme.line, 0.36 * u)
    pen.setDashPattern([0.1, 3.0])
    return pen


def draw_piece(p: QPainter, r: QRectF, tone: Tone, theme: Theme, u: float, *, hollow: bool = False, signed: bool = True) -> None:
    """A surface with its ink edge, and its sign or, where that finds no room, its pattern; `hollow` is only the edge."""
    look, pen = LOOKS[tone], round_pen(theme.ink, STROKE_WALL * u)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    draw_surface(p, r, theme.card if hollow else colour(theme, tone), pen)
    if hollow:
        return
    if signed and look.sign and has_room_for_sign(r, tone, u):
        side = min(_side(r, u), MOST_SIGN) * u
        draw_plate(p, QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side), look.sign, theme)
    elif look.pattern is not Pattern.NONE:
        draw_pattern(p, r, tone, theme, u)


def has_room_for_sign(r: QRectF, tone: Tone, u: float) -> bool:
    """Whether a piece bears the sign of its tone, and not the pattern."""
    return LOOKS[tone].sign is not None and _side(r, u) >= SIGN_SIDE


def _side(r: QRectF, u: float) -> float:
    return min(r.width(), r.height()) / u - 0.3


def draw_plate(p: QPainter, r: QRectF, sign: SignKind, theme: Theme) -> None:
    """A sign on a plate, so that it can be seen on its own colour: a token's is its letter, as large as its plate allows."""
    if sign in TAX_SIGNS:
        shapes.fill(p, shapes.token(sign, r), theme.plate, round_pen(theme.plate_ink, r.width() * 0.04))
        said(p, r, sign.value, r.height() * LETTER, theme.plate_ink, bold=True, at=CENTRE)
        return
    shapes.fill(p, shapes.disc(r.center().x(), r.center().y(), r.width() / 2), theme.card, round_pen(theme.ink, r.width() * 0.04))
    inner = r.width() * (0.14 if sign is SignKind.COIN else 0.18)
    draw_sign(p, r.adjusted(inner, inner, -inner, -inner), sign, theme)


def draw_pattern(p: QPainter, r: QRectF, tone: Tone, theme: Theme, u: float) -> None:
    """The pattern of a tone within r, as lines of its own: a brush's pattern would not grow with the picture."""
    look = LOOKS[tone]
    ground = colour(theme, tone)
    pen = QPen(QColor(max((theme.ink, theme.paper), key=lambda ink: contrast(ink, ground))), 0.3 * u)
    if look.pattern is Pattern.CROSSED:
        lines = [*_slanted(r, look.apart * u, 1), *_slanted(r, look.apart * u, -1)]
    else:
        lines = list(_straight(r, look, u))
    draw_pairs(p, lines, pen)


def _straight(r: QRectF, look: Look, u: float) -> Iterator[tuple[QPointF, QPointF]]:
    apart = look.apart * u
    match look.pattern:
        case Pattern.LYING:
            yield from ((QPointF(r.left(), y), QPointF(r.right(), y)) for y in _between(r.top(), r.bottom(), apart))
        case Pattern.UPRIGHT:
            yield from ((QPointF(x, r.top()), QPointF(x, r.bottom())) for x in _between(r.left(), r.right(), apart))
        case Pattern.RISING:
            yield from _slanted(r, apart, 1)
        case Pattern.FALLING:
            yield from _slanted(r, apart, -1)


def _between(low: float, high: float, apart: float) -> Iterator[float]:
    at = low + apart / 2
    while at < high:
        yield at
        at += apart


def _slanted(r: QRectF, apart: float, slope: int) -> Iterator[tuple[QPointF, QPointF]]:
    """Lines at 45° through r, each cut at its edges: by geometry, so that no clip is needed in a file of vectors."""
    wide, high, step = r.width(), r.height(), apart * 1.41
    for start in _between(0, wide + high, step):
        x1, y1 = (start, 0.0) if start < wide else (wide, start - wide)
        x2, y2 = (0.0, start) if start < high else (start - high, high)
        one, other = (x1, x2) if slope > 0 else (wide - x1, wide - x2)
        yield QPointF(r.left() + one, r.top() + y1), QPointF(r.left() + other, r.top() + y2)


def draw_sample(p: QPainter, r: QRectF, tone: Tone, theme: Theme, u: float, *, signed: bool = True) -> None:
    """What stands beside a tone's name: its sign, or a piece of its surface. A token fills r, so that its letter can be read."""
    sign = LOOKS[tone].sign if signed else None
    if sign in TAX_SIGNS:
        shapes.fill(p, shapes.token(sign, r), theme.tax(sign), round_pen(theme.ink, 0.25 * u))
        inner = r.width() * (1 - RIM) / 2
        draw_plate(p, r.adjusted(inner, inner, -inner, -inner), sign, theme)
    elif sign:
        draw_sign(p, r.adjusted(0.4 * u, 0.4 * u, -0.4 * u, -0.4 * u), sign, theme)
    else:
        draw_piece(p, r.adjusted(0.8 * u, 0.8 * u, -0.8 * u, -0.8 * u), tone, theme, u, signed=signed)
