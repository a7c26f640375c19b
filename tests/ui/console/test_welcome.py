"""The welcome: the first page of all."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.ui.console.conftest import OFFER, SMALLEST
from tests.ui.console.games import view_after
from ui.console.new_lesson import RecentLesson
from ui.text.languages import Language

STOPPED = RecentLesson("stopped.lesson", "Table 3", "2025-11-30", 5)
OVER = OFFER.recent[0]
ENTER = Qt.Key.Key_Return


@pytest.fixture
def start(console):
    """The window as it starts, before anybody has looked for lessons."""
    console.show_welcome(OFFER)
    console.show_recent(())
    console.show_start()
    return console


def primary(console):
    return console.asks.foot.primary.words


def test_without_a_lesson_enter_begins_a_new_one(start, press):
    """Issue 6, 1: the welcome offers New lesson; the keyboard is in its first field."""
    assert primary(start) == "New lesson"
    assert start.welcome.last.isHidden()
    press(ENTER)
    assert start.asks.page is start.setup
    assert QApplication.focusWidget() is start.setup.form.label


def test_enter_goes_on_with_the_last_lesson(start, press, heard):
    """Issue 6, 1, and issue 3, 6: after a kill the next start offers the lesson at the point where it stopped."""
    start.show_recent((STOPPED, OVER))
    assert primary(start) == "Go on with this lesson"
    assert "Table 3" in start.welcome.last.accessibleName()
    press(ENTER)
    assert heard.all == [("lesson_opened", "stopped.lesson")]


def test_a_last_lesson_that_is_over_is_only_to_look_at(start, press, heard):
    """Enter begins a new one; the finished one is a key away."""
    start.show_recent((OVER,))
    assert primary(start) == "New lesson"
    press(Qt.Key.Key_1)
    assert heard.all == [("lesson_opened", OVER.path)]


@pytest.mark.parametrize("has_last", [False, True])
@pytest.mark.parametrize("way", ["mouse", "key"])
def test_each_choice_has_a_figure_and_can_be_pressed(start, press, heard, qtbot, monkeypatch, has_last, way):
    """By keyboard, or by mouse and finger alone; the figures follow what is offered."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("chosen.lesson", ""))
    cards = []
    start.decks_wanted.connect(lambda: cards.append(True))
    start.show_recent((STOPPED,) if has_last else ())
    choices = [start.welcome.last] * has_last + start.welcome.others

    def choose(choice):
        if way == "mouse":
            qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
        else:
            press(Qt.Key(ord(choice.key)))

    assert [choice.key for choice in choices] == ["1", "2", "3", "4"][: len(choices)]
    choose(choices[-1])
    assert cards == [True]
    choose(choices[-2])
    assert heard.of("lesson_opened") == ["chosen.lesson"]
    choose(choices[-3])
    assert start.asks.page is start.setup


def test_the_language_can_be_changed_before_anything_else(start, heard, words):
    """Whoever cannot read the first page finds their language on it, by its own name."""
    start.welcome.language.buttons[1].click()
    assert heard.all == [("desk_language_chosen", Language.SPANISH)]
    words.speak(Language.SPANISH)
    assert primary(start) == "Nueva sesión"
    assert start.welcome.language.chosen_index == 1


def test_a_lesson_that_is_opened_takes_its_place(start):
    """And a new lesson from the menu comes without it."""
    start.show_view(view_after(5))
    assert start.asks.page is not start.welcome
    start.show_welcome(OFFER)
    assert start.asks.page is start.setup


@pytest.mark.parametrize("language", Language)
def test_it_fits_the_smallest_window(start, words, language):
    """LOOK: every page fits 1280 × 705, with a lesson whose name is as long as one can be."""
    words.speak(language)
    start.show_recent((RecentLesson("x", "W" * 60, "2025-11-30", 8),))
    QApplication.processEvents()
    room = start.asks.host.viewport()
    assert start.size().toTuple() == SMALLEST
    assert start.welcome.minimumSizeHint().width() <= room.width()
    assert start.welcome.minimumSizeHint().height() <= room.height()
