"""The role cards and the edition at the desk: filled in as they are, checked in words, told as a whole."""

import pytest
from msgspec import UNSET, structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.terms.saying import Says
from tests.ui.console.conftest import SMALLEST
from tests.ui.console.games import LONG_NAMES, recorded
from tests.ui.console.repairs import Workshop
from ui.console.card_table import FIGURES
from ui.console.repair_cards import CardsPage
from ui.text.languages import Language

ENTER, ESCAPE, DOWN, UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up
TO_A_TIE = 30  # entries of the first game


@pytest.fixture
def workshop(console):
    return Workshop(console, recorded(), TO_A_TIE)


@pytest.fixture
def cards(console, workshop):
    """The page over the game, opened from the menu."""
    console.sheets.lay_menu()
    console.sheets.menu.cards.click()
    assert isinstance(console.asks.page, CardsPage)
    return console.asks.page


def cards_of(workshop):
    setting = workshop.now.state.setting
    return (*setting.deck.in_play(8), *setting.deck.spares())


def test_it_begins_with_the_cards_as_they_are(cards, workshop):
    """Issue 3, 1: a role card's figure; whoever changes one need not type the others."""
    expected = cards_of(workshop)
    assert [line.card for line in cards.lines] == [*expected]
    for line, card in zip(cards.lines, expected, strict=True):
        goals = card.goals
        figures = [card.income, card.cost_of_living, goals.get_by, goals.live_well, goals.thrive]
        assert [field.amount for field in line.figures] == figures
    assert cards.deck == workshop.now.state.setting.deck
    assert cards.header.editions[cards.editions.chosen_index] == "with-pact"


def test_a_figure_is_changed_by_keyboard_alone(console, cards, workshop, heard, press, qtbot, clock):
    """Up and Down keep to a column; Enter shows what changes, and nothing has changed."""
    assert QApplication.focusWidget() is cards.lines[0].figures[0]
    press(DOWN)
    press(DOWN)
    press(UP)
    field = QApplication.focusWidget()
    assert field is cards.lines[1].figures[0]
    qtbot.keyClicks(field, "15")
    clock.now += 10
    press(ENTER)
    change = heard.of("cards_changed")[0]
    card = cards_of(workshop)[1]
    assert {role.id: role.income for role in change.deck.roles} == {
        role.id: 15 if role.id == card.id else role.income for role in workshop.now.state.setting.deck.roles
    }
    assert change.edition == "with-pact"
    assert console.asks.is_reviewing
    assert heard.of("repair_confirmed") == []


def test_what_was_staged_stands_there_when_it_is_changed_again(console, cards, clock, press):
    """From the review back to the figures, as they were typed."""
    cards.lines[0].figures[0].show_amount(11)
    clock.now += 10
    console.confirm()
    console.asks.review.change_wanted.emit()
    assert console.asks.page is cards
    assert cards.lines[0].figures[0].amount == 11


@pytest.mark.parametrize("language", Language)
def test_a_card_that_cannot_be_is_named_and_cannot_be_confirmed(console, cards, words, heard, language):
    """The checks of a deck, in words, at the card that is meant."""
    words.speak(language)
    cards.lines[2].figures[2].show_amount(99)
    cards.lines[2].figures[2].changed.emit()
    name = cards.lines[2].name.text()
    assert name in console.asks.foot.note.text()
    assert not console.asks.foot.primary.isEnabled()
    cards.lines[2].figures[2].show_amount(None)
    cards.lines[2].figures[2].changed.emit()
    assert words.say(Says.CARD_NUMBER_MISSING, role=name) == console.asks.foot.note.text()
    cards.confirm()
    assert heard.of("cards_changed") == []


def test_a_printed_name_can_be_given_and_taken_away(cards, workshop):
    """The game's own name is none that was given; an empty field gives none."""
    first, second = cards.lines[:2]
    first.name.setText("  Ship   owner ")
    second.name.setText("")
    named = {role.id: role.name for role in cards.deck.roles}
    assert named[first.card.id] == "Ship owner"
    assert named[second.card.id] is UNSET
    others = [role for role in cards.deck.roles if role.id != first.card.id]
    assert others == [role for role in workshop.now.state.setting.deck.roles if role.id != first.card.id]


def test_another_language_names_the_cards_again_but_not_what_was_typed(cards, words):
    """Issue 2, 8: the language changes at run time; what was typed stays."""
    cards.lines[0].name.setText("Ship owner")
    before = [line.name.text() for line in cards.lines]
    words.speak(Language.SPANISH)
    after = [line.name.text() for line in cards.lines]
    assert after[0] == "Ship owner"
    assert all(one != other for one, other in zip(before[1:], after[1:], strict=True))
    assert cards.deck.roles[1:] == cards.header.deck.roles[1:]


def test_another_edition_names_what_no_longer_fits(console, cards, heard, clock):
    """Issue 3, 1: the edition; an entry that no longer fits is named with its reason and opened next."""
    cards.editions.buttons[cards.header.editions.index("without-pact")].click()
    clock.now += 10
    console.confirm()
    assert heard.of("cards_changed")[0].edition == "without-pact"
    assert console.asks.is_unfit
    console.asks.drop_open_entry()
    assert console.asks.is_reviewing


def test_the_cards_can_be_opened_from_the_names_and_in_the_middle_of_a_repair(console, workshop, heard, press):
    """Reached from the same foot; what is staged already stays staged."""
    workshop.console.repair_opened.emit(0)
    console.entered.emit(workshop.now.played[0].entry)
    console.sheets.lay_menu()
    console.sheets.menu.cards.click()
    assert isinstance(console.asks.page, CardsPage)
    assert workshop.view.repair.staged == 1
    press(ESCAPE)
    assert heard.of("repair_resumed") == [None]
    assert console.asks.is_reviewing
    press(ESCAPE)
    assert workshop.view.repair is None
    console.sheets.lay_menu()
    console.sheets.menu.names.click()
    console.sheets.names.cards_wanted.emit()
    assert isinstance(console.asks.page, CardsPage)


@pytest.mark.parametrize("language", Language)
def test_the_cards_fit_the_smallest_window_with_long_names(console, words, language):
    """Every field of every card is seen at once; names of forty letters are cut by their fields."""
    words.speak(language)
    record = recorded("00-game.json", LONG_NAMES)
    roles = tuple(structs.replace(role, name=f"{number:02} {'W' * 37}") for number, role in enumerate(record.deck.roles))
    Workshop(console, structs.replace(record, deck=structs.replace(record.deck, roles=roles)), TO_A_TIE)
    console.sheets.cards_opened.emit()
    QApplication.processEvents()
    page, room = console.asks.page, console.asks.host.viewport()
    assert console.size().toTuple() == SMALLEST
    assert page.minimumSizeHint().width() <= room.width()
    assert page.minimumSizeHint().height() <= room.height()
    assert all(field.accessibleName() for line in page.lines for field in line.fields)
    assert len(page.lines[0].figures) == len(FIGURES)
