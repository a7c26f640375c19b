"""Which screen the wall appears on."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says, say
from tests.ui.console.conftest import OFFER, SMALLEST
from ui.console import screen_choice, screen_names
from ui.console.screen_choice import ScreenChoice
from ui.kit.displays import Display, screen_id, screen_ids
from ui.kit.theme import DARK, LIGHT
from ui.text.languages import Language

PANEL = Display("PANEL", "", "", "", 0, 0, 1366, 768, 1.0)
EPSON = Display("HDMI-1", "EPSON", "EB-X49", "7", 1366, 0, 1280, 720, 1.0)
OTHER = Display("HDMI-2", "", "", "", 2646, 0, 960, 540, 2.0)


@pytest.fixture
def plugged(monkeypatch):
    """Say which screens there are; the desk stands on the first."""

    def plug(*displays):
        for module in (screen_choice, screen_names):
            monkeypatch.setattr(module, "screens", lambda: displays)

    return plug


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


@pytest.mark.parametrize("language", Language)
def test_the_question_is_read_whole_beside_its_button(console, plugged, words, language):
    """LOOK §Composition 7: sentences wrap; the desk at its smallest leaves 470 px beside the set-up."""
    plugged(PANEL, EPSON)
    words.speak(language)
    console.show_welcome(OFFER)
    console.setup.side.screens.show_words()
    QApplication.processEvents()
    title, button = console.setup.side.screens.title, console.setup.side.screens.identify
    assert button.isVisible()
    assert title.height() >= title.heightForWidth(title.width())
    assert title.width() >= title.minimumSizeHint().width()
    assert console.size().toTuple() == SMALLEST


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


def test_no_screen_is_marked_that_nobody_has_chosen(choice, plugged):
    """FIELD 3: an unknown screen is offered, not taken."""
    plugged(PANEL, EPSON)
    choice.show_words()
    assert not card(choice, EPSON).isChecked()
    choice.show_chosen(screen_id(OTHER))
    assert not card(choice, EPSON).isChecked()


def test_twins_are_told_apart_in_words(choice, plugged, words):
    """Issue 4, point 1: two that are the same in all they say of themselves are left and right of the desk."""
    left = replace(EPSON, x=-1280)
    plugged(PANEL, EPSON, left)
    said = {Language.ENGLISH: ["right of the desk", "left of the desk"], Language.SPANISH: ["a tu derecha", "a tu izquierda"]}
    for language, details in said.items():
        words.speak(language)
        choice.show_words()
        assert [each.detail for each in choice.cards.values()][1:] == details
    choice.show_chosen(screen_ids((PANEL, EPSON, left), PANEL)[2])
    assert [each.isChecked() for each in choice.cards.values()] == [False, False, True]


def test_a_mirror_of_the_desk_says_so_and_cannot_be_chosen(choice, plugged):
    """SCREENS §Where it appears: with a mirrored screen the desk says so and the wall stays off."""
    mirror = replace(EPSON, x=0)
    plugged(PANEL, mirror)
    choice.show_words()
    assert card(choice, mirror).detail == "shows what you see"
    assert not card(choice, mirror).isEnabled()


def test_numbers_on_the_screens_are_wanted_by_button_and_by_key(console, heard, plugged, qtbot):
    """SCREENS §Where it appears: Identify, on the wall's sheet and in the set-up; not where there is only one screen."""
    plugged(PANEL, EPSON)
    for choice in (console.setup.side.screens, console.wall.sheet.screens):
        choice.show_words()
        qtbot.mouseClick(choice.identify, Qt.MouseButton.LeftButton)
    qtbot.keyClick(console, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert heard.all == [("wall.screens_identified",)] * 3
    plugged(PANEL)
    console.wall.sheet.screens.show_words()
    assert console.wall.sheet.screens.identify.isHidden()


def test_a_screen_that_nobody_chose_is_offered_at_the_desk_with_one_key(console, heard, plugged, words):
    """FIELD 3: offered with one key, never opened silently; taken back when it is gone, and never in the way of another notice."""
    plugged(PANEL, OTHER, EPSON)
    console.show_screen_offer(EPSON)
    notice = console.asks.notice
    assert not notice.isHidden()
    assert notice.accessibleName() == "Another screen is there: EPSON EB-X49. The wall opens on it when you say so."
    assert notice.action.text() == "Show the wall  F5"
    notice.action.click()
    assert heard.all == [("wall.toggled",)]
    console.show_notice(say(Says.WALL_CLOSED))
    assert "closed" in notice.accessibleName()
    console.notices.clear()
    console.show_screen_offer(OTHER)
    assert "Screen 2" in notice.accessibleName()
    console.show_screen_offer(None)
    assert notice.isHidden()


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
    console.wall.sheet.screens.show_words()
    card(console.wall.sheet.screens, EPSON).click()
    assert heard.all == [("wall.screen_chosen", screen_id(EPSON))]
    assert console.setup.side.screens.chosen_id == screen_id(EPSON)


def test_a_sheet_that_was_never_opened_wears_the_theme_of_the_desk(console, plugged):
    """LOOK §Tokens: light and dark; the sheets are made in an idle moment, and the theme may change before one of them is seen."""
    plugged(PANEL, EPSON)
    console.wall.sheet.screens.show_words()
    console.wear(DARK)
    assert console.wall.sheet.screens.theme is DARK
    assert {each.theme for each in console.wall.sheet.screens.cards.values()} == {DARK}
