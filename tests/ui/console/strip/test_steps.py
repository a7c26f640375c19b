"""The wall's steps on the strip: what they say, and what a finger and a screen reader find there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says, say
from tests.ui.console.strip.conftest import LINES, LONG, Room
from tests.whole.seen import painted_on
from ui.kit.theme import LIGHT
from ui.text.languages import Language
from ui.text.words import Words


@pytest.fixture
def steps(room):
    room.ask(LINES["tax"])
    room.strip.show_step(2, 9)
    QApplication.processEvents()
    return room.strip.steps


def texts(room):
    return [each.text for each in painted_on(room) if each.widget is room.strip.steps]


@pytest.mark.parametrize(("language", "key", "end"), [
    (Language.ENGLISH, "PageDown", "All shown"), (Language.SPANISH, "AvPág", "Todo visto"),
])
def test_they_say_where_the_class_is_and_the_key_that_goes_on(qtbot, language, key, end):
    """A newcomer found nowhere that PageDown moves what the class sees."""
    room = Room(Words(language))
    qtbot.addWidget(room)
    room.show()
    room.ask(LONG["tax"])
    for step, below in ((2, key), (9, end)):
        room.strip.show_step(step, 9)
        assert texts(room) == [f"{step} / 9", below]


def test_there_are_none_while_there_is_one_picture(room, steps):
    """Nothing to step through."""
    assert steps.isVisible()
    room.strip.show_step(1, 1)
    assert not steps.isVisible()


def test_it_can_be_seen_that_the_class_has_not_seen_all(room, steps):
    """Before the teacher confirms: a frame, not only another colour."""
    corner = steps.mapTo(room, steps.rect().topLeft())
    edge = (corner.x() + steps.width() // 2, corner.y() + 1)
    framed = room.grab().toImage().pixelColor(*edge)
    room.strip.show_step(9, 9)
    bare = room.grab().toImage().pixelColor(*edge)
    assert framed.name() == LIGHT.ink.lower()
    assert bare.name() == LIGHT.well.lower()


def test_a_finger_steps_and_only_where_there_is_a_picture(room, steps):
    """Everything works with mouse or finger, too."""
    moved = []
    room.strip.stepped.connect(moved.append)
    for button in (steps.on, steps.back):
        assert min(button.width(), button.height()) >= 24
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert moved == [1, -1]
    room.strip.show_step(9, 9)
    assert (steps.back.isEnabled(), steps.on.isEnabled()) == (True, False)
    room.strip.show_step(1, 9)
    assert (steps.back.isEnabled(), steps.on.isEnabled()) == (False, True)


def test_a_step_takes_the_keyboard_from_no_field(room, steps):
    """A count goes on after a click."""
    QTest.mouseClick(steps.on, Qt.MouseButton.LeftButton)
    assert room.strip.row.fields[0].hasFocus()


def test_a_screen_reader_is_told_the_same(room, steps):
    """Issue 6 §4: names and values."""
    words = room.words
    assert steps.accessibleName() == f"{words.say(say(Says.WALL_ON_WHAT, step=2, steps=9))} {words.say(Says.STRIP_STEPS_LEFT)}"
    assert (steps.back.accessibleName(), steps.on.accessibleName()) == (words.say(Says.WALL_BACK), words.say(Says.WALL_ON))
    room.strip.show_step(9, 9)
    assert words.say(Says.STRIP_ALL_SHOWN) in steps.accessibleName()
    words.speak(Language.SPANISH)
    assert steps.on.accessibleName() == words.say(Says.WALL_ON)


def test_what_is_to_be_known_about_the_wall_stands_where_the_quieter_word_was(room):
    """It gives way to whose field it is."""
    room.ask(LINES["pay day"], hint=say(Says.STRIP_PAY_DAY_HINT))
    room.strip.show_aside(say(Says.STRIP_DEBRIEF_HIDDEN, button=say(Says.DEBRIEF_SHOW)))
    assert room.strip.sentence.hint == room.words.say(Says.STRIP_DEBRIEF_HIDDEN, button=say(Says.DEBRIEF_SHOW))
    room.key(Qt.Key.Key_Right)
    assert room.strip.sentence.hint == "2 \N{MIDDLE DOT} Youssef"
    room.strip.show_aside(None)
    room.key(Qt.Key.Key_Left)
    assert room.strip.sentence.hint == room.words.say(Says.STRIP_PAY_DAY_HINT)
