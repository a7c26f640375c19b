"""What moved Tension, one card for each cause in the order in which they came; many of a kind share a card."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.terms.saying import Saying, Says, say
from app.views.public import MOST_CAUSES, ChangeSign, Places, TensionStep
from ui.kit.painting import LEFT, TOP_LEFT, said, signed, slab, width_of
from ui.kit.signs import SERVICE_SIGNS, SignKind, draw_sign
from ui.kit.theme import WALL
from ui.projector.scenes.page import Page, fits, shortened

IN_A_ROW = 3  # cards in a row
TALL, LOW, WIDE, GAP = 19, 15, 13, 1.6  # u: a card in a single row, in two, in two of two cards each, and between two of them
SIGNS = {
    ChangeSign.STORM: (SignKind.STORM,), ChangeSign.EXCLUSION: (SignKind.EXCLUSION,), ChangeSign.SERVICES: SERVICE_SIGNS,
    ChangeSign.CARD: (SignKind.CROSSROADS,), ChangeSign.CORRECTION: (SignKind.TICK,),
}
MANY = {
    ChangeSign.EXCLUSION: Says.WALL_MANY_TOKENS, ChangeSign.SERVICE: Says.WALL_MANY_AT_LEVEL_1, ChangeSign.CARD: Says.WALL_MANY_CARDS,
    ChangeSign.CORRECTION: Says.WALL_MANY_CORRECTIONS,
}


@dataclass(frozen=True, slots=True)
class CauseCard:
    """By how much, the signs, and the cause in words."""

    by: int
    signs: tuple[SignKind, ...]
    cause: Saying


def cause_cards(steps: tuple[TensionStep, ...], places: Places | None = None) -> tuple[CauseCard, ...]:
    """One card for each step, or for each kind of cause where they would be too many."""
    if not (places.are_shared if places else len(steps) > MOST_CAUSES):
        return tuple(CauseCard(step.by, _signs((step,)), step.cause) for step in steps)
    kinds: dict[ChangeSign, list[TensionStep]] = {}
    for step in steps:
        kinds.setdefault(step.sign, []).append(step)
    return tuple(_shared(sign, tuple(alike)) for sign, alike in kinds.items())


def _shared(sign: ChangeSign, steps: tuple[TensionStep, ...]) -> CauseCard:
    cause = say(MANY[sign], n=len(steps)) if len(steps) > 1 and sign in MANY else steps[0].cause
    return CauseCard(sum(step.by for step in steps), _signs(steps), cause)


def _signs(steps: tuple[TensionStep, ...]) -> tuple[SignKind, ...]:
    services = tuple(dict.fromkeys(SignKind(step.service) for step in steps if step.service))
    return services or SIGNS.get(steps[0].sign, ())


def columns_for(cards: int) -> int:
    """How many cards stand side by side: rows of two where the last one would stand alone."""
    return 2 if cards == IN_A_ROW + 1 else max(1, min(cards, IN_A_ROW))


def height_of_causes(cards: int) -> float:
    """How much room at the foot so many cards need, in u."""
    rows = -(-cards // columns_for(cards))
    return rows * _height(cards) + max(0, rows - 1) * GAP


def _height(cards: int) -> float:
    """A card's: what is wide takes fewer lines."""
    return TALL if cards <= IN_A_ROW else WIDE if columns_for(cards) == 2 else LOW


def draw_causes(p: QPainter, page: Page, cards: tuple[CauseCard, ...], places: int) -> None:
    """Paint the cards at the foot of the page; the places of those that are still to come stay empty."""
    columns = columns_for(places)
    rows = -(-places // columns)
    each = (page.wide - (columns - 1) * 2) / columns
    top, high = page.high - height_of_causes(places), _height(places)
    for at in range(places):
        row, column = divmod(at, columns)
        r = page.box(column * (each + 2), top + row * (high + GAP), each, high)
        if at >= len(cards):
            slab(p, r.adjusted(0.3 * page.u, 0.3 * page.u, -0.3 * page.u, -0.3 * page.u), page.theme.paper, page.u, edge=page.theme.line)
            continue
        slab(p, r, page.theme.well, page.u)
        (_alone if places == 1 else _tall if rows == 1 else _low)(p, page, r, cards[at])


def _alone(p: QPainter, page: Page, r: QRectF, card: CauseCard) -> None:
    """One cause has the whole width: number, words and sign in one line."""
    u, number = page.u, width_of(signed(card.by), WALL.number * page.u, bold=True)
    signs = _draw_signs(p, page, QRectF(r.right() - 32 * u, r.top() + 4 * u, 29 * u, r.height() - 8 * u), card)
    page.number(p, QRectF(r.left() + 3 * u, r.top(), number + u, r.height()), card.by, WALL.number, at=LEFT, change=True)
    words = QRectF(r.left() + number + 7 * u, r.top() + u, signs - r.left() - number - 10 * u, r.height() - 2 * u)
    _cause(p, page, words, card, LEFT, 5.0)


def _tall(p: QPainter, page: Page, r: QRectF, card: CauseCard) -> None:
    """The number above, the sign beside it, the words below."""
    u = page.u
    signs = _draw_signs(p, page, QRectF(r.right() - 20 * u, r.top() + 1.6 * u, 18.4 * u, 7.8 * u), card)
    number = QRectF(r.left() + 2.4 * u, r.top() + 0.6 * u, signs - r.left() - 3 * u, 9.4 * u)
    page.number(p, number, card.by, WALL.number, at=LEFT, change=True)
    _cause(p, page, r.adjusted(2.4 * u, 9.4 * u, -1.2 * u, -0.2 * u), card, TOP_LEFT)


def _low(p: QPainter, page: Page, r: QRectF, card: CauseCard) -> None:
    """Number and words side by side; there is no room for the sign of what the words name."""
    u, number = page.u, width_of(signed(card.by), 6.5 * page.u, bold=True)
    page.number(p, QRectF(r.left() + 1.6 * u, r.top(), number + u, r.height()), card.by, 6.5, at=LEFT, change=True)
    _cause(p, page, r.adjusted(number + 3.2 * u, 0.2 * u, -1.2 * u, -0.2 * u), card, LEFT)


def _draw_signs(p: QPainter, page: Page, r: QRectF, card: CauseCard) -> float:
    """The signs from the right; returns where they begin, in px."""
    side = r.height() if len(card.signs) == 1 else min(r.height(), r.width() / max(1, len(card.signs))) * 0.86
    x = r.right() - side * len(card.signs) - 0.4 * page.u * max(0, len(card.signs) - 1)
    for at, sign in enumerate(card.signs):
        place = QRectF(x + at * (side + 0.4 * page.u), r.center().y() - side / 2, side, side)
        draw_sign(p, place, sign, page.theme)
    return x


def _cause(p: QPainter, page: Page, r: QRectF, card: CauseCard, at, size: float = 3.8) -> None:
    name, least = card.cause.values.get("name"), WALL.least * page.u
    text = page.words.say(card.cause)
    if isinstance(name, str):
        text = shortened(
            lambda names: page.words.say(say(card.cause.key, **{**card.cause.values, "name": names[0]})), (name,),
            lambda sentence: fits(sentence, least, r),
        )
    said(p, r, text, page.letter(size), page.theme.ink, wrap=True, at=at, least=least)
