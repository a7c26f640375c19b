"""Pay day: who pays, who cannot, and what moves."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.asks import Draft, Standing
from app.entries import PayDayHeld
from tests.ui.console.games import LONG_NAMES
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER, ESCAPE, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right
EVERYBODY_SURELY = ("00-game.json", 4)


def standing(desk, seat):
    """How a seat stands in the ask on the page."""
    return desk.page.ask.lines[seat].demanded.standing


def test_where_everybody_surely_pays_one_key_is_the_pay_day(laid, press):
    """SCREENS §Pay day: "can they pay?" only where it is really open."""
    desk = laid(EVERYBODY_SURELY)
    assert not desk.page.amount.isVisible()
    press(desk, ENTER)
    assert desk.entered == [PayDayHeld()]


def test_paid_in_full_is_the_default_of_every_open_seat(laid, press):
    """What the bank can know: in between, "paid in full" is the default."""
    desk = laid(moments.PAY_DAY_OPEN)
    assert len(desk.page.open_seats()) == 4
    press(desk, ENTER)
    assert desk.entered == [PayDayHeld()]


def test_each_open_seat_gets_its_question_in_turn(laid, qtbot):
    """SCREENS §Pay day: "can they pay?" of one after the other, as they are answered."""
    desk = laid(moments.PAY_DAY_OPEN)
    asked = []
    while desk.page.asked_now() is not None:
        asked.append(desk.page.asked_now().seat)
        assert desk.page.table.lit == asked[-1]
        qtbot.mouseClick(desk.page.amount.answers.buttons[0], Qt.MouseButton.LeftButton)
    assert asked == sorted(set(asked))
    assert desk.page.open_seats() == ()


def test_whoever_cannot_pay_hands_over_a_number_and_the_view_follows(laid, press):
    """SCREENS §Pay day: must hand over all; the foot says what follows."""
    desk = laid(moments.PAY_DAY_OPEN)
    seat = desk.page.asked_now().seat
    least = desk.page.asked_now().least
    assert not desk.said("Income of")
    press(desk, RIGHT)
    assert not desk.page.is_ready
    assert desk.said(f"this round's Income of {desk.page.ask.lines[seat].income} included")
    press(desk, str(least))
    assert desk.drafted[-1] == Draft({seat: least})
    assert desk.page.ask.lines[seat].demanded.short
    assert desk.said(f"hands over all {least}")
    assert desk.page.footnote().values["after"] > desk.page.footnote().values["before"]
    while not desk.entered:
        press(desk, ENTER)
    assert desk.entered[0].handed_over[seat] == least


def test_a_seat_of_which_it_seemed_certain_is_picked_by_its_number(laid, press):
    """The table is always right: any seat can be short."""
    desk = laid(EVERYBODY_SURELY)
    press(desk, "3")
    assert desk.page.asked_now().seat == 2
    assert QApplication.focusWidget() is desk.page.amount.coins.field
    press(desk, "1", ENTER)
    assert desk.entered == [PayDayHeld({2: 1})]


def test_a_number_that_contradicts_what_was_entered_says_so_and_may_still_be_confirmed(laid, press):
    """What the bank can know: a contradiction is refused by the table, with its remedy; the page stands in nobody's way."""
    desk = laid(EVERYBODY_SURELY)
    press(desk, "3", "1")
    assert desk.said("does not fit")
    assert desk.words.say(desk.page.footnote()) == "A number does not fit"
    assert desk.page.is_ready


def test_a_seat_is_picked_by_its_row_with_a_finger(laid, qtbot):
    """SCREENS §The desk: everything works with mouse or finger; a row is 40 px high."""
    desk = laid(EVERYBODY_SURELY)
    table = desk.page.table
    box = table._grid.cellRect(5, 1)
    assert box.height() >= 40
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=box.center())
    assert desk.page.asked_now().seat == 4
    qtbot.mouseClick(desk.page.amount.coins.plus, Qt.MouseButton.LeftButton)
    assert desk.drafted[-1] == Draft({4: 1})


def test_a_seat_that_was_picked_by_mistake_is_left_without_an_answer(laid, press):
    """Escape, or Enter on nothing, goes back; nothing is said of the seat."""
    desk = laid(EVERYBODY_SURELY)
    press(desk, "3", ESCAPE)
    assert desk.page.asked_now() is None
    press(desk, "4", ENTER)
    assert desk.entered == []
    press(desk, ENTER)
    assert desk.entered == [PayDayHeld()]


def test_escape_takes_back_a_number_that_cannot_be_and_keeps_one_that_can(laid, press):
    """A way out for whoever does not know what would fit; what fits was confirmed by nothing but its figure, and stays."""
    desk = laid(EVERYBODY_SURELY)
    press(desk, "3", "1", ESCAPE)
    assert not desk.said("does not fit")
    assert desk.drafted[-1] == Draft({})
    press(desk, ENTER)
    assert desk.entered == [PayDayHeld()]
    desk = laid(moments.PAY_DAY_OPEN)
    seat, least = desk.page.asked_now().seat, desk.page.asked_now().least
    press(desk, RIGHT, str(least), ESCAPE)
    assert desk.page.answers == {seat: least}


