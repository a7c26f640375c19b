"""Refusals: why the table cannot have done what was entered. They are data; the desk puts them into words."""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from app.terms.coins import CoinRange
from app.terms.people import Seat


class Code(StrEnum):
    """The kinds of refusal, in the order in which the first that fits is given."""

    OVER = "over"
    OUT_OF_TURN = "out_of_turn"
    SEAT = "seat"
    ROLES = "roles"
    RANGE = "range"
    CONTRADICTION = "contradiction"
    MISSING = "missing"


class Refusal(Struct, frozen=True):
    """Why not; `code` is the kind."""

    code: ClassVar[Code]


class GameIsOver(Refusal, frozen=True):
    """Nothing can be entered any more."""

    code = Code.OVER


class NotItsTurn(Refusal, frozen=True):
    """Another entry is expected."""

    code = Code.OUT_OF_TURN
    expected: str
    entered: str


class NoSuchSeat(Refusal, frozen=True):
    """A seat that is not at the table."""

    code = Code.SEAT
    seat: Seat
    players: int


class NotTheSeatAsked(Refusal, frozen=True):
    """A tie is put to one seat, and another answered."""

    code = Code.SEAT
    seat: Seat
    asked: Seat


class NotTheRolesInPlay(Refusal, frozen=True):
    """A deal that is not exactly the roles in play, each once."""

    code = Code.ROLES
    missing: tuple[str, ...]
    strange: tuple[str, ...]


class OutOfBounds(Refusal, frozen=True):
    """A number outside its bounds; `what` names it."""

    code = Code.RANGE
    what: str
    value: int
    low: int
    high: int


class MoreVotesThanPlayers(Refusal, frozen=True):
    """More tokens in the bag than players at the table."""

    code = Code.RANGE
    votes: int
    players: int


class NoSuchChoice(Refusal, frozen=True):
    """An option, card or service that does not exist here."""

    code = Code.RANGE
    choice: str
    possible: tuple[str, ...]


class AlreadyDrawn(Refusal, frozen=True):
    """A Midlife card that was drawn before."""

    code = Code.RANGE
    card: str


class AlreadyRead(Refusal, frozen=True):
    """A seat that has read its card."""

    code = Code.RANGE
    seat: Seat


class NothingAsked(Refusal, frozen=True):
    """Coins said to be handed over where nothing is asked of that seat."""

    code = Code.RANGE
    seat: Seat


class MoreThanAsked(Refusal, frozen=True):
    """More handed over than is asked, in coins."""

    code = Code.RANGE
    seat: Seat
    handed_over: int
    asked: int


class WrongLength(Refusal, frozen=True):
    """A list that does not have one value for each seat."""

    code = Code.RANGE
    what: str
    length: int
    players: int


class NoPactHere(Refusal, frozen=True):
    """Contributions in an edition without a pact."""

    code = Code.RANGE


class Impossible(Refusal, frozen=True):
    """No possible balance allows what was said: whose, what, and what would be possible, in coins.

    `off` is the smallest change of the balance, in coins, that would allow it; 0 where no change of the balance is an answer.
    """

    code = Code.CONTRADICTION
    seat: Seat
    said: int
    possible: CoinRange
    off: int = 0


class NobodyLeftToPass(Refusal, frozen=True):
    """Everyone who did not vote for a tied option has passed already (or, in a budget tie, passing is not possible)."""

    code = Code.CONTRADICTION
    seat: Seat


class AmountUnknown(Refusal, frozen=True):
    """An amount that cannot be known must be said: of whom, what is due, and what they could have, in coins."""

    code = Code.MISSING
    seat: Seat
    due: int | None
    possible: CoinRange


AnyRefusal = (
    GameIsOver
    | NotItsTurn
    | NoSuchSeat
    | NotTheSeatAsked
    | NotTheRolesInPlay
    | OutOfBounds
    | MoreVotesThanPlayers
    | NoSuchChoice
    | AlreadyDrawn
    | AlreadyRead
    | NothingAsked
    | MoreThanAsked
    | WrongLength
    | NoPactHere
    | Impossible
    | NobodyLeftToPass
    | AmountUnknown
)
