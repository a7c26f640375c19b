"""A tie of services is asked for the place that is open, at the desk and on the wall."""

from collections import Counter

from app.entries import TieBroken
from app.rules.facts import ServicesRanked
from app.terms.calendar import Phase
from app.terms.saying import Says
from app.views import public as p
from app.views.project.scenes import public_views
from app.views.project.tied import now_tie, open_place
from tests.app.views.games import steps

ASKED = {1: Says.NOW_BUDGET_TIE, 2: Says.NOW_BUDGET_TIE_SECOND}


def test_whoever_is_asked_gives_away_the_place_that_the_question_names():
    """Issue 6, first game: a tie for the second place asked which of the two comes first."""
    seen = Counter()
    for step in steps():
        ranked = [fact for moment in step.played.moments for fact in moment.facts if isinstance(fact, ServicesRanked)]
        if step.was.phase is Phase.BUDGET_TIE and isinstance(step.entry, TieBroken) and ranked:
            place = open_place(step.was)
            assert ranked[-1].ranking[place - 1] == step.entry.choice, step
            assert now_tie(step.was).key is ASKED[place]
            scenes = [view.scene for reveal in public_views(step.before) for view in reveal]
            assert {scene.tie.place for scene in scenes if isinstance(scene, p.BudgetScene) and scene.tie} == {place}, step
            seen[place] += 1
    assert min(seen[1], seen[2]) >= 3, seen
