"""Buttons by key, mouse and finger."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.buttons import ChoiceRow, PlainButton, PrimaryButton, QuietButton
from ui.kit.painting import dress
from ui.kit.theme import DARK, LIGHT, TOUCH


@pytest.fixture
def window(qtbot):
    """A dressed window that holds what it is given."""
    kept = []

    def holding(*widgets):
        out = QWidget()
        kept.append(out)  # qtbot keeps no hold of it
        column = QVBoxLayout(out)
        for widget in widgets:
            column.addWidget(widget)
        dress(out, LIGHT)
        qtbot.addWidget(out)
        with qtbot.waitActive(out):
            out.show()
            out.activateWindow()
        return out

    return holding


def test_the_primary_button_says_its_words_and_its_key(words_of):
    """LOOK §desk 1: one ink button with its key on it."""
    button = PrimaryButton(LIGHT, "Count the votes", "Enter")
    assert words_of(button, (button.sizeHint().width(), button.sizeHint().height())) == ["Count the votes", "Enter"]
    assert button.accessibleName() == "Count the votes"


def test_the_primary_button_grows_with_its_words_and_is_pressed(qtbot, window):
    """Spanish words are longer."""
    button = PrimaryButton(LIGHT, "Count", "Enter")
    window(button)
    narrow = button.sizeHint().width()
    button.show_words("Contar los votos", "Intro")
    assert button.sizeHint().width() > narrow
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.height() >= 50


def test_focus_disabled_and_theme_can_be_seen_on_the_primary_button(qtbot, window):
    """LOOK §desk 4: focus is an edge, also on the ink button."""
    button, other = PrimaryButton(LIGHT, "Go on"), PlainButton("Other")
    window(button, other)
    other.setFocus()
    plain = button.grab().toImage()
    button.setFocus()
    focused = button.grab().toImage()
    button.setEnabled(False)
    disabled = button.grab().toImage()
    button.show_theme(DARK)
    dark = button.grab().toImage()
    assert len({bytes(image.constBits()) for image in (plain, focused, disabled, dark)}) == 4


def test_every_button_is_large_enough_for_a_finger(window):
    """SCREENS §desk: everything works with a finger, too."""
    row = ChoiceRow(["6", "7", "8"])
    plain, quiet = PlainButton("Identify"), QuietButton("Clear")
    window(plain, quiet, row)
    for button in (plain, quiet, *row.buttons):
        assert button.height() >= TOUCH
        assert button.width() >= TOUCH


def test_buttons_show_ampersands_and_are_heard(words_of):
    """A name with an ampersand is no mnemonic."""
    button = PlainButton("Ana & Leo")
    assert words_of(button) == ["Ana & Leo"]
    assert button.text() == "Ana && Leo"


def test_a_choice_is_made_by_mouse(qtbot, window):
    """One of a row is chosen."""
    row = ChoiceRow(["6", "7", "8"], 0)
    window(row)
    with qtbot.waitSignal(row.chosen) as told:
        qtbot.mouseClick(row.buttons[2], Qt.MouseButton.LeftButton)
    assert told.args == [2]
    assert row.chosen_index == 2
    assert [button.isChecked() for button in row.buttons] == [False, False, True]


def test_a_choice_is_made_by_arrows_and_space(qtbot, window):
    """SCREENS §desk: nothing on the desk needs the mouse."""
    row = ChoiceRow(["6", "7", "8"], 0)
    window(row)
    row.buttons[0].setFocus()
    with qtbot.waitSignal(row.chosen) as told:
        qtbot.keyClick(row.buttons[0], Qt.Key.Key_Right)
    assert told.args == [1]
    row.show_chosen(None)
    with qtbot.waitSignal(row.chosen) as told:
        qtbot.keyClick(row.buttons[1], Qt.Key.Key_Space)
    assert told.args == [1]


def test_the_row_gives_the_focus_to_what_is_chosen(qtbot, window):
    """From there the arrows choose."""
    row = ChoiceRow(["6", "7", "8"], 2)
    window(row)
    row.setFocus()
    assert row.buttons[2].hasFocus()
    with qtbot.waitSignal(row.chosen) as told:
        qtbot.keyClick(row.buttons[2], Qt.Key.Key_Left)
    assert told.args == [1]


def test_showing_a_choice_is_silent_and_can_be_taken_away(qtbot, window):
    """A view is shown; only the teacher chooses."""
    row = ChoiceRow(["Yes", "No"])
    window(row)
    with qtbot.assertNotEmitted(row.chosen):
        row.show_chosen(1)
        assert row.chosen_index == 1
        row.show_chosen(None)
    assert row.chosen_index is None


def test_choices_change_without_rebuilding(qtbot, window):
    """Another language keeps the buttons; another number of choices keeps those that stay."""
    row = ChoiceRow(["Yes", "No"], 0)
    window(row)
    kept = row.buttons
    row.show_choices(["S\u00ed", "No"], 1)
    assert row.buttons == kept
    assert [button.words for button in row.buttons] == ["S\u00ed", "No"]
    row.show_choices(["a", "b", "c"], 2)
    assert row.buttons[:2] == kept
    row.show_choices(["a"])
    assert row.buttons == kept[:1]


def test_choosing_moves_nothing(window):
    """Bold words are wider: the room for them is kept."""
    row = ChoiceRow(["With the opening pact", "Without the pact"], 0)
    window(row)
    wide = [button.sizeHint().width() for button in row.buttons]
    row.show_chosen(1)
    assert [button.sizeHint().width() for button in row.buttons] == wide
