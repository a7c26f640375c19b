"""The history panel: what was entered, the ways back, and the ways to put an old entry right."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.console.conftest import SMALLEST
from tests.ui.console.games import title_of, view_after


def test_it_lists_every_entry_newest_first(console, words):
    """SCREENS §The desk: HISTORY, what was entered."""
    view = view_after(30)
    console.show_view(view)
    assert [line.text for line in console.game.history.lines.lines] == [words.say(line.what) for line in view.history]


def test_an_older_line_offers_the_way_back_to_before_it(console, heard, qtbot, words):
    """Issue 2, 5: undo of any number of steps, in one go."""
    console.show_view(view_after(30))
    history = console.game.history
    qtbot.mouseClick(history.lines, Qt.MouseButton.LeftButton, pos=history.lines.box_of(4).center().toPoint())
    assert history.through.isVisible()
    assert history.through.words == "Undo back to here (5 steps)"
    assert not history.undo.isVisible()
    qtbot.mouseClick(history.through, Qt.MouseButton.LeftButton)
    assert heard.all == [("undone", 5)]


def test_a_picked_line_can_be_left_alone(console, heard, press):
    """Esc, and nothing has happened."""
    console.show_view(view_after(30))
    history = console.game.history
    history.lines.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Down)
    assert history.lines.at == 2
    press(Qt.Key.Key_Up)
    assert history.lines.at == 1
    press(Qt.Key.Key_Escape)
    assert history.lines.at == -1
    assert history.undo.isVisible()
    assert heard.all == []


def test_a_line_that_was_tapped_can_be_left_with_a_tap_or_with_escape(console, heard, qtbot, press):
    """Nothing has happened, and the keyboard is where it was."""
    console.show_view(view_after(30))
    history = console.game.history
    for leave in (history.leave.click, lambda: press(Qt.Key.Key_Escape)):
        qtbot.mouseClick(history.lines, Qt.MouseButton.LeftButton, pos=history.lines.box_of(1).center().toPoint())
        assert history.is_choosing
        leave()
        assert not history.is_choosing
        assert not history.is_picked
        assert history.lines.hasFocus()
    assert heard.all == []


def test_what_redo_would_bring_back_is_written_and_is_no_step_to_undo(console, words, press):
    """SCREENS §The desk: undo and redo say what they do."""
    console.show_view(view_after(9, redone=title_of(10)))
    history = console.game.history
    assert words.say(title_of(10)) in history.lines.lines[0].text
    assert words.say(title_of(10)) in history.redo.accessibleDescription()
    assert words.say(title_of(9)) in history.undo.accessibleDescription()
    history.lines.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert not history.is_choosing
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        press(key)
    assert "1 step)" in history.through.words


def test_undo_and_redo_are_pale_where_there_is_nothing(console):
    """Before the first entry."""
    console.show_view(view_after(0))
    history = console.game.history
    assert not history.undo.isEnabled()
    assert not history.redo.isEnabled()
    assert history.empty.isVisible()
    assert not history.correct.isVisible()


def test_a_line_out_of_sight_is_scrolled_into_sight_when_the_keys_reach_it(console, press):
    """SCREENS: nothing on the desk needs the mouse."""
    console.show_view(view_after(40))
    lines = console.game.history.lines
    lines.setFocus()
    for _ in range(12):
        press(Qt.Key.Key_Down)
    assert lines.visibleRegion().boundingRect().contains(lines.box_of(11).center().toPoint())


def test_correct_opens_the_correction_and_a_new_entry_closes_it(console, heard):
    """SCREENS §The desk: repair, as an entry of its own."""
    console.show_view(view_after(9))
    own = console.asks.page
    console.game.history.correct.click()
    assert console.asks.page is not own
    assert console.asks.foot.primary.words != ""
    console.show_view(view_after(9))
    assert console.asks.page is not own
    console.show_view(view_after(10))
    assert not console.asks.is_covered
    assert QApplication.focusWidget() is not None


def test_undoing_everything_leaves_the_window_its_size(console, qtbot):
    """LOOK §Composition, the desk, 6: whatever comes and goes, the window fits a small screen."""
    for entries in (9, 0, 1, 0):
        console.show_view(view_after(entries))
        qtbot.wait(5)
        assert console.size().toTuple() == SMALLEST


def line_opened_by_keyboard(console, press, downs):
    console.game.history.lines.setFocus()
    for _ in range(downs):
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)


def test_enter_opens_what_can_be_done_about_a_line_and_says_which_one_it_is(console, heard, press, words):
    """Issue 3, 1: any earlier entry can be opened from the history; nothing on the desk needs the mouse."""
    view = view_after(30)
    console.show_view(view)
    line_opened_by_keyboard(console, press, 3)
    history = console.game.history
    assert history.is_choosing
    assert words.say(view.history[2].what) in history.choices.what.toolTip()
    assert QApplication.focusWidget() is history.choices.fix
    assert heard.all == []


@pytest.mark.parametrize(("way", "signal"), [("fix", "repair_opened"), ("insert", "repair_inserted"), ("drop", "repair_dropped")])
def test_each_way_tells_the_place_of_the_entry_from_the_first_of_the_game(console, heard, press, way, signal):
    """Issue 3, 1: replaced, inserted or dropped."""
    console.show_view(view_after(30))
    line_opened_by_keyboard(console, press, 3)
    getattr(console.game.history.choices, way).setFocus()
    press(Qt.Key.Key_Return)
    assert heard.all == [(signal, 27)]
    assert not console.game.history.is_choosing


def test_the_first_entry_of_the_game_has_place_0_also_with_something_to_redo(console, heard, press):
    """What was undone stands in the list and has no place."""
    console.show_view(view_after(9, redone=title_of(10)))
    line_opened_by_keyboard(console, press, 10)
    press(Qt.Key.Key_Return)
    assert heard.all == [("repair_opened", 0)]


def test_repair_opens_the_newest_entry(console, heard, words):
    """LOOK picture 7: Undo, Redo, Repair."""
    view = view_after(9, redone=title_of(10))
    console.show_view(view)
    console.game.history.repair.click()
    assert words.say(view.history[0].what) in console.game.history.choices.what.toolTip()
    console.game.history.choices.drop.click()
    assert heard.all == [("repair_dropped", 8)]


def test_before_the_first_entry_there_is_nothing_to_repair(console):
    """An empty history."""
    console.show_view(view_after(0))
    assert not console.game.history.repair.isEnabled()


def test_the_steps_back_are_those_that_the_view_tells(console, heard, press):
    """Issue 3, 2: one step for each way of entering anything; after a repair they are not as many as the lines."""
    view = view_after(30)
    console.show_view(structs.replace(view, history=tuple(structs.replace(line, steps=7) for line in view.history)))
    line_opened_by_keyboard(console, press, 2)
    console.game.history.through.click()
    assert heard.all == [("undone", 7)]


def test_another_view_takes_the_choices_away(console, press):
    """They were about a line that may not be there any more."""
    console.show_view(view_after(30))
    line_opened_by_keyboard(console, press, 1)
    console.show_view(view_after(29))
    assert not console.game.history.is_choosing
