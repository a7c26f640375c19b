"""The names of a table that is being played, put right from the menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.console.games import LONG_NAMES, NAMES, recorded, view_after
from ui.console.new_lesson import HeaderChange
from ui.text.languages import Language

LABEL = "Table 2 · 4.º B"


@pytest.fixture
def names(console):
    """The sheet over a game, opened from the menu."""
    console.show_view(view_after(9))
    console.sheets.lay_menu()
    console.sheets.menu.names.click()
    return console.sheets.names


def test_it_begins_with_the_names_as_they_are(console, names):
    """Whoever changes one name need not type the others."""
    assert console.asks.page is names
    assert names.label.text() == LABEL
    assert [field.text() for field in names.seats.fields] == list(NAMES)


def test_a_name_is_changed_by_keyboard_alone(console, names, heard, press, qtbot):
    """Issue 3, 1: the header can be repaired too: a name."""
    for _ in range(3):
        press(Qt.Key.Key_Return)
    field = QApplication.focusWidget()
    assert field is names.seats.fields[2]
    field.selectAll()
    qtbot.keyClicks(field, "  Ines   Maria ")
    for _ in range(6):
        press(Qt.Key.Key_Return)
    expected = (*NAMES[:2], "Ines Maria", *NAMES[3:])
    assert heard.all == [("sheets.header_changed", HeaderChange(LABEL, expected))]


def test_the_label_can_be_changed(names, heard, clock, console):
    """What the lesson is called stands on top of the desk and in the export."""
    names.label.setText("  4.º C ")
    clock.now += 10
    console.confirm()
    assert heard.all == [("sheets.header_changed", HeaderChange("4.º C", NAMES))]


def test_nothing_changed_is_no_repair(console, names, heard):
    """The sheet is left, and the log says nothing."""
    console.confirm()
    assert heard.all == []
    assert console.asks.page is not names


def test_escape_leaves_the_names_alone(console, names, heard, press):
    """And what was typed is forgotten."""
    names.seats.fields[0].setText("Zoe")
    names.setFocus()
    press(Qt.Key.Key_Escape)
    assert heard.all == []
    console.asks.lay_over(names)
    assert names.seats.fields[0].text() == "Ana"


def test_what_was_typed_stays_while_the_view_comes_again(console, names, words):
    """A change of language, or a step of the wall, in the middle of a name."""
    names.seats.fields[0].setText("Zoe")
    console.show_view(view_after(9))
    words.speak(Language.SPANISH)
    assert names.seats.fields[0].text() == "Zoe"


def test_six_players_have_six_fields(console):
    """Everybody keeps their seat."""
    record = recorded("02-game.json")
    console.show_view(view_after(2, record))
    console.asks.lay_over(console.sheets.names)
    assert sum(field.isEnabled() for field in console.sheets.names.seats.fields) == len(record.players)


def test_new_names_close_the_sheet(console, names):
    """The view comes back with them."""
    record = recorded(names=("Zoe", *NAMES[1:]))
    console.show_view(view_after(9, record))
    assert console.asks.page is not names
    assert not console.asks.is_covered


def test_without_a_game_there_are_no_names_to_change(console):
    """The set-up has them."""
    console.sheets.lay_menu()
    assert not console.sheets.menu.names.isVisible()


@pytest.mark.parametrize("language", Language)
def test_it_fits_with_long_names(console, words, language):
    """LOOK §Composition, the desk, 6."""
    words.speak(language)
    console.show_view(view_after(9, recorded(names=LONG_NAMES)))
    console.asks.lay_over(console.sheets.names)
    QApplication.processEvents()
    need, room = console.sheets.names.minimumSizeHint(), console.asks.host.viewport().size()
    assert (need.width() <= room.width(), need.height() <= room.height()) == (True, True)
