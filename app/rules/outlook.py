"""The outlook: what could follow, given all that the bank can know. The envelopes hang together through the pact."""

from app.rules.chapters import pay_day
from app.rules.demands import Demand
from app.rules.envelopes import Envelope, Envelopes
from app.rules.state import State
from app.terms.ballots import Tax
from app.terms.coins import CoinRange
from app.terms.people import Seat


def who_is_short(envelopes: Envelopes, demands: tuple[Demand, ...]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats that surely cannot pay, and those that possibly cannot."""
    surely = tuple(each.seat for each in demands if not envelopes.balance(each.seat).may_cover(each.coins))
    possibly = tuple(each.seat for each in demands if each.seat not in surely and not envelopes.balance(each.seat).covers(each.coins))
    return surely, possibly


def exclusions(envelopes: Envelopes, demands: tuple[Demand, ...]) -> CoinRange:
    """The fewest and the most seats that cannot pay together, over all ways in which the pact could have been paid.

    `reached[n]` is a set of sums, one bit each, that the first seats can have kept with n of them short.
    """
    reached = {0: 1}
    for demand in demands:
        short, paying = _sums(envelopes.each[demand.seat], demand.coins)
        after: dict[int, int] = {}
        for count, sums in reached.items():
            after[count] = after.get(count, 0) | _added(sums, paying)
            after[count + 1] = after.get(count + 1, 0) | _added(sums, short)
        reached = after
    total = envelopes.kept_total
    possible = [count for count, sums in reached.items() if (sums if total is None else sums >> total & 1)]
    return CoinRange(min(possible), max(possible))


def tax_exclusions(state: State, tax: Tax) -> tuple[tuple[Seat, ...], tuple[Seat, ...], CoinRange]:
    """Who surely and who possibly could not pay if this tax won, and the fewest and most of them together."""
    paid_out, demands = pay_day.paid_out(state), pay_day.demands(state, tax)
    return *who_is_short(paid_out, demands), exclusions(paid_out, demands)


def _sums(envelope: Envelope, coins: int) -> tuple[range, range]:
    """What may have been kept by somebody who is short of so many coins, and by somebody who can pay them."""
    low, high = envelope.kept.low, envelope.kept.high
    if envelope.emptied:
        every, none = range(low, high + 1), range(0)
        return (every, none) if envelope.known < coins else (none, every)
    first_paying = max(low, min(high + 1, coins - envelope.known))
    return range(low, first_paying), range(first_paying, high + 1)


def _added(sums: int, kept: range) -> int:
    every = 0
    for coins in kept:
        every |= sums << coins
    return every
