"""The deal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.entries import RolesDealt
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


def choose(qtbot, desk, seat, role):
    """Choose a role for a seat, with the keys that a list knows."""
    choice = desk.page.choices[seat]
    choice.setFocus()
    at = [each.id for each in desk.page.ask.roles].index(role)
    key = Qt.Key.Key_Down if at > choice.currentIndex() else Qt.Key.Key_Up
    qtbot.keyClick(choice, key)
    while choice.view().currentIndex().row() != at:
        qtbot.keyClick(choice.view(), key)
    qtbot.keyClick(choice.view(), ENTER)


def test_the_deal_of_the_console_is_confirmed_with_one_key(laid, press):
    """SCREENS §The desk: deal by the console."""
    desk = laid(moments.DEAL)
    press(desk, ENTER)
    assert desk.entered == [RolesDealt(desk.page.ask.drawn)]


def test_a_role_is_swapped_with_the_seat_that_had_it(laid, qtbot, press):
    """As dealt on the table: each role in play is dealt exactly once."""
    desk = laid(moments.DEAL)
    drawn = desk.page.ask.drawn
    choose(qtbot, desk, 2, drawn[5])
    press(desk, ENTER)
    (entry,) = desk.entered
    assert entry.roles[2] == drawn[5]
    assert sorted(entry.roles) == sorted(drawn)


def test_a_changed_deal_can_be_set_back(laid, qtbot, press):
    """The deal that the console drew is not lost."""
    desk = laid(moments.DEAL)
    assert desk.page.quiet_actions() == ()
    choose(qtbot, desk, 0, desk.page.ask.drawn[7])
    (words, act), = desk.page.quiet_actions()
    assert desk.words.say(words) == "As the program drew them"
    act()
    press(desk, ENTER)
    assert desk.entered == [RolesDealt(desk.page.ask.drawn)]


def test_a_changed_deal_stays_when_the_language_changes(laid, qtbot, press):
    """What was chosen is kept for the same ask, and said in the other language."""
    desk = laid(moments.DEAL)
    drawn = desk.page.ask.drawn
    choose(qtbot, desk, 0, drawn[1])
    desk.speak(Language.SPANISH)
    assert "Directora de empresa" in [desk.page.choices[0].itemText(at) for at in range(8)]
    press(desk, ENTER)
    assert desk.entered[0].roles[:2] == (drawn[1], drawn[0])


def test_a_turn_of_the_wheel_deals_no_other_role(laid):
    """A list under the mouse must not change while the page is scrolled."""
    desk = laid(moments.DEAL)
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    choice = desk.page.choices[0]
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )
    before = choice.currentIndex()
    QApplication.sendEvent(choice, event)
    assert choice.currentIndex() == before


def test_goals_stand_beside_each_role(laid, texts_of):
    """000 §Setup: the goals are public, and read aloud."""
    desk = laid(moments.DEAL)
    goals = desk.page.ask.roles[0].goals
    assert f"{goals.get_by} · {goals.live_well} · {goals.thrive}" in [text.text for text in texts_of(desk)]
