"""The head of a page keeps to one line where it can."""

from ui.kit.header import AskHeader
from ui.kit.theme import LIGHT, style_sheet

LONG = "Maximiliana Fernández de la Rosa y Oña reads “The waiting list” aloud."


def voice(header):
    """The voice in which NOW is said."""
    return header._now.property("voice")


def test_a_sentence_that_is_too_long_for_one_line_is_said_smaller(qtbot):
    """LOOK §Composition, the desk, 6: every page fits, with long names, too."""
    header = AskHeader("Count the tokens.", "Why.")
    qtbot.addWidget(header)
    header.setStyleSheet(style_sheet(LIGHT))
    header.resize(700, 80)
    header.show()
    assert voice(header) == "now"
    header.show_ask(LONG)
    assert voice(header) == "title"
    header.resize(1400, 80)
    assert voice(header) == "now"
