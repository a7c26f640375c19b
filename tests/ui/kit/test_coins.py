"""A number of coins: only figures, only up to its bound."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ui.kit.coins import CoinField
from ui.kit.stepper import CoinStepper


@pytest.fixture
def field(qtbot):
    """Up to 14 coins."""
    out = CoinField(14)
    qtbot.addWidget(out)
    with qtbot.waitActive(out):
        out.show()
        out.activateWindow()
    out.setFocus()
    return out


@pytest.mark.parametrize(
    ("typed", "amount"), [("7", 7), ("14", 14), ("15", None), ("99", None), ("0", 0), ("-3", 3), ("1a2", 12), ("", None)]
)
def test_only_a_number_within_the_bound_can_be_typed(qtbot, field, typed, amount):
    """SCREENS §The desk: bounds are the rules'; half of a number that is too large would be a wrong one, so nothing is left of it."""
    qtbot.keyClicks(field, typed)
    assert field.amount == amount


@pytest.mark.parametrize("pasted", ["9" * 24, "\u0663", " 3", "3.5", "=3"])
def test_only_a_plain_number_can_be_pasted(qtbot, field, pasted):
    """Issue: 24-digit numbers, and figures that are not ours."""
    QApplication.clipboard().setText(pasted)
    field.paste()
    assert field.amount is None


def test_typing_tells_and_showing_is_silent(qtbot, field):
    """Only the teacher changes a number."""
    with qtbot.waitSignal(field.changed):
        qtbot.keyClicks(field, "3")
    with qtbot.assertNotEmitted(field.changed):
        field.show_amount(5)
        field.show_amount(None)
    assert field.amount is None


def test_a_smaller_bound_takes_out_what_is_too_large(field):
    """The seat that is asked may have changed."""
    field.show_amount(12)
    field.show_bounds(12)
    assert field.amount == 12
    field.show_bounds(6)
    assert field.amount is None


def test_the_next_figure_replaces_what_stood_there(qtbot, field):
    """Focus selects everything, by key and by mouse."""
    field.show_amount(12)
    field.clearFocus()
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(field.hasSelectedText)
    qtbot.keyClicks(field, "5")
    assert field.amount == 5


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_is_left_to_the_page(qtbot, key):
    """SCREENS §desk: Enter confirms."""
    heard = []

    class Page(QWidget):
        def keyPressEvent(self, event):
            heard.append(event.key())

    page = Page()
    qtbot.addWidget(page)
    field = CoinField(14)
    field.setParent(page)
    field.show_amount(3)
    qtbot.keyClick(field, key)
    assert heard == [key]
    field.show_amount(None)
    qtbot.keyClick(field, key)
    assert heard == [key, key]


def test_a_finger_can_count_coins(qtbot):
    """SCREENS §desk: a teacher at a whiteboard has no keyboard."""
    stepper = CoinStepper(3)
    qtbot.addWidget(stepper)
    stepper.show()
    assert not stepper.minus.isEnabled()
    for expected in (1, 2, 3):
        with qtbot.waitSignal(stepper.changed):
            qtbot.mouseClick(stepper.plus, Qt.MouseButton.LeftButton)
        assert stepper.amount == expected
    assert not stepper.plus.isEnabled()
    qtbot.mouseClick(stepper.minus, Qt.MouseButton.LeftButton)
    assert stepper.amount == 2
    stepper.show_bounds(9)
    assert stepper.plus.isEnabled()
    with qtbot.waitSignal(stepper.changed):
        qtbot.keyClicks(stepper.field, "\b8")
    assert stepper.amount in {8, 28}


def test_the_stepper_shows_what_it_is_shown(qtbot):
    """A default comes from the rules."""
    stepper = CoinStepper(9)
    qtbot.addWidget(stepper)
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.show_amount(9)
    assert stepper.field.text() == "9"
    assert not stepper.plus.isEnabled()
    assert stepper.minus.isEnabled()
