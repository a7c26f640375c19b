"""The list of the keys: whole, one line each, on the smallest desk."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says
from tests.ui.console.games import view_after
from ui.console import key_names, key_sheet
from ui.text.languages import Language


@pytest.fixture
def sheet(console):
    console.show_view(view_after(5))
    console.sheets.lay_menu()
    console.sheets.menu.keys.click()
    QApplication.processEvents()
    return console.asks.page


@pytest.mark.parametrize("language", Language)
def test_every_key_has_one_line_and_all_of_them_are_seen_at_once(console, sheet, words, language):
    """A newcomer found no list of keys anywhere."""
    words.speak(language)
    QApplication.processEvents()
    lines = [label for label, _ in sheet.lines]
    one = max(label.fontMetrics().height() for label in lines) * 3 // 2
    assert all(label.text() and label.height() < one for label in lines), [label.text() for label in lines if label.height() >= one]
    assert all(label.fontMetrics().horizontalAdvance(label.text()) <= label.width() for label in lines)
    assert sheet.height() <= console.asks.host.viewport().height()


def test_every_name_of_a_key_is_on_it():
    """A key that is added to the desk has to be told here, too."""
    names = {value for name, value in vars(key_names).items() if name.isupper()}
    listed = [key for lists in key_sheet.COLUMNS for _, keys in lists for key, _ in keys]
    told = {part for key in listed for part in str(key if isinstance(key, str) else key.values["key"]).split(" · ")}
    assert names <= told


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_leave_it(console, sheet, press, clock, key):
    """As every sheet."""
    clock.now += 10
    press(key)
    assert console.asks.page is console.sheets.menu


def test_it_can_be_read_before_a_lesson(console, words):
    """There is a menu, so there are keys."""
    console.sheets.lay_menu()
    console.sheets.menu.keys.click()
    assert console.asks.header.accessibleName() or words.say(Says.NOW_KEYS)
    assert console.asks.page is console.sheets.key_list
