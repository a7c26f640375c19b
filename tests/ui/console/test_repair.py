"""A repair at the desk: opened, what no longer fits, what changes on the table, made or given up."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.entries import BudgetVoted, Corrected, EventRead, TaxVoted, TieBroken
from app.terms.saying import Says, say
from tests.ui.console.conftest import SMALLEST
from tests.ui.console.games import LONG_NAMES, recorded
from tests.ui.console.repairs import Workshop
from ui.console.pages.budget_vote import BudgetVotePage
from ui.console.pages.correction import CorrectionPage
from ui.console.pages.midlife import MidlifePage
from ui.console.pages.over import OverPage
from ui.console.pages.review import ReviewPage
from ui.console.pages.tax_vote import TaxVotePage
from ui.kit.theme import TOUCH
from ui.text.languages import Language

ENTER, ESCAPE, F9 = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F9
FIRST_TAX_VOTE, FIRST_BUDGET_VOTE, FIRST_TIE = 3, 5, 6  # places in the game
CARD_OF_KOFI = 24
DANGEROUS = 7  # a tax vote of the sixth game: tax D would have ended it on that pay day
NO_TIE = {"education": 2, "shield": 5}


@pytest.fixture
def workshop(console):
    """The first game up to its thirtieth entry, a tie that was passed on."""
    return Workshop(console, recorded(), 30)


@pytest.fixture
def counted(console, clock, press):
    """Count other tokens on the page that is open, and confirm them."""

    def count(*counts):
        page = console.asks.page
        for at, each in enumerate(counts):
            page.columns[at].show_count(-1)
            page.columns[at]._take(each)
        for _ in range(1 + (sum(counts) < page.players)):
            clock.now += 10
            press(ENTER)

    return count


def test_an_old_entry_opens_filled_in_and_says_that_it_is_a_repair(console, workshop, words):
    """Issue 3, 1: any earlier entry can be opened; nobody must take it for the game as it stands."""
    console.repair_opened.emit(FIRST_TAX_VOTE)
    assert isinstance(console.asks.page, TaxVotePage)
    assert console.asks.page.counts == (0, 6, 1, 1)
    assert console.banner.isVisible()
    assert not console.strip.phases.isVisible()
    assert words.say(workshop.view.repair.what) in console.banner.what
    assert "class" in console.banner.meanwhile


def test_the_history_marks_the_open_line_and_takes_other_lines_into_the_same_repair(console, workshop, heard, press):
    """Issue 3, 1: the next repair is staged with the first; undo, redo and the way back to a line wait."""
    console.repair_opened.emit(FIRST_TAX_VOTE)
    history, view = console.game.history, workshop.view
    heard.all.clear()
    assert history.lines.open_at == len(view.history) - 1 - FIRST_TAX_VOTE
    assert history.lines.visibleRegion().boundingRect().contains(history.lines.box_of(history.lines.open_at).center().toPoint())
    assert not any(button.isEnabled() for button in (history.undo, history.redo))
    assert not history.correct.isVisible()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    history.lines.setFocus()
    press(Qt.Key.Key_Down)
    press(ENTER)
    assert history.is_choosing
    assert not history.through.isVisible()
    assert heard.all == []
    press(ENTER)
    assert heard.of("repair_opened") == [len(view.history) - 1]


def test_giving_up_leaves_everything_as_it_was(console, workshop, heard, press):
    """Issue 3, 1: or all is left as it was."""
    before = workshop.view
    console.repair_opened.emit(FIRST_TAX_VOTE)
    press(ESCAPE)
    assert heard.of("repair_left") == [None]
    assert workshop.view == before
    assert console.strip.phases.isVisible()
    assert not console.banner.isVisible()
    console.repair_opened.emit(FIRST_TAX_VOTE)
    console.asks.foot.quiet[-1].click()
    assert heard.of("repair_left") == [None, None]


def test_what_changes_is_shown_before_it_is_made(console, workshop, heard, counted, clock, press, words):
    """Issue 3, 1: a list of what to move on the table; Enter makes the repair, a press that bounces does not."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    press(F9)
    page = console.asks.page
    assert isinstance(page, ReviewPage)
    moves = workshop.view.repair.moves
    assert [line.words for line in page.lines if line.isVisible()] == [words.say(move) for move in moves]
    assert moves
    assert console.asks.foot.primary.words == "Repair"
    clock.now += 10
    press(ENTER)
    press(ENTER)
    assert heard.of("repair_confirmed") == [None]


