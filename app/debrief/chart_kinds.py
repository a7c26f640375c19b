"""Charts of a spreadsheet as data: which columns of which table are drawn, how, and in whose colours. Nothing here draws."""

from enum import StrEnum

from msgspec import Struct

from app.terms.saying import Saying, Says


class Tint(StrEnum):
    """The colours of the screens on light paper; a test holds the two together."""

    INK = "#1C2026"
    COIN = "#E2AC2E"
    HEALTH = "#A9201A"
    EDUCATION = "#1A6335"
    SHIELD = "#1F4E9C"
    TAX_A = "#0072B2"
    TAX_B = "#009E73"
    TAX_C = "#D55E00"
    TAX_D = "#CC79A7"
    MUTED = "#474B52"


class Form(StrEnum):
    """How a chart draws its numbers."""

    LINES = "lines"
    STACK = "stack"
    LYING = "lying"
    LYING_STACK = "lying_stack"


LYING = frozenset({Form.LYING, Form.LYING_STACK})
"""The forms whose places stand below each other, the first on top."""


class Series(Struct, frozen=True):
    """One column of a table by its heading, under a name of its own. `pattern` and `marker` tell it apart without its colour."""

    column: Saying
    name: Saying
    tint: Tint
    pattern: str | None = None
    marker: str = "circle"


class Chart(Struct, frozen=True):
    """A chart of columns of the table with the title `of`; `places` head the columns that name the places along the axis."""

    title: Saying
    of: Says
    form: Form
    places: tuple[Saying, ...]
    series: tuple[Series, ...]
    along: Saying
    measure: Saying
    high: int | None = None
