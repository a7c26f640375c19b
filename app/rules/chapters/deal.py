"""The deal (000 §Setup): one role card for each player, face up; the spares are set aside."""

from collections import Counter

from msgspec import structs

from app.entries import RolesDealt
from app.rules.facts import RolesTaken
from app.rules.refusals import NotTheRolesInPlay, Refusal
from app.rules.state import Moment, State
from app.terms.calendar import Phase
from app.terms.people import RoleCard


def in_play(state: State) -> tuple[RoleCard, ...]:
    """The roles dealt at this table."""
    return state.setting.deck.in_play(len(state.setting.players))


def judged(state: State, deal: RolesDealt) -> Refusal | Moment:
    """Give every seat its role; refuse anything but the roles in play, each once."""
    by_id = {role.id: role for role in in_play(state)}
    wanted, dealt = Counter(by_id.keys()), Counter(deal.roles)
    if wanted != dealt:
        return NotTheRolesInPlay(tuple((wanted - dealt).elements()), tuple((dealt - wanted).elements()))
    roles = tuple(by_id[role] for role in deal.roles)
    after = structs.replace(
        state, phase=Phase.EVENT, roles=roles, tokens=(0,) * len(roles), spares=state.setting.deck.spares()
    )
    return Moment(after, (RolesTaken(roles),))
