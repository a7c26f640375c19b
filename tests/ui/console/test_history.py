"""The history panel: what was entered, and the ways back."""

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
    assert "5 steps" in history.through.text()
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


def test_the_same_line_picked_again_is_picked_no_more(console, qtbot):
    """A tap undoes a tap."""
    console.show_view(view_after(30))
    lines = console.game.history.lines
    for expected in (1, -1):
        qtbot.mouseClick(lines, Qt.MouseButton.LeftButton, pos=lines.box_of(1).center().toPoint())
        assert lines.at == expected


def test_what_redo_would_bring_back_is_written_and_is_no_step_to_undo(console, words):
    """SCREENS §The desk: undo and redo say what they do."""
    console.show_view(view_after(9, redone=title_of(10)))
    history = console.game.history
    assert words.say(title_of(10)) in history.lines.lines[0].text
    assert words.say(title_of(10)) in history.redo.accessibleDescription()
    assert words.say(title_of(9)) in history.undo.accessibleDescription()
    history.lines._pick(0)
    assert not history.through.isVisible()
    history.lines._pick(1)
    assert "1 step)" in history.through.text()


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
