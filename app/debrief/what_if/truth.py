"""Truth: what a whole record tells of the coins that nobody saw, looking back from its end.

It is never narrower than what was said: what each seat kept from the pact follows from the count only where the pact was revealed,
because what a class chose not to open is not worked out behind its back.
"""

from enum import StrEnum

from msgspec import Struct, structs

from app.debrief.what_if.changes import PactWas
from app.rules.envelopes import Envelope, Envelopes
from app.rules.play import Replay
from app.rules.state import State
from app.terms.coins import CoinRange, exactly
from app.terms.people import Seat


class Doubt(StrEnum):
    """Why what was kept from the pact is not known for sure."""

    NOT_COUNTED = "not_counted"
    NOT_REVEALED = "not_revealed"
    REVEALED_OTHERWISE = "revealed_otherwise"  # not what was counted, or not what was said: no way to pay agrees with all of it
    IMAGINED = "imagined"  # a pact that was not made, and nobody says who put in what


class Truth(Struct, frozen=True):
    """What each seat kept from the pact, in coins, and by how many coins its counted savings were off in the end (a surprise).

    `put_in` is the pact as revealed. An offset is carried into the other game, because nobody knows where those coins went; it is None
    where nobody counted, or nobody knows what should have been there.
    """

    kept: tuple[CoinRange, ...]
    offsets: tuple[int | None, ...]
    put_in: tuple[int, ...] | None = None
    doubt: Doubt | None = None

    @property
    def is_exact(self) -> bool:
        """Whether every balance is known, so that every payment follows."""
        return all(kept.is_certain for kept in self.kept)

    def balance(self, seat: Seat, envelopes: Envelopes) -> CoinRange:
        """What a seat really has where the bank knows these envelopes, in coins."""
        envelope = envelopes.each[seat]
        return Envelope(self.kept[seat], envelope.known, envelope.emptied).balance

    def balances(self, state: State) -> tuple[CoinRange, ...]:
        """What every seat really has, 0 first, in coins."""
        return tuple(self.balance(seat, state.envelopes) for seat in state.setting.seats)


def truth(replay: Replay) -> Truth:
    """What a record tells, from all of it at once."""
    state = replay.state
    revealed, doubt = None if state.count is None else state.count.pact, _doubt(state)
    kept = tuple(envelope.kept for envelope in state.envelopes.each)
    if revealed is not None and doubt is None:
        kept = _kept(state, revealed)
    known = Truth(kept, (None,) * len(kept), revealed, doubt)
    return structs.replace(known, offsets=_offsets(state, known))


def imagined(known: Truth, now: State, change: PactWas) -> Truth:
    """The truth where the pact was another one; `now` is the state right after it."""
    put_in = change.contributions
    kept = tuple(envelope.kept for envelope in now.envelopes.each) if put_in is None else _kept(now, put_in)
    exact = all(each.is_certain for each in kept)
    revealed = tuple(_most(now) - each.low for each in kept) if exact else None
    return Truth(kept, known.offsets, revealed, None if exact else Doubt.IMAGINED)


def _most(state: State) -> int:
    """The most coins that one seat can put in; 0 without a pact."""
    return state.edition.pact.coins if state.edition.pact else 0


def _kept(state: State, put_in: tuple[int, ...]) -> tuple[CoinRange, ...]:
    return tuple(exactly(_most(state) - coins) for coins in put_in)


def _doubt(state: State) -> Doubt | None:
    """One sum of intervals: a way to pay agrees with all that was said if it adds up and lies in every range."""
    ranges = tuple(envelope.kept for envelope in state.envelopes.each)
    if state.count is not None and state.count.pact is not None:
        put_in = state.count.pact
        fits = all(range_.has(kept.low) for range_, kept in zip(ranges, _kept(state, put_in), strict=True))
        return None if fits and sum(put_in) == state.pact else Doubt.REVEALED_OTHERWISE
    if all(kept.is_certain for kept in ranges):
        return None
    return Doubt.NOT_COUNTED if state.count is None else Doubt.NOT_REVEALED


def _offsets(state: State, known: Truth) -> tuple[int | None, ...]:
    """Counted savings less what each seat should have had."""
    if state.count is None:
        return known.offsets
    pairs = zip(state.count.savings, known.balances(state), strict=True)
    return tuple(counted - had.low if had.is_certain else None for counted, had in pairs)
