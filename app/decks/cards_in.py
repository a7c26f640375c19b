"""Role cards out of a table: from a spreadsheet by paste, or from a CSV file. What cannot be read is told in words, line by line."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import count

from msgspec import UNSET, Struct, UnsetType, structs

from app.decks.cells import rows
from app.decks.columns import FIGURES, NO, YES, Column, Vocabulary, plain, slug
from app.terms import names
from app.terms.people import CLASSES, FEWEST_PLAYERS, MOST_PLAYERS, Goals, RoleCard, SocialClass
from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_NAME, MOST_COINS

CARDS = MOST_PLAYERS + len(CLASSES)
_BLANKS = re.compile(r"[\s\u00a0\u202f]+")
_DECIMAL = re.compile(r"[+-]?\d+[.,]\d+")
_IN_ORDER = (Column.NAME, Column.CLASS, *FIGURES, Column.SPARE, Column.LEFT_OUT, Column.ID)
_LEFT_OUT = {"": 0, "0": 0, "-": 0, "\N{EN DASH}": 0, **{str(players): players for players in range(FEWEST_PLAYERS, MOST_PLAYERS)}}
_LEFT_OUT |= {"6, 7": 7, "6 7": 7, "7, 6": 7, "7 6": 7, "6 y 7": 7, "7 y 6": 7, "6 and 7": 7, "7 and 6": 7, "6/7": 7, "7/6": 7}


class CardsRead(Struct, frozen=True):
    """The cards of a table in its order, or every fault in it; there are never both."""

    cards: tuple[RoleCard, ...] = ()
    faults: tuple[Saying, ...] = ()


class _Fault(Exception):
    """What is wrong in a line."""

    def __init__(self, told: Saying) -> None:
        super().__init__(told)
        self.told = told


def cards_in(text: str, known: Vocabulary, standing: Sequence[RoleCard] = ()) -> CardsRead:
    """Read cards, one a line, with or without heads; what no column says is taken from the card that stands in that place."""
    table = rows(text)
    heads = _heads(table, known)
    lines = [(number, cells) for number, cells in enumerate(table, 1) if number > 1 or not _is_head(table, known)]
    if not lines or (len(table) == 1 and len(table[0]) == 1):  # one word is no table
        return CardsRead(faults=(say(Says.DECK_NOTHING),))
    if len(lines) > CARDS:
        return CardsRead(faults=(say(Says.DECK_TOO_MANY, n=len(lines), most=CARDS),))
    missing = [column for column in (Column.NAME, Column.CLASS, *FIGURES) if column not in heads and len(standing) < len(lines)]
    if missing:
        return CardsRead(faults=tuple(say(Says.DECK_NO_COLUMN, column=say(column.value)) for column in missing))
    return _read(lines, heads, known, standing)


def _read(lines: list[tuple[int, list[str]]], heads: dict[Column, int], known: Vocabulary, standing: Sequence[RoleCard]) -> CardsRead:
    cards, faults = [], []
    for place, (number, cells) in enumerate(lines):
        told = {column: cells[at] if at < len(cells) else "" for column, at in heads.items()}
        try:
            cards.append(_card(told, known, standing[place] if place < len(standing) else None))
        except _Fault as fault:
            faults.append(say(Says.DECK_LINE, line=number, fault=fault.told))
    return CardsRead(faults=tuple(faults)) if faults else CardsRead(tuple(with_own_ids(cards)))


def _is_head(table: list[list[str]], known: Vocabulary) -> bool:
    """Whether the first line names columns: two of them at least, and none of its cells is a figure."""
    first = table[0] if table else []
    return sum(plain(cell) in known.heads for cell in first) > 1 and not any(cell.isdigit() for cell in first)


def _heads(table: list[list[str]], known: Vocabulary) -> dict[Column, int]:
    if not table:
        return {}
    if _is_head(table, known):
        found = [(known.heads[plain(cell)], at) for at, cell in enumerate(table[0]) if plain(cell) in known.heads]
        return dict(reversed(found))  # where a head stands twice, the first counts
    widest = max(map(len, table))
    has_class = any(plain(cell) in known.classes for line in table for cell in line[1:2])
    columns = _IN_ORDER if has_class else tuple(column for column in _IN_ORDER if column is not Column.CLASS)
    return {column: at for at, column in enumerate(columns[:widest])}


def _card(told: dict[Column, str], known: Vocabulary, standing: RoleCard | None) -> RoleCard:
    title = told.get(Column.NAME, "")[:LONGEST_NAME].strip()
    if not title and standing is None:
        raise _Fault(say(Says.DECK_NAME_MISSING))
    named = standing if not title else None
    role, name = (named.id, named.name) if named is not None else _identity(title, told.get(Column.ID, ""), known)
    income, cost, *goals = (_figure(column, told, standing) for column in FIGURES)
    return RoleCard(
        role, _class(told, known, standing), income, cost, Goals(*goals), name,
        spare=_spare(told, standing), left_out_at=_left_out(told, standing),
    )


def _identity(title: str, told: str, known: Vocabulary) -> tuple[str, str | UnsetType]:
    """A card that the game knows has the game's own name, which is said in every language."""
    role = known.roles.get(plain(title))
    return (role, UNSET) if role is not None else (slug(told or title), title)


def _figure(column: Column, told: dict[Column, str], standing: RoleCard | None) -> int:
    if column not in told and standing is not None:
        return standing.figures[FIGURES.index(column)]
    text = _BLANKS.sub("", told[column])
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_COINS)):
        return int(text)
    key = Says.DECK_DECIMAL if _DECIMAL.fullmatch(text) else Says.DECK_NO_NUMBER if text else Says.DECK_FIGURE_MISSING
    raise _Fault(say(key, figure=say(column.value), text=told[column], most=MOST_COINS))


def _class(told: dict[Column, str], known: Vocabulary, standing: RoleCard | None) -> SocialClass:
    if Column.CLASS not in told and standing is not None:
        return standing.social_class
    found = known.classes.get(plain(told[Column.CLASS]))
    if found is None:
        raise _Fault(say(Says.DECK_NO_CLASS, text=told[Column.CLASS], classes=tuple(names.social_class(each) for each in CLASSES)))
    return found


def _spare(told: dict[Column, str], standing: RoleCard | None) -> bool:
    if Column.SPARE not in told:
        return standing is not None and standing.spare
    text = plain(told[Column.SPARE])
    if text not in (*YES, *NO):
        raise _Fault(say(Says.DECK_NO_SPARE, text=told[Column.SPARE]))
    return text in YES


def _left_out(told: dict[Column, str], standing: RoleCard | None) -> int:
    if Column.LEFT_OUT not in told:
        return 0 if standing is None else standing.left_out_at
    players = _LEFT_OUT.get(plain(told[Column.LEFT_OUT]))
    if players is None:
        raise _Fault(say(Says.DECK_NO_LEFT_OUT, text=told[Column.LEFT_OUT]))
    return players


def with_own_ids(cards: Iterable[RoleCard]) -> Iterator[RoleCard]:
    """Every card with an id that no other one has; a second one of a name that the game knows keeps that name as its own."""
    taken: set[str] = set()
    for card in cards:
        own = with_free_id(card, taken)
        taken.add(own.id)
        yield own


def with_free_id(card: RoleCard, taken: Container[str]) -> RoleCard:
    """The card, with a number after its id where that one is taken; it then keeps the name that the id stood for."""
    if card.id not in taken:
        return card
    free = next(f"{card.id}-{number}" for number in count(2) if f"{card.id}-{number}" not in taken)
    return structs.replace(card, id=free, name=card.title)
