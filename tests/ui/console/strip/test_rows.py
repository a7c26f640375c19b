"""Each row of the strip: real keys in, entries out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app import entries as e
from app.terms.saying import Says, say
from app.views import strip as s
from tests.ui.console.strip.conftest import CARDS, LINES, ROLES

Key = Qt.Key
NOTHING_SAID = {}


def test_the_pact_is_a_number(room):
    """000 §Setup: the total of the voting bag."""
    room.ask(LINES["pact"])
    room.key(Key.Key_Enter)
    assert room.strip.told == say(Says.STRIP_TYPE_COUNT)
    room.write("17")
    assert room.strip.told is None
    room.key(Key.Key_Enter)
    assert room.entered == [e.PactMade(17)]


def test_more_than_there_can_be_is_not_taken(room):
    """Totals are checked where they are typed."""
    row = room.ask(LINES["pact"])
    room.write("25")
    assert row.field.amount is None


@pytest.mark.parametrize(("line", "entry"), [("tax", e.TaxVoted({"A": 2, "C": 6})), ("budget", e.BudgetVoted({"health": 2, "shield": 6}))])
def test_votes_are_numbers_and_the_keyboard_moves_on_by_itself(room, line, entry):
    """SCREENS §The desk: focus moves by itself, Enter confirms."""
    room.ask(LINES[line])
    room.write("206")
    room.key(Key.Key_Enter)
    assert room.entered == [entry]


def test_votes_are_the_letters_on_the_tokens(room):
    """SCREENS §The desk: tokens can also be typed as they come out of the bag."""
    room.ask(LINES["tax"])
    room.write("abACaaaa")
    room.key(Key.Key_Enter)
    assert room.entered == [e.TaxVoted({"A": 6, "B": 1, "C": 1})]


def test_more_votes_than_players_are_not_confirmed(room):
    """SCREENS §The desk: more votes than players cannot be confirmed."""
    room.ask(LINES["tax"])
    room.write("54")
    room.key(Key.Key_Enter)
    room.key(Key.Key_Enter)
    assert room.entered == []
    assert room.strip.told == say(Says.TALLY_OVER, n=1)


def test_fewer_votes_are_asked_about_once(room):
    """SCREENS §The desk: fewer ask once "1 abstained?"; another number is another question."""
    row = room.ask(LINES["tax"])
    room.write("70")
    room.key(Key.Key_Enter)
    assert room.strip.told == say(Says.ASK_ABSTAINED, n=1)
    assert room.questioned == [True]
    row.fields[0].setFocus()
    room.write("6")
    assert room.strip.told is None
    room.key(Key.Key_Enter)
    assert room.strip.told == say(Says.ASK_ABSTAINED, n=2)
    room.key(Key.Key_Enter)
    assert room.entered == [e.TaxVoted({"A": 6})]


def test_that_nobody_voted_is_asked_about(room):
    """FIELD 22: nobody voted and the round is stuck."""
    room.ask(LINES["budget"])
    room.key(Key.Key_Enter)
    assert room.strip.told == say(Says.ASK_NOBODY)
    room.key(Key.Key_Enter)
    assert room.entered == [e.BudgetVoted({})]


@pytest.mark.parametrize(("typed", "choice"), [("c", "C"), ("1", "B"), ("0", None)])
def test_a_tie_is_a_letter_a_figure_or_a_pass(room, typed, choice):
    """Ruling 4: who is asked names one of the tied options, or passes."""
    room.ask(LINES["tie"])
    room.write(typed)
    room.key(Key.Key_Enter)
    assert room.entered == [e.TieBroken(choice, 3)]


def test_no_pass_where_none_is_possible_and_no_answer_without_a_choice(room):
    """Ruling 4: when no more passes are possible, a pass is refused."""
    row = room.ask(s.TieLine(3, LINES["tie"].options, may_pass=False))
    assert len(row.choices.buttons) == 2
    room.write("0")
    row.confirm()
    assert room.entered == []
    assert room.strip.told == say(Says.STRIP_CHOOSE)


def test_the_next_one_who_is_asked_finds_nothing_chosen(room):
    """What was typed belongs to an ask."""
    room.ask(LINES["tie"])
    room.write("b")
    row = room.ask(s.TieLine(4, LINES["tie"].options, may_pass=True), turn=2)
    assert row.choices.chosen_index is None


def test_an_event_is_one_enter(room):
    """Never an event before it is read: there is nothing to type."""
    room.ask(LINES["event"])
    room.key(Key.Key_Enter)
    assert room.entered == [e.EventRead()]


def test_the_bell_is_asked_about_and_esc_plays_on(room):
    """Ruling 21: the bell may end the game after any finished round."""
    row = room.ask(LINES["event"])
    row.bell.click()
    assert room.strip.told == say(Says.ASK_STOP, round=2)
    room.key(Key.Key_Escape)
    assert room.strip.told is None
    row.bell.setFocus()
    row.bell.click()
    assert not isinstance(QApplication.focusWidget(), QAbstractButton), "Enter is the answer, and no button's"
    room.key(Key.Key_Enter)
    assert room.entered == [e.GameStopped()]


def test_before_the_first_round_the_bell_cannot_ring(room):
    """Ruling 21: after a finished round."""
    row = room.ask(s.EventLine(0))
    assert not row.bell.isVisible()


def test_pay_day_is_enter_or_what_was_handed_over(room):
    """Who did not pay in full, by seat and amount, for all alike."""
    row = room.ask(LINES["pay day"])
    room.key(Key.Key_Enter)
    assert room.entered == [e.PayDayHeld(NOTHING_SAID)]
    room.key(Key.Key_Right)
    room.write("0")
    for _ in range(2):
        room.key(Key.Key_Right)
    room.write("11")
    room.key(Key.Key_Enter)
    assert room.entered[-1] == e.PayDayHeld({1: 0, 4: 11})
    assert not row.fields[3].isEnabled(), "who owes nothing is asked nothing"
    assert row.fields[4].placeholderText() == "12"


def test_the_keyboard_says_whose_field_it_is(room):
    """There is seldom room for a whole name beside its field."""
    room.ask(LINES["pay day"])
    room.key(Key.Key_Right)
    assert room.strip.sentence.hint == "2 · Youssef"


def test_the_consoles_deal_is_taken_unseen(room):
    """What the console has drawn is nothing that the strip could hold."""
    room.ask(LINES["deal"])
    room.key(Key.Key_Enter)
    assert room.drawn == [None]
    assert room.entered == []


def test_a_deal_at_the_table_is_chosen_role_by_role(room):
    """Every card is there once, and the last one finds its player by itself."""
    row = room.ask(LINES["deal"])
    for seat, role in enumerate((1, 0, 2, 3, 4, 5, 6)):
        row.seats[seat].choice.activated.emit(role)
    room.key(Key.Key_Enter)
    assert room.entered == [e.RolesDealt(tuple(ROLES[at].id for at in (1, 0, 2, 3, 4, 5, 6, 7)))]


def test_half_a_deal_is_none(room):
    """A role for everybody, or for nobody; Esc goes back to the console's deal."""
    row = room.ask(LINES["deal"])
    row.seats[0].choice.activated.emit(3)
    row.seats[1].choice.activated.emit(3)
    assert [seat.choice.currentIndex() for seat in row.seats[:2]] == [-1, 3]
    room.key(Key.Key_Enter)
    assert room.strip.told == say(Says.STRIP_ROLES_MISSING)
    room.key(Key.Key_Escape)
    room.key(Key.Key_Enter)
    assert room.entered == []
    assert room.drawn == [None]


