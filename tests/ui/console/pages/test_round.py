"""A whole round, page after page, with the real rules behind them."""

import pytest
from PySide6.QtCore import Qt

from app.asks import EventAsk
from app.entries import BudgetVoted, EventRead, PayDayHeld, TaxVoted
from tests.ui.console.pages import moments
from ui.console.pages.ballot import BallotPage

ENTER = Qt.Key.Key_Enter
MOST_PRESSES = 14
KINDS = [EventRead, TaxVoted, PayDayHeld, BudgetVoted]


def test_a_normal_round_takes_at_most_14_key_presses(laid, press):
    """SCREENS §The desk: event read, tax vote, everybody pays, budget vote; all on the number pad."""
    desk = laid(moments.FIRST_EVENT, plays_on=True)
    press(desk, ENTER)
    press(desk, "1", "2", "4", "1", ENTER)
    press(desk, ENTER)
    press(desk, "4", "3", "1", ENTER)
    assert [type(entry) for entry in desk.entered] == KINDS
    assert isinstance(desk.page.shown.ask, EventAsk)
    assert desk.presses <= MOST_PRESSES


def test_a_round_in_which_it_is_open_whether_some_can_pay_takes_no_more(laid, press):
    """SCREENS §The desk: "everybody pays" is one key, however many might not have."""
    desk = laid(moments.PAY_DAY_OPEN, plays_on=True)
    assert len(desk.page.open_seats()) == 4
    press(desk, ENTER)
    assert isinstance(desk.page, BallotPage)
    assert desk.presses == 1


def test_a_round_is_played_by_finger_alone(laid, qtbot):
    """SCREENS §The desk: a teacher at a whiteboard has no keyboard; the primary button confirms."""
    desk = laid(moments.FIRST_EVENT, plays_on=True)
    desk.page.confirm()
    tap(qtbot, desk, (1, 2, 4, 1))
    desk.page.confirm()
    desk.page.confirm()
    tap(qtbot, desk, (4, 3, 1))
    desk.page.confirm()
    assert [type(entry) for entry in desk.entered] == KINDS
    assert desk.entered[1] == TaxVoted({"A": 1, "B": 2, "C": 4, "D": 1})


def tap(qtbot, desk, counts):
    """Each column's plus, as often as it has tokens."""
    for column, count in zip(desk.page.columns, counts, strict=True):
        for _ in range(count):
            qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=column.plus.center().toPoint())


@pytest.mark.parametrize("at", [moments.TAX_VOTE, moments.BUDGET_VOTE])
def test_held_keys_and_commands_count_nothing(laid, qtbot, at):
    """Ctrl+A is not a vote for A."""
    desk = laid(at)
    for letter in "AES":
        qtbot.keyClick(desk.page.columns[0], letter, Qt.KeyboardModifier.ControlModifier)
    assert set(desk.page.counts) == {0}
