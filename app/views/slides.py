"""Slides: what the debrief shows of a game that was played, as public as the wall. Shapes only.

A slide holds sayings and numbers that were copied by name. After the count the envelopes are open; before it no slide holds a balance.
"""

from enum import StrEnum, auto

from msgspec import Struct

from app.terms.saying import Saying


class SlideId(StrEnum):
    """Every slide, in the order in which a debrief of 50 minutes shows them; the last push is there in a Failed State only."""

    FEELINGS = auto()
    TENSION = auto()
    CAUSES = auto()
    LAST_PUSH = auto()
    TAXES = auto()
    VOTES = auto()
    SERVICES = auto()
    MONEY = auto()
    BURDEN = auto()
    TOKENS = auto()
    CLASSES = auto()
    SCORES = auto()
    GAP = auto()
    PACT = auto()
    WHAT_IF = auto()
    PREDICTION = auto()
    NEXT = auto()


class Part(StrEnum):
    """What a step adds to a figure: its bare shape, what its axes mean, its numbers and names, why it is so."""

    SHAPE = auto()
    AXIS = auto()
    LABELS = auto()
    CAUSES = auto()


class Tone(StrEnum):
    """What a colour, a pattern or a sign stands for. Never colour alone: each is drawn with a letter, a sign or a pattern of its own."""

    INK = auto()
    MUTED = auto()
    COIN = auto()
    UPPER = auto()
    MIDDLE = auto()
    WORKING = auto()
    TAX_A = auto()
    TAX_B = auto()
    TAX_C = auto()
    TAX_D = auto()
    HEALTH = auto()
    EDUCATION = auto()
    SHIELD = auto()
    DIVIDEND = auto()
    LEGACY = auto()
    TOKEN = auto()


class Mark(Struct, frozen=True):
    """Something said at a place of a line or over a bar, 0 the first; a cause comes with the causes, anything else with the labels."""

    at: int
    says: Saying
    is_cause: bool = False


class Line(Struct, frozen=True):
    """A value for each place, None where there is none; `steps` draws it as a staircase."""

    name: Saying
    tone: Tone
    values: tuple[float | None, ...]
    marks: tuple[Mark, ...] = ()
    steps: bool = False


class Band(Struct, frozen=True):
    """A line across the figure at a value, and what lies above it."""

    value: float
    says: Saying


class Lines(Struct, frozen=True):
    """Lines over the same places. `low` and `high` bound the axis, in the unit that `measure` names."""

    places: tuple[Saying, ...]
    lines: tuple[Line, ...]
    low: float
    high: float
    measure: Saying
    bands: tuple[Band, ...] = ()


class Piece(Struct, frozen=True):
    """A piece of a bar: below 0 it hangs under the base line."""

    name: Saying
    tone: Tone
    value: float


class Bar(Struct, frozen=True):
    """Pieces on top of each other. `total` is said at its end (None: nothing is), `mark` over it."""

    name: Saying
    pieces: tuple[Piece, ...]
    total: Saying | None = None
    mark: Mark | None = None


class Bars(Struct, frozen=True):
    """Bars side by side; `upright` or lying. Pieces of one name are one colour, and said once.

    `pieces_count` says each piece's value in it; without that a piece is only as high as it is.
    """

    bars: tuple[Bar, ...]
    measure: Saying
    upright: bool = True
    pieces_count: bool = True


class Move(Struct, frozen=True):
    """One step of a waterfall: by how much, and why."""

    why: Saying
    by: float
    tone: Tone = Tone.INK


class Waterfall(Struct, frozen=True):
    """From a value to a value, by moves."""

    start: float
    moves: tuple[Move, ...]
    end: float
    measure: Saying


class Thread(Struct, frozen=True):
    """Somebody's way from a rung to a rung, 0 the lowest."""

    name: Saying
    before: int
    after: int


class Slopes(Struct, frozen=True):
    """Who stood where before and after; rungs from the lowest."""

    rungs: tuple[Saying, ...]
    threads: tuple[Thread, ...]
    before: Saying
    after: Saying


class Words(Struct, frozen=True):
    """No figure: a few words to choose from, or sentences to finish."""

    lines: tuple[Saying, ...]


class Pair(Struct, frozen=True):
    """Two things beside each other, each with its own caption."""

    captions: tuple[Saying, Saying]
    figures: tuple["Lines | Bars | Waterfall | Slopes | Words", "Lines | Bars | Waterfall | Slopes | Words"]


Figure = Lines | Bars | Waterfall | Slopes | Words | Pair


class Slide(Struct, frozen=True):
    """One picture of the debrief: a heading, one question for the class, two for the teacher, and a figure revealed part by part.

    `heading` is neutral while the labels are not shown (`news` says then what there is to see); `note` qualifies what is shown.
    """

    id: SlideId
    heading: Saying
    news: Saying | None
    question: Saying
    asks: tuple[Saying, Saying]
    figure: Figure
    parts: tuple[Part, ...]
    note: Saying | None = None


class SlideScene(Struct, frozen=True):
    """A slide on the wall with so many of its parts shown, at least one; `number` of `of` as the teacher has ordered them."""

    slide: Slide
    shown: int
    number: int
    of: int
