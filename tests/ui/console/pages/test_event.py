"""The event, the storm's coins, and the bell."""

from PySide6.QtCore import Qt

from app.asks import Draft
from app.entries import EventRead, GameStopped
from app.terms.saying import Says
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_an_event_is_read_with_one_key(laid, press):
    """SCREENS §The desk: event read, Enter."""
    desk = laid(moments.FIRST_EVENT)
    press(desk, ENTER)
    assert desk.entered == [EventRead()]


def test_the_card_says_what_the_wall_will_say(laid):
    """SCREENS §The teacher's guide: the next event is shown only in its time, and only here."""
    desk = laid(moments.FIRST_EVENT)
    view = desk.page.view
    for saying in (view.event.title, view.event.rule, view.event.now):
        assert desk.said(desk.words.say(saying))


def test_what_followed_from_the_last_entry_is_told(laid, texts_of):
    """The round's end is not asked for: the teacher reads here what it brought."""
    desk = laid(moments.BELL_POSSIBLE, height=900)
    painted = [text.text for text in texts_of(desk)]
    for line in desk.page.view.told:
        assert desk.words.say(line) in painted


def test_no_bell_can_ring_before_a_round_is_finished(laid):
    """Ruling 21: after any finished round."""
    assert [action.key for action, _ in laid(moments.FIRST_EVENT).page.quiet_actions()] == [Says.PREDICT]


def test_the_bell_is_asked_about_once(laid, press):
    """Ruling 21: the bell may end the game; a slip must not."""
    desk = laid(moments.BELL_POSSIBLE)
    (words, act), = desk.page.quiet_actions()
    assert desk.words.say(words) == "The bell rings: stop here"
    act()
    assert desk.entered == []
    assert desk.said("Does the game end here, after round 5?")
    assert desk.words.say(desk.page.own_words()[2]) == "End the game here"
    press(desk, ENTER)
    assert desk.entered == [GameStopped()]


def test_the_game_goes_on_if_the_bell_was_a_slip(laid, press, qtbot):
    """Escape or the button takes the question back; then Enter reads the event."""
    desk = laid(moments.BELL_POSSIBLE)
    desk.page.ring()
    press(desk, ESCAPE)
    assert desk.page.bell.standing is None
    desk.page.ring()
    qtbot.mouseClick(desk.page.bell.action, Qt.MouseButton.LeftButton)
    assert desk.page.bell.standing is None
    press(desk, ENTER)
    assert desk.entered == [EventRead()]


def test_in_the_storm_too_paid_in_full_is_the_default(laid, press):
    """What the bank can know: in between, "paid in full" is the default."""
    desk = laid(moments.BELL_POSSIBLE)
    assert len(desk.page.open_seats()) == 3
    press(desk, ENTER)
    assert desk.entered == [EventRead()]


def test_whoever_has_less_than_the_storm_takes_hands_that_over(laid, press):
    """Ruling 13: whoever has fewer drops to 0, without a token."""
    desk = laid(moments.BELL_POSSIBLE)
    press(desk, "8", "0", ENTER)
    assert desk.drafted[-1] == Draft({7: 0})


def test_the_storm_gives_no_token(laid, press):
    """Ruling 13."""
    desk = laid(moments.BELL_POSSIBLE)
    press(desk, "1")
    assert not desk.page.amount.token.isVisible()


def test_the_event_is_said_in_spanish_too(laid):
    """SCREENS §Words."""
    desk = laid(moments.FIRST_EVENT, language=Language.SPANISH)
    assert desk.said("Auge económico")
    assert desk.said("cada jugador recibe 2 monedas")
