"""What the three services give from a level on, told when that begins and when it ends: nobody else says it at the table."""

from msgspec import Struct

from app.rules.edition import Benefits
from app.rules.play import Replay
from app.terms.calendar import Phase
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName


class _Given(Struct, frozen=True):
    """From which level a service gives something, how much of it in coins (0: all of it), and how its beginning and end are said."""

    service: ServiceName
    level: int
    coins: int
    begins: Says
    ends: Says


def given_since(replay: Replay) -> tuple[Saying, ...]:
    """What the services give since the last entry and did not before, or no longer; nothing once the last round is over."""
    if not replay.played or replay.state.phase in {Phase.FINAL_COUNT, Phase.OVER}:
        return ()
    before = replay.played[-2].state if len(replay.played) > 1 else replay.start
    was, now = before.levels, replay.state.levels
    told = []
    for given in _given(replay.state.edition.benefits):
        had, has = was.of(given.service) >= given.level, now.of(given.service) >= given.level
        if had is not has:
            told.append(say(given.begins if has else given.ends, n=given.coins, level=given.level))
    return tuple(told)


def _given(benefits: Benefits) -> tuple[_Given, ...]:
    """000 §What each service gives."""
    cheaper, richer = -benefits.health_cost_of_living, benefits.education_income
    return (
        _Given(ServiceName.HEALTH, benefits.health_from, cheaper, Says.FOLLOWS_HEALTH, Says.FOLLOWS_HEALTH_GONE),
        _Given(ServiceName.EDUCATION, benefits.education_from, richer, Says.FOLLOWS_EDUCATION, Says.FOLLOWS_EDUCATION_GONE),
        _Given(ServiceName.SHIELD, benefits.shield_from, 0, Says.FOLLOWS_SHIELD, Says.FOLLOWS_SHIELD_GONE),
    )
