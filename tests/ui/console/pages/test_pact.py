"""The opening pact."""

from PySide6.QtCore import Qt

from app.entries import PactMade
from tests.ui.console.pages import moments
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return


def test_the_number_of_coins_is_typed_and_confirmed(laid, press):
    """000 §Setup: the coins in the bag, all together."""
    desk = laid(moments.PACT)
    press(desk, "17", ENTER)
    assert desk.entered == [PactMade(17)]


def test_the_page_says_at_once_where_tension_starts(laid, press):
    """000 §Setup: 8 players and 17 to 19 coins mean 2."""
    desk = laid(moments.PACT)
    press(desk, "1")
    assert desk.said("Tension starts at 4")
    press(desk, "7")
    assert desk.said("Tension starts at 2")
    assert desk.page.table.lit == 1


def test_more_coins_than_there_are_cannot_be_typed(laid, press):
    """3 coins for each of 8 players."""
    desk = laid(moments.PACT)
    press(desk, "25")
    assert desk.page.coins.amount is None
    press(desk, ENTER)
    assert desk.entered == []


def test_nothing_is_confirmed_without_a_number(laid, press):
    """A stray Enter does not say that the bag was empty."""
    desk = laid(moments.PACT)
    press(desk, ENTER)
    assert desk.entered == []
    assert not desk.page.is_ready
    assert desk.page.coins.field.hasFocus()


def test_an_empty_bag_is_a_number_too(laid, press):
    """0 coins are possible."""
    desk = laid(moments.PACT)
    press(desk, "0", ENTER)
    assert desk.entered == [PactMade(0)]


def test_coins_are_counted_by_finger(laid, qtbot):
    """SCREENS §The desk: a teacher at a whiteboard has no keyboard."""
    desk = laid(moments.PACT)
    for _ in range(3):
        qtbot.mouseClick(desk.page.coins.plus, Qt.MouseButton.LeftButton)
    desk.page.confirm()
    assert desk.entered == [PactMade(3)]


def test_the_number_stays_when_the_language_changes(laid, press):
    """The view comes again; the ask is the same."""
    desk = laid(moments.PACT)
    press(desk, "14")
    desk.speak(Language.SPANISH)
    assert desk.said("La Tensión empieza en 3")
    press(desk, ENTER)
    assert desk.entered == [PactMade(14)]


def test_a_figure_typed_beside_the_field_begins_the_number(laid, press):
    """No key is lost because the keyboard was elsewhere."""
    desk = laid(moments.PACT)
    desk.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    desk.page.setFocus()
    press(desk, "20", ENTER)
    assert desk.entered == [PactMade(20)]
