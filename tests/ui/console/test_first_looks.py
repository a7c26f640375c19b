"""What looked wrong to somebody who saw the desk for the first time: a last row that was cut, and edges around what has the keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says, say
from tests.ui.console.reach import at, settle
from ui.kit.buttons import PlainButton, QuietButton
from ui.kit.painting import dress
from ui.kit.surfaces import surface
from ui.kit.theme import DARK, LIGHT
from ui.text.languages import Language


@pytest.mark.parametrize("language", Language)
def test_all_eight_role_rows_stand_above_a_notice(console, language):
    """Issue 6, first game: the eighth was cut at the size that the desk begins with."""
    console.words.speak(language)
    at(console, "DEAL")
    console.show_notice(say(Says.EXPORTED, n=7, name="4B - export", folder="/home/teacher/Documents"))
    settle()
    host = console.asks.host
    assert len(console.asks.page.choices) == 8
    assert host.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", [PlainButton, QuietButton])
def test_a_button_with_the_keyboard_has_no_colour_of_the_system_s(qtbot, theme, kind):
    """Issue 6, first game: a bluish block lay behind its words."""
    frame, column = surface("card")
    button = kind("Sample deck")
    column.addWidget(button)
    qtbot.addWidget(frame)
    dress(frame, theme)
    with qtbot.waitActive(frame):
        frame.show()
        frame.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Tab)  # the system draws its own edge only for whoever uses the keyboard
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is button
    picture = button.grab().toImage()
    colours = [QColor(picture.pixel(x, y)) for x in range(picture.width()) for y in range(picture.height())]
    ground = {QColor(each).blue() - QColor(each).red() for each in (theme.card, theme.ink, theme.muted, theme.line, theme.paper)}
    assert max(each.blue() - each.red() for each in colours) <= max(ground) + 4


def test_the_edge_around_the_privacy_note_is_as_round_as_the_note(console):
    """Issue 6, first game: black square corners around a round card."""
    at(console, "privacy")
    console.sheets.privacy.scroll.setFocus()
    settle()
    note, picture = console.sheets.privacy.scroll, console.grab().toImage()
    begin = note.mapTo(console, QPoint(0, 0))
    assert QColor(picture.pixel(begin + QPoint(1, 1))).lightness() > 200
    assert QColor(picture.pixel(begin + QPoint(note.width() // 2, 2))).lightness() < 80, "it has an edge"
