"""What a repair leaves to be moved: a notice that stays, and the list behind it."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says, say
from tests.ui.console.conftest import SMALLEST
from tests.ui.console.games import LONG_NAMES, recorded, view_after
from tests.ui.console.repairs import Workshop
from ui.text.languages import Language

ENTER, ESCAPE, F9 = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F9
ENTRIES, FIRST_TAX_VOTE = 30, 3


def moves(count):
    """As many moves, each with a name of forty letters."""
    return tuple(say(Says.MOVE_COUNT, name=LONG_NAMES[0], low=10 + at, high=20 + at) for at in range(count))


@pytest.fixture
def game():
    return recorded("00-game.json", LONG_NAMES)


@pytest.fixture
def repaired(console, game):
    """A game in which a repair was made that moves three things."""
    view = structs.replace(view_after(ENTRIES, game), moved=moves(3))
    console.show_view(view)
    return view


def told(console):
    """What the notice says."""
    return console.asks.notice.accessibleName()


def test_the_notice_stays_until_all_is_moved(console, repaired, clock, press, words):
    """A newcomer's first game: "Confirm, then move these things", and the list was gone."""
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=3))
    console._on_entered(None)
    console.show_view(structs.replace(repaired, turn=repaired.turn + 1))
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=3))
    press(F9)
    sheet = console.moving.sheet
    assert console.asks.page is sheet
    assert not console.asks.notice.isVisible()
    sheet.list.lines[1].click()
    press(ESCAPE)
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=2))
    console.asks.notice.action.click()
    assert sheet.list.ticks == (False, True, False)
    clock.now += 10
    press(ENTER)
    assert console.asks.page is not sheet
    assert told(console) == ""


def test_an_undo_takes_it_away_and_a_redo_brings_it_back(console, repaired, press, words):
    """What lies on the table again as it was need not be moved, and then all of it must be."""
    press(F9)
    press(ENTER)
    console.show_view(structs.replace(repaired, moved=()))
    assert told(console) == ""
    console.show_view(repaired)
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=3))


def test_another_repair_adds_its_own(console, repaired, press, words):
    """What was put away is not told again."""
    press(F9)
    press(ENTER)
    console.show_view(structs.replace(repaired, moved=(*repaired.moved, *moves(2))))
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=2))


def test_it_waits_while_a_lesson_is_set_up_and_goes_with_its_own(console, repaired, words):
    """It belongs to the table that was repaired."""
    console.asks.lay_over(console.setup)
    assert told(console) == ""
    console.asks.close_over()
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=3))
    console.show_view(structs.replace(repaired, table=repaired.table + 1, moved=()))
    assert told(console) == ""


def test_what_was_moved_while_it_was_read_is_ticked(console, game, clock, press, words):
    """The list before the repair is made is the same one."""
    workshop = Workshop(console, game, ENTRIES)
    console.repair_opened.emit(FIRST_TAX_VOTE)
    ready = structs.replace(workshop.view.repair, moves=moves(3), staged=1, unfit=None, is_asking=False)
    console.show_view(structs.replace(workshop.view, repair=ready))
    assert console.asks.is_reviewing
    console.asks.page.lines[2].click()
    console.repair_confirmed.connect(lambda: console.show_view(structs.replace(view_after(ENTRIES, game), moved=moves(3))))
    clock.now += 10
    console.setFocus()
    press(ENTER)
    assert told(console) == words.say(say(Says.MOVES_LEFT, n=2))
    press(F9)
    assert console.moving.sheet.list.ticks == (False, False, True)


@pytest.mark.parametrize("language", Language)
def test_the_list_fits_the_smallest_window(console, repaired, words, press, language):
    """As many moves as a repair of an early vote makes."""
    words.speak(language)
    console.show_view(structs.replace(repaired, moved=moves(14)))
    press(F9)
    QApplication.processEvents()
    page, room = console.asks.page, console.asks.host.viewport()
    assert page is console.moving.sheet
    assert console.size().toTuple() == SMALLEST
    assert page.minimumSizeHint().width() <= room.width()
    assert page.minimumSizeHint().height() <= room.height()