def test_a_press_that_bounces_makes_no_repair(console, workshop, heard, clock, press):
    """The entry was confirmed; what changes was not read yet."""
    console.repair_opened.emit(FIRST_TAX_VOTE - 1)
    clock.now += 10
    press(ENTER)
    assert console.asks.is_reviewing
    press(ENTER)
    assert heard.of("repair_confirmed") == []


def test_where_nothing_moves_it_says_so(console, workshop, clock, press, words):
    """A repair of the record alone."""
    console.repair_opened.emit(FIRST_TAX_VOTE - 1)
    clock.now += 10
    press(ENTER)
    assert console.asks.page.nothing.text() == words.say(Says.REVIEW_NOTHING)
    assert console.asks.page.nothing.isVisible()


def test_escape_on_the_review_gives_up(console, workshop, heard, clock, press):
    """Nothing was made."""
    console.repair_opened.emit(FIRST_TAX_VOTE - 1)
    clock.now += 10
    press(ENTER)
    press(ESCAPE)
    assert heard.of("repair_left") == [None]
    assert heard.of("repair_confirmed") == []


def test_what_was_entered_can_be_changed_again(console, workshop, counted, clock, press, words):
    """The review is no dead end: the page comes back with what was entered, and with its own words."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    press(F9)
    console.repair_left.emit()
    console.repair_opened.emit(FIRST_TAX_VOTE - 1)
    clock.now += 10
    press(ENTER)
    button = console.asks.foot.quiet[0]
    assert button.words == words.say(Says.REPAIR_CHANGE_AGAIN)
    button.click()
    assert not console.asks.is_reviewing
    assert console.asks.foot.primary.words == words.say(Says.DO_REPAIR_STAGE)
    assert workshop.repairing is not None
    clock.now += 10
    press(ENTER)
    assert console.asks.is_reviewing
    assert workshop.staged[-1] == EventRead()


def test_changed_again_shows_the_new_answer_and_not_the_old(console, workshop, counted, clock, press):
    """What is staged is what stands there now."""
    console.repair_opened.emit(FIRST_TIE)
    console.asks.page.type_letter("1")
    clock.now += 10
    press(ENTER)
    staged = workshop.staged[-1]
    assert isinstance(staged, TieBroken)
    if console.asks.is_reviewing:
        console.asks.foot.quiet[0].click()
        clock.now += 10
        press(ENTER)
        assert workshop.staged[-1] == staged


def test_an_entry_that_no_longer_fits_is_named_and_can_be_left_out_with_one_key(console, workshop, heard, counted, press, words):
    """Issue 3, 1: named with its reason; the next repair is staged with the first. Issue 3, 4: one key away."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    assert workshop.staged == [BudgetVoted(NO_TIE)]
    assert console.asks.unfit.isVisible()
    assert console.asks.unfit.accessibleName() == words.say(workshop.view.repair.unfit)
    assert not console.banner.isVisible()
    press(F9)
    assert heard.of("repair_dropped") == [-1]
    assert console.asks.is_reviewing
    assert not console.asks.unfit.isVisible()
    assert [button.words for button in console.asks.foot.quiet if button.isVisible()] == [words.say(Says.REPAIR_GIVE_UP)]


def test_where_the_game_would_have_ended_sooner_all_that_followed_is_left_out_at_once(console, heard, counted, press, words):
    """A vote that fails the state: there is nothing to enter any more, and nothing to export."""
    workshop = Workshop(console, recorded("05-game.json"))
    console.repair_opened.emit(DANGEROUS)
    counted(0, 0, 0, 8)
    assert len(workshop.now.played) > DANGEROUS + 3
    assert isinstance(console.asks.page, OverPage)
    assert console.asks.is_unfit
    assert words.say(Says.LEAVE_OUT_ALL) in console.asks.unfit.action.words
    exported = []
    console.asks.export_wanted.connect(lambda: exported.append(1))
    assert not console.asks.foot.primary.isEnabled()
    console.asks.page.confirm()
    assert exported == []
    press(F9)
    assert console.asks.is_reviewing
    assert heard.of("repair_dropped")[-1] == -1


