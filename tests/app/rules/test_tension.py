"""Tension moves in one place."""

from itertools import chain

import pytest

from app.rules.facts import Cause, StateFailed, TensionMoved
from app.rules.state import Changes, Moment
from app.rules.tension import moved
from app.terms.gauges import is_level, level_dropped, tension_moved
from tests.app.rules.table import Table


@pytest.mark.parametrize(("tension", "by", "to"), [(9, 3, 10), (0, -1, 0), (4, 0, 4), (7, 3, 10), (7, 2, 9), (1, -1, 0)])
def test_tension_stays_within_0_and_10(tension, by, to):
    """Ruling 1: a change that would pass an end stops at it."""
    assert tension_moved(tension, by) == to


def test_a_change_tells_what_the_cube_really_moved():
    """RECORD §The report: `by`, and 0 where the end of the scale swallows it."""
    state = Table().after(1).put(tension=9).state
    moment = moved(Moment(state), 3, Cause.EXCLUSION, seat=2)
    assert moment.facts == (TensionMoved(1, Cause.EXCLUSION, 1, 10, 2), StateFailed(1, Cause.EXCLUSION))
    assert moved(Moment(Table().after(1).put(tension=0).state), -2, Cause.CORRECTION).facts == (TensionMoved(1, Cause.CORRECTION, 0, 0),)


def test_levels_run_from_1_to_5():
    """000 §The 3-2-1 split; ruling 9."""
    assert [level for level in range(-1, 8) if is_level(level)] == [1, 2, 3, 4, 5]
    assert [level_dropped(level) for level in range(1, 6)] == [1, 1, 2, 3, 4]


def test_a_long_line_of_changes_is_whole_and_shares_what_is_full():
    """Issue 3.7: what a game of many corrections takes grows with their number, not with its square."""
    changes = [TensionMoved(1, Cause.CORRECTION, by, 3 + by) for by in (1, -1) * 500]
    line = Changes()
    lines = [line := line.plus(change) for change in changes]
    assert [*chain.from_iterable(line.full), *line.last] == changes
    assert len({id(run) for each in lines for run in each.full}) == len(line.full)
    assert sum(len(each.last) + len(each.full) for each in lines) < 50 * len(changes)
