"""The debrief's page at up to twice its size: stacked where there is no room for its columns, and as it was where there is."""

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from app.table import Table
from tests.ui.console.games import LONG_NAMES
from tests.ui.painted import painted_texts
from tests.ui.programs import let_go
from tests.ui.test_wall_step import WHOLE
from ui.kit.labels import Elided
from ui.kit.painting import is_number
from ui.kit.signs import Sign
from ui.kit.theme import DESK, ZOOMS
from ui.program import Program
from ui.settings import Settings
from ui.text.languages import Language

SCREEN = (1366, 730)  # px: 1366 x 768 less a title bar
LARGE = 0.8  # a line that is too long for its place may give away a fifth


@pytest.fixture
def opened(qapp, typeface, qtbot, tmp_path):
    """A maker of desks at the debrief of a whole game, so many times as large."""
    made = []

    def at(zoom, language):
        program = Program(language, language, Settings(desk_percent=round(100 * zoom)))
        made.append(program)
        program.windows()
        program.console.resize(*SCREEN)
        program.console.show()
        table = Table.new(tmp_path / f"{len(made)}.lesson", structs.replace(WHOLE.header, players=LONG_NAMES[: len(WHOLE.header.players)]))
        for entry in WHOLE.entries:
            table.enter(entry)
        program.bridge.take(table)
        program.open_debrief()
        settle()
        return program

    yield at
    let_go(qapp, *made)
    for program in made:
        QApplication.removeTranslator(program._qt_words)


def settle():
    for _ in range(5):
        QApplication.processEvents()


def faces_of(program):
    """Each face as it stands, the second with another game beside the real one."""
    page = program.debrief
    yield page
    page.turn_face()
    page.confirm()
    settle()
    yield page


def texts_of(widget):
    with painted_texts() as heard:
        widget.grab()
    return [each for each in heard if each.text]


def room_of(program):
    return program.console.shared.faces.currentWidget()


@pytest.mark.parametrize("zoom", ZOOMS[1:])
@pytest.mark.parametrize("language", Language)
def test_a_large_debrief_scrolls_one_way_only_and_nothing_in_it_is_cut(opened, zoom, language):
    """Issue 6 §4: text to 200 %; every label has the room for its lines, and letters are as large as they were chosen to be."""
    program = opened(zoom, language)
    for page in faces_of(program):
        assert program.console.size().toTuple() == SCREEN
        assert room_of(program).horizontalScrollBar().maximum() == 0
        labels = [each for each in page.findChildren(QLabel) if each.isVisible() and each.text() and not isinstance(each, Elided)]
        low = [each.text() for each in labels if each.wordWrap() and each.height() < each.heightForWidth(each.width()) - 4]
        assert low + [each.text() for each in labels if each.width() < each.minimumSizeHint().width() - 1] == []
        texts = [each for each in texts_of(page) if not page.slides.frame.isAncestorOf(each.widget) and not isinstance(each.widget, Sign)]
        assert [each.whole for each in texts if is_number(each.whole) and each.text != each.whole] == []
        own = [each.px if hasattr(each.widget, "zoom") else each.px / zoom for each in texts]
        assert min(own) >= LARGE * DESK.caption


@pytest.mark.parametrize("language", Language)
def test_the_buttons_of_a_large_debrief_say_all_their_words(opened, language):
    """A button is as wide as what it says, also the one under a game."""
    for page in faces_of(opened(2.0, language)):
        for button in page.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width(), button.text()
                assert QRect(QPoint(0, 0), page.size()).contains(QRect(button.mapTo(page, QPoint(0, 0)), button.size())), button.text()


def test_the_slide_is_as_large_as_its_place_and_nothing_is_left_open_below_it(opened):
    """LOOK §Composition, the desk 6: what is spare goes elsewhere."""
    page = opened(2.0, Language.ENGLISH).debrief
    frame, back = page.slides.frame, page.slides.back
    assert abs(frame.place.width() - frame.width()) <= 6
    assert back.mapTo(page, QPoint(0, 0)).y() - frame.mapTo(page, QPoint(0, frame.height())).y() <= 20


def test_at_its_own_size_the_debrief_is_as_it_was(opened):
    """Somebody tries a size and takes it back: three columns, the foot where it was, and not one widget has moved."""
    program = opened(1.0, Language.ENGLISH)
    page = program.debrief
    before = {each: QRect(each.mapTo(page, QPoint(0, 0)), each.size()) for each in page.findChildren(QAbstractButton) if each.isVisible()}
    for zoom in (2.0, 1.0):
        program.console.show_zoom(zoom)
        settle()
    program.console.resize(*SCREEN)
    settle()
    assert {each: QRect(each.mapTo(page, QPoint(0, 0)), each.size()) for each in before} == before
    assert room_of(program).verticalScrollBar().maximum() == 0
