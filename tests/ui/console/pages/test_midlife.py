"""The Midlife Crossroads, card by card."""

import pytest
from msgspec import UNSET, structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.asks import Draft, Standing
from app.entries import CardRead
from app.terms.people import SocialClass
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER, ESCAPE, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right


def click(qtbot, widget):
    """With mouse or finger."""
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_card_that_asks_nothing_is_read_with_one_key(laid, press):
    """SCREENS §Midlife: the console shuffles and draws."""
    desk = laid(moments.MIDLIFE_NOTHING)
    reading = desk.page.ask.reading
    assert reading.demanded.standing is Standing.NOTHING
    assert desk.said("Pays nothing for this card.")
    press(desk, ENTER)
    assert desk.entered == [CardRead(reading.seat, reading.card)]


def test_the_card_is_shown_as_the_class_will_see_it(laid):
    """LOOK: the same widgets as on the wall, only with a smaller u."""
    desk = laid(moments.MIDLIFE_FIRST)
    scene = desk.page.view.card
    face = desk.page.card.face
    assert face.title == desk.words.say(scene.title)
    assert face.active == scene.active
    assert [tier[1] for tier in face.tiers] == [desk.words.say(tier.effect) for tier in scene.tiers]


def test_what_must_be_moved_since_the_last_entry_is_told(laid, press):
    """000 §The Midlife Crossroads: everyone receives their Income; then each card moves coins."""
    desk = laid(moments.MIDLIFE_FIRST)
    assert desk.said("Pay every Income")


def test_who_is_open_pays_in_full_by_default(laid, press):
    """What the bank can know: in between, "paid in full" is the default."""
    desk = laid(moments.MIDLIFE_OPEN)
    due = desk.page.ask.reading.demanded.due
    assert desk.said(f"Is there enough to pay {due}?")
    press(desk, ENTER)
    assert desk.entered[0].handed_over is UNSET


def test_who_cannot_pay_hands_over_a_number_and_the_foot_says_what_follows(laid, press):
    """SCREENS §Midlife: effect and amount; Tension moves with the token."""
    desk = laid(moments.MIDLIFE_OPEN)
    reading = desk.page.ask.reading
    press(desk, RIGHT)
    assert not desk.page.is_ready
    press(desk, ENTER)
    assert desk.entered == []
    press(desk, str(reading.demanded.least))
    assert desk.drafted[-1].handed_over == {reading.seat: reading.demanded.least}
    if reading.demanded.token:
        assert "Tension" in desk.words.say(desk.page.footnote())
    press(desk, ENTER)
    assert desk.entered == [CardRead(reading.seat, reading.card, reading.demanded.least)]


def test_an_amount_that_cannot_be_known_must_be_said(laid, press):
    """What the bank can know: half of a balance that is not certain."""
    desk = laid(moments.MIDLIFE_UNKNOWN)
    reading = desk.page.ask.reading
    assert reading.demanded.standing is Standing.MUST_SAY
    assert desk.said("How much is handed over?")
    press(desk, ENTER)
    assert desk.entered == []
    assert QApplication.focusWidget() is desk.page.amount.coins.field
    press(desk, str(reading.demanded.most), ENTER)
    assert desk.entered == [CardRead(reading.seat, reading.card, reading.demanded.most)]


def test_a_number_can_be_typed_without_choosing_first(laid, press):
    """SCREENS §The desk: all on the number pad, if wanted."""
    desk = laid(moments.MIDLIFE_OPEN)
    least = desk.page.ask.reading.demanded.least
    press(desk, str(least), ENTER)
    assert desk.entered[0].handed_over == least


def test_a_number_of_two_figures_too(laid, press):
    """The second figure follows the first one."""
    desk = laid(moments.MIDLIFE_OPEN)
    assert desk.page.ask.reading.demanded.due >= 10
    press(desk, "10")
    assert desk.page.amount.coins.amount == 10


def test_nobody_can_be_said_to_hand_over_more_than_is_possible(laid, press):
    """The ask bounds what can be said."""
    desk = laid(moments.MIDLIFE_UNKNOWN)
    press(desk, "999")
    assert (desk.page.amount.coins.amount or 0) <= desk.page.ask.reading.demanded.most


def test_a_card_that_takes_everything_asks_for_no_number(laid, press):
    """What the bank can know: an amount that is not said leaves exactly 0."""
    desk = laid(moments.MIDLIFE_LAST)
    reading = desk.page.ask.reading
    assert reading.demanded.due is None
    assert not desk.page.amount.answers.isVisible()
    press(desk, ENTER)
    assert desk.entered == [CardRead(reading.seat, reading.card)]


def test_another_player_may_read_next(laid, qtbot, press):
    """SCREENS §Midlife: reading order can be changed."""
    desk = laid(moments.MIDLIFE_FIRST)
    click(qtbot, desk.page.order.rows[3])
    seat = desk.page.ask.readers[3]
    assert desk.drafted == [Draft(seat=seat)]
    assert desk.page.ask.reading.seat == seat
    assert desk.page.order.rows[0].line.name == desk.page.view.players[seat].name
    press(desk, ENTER)
    assert desk.entered[0].seat == seat


