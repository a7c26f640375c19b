"""The till on the desk: what must lie where, counted by a pupil, and what explains another count."""

import pytest
from PySide6.QtCore import Qt

from app.editions.settings import setting_of
from app.entries import Corrected
from app.rules.play import replay
from app.terms.places import Place
from app.views.project.counting import counted_view, till_view
from tests.ui.console.games import LONG_NAMES, recorded, view_after
from ui.console.sheets import Sheets
from ui.text.languages import Language

F3, ENTER, ESCAPE = Qt.Key.Key_F3, Qt.Key.Key_Return, Qt.Key.Key_Escape
AFTER_ROUND_1 = 12  # entries of the recorded game, then the next event is asked


@pytest.fixture
def record():
    return recorded(names=LONG_NAMES)


@pytest.fixture
def now(record):
    return replay(setting_of(record.header), record.entries[:AFTER_ROUND_1])


@pytest.fixture
def till(console, press, record, now):
    """The sheet on the screen, answered as the bridge would."""
    console.sheets.till_wanted.connect(lambda: console.sheets.show_till(till_view(now)))
    console.sheets.coins_counted.connect(lambda place, coins: console.sheets.show_counted(counted_view(now, place, coins)))
    console.show_view(view_after(AFTER_ROUND_1, record))
    press(F3)
    assert console.asks.page is console.sheets.till
    return console.sheets.till


@pytest.fixture
def proposed(console):
    slips = []
    console.sheets.slip_proposed.connect(lambda *slip: slips.append(slip))
    return slips


def counted(till, place, more):
    """A pupil counted so many more than must lie there."""
    till.fields[place].show_amount(till.till.places[place] + more)
    till.fields[place].changed.emit()


def test_one_key_opens_it_and_one_says_that_it_is_right(console, till, press):
    """Issue 3, 3: a pupil counts, one key says it is right."""
    assert till.may_confirm()
    press(ENTER)
    assert console.asks.page is not till


def test_a_count_that_agrees_asks_nothing(till):
    """What must lie there was typed."""
    counted(till, Place.HEALTH, 0)
    assert till.may_confirm()
    assert till.why.isHidden()


def test_a_count_that_differs_keeps_it_from_being_right_and_offers_what_explains_it(console, till, press, proposed):
    """Issue 3, 3: if not, the entries that would explain the difference are offered."""
    counted(till, Place.HEALTH, 2)
    press(ENTER)
    assert console.asks.page is till
    shown = [link for link in till.links if not link.isHidden()]
    assert len(shown) == len(till.counted.explanations) > 0
    shown[0].click()
    assert proposed == [(till.counted.explanations[0].at, till.counted.explanations[0].entry)]


def test_what_was_counted_can_be_entered_instead(till, heard):
    """Issue 3, 3: and the correction that makes it true."""
    counted(till, Place.SHIELD, -1)
    till.remedy.click()
    assert heard.of("entered") == [Corrected(service="shield", fund_by=-1)]


def test_no_correction_is_offered_for_coins_that_belong_to_no_service(till):
    """RECORD: a correction knows funds, not the middle of the table."""
    counted(till, Place.MIDDLE, 3)
    assert till.remedy.isHidden()
    assert not till.why.isHidden()


def test_a_price_left_in_the_fund_is_told_and_changes_nothing(till, proposed):
    """A level-up not taken: the coins are to be moved, the entry stands."""
    counted(till, Place.HEALTH, 10)
    told = till.counted.explanations[0]
    assert told.is_a_move
    till.links[0].click()
    assert proposed == []


@pytest.mark.parametrize("language", [*Language])
def test_it_fits_with_everything_to_tell(console, till, words, language):
    """SCREENS §The desk: everything fits the smallest screen, in both languages."""
    words.speak(language)
    counted(till, Place.HEALTH, 2)
    console.grab()
    assert till.height() >= till.minimumSizeHint().height()
    assert till.why.geometry().bottom() <= till.height()


def test_there_is_nothing_to_count_in_a_set_up(console, press):
    """Without a game no coins lie anywhere."""
    press(F3)
    assert Sheets.till.made(console.sheets) is None


def test_escape_leaves_it(console, till, press):
    """Every sheet is left by Esc."""
    press(ESCAPE)
    assert console.asks.page is not till
