"""A repair of what a table is played with, and of several things at once, through the bridge and a lesson on disk."""

import pytest
from msgspec import structs

from app.editions.decks import sample_deck
from app.entries import PactMade, TaxVoted
from app.lessons.log import Amended
from app.table import Table
from ui.bridge import Bridge
from ui.console.new_lesson import CardsChange
from ui.demo import recorded_game
from ui.text.words import Words

ENTRIES = recorded_game().entries
PLAYED = 8


class Desk:
    """The last view of the desk."""

    def __init__(self, bridge):
        self.view = None
        bridge.desk_changed.connect(lambda view: setattr(self, "view", view))

    @property
    def repair(self):
        return self.view.repair


@pytest.fixture
def bridge(qtbot, tmp_path):
    made = Bridge(Words())
    desk = Desk(made)
    made.take(Table.new(tmp_path / "a.lesson", recorded_game().header))
    for entry in ENTRIES[:PLAYED]:
        made.enter(entry)
    yield made, desk
    made.close()


def richer(header, by):
    """The deck in which every card earns more."""
    roles = tuple(structs.replace(role, income=role.income + by) for role in header.deck.roles)
    return CardsChange(header.edition, structs.replace(header.deck, roles=roles))


def amendments(made):
    return [item for item in made.table._book.items if isinstance(item, Amended)]


def test_figures_are_staged_shown_and_made_in_one_step(bridge):
    """Issue 3, 1: a role card's figure; nothing changes before it is confirmed, and one undo takes it back."""
    made, desk = bridge
    before = made.table.record()
    made.amending.open_header()
    assert desk.repair.header.deck == before.deck
    change = richer(before.header, 1)
    made.amending.answer_header(change)
    assert desk.repair.is_ready
    assert desk.repair.moves
    assert made.table.record() == before
    made.amending.confirm()
    assert made.table.record() == structs.replace(before, deck=change.deck)
    assert len(amendments(made)) == 1
    made.undo(1)
    assert made.table.record() == before
    made.redo(1)
    assert made.table.record().deck == change.deck


def test_cards_that_are_as_they_were_are_no_repair(bridge):
    """Where nothing would change, the page is simply left."""
    made, desk = bridge
    made.amending.open_header()
    made.amending.answer_header(CardsChange(made.table.header.edition, made.table.header.deck))
    assert desk.repair is None
    assert amendments(made) == []


def test_another_edition_is_played_once_the_pact_is_left_out(bridge):
    """§1: the edition; an entry that no longer fits is named and opened next; one log item, one undo."""
    made, desk = bridge
    before = made.table.record()
    made.amending.open_header()
    made.amending.answer_header(CardsChange("without-pact", before.deck))
    assert desk.repair.unfit is not None
    assert desk.repair.may_drop
    made.amending.confirm()
    assert made.table.record() == before
    made.amending.drop(-1)
    for _ in range(PLAYED):
        if desk.repair.unfit is not None:
            made.amending.drop(-1)
    assert desk.repair.is_ready
    made.amending.confirm()
    after = made.table.record()
    assert (after.edition, after.entries[0]) == ("without-pact", ENTRIES[1])
    assert len(amendments(made)) == 1
    made.undo(1)
    assert made.table.record() == before


def test_an_untouched_sample_deck_goes_with_its_edition_and_cards_of_ones_own_stay(bridge):
    """RULES §The printed role cards: the samples are stand-ins, calibrated for each edition."""
    made, desk = bridge
    made.amending.open_header()
    made.amending.answer_header(CardsChange("with-pact", sample_deck("with-pact")))
    made.amending.open_header()
    made.amending.answer_header(CardsChange("without-pact", sample_deck("with-pact")))
    made.amending.open_header()
    assert desk.repair.header.deck == sample_deck("without-pact")
    own = richer(made.table.header, 3).deck
    made.amending.answer_header(CardsChange("with-pact", own))
    made.amending.open_header()
    assert desk.repair.header.deck == own


def test_a_header_and_two_entries_are_one_repair(bridge):
    """§1: the next repair is staged with the first; one log item for all, undone in one step."""
    made, desk = bridge
    before = made.table.record()
    change = richer(before.header, 2)
    votes = [at for at, entry in enumerate(ENTRIES[:PLAYED]) if isinstance(entry, TaxVoted)]
    made.amending.open(0)
    made.enter(PactMade(1))
    made.amending.open_header()
    made.amending.answer_header(change)
    made.amending.open(votes[0])
    assert (desk.repair.staged, desk.repair.entry, desk.repair.is_ready) == (2, ENTRIES[votes[0]], False)
    made.amending.confirm()
    assert made.table.record() == before
    made.enter(ENTRIES[votes[0]])
    assert desk.repair.is_ready
    made.amending.confirm()
    assert made.table.record() == structs.replace(before, deck=change.deck, entries=(PactMade(1), *before.entries[1:]))
    assert len(amendments(made)) == 1
    made.undo(1)
    assert made.table.record() == before


def test_what_was_opened_last_can_be_left_alone_and_all_can_be_left_as_it_was(bridge):
    """§1: or all is left as it was."""
    made, desk = bridge
    before = made.table.record()
    made.amending.open(0)
    made.enter(PactMade(1))
    made.amending.open(2)
    assert not desk.repair.is_ready
    made.amending.resume()
    assert (desk.repair.staged, desk.repair.is_ready) == (1, True)
    made.amending.leave()
    assert desk.repair is None
    assert made.table.record() == before


def test_two_entries_are_left_out_together(bridge):
    """§1: any single entry can be dropped; the places are those of the list as it was."""
    made, desk = bridge
    made.amending.drop(PLAYED - 1)
    assert desk.repair.is_ready
    made.amending.drop(PLAYED - 2)
    assert (desk.repair.staged, desk.repair.is_ready) == (2, True)
    made.amending.confirm()
    assert made.table.record().entries == ENTRIES[: PLAYED - 2]


def test_another_lesson_is_another_table(bridge, tmp_path):
    """What was typed for one table never appears at another, though it has the same name and players."""
    made, desk = bridge
    number = desk.view.table
    made.take(Table.new(tmp_path / "b.lesson", recorded_game().header))
    assert desk.view.table != number
