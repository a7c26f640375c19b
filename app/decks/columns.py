"""The columns of a table of role cards, and by which words they are known in every language that the program speaks."""

import re
from collections.abc import Callable, Iterable
from enum import Enum

from msgspec import Struct

from app.terms import names
from app.terms.people import CLASSES, SocialClass
from app.terms.saying import Saying, Says

Say = Callable[[Saying | Says], str]


class Column(Enum):
    """What stands in a column, as the key that names it."""

    NAME = Says.COLUMN_ROLE
    CLASS = Says.COLUMN_CLASS
    INCOME = Says.COLUMN_INCOME
    COST = Says.EXPORT_COST
    GET_BY = Says.GET_BY
    LIVE_WELL = Says.LIVE_WELL
    THRIVE = Says.THRIVE
    SPARE = Says.DECK_SPARE
    LEFT_OUT = Says.DECK_LEFT_OUT
    ID = Says.DECK_ID


LONGEST_ID = 60  # letters
FIGURES = (Column.INCOME, Column.COST, Column.GET_BY, Column.LIVE_WELL, Column.THRIVE)
_OTHER_HEADS = {  # as they stand on the cards, in deck files, and where others write them
    Column.NAME: ("name", "nombre", "rol", "card", "carta"),
    Column.CLASS: ("class", "clase", "clase social"),
    Column.INCOME: ("income", "ingreso", "ingresos"),
    Column.COST: ("cost_of_living", "living", "coste de vida", "coste"),
    Column.GET_BY: ("get_by",),
    Column.LIVE_WELL: ("live_well",),
    Column.THRIVE: ("thrive",),
    Column.SPARE: ("spare", "repuesto"),
    Column.LEFT_OUT: ("left_out_at", "left out", "fuera"),
    Column.ID: ("id",),
}
_OTHER_CLASSES = {
    SocialClass.UPPER: ("upper", "upper class", "clase alta", "alta"),
    SocialClass.MIDDLE: ("middle", "middle class", "clase media", "media"),
    SocialClass.WORKING: ("working", "working class", "clase baja", "baja", "clase trabajadora", "trabajadora"),
}
YES, NO = ("yes", "true", "1", "x", "sí", "si", "verdadero"), ("", "no", "false", "0", "-", "\N{EN DASH}", "falso")
_ROLE = "role_"


class Vocabulary(Struct, frozen=True):
    """What a head, a class or the title of a known card means, by its text without capitals."""

    heads: dict[str, Column]
    classes: dict[str, SocialClass]
    roles: dict[str, str]


def vocabulary(says: Iterable[Say]) -> Vocabulary:
    """All that is said in these languages, and what else is commonly written."""
    heads = {word: column for column, words in _OTHER_HEADS.items() for word in words}
    classes = {word: each for each, words in _OTHER_CLASSES.items() for word in words}
    roles: dict[str, str] = {}
    for say in says:
        heads |= {plain(say(column.value)): column for column in Column}
        classes |= {plain(say(names.social_class(each))): each for each in CLASSES}
        roles |= {plain(say(key)): key.removeprefix(_ROLE).replace("_", "-") for key in Says if key.startswith(_ROLE)}
    return Vocabulary(heads, classes, roles)


def plain(text: str) -> str:
    """A text as it is looked up: no capitals, one blank between words."""
    return " ".join(text.split()).casefold()


def slug(text: str) -> str:
    """A card's id out of its name; "card" where nothing of it can stand in an id.

    >>> slug("Ship  owner"), slug("¿?")
    ('ship-owner', 'card')
    """
    return re.sub(r"[^a-z0-9]+", "-", plain(text)[:LONGEST_ID]).strip("-") or "card"
