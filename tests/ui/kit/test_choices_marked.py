"""What is chosen and what has the keyboard look different, also without colour; and a key that comes too late is swallowed once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.big_choice import BigChoice
from ui.kit.coins import CoinField
from ui.kit.jumped_to import JumpedTo
from ui.kit.marked_row import MarkedRow
from ui.kit.painting import dress
from ui.kit.theme import LIGHT


def big():
    """Two large choices; each is the inside of its edge, where the focus paints nothing but for a second edge."""
    choices = [BigChoice(LIGHT) for _ in range(2)]
    for choice in choices:
        choice.resize(380, 84)
    return choices, lambda at: [choice.show_choice("Progressive", "C", None, chosen=at == n) for n, choice in enumerate(choices)]


def small():
    row = MarkedRow(LIGHT)
    row.show_choices(("one", "two"))
    return [*row.buttons], row.show_chosen


@pytest.mark.parametrize("made", [big, small])
def test_what_only_has_the_keyboard_does_not_look_chosen(qtbot, made):
    """In a tie the first answer looked chosen already, yet Enter refused."""
    choices, choose = made()
    window = QWidget()
    qtbot.addWidget(window)
    line = QHBoxLayout(window)
    for choice in choices:
        line.addWidget(choice)
    dress(window, LIGHT)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    choices[0].setFocus()
    assert not dark_inside(choices[0])
    assert not dark_inside(choices[1])
    choose(1)
    assert not dark_inside(choices[0])
    assert dark_inside(choices[1]), "the mark of a choice stands inside, whoever has the keyboard"
    choose(0)
    assert dark_inside(choices[0])


def dark_inside(choice):
    """Whether a disc of ink stands within the edge: letters are thinner."""
    picture = choice.grab().toImage()
    ink = [[picture.pixelColor(x, y).lightness() < 90 for x in range(10, choice.width() - 10)] for y in range(10, choice.height() - 10)]
    longest = 0
    for line in ink:
        run = 0
        for is_ink in line:
            run = run + 1 if is_ink else 0
            longest = max(longest, run)
    return longest >= 10


class Jumping(JumpedTo, CoinField):
    """A field that the keyboard can come to by itself."""


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def fields(qtbot, window):
    line, made = QHBoxLayout(window), [Jumping(9) for _ in range(3)]
    for field in made:
        line.addWidget(field)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return made


def test_a_late_tab_is_swallowed_once(fields):
    """It was meant for the field before."""
    fields[1].jump_to()
    QTest.keyClick(fields[1], Qt.Key.Key_Tab)
    assert fields[1].hasFocus()
    QTest.keyClick(fields[1], Qt.Key.Key_Tab)
    assert fields[2].hasFocus()


@pytest.mark.parametrize("before", ["typed", "clicked", "came by hand", "went and came"])
def test_a_tab_after_anything_else_goes_on(fields, before):
    """Only whoever has done nothing here yet is late."""
    if before == "came by hand":
        fields[1].setFocus()
    else:
        fields[1].jump_to()
    if before == "typed":
        QTest.keyClick(fields[1], "3")
    elif before == "clicked":
        QTest.mouseClick(fields[1], Qt.MouseButton.LeftButton)
    elif before == "went and came":
        fields[0].setFocus()
        fields[1].setFocus()
    QTest.keyClick(fields[1], Qt.Key.Key_Tab)
    assert fields[2].hasFocus()
