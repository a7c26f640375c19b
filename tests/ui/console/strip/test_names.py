"""Names on the strip: read beside the fields, all in one size, and elided rather than left out; roles are read, too."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says, say
from tests.ui.console.strip.conftest import LINES, LONG, Room, lines
from tests.whole.seen import painted_on
from ui.console.strip.lists import SmallChoice
from ui.console.strip.seat_name import SeatName
from ui.kit.painting import dress
from ui.kit.theme import LIGHT
from ui.text.languages import Language
from ui.text.words import Words

CLASS = ("María José", "Guillermo", "Inés", "Alexandra", "Bruno", "Sebastián", "Francisco J.", "Marta")
LEAST = 11  # px


@pytest.fixture
def shown(qtbot):
    """A strip of a width in a language, while the wall has three pictures to step through."""

    def made(width, language=Language.SPANISH, zoom=1.0):
        room = Room(Words(language), width, 200)
        qtbot.addWidget(room)
        dress(room, LIGHT.zoomed(zoom))
        room.resize(width, max(77, room.strip.least_height(width)))
        room.strip.show_step(1, 3)
        room.show()
        return room

    return made


def said_by(room, kind):
    """What widgets of a kind paint."""
    return [each for each in painted_on(room) if isinstance(each.widget, kind)]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("width", [1024, 1366, 1920])
def test_names_of_a_class_are_read_whole_beside_the_fields(shown, width, language):
    """A teacher looks for "Guillermo", not for seat 2; on a small screen a name takes two lines."""
    room = shown(width, language)
    for kind in ("pay day", "final"):
        room.ask(lines(CLASS)[kind], now=say(Says.STRIP_PAY_DAY), hint=say(Says.STRIP_PAY_DAY_HINT))
        said = said_by(room, SeatName)
        assert [each.text for each in said] == list(CLASS), kind
        assert len({each.px for each in said}) == 1, kind
        assert said[0].px >= LEAST, kind


@pytest.mark.parametrize(("width", "zoom"), [(1024, 1.0), (1280, 1.0), (1366, 1.0), (1920, 1.0), (1366, 1.5)])
def test_the_longest_names_are_elided_and_never_left_out(shown, width, zoom):
    """LOOK §Composition: names elide; eight of 40 letters, all in one size."""
    room = shown(width, zoom=zoom)
    room.ask(LONG["pay day"])
    said = said_by(room, SeatName)
    assert len(said) == 8
    assert len({each.px for each in said}) == 1
    for each in said:
        assert each.text[:4] == "Maxi"
        assert each.text.endswith("…")
        assert "……" not in each.text


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_a_role_that_was_chosen_can_be_read_at_any_size(shown, zoom, language):
    """At twice the size there was room for the list's arrow only."""
    room = shown(1366, language, zoom)
    row = room.ask(LINES["deal"])
    row._choose(2, 3)
    QApplication.processEvents()
    said = [each for each in said_by(room, SmallChoice) if each.widget is row.seats[2].choice]
    assert [each.whole for each in said] == ["Secondary school teacher 3"]
    assert said[0].text.startswith("Secon")
    assert len(said[0].text.split()) >= 2, "in two lines"
    assert said[0].px >= int(LEAST * zoom)


def test_whose_role_it_is_is_said_once_the_keyboard_is_there(room):
    """There is room for a number only beside the lists."""
    row = room.ask(LINES["deal"])
    assert room.strip.sentence.hint == ""
    room.key(Qt.Key.Key_Tab)
    assert row.seats[1].choice.hasFocus()
    assert room.strip.sentence.hint == f"2 · {LINES['deal'].names[1]}"
