"""The debate's clock."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.clock import DEBATE, Clock, clock_of, is_asleep


def test_a_debate_lasts_two_minutes_and_is_read_in_minutes_and_seconds():
    """000 §Debate: two minutes."""
    clock = clock_of(DEBATE)
    assert clock.reading(0).text == "2:00"
    assert clock.started(100).reading(100.01).text == "2:00"
    assert clock.started(100).reading(101.01).text == "1:59"
    assert clock.started(100).reading(219.5).text == "0:01"


def test_what_is_over_is_counted_and_can_be_paused():
    """FIELD 16: a clock that could not be paused in over-time."""
    over = clock_of(60).started(0).paused(75)
    assert not over.is_running
    assert over.reading(999).text == "+0:15"
    assert over.reading(999).is_over
    assert clock_of(60).started(0).reading(60.4).text == "0:00"
    assert not clock_of(60).started(0).reading(60.4).is_over


def test_time_is_added_and_taken_while_it_runs_and_while_it_stands():
    """FIELD 16: a clock that could not be changed while it ran."""
    assert clock_of(120).started(0).added(30, 10).reading(20).text == "2:10"
    assert clock_of(120).added(-30, 10).reading(20).text == "1:30"
    assert clock_of(20).added(-30, 0).reading(0).text == "0:00"
    assert clock_of(10).started(0).added(30, 15).reading(15).text == "0:25"
    assert clock_of(10).started(0).added(-30, 15).reading(15).text == "+0:05"


@given(st.lists(st.floats(0, 60), max_size=20), st.floats(15, 900))
def test_only_the_time_that_it_ran_is_gone(spans, length):
    """FIELD 15: two minutes off in fifteen. Started and paused as often as you like, the spans in which it ran are what is gone."""
    clock, now, ran = clock_of(length), 0.0, 0.0
    for at, span in enumerate(spans):
        clock = clock.started(now) if at % 2 else clock.paused(now)
        now += span
        ran += span if at % 2 else 0
    assert clock.left_at(now) == pytest.approx(length - ran)


def test_a_clock_that_is_looked_at_rarely_is_as_right_as_one_that_is_looked_at_often():
    """FIELD 15: a loop that stalls three seconds is off by less than 0.2 s. It is off by nothing."""
    assert not is_asleep(10, 13)
    assert Clock(120, 120, 0).left_at(13) == 107
    assert is_asleep(10, 700)


def test_a_steady_clock_that_went_back_takes_nothing():
    """No real one does; a left-over start from before a restart of the computer must not add hours."""
    assert Clock(120, 120, 500).left_at(3) == 120
