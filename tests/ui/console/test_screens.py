"""Which screen the wall appears on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from ui.console import screen_choice
from ui.console.screen_choice import ScreenChoice
from ui.kit.displays import Display, screen_id
from ui.kit.theme import LIGHT
from ui.text.languages import Language

PANEL = Display("PANEL", "", "", "", 0, 0, 1366, 768, 1.0)
EPSON = Display("HDMI-1", "EPSON", "EB-X49", "7", 1366, 0, 1280, 720, 1.0)
OTHER = Display("HDMI-2", "", "", "", 2646, 0, 960, 540, 2.0)


@pytest.fixture
def plugged(monkeypatch):
    """Say which screens there are; the desk stands on the first."""

    def plug(*displays):
        monkeypatch.setattr(screen_choice, "screens", lambda: displays)
        monkeypatch.setattr(screen_choice, "live_screen", _desk_only)

    return plug


def _desk_only(identity):
    return QGuiApplication.primaryScreen() if identity == screen_id(PANEL) else None


@pytest.fixture
def choice(qtbot, words, plugged):
    plugged(PANEL, EPSON, OTHER)
    made = ScreenChoice(LIGHT, words)
    qtbot.addWidget(made)
    made.resize(480, 300)
    made.show()
    return made


def card(choice, display):
    return choice.cards[screen_id(display)]


def test_each_screen_is_named_by_what_it_is(choice):
    """SCREENS §The wall: choose a screen by picture and name."""
    assert [(each.number, each.name, each.detail) for each in choice.cards.values()] == [
        ("1", "This screen", "1366 × 768 · the desk"), ("2", "EPSON EB-X49", "1280 × 720 px"), ("3", "Screen 3", "1920 × 1080 px"),
    ]


def test_the_choice_is_told_as_an_id_and_never_as_an_index(choice, qtbot):
    """SCREENS §The wall: remembered by name, maker, model, serial and size."""
    with qtbot.waitSignal(choice.chosen) as chosen:
        qtbot.mouseClick(card(choice, EPSON), Qt.MouseButton.LeftButton)
    assert chosen.args == [screen_id(EPSON)]
    assert card(choice, EPSON).isChecked()
    assert not card(choice, OTHER).isChecked()


def test_the_desk_s_own_screen_cannot_be_chosen(choice, qtbot):
    """SCREENS §The wall: it never opens over the desk."""
    told = []
    choice.chosen.connect(told.append)
    qtbot.mouseClick(card(choice, PANEL), Qt.MouseButton.LeftButton)
    assert told == []


def test_a_lost_screen_does_not_rewrite_the_choice(choice, plugged):
    """FIELD 2: an unplug overwrites what was saved."""
    told = []
    choice.chosen.connect(told.append)
    choice.show_chosen(screen_id(EPSON))
    plugged(PANEL, OTHER)
    choice.show_words()
    plugged(PANEL, OTHER, EPSON)
    choice.show_words()
    assert card(choice, EPSON).isChecked()
    assert told == []


def test_the_only_other_screen_is_marked_where_none_was_chosen(choice, plugged):
    """SCREENS §The wall: full screen on the second screen if there is one."""
    plugged(PANEL, EPSON)
    choice.show_words()
    assert card(choice, EPSON).isChecked()


def test_with_one_screen_the_desk_says_what_to_do(choice, plugged, words):
    """SCREENS §The wall: with one screen the desk says so (Windows: Win+P, Extend)."""
    plugged(PANEL)
    choice.show_words()
    assert choice.alone.isVisible()
    assert "Win+P" in choice.alone.text()
    assert not card(choice, PANEL).isVisible()
    words.speak(Language.SPANISH)
    choice.show_words()
    assert "Extender" in choice.alone.text()


def test_the_window_tells_of_the_choice_wherever_it_is_made(console, heard, plugged):
    """One choice, two places: the set-up and the wall's own page."""
    plugged(PANEL, EPSON)
    console.wall.screens.show_words()
    card(console.wall.screens, EPSON).click()
    assert heard.all == [("wall_screen_chosen", screen_id(EPSON))]
    assert console.setup.side.screens.chosen_id == screen_id(EPSON)
