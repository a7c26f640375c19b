"""Demands: what an envelope must give, and what is learnt from whether it could.

What was said is used as it is; what was not said is filled in where it is certain, and where it is open "paid in full" is the default.
"""

from bisect import bisect_left, bisect_right

from msgspec import Struct

from app.rules.envelopes import Envelopes
from app.rules.refusals import AmountUnknown, Impossible, MoreThanAsked, NothingAsked, OutOfBounds, Refusal
from app.terms.coins import CoinRange, exactly
from app.terms.people import Seat
from app.terms.whole import BOUND


class Demand(Struct, frozen=True, gc=False):
    """Coins asked of one seat: a number, or half of what is there rounded up and that number more, or everything.

    `token` says whether being short means a token; where everything is asked, whether having had nothing does.
    """

    seat: Seat
    coins: int = 0
    half: bool = False
    everything: bool = False
    token: bool = False

    @property
    def asks(self) -> bool:
        """Whether anything is asked at all."""
        return self.half or self.everything or self.coins > 0

    @property
    def follows_from_balance(self) -> bool:
        """Whether the amount is not on the card but depends on what is there."""
        return self.half or self.everything

    def amount(self, balance: int) -> int:
        """The coins that a balance gives up, never more than it holds (ruling 17).

        >>> [b - Demand(0, coins=2, half=True).amount(b) for b in range(1, 9)]
        [0, 0, 0, 0, 0, 1, 1, 2]
        """
        if self.everything:
            return balance
        return min(balance, (balance + 1) // 2 + self.coins if self.half else self.coins)

    def balances(self, said: int) -> CoinRange:
        """Every balance that gives up exactly so many coins.

        >>> Demand(0, coins=2, half=True).balances(5), Demand(0, coins=4).balances(3)
        (CoinRange(low=5, high=6), CoinRange(low=3, high=3))
        """
        if not self.follows_from_balance:
            return CoinRange(said, BOUND) if said == self.coins else exactly(said)
        # the amount never falls as the balance rises, and a balance above 2 × said has passed it
        possible = range(said, 2 * said + 2)
        first, end = bisect_left(possible, said, key=self.amount), bisect_right(possible, said, key=self.amount)
        return CoinRange(possible[first], possible[end - 1])


class Met(Struct, frozen=True, gc=False):
    """A demand that was met: the envelopes after it, what was handed over (None if unknown), and whether that was short."""

    envelopes: Envelopes
    handed_over: int | None
    short: bool


def bounds(demand: Demand, said: int) -> Refusal | None:
    """Why an amount can never be an answer to this demand, whatever the balance."""
    if not demand.asks:
        return NothingAsked(demand.seat)
    if said < 0:
        return OutOfBounds("handed_over", said, 0, BOUND)
    if not demand.follows_from_balance and said > demand.coins:
        return MoreThanAsked(demand.seat, said, demand.coins)
    return None


def met(envelopes: Envelopes, demand: Demand, said: int | None) -> Met | Refusal:
    """The demand met, with what was said of it or with what follows by itself."""
    if not demand.asks:
        return Met(envelopes, 0, short=False)
    if said is None:
        return _unsaid(envelopes, demand)
    if demand.follows_from_balance:
        return _said_from_balance(envelopes, demand, said)
    return _said(envelopes, demand, said)


def _said(envelopes: Envelopes, demand: Demand, said: int) -> Met | Refusal:
    short = said < demand.coins
    after = envelopes.narrowed(demand.seat, said, said if short else None)
    if after is None:
        return _impossible(envelopes, demand, said)
    return Met(after.plus(demand.seat, -said), said, short)


def _said_from_balance(envelopes: Envelopes, demand: Demand, said: int) -> Met | Refusal:
    fitting = demand.balances(said)
    after = envelopes.narrowed(demand.seat, fitting.low, fitting.high)
    if after is None:
        return _impossible(envelopes, demand, said)
    return Met(after.plus(demand.seat, -said), said, short=demand.everything and said == 0)


def _impossible(envelopes: Envelopes, demand: Demand, said: int) -> Impossible:
    """Why this cannot have been said: what could have been handed over, and how far the balance is from one that allows it."""
    balance, fitting = envelopes.balance(demand.seat), demand.balances(said)
    possible = CoinRange(demand.amount(balance.low), demand.amount(balance.high))
    off = fitting.low - balance.high if fitting.low > balance.high else fitting.high - balance.low
    return Impossible(demand.seat, said, possible, off)


def _unsaid(envelopes: Envelopes, demand: Demand) -> Met | Refusal:
    balance = envelopes.balance(demand.seat)
    if demand.everything:
        return _all_taken(envelopes, demand)
    if demand.half:
        least, most = demand.amount(balance.low), demand.amount(balance.high)
        if least != most:
            return AmountUnknown(demand.seat, None, balance)
        return Met(envelopes.plus(demand.seat, -least), least, short=False)
    if balance.may_cover(demand.coins):
        after = envelopes.narrowed(demand.seat, demand.coins)
        return Met((after or envelopes).plus(demand.seat, -demand.coins), demand.coins, short=False)
    if not balance.is_certain:
        return AmountUnknown(demand.seat, demand.coins, balance)
    return Met(envelopes.plus(demand.seat, -balance.low), balance.low, short=True)


def _all_taken(envelopes: Envelopes, demand: Demand) -> Met | Refusal:
    balance = envelopes.balance(demand.seat)
    if demand.token and balance.low == 0 < balance.high:
        return AmountUnknown(demand.seat, None, balance)
    known = balance.low if balance.is_certain else None
    return Met(envelopes.emptied(demand.seat), known, short=balance.high == 0)
