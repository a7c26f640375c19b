"""The short torture; `dev.py torture` is the long one, with a thousand kills."""

import os

import pytest

from tests.torture.cases import CASES as EVERY
from tests.torture.interrupted import WORKS, stopped
from tests.torture.kills import killed

CASES = {case.name: case for case in EVERY}


def test_fifty_kills_lose_nothing_that_was_answered():
    """Issue 3.5: killed with −9 at any moment: everything answered is there, nothing half; FIELD 25."""
    figures = killed(50)
    assert (figures.kills, figures.lost, figures.broken) == (50, 0, 0)
    assert figures.answered > 100
    assert figures.surprises <= 50


@pytest.mark.parametrize("name", WORKS)
def test_whatever_is_done_to_a_lesson_may_be_killed_in_the_middle(name):
    """Issue 3.5: killed with −9 at any moment: nothing half, and nothing lost, of copies, repairs, rescues and deletions either."""
    tries = []
    while len(tries) < 5 and not sum(each.in_the_middle for each in tries):  # a busy machine may be through with it before each kill
        tries.append(stopped(name, 8, seed=len(tries)))
    assert sum(each.wrong for each in tries) == 0
    assert sum(each.in_the_middle for each in tries) > 0


@pytest.mark.parametrize("name", CASES)
def test_whatever_a_disk_or_a_file_does_the_teacher_is_told_and_nothing_is_lost(qapp, name):
    """Issue 3.5: each fault tried: a calm notice, the game goes on, the original untouched."""
    before = os.geteuid()  # a fault that changes who we are changes it back
    outcome = CASES[name].tried()
    assert outcome.is_right, outcome
    assert os.geteuid() == before
