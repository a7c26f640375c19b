"""One screen for all at the desk's window: the offer, the notice, and who hears what while the class looks on."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from app.asks import DealAsk, MidlifeAsk, TaxVoteAsk
from app.entries import CardRead, RolesDealt
from app.stage import Mode
from app.terms.names import card as card_name
from app.terms.saying import Says, say
from app.views import strip as s
from tests.ui.console.conftest import OFFER
from tests.ui.console.games import view_asking
from ui.kit.theme import DARK


@pytest.fixture
def shared(console):
    """The window with a game, and a wall that is nobody's business here."""
    console.show_view(view_asking(TaxVoteAsk))
    console.shared.begin(QWidget(), QRect())
    return console.shared


def strip_asking(line, turn=1):
    return s.StripView(say(Says.NOW_TAX_VOTE), None, line, 0, turn)


def test_it_is_offered_beside_the_set_up_and_in_a_notice_during_a_game(console, qtbot):
    """SCREENS §One screen for all: in MIRRORED the program offers this at once, by one key or one button."""
    console.show_welcome(OFFER)
    console.show_alone(True)
    assert console.setup.side.screens.share.isVisible()
    assert not console.asks.notice.isVisible()
    console.asks.close_over()
    console.forget_view()
    console.show_view(view_asking(TaxVoteAsk))
    console.asks.close_over()
    assert console.asks.notice.isVisible()
    with qtbot.waitSignal(console.shared.wanted):
        qtbot.mouseClick(console.asks.notice.action, Qt.MouseButton.LeftButton)
    console.show_alone(None)
    assert not console.asks.notice.isVisible()


def test_f4_and_the_wall_sheet_ask_for_it(console, press, qtbot):
    """By one key, and on the wall sheet."""
    console.show_view(view_asking(TaxVoteAsk))
    with qtbot.waitSignal(console.shared.wanted):
        press(Qt.Key.Key_F4)
    console.asks.lay_over(console.wall.sheet)
    with qtbot.waitSignal(console.shared.wanted):
        qtbot.mouseClick(console.wall.sheet.share, Qt.MouseButton.LeftButton)


def test_the_wall_sheet_gives_the_screen_back(shared, console, qtbot):
    """It can be left by a button, while the desk is held."""
    console.asks.lay_over(console.wall.sheet)
    shared.press()
    assert console.wall.sheet.share.words == console.words.say(Says.ALONE_LEAVE)
    with qtbot.waitSignal(shared.left):
        qtbot.mouseClick(console.wall.sheet.share, Qt.MouseButton.LeftButton)


def test_enter_is_the_strips_and_not_the_desks(shared, console, heard, press):
    """A desk that nobody sees enters nothing."""
    shared.show_strip(strip_asking(s.DeskLine()))
    press(Qt.Key.Key_Enter)
    console.asks.foot.primary.click()
    assert heard.of("entered") == []
    shared.show_strip(strip_asking(s.EventLine(0), 2))
    press(Qt.Key.Key_Enter)
    assert len(heard.of("entered")) == 1


def test_what_was_refused_and_what_is_to_be_read_is_said_without_a_word_of_it(shared, console):
    """What is refused is said on the strip in words that are public."""
    console.show_notice(say(Says.HISTORY_EMPTY))
    assert shared.page.strip.told == say(Says.STRIP_TO_READ)


def test_a_disk_that_fails_is_said_for_as_long_as_it_does(shared, console):
    """DESIGN §One door: the desk says UNSAVED until it is kept; so does the strip, and why is for the desk."""
    shared.show_strip(strip_asking(s.EventLine(0)))
    console.show_saved(say(Says.HISTORY_EMPTY))
    sentence = shared.page.strip.sentence
    assert (sentence.hint, sentence.is_notice) == (console.words.say(Says.STRIP_UNSAVED), True)
    console.show_saved(None)
    assert (sentence.hint, sentence.is_notice) == ("", False)


def test_the_drawn_deal_and_the_drawn_card_stand(console, heard):
    """What the console has drawn is confirmed unseen; a card that takes a secret is for the desk, whoever reads it."""
    console.shared.begin(QWidget(), QRect())
    strip = console.shared.page.strip
    deal = view_asking(DealAsk)
    console.show_view(deal)
    strip.drawn_taken.emit(None)
    assert heard.of("entered") == [RolesDealt(deal.ask.drawn)]
    midlife = view_asking(MidlifeAsk)
    console.show_view(midlife)
    drawn, seat = midlife.ask.drawn, midlife.ask.readers[0]
    for is_for_desk in (True, False):
        cards = (s.CardOption(drawn, card_name(drawn), is_for_desk=is_for_desk),)
        console.shared.show_strip(strip_asking(s.MidlifeLine(((seat, "Ana"),), cards), 3))
        strip.drawn_taken.emit(seat)
        assert (strip.told == say(Says.STRIP_CARD_AT_DESK)) is is_for_desk
    assert heard.of("entered")[1:] == [CardRead(seat, drawn)]


def test_a_game_that_is_gone_leaves_nothing_on_the_strip(shared, console):
    """No name of a lesson that is deleted stays before the class."""
    shared.show_strip(strip_asking(s.PayDayLine(("Ana", "Leo"), (1, 2))))
    console.forget_view()
    assert shared.page.strip.sentence.now == console.words.say(Says.STRIP_NO_LESSON)


def test_the_strip_wears_what_the_desk_wears_and_is_dim_in_black(shared, console):
    """SCREENS §The wall: light and dark; §Modes: BLACK."""
    shared.show_mode(Mode.BLACK)
    console.wear(DARK)
    assert shared.page.strip.sentence.theme.paper == "#000000"
    shared.show_mode(Mode.LIVE)
    assert shared.page.strip.sentence.theme is DARK


def test_a_small_screen_scrolls_the_desk_and_a_large_one_is_not_made_small(shared, console, qtbot):
    """SCREENS: 1024 × 768; the desk needs more than that, and may not make the wall larger than the screen."""
    assert console.minimumSizeHint().width() < 1024
    shared.end()
    assert console.minimumSizeHint().width() >= console.centralWidget().desk.minimumSizeHint().width()
