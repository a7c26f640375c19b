"""A correction."""

import pytest
from PySide6.QtCore import Qt

from app.entries import Corrected
from ui.console.pages.correction import FUND, LEVEL, TENSION
from ui.text.languages import Language

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def choose(qtbot, desk, kind):
    """What is to be put right, with mouse or finger."""
    qtbot.mouseClick(desk.page.kinds.buttons[kind], Qt.MouseButton.LeftButton)


def test_coins_of_a_player_are_put_right_by_the_seats_number(correcting, press):
    """RECORD: seat and coins_by."""
    desk = correcting()
    press(desk, "3", "-2", ENTER)
    assert desk.entered == [Corrected(seat=2, coins_by=-2)]


def test_a_player_is_chosen_by_finger_and_coins_counted(correcting, qtbot):
    """SCREENS §The desk: everything works with mouse or finger."""
    desk = correcting()
    qtbot.mouseClick(desk.page.seats[4], Qt.MouseButton.LeftButton)
    for _ in range(3):
        qtbot.mouseClick(desk.page.by.plus, Qt.MouseButton.LeftButton)
    desk.page.confirm()
    assert desk.entered == [Corrected(seat=4, coins_by=3)]


def test_tension_is_put_right_within_its_scale(correcting, qtbot, press):
    """Ruling 1: Tension stays within 0 and 10."""
    desk = correcting()
    choose(qtbot, desk, TENSION)
    before = desk.page.view.country.tension
    desk.page.by.field.setFocus()
    press(desk, "9")
    assert desk.page.by.by is None
    press(desk, "2")
    assert desk.said(f"{before} → {before + 2}")
    press(desk, ENTER)
    assert desk.entered == [Corrected(tension_by=2)]


@pytest.mark.parametrize(("kind", "entry"), [
    (LEVEL, Corrected(service="education", level_by=1)),
    (FUND, Corrected(service="education", fund_by=1)),
])
def test_a_service_is_put_right(correcting, qtbot, kind, entry):
    """RECORD: service and level_by, or service and fund_by."""
    desk = correcting()
    choose(qtbot, desk, kind)
    qtbot.mouseClick(desk.page.services.buttons[1], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(desk.page.by.plus, Qt.MouseButton.LeftButton)
    desk.page.confirm()
    assert desk.entered == [entry]


def test_a_level_cannot_leave_its_scale(correcting, qtbot):
    """RECORD: a level outside 1 to 5 is refused."""
    desk = correcting()
    choose(qtbot, desk, LEVEL)
    level = desk.page.view.country.services.health.level
    for _ in range(9):
        qtbot.mouseClick(desk.page.by.minus, Qt.MouseButton.LeftButton)
    assert desk.page.by.by == 1 - level
    for _ in range(19):
        qtbot.mouseClick(desk.page.by.plus, Qt.MouseButton.LeftButton)
    assert desk.page.by.by == 5 - level


def test_nothing_is_confirmed_before_it_is_whole(correcting, press):
    """Enter moves to what is missing: who, then how many."""
    desk = correcting()
    assert not desk.page.is_ready
    press(desk, ENTER)
    assert desk.page.seats[0].hasFocus()
    press(desk, "1", ENTER)
    assert desk.page.by.field.hasFocus()
    press(desk, "0", ENTER)
    assert desk.entered == []


def test_a_reason_is_kept_and_its_letters_choose_nothing(correcting, press):
    """SCREENS §The desk: no shortcut fires while somebody types a text."""
    desk = correcting()
    press(desk, "1", "5")
    desk.page.reason.setFocus()
    press(desk, "2 coins too few", ENTER)
    assert desk.entered == [Corrected(seat=0, coins_by=5, reason="2 coins too few")]


def test_a_reason_of_blanks_is_none(correcting, press):
    """An entry holds only what was said."""
    desk = correcting()
    press(desk, "15")
    desk.page.reason.setFocus()
    press(desk, "   ", ENTER)
    assert desk.entered == [Corrected(seat=0, coins_by=5)]


def test_escape_and_the_quiet_words_leave_everything_as_it_is(correcting, press):
    """It was opened on demand, and can be left."""
    desk = correcting()
    press(desk, ESCAPE)
    (words, act), = desk.page.quiet_actions()
    assert desk.words.say(words) == "Cancel"
    act()
    assert desk.left == 2
    assert desk.entered == []


def test_it_has_a_sentence_and_a_button_of_its_own(correcting):
    """SCREENS: every state has exactly one sentence "what now" and one primary button."""
    desk = correcting()
    assert [desk.words.say(each) for each in desk.page.own_words()][::2] == ["What must be put right?", "Put it right"]


def test_what_was_typed_stays_when_the_language_changes(correcting, qtbot, press):
    """The view comes again; nothing was entered."""
    desk = correcting()
    press(desk, "2", "+4")
    desk.page.reason.setText("found one")
    desk.speak(Language.SPANISH)
    assert desk.page.by.by == 4
    assert desk.page.reason.text() == "found one"
    assert desk.page.seats[1].line.is_lit
    assert desk.page.kinds.buttons[0].words == "Monedas de un jugador"
