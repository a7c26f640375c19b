"""Big numbers on every screen, for a moment."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from ui.kit.displays import screens
from ui.kit.theme import DARK, LIGHT
from ui.projector import identify
from ui.projector.identify import Identify
from ui.text.words import Words

pytestmark = pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)", extend=True)


@pytest.fixture
def shown(qtbot, typeface):
    made = Identify(Words())
    made.show_numbers(LIGHT)
    yield made
    made.hide_numbers()


def test_each_screen_shows_its_number_where_it_is(shown):
    """SCREENS §Where it appears: "Identify" shows big numbers; they are the ones on the cards, which count from 1."""
    assert [number.number for number in shown.numbers] == [str(at) for at, _ in enumerate(screens(), 1)]
    for number, display in zip(shown.numbers, screens(), strict=True):
        assert number.isVisible()
        assert display.place.contains(number.geometry())
        assert number.height() >= display.height // 4


def test_numbers_take_neither_the_keyboard_nor_a_click(shown):
    """Issue 4, point 1: in windows that take no focus."""
    for number in shown.numbers:
        flags = number.windowFlags()
        assert flags & Qt.WindowType.WindowDoesNotAcceptFocus
        assert flags & Qt.WindowType.WindowTransparentForInput
        assert number.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        assert number.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_numbers_go_away_by_themselves(qtbot, shown, monkeypatch):
    """SCREENS §Where it appears: for 3 s, counted from the last time that somebody asked."""
    assert shown._end.interval() == 3000
    first = shown.numbers
    shown.show_numbers(DARK)
    assert not any(number.isVisible() for number in first)
    assert shown.numbers[0].theme is DARK
    shown._end.start(1)
    qtbot.waitUntil(lambda: shown.numbers == ())


def test_two_screens_that_lie_over_each_other_show_both_numbers(qtbot, typeface, monkeypatch):
    """SCREENS §Placing the wall: a mirror is two screens in one place; neither number hides the other."""
    here = screens()[0]
    monkeypatch.setattr(identify, "screens", lambda: (here, replace(here, name="MIRROR")))
    made = Identify(Words())
    made.show_numbers(LIGHT)
    one, other = (number.geometry() for number in made.numbers)
    assert not one.intersects(other)
    made.hide_numbers()
