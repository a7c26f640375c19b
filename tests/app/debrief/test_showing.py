"""Which slides a debrief shows, in which order, and how far the one that is up is revealed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.debrief.showing import Showing
from app.views.slides import SlideId

ALL = tuple(SlideId)
LENGTHS = {SlideId.FEELINGS: 2, SlideId.TENSION: 4, SlideId.TAXES: 3, SlideId.NEXT: 2}
GIVEN = tuple(LENGTHS)


def walked(showing: Showing, steps: int, by: int = 1) -> list[tuple[SlideId, int]]:
    seen = []
    for _ in range(steps):
        showing = showing.stepped(by, LENGTHS)
        seen.append((showing.at, showing.shown))
    return seen


def test_steps_reveal_part_by_part_and_go_on_to_the_next_slide():
    """Issue "The debrief" §1: revealed in two to four steps."""
    seen = walked(Showing(), 5)
    assert seen == [(SlideId.FEELINGS, 2), *((SlideId.TENSION, shown) for shown in (1, 2, 3, 4))]


def test_slides_that_are_not_chosen_or_not_there_are_passed_over():
    """Issue "The debrief" §1: choice editable; a slide that the game cannot give is none."""
    showing = Showing(chosen=(SlideId.FEELINGS, SlideId.CAUSES, SlideId.NEXT))
    assert walked(showing, 3)[1:] == [(SlideId.NEXT, 1), (SlideId.NEXT, 2)]


def test_the_last_step_stays_and_so_does_the_first():
    """SCREENS §Modes: PageDown and PageUp step through reveals."""
    assert walked(Showing(), 40)[-1] == (SlideId.NEXT, 2)
    assert walked(Showing(), 3, -1)[-1] == (SlideId.FEELINGS, 1)


@given(st.lists(st.booleans(), max_size=30), st.sets(st.sampled_from(GIVEN), min_size=1))
def test_a_step_back_undoes_a_step_on(ways, chosen):
    """SCREENS §Modes: what PageUp shows is what PageDown left."""
    showing = Showing(chosen=tuple(chosen), at=next(each for each in GIVEN if each in chosen))
    for way in ways:
        on = showing.stepped(1, LENGTHS)
        if on != showing:
            assert on.stepped(-1, LENGTHS) == showing
        showing = on if way else showing.stepped(-1, LENGTHS)
        assert 1 <= showing.shown <= LENGTHS[showing.at]


@given(st.sampled_from(GIVEN), st.integers(0, len(GIVEN) - 1))
def test_a_moved_slide_stands_where_it_was_put(which, to):
    """Issue "The debrief" §1: order editable; whatever the game cannot give keeps its place among the others."""
    moved = Showing().moved(which, to, LENGTHS)
    assert moved.given(LENGTHS)[to] is which
    assert sorted(moved.order) == sorted(ALL)
    rest = [each for each in ALL if each is not which]
    assert [each for each in moved.order if each is not which] == rest


def test_a_preset_is_what_it_says_and_is_recognised():
    """Issue "The debrief" §1: presets of 15, 30 and 50 minutes."""
    short = (SlideId.TENSION, SlideId.NEXT)
    showing = Showing().moved(SlideId.NEXT, 0, LENGTHS).preset(short)
    assert showing.agrees_with(short)
    assert (showing.at, showing.shown) == (SlideId.TENSION, 1)
    assert not showing.turned(SlideId.NEXT).agrees_with(short)
    assert not showing.moved(SlideId.NEXT, 0, LENGTHS).agrees_with(short)


def test_the_last_chosen_slide_stays_chosen():
    """A debrief of no slides would leave the wall with nothing to show."""
    showing = Showing(chosen=(SlideId.NEXT,))
    assert showing.turned(SlideId.NEXT) == showing
    assert showing.turned(SlideId.TENSION).chosen == (SlideId.TENSION, SlideId.NEXT)


@pytest.mark.parametrize(("at", "shown"), [(SlideId.TENSION, 9), (SlideId.PACT, 1)])
def test_what_is_up_is_there_after_the_game_changed(at, shown):
    """An undo can take a slide away, or parts of it."""
    settled = Showing(at=at, shown=shown).settled(LENGTHS)
    assert settled.at in LENGTHS
    assert 1 <= settled.shown <= LENGTHS[settled.at]


def test_all_parts_come_at_once_where_that_is_wanted():
    """SCREENS §Modes: End shows all of a scene."""
    assert Showing(at=SlideId.TENSION).whole(LENGTHS).shown == 4
    assert Showing(at=SlideId.NEXT).following(LENGTHS) is None
