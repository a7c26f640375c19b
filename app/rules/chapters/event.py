"""The event that opens a round (000 §For the teacher), and the bell that can stand in its place."""

from collections.abc import Mapping

from msgspec import structs

from app.entries import EventRead, GameStopped, tag
from app.rules import incomes, tension
from app.rules.collected import collected, unbounded
from app.rules.demands import Demand
from app.rules.edition import Event, event_of
from app.rules.facts import BellRang, Cause, EventHappened, IncomesPaid, StormTook
from app.rules.refusals import NotItsTurn, Refusal
from app.rules.rows import opened
from app.rules.state import Moment, State
from app.terms.calendar import CROSSROADS, Outcome, Phase
from app.terms.gauges import TENSION_HIGH, tension_moved
from app.terms.people import Seat


def coming(state: State) -> Event:
    """The event of the round that begins next."""
    return state.edition.event(state.round + 1)


def holds(state: State, event: Event) -> bool:
    """Whether the event's condition is met at the moment it is read (ruling 13)."""
    return event.condition is not None and event.condition.holds(state.levels, state.tension_now)


def fails_the_state(state: State, event: Event) -> bool:
    """Whether the event's own Tension brings the State down, before it takes any coins (ruling 13)."""
    return tension_moved(state.tension_now, event.tension) == TENSION_HIGH


def demands(state: State) -> tuple[Demand, ...]:
    """What the coming event takes of each seat; nothing if its Tension fails the State first (ruling 13)."""
    event = coming(state)
    if not event.takes or fails_the_state(state, event):
        return ()
    coins = event.taken(holds=holds(state, event))
    return tuple(Demand(seat, coins) for seat in state.setting.seats)


def judged(state: State, read: EventRead) -> Refusal | Moment:
    """Open the round and let its event happen; refuse coins said of seats of whom nothing is asked."""
    asked = demands(state)
    refusal = unbounded(asked, read.handed_over, len(state.setting.players))
    if refusal:
        return refusal
    event, condition_holds = coming(state), holds(state, coming(state))
    happened = _happened(state, event, holds_=condition_holds)
    moment = Moment(_changed(opened(structs.replace(state, round=state.round + 1)), happened, event), (happened,))
    moment = _incomes_paid(moment, event)
    if event.tension:
        moment = tension.moved(moment, event.tension, Cause.STORM)
    return moment if moment.state.outcome is Outcome.FAILED_STATE else _taken(moment, asked, read.handed_over)


def stopped(state: State, _: GameStopped) -> Refusal | Moment:
    """The bell ends the game after a finished round (ruling 21)."""
    if not state.history:
        return NotItsTurn(tag(EventRead), tag(GameStopped))
    return Moment(structs.replace(state, phase=Phase.FINAL_COUNT, stopped=True), (BellRang(state.round),))


def _happened(state: State, event: Event, *, holds_: bool) -> EventHappened:
    return EventHappened(
        state.round + 1,
        event_of(state.round + 1),
        holds=holds_,
        gives=event.gives,
        cost_of_living=event.cost_of_living if holds_ else 0,
        income=event.income if holds_ else 0,
        budget=event.budget if holds_ else 0,
    )


def _changed(state: State, happened: EventHappened, event: Event) -> State:
    envelopes = state.envelopes
    for seat in state.setting.seats if event.gives else ():
        envelopes = envelopes.plus(seat, event.gives)
    return structs.replace(
        state,
        phase=Phase.MIDLIFE if state.round == CROSSROADS else Phase.TAX_VOTE,
        envelopes=envelopes,
        surcharge=happened.cost_of_living,
        income_bonus=state.income_bonus + happened.income,
        gift=happened.budget,
    )


def _incomes_paid(moment: Moment, event: Event) -> Moment:
    if not event.pays_income:
        return moment
    state = moment.state
    paid = tuple(incomes.income(state, seat) for seat in state.setting.seats)
    envelopes = state.envelopes
    for seat, coins in enumerate(paid):
        envelopes = envelopes.plus(seat, coins)
    return moment.with_(structs.replace(state, envelopes=envelopes), IncomesPaid(paid))


def _taken(moment: Moment, asked: tuple[Demand, ...], said: Mapping[Seat, int]) -> Refusal | Moment:
    if not asked:
        return moment
    took = collected(moment.state.envelopes, asked, said)
    if isinstance(took, Refusal):
        return took
    return moment.with_(structs.replace(moment.state, envelopes=took[0]), StormTook(asked[0].coins))
