"""Labels never guess."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import ui.kit
from ui.kit.labels import Elided, PlainLabel, Squeezed, button_text, show_tip
from ui.kit.painting import dress
from ui.kit.theme import LIGHT


def test_a_pupil_called_bob_in_bold_stays_a_name(words_of):
    """STYLE §Traps: QLabel guesses rich text."""
    label = PlainLabel("<b>Bob</b>")
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert words_of(label) == ["<b>Bob</b>"]


def test_no_label_can_be_made_to_guess(qtbot):
    """STYLE §Traps: set PlainText everywhere, once."""
    label = PlainLabel("Ana")
    qtbot.addWidget(label)
    with pytest.raises(TypeError):
        label.setTextFormat(Qt.TextFormat.AutoText)


def test_no_other_module_of_the_kit_makes_a_label_or_a_box():
    """STYLE §Traps: QLabel and QMessageBox guess rich text."""
    for path in Path(ui.kit.__file__).parent.glob("*.py"):
        imports = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
        names = {alias.name for node in imports for alias in node.names}
        assert not names & ({"QMessageBox"} if path.name == "labels.py" else {"QLabel", "QMessageBox"}), path.name


def test_a_voice_changes_how_it_is_said(qtbot):
    """LOOK §Type: captions are 13 px, what is asked now is 24 px and bold."""
    label = PlainLabel("Ana", "caption")
    qtbot.addWidget(label)
    dress(label, LIGHT)
    label.ensurePolished()
    assert label.font().pixelSize() == 13
    label.show_voice("now")
    label.ensurePolished()
    assert (label.font().pixelSize(), label.font().bold()) == (24, True)


def test_a_long_name_ends_in_an_ellipsis_and_is_whole_in_the_tip(texts_of):
    """SCREENS §wall: long names end in an ellipsis."""
    label = Elided("<i>Maximiliano-Alejandro de la Torre")
    dress(label, LIGHT)
    (painted,) = texts_of(label, (90, 24))
    assert painted.text.endswith("\u2026")
    assert "&lt;i&gt;Maximiliano-Alejandro de la Torre" in label.toolTip()
    assert label.minimumSizeHint().width() <= 40


def test_what_must_be_read_whole_takes_more_lines_before_an_ellipsis(texts_of):
    """What the teacher must do with the coins is never cut for want of width."""
    told = "The bank gives Clara 2 coins and 4 more for the budget"
    label, one_line = Squeezed(told, "strong"), Elided(told, "strong")
    for each in (label, one_line):
        dress(each, LIGHT)
    assert [painted.text for painted in texts_of(label, (270, 40))] == [told]
    assert texts_of(one_line, (270, 40))[0].text.endswith("\u2026")


def test_an_empty_tip_is_none(qtbot):
    """No empty box under the mouse."""
    label = PlainLabel("Ana")
    qtbot.addWidget(label)
    show_tip(label, "")
    assert label.toolTip() == ""


def test_an_ampersand_is_a_letter():
    """A team called Ana & Leo."""
    assert button_text("Ana & Leo") == "Ana && Leo"
