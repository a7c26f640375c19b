"""The desk at up to twice its size, on the smallest screen: it may scroll, but nothing is cut, and nothing is out of reach."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.console.reach import SHEETS, at, place, places_of, row_of, settle, told, walked
from ui.kit.labels import Elided
from ui.kit.painting import is_number, painted_text_listeners
from ui.kit.signs import Sign
from ui.kit.step_button import StepButton
from ui.kit.tally import Tally
from ui.kit.theme import DESK, LIGHT, ZOOMS
from ui.kit.zooming import UNZOOMED
from ui.text.languages import Language

SCREEN = (1366, 730)  # px: 1366 x 768 less a title bar
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


def frame_of(console):
    return console.shared.faces.currentWidget()


def texts_of(widget):
    heard = []
    painted_text_listeners.append(heard.append)
    try:
        widget.grab()
    finally:
        painted_text_listeners.remove(heard.append)
    return heard


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", PAGES)
def test_at_twice_the_size_the_desk_scrolls_one_way_only(large, name, language):
    """Issue 6 §4: text to 200 %. Up and down is enough, and the window is no larger than the screen."""
    console = large(name, language=language)
    assert console.size().toTuple() == SCREEN
    assert frame_of(console).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", PAGES)
def test_at_twice_the_size_nothing_is_cut(large, name, language):
    """Issue 6 §4: every label has the room for its lines, no number is cut, and letters are as large as they were chosen to be."""
    console = large(name, language=language)
    desk = console.shared.faces.desk
    labels = [each for each in desk.findChildren(QLabel) if each.isVisible() and each.text() and not isinstance(each, Elided)]
    low = [each for each in labels if each.wordWrap() and each.height() < each.heightForWidth(each.width()) - 4]
    narrow = [each for each in labels if each.width() < each.minimumSizeHint().width() - 1]
    assert [(each.text(), each.size().toTuple()) for each in (*low, *narrow)] == []
    texts = [text for text in texts_of(desk) if text.text]
    assert [(text.whole, text.text) for text in texts if is_number(text.whole) and text.text != text.whole] == []
    small = [text for text in texts if text.px < LARGE * DESK.caption and not isinstance(text.widget, Sign)]  # a sign is known by its shape
    assert [(text.text, text.px, type(text.widget).__name__) for text in small] == []


@pytest.mark.parametrize("name", PAGES)
def test_at_twice_the_size_everything_is_reached_and_seen_by_tab(large, name):
    """Issue 6 §4: wherever the keyboard goes, the eye goes, too."""
    console = large(name)
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
