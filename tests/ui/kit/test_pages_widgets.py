"""Widgets that the desk's pages asked for: large choices, rows to pick, shared widths, spare lines and signed changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.big_choice import BigChoice
from ui.kit.pickable_rows import PickableRows
from ui.kit.signed_stepper import SignedStepper
from ui.kit.signs import SignKind
from ui.kit.spare_line import SpareLine
from ui.kit.theme import DARK, LIGHT, TOUCH
from ui.kit.wide_rows import WideRows


@pytest.fixture
def rows(qtbot):
    """Three rows of two cells on the screen."""
    table = PickableRows(LIGHT, ("", ""), stretch=0, height=TOUCH)
    qtbot.addWidget(table)
    table.show_rows([("a", "1"), ("b", "2"), ("c", "3")])
    table.resize(300, 200)
    with qtbot.waitExposed(table):
        table.show()
    return table


@pytest.fixture
def stepper(qtbot):
    """A change between −3 and 12 on the screen."""
    widget = SignedStepper()
    qtbot.addWidget(widget)
    widget.show_bounds(-3, 12)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.field.setFocus()
    return widget


def test_a_big_choice_says_its_name_and_its_key(words_of):
    """LOOK: shape first, letter second."""
    choice = BigChoice(LIGHT)
    choice.show_choice("Progressive", "C", SignKind.TAX_C, chosen=False)
    assert {"Progressive", "C"} <= set(words_of(choice, (380, 84)))
    assert choice.accessibleName() == "Progressive"


def test_a_big_choice_is_chosen_with_the_space_bar_and_paints_every_state(qtbot):
    """Chosen, focused and both at once look different; the theme can change."""
    choice = BigChoice(LIGHT)
    qtbot.addWidget(choice)
    choice.resize(380, 84)
    choice.show_choice("Nobody", "0", None, chosen=False)
    with qtbot.waitActive(choice):
        choice.show()
        choice.activateWindow()
    choice.clearFocus()
    quiet = choice.grab().toImage()
    choice.setFocus()
    focused = choice.grab().toImage()
    with qtbot.waitSignal(choice.clicked):
        qtbot.keyClick(choice, Qt.Key.Key_Space)
    both = choice.grab().toImage()
    choice.show_theme(DARK)
    pictures = (quiet, focused, both, choice.grab().toImage())
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])
    assert choice.sizeHint().height() >= TOUCH
    assert choice.minimumSizeHint().width() <= choice.sizeHint().width()


def test_a_row_is_picked_where_it_is_pressed(qtbot, rows):
    """A finger needs 40 px; above the first row nothing is picked."""
    picked = []
    rows.picked.connect(picked.append)
    for at in range(3):
        qtbot.mouseClick(rows, Qt.MouseButton.LeftButton, pos=rows._grid.cellRect(at + 1, 1).center())
    assert picked == [0, 1, 2]
    qtbot.mouseClick(rows, Qt.MouseButton.RightButton, pos=rows._grid.cellRect(1, 1).center())
    assert rows.row_at(0) is None
    assert picked == [0, 1, 2]


def test_two_columns_of_long_names_share_what_there_is(qtbot):
    """Numbers are never cut; names are elided alike."""
    table = WideRows(LIGHT, ("", "", ""), shares={0: 1, 1: 1}, right={2})
    qtbot.addWidget(table)
    table.show_rows([("a name that is much too long for its column " * 2, "another one that is as long " * 3, "12")])
    table.resize(400, 80)
    with qtbot.waitExposed(table):
        table.show()
    first, second = (table._grid.cellRect(1, column).width() for column in (0, 1))
    assert abs(first - second) <= 2
    assert first > 120


def test_a_spare_line_gives_up_its_room(qtbot, words_of):
    """It is said where there is room, and not at all where there is none."""
    line = SpareLine("a hint")
    assert "a hint" in words_of(line, (200, 24))
    assert line.minimumSizeHint().height() == line.sizeHint().height() == 0
    tight = QWidget()
    column = QVBoxLayout(tight)
    column.setContentsMargins(0, 0, 0, 0)
    block = QWidget()
    block.setFixedHeight(60)
    other = SpareLine("never seen")
    column.addWidget(block)
    column.addWidget(other, SpareLine.SHARE)
    assert "never seen" not in words_of(tight, (200, 66))


@pytest.mark.parametrize(("typed", "by"), [("5", 5), ("+5", 5), ("-2", -2), ("-", None), ("13", 1), ("-4", None), ("x", None), ("0", 0)])
def test_a_change_is_typed_with_or_without_a_sign_and_within_its_bounds(qtbot, stepper, typed, by):
    """What is out of bounds cannot be typed at all."""
    qtbot.keyClicks(stepper.field, typed)
    assert stepper.by == by


def test_a_change_is_stepped_by_finger_to_its_bounds(qtbot, stepper):
    """Minus and plus begin at 0 and stop at either end."""
    heard = []
    stepper.changed.connect(lambda: heard.append(stepper.by))
    for _ in range(5):
        qtbot.mouseClick(stepper.minus, Qt.MouseButton.LeftButton)
    assert stepper.by == -3
    assert stepper.field.text() == "\N{MINUS SIGN}3"
    for _ in range(20):
        qtbot.mouseClick(stepper.plus, Qt.MouseButton.LeftButton)
    assert stepper.by == 12
    assert heard[:4] == [-1, -2, -3, -3]


def test_a_change_that_is_out_of_new_bounds_is_taken_out(stepper):
    """Another thing to correct has other bounds."""
    stepper.show_by(8)
    stepper.show_bounds(-3, 12)
    assert stepper.by == 8
    stepper.show_bounds(-3, 4)
    assert stepper.by is None
    stepper.show_by(None)
    assert not stepper.field.text()
