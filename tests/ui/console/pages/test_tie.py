"""A tie: who is asked answers, or passes."""

import pytest
from PySide6.QtCore import Qt

from app.entries import TieBroken
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return


@pytest.mark.parametrize(("key", "tax"), [("b", "B"), ("D", "D"), ("1", "A"), ("4", "D")])
def test_a_tied_tax_is_chosen_by_its_letter_or_its_figure(laid, press, key, tax):
    """Ruling 4: the one asked says which of the tied options they voted for."""
    desk = laid(moments.TAX_TIE)
    press(desk, key, ENTER)
    assert [entry.choice for entry in desk.entered] == [tax]
    assert desk.entered[0].seat == desk.page.ask.seat


@pytest.mark.parametrize(("key", "language", "service"), [
    ("1", Language.ENGLISH, "health"),
    ("s", Language.ENGLISH, "shield"),
    ("s", Language.SPANISH, "health"),
    ("C", Language.SPANISH, "shield"),
])
def test_a_tied_service_is_chosen_by_the_letter_of_its_token(laid, press, key, language, service):
    """Ruling 6: they choose freely."""
    desk = laid(moments.BUDGET_TIE, language=language)
    press(desk, key, ENTER)
    assert [entry.choice for entry in desk.entered] == [service]


@pytest.mark.parametrize(("moment", "language", "keys"), [
    (moments.TAX_TIE, Language.SPANISH, ["A", "B", "C", "D", "0"]),
    (moments.BUDGET_TIE, Language.ENGLISH, ["H", "E", "S"]),
    (moments.BUDGET_TIE, Language.SPANISH, ["S", "E", "C"]),
])
def test_each_choice_shows_the_letter_that_was_typed_in_the_vote(laid, moment, language, keys):
    """One key for one token: a figure would mean another service as soon as fewer are level."""
    desk = laid(moment, language=language)
    assert [choice.key for choice in desk.page.choices if choice.isVisible()] == keys


def test_the_pass_is_offered_where_one_is_possible(laid, press):
    """Ruling 4: whoever voted for none of them passes."""
    desk = laid(moments.TAX_TIE)
    assert desk.page.ask.may_pass
    press(desk, "0", ENTER)
    assert desk.entered == [TieBroken(None, desk.page.ask.seat)]


def test_no_pass_is_offered_where_none_is_possible(laid, press):
    """Ruling 6: in a tie of services nobody passes."""
    desk = laid(moments.BUDGET_TIE)
    assert sum(choice.isVisible() for choice in desk.page.choices) == 3
    press(desk, "0", ENTER)
    assert desk.entered == []


def test_nothing_is_confirmed_before_something_is_chosen(laid, press):
    """SCREENS §One prompt: Enter moves to what is missing."""
    desk = laid(moments.TAX_TIE)
    assert not desk.page.is_ready
    press(desk, ENTER, ENTER)
    assert desk.entered == []
    assert desk.page.choices[0].hasFocus()


def test_a_tie_is_answered_by_finger(laid, qtbot):
    """SCREENS §The desk: mouse or finger."""
    desk = laid(moments.TAX_TIE)
    qtbot.mouseClick(desk.page.choices[2], Qt.MouseButton.LeftButton)
    assert desk.page.is_ready
    desk.page.confirm()
    assert desk.entered[0].choice == "C"


def test_the_page_says_who_has_passed(laid):
    """SCREENS §Ties: who is asked and why, then the next."""
    desk = laid(moments.TAX_TIE)
    (seat,) = desk.page.ask.passed
    assert desk.said(f"Passed already: {desk.page.view.players[seat].name}.")


def test_the_choice_stays_when_the_language_changes(laid, press):
    """What was chosen is kept for the same ask."""
    desk = laid(moments.TAX_TIE)
    press(desk, "c")
    desk.speak(Language.SPANISH)
    press(desk, ENTER)
    assert desk.entered[0].choice == "C"
    assert desk.page.choices[2].name == "Progresivo"
