"""Coins collected from the whole table at once: first what was said, in seat order, then all the rest, once, in seat order."""

from collections.abc import Iterable, Mapping

from app.rules.demands import Demand, Met, bounds, met
from app.rules.envelopes import Envelopes
from app.rules.refusals import NoSuchSeat, NothingAsked, Refusal
from app.terms.people import Seat


def unbounded(demands: tuple[Demand, ...], said: Mapping[Seat, int], players: int) -> Refusal | None:
    """Why these amounts can never be answers: a seat that is not at the table, or an amount out of bounds."""
    strange = next((seat for seat in said if not 0 <= seat < players), None)
    if strange is not None:
        return NoSuchSeat(strange, players)
    refusals = (bounds(demands[seat], coins) if demands else NothingAsked(seat) for seat, coins in said.items())
    return next((refusal for refusal in refusals if refusal), None)


def collected(envelopes: Envelopes, demands: tuple[Demand, ...], said: Mapping[Seat, int]) -> Refusal | tuple[Envelopes, tuple[Met, ...]]:
    """The envelopes after all demands, and how each was met, by seat."""
    answers: dict[Seat, Met] = {}
    for demand in in_order(demands, said):
        answer = met(envelopes, demand, said.get(demand.seat))
        if not isinstance(answer, Met):
            return answer
        envelopes, answers[demand.seat] = answer.envelopes, answer
    return envelopes, tuple(answers[demand.seat] for demand in demands)


def in_order(demands: tuple[Demand, ...], said: Mapping[Seat, int]) -> Iterable[Demand]:
    """The demands in the order in which they are met."""
    return sorted(demands, key=lambda demand: demand.seat not in said)


def as_tax(handed_over: int, due: int) -> int:
    """The tax in what a seat handed over on pay day, in coins: it counts as tax first (ruling 12)."""
    return min(handed_over, due)
