"""What the tests stand on: no window outlives the test that made it."""

import pytest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tests.windows import own_windows, windows


@pytest.fixture
def before(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_a_window_ends_with_its_block_though_a_signal_holds_it(before):
    """A listener that is a lambda keeps its window, and all that is in it, from being forgotten."""
    with own_windows():
        made = QWidget()
        child = QWidget(made)
        made.windowTitleChanged.connect(lambda _title: made.update())
        made.show()
        assert made in windows()
    assert not isValid(made)
    assert not isValid(child)


def test_a_window_that_was_there_before_stays(before):
    """What a module shares among its tests is not ended by one of them."""
    with own_windows():
        QWidget(before)
    assert isValid(before)
    assert len(before.children()) == 1


def test_what_was_to_be_deleted_later_is_deleted(before):
    """Outside of an event loop, Qt would leave it for ever."""
    child = QWidget(before)
    with own_windows():
        child.deleteLater()
    assert not isValid(child)
