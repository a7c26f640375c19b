"""Idle moments: one step at a time, in order, or all that is left at once."""

import pytest
from PySide6.QtCore import QTimer

from ui.kit.idle import IdleSteps


@pytest.fixture
def done():
    return []


def test_steps_are_done_in_order_and_one_at_a_time(qtbot, done):
    """DESIGN §Dependencies: in an idle moment. What waits between two steps has its turn."""
    steps = IdleSteps((lambda: (done.append("first"), QTimer.singleShot(0, lambda: done.append("key"))), lambda: done.append("second")))
    steps.begin()
    assert done == []
    qtbot.waitUntil(lambda: steps.is_over)
    assert done == ["first", "key", "second"]


def test_steps_that_are_put_first_keep_their_order(done):
    """Who knows more of the program adds what is more urgent."""
    steps = IdleSteps((lambda: done.append(3),))
    steps.put_first((lambda: done.append(1), lambda: done.append(2)))
    steps.finish()
    assert done == [1, 2, 3]


def test_whoever_cannot_wait_gets_all_that_is_left_at_once(qtbot, done):
    """A job without anybody at the desk has no idle moments."""
    steps = IdleSteps((lambda: done.append(1), lambda: done.append(2)))
    steps.begin()
    qtbot.waitUntil(lambda: done == [1])
    steps.finish()
    assert (done, steps.is_over) == ([1, 2], True)
    qtbot.wait(30)
    assert done == [1, 2]
