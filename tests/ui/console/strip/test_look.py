"""How the strip looks: nothing cut at any size, in both languages, with the longest names; dim while the wall is black."""

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from app.terms.saying import Says, say
from app.views.strip import DeskLine
from tests.ui.console.strip.conftest import LONG, TAXES, Room
from tests.whole.seen import painted_on
from ui.console.strip.looks import dimmed
from ui.kit.painting import dress
from ui.kit.theme import DARK, DESK, LIGHT, ZOOMS, contrast
from ui.text.languages import Language
from ui.text.words import Words

SIZES = ((1024, 104), (1366, 77), (1280, 72), (1920, 108))
SENTENCES = {
    "pact": (say(Says.NOW_PACT), None), "deal": (say(Says.NOW_DEAL), say(Says.STRIP_DEAL_HINT)),
    "event": (say(Says.NOW_EVENT, round=8), say(Says.STRIP_EVENT_HINT)), "tax": (say(Says.NOW_TAX_VOTE), None),
    "budget": (say(Says.NOW_BUDGET_VOTE), None), "tie": (say(Says.NOW_BUDGET_TIE, name="Maximiliana Fernández de la Rosa y Oña 8"), None),
    "pay day": (say(Says.STRIP_PAY_DAY), say(Says.STRIP_PAY_DAY_HINT)),
    "midlife": (say(Says.STRIP_MIDLIFE, number=8, players=8), say(Says.STRIP_SHORT_HINT)),
    "final": (say(Says.NOW_FINAL_COUNT), None), "desk": (say(Says.NOW_OVER), say(Says.STRIP_DEBRIEF_HIDDEN, button=say(Says.DEBRIEF_SHOW))),
}
PRESSED = (QLineEdit, QAbstractButton, QComboBox)
STEPS = (3, 12)  # of the wall
WITH_VALUES = {"STRIP_MIDLIFE", "STRIP_DEBRIEF_HIDDEN"}
TOLD = [key for key in Says if key.name.startswith("STRIP_") and key.name not in {*WITH_VALUES, "STRIP_OK", "STRIP_LEAVE", "STRIP_HOLD"}]


@pytest.fixture
def shown(qtbot):
    """A strip of a size in a language."""

    def made(size, language):
        room = Room(Words(language), *size)
        qtbot.addWidget(room)
        room.strip.show_step(*STEPS)
        room.show()
        return room

    return made


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", SIZES)
def test_the_sentence_and_the_quieter_word_are_read_whole(shown, size, language):
    """SCREENS §One screen for all: the ask in one sentence; eight names of 40 characters."""
    room = shown(size, language)
    for kind, (now, hint) in SENTENCES.items():
        room.ask(LONG[kind], now=now, hint=hint)
        painted = {each.text for each in painted_on(room) if each.widget is room.strip.sentence}
        assert painted == {room.words.say(each) for each in (now, hint) if each is not None}, kind
        assert room.minimumSizeHint().width() <= size[0], kind
        assert room.minimumSizeHint().height() <= size[1], kind


@pytest.mark.parametrize("language", list(Language))
def test_everything_that_can_be_told_fits_the_narrowest_strip(shown, language):
    """What is missing is said on the strip itself."""
    room = shown(SIZES[0], language)
    room.ask(LONG["pay day"])
    for key in TOLD:
        room.strip.tell(say(key))
        painted = [each for each in painted_on(room) if each.widget is room.strip.sentence]
        assert [each.text for each in painted] == [room.words.say(key)]
        assert painted[0].px >= 11


@pytest.mark.parametrize("size", SIZES)
def test_no_number_and_no_field_is_cut(shown, size):
    """LOOK §Composition: numbers shrink and are never cut."""
    room = shown(size, Language.SPANISH)
    for kind, line in LONG.items():
        row = room.ask(line)
        for field in getattr(row, "fields", ()):
            if field.isVisible():
                assert row.rect().contains(field.geometry().translated(field.parentWidget().mapTo(row, field.rect().topLeft())) if
                                           field.parentWidget() is not row else field.geometry()), kind
        for painted in painted_on(room):
            if painted.text and any(letter.isdigit() for letter in painted.text) and painted.whole == painted.text and painted.widget:
                assert painted.widget.width() <= room.width()


