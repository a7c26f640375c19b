"""The till: what must lie where on the table after the entries so far. It knows no screen, and counts nothing by itself."""

from collections.abc import Iterable

from msgspec import Struct

from app.rules.envelopes import Envelope, Envelopes
from app.rules.state import State
from app.terms.calendar import Phase
from app.terms.coins import CoinRange, exactly
from app.terms.places import Place


class Till(Struct, frozen=True):
    """Coins by place, and in all envelopes together: a range where an envelope was emptied and nobody said how much was in it."""

    places: dict[Place, int]
    envelopes: CoinRange

    @property
    def out(self) -> CoinRange:
        """What the bank gave out on balance: all that does not lie in it now."""
        return self.envelopes.plus(sum(self.places.values()))


def till(state: State) -> Till:
    """What must lie where; before the pact is counted, its coins lie in envelopes and the bag and count as envelopes."""
    funds = {Place(name): fund for name, fund in state.funds.items()}
    return Till(funds | {Place.MIDDLE: _unshared(state) + state.gift, Place.RESERVE: state.reserve}, in_envelopes(state))


def _unshared(state: State) -> int:
    """The round's revenue while the budget is not split: also where the State failed on pay day."""
    row = state.row or (state.history[-1] if state.phase is Phase.OVER and state.history else None)
    return 0 if row is None or row.budget is not None else row.revenue or 0


def in_envelopes(state: State) -> CoinRange:
    """Coins in all envelopes together; once they are open, what was counted."""
    if state.count is not None:
        return exactly(sum(state.count.savings))
    pact = state.edition.pact
    if state.phase is Phase.PACT and pact is not None:
        return exactly(pact.coins * len(state.setting.players))
    return _together(state.envelopes)


def _together(envelopes: Envelopes) -> CoinRange:
    """The sum is known better than its parts: what all kept adds up, and only what was emptied unsaid is missing from it.

    >>> from app.rules.envelopes import Envelope, Envelopes
    >>> two = Envelopes((Envelope(CoinRange(0, 3), 2), Envelope(CoinRange(0, 3), 4))).summed_to(3)
    >>> _together(two), _together(two.emptied(0))
    (CoinRange(low=9, high=9), CoinRange(low=4, high=7))
    """
    known = sum(envelope.known for envelope in envelopes.each)
    full = _kept(envelope for envelope in envelopes.each if not envelope.emptied)
    if envelopes.kept_total is None:
        return full.plus(known)
    gone = _kept(envelope for envelope in envelopes.each if envelope.emptied)
    kept = envelopes.kept_total
    return CoinRange(max(full.low, kept - gone.high), min(full.high, kept - gone.low)).plus(known)


def _kept(envelopes: Iterable[Envelope]) -> CoinRange:
    ranges = [envelope.kept for envelope in envelopes]
    return CoinRange(sum(each.low for each in ranges), sum(each.high for each in ranges))
