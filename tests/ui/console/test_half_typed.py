"""What was half typed on the live page is there again when something that covered it is over."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt

from app.entries import BudgetVoted, PayDayHeld, TaxVoted
from tests.ui.console.games import recorded
from tests.ui.console.repairs import Workshop

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def workshop(console):
    """The first game up to the second round's tax vote, of which three tokens are counted."""
    record = recorded()
    votes = [at for at, entry in enumerate(record.entries) if isinstance(entry, TaxVoted)]
    made = Workshop(console, record, votes[1])
    type_votes(console, 1, 2)
    return made


def type_votes(console, *counts):
    for column, count in zip(console.asks.page.columns, counts, strict=False):
        column.show_count(-1)
        column._take(count)


def first(workshop, kind):
    return next(at for at, played in enumerate(workshop.now.played) if isinstance(played.entry, kind))


def counts(console):
    return console.asks.page.counts[:2]


def test_a_repair_of_the_same_kind_of_ask_leaves_it_as_it_was(console, workshop, press):
    """Issue 3: left again, the live page is as it was, although another tax vote was open on a page like it."""
    live = console.asks.page
    console.repair_opened.emit(first(workshop, TaxVoted))
    assert console.asks.page is not live
    type_votes(console, 4)
    press(ESCAPE)
    assert console.asks.page is live
    assert counts(console) == (1, 2)


def test_it_is_there_after_a_repair_that_is_made(console, workshop):
    """When the repair is confirmed and the ask is still the same, what was typed is still wanted."""
    at = first(workshop, BudgetVoted)
    console.repair_opened.emit(at)
    voted = workshop.now.played[at].entry
    console.entered.emit(voted)
    now = workshop.now
    workshop.repairing, workshop.now = None, now
    workshop.show()
    assert counts(console) == (1, 2)


def test_another_ask_after_a_repair_begins_anew(console, workshop):
    """A repair that changes what is asked now takes nothing along."""
    console.repair_opened.emit(first(workshop, TaxVoted))
    workshop.repairing = None
    view = structs.replace(workshop.view, turn=workshop.view.turn + 4)
    console.show_view(view)
    assert counts(console) == (0, 0)


def test_the_names_sheet_and_other_names_leave_it_as_it_was(console, workshop, press):
    """Opened and left; or opened and changed, which is a repair at once."""
    console.asks.lay_over(console.sheets.names)
    press(ESCAPE)
    assert counts(console) == (1, 2)
    console.asks.lay_over(console.sheets.names)
    workshop.now = structs.replace(workshop.now)
    players = tuple(structs.replace(player, name=f"{player.name} II") for player in workshop.view.players)
    console.show_view(structs.replace(workshop.view, players=players, label="5.º A"))
    assert not console.asks.is_covered
    assert counts(console) == (1, 2)


def test_the_cards_leave_it_as_it_was(console, workshop, press):
    """The role cards are looked at and left."""
    console.sheets.cards_opened.emit()
    press(ESCAPE)
    assert counts(console) == (1, 2)


def test_what_is_typed_of_several_seats_is_counted_in_again(console, heard):
    """Drafts are told again, so that the view that comes back has what follows from them."""
    record = recorded()
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry, PayDayHeld))
    workshop = Workshop(console, record, at)
    page = console.asks.page
    page.type_letter("1")
    draft = workshop.draft
    console.repair_opened.emit(0)
    console.repair_left.emit()
    assert console.asks.page is page
    assert workshop.draft == draft