def test_a_card_is_drawn_unseen_or_named(room):
    """No card unread; the printed deck's card is chosen by its title."""
    row = room.ask(LINES["midlife"])
    room.write("5")
    room.key(Key.Key_Enter)
    assert room.drawn == [4]
    row.cards.setCurrentIndex(2)
    row.confirm()
    assert room.entered == [e.CardRead(4, CARDS[1].id)]


def test_what_a_card_takes_in_secret_is_told_at_the_desk(room):
    """The amount is a secret on the wall, so it is not typed before the class."""
    row = room.ask(LINES["midlife"])
    row.cards.setCurrentIndex(1)
    row.confirm()
    assert room.entered == []
    assert room.strip.told == say(Says.STRIP_CARD_AT_DESK)


def test_a_figure_chooses_the_reader_from_anywhere(room):
    """The reading order can be changed."""
    row = room.ask(LINES["midlife"])
    assert row.type_letter("8")
    assert row.readers.currentIndex() == 5
    assert not row.type_letter("1"), "who has read reads no more"


def test_the_final_count_is_savings_pact_and_ideology(room):
    """000 §Final count: seat by seat; Enter goes on to the next envelope that is missing."""
    row = room.ask(LINES["final"])
    for amount in (5, 0, 12, 3, 4, 5, 6, 7):
        room.write(str(amount))
        room.key(Key.Key_Enter)
    assert row.step == row.PACT
    assert room.questioned
    room.key(Key.Key_Enter)
    assert row.step == row.IDEOLOGY
    row.type_letter("3")
    row.confirm()
    count = (5, 0, 12, 3, 4, 5, 6, 7)
    assert room.entered == [e.EnvelopesCounted(count, ideology=tuple(seat == 2 for seat in range(8)))]


