"""What the services give from a level on: said when it begins and when it ends, and never otherwise."""

import pytest

from app.rules import incomes
from app.rules.play import Replay
from app.terms.calendar import Phase
from app.terms.people import SocialClass
from app.terms.saying import Saying, Says, say
from app.views.project.desk import Around, desk_view
from app.views.project.given import given_since
from tests.app.rules.table import QUIET, Table
from tests.app.views.games import Step, steps


@pytest.mark.parametrize(
    ("levels", "told"),
    [
        ({"education": 2}, say(Says.FOLLOWS_EDUCATION, n=1, level=3)),
        ({"health": 3}, say(Says.FOLLOWS_HEALTH, n=1, level=4)),
        ({"shield": 2}, say(Says.FOLLOWS_SHIELD, n=0, level=3)),
    ],
)
def test_a_level_that_gives_something_is_said_in_what_happened_and_in_the_guide(levels: dict[str, int], told: Saying):
    """000 §What each service gives: a newcomer found an Income higher by 1, and nothing had told it."""
    (service,) = levels
    votes = {service: 5} | dict(zip(sorted(QUIET.keys() - levels), (2, 1), strict=True))
    table = Table().to_budget("D").put(levels=tuple(levels.get(name, 1) for name in QUIET)).spend(**votes)
    replay = Replay(table.begun, table.played)
    view = desk_view(replay, Around())
    assert told in given_since(replay)
    assert told in view.told
    assert told in view.guide


def test_whoever_earns_more_than_before_was_told_so():
    """Every step of every game: an Income that moves without its role or the Tech breakthrough was announced, and only then."""
    moved = 0
    for step in steps():
        if not step.was.roles or step.state.phase in {Phase.FINAL_COUNT, Phase.OVER}:
            continue
        told = {line.key for line in given_since(step.replay)}
        by = {earned_more(step, seat) for seat in step.state.setting.seats if is_as_before(step, seat)}
        assert (by == {1}) == (Says.FOLLOWS_EDUCATION in told), step
        assert (by == {-1}) == (Says.FOLLOWS_EDUCATION_GONE in told), step
        moved += by != {0}
    assert moved >= 5


def is_as_before(step: Step, seat: int) -> bool:
    """Whether a seat has the role that it had, and one whose Income Education moves."""
    role = step.state.roles[seat]
    return step.was.roles[seat] == role and role.social_class is not SocialClass.UPPER


def earned_more(step: Step, seat: int) -> int:
    """Coins that a seat is paid more than before this entry, the Tech breakthrough aside: its card was read aloud."""
    bonus = step.state.income_bonus - step.was.income_bonus
    return incomes.income(step.state, seat) - incomes.income(step.was, seat) - bonus
