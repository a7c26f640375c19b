"""Envelopes: what the bank can know of coins it cannot see.

Each player kept a secret part of the pact's coins; everything since then was seen. So a balance is what was kept plus what is known,
and all that was kept adds up to a known sum. The ranges are tight: their ends are the least and the most over all ways to pay the pact.
"""

from msgspec import Struct, structs

from app.terms.coins import CoinRange, exactly
from app.terms.people import Seat


class Envelope(Struct, frozen=True, gc=False):
    """One envelope: the coins kept from the pact, and the coins known to lie on top of them.

    Once it was emptied without anyone saying how much was in it, what was kept is gone and only `known` is left.
    """

    kept: CoinRange
    known: int = 0
    emptied: bool = False

    @property
    def balance(self) -> CoinRange:
        """Every number of coins it could hold now."""
        return exactly(self.known) if self.emptied else self.kept.plus(self.known)


class Envelopes(Struct, frozen=True):
    """All envelopes of a table; `kept_total` is None until the pact is counted."""

    each: tuple[Envelope, ...]
    kept_total: int | None = None

    def balance(self, seat: Seat) -> CoinRange:
        """Every number of coins a seat could have now."""
        return self.each[seat].balance

    def balances(self) -> tuple[CoinRange, ...]:
        """The ranges of all seats, 0 first."""
        return tuple(envelope.balance for envelope in self.each)

    def plus(self, seat: Seat, coins: int) -> "Envelopes":
        """After a number of coins that everyone saw was put in (or taken out)."""
        envelope = self.each[seat]
        return self._with(seat, Envelope(envelope.kept, envelope.known + coins, envelope.emptied))

    def emptied(self, seat: Seat) -> "Envelopes":
        """After an unknown number of coins was taken out and nothing is left; it teaches nothing about what was kept."""
        return self._with(seat, Envelope(self.each[seat].kept, 0, emptied=True))

    def narrowed(self, seat: Seat, low: int, high: int | None = None) -> "Envelopes | None":
        """After it turned out that a balance lies between these bounds; None if it cannot."""
        envelope = self.each[seat]
        now = envelope.balance
        top = now.high if high is None else min(high, now.high)
        low = max(low, now.low)
        if low > top:
            return None
        if (low, top) == (now.low, now.high):
            return self
        kept = CoinRange(low - envelope.known, top - envelope.known)
        return self._with(seat, Envelope(kept, envelope.known)).propagated()

    def summed_to(self, kept_total: int) -> "Envelopes":
        """After the pact was counted: all that was kept adds up to so many coins."""
        return structs.replace(self, kept_total=kept_total).propagated()

    def propagated(self) -> "Envelopes":
        """With every range as tight as the sum of all that was kept makes it; for one sum, one pass is enough."""
        if self.kept_total is None:
            return self
        over_low = self.kept_total - sum(envelope.kept.low for envelope in self.each)
        over_high = self.kept_total - sum(envelope.kept.high for envelope in self.each)
        return structs.replace(self, each=tuple(_tightened(envelope, over_low, over_high) for envelope in self.each))

    def _with(self, seat: Seat, envelope: Envelope) -> "Envelopes":
        return Envelopes((*self.each[:seat], envelope, *self.each[seat + 1 :]), self.kept_total)


def untouched(players: int, coins: int) -> Envelopes:
    """Envelopes in which each player kept anything from nothing to this many coins."""
    return Envelopes((Envelope(CoinRange(0, coins)),) * players)


def _tightened(envelope: Envelope, over_low: int, over_high: int) -> Envelope:
    kept = envelope.kept
    low, high = max(kept.low, kept.high + over_high), min(kept.high, kept.low + over_low)
    return envelope if (low, high) == (kept.low, kept.high) else structs.replace(envelope, kept=CoinRange(low, high))
