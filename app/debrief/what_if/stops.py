"""Stops: where another game stops being this one, and why, as data."""

from msgspec import Struct

from app.entries import CardRead, Corrected, Entry
from app.rules.refusals import AlreadyDrawn, AmountUnknown, Refusal
from app.rules.state import State
from app.terms.calendar import Phase
from app.terms.coins import CoinRange
from app.terms.people import Seat


class _Stop(Struct, frozen=True):
    """Where: in which round, and what was to be told next."""

    round: int
    phase: Phase


class TieUnanswered(_Stop, frozen=True):
    """A tie that did not exist, or was put to somebody else: nobody knows what this seat would have said."""

    seat: Seat
    between: tuple[str, ...]


class NobodyPlayedOn(_Stop, frozen=True):
    """In the real game the State had failed by then: nobody voted, paid or read any more."""


class PaymentOpen(_Stop, frozen=True):
    """A seat may or may not have been able to pay, or nobody knows how much: what is due and what it could have, in coins.

    `due` is None where it follows from the balance.
    """

    seat: Seat
    due: int | None
    possible: CoinRange


class CardGone(_Stop, frozen=True):
    """A Midlife card that a seat read in the real game was drawn by another here."""

    seat: Seat
    card: str


class CorrectionImpossible(_Stop, frozen=True):
    """What was put right in the real game cannot be put right here: a scale's end, or coins that are not there."""

    correction: Corrected


class SavingsOpen(_Stop, frozen=True):
    """The game went to its end, but nobody knows what is in these seats' envelopes: there are no scores."""

    seats: tuple[Seat, ...]


Stopped = TieUnanswered | NobodyPlayedOn | PaymentOpen | CardGone | CorrectionImpossible | SavingsOpen


def tie_unanswered(state: State) -> TieUnanswered:
    """The stop at the tie that is open."""
    return TieUnanswered(state.round, state.phase, state.open_tie.asked, state.open_tie.between)


def stop_of(state: State, entry: Entry, refusal: Refusal) -> Stopped:
    """What a refusal means in a game that was not played; any but these is a mistake of ours."""
    where = (state.round, state.phase)
    if isinstance(entry, Corrected):
        return CorrectionImpossible(*where, entry)
    if isinstance(refusal, AmountUnknown):
        return PaymentOpen(*where, refusal.seat, refusal.due, refusal.possible)
    if isinstance(refusal, AlreadyDrawn) and isinstance(entry, CardRead):
        return CardGone(*where, entry.seat, refusal.card)
    raise ValueError(refusal)
