"""Plots: figures of plain numbers and texts, revealed part by part. Values only; nothing here draws or imports a chart library.

A tone is never colour alone: `plots_tones` gives each a letter, a sign or a pattern of its own.
"""

from enum import StrEnum, auto

from msgspec import Struct


class Part(StrEnum):
    """What a step adds to a figure; whatever comes later keeps its place and is not painted before."""

    SHAPE = auto()
    AXIS = auto()
    LABELS = auto()
    CAUSES = auto()


ALL_PARTS = tuple(Part)


class Tone(StrEnum):
    """What a colour, a pattern or a sign stands for."""

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
    """Something said at a place of a line or at a bar, 0 the first place; causes come last."""

    at: int
    says: str
    is_cause: bool = False

    @property
    def part(self) -> Part:
        """With which part the mark comes."""
        return Part.CAUSES if self.is_cause else Part.LABELS


class Line(Struct, frozen=True):
    """A value for each place, None where there is none; `steps` holds each value until the next place."""

    name: str
    tone: Tone
    values: tuple[float | None, ...]
    marks: tuple[Mark, ...] = ()
    steps: bool = False


class Band(Struct, frozen=True):
    """A dashed line across the figure at a value, and what begins there."""

    value: float
    says: str


class Lines(Struct, frozen=True):
    """Lines over the same places; `low` and `high` bound the axis."""

    places: tuple[str, ...]
    lines: tuple[Line, ...]
    low: float
    high: float
    measure: str = ""
    bands: tuple[Band, ...] = ()


class Piece(Struct, frozen=True):
    """A piece of a bar; below 0 it hangs on the other side of the base line."""

    name: str
    tone: Tone
    value: float


class Bar(Struct, frozen=True):
    """Pieces one after another from the base line; `total` is said in line with the other bars' totals."""

    name: str
    pieces: tuple[Piece, ...]
    total: str = ""
    mark: Mark | None = None


class Bars(Struct, frozen=True):
    """Bars side by side, upright (unless their names are too long for that) or lying.

    `pieces_count` says each piece's value in it, where there are few bars and room; without that a piece is only as long as it is.
    """

    bars: tuple[Bar, ...]
    measure: str = ""
    upright: bool = True
    pieces_count: bool = True


class Move(Struct, frozen=True):
    """One step of a waterfall: why, and by how much."""

    why: str
    by: float
    tone: Tone = Tone.INK


class Waterfall(Struct, frozen=True):
    """From a value to a value by moves, one row for each."""

    start: float
    moves: tuple[Move, ...]
    end: float
    measure: str = ""


class Thread(Struct, frozen=True):
    """Somebody's way from a rung to a rung, 0 the lowest."""

    name: str
    before: int
    after: int


class Slopes(Struct, frozen=True):
    """Who stood on which rung before and after; rungs from the lowest."""

    rungs: tuple[str, ...]
    threads: tuple[Thread, ...]
    before: str = ""
    after: str = ""


class WordsPanel(Struct, frozen=True):
    """No figure: words to choose from, or sentences to finish."""

    lines: tuple[str, ...]


class Pair(Struct, frozen=True):
    """Two figures beside each other, each under its caption."""

    captions: tuple[str, str]
    figures: tuple["Lines | Bars | Waterfall | Slopes | WordsPanel", "Lines | Bars | Waterfall | Slopes | WordsPanel"]


Plot = Lines | Bars | Waterfall | Slopes | WordsPanel | Pair
