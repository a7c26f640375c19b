"""The final count."""

from msgspec import UNSET
from PySide6.QtCore import Qt

from app.entries import EnvelopesCounted
from app.terms.saying import Says
from tests.ui.console.pages import moments
from ui.kit.signs import Sign, SignKind
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return


def counts(desk):
    """A number of coins for each seat that surprises nobody."""
    return tuple(range_.low for range_ in desk.page.ask.ranges)


def type_all(press, desk, numbers):
    """Number, Enter, number, Enter …, and no Enter after the last."""
    for at, number in enumerate(numbers):
        press(desk, *([ENTER] if at else []), str(number))


def act(desk, words):
    """Press one of the quiet words of the foot."""
    next(does for saying, does in desk.page.quiet_actions() if desk.words.say(saying) == words)()


def test_enter_moves_on_and_confirms_after_the_last_envelope(laid, press):
    """SCREENS §Final count: savings typed seat by seat."""
    desk = laid(moments.FINAL_COUNT)
    numbers = counts(desk)
    type_all(press, desk, numbers)
    assert desk.entered == []
    press(desk, ENTER)
    assert desk.entered == [EnvelopesCounted(numbers)]


def test_nothing_is_confirmed_while_an_envelope_is_missing(laid, press):
    """000 §The final count: everybody opens their envelope."""
    desk = laid(moments.FINAL_COUNT)
    press(desk, "3", ENTER, ENTER, ENTER)
    assert desk.entered == []
    assert not desk.page.is_ready
    assert desk.page.savings[1].field.hasFocus()


def test_a_surprise_is_marked_at_once_and_stands(laid, press):
    """Ruling 22: the opened envelopes are the truth; what lies outside a range is shown to the teacher."""
    desk = laid(moments.FINAL_COUNT)
    range_ = desk.page.ask.ranges[0]
    press(desk, str(range_.high + 7))
    assert desk.said("seemed possible")
    press(desk, *[Qt.Key.Key_Backspace] * 3, str(range_.low))
    assert not desk.said("seemed possible")
    assert any(sign.kind is SignKind.TICK and sign.isVisible() for sign in desk.page.table.findChildren(Sign))
    type_all(press, desk, ())
    press(desk, ENTER)
    type_all(press, desk, counts(desk)[1:])
    desk.page.savings[0].show_amount(range_.high + 7)
    press(desk, ENTER, ENTER)
    assert desk.entered[0].savings[0] == range_.high + 7


def test_what_was_not_expected_is_asked_back_once_and_never_refused(laid, press, qtbot):
    """A newcomer's first game: the last count did not fit, and that stood only on the page of the result."""
    desk = laid(moments.FINAL_COUNT)
    odd = (*counts(desk)[:-1], desk.page.ask.ranges[-1].high + 7)
    type_all(press, desk, odd)
    with qtbot.waitSignal(desk.page.questioned):
        press(desk, ENTER)
    assert desk.entered == []
    assert desk.page.own_words()[0].key is Says.NOW_COUNT_ODD
    assert desk.page.savings[len(odd) - 1].field.hasFocus()
    press(desk, str(odd[-1] + 1))
    assert desk.page.own_words() is None
    press(desk, ENTER)
    assert desk.entered == []
    press(desk, ENTER)
    assert desk.entered == [EnvelopesCounted((*odd[:-1], odd[-1] + 1))]


def test_the_pact_is_revealed_only_if_the_table_wants_to(laid, press):
    """SCREENS §Final count; 000: what each put in is a secret until then."""
    desk = laid(moments.FINAL_COUNT)
    type_all(press, desk, counts(desk))
    assert not desk.page.pact[0].isVisible()
    act(desk, "Reveal the pact")
    assert desk.page.pact[0].field.hasFocus()
    assert not desk.page.is_ready
    given = tuple(seat % 4 for seat in range(len(desk.page.ask.ranges)))
    type_all(press, desk, given)
    words = desk.words.say(desk.page.footnote())
    assert f"Revealed: {sum(given)}" in words
    assert f"counted at the start: {desk.page.ask.pact}" in words
    press(desk, ENTER)
    assert desk.entered == [EnvelopesCounted(counts(desk), given)]


def test_nobody_can_have_given_more_than_three(laid, press):
    """RECORD: a contribution above 3 is refused."""
    desk = laid(moments.FINAL_COUNT)
    act(desk, "Reveal the pact")
    desk.page.pact[0].field.setFocus()
    press(desk, "4")
    assert desk.page.pact[0].amount is None


def test_a_pact_that_stays_secret_is_not_told(laid, press):
    """The reveal can be taken back."""
    desk = laid(moments.FINAL_COUNT)
    act(desk, "Reveal the pact")
    act(desk, "Leave the pact secret")
    type_all(press, desk, counts(desk))
    press(desk, ENTER)
    assert desk.entered[0].pact is UNSET


def test_ideologies_are_ticked_if_they_are_played_with(laid, press, qtbot):
    """Ruling 23: each player may be marked "ideology achieved"."""
    desk = laid(moments.FINAL_COUNT)
    type_all(press, desk, counts(desk))
    assert desk.page.ideology[1].isHidden()
    act(desk, "We played with ideologies")
    desk.page.ideology[1].click()
    desk.page.confirm()
    assert desk.entered[0].ideology == tuple(seat == 1 for seat in range(len(counts(desk))))


def test_what_was_counted_stays_when_the_language_changes(laid, press):
    """The view comes again; the ask is the same."""
    desk = laid(moments.FINAL_COUNT)
    press(desk, "11", ENTER, "12")
    desk.speak(Language.SPANISH)
    assert [field.amount for field in desk.page.savings[:2]] == [11, 12]
    assert desk.said("Ahorros")


def test_envelopes_are_counted_by_finger(laid, qtbot):
    """SCREENS §The desk: a teacher at a whiteboard has no keyboard."""
    desk = laid(moments.FINAL_COUNT)
    for field in desk.page.savings[: len(desk.page.ask.ranges)]:
        qtbot.mouseClick(field.plus, Qt.MouseButton.LeftButton)
    desk.page.confirm()
    desk.page.confirm()
    assert desk.entered[0].savings == (1,) * len(desk.page.ask.ranges)
