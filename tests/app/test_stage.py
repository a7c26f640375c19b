"""Which step of the last entry the wall shows, and in which mode."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.stage import Mode, Modes, Stage, begun, ended

LENGTHS = st.lists(st.integers(1, 6), min_size=1, max_size=5).map(tuple)


def test_an_entry_begins_at_its_first_step_and_an_undo_at_the_last_that_was_seen():
    """SCREENS §The wall: reveals."""
    assert begun((2, 1)) == Stage((2, 1), 0)
    assert ended((2, 1)) == Stage((2, 1), 2)
    assert Stage() == begun((1,)) == ended((1,))


@given(LENGTHS)
def test_every_step_is_reached_and_both_ends_hold(lengths):
    """SCREENS §The wall: PageDown and PageUp step through reveals."""
    stage, seen, steps = begun(lengths), [], sum(lengths)
    for _ in range(steps + 2):
        seen.append(stage.at)
        stage = stage.moved(1)
    assert seen == [*range(steps), steps - 1, steps - 1]
    for _ in range(steps + 2):
        stage = stage.moved(-1)
    assert stage == begun(lengths)
    assert begun(lengths).moved(99) == ended(lengths)
    assert begun(lengths).moved(0) == begun(lengths)


@given(LENGTHS, st.data())
def test_a_skip_shows_the_scene_that_is_up_and_a_turn_only_whole_scenes(lengths, data):
    """Issue: reveals can be skipped, and off means all at once."""
    stage = Stage(lengths, data.draw(st.integers(0, sum(lengths) - 1)))
    assert stage.skipped().is_whole
    assert not any(stage.at <= end < stage.skipped().at for end in stage.ends)
    for by in (-2, -1, 0, 1, 2):
        assert stage.turned(by).is_whole
    assert stage.turned(1).at > stage.at or stage.at == ended(lengths).at
    assert stage.skipped().turned(1).turned(-1).at in {stage.skipped().at, ended(lengths).turned(-1).at}


@pytest.mark.parametrize("mode", [Mode.FROZEN, Mode.BLACK, Mode.CARD])
def test_the_key_of_a_mode_switches_it_on_and_off(mode):
    """SCREENS §Modes: F6, F7, F8 toggle them."""
    assert Modes().mode is Mode.LIVE
    assert Modes().toggled(mode).mode is mode
    assert Modes().toggled(mode).toggled(mode).mode is Mode.LIVE


def test_a_picture_that_is_kept_stays_kept_under_a_cover():
    """A teacher who froze the picture, and made it black, does not show the class what was hidden by lighting it again."""
    for cover in (Mode.BLACK, Mode.CARD):
        assert Modes().toggled(Mode.FROZEN).toggled(cover).toggled(cover).mode is Mode.FROZEN
        assert Modes().toggled(cover).toggled(Mode.FROZEN).mode is Mode.FROZEN
    assert Modes().toggled(Mode.BLACK).toggled(Mode.CARD).mode is Mode.CARD
    assert Modes().toggled(Mode.FROZEN).toggled(Mode.BLACK).toggled(Mode.LIVE) == Modes()
