"""How the rest of a game fits before the bell."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.pace import (
    BREAK,
    LEAST_DEBATE,
    MINUTE,
    ROUND,
    SLOWEST,
    Estimate,
    Point,
    Took,
    bell_at,
    estimate,
    is_stop_due,
    outlook,
)
from app.terms.calendar import CROSSROADS, FOLLOWING, ROUNDS, Phase

PLAYERS = 8
DEBATE = 120.0
USUAL = Estimate(DEBATE)
AN_HOUR = 60 * MINUTE


def a_whole_game():
    """Every point that a game of eight rounds comes by, in order; ties are left out."""
    points = [Point(Phase.PACT, 0, PLAYERS), Point(Phase.DEAL, 0, PLAYERS)]
    for finished in range(ROUNDS):
        votes = (Phase.MIDLIFE,) if finished + 1 == CROSSROADS else (Phase.TAX_VOTE, Phase.PAY_DAY, Phase.BUDGET_VOTE)
        points += [Point(phase, finished, PLAYERS) for phase in (Phase.EVENT, *votes)]
    return [*points, Point(Phase.FINAL_COUNT, ROUNDS, PLAYERS), Point(Phase.OVER, ROUNDS, PLAYERS)]


GAME = a_whole_game()
points = st.builds(
    Point, st.sampled_from([phase for phase in Phase if phase not in FOLLOWING and phase not in {Phase.PACT, Phase.DEAL, Phase.OVER}]),
    st.integers(0, ROUNDS - 1), st.integers(6, 8), st.floats(0, 3600),
)
estimates = st.builds(Estimate, st.floats(15, 900), st.floats(1 / SLOWEST, SLOWEST))


def test_the_further_the_game_the_less_is_needed():
    """Issue: the desk says how the remaining rounds fit."""
    needed = [USUAL.needed(point, ROUNDS) for point in GAME]
    assert all(later < sooner for sooner, later in pairwise(needed))
    assert needed[-1] == 0
    assert 70 * MINUTE < needed[0] < 120 * MINUTE


@given(points, estimates, st.integers(1, ROUNDS))
def test_a_round_more_needs_as_much_more_as_the_round_takes(point, expected, last):
    """What is needed is a sum: nothing is counted twice, and nothing left out."""
    more = expected.needed(point, last + 1) - expected.needed(point, last)
    if point.phase is Phase.FINAL_COUNT:
        assert more == 0
    elif last > point.finished:
        assert more == pytest.approx(expected.of_round(last + 1, point.players))


@given(points, estimates)
def test_time_that_passes_is_never_needed_again(point, expected):
    """Updated each minute: what a phase has gone on for makes the rest shorter, down to what comes after it."""
    fresh, old = (Point(point.phase, point.finished, point.players, spent) for spent in (0.0, 1e6))
    assert expected.needed(fresh, ROUNDS) >= expected.needed(point, ROUNDS) >= expected.needed(old, ROUNDS) >= 0


@given(points, estimates, st.floats(-AN_HOUR, 3 * AN_HOUR))
def test_what_is_proposed_would_fit(point, expected, left):
    """Issue: offers to shorten debates (to a length that would fit, not below 45 s) or to stop after round N."""
    told = outlook(point, left, expected, None)
    if told.over < 1:
        assert told.debate is None
        assert told.stop is None
    if told.debate is not None:
        assert LEAST_DEBATE <= told.debate < expected.debate
        shorter = Estimate(float(told.debate), expected.factor).needed(point, ROUNDS)
        if point.phase is not Phase.TAX_VOTE:  # a debate that goes on is not shortened
            assert shorter <= left + 1
    if told.stop is not None and told.stop > point.stops[0]:
        assert expected.needed(point, told.stop) <= left < expected.needed(point, told.stop + 1)


@given(points, estimates, st.floats(-AN_HOUR, AN_HOUR))
def test_a_game_can_only_be_stopped_after_a_round(point, expected, left):
    """Ruling 21: after any finished round; the one that goes on is the first that can be."""
    told = outlook(point, left, expected, None)
    first = point.finished + (0 if point.phase is Phase.EVENT else 1)
    assert told.stop is None or max(1, first) <= told.stop < ROUNDS


def test_a_plan_to_stop_is_reckoned_with():
    """Stop after round N is a plan: from then on the desk says how that fits."""
    point = Point(Phase.EVENT, 2, PLAYERS)
    whole, planned = (outlook(point, 40 * MINUTE, USUAL, stop) for stop in (None, 5))
    assert (whole.rounds, whole.has_midlife) == (5, True)
    assert (planned.rounds, planned.has_midlife) == (2, True)
    assert planned.needed == USUAL.needed(point, 5)
    over = outlook(point, 20 * MINUTE, USUAL, 5)
    assert over.stop == 3
    assert over.debate is None


def test_a_plan_that_was_played_past_counts_the_round_that_goes_on():
    """Nothing stops by itself."""
    told = outlook(Point(Phase.PAY_DAY, 6, PLAYERS), 60 * MINUTE, USUAL, 5)
    assert (told.rounds, told.has_midlife) == (1, False)


def test_the_estimate_goes_by_the_rounds_of_this_game():
    """Issue: estimates come from the rounds of this game so far, and before there are any from figures."""
    usual = sum(ROUND.values())
    assert estimate({}, DEBATE) == USUAL
    assert estimate({4: Took(9999, DEBATE)}, DEBATE) == USUAL
    slow = estimate({1: Took(2 * usual + DEBATE, DEBATE)}, 60.0)
    assert slow == Estimate(60.0, 2.0, is_timed=True)
    assert slow.of_round(5, PLAYERS) == 60 + 2 * usual


@given(st.lists(st.floats(300, 900), min_size=2, max_size=7), st.floats(0, BREAK))
def test_one_break_makes_no_game_look_longer(seconds, pause):
    """Robust against breaks: the median."""
    rounds = [number for number in range(1, ROUNDS + 1) if number != CROSSROADS][: len(seconds)]
    took = {number: Took(each, DEBATE) for number, each in zip(rounds, seconds, strict=True)}
    longest = max(seconds)
    broken = took | {rounds[0]: Took(seconds[0] + pause, DEBATE)}
    assert estimate(broken, DEBATE).factor <= estimate({1: Took(longest, DEBATE)}, DEBATE).factor


def test_a_demonstration_in_a_second_does_not_promise_a_game_in_a_minute():
    """A game typed in a hurry must not be taken for one that is played."""
    assert estimate({1: Took(0.5, DEBATE), 2: Took(0.5, DEBATE)}, DEBATE).factor == 1 / SLOWEST


def test_nothing_is_said_of_a_game_that_is_over():
    """There is no rest that could fit."""
    assert outlook(Point(Phase.OVER, 8, PLAYERS), 60, USUAL, None) is None


def test_the_plan_is_due_when_its_round_is_over_and_not_before():
    """When that round is over, the desk offers to stop."""
    assert not is_stop_due(Point(Phase.BUDGET_VOTE, 5, PLAYERS), 6)
    assert is_stop_due(Point(Phase.EVENT, 6, PLAYERS), 6)
    assert not is_stop_due(Point(Phase.EVENT, 6, PLAYERS), None)
    assert not is_stop_due(Point(Phase.FINAL_COUNT, 8, PLAYERS), 6)


@pytest.mark.parametrize(
    ("said", "minute"), [((11, 25), 685), ((1, 25), 805), ((6, 0), 1080), ((7, 0), 420), ((0, 5), 5), ((24, 0), None), ((9, 60), None)],
)
def test_a_bell_is_a_time_of_day(said, minute):
    """A time of day, e.g. 11:25; at 1:25 in the night nobody teaches."""
    assert bell_at(*said) == minute
