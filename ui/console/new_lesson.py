"""A new lesson as the teacher set it up, and what the program offers for it: plain values between the desk and the rest."""

from msgspec import Struct

from app.terms.people import Deck
from ui.text.languages import Language

SUFFIX = ".lesson"  # of the file


class NewLesson(Struct, frozen=True):
    """What a lesson begins with: 6 to 8 players by seat; `deck` is a file of role cards, None for the edition's sample deck."""

    label: str
    edition: str
    players: tuple[str, ...]
    deck: str | None
    desk_language: Language
    wall_language: Language
    folder: str


class HeaderChange(Struct, frozen=True):
    """What a table is called from now on, and who sits where: as many players as before, by seat."""

    label: str
    players: tuple[str, ...]


class CardsChange(Struct, frozen=True):
    """What a table is played with instead: the edition, and the whole deck with its figures as they are printed."""

    edition: str
    deck: Deck


class RecentLesson(Struct, frozen=True):
    """A lesson that was played here before: its file, its label, the day as YYYY-MM-DD, and how far it came.

    It `is_fresh` where it was played a few hours ago and is not over: whatever stopped it, it is most likely wanted again.
    """

    path: str
    label: str
    day: str
    round: int
    is_over: bool = False
    is_fresh: bool = False


class EditionOffer(Struct, frozen=True):
    """An edition that can be played: its name, whether it opens with the pact, and coins for a level by number of players."""

    name: str
    has_pact: bool
    level_prices: dict[int, int]


class DeckOffer(Struct, frozen=True):
    """Role cards that a new lesson can be played with: their file ("" is the sample deck's), and whether they were compared."""

    path: str
    deck: Deck
    is_compared: bool = False

    @property
    def is_sample(self) -> bool:
        """Whether these are the cards that come with the program."""
        return not self.path


class KeepDeck(Struct, frozen=True):
    """A deck to be kept: in the file at `path`, or in one of its own where that is ""; whether it was compared with the printed cards."""

    path: str
    deck: Deck
    is_compared: bool


class Offer(Struct, frozen=True):
    """What can be chosen for a new lesson: editions (the first is the default), recent lessons, and the folder they are kept in."""

    editions: tuple[EditionOffer, ...]
    folder: str
    recent: tuple[RecentLesson, ...] = ()
