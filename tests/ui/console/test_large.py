"""The desk at up to twice its size, on the smallest screen: it may scroll, but nothing is cut, and nothing is out of reach."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.clock import Reading
from app.editions.decks import sample_deck
from app.terms.people import Deck
from app.terms.saying import Says, say
from tests.ui.console.conftest import OFFER
from tests.ui.console.games import LONG_NAMES
from tests.ui.console.reach import SHEETS, at, place, places_of, row_of, settle, told, walked
from tests.ui.console.shared_desks import activate, desk_on_screen, every
from tests.ui.painted import painted_texts
from ui.console.new_lesson import DeckOffer
from ui.kit.labels import Elided
from ui.kit.painting import is_number
from ui.kit.signs import Sign
from ui.kit.step_button import StepButton
from ui.kit.tally import Tally
from ui.kit.theme import DENSE, DESK, LIGHT, LOW, ZOOMS
from ui.kit.zooming import UNZOOMED
from ui.text.languages import Language

SCREEN = (1366, 730)  # px: 1366 x 768 less a title bar
SAMPLE = DeckOffer("", sample_deck("with-pact"))
OWN = DeckOffer("own.toml", Deck("4.º B", SAMPLE.deck.roles))
LARGE = 1.6  # a line that is too long for its place may give away a fifth
PAGES = ("PACT", "DEAL", "FIRST_EVENT", "TAX_VOTE", "PAY_DAY_OPEN", "BUDGET_VOTE", "TAX_TIE", "MIDLIFE_OPEN", "FINAL_COUNT", "OVER_SHARED",
         *SHEETS)


@pytest.fixture
def large(console, qtbot):
    """A maker of desks at a page, so many times as large."""

    def made(name, zoom=2.0, language=Language.ENGLISH):
        console.words.speak(language)
        console.resize(*SCREEN)
        console.show_zoom(zoom)
        with qtbot.waitActive(console):
            console.activateWindow()
        at(console, name)
        console.resize(*SCREEN)
        settle()
        return console

    return made


@pytest.fixture(scope="module")
def largest(request, typeface):
    """A page in a language at twice its size, for tests that only look at it."""
    name, language = request.param
    with desk_on_screen(language) as console:
        console.resize(*SCREEN)
        console.show_zoom(2.0)
        at(console, name)
        console.resize(*SCREEN)
        settle()
        yield console


def with_cards(console):
    """The role cards that are typed in, where one cannot be kept as it stands."""
    console.show_welcome(OFFER)
    console.show_decks((SAMPLE, OWN), "folder")
    console.decks.show_decks((SAMPLE, OWN), "folder")
    console.open_decks()
    console.decks.table.lines[0].figures[2].show_amount(99)
    console.decks.table.changed.emit()


def with_a_class(console):
    """A set-up of three tables of pupils with long names."""
    console.show_welcome(OFFER)
    QGuiApplication.clipboard().setText("\n".join(LONG_NAMES * 3))
    console.setup.seats.paste.click()


OPENED = {"correction": lambda console: console.game.correction_wanted.emit(), "decks": with_cards, "class": with_a_class}


@pytest.fixture
def opened(large):
    """A maker of large desks with something opened that no moment of a game asks for."""

    def made(name, language):
        console = large("TAX_VOTE", language=language)
        OPENED[name](console)
        for _ in range(3):
            settle()  # a bar that scrolls takes its width once the heights are known, and then they change again
        return console

    return made


def frame_of(console):
    return console.shared.faces.currentWidget()


def texts_of(widget):
    with painted_texts() as heard:
        widget.grab()
    return heard


@every("largest", PAGES, Language)
def test_at_twice_the_size_the_desk_scrolls_one_way_only(largest):
    """Issue 6 §4: text to 200 %. Up and down is enough, and the window is no larger than the screen."""
    assert largest.size().toTuple() == SCREEN
    assert frame_of(largest).horizontalScrollBar().maximum() == 0


def assert_nothing_is_cut(desk):
    """Every label has the room for its lines, no number is cut, and letters are as large as they were chosen to be."""
    labels = [each for each in desk.findChildren(QLabel) if each.isVisible() and each.text() and not isinstance(each, Elided)]
    low = [each for each in labels if each.wordWrap() and each.height() < each.heightForWidth(each.width()) - 4]
    narrow = [each for each in labels if each.width() < each.minimumSizeHint().width() - 1]
    assert [(each.text(), each.size().toTuple()) for each in (*low, *narrow)] == []
    texts = [text for text in texts_of(desk) if text.text]
    assert [(text.whole, text.text) for text in texts if is_number(text.whole) and text.text != text.whole] == []
    small = [text for text in texts if text.px < LARGE * DESK.caption and not isinstance(text.widget, Sign)]  # a sign is known by its shape
    assert [(text.text, text.px, type(text.widget).__name__) for text in small] == []


@every("largest", PAGES, Language)
def test_at_twice_the_size_nothing_is_cut(largest):
    """Issue 6 §4: text to 200 %."""
    assert_nothing_is_cut(largest.shared.faces.desk)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", OPENED)
def test_what_is_opened_besides_scrolls_one_way_only_and_is_not_cut(opened, name, language):
    """Issue 6 §4: the cards, a class and a correction hold more fields beside each other than any ask."""
    console = opened(name, language)
    assert console.size().toTuple() == SCREEN
    assert frame_of(console).horizontalScrollBar().maximum() == 0
    assert_nothing_is_cut(console.shared.faces.desk)


@pytest.mark.parametrize("language", Language)
def test_the_names_of_the_role_cards_are_read_whole(opened, language):
    """Issue 6 §4: a field that is too narrow shows no ellipsis."""
    for line in opened("decks", language).decks.table.lines:
        field = line.name
        assert field.cursorRect().left() < 40
        assert field.fontMetrics().horizontalAdvance(field.text()) <= field.width() - 2 * 2 * (6 + 1), field.text()


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_fields_that_come_later_are_as_large_as_the_others(large, zoom):
    """Another deck has other fields, and a longer list more tables to choose from."""
    console = large("TAX_VOTE", zoom)
    with_cards(console)
    for deck in (OWN, SAMPLE):
        console.decks.open_deck(deck.path)
        settle()
        assert {field.height() for line in console.decks.table.lines for field in line.fields} == {round(DENSE * zoom)}
    with_a_class(console)
    settle()
    seats = console.setup.seats
    assert {button.height() for button in (*seats.which.buttons, seats.paste)} == {round(LOW * zoom)}


def test_a_long_name_is_seen_from_its_beginning(large):
    """Eight names that end alike are told apart by how they begin; whoever types sees where."""
    console = large("TAX_VOTE", 1.0)
    with_a_class(console)
    settle()
    fields = console.setup.seats.fields
    console.setup.form.label.setFocus()
    assert {field.cursorPosition() for field in fields} == {0}
    fields[0].setFocus()
    QTest.keyClick(fields[0], Qt.Key.Key_End)
    assert fields[0].cursorPosition() == len(LONG_NAMES[0])


@every("largest", PAGES)
def test_at_twice_the_size_everything_is_reached_and_seen_by_tab(largest):
    """Issue 6 §4: wherever the keyboard goes, the eye goes, too."""
    console = largest
    activate(console)
    console.asks.page.focus_first()
    settle()
    frame = frame_of(console)
    window = QRect(QPoint(0, 0), frame.viewport().size())
    hidden = []
    for _ in walked(console):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        settle()
        now = QApplication.focusWidget()
        spot = QRect(now.mapTo(frame.viewport(), QPoint(0, 0)), now.size())
        if spot.intersected(window).height() < min(spot.height(), 40):
            hidden.append(told(now))
    assert hidden == []
    way = walked(console)
    missed = [each for each in places_of(console) if each not in way and each.focusProxy() not in way]
    assert [told(each) for each in missed if row_of(each) is None and not isinstance(each, StepButton)] == []


@pytest.mark.parametrize("zoom", ZOOMS)
def test_letters_are_as_much_larger_as_was_chosen(large, zoom):
    """100, 125, 150 and 200 %."""
    console = large("TAX_VOTE", zoom)
    sizes = {round(text.px / zoom) for text in texts_of(console.asks.page) if text.widget is console.asks.page.columns[0]}
    assert {DESK.key, DESK.body} <= sizes
    assert console.asks.header._now.fontInfo().pixelSize() == round(DESK.now * zoom)


@pytest.mark.parametrize("language", Language)
def test_while_the_class_debates_and_a_disk_fails_the_bar_still_fits(large, language):
    """Issue 6 §4: what is there for a while only makes the desk no wider."""
    console = large("TAX_VOTE", language=language)
    console.show_clock(Reading(900, is_over=True, is_running=True))
    console.show_saved(say(Says.UNSAVED_STILL))
    settle()
    assert frame_of(console).horizontalScrollBar().maximum() == 0
    assert_nothing_is_cut(console.top)
    console.show_saved(None)  # else the window would ask before it goes


def test_at_its_own_size_everything_is_as_it_was(console):
    """Somebody tries a size and takes it back: not one widget has moved."""
    at(console, "PAY_DAY_OPEN")
    before = {each: place(each, console) for each in console.findChildren(QWidget) if each.isVisible()}
    for zoom in (2.0, 1.25, 1.0):
        console.show_zoom(zoom)
        settle()
    console.resize(1280, 705)
    settle()
    assert {told(each): (was, place(each, console)) for each, was in before.items() if place(each, console) != was} == {}


@pytest.mark.parametrize("language", Language)
def test_the_first_page_begins_at_its_top(console, qtbot, language):
    """Whoever starts a large desk reads its question first: what has the keyboard is seen without scrolling."""
    console.words.speak(language)
    console.show_zoom(2.0)
    console.resize(*SCREEN)
    console.show_welcome(OFFER)
    console.show_start()
    console.later.finish()
    settle()
    assert QApplication.focusWidget() is not None
    assert frame_of(console).verticalScrollBar().value() == 0
    assert frame_of(console).verticalScrollBar().maximum() > 0


def test_a_wide_screen_keeps_both_sides(large):
    """125 % on 1920 x 1080: there is room for the game beside the page."""
    console = large("TAX_VOTE", 1.25)
    console.resize(1900, 1000)
    settle()
    assert not console.is_narrow
    assert console.side.mapTo(console, QPoint(0, 0)).x() > console.asks.mapTo(console, QPoint(0, 0)).x() + console.asks.width()


def test_a_vote_is_counted_where_the_finger_is(large):
    """What is painted larger is pressed larger."""
    column = large("TAX_VOTE").asks.page.columns[1]
    QTest.mouseClick(column, Qt.MouseButton.LeftButton, pos=(column.plus.center() * 2).toPoint())
    assert column.count == 1


def test_the_class_sees_no_difference(large):
    """The wall has a scale of its own: what stands on it in the desk's window keeps its size, and has it back as a window of its own."""
    console, wall = large("TAX_VOTE"), Tally(LIGHT)
    console.shared.begin(wall, QRect())
    console.show_zoom(1.5)
    assert wall.theme == LIGHT
    assert console.shared.page.strip.theme == LIGHT.zoomed(1.5)
    assert console.shared.end() is wall
    assert not wall.property(UNZOOMED)
