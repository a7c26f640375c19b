"""A tie that is open: what is asked, and which place of the ranking a tie of services is about."""

from app.rules.state import State
from app.terms.calendar import Phase
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, PerService, ServiceName
from app.views.project import naming


def now_tie(state: State) -> Saying:
    """Who is asked, and for what."""
    name = naming.player(state, state.open_tie.asked)
    if state.phase is Phase.TAX_TIE:
        return say(Says.NOW_TIE, name=name)
    return say(Says.NOW_BUDGET_TIE if open_place(state) == 1 else Says.NOW_BUDGET_TIE_SECOND, name=name)


def open_place(state: State) -> int:
    """The place that whoever is asked gives away, 1 the first. It is never the last: what is left takes that."""
    tied = ServiceName(state.open_tie.between[0])
    above = (name for name in SERVICES if name not in state.open_tie.between and _stands_above(state, name, tied))
    return 1 + sum(1 for _ in above)


def _stands_above(state: State, name: ServiceName, tied: ServiceName) -> bool:
    """By its votes, or because it was chosen; without any votes, by its lower level (ruling 6)."""
    votes = state.votes or PerService(0, 0, 0)
    if name in state.ranked or votes.of(name) > votes.of(tied):
        return True
    return not votes.of(name) and not votes.of(tied) and state.services.of(name).level < state.services.of(tied).level