@pytest.mark.parametrize("zoom", ZOOMS[1:])
@pytest.mark.parametrize("language", list(Language))
def test_the_strip_grows_with_the_desk_and_nothing_in_it_is_cut(qtbot, zoom, language):
    """Issue 6 §4: text to 200 %, also where one screen is for all; the fields go below the buttons where there is no room beside them."""
    room = Room(Words(language), 1366, 768)
    qtbot.addWidget(room)
    dress(room, LIGHT.zoomed(zoom))
    room.strip.show_step(*STEPS)
    high = room.strip.least_height(1366)
    room.resize(1366, high)
    room.show()
    assert high <= 0.28 * 768
    for kind, line in LONG.items():
        now, hint = SENTENCES[kind]
        row = room.ask(line, now=now, hint=hint)
        assert (room.minimumSizeHint().width(), room.minimumSizeHint().height()) <= (1366, high), kind
        fields = [each for each in row.findChildren(QWidget) if each.isVisible() and isinstance(each, PRESSED)]
        assert all(each.height() >= round(36 * zoom) for each in fields), kind
        assert all(room.rect().contains(QRect(each.mapTo(room, QPoint(0, 0)), each.size())) for each in fields), kind
        said = [each for each in painted_on(room) if each.widget is room.strip.sentence]
        assert {each.text for each in said} == {room.words.say(each) for each in (now, hint) if each is not None}, kind
        assert min(each.px for each in said) >= 11, kind


@pytest.mark.parametrize("language", list(Language))
def test_everything_that_can_be_told_is_read_at_twice_the_size(qtbot, language):
    """A sentence too long for one line takes the second before it shrinks."""
    room = Room(Words(language), 1366, 210)
    qtbot.addWidget(room)
    dress(room, LIGHT.zoomed(2.0))
    room.show()
    room.ask(LONG["pay day"])
    for key in TOLD:
        room.strip.tell(say(key))
        painted = [each for each in painted_on(room) if each.widget is room.strip.sentence]
        assert [each.whole for each in painted] == [room.words.say(key)]
        assert painted[0].text == painted[0].whole
        assert painted[0].px >= DESK.body


def test_a_strip_that_is_large_is_as_it_was_when_it_is_small_again(shown):
    """Somebody tries a size and takes it back."""
    room = shown(SIZES[1], Language.ENGLISH)
    room.ask(LONG["tax"])
    dress(room, LIGHT)
    QApplication.processEvents()
    before = room.grab().toImage()
    for zoom in (2.0, 1.0):
        dress(room, LIGHT.zoomed(zoom))
        QApplication.processEvents()
        room.resize(SIZES[1][0], max(SIZES[1][1], room.strip.least_height(SIZES[1][0])))
    QApplication.processEvents()
    assert room.grab().toImage() == before


def test_a_tie_of_many_says_letters_where_there_is_no_room_for_words(qtbot):
    """The token's letter is what is asked; its name is told to whoever listens."""
    room = Room(Words(Language.SPANISH), 1366, 210)
    qtbot.addWidget(room)
    dress(room, LIGHT.zoomed(2.0))
    room.show()
    choices = room.ask(structs.replace(LONG["tie"], options=TAXES)).choices
    assert [button.words for button in choices.buttons] == ["A", "B", "C", "D", "0"]
    assert "Impuesto único" in choices.buttons[0].accessibleName()


def test_the_language_can_change_while_something_is_typed(shown):
    """SCREENS §Words: changed at run time."""
    room = shown(SIZES[1], Language.ENGLISH)
    row = room.ask(LONG["tax"])
    row.fields[1].show_amount(3)
    room.words.speak(Language.SPANISH)
    assert row.counts == (0, 3, 0, 0)
    assert room.strip.primary.words == "Vale"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_dim_letters_can_still_be_read_and_nothing_else_glows(theme):
    """SCREENS §Modes: BLACK; the strip is dim."""
    dim = dimmed(theme)
    for ground in (dim.paper, dim.card, dim.well):
        assert ground == "#000000"
        assert contrast(dim.ink, ground) >= 7
        assert contrast(dim.muted, ground) >= 7
        assert contrast(dim.ink, ground) < 8


def test_the_strip_is_dim_and_bright_again(shown):
    """F7, and F7 again."""
    room = shown(SIZES[1], Language.ENGLISH)
    room.ask(LONG["tax"])
    before = room.grab().toImage()
    room.strip.show_dim(dim=True)
    assert room.grab().toImage().pixelColor(3, 70).lightness() == 0
    room.strip.show_theme(DARK)
    assert room.grab().toImage().pixelColor(3, 70).lightness() == 0
    room.strip.show_theme(LIGHT)
    room.strip.show_dim(dim=False)
    assert room.grab().toImage() == before


def test_without_a_lesson_the_strip_says_so(shown):
    """Nothing to enter, and where to go."""
    room = shown(SIZES[1], Language.ENGLISH)
    room.strip.show_view(None)
    assert isinstance(room.strip.view.line, DeskLine)
    assert room.strip.sentence.now == room.words.say(Says.STRIP_NO_LESSON)
