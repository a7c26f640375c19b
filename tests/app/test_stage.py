"""Which step of the last entry the wall shows."""

import pytest

from app.stage import Stage, begun, ended


def test_an_entry_begins_at_its_first_step_and_an_undo_at_the_last_that_was_seen():
    """SCREENS §The wall: reveals."""
    assert begun(3) == Stage(0, 3)
    assert ended(3) == Stage(2, 3)
    assert Stage() == begun(1) == ended(1)


@pytest.mark.parametrize("steps", range(1, 7))
def test_every_step_is_reached_and_both_ends_hold(steps):
    """SCREENS §The wall: PageDown and PageUp step through reveals."""
    stage, seen = begun(steps), []
    for _ in range(steps + 2):
        seen.append(stage.step)
        stage = stage.moved(1)
    assert seen == [*range(steps), steps - 1, steps - 1]
    for _ in range(steps + 2):
        stage = stage.moved(-1)
    assert stage == begun(steps)
    assert begun(steps).moved(99) == ended(steps)
    assert ended(steps).moved(-99) == begun(steps)
    assert begun(steps).moved(0) == begun(steps)