def test_a_number_that_cannot_be_known_must_be_said(laid, press):
    """What the bank can know: where the amount is not certain it must be said."""
    desk = laid(moments.PAY_DAY_UNKNOWN)
    now = desk.page.asked_now()
    assert now.standing is Standing.MUST_SAY
    assert not desk.page.is_ready
    assert desk.words.say(desk.page.footnote()) == "A number is missing"
    press(desk, ENTER, ENTER)
    assert desk.entered == []
    assert QApplication.focusWidget() is desk.page.amount.coins.field
    press(desk, str(now.least))
    assert desk.drafted[-1].handed_over == {now.seat: now.least}


def test_the_pay_day_goes_on_until_every_number_is_said(laid, press):
    """Each must-say seat gets its question in turn."""
    desk = laid(moments.PAY_DAY_UNKNOWN)
    for _ in range(12):
        now = desk.page.asked_now()
        if desk.entered:
            break
        if now is not None and now.standing is Standing.MUST_SAY:
            press(desk, str(now.least))
        press(desk, ENTER)
    (entry,) = desk.entered
    for line in desk.page.ask.lines:
        assert line.demanded.standing is not Standing.MUST_SAY or line.seat in entry.handed_over


def test_what_is_certain_is_filled_in(laid):
    """What the bank can know: where the amount is certain it is filled in, and nobody is asked."""
    desk = laid(moments.PAY_DAY_UNKNOWN)
    certain = [line for line in desk.page.ask.lines if line.demanded.standing is Standing.HANDS_OVER]
    assert certain
    for line in certain:
        assert desk.said(f"hands over all {line.demanded.handed_over}")
        assert line.seat not in desk.page.open_seats()


def test_pays_all_is_said_with_a_finger(laid, qtbot):
    """The mouse answers one question after the other."""
    desk = laid(moments.PAY_DAY_OPEN)
    seat = desk.page.asked_now().seat
    qtbot.mouseClick(desk.page.amount.answers.buttons[0], Qt.MouseButton.LeftButton)
    assert desk.page.answers == {seat: desk.page.ask.lines[seat].demanded.due}
    assert desk.page.asked_now().seat != seat


def test_cannot_is_said_with_a_finger_and_taken_back(laid, qtbot):
    """The other answer asks for the number; changing one's mind forgets it."""
    desk = laid(moments.PAY_DAY_OPEN)
    seat = desk.page.asked_now().seat
    cannot, pays = desk.page.amount.answers.buttons[1], desk.page.amount.answers.buttons[0]
    qtbot.mouseClick(cannot, Qt.MouseButton.LeftButton)
    assert not desk.page.is_ready
    qtbot.mouseClick(desk.page.amount.coins.plus, Qt.MouseButton.LeftButton)
    assert desk.page.answers == {seat: 1}
    qtbot.mouseClick(cannot, Qt.MouseButton.LeftButton)
    assert seat not in desk.page.answers
    qtbot.mouseClick(pays, Qt.MouseButton.LeftButton)
    assert desk.page.answers[seat] == desk.page.ask.lines[seat].demanded.due


def test_nobody_can_hand_over_more_than_is_due(laid, press):
    """RECORD: handed_over equal to what is due means paid in full; more is refused."""
    desk = laid(EVERYBODY_SURELY)
    due = desk.page.ask.lines[0].demanded.due
    press(desk, "1", "99")
    assert desk.page.amount.coins.amount in {None, 9}
    assert (desk.page.amount.coins.amount or 0) <= due


def test_an_emptied_number_is_missing_again(laid, press):
    """A number that was typed and deleted says nothing."""
    desk = laid(moments.PAY_DAY_OPEN)
    press(desk, RIGHT, "1", Qt.Key.Key_Backspace)
    assert desk.page.answers == {}
    assert not desk.page.is_ready


def test_the_net_says_what_moves_once(laid, texts_of):
    """SCREENS §Pay day: so that coins move once, the net for each."""
    desk = laid(EVERYBODY_SURELY)
    painted = [text.text for text in texts_of(desk)]
    for line in desk.page.ask.lines:
        words = "nothing" if not line.net else f"give {-line.net}" if line.net < 0 else f"gets {line.net}"
        assert words in painted


def test_what_was_said_stays_when_the_language_changes(laid, press):
    """The view comes again with the draft; the answers and the keyboard stay where they are."""
    desk = laid(moments.PAY_DAY_OPEN, names=LONG_NAMES)
    now = desk.page.asked_now()
    press(desk, RIGHT, str(now.least))
    desk.speak(Language.SPANISH)
    assert desk.page.answers == {now.seat: now.least}
    assert desk.page.amount.coins.amount == now.least
    assert QApplication.focusWidget() is desk.page.amount.coins.field
    assert desk.said(f"entrega {now.least}, todo")


def test_now_asks_about_the_seat_that_was_picked(laid, press):
    """One sentence "what now": it and the question are about the same player."""
    desk = laid(EVERYBODY_SURELY)
    assert desk.page.own_words() is None
    press(desk, "3")
    due = desk.page.ask.lines[2].demanded.due
    assert desk.words.say(desk.page.own_words()[0]) == f"Pay day: can Inés pay {due} coins?"


def test_a_digit_in_the_field_of_coins_picks_no_seat(laid, press):
    """SCREENS §The desk: no single-key shortcut fires while a number is being typed."""
    desk = laid(moments.PAY_DAY_OPEN)
    seat = desk.page.asked_now().seat
    press(desk, RIGHT, "3")
    assert desk.page.asked_now().seat == seat