def test_leaving_out_is_a_button_too_and_only_where_it_helps(console, workshop, heard, counted):
    """By mouse or finger."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    view = workshop.view
    console.show_view(structs.replace(view, repair=structs.replace(view.repair, may_drop=False)))
    assert not console.asks.unfit.action.isVisible()
    console.show_view(view)
    console.asks.unfit.action.click()
    assert heard.of("repair_dropped") == [-1]


def test_a_card_that_no_longer_fits_opens_with_its_reader_and_its_card(console, workshop, counted):
    """The page shows what stands there, through a draft."""
    console.repair_opened.emit(FIRST_TAX_VOTE)
    counted(0, 3, 1, 4)
    assert isinstance(console.asks.page, MidlifePage)
    reading = console.asks.page.ask.reading
    entry = workshop.now.played[CARD_OF_KOFI].entry
    assert (reading.seat, reading.card) == (entry.seat, entry.card)
    assert workshop.view.repair.at == CARD_OF_KOFI


def test_a_dropped_entry_goes_straight_to_what_changes(console, heard):
    """Nothing has to be entered; and there is nothing to enter otherwise."""
    workshop = Workshop(console, recorded("28-corrected.json"))
    places = [at for at, entry in enumerate(recorded("28-corrected.json").entries) if isinstance(entry, Corrected)]
    console.repair_dropped.emit(places[-1])
    assert console.asks.is_reviewing or console.asks.is_unfit
    assert not workshop.view.repair.is_staged


def test_an_old_correction_opens_on_its_own_page(console, heard, press, words):
    """It answers no ask, and is repaired all the same."""
    record = recorded("28-corrected.json")
    workshop = Workshop(console, record)
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry, Corrected))
    console.repair_opened.emit(at)
    assert isinstance(console.asks.page, CorrectionPage)
    assert console.asks.header.accessibleName() == words.say(workshop.view.now)
    press(ESCAPE)
    assert heard.of("repair_left") == [None]


def test_what_is_inserted_begins_with_a_correction_and_may_be_something_else(console, workshop, clock, press, words):
    """Issue 3, 1: inserted, a forgotten correction; the other entries follow each other without a gap."""
    console.repair_inserted.emit(FIRST_BUDGET_VOTE)
    assert isinstance(console.asks.page, CorrectionPage)
    assert words.say(workshop.view.repair.what) in console.banner.what
    assert console.game.history.correct.isVisible()
    console.asks.foot.quiet[0].click()
    assert isinstance(console.asks.page, BudgetVotePage)
    assert console.asks.page.counts == (0, 0, 0)
    console.game.history.correct.click()
    page = console.asks.page
    page._on_seat(3)
    page.by.show_by(2)
    page._on_changed()
    clock.now += 10
    press(ENTER)
    assert workshop.staged == [Corrected(seat=3, coins_by=2)]
    assert console.asks.is_reviewing
    assert workshop.view.repair.moves == (say(Says.MOVE_GIVE, coins=say(Says.COINS, n=2), name="Lucía"),)


def test_a_tie_says_in_a_repair_too_who_is_asked(console, workshop):
    """NOW is the only place that names the player."""
    console.repair_opened.emit(FIRST_TIE)
    seat = workshop.now.played[FIRST_TIE].entry.seat
    assert workshop.view.name(seat) in console.asks.header.accessibleName()


def test_what_was_typed_in_a_repair_is_no_answer_of_the_game(console, clock):
    """The same kind of ask, earlier and now."""
    workshop = Workshop(console, recorded(), 8)
    assert isinstance(console.asks.page, TaxVotePage)
    console.repair_opened.emit(FIRST_TAX_VOTE)
    assert console.asks.page.counts == (0, 6, 1, 1)
    console.repair_left.emit()
    assert console.asks.page.counts == (0, 0, 0, 0)
    assert isinstance(console.asks.page, TaxVotePage)
    assert workshop.staged == []


def test_the_ticks_are_only_the_teacher_s(console, workshop, heard, counted, press, qtbot):
    """What is done can be ticked off, by mouse or Space; nothing depends on it."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    press(F9)
    heard.all.clear()
    line = console.asks.page.lines[0]
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.isChecked()
    line.setFocus()
    press(Qt.Key.Key_Space)
    assert not line.isChecked()
    assert heard.all == []
    assert line.height() >= TOUCH


