"""The till on the desk: what must lie where, and what would explain that a pupil counted something else."""

from msgspec import Struct

from app.entries import Corrected, Entry
from app.terms.coins import CoinRange
from app.terms.places import Place
from app.terms.saying import Saying


class TillView(Struct, frozen=True):
    """Coins by place, in the order of the board; what the bank gave out on balance; and how many are surely enough for this game."""

    places: dict[Place, int]
    out: CoinRange
    enough: int


class Explanation(Struct, frozen=True):
    """What may have happened: the entry at its place, 0 first, would be another (None: it was never made).

    Where `is_a_move`, the entry is as it was, and something was not done with the coins.
    """

    what: Saying
    at: int
    entry: Entry | None = None
    is_a_move: bool = False


class CountedView(Struct, frozen=True):
    """A place where a pupil counted so many coins more (fewer, if below 0), what explains it, and the correction that makes it true."""

    place: Place
    more: int
    explanations: tuple[Explanation, ...]
    remedy: Corrected | None
    remedy_words: Saying | None
    is_explained: bool = True  # fully, not only nearly
