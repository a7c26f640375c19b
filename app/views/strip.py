"""The strip's view: what the teacher is asked below the wall, where the class looks on.

It is an allow-list, as the public view is: sentences, names, and bounds that follow from what everybody has seen. No range, no default
that follows from an envelope, no event and no card before it is read has a place in it.
"""

from msgspec import Struct

from app.terms.people import Seat
from app.terms.saying import Saying


class Option(Struct, frozen=True):
    """Something to vote for or to choose: its id, its name, and the letter that stands on it."""

    id: str
    name: Saying
    letter: Saying


class PactLine(Struct, frozen=True):
    """The coins in the bag, 0 to `most`."""

    most: int


class DealLine(Struct, frozen=True):
    """Roles to be dealt, each once, for the players by seat; what the console has drawn is not told here."""

    names: tuple[str, ...]
    roles: tuple[Option, ...]


class EventLine(Struct, frozen=True):
    """The event of the coming round is read out, or else the bell rings after so many finished rounds (0: it cannot)."""

    finished: int


class VoteLine(Struct, frozen=True):
    """Tokens for each option, at most one a player."""

    is_tax: bool
    options: tuple[Option, ...]
    players: int


class TieLine(Struct, frozen=True):
    """The options that the seat which is asked chooses from; whether it may have voted for none of them."""

    seat: Seat
    options: tuple[Option, ...]
    may_pass: bool


class PayDayLine(Struct, frozen=True):
    """What each player owes by the cards that lie face up, by seat, in coins; whoever could not pay is told by seat and amount."""

    names: tuple[str, ...]
    dues: tuple[int, ...]


class CardOption(Struct, frozen=True):
    """A Midlife card that was not read yet; what it takes is a secret where `is_for_desk`, and has to be told at the desk."""

    id: str
    title: Saying
    is_for_desk: bool


class MidlifeLine(Struct, frozen=True):
    """Who can read next, with their seats, and which cards are left, in the order of the table of cards."""

    readers: tuple[tuple[Seat, str], ...]
    cards: tuple[CardOption, ...]


class FinalCountLine(Struct, frozen=True):
    """The opened envelopes, by seat; `pact_most` coins could each have put into the pact (None: there was none)."""

    names: tuple[str, ...]
    pact_most: int | None


class DeskLine(Struct, frozen=True):
    """Nothing that could be told here."""


Line = PactLine | DealLine | EventLine | VoteLine | TieLine | PayDayLine | MidlifeLine | FinalCountLine | DeskLine


class StripView(Struct, frozen=True):
    """One ask on the strip: what to do, the quieter word besides, and what can be entered.

    `table` and `turn` name the ask as they do at the desk: what was typed belongs to it.
    """

    now: Saying
    hint: Saying | None
    line: Line
    table: int = 0
    turn: int = 0
