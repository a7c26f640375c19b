"""Tension: the one place where it moves, and where the State fails."""

from msgspec import structs

from app.rules.facts import Cause, StateFailed, TensionMoved
from app.rules.rows import closed
from app.rules.state import Moment, State
from app.terms.calendar import Outcome, Phase
from app.terms.gauges import TENSION_HIGH, tension_moved
from app.terms.people import Seat
from app.terms.services import ServiceName


def moved(moment: Moment, by: int, cause: Cause, *, seat: Seat | None = None, service: ServiceName | None = None) -> Moment:
    """The moment after Tension moved by so many steps; at 10 the State fails and the open round ends there (ruling 2)."""
    state = moment.state
    to = tension_moved(state.tension_now, by)
    change = TensionMoved(state.round, cause, to - state.tension_now, to, seat, service)
    after = structs.replace(state, tension=to, tension_line=state.tension_line.plus(change))
    if to < TENSION_HIGH:
        return moment.with_(after, change)
    return moment.with_(_failed(after), change, StateFailed(state.round, cause))


def _failed(state: State) -> State:
    return structs.replace(closed(state), phase=Phase.OVER, outcome=Outcome.FAILED_STATE)