def test_revealed_contributions_are_told_for_all_or_for_none(room):
    """Ruling 22: revealed contributions are accepted as counted."""
    row = room.ask(LINES["final"])
    for field in row.fields:
        field.show_amount(4)
    row.confirm()
    row.fields[0].show_amount(1)
    row.confirm()
    assert row.step == row.PACT
    for field in row.fields:
        field.show_amount(1)
    row.confirm()
    row.confirm()
    assert room.entered == [e.EnvelopesCounted((4,) * 8, (1,) * 8)]


def test_esc_goes_a_step_back_in_the_final_count_with_what_was_typed(room):
    """A slip in an envelope is put right before it is confirmed."""
    row = room.ask(s.FinalCountLine(LINES["final"].names, None))
    for field in row.fields:
        field.show_amount(7)
    row.confirm()
    assert row.step == row.IDEOLOGY, "where there was no pact nobody is asked about it"
    assert row.leave()
    assert [field.amount for field in row.fields] == [7] * 8
    assert not row.leave()


def test_what_is_typed_stays_while_the_ask_is_the_same(room):
    """A correction in the middle of an ask leaves what was typed; another ask begins anew."""
    row = room.ask(LINES["pay day"])
    room.write("2")
    room.ask(s.PayDayLine(LINES["pay day"].names, (9,) * 8))
    assert row.fields[0].amount == 2
    room.ask(LINES["pay day"], turn=2)
    assert row.fields[0].amount is None


def test_nothing_can_be_entered_where_nothing_is_asked(room):
    """No lesson, a repair at the desk, or the end."""
    room.ask(LINES["desk"])
    room.key(Key.Key_Enter)
    assert room.entered == []
    assert not room.strip.primary.isVisible()


def test_a_finger_confirms_with_the_button(room):
    """Everything works with mouse or finger, too."""
    room.ask(LINES["event"])
    QTest.mouseClick(room.strip.primary, Qt.MouseButton.LeftButton)
    assert room.confirmed == [True]


@pytest.mark.parametrize("on", [Key.Key_Right, Key.Key_Down])
def test_no_arrow_leads_from_the_last_field_to_a_button(room, on):
    """A newcomer tried the right arrow for "next picture", and what was typed then was lost on the button."""
    row = room.ask(LINES["tax"])
    for _ in range(9):
        room.key(on)
    assert row.fields[-1].hasFocus()
    for _ in range(9):
        room.key(Key.Key_Left)
    assert row.fields[0].hasFocus()


@pytest.mark.parametrize(("line", "figures", "entry"), [
    ("tax", "1232", e.TaxVoted({"A": 1, "B": 2, "C": 3, "D": 2})), ("pact", "17", e.PactMade(17)), ("pay day", "2", e.PayDayHeld({0: 2})),
])
def test_figures_typed_beside_the_fields_go_into_the_one_that_waits(room, line, figures, entry):
    """None is lost in silence, wherever the keyboard is."""
    room.ask(LINES[line])
    room.strip.primary.setFocus()
    room.write(figures)
    room.key(Key.Key_Enter)
    assert room.entered == [entry]


def test_the_field_that_waits_is_the_first_that_is_not_answered(room):
    """Half a count, then somewhere else, and on."""
    row = room.ask(LINES["tax"])
    room.write("12")
    room.strip.exit.setFocus()
    room.write("32")
    assert row.counts == (1, 2, 3, 2)
    room.ask(LINES["pact"], turn=2)
    room.write("9")
    room.strip.primary.setFocus()
    room.write("17")
    assert room.strip.row.field.amount == 17, "a count that stood there is typed anew"


@pytest.mark.parametrize("line", ["tax", "budget", "pact", "tie"])
def test_enter_that_finds_nothing_puts_the_keyboard_where_it_can_be_told(room, line):
    """The button had the keyboard; what is typed next is the answer."""
    row = room.ask(LINES[line])
    room.strip.primary.setFocus()
    room.strip.confirm()
    assert room.strip.told is not None
    assert row.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("on", [Key.Key_Tab, Key.Key_Right])
def test_one_tab_after_the_keyboard_has_gone_on_by_itself_does_nothing(room, on):
    """Somebody typed 1 Tab 2 Tab 3 Tab 2, and lost counts."""
    row = room.ask(LINES["tax"])
    for figure in "123":
        room.write(figure)
        room.key(on)
    room.write("2")
    assert row.counts == (1, 2, 3, 2)
    row.fields[0].setFocus()
    room.write("1")
    for _ in range(2):
        room.key(on)
    assert row.fields[2].hasFocus(), "the second is meant"


def test_the_keyboard_begins_where_the_count_stopped(room):
    """The desk was held in the middle of a count."""
    row = room.ask(LINES["tax"])
    room.write("12")
    room.strip.focus_first()
    room.write("3")
    assert row.counts == (1, 2, 3, 0)
