"""The debrief at the desk: the list of slides, the one that is up, and the games that were not played. Shapes, for the teacher alone.

What a what-if says of an open payment is secret; the wall gets slides, which are made elsewhere and hold nothing of this.
"""

from enum import StrEnum, auto

from msgspec import Struct

from app.terms.saying import Saying
from app.terms.services import PerService
from app.views.slides import SlideId, SlideScene

MOST_OTHERS = 3  # games beside the real one
MINUTES = (15, 30, 50)  # for which slides are chosen at once


class SlideLine(Struct, frozen=True):
    """A slide in the list: its heading, and whether the debrief shows it."""

    id: SlideId
    heading: Saying
    is_chosen: bool


class DebriefView(Struct, frozen=True):
    """All of the debrief's page. `at` is the place of the slide that is up, 0 first; `following` says what one step more would bring.

    `minutes` is the preset that the choice and order agree with, or None; `is_kept` whether the lesson remembers them.
    """

    lines: tuple[SlideLine, ...]
    at: int
    scene: SlideScene
    following: Saying
    minutes: int | None
    has_names: bool
    is_on_wall: bool
    is_kept: bool
    is_over: bool


class Kind(StrEnum):
    """What one thing of a game can have been otherwise."""

    TAX = auto()
    ORDER = auto()
    EVENT = auto()
    CARD = auto()
    PACT = auto()


class Instead(Struct, frozen=True):
    """One thing that can be tried, by the number of its change, and what it would have been."""

    number: int
    says: Saying


class WhatIfPlace(Struct, frozen=True):
    """A round or a seat, what really was there, and what can be tried."""

    says: Saying
    was: Saying
    insteads: tuple[Instead, ...]


class Choice(Struct, frozen=True):
    """One kind of change, with its places."""

    kind: Kind
    places: tuple[WhatIfPlace, ...]


class Beside(Struct, frozen=True):
    """One game of those that stand beside each other: how it ended or stopped, and how everything stood then.

    `tensions` begins with Tension at the start; tokens and scores are by seat, `scores` None where nobody counted.
    """

    ended: Saying
    tensions: tuple[int, ...]
    tension: int | None
    levels: PerService[int]
    tokens: tuple[int, ...]
    scores: tuple[int, ...] | None


class OtherGame(Struct, frozen=True):
    """A what-if: the number of its change, what was otherwise, where it stops being this game, and what is not known in it."""

    number: int
    what: Saying
    game: Beside
    stopped: Saying | None
    doubt: Saying | None


class Saved(Struct, frozen=True):
    """A single change that would have saved the country: Tension it left below 10, and the sum of the levels."""

    number: int
    what: Saying
    tension_left: int
    levels: int


class Search(Struct, frozen=True):
    """All single changes, as far as they were tried; `found` is None until all were, best first. `question` is what they answer."""

    question: Saying
    tried: int
    of: int
    is_running: bool
    found: tuple[Saved, ...] | None


class WhatIfView(Struct, frozen=True):
    """The what-ifs: what can be tried, the real game, up to three others, and the search; `search` is None where nothing was to be saved.

    `on_wall` is the place among the others of the one that the class sees, 0 first; while the game goes on none may be shown.
    """

    choices: tuple[Choice, ...]
    players: tuple[Saying, ...]
    real: Beside
    others: tuple[OtherGame, ...]
    on_wall: int | None
    search: Search | None
    may_show: bool