def test_the_next_reader_is_chosen_by_keys_too(laid, press):
    """Up, down and the space bar; Enter still confirms."""
    desk = laid(moments.MIDLIFE_FIRST)
    desk.page.order.rows[0].setFocus()
    press(desk, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert desk.page.ask.reading.seat == desk.page.ask.readers[2]
    press(desk, ENTER)
    assert len(desk.entered) == 1


def test_whoever_has_read_stands_first_and_cannot_read_again(laid, qtbot):
    """One card each."""
    desk = laid(moments.MIDLIFE_LAST)
    done = [row.line for row in desk.page.order.rows if row.line.is_done]
    assert len(done) == desk.page.ask.number - 1
    assert [line.name for line in done] == [line.what.values["name"] for line in reversed(desk.page.view.history[: len(done)])]
    click(qtbot, desk.page.order.rows[0])
    assert desk.drafted == []


def test_the_card_drawn_from_the_printed_deck_is_picked(laid, qtbot, press):
    """SCREENS §Midlife: or the teacher picks the card that was drawn from the printed deck."""
    desk = laid(moments.MIDLIFE_FIRST)
    click(qtbot, desk.page.pick_card)
    buttons = desk.page.picker.buttons
    assert [button.isVisible() for button in buttons] == [True] * 12
    card = desk.page.ask.cards[4]
    click(qtbot, buttons[4])
    assert desk.drafted == [Draft(card=card)]
    assert desk.page.ask.reading.card == card
    assert desk.page.card.isVisible()
    assert desk.said("Drawn at the table")
    while not desk.entered:
        press(desk, "0" if desk.page.may_confirm() is False else ENTER)
    assert desk.entered[0].card == card


def test_the_list_of_cards_can_be_left(laid, qtbot, press):
    """Escape, or the same words again, goes back to the card."""
    desk = laid(moments.MIDLIFE_FIRST)
    click(qtbot, desk.page.pick_card)
    press(desk, ESCAPE)
    assert desk.page.card.isVisible()
    click(qtbot, desk.page.pick_card)
    click(qtbot, desk.page.pick_card)
    assert desk.page.card.isVisible()


def test_another_reader_begins_with_an_empty_answer(laid, qtbot, press):
    """What was said of one player is not said of another."""
    desk = laid(moments.MIDLIFE_OPEN)
    press(desk, RIGHT, "1")
    waiting = [row for row in desk.page.order.rows if row.isVisible() and not row.line.is_done and not row.line.is_lit]
    if waiting:
        click(qtbot, waiting[0])
        assert desk.drafted[-1].handed_over == {}


def test_escape_takes_back_what_was_said(laid, press):
    """The page's own way back."""
    desk = laid(moments.MIDLIFE_OPEN)
    press(desk, RIGHT, "1", ESCAPE, ENTER)
    assert desk.entered[0].handed_over is UNSET


def test_spare_roles_stand_in_the_foot(laid):
    """SCREENS §Midlife: class change and spare role are shown."""
    desk = laid(moments.MIDLIFE_NOTHING)
    words = desk.words.say(desk.page.footnote())
    assert words.startswith(("Spare roles: ", "It follows: ", "No spare role"))


def test_the_number_stays_when_the_language_changes(laid, press):
    """The view comes again; the ask is the same."""
    desk = laid(moments.MIDLIFE_UNKNOWN)
    press(desk, "1")
    desk.speak(Language.SPANISH)
    assert desk.page.amount.coins.amount == 1
    assert desk.said("¿Cuánto entrega?")


@pytest.mark.parametrize("moment", ["MIDLIFE_FIRST", "MIDLIFE_OPEN"])
def test_every_card_can_be_read_by_every_player(laid, moment):
    """000 §The Midlife Crossroads: what follows stands in the foot, as the ask says it; nothing is worked out on the page."""
    desk = laid(moments.ALL[moment])
    seen = set()
    for at in range(desk.page.ask.number - 1, len(desk.page.view.players)):
        for card in desk.page.ask.cards:
            desk.page.order.chosen.emit(at)
            desk.page.picker.picked.emit(card)
            reading, words = desk.page.ask.reading, desk.words.say(desk.page.footnote())
            assert reading.card == card
            assert (f"→ {reading.tension}" in words) == (reading.tension != desk.page.view.country.tension)
            assert ("takes the role" in words) == (reading.new_role is not None)
            assert ("from the bank" in words) == bool(reading.gives)
            assert desk.page.may_confirm() == (reading.demanded.standing is not Standing.MUST_SAY)
            seen.add(reading.demanded.standing)
    assert len(seen) >= 2
    assert desk.entered == []


def test_a_class_without_a_spare_role_is_said_to_be_kept(laid):
    """Ruling 16: each keeps their own if the spare is gone."""
    desk = laid(moments.MIDLIFE_FIRST)
    view = desk.view(Draft(card="job-obsolete"))
    middle = next(player.seat for player in view.players if player.social_class is SocialClass.MIDDLE)
    view = desk.view(Draft(seat=middle, card="job-obsolete"))
    assert view.ask.reading.class_by
    without = structs.replace(view.ask, spares=(), reading=structs.replace(view.ask.reading, new_role=None))
    desk.page.show_view(structs.replace(view, ask=without))
    assert "keeps the role" in desk.words.say(desk.page.footnote())


def test_who_cannot_move_further_down_is_told_why_there_is_something_to_pay(laid):
    """Ruling 15: the card itself speaks of a class down, and asks a working-class player for coins."""
    desk = laid(moments.MIDLIFE_FIRST)
    working = next(player.seat for player in desk.page.view.players if player.social_class is SocialClass.WORKING)
    view = desk.view(Draft(seat=working, card="job-obsolete"))
    assert view.ask.reading.class_by < 0
    desk.page.show_view(view)
    assert "lowest class already, and pays" in desk.words.say(desk.page.footnote())


def test_a_card_that_ends_the_game_says_so_first(laid):
    """Ruling 2: before Enter, at the head of what follows."""
    desk = laid(moments.MIDLIFE_FIRST)
    ask = desk.page.ask
    view = desk.view(Draft())
    desk.page.show_view(structs.replace(view, ask=structs.replace(ask, reading=structs.replace(ask.reading, fails=True))))
    assert desk.words.say(desk.page.footnote()).startswith("It follows: Tension reaches 10 and the State fails")
