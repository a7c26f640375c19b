"""Payments: what the truth hands over in answer to demands, or whose payment is open."""

from collections.abc import Iterable

from msgspec import Struct

from app.debrief.what_if.truth import Truth
from app.entries import HandedOver
from app.rules.demands import Demand
from app.rules.envelopes import Envelopes
from app.terms.coins import CoinRange


class Open(Struct, frozen=True):
    """A payment that the record cannot answer: what is due, and the coins that could be there."""

    demand: Demand
    possible: CoinRange

    @property
    def due(self) -> int | None:
        """Coins due; None where they follow from the balance."""
        return None if self.demand.follows_from_balance else self.demand.coins


def handed_over(truth: Truth, envelopes: Envelopes, demands: Iterable[Demand]) -> HandedOver | Open:
    """What must be said of each seat for the fold to know as much: those who are short, and amounts that follow from a balance."""
    said: HandedOver = {}
    for demand in demands:
        coins = answer(demand, truth.balance(demand.seat, envelopes))
        if isinstance(coins, Open):
            return coins
        if coins is not None:
            said[demand.seat] = coins
    return said


def answer(demand: Demand, balance: CoinRange) -> int | Open | None:
    """The coins that are said to be handed over; None where nothing need be said, because it is paid in full or nobody need know."""
    if not demand.asks or (not demand.follows_from_balance and balance.covers(demand.coins)):
        return None
    least, most = demand.amount(balance.low), demand.amount(balance.high)
    if least == most and (demand.follows_from_balance or not balance.may_cover(demand.coins)):
        return least
    hangs_on_it = demand.token and balance.low == 0
    return None if demand.everything and not hangs_on_it else Open(demand, balance)
