"""Retelling: what an entry of the real game says in the other one.

Votes, cards and corrections are as they were; what was handed over and what was counted in the end follow from the truth.
"""

from msgspec import UNSET, UnsetType, structs

from app.debrief.what_if.payments import Open, handed_over
from app.debrief.what_if.stops import CorrectionImpossible, PaymentOpen, SavingsOpen, Stopped
from app.debrief.what_if.truth import Truth
from app.entries import CardRead, Corrected, Entry, EnvelopesCounted, EventRead, PayDayHeld
from app.rules import effects
from app.rules.chapters import event, pay_day
from app.rules.demands import Demand
from app.rules.envelopes import Envelopes
from app.rules.state import State
from app.terms.coins import CoinRange


def retold(state: State, entry: Entry, truth: Truth) -> Entry | Stopped:
    """The entry as it would be said at this state, or why nobody can say."""
    match entry:
        case EventRead():
            return _paid(state, truth, EventRead, _given(state), event.demands(state))
        case PayDayHeld():
            return _paid(state, truth, PayDayHeld, pay_day.paid_out(state), pay_day.demands(state, state.tax_in_force))
        case CardRead():
            return _card(state, entry, truth)
        case Corrected() if entry.seat is not UNSET and entry.coins_by is not UNSET and entry.coins_by < 0:
            return _coins_taken(state, entry, Demand(entry.seat, -entry.coins_by), truth)
        case EnvelopesCounted():
            return _count(state, entry, truth)
    return entry


def _given(state: State) -> Envelopes:
    """The envelopes once the coming event has given what it gives to everybody."""
    envelopes = state.envelopes
    for seat in state.setting.seats:
        envelopes = envelopes.plus(seat, event.coming(state).gives)
    return envelopes


def _paid(
    state: State, truth: Truth, kind: type[EventRead | PayDayHeld], envelopes: Envelopes, demands: tuple[Demand, ...]
) -> Entry | Stopped:
    said = handed_over(truth, envelopes, demands)
    return _open(state, said) if isinstance(said, Open) else kind(said)


def _card(state: State, read: CardRead, truth: Truth) -> Entry | Stopped:
    card = state.edition.card(read.card)
    if card is None:
        raise ValueError(read.card)
    demand = effects.demand(state, read.seat, card.tiers[effects.tier(state, card)])
    said = handed_over(truth, state.envelopes, (demand,))
    return _open(state, said) if isinstance(said, Open) else CardRead(read.seat, read.card, said.get(read.seat, UNSET))


def _coins_taken(state: State, corrected: Corrected, demand: Demand, truth: Truth) -> Entry | Stopped:
    """A correction that takes coins: the envelope has them or it has not."""
    balance = truth.balance(demand.seat, state.envelopes)
    if balance.covers(demand.coins):
        return corrected
    if balance.may_cover(demand.coins):
        return _open(state, Open(demand, balance))
    return CorrectionImpossible(state.round, state.phase, corrected)


def _open(state: State, payment: Open) -> PaymentOpen:
    return PaymentOpen(state.round, state.phase, payment.demand.seat, payment.due, payment.possible)


def _count(state: State, counted: EnvelopesCounted, truth: Truth) -> EnvelopesCounted | SavingsOpen:
    """The envelopes opened, if it is known of all what is in them."""
    savings = tuple(map(_savings, truth.balances(state), truth.offsets))
    known = tuple(coins for coins in savings if coins is not None)
    if len(known) < len(savings):
        return SavingsOpen(state.round, state.phase, tuple(seat for seat, coins in enumerate(savings) if coins is None))
    return structs.replace(counted, savings=known, pact=_pact(counted, truth))


def _savings(balance: CoinRange, offset: int | None) -> int | None:
    """What is really there, and the same surprise as in the real game, but never below 0."""
    return max(0, balance.low + offset) if balance.is_certain and offset is not None else None


def _pact(counted: EnvelopesCounted, truth: Truth) -> tuple[int, ...] | UnsetType:
    """What each put in is revealed where it was."""
    return UNSET if counted.pact is UNSET or truth.put_in is None else truth.put_in