def many(view, count):
    """A repair that moves a lot."""
    name = LONG_NAMES[0]
    moves = tuple(say(Says.MOVE_COUNT, name=name, low=10 + at, high=20 + at) for at in range(count))
    return structs.replace(view, repair=structs.replace(view.repair, moves=moves, staged=1, unfit=None, is_asking=False))


@pytest.mark.parametrize("language", Language)
def test_every_page_of_a_repair_fits_the_smallest_window_with_long_names(console, words, language, clock):
    """LOOK §Composition, the desk, 6."""
    words.speak(language)
    workshop = Workshop(console, recorded("00-game.json", LONG_NAMES))
    unfit = say(Says.REPAIR_UNFIT, what=say(Says.PHASE_MIDLIFE), why=say(Says.REFUSED_NOBODY_LEFT_TO_PASS, name=LONG_NAMES[0]))
    for at in range(len(workshop.now.played)):
        console.repair_opened.emit(at)
        QApplication.processEvents()
        fits(console)
        view = workshop.view
        console.blockSignals(True)  # what is drafted would be answered with a view in which all fits
        console.show_view(structs.replace(view, repair=structs.replace(view.repair, unfit=unfit, staged=1, may_drop=True, is_asking=False)))
        console.blockSignals(False)
        QApplication.processEvents()
        assert console.asks.unfit.isVisible()
        fits(console)
        console.blockSignals(True)
        console.show_view(structs.replace(view, repair=structs.replace(view.repair, staged=1)))
        console.blockSignals(False)
        QApplication.processEvents()
        fits(console)
        console.repair_left.emit()


def fits(console):
    hint, page, room = console.minimumSizeHint(), console.asks.page.minimumSizeHint(), console.asks.host.viewport()
    assert (hint.width() <= SMALLEST[0], hint.height() <= SMALLEST[1]) == (True, True)
    assert console.size().toTuple() == SMALLEST
    assert page.width() <= room.width()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("count", [0, 1, 7, 8, 14])
def test_the_review_fits_the_smallest_window(console, words, language, count):
    """As many moves as a repair of an early vote makes, each with a name of forty letters."""
    words.speak(language)
    workshop = Workshop(console, recorded("00-game.json", LONG_NAMES), 30)
    console.repair_opened.emit(FIRST_TAX_VOTE)
    console.show_view(many(workshop.view, count))
    QApplication.processEvents()
    assert console.asks.is_reviewing
    fits(console)
    assert console.asks.page.minimumSizeHint().height() <= console.asks.host.viewport().height()


def test_everything_of_a_repair_is_said_again_in_another_language(console, workshop, words, counted):
    """Issue 2, 8: the language changes at run time."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    words.speak(Language.SPANISH)
    assert "ya no encaja" in console.asks.unfit.accessibleName()
    console.asks.drop_open_entry()
    assert console.banner.what == words.say(Says.REPAIR_IS_READY)
    assert "Tensión" in console.asks.page.lines[0].words


def test_every_button_of_a_repair_can_be_heard(console, workshop, counted):
    """A name for whoever cannot see it."""
    console.repair_opened.emit(FIRST_BUDGET_VOTE)
    counted(0, 2, 5)
    for _ in range(2):
        for button in console.findChildren(QAbstractButton):
            if button.isVisible() and button.objectName() != "qt_toolbar_ext_button":
                assert button.accessibleName(), button
        console.asks.drop_open_entry()


def test_the_wall_s_steps_go_on_in_a_repair(console, workshop, heard):
    """The wall shows the game as it stands, and can be stepped."""
    console.repair_opened.emit(FIRST_TAX_VOTE)
    view = workshop.view
    console.show_view(structs.replace(view, wall_step=1, wall_steps=2))
    console._step_wall(1)
    assert heard.of("wall_stepped") == [1]
    assert isinstance(workshop.now.played[FIRST_TAX_VOTE].entry, TaxVoted)
