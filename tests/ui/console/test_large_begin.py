"""A desk at twice its size: what is asked anew begins at its top, the guide comes into view, and the window stays on its screen."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.ui.console.games import LONG_NAMES, recorded, view_after
from tests.ui.console.pages import moments
from tests.ui.console.reach import settle

SCREEN = (1366, 730)  # px: 1366 x 768 less a title bar
NEAR = 24  # px that are seen around the keyboard's place


@pytest.fixture
def large(console, qtbot):
    """The desk at twice its size, at a moment of a game."""
    console.resize(*SCREEN)
    console.show_zoom(2.0)
    with qtbot.waitActive(console):
        console.activateWindow()
    console.later.finish()
    show(console, "TAX_VOTE")
    return console


def show(console, name):
    moment = moments.ALL[name]
    console.show_view(view_after(moment[1], recorded(moment[0], LONG_NAMES)))
    settled(console)


def settled(console):
    settle()
    console.resize(*SCREEN)
    settle()


def frame_of(console) -> QScrollArea:
    return console.shared.faces._frame


def top_of(console, widget):
    """Where a widget begins in what is seen of the desk, in px."""
    return widget.mapTo(frame_of(console).viewport(), QPoint(0, 0)).y()


def is_in_view(console, widget):
    seen = frame_of(console).viewport().rect()
    return seen.contains(QRect(widget.mapTo(frame_of(console).viewport(), QPoint(0, 0)), widget.geometry().size()))


def scroll_down(console):
    bar = frame_of(console).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 200, "there is something to scroll"


def check_begins(console):
    """The keyboard's place is in view, and no more is scrolled away above it than that takes."""
    now = QApplication.focusWidget()
    if now is console.asks or now.layout() is not None:  # a page that has the keyboard as a whole
        assert top_of(console, console.asks.header) >= 0
        return
    assert is_in_view(console, now)
    if frame_of(console).verticalScrollBar().value() > 0:
        assert top_of(console, now) + now.geometry().height() >= frame_of(console).viewport().height() - NEAR


@pytest.mark.parametrize("name", ["TAX_VOTE", "PAY_DAY_OPEN", "BUDGET_VOTE", "FIRST_EVENT", "FINAL_COUNT"])
def test_a_new_ask_begins_at_its_top_wherever_the_last_one_was_left(large, name):
    """Issue 6, first game: the heading and the event were out of view at each new step."""
    show(large, "BUDGET_VOTE" if name == "TAX_VOTE" else "TAX_VOTE")
    scroll_down(large)
    show(large, name)
    check_begins(large)


def test_back_from_the_menu_the_ask_begins_at_its_top(large, qtbot):
    """Issue 6, first game."""
    large.sheets.lay_menu()
    settled(large)
    scroll_down(large)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settled(large)
    check_begins(large)


def test_the_guide_comes_into_view_when_it_is_opened(large, qtbot):
    """Issue 6, first game: F1 changed nothing that was seen. Closed again, the eye is where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    settled(large)
    assert large.game.is_guide_shown
    guide = large.game.guide
    seen = frame_of(large).viewport().height()
    assert 0 <= top_of(large, guide) <= seen - min(guide.height(), seen - 60)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    settled(large)
    check_begins(large)


@pytest.mark.parametrize("name", ["TAX_VOTE", "BUDGET_VOTE"])
def test_a_vote_needs_no_scrolling_sideways(large, name):
    """Issue 6, first game."""
    show(large, name)
    assert frame_of(large).horizontalScrollBar().maximum() == 0


def test_back_at_its_own_size_the_window_stands_on_its_screen(large, qtbot):
    """Issue 6, first game: 1280 by 727 at y = 59 of a screen of 768 px."""
    screen = large.screen().availableGeometry()
    large.move(0, screen.height() - 400)
    large.resize(1280, 380)
    settle()
    large.show_zoom(1.0)
    settle()
    frame = large.frameGeometry()
    assert screen.top() <= frame.top()
    assert frame.bottom() <= screen.bottom()
