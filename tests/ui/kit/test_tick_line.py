"""A line to tick off: large, by finger, mouse or Space, and said more quietly once it is done."""

import pytest
from PySide6.QtCore import Qt

from ui.kit.theme import DARK, DESK, LIGHT, TOUCH
from ui.kit.tick_line import TickLine

SHORT, LONG = "Give 2 coins to Marta", "Maximiliana Fernández de la Rosa y Oña 1 counts: between 12 and 20 must be there"


@pytest.fixture
def line():
    made = TickLine(LIGHT)
    made.show_text(SHORT)
    return made


def test_what_is_to_be_done_is_said_in_big_type(line, texts_of):
    """It is read while standing at the table."""
    (painted,) = texts_of(line, (700, TickLine.HEIGHT))
    assert (painted.text, painted.px) == (SHORT, DESK.now)
    assert line.accessibleName() == SHORT


def test_a_long_line_wraps_and_shrinks_and_is_never_cut(line, texts_of):
    """LOOK §Composition 7: sentences wrap; the desk's least letter is the caption's."""
    line.show_text(LONG)
    (painted,) = texts_of(line, (340, TickLine.HEIGHT))
    assert painted.text == LONG
    assert painted.px >= DESK.caption


def test_it_is_ticked_by_mouse_or_space(line, qtbot):
    """Each press turns it."""
    qtbot.addWidget(line)
    line.resize(340, TickLine.HEIGHT)
    line.show()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.isChecked()
    qtbot.keyClick(line, Qt.Key.Key_Space)
    assert not line.isChecked()
    assert line.height() >= TOUCH


def test_what_is_done_is_said_more_quietly(line, texts_of):
    """What is left to do stands out."""
    line.setChecked(True)
    (painted,) = texts_of(line, (700, TickLine.HEIGHT))
    assert painted.colour == LIGHT.muted
    line.show_theme(DARK)
    (painted,) = texts_of(line, (700, TickLine.HEIGHT))
    assert painted.colour == DARK.muted
