"""The end of a round (000 §The round): Tension falls, Tension rises, and after rounds 3 and 6 the levels drop."""

from msgspec import structs

from app.rules import tension
from app.rules.facts import Cause, LevelsDropped, RoundEnded
from app.rules.rows import closed
from app.rules.state import Moment, State
from app.terms.calendar import FIRST_ROUND_OF_NEGLECT, OBSOLESCENT, ROUNDS, Outcome, Phase
from app.terms.gauges import LEVEL_LOW, level_dropped
from app.terms.services import Service


def ended(state: State) -> Moment:
    """Move Tension for the services; the State may fail at each step (ruling 2)."""
    rules, start = state.edition.tension, state.round_row.tension_start
    moment = Moment(state)
    if min(state.levels) >= rules.services_high_from:
        moment = tension.moved(moment, rules.services_high, Cause.ALL_SERVICES_HIGH)
    for name, level in state.levels.items() if state.round >= FIRST_ROUND_OF_NEGLECT else ():
        if level == LEVEL_LOW and moment.state.outcome is not Outcome.FAILED_STATE:
            moment = tension.moved(moment, rules.level_1, Cause.SERVICE_AT_LEVEL_1, service=name)
    if moment.state.outcome is Outcome.FAILED_STATE:
        return moment
    told = RoundEnded(state.round, start, moment.state.tension_now)
    if state.round in OBSOLESCENT:
        return moment.with_(structs.replace(moment.state, phase=Phase.OBSOLESCENCE), told)
    return moment.with_(_next(moment.state), told)


def obsolete(state: State) -> Moment:
    """Drop every service one level, never below 1 (ruling 9); the coins in the funds stay."""
    services = state.services.map(lambda service: Service(level_dropped(service.level), service.fund))
    after = structs.replace(state, services=services)
    return Moment(_next(after), (LevelsDropped(state.levels, after.levels),))


def _next(state: State) -> State:
    phase = Phase.FINAL_COUNT if state.round == ROUNDS else Phase.EVENT
    return structs.replace(closed(state), phase=phase)
