"""Repairs in words: what is open, what no longer fits, and what to move on the table."""

import pytest

from app.asks import Draft
from app.entries import BudgetVoted, CardRead, Corrected, PactMade, PayDayHeld, TaxVoted, TieBroken
from app.rules.moves import CoinsMove, EnvelopeCount, TensionMove
from app.rules.play import Replay
from app.rules.repair import Dropped, Inserted, Replaced
from app.terms.saying import Says
from app.views.project.desk import Around, desk_view
from app.views.project.repairing import Repairing, answered, dropped, opened, repair_view
from tests.app.views.games import generated, moves_said, recorded, upto


def view_of(repairing: Repairing):
    return repair_view(desk_view(repairing.now, Around()), repairing, Around(draft=Draft()))


def place_of(whole: Replay, kind: type, nth: int = 0) -> int:
    return [at for at, played in enumerate(whole.played) if isinstance(played.entry, kind)][nth]


@pytest.fixture
def whole() -> Replay:
    """An eight-round game with ties, exclusions and class changes (06)."""
    return recorded()["06-game"]


def test_an_opened_entry_shows_the_ask_of_its_moment_and_what_stands_there(whole):
    """Issue "Nothing is lost" §1: any earlier entry can be opened from the history."""
    for at, played in enumerate(whole.played):
        view = view_of(opened(whole, at))
        before = desk_view(upto(whole, at), Around())
        assert view.ask == before.ask
        assert view.country == before.country
        assert view.repair.entry == played.entry
        assert view.history == desk_view(whole, Around()).history
        assert (view.repair.staged, view.repair.unfit, view.repair.is_ready) == (0, None, False)
        assert view.now.key is Says.NOW_REPAIR


def test_the_same_answer_changes_nothing_on_the_table(whole):
    """A repair that says what stands there already is ready, and moves nothing."""
    for at, played in enumerate(whole.played):
        view = view_of(answered(opened(whole, at), played.entry))
        assert view.repair.is_ready
        assert view.repair.moves == ()
        assert view.now.key is Says.NOW_REPAIR_READY


def test_the_entry_that_no_longer_fits_is_opened_next_with_its_reason(whole):
    """§1: an entry that no longer fits is named with its reason; the next repair is staged with the first."""
    at = place_of(whole, TieBroken)
    vote = place_of(whole, TaxVoted)
    unanimous = answered(opened(whole, min(at, vote)), TaxVoted({"A": 8}))
    view = view_of(unanimous)
    if view.repair.unfit is not None:
        assert view.repair.unfit.key is Says.REPAIR_UNFIT
        assert not view.repair.is_ready


def test_a_tie_that_a_repair_removes_can_be_left_out():
    """§1: a tie that the repair creates or removes."""
    found = 0
    for whole in generated().values():
        ties = [at for at, played in enumerate(whole.played) if isinstance(played.entry, TieBroken)]
        votes = [at for at in ties if isinstance(whole.played[at - 1].entry, TaxVoted) and whole.played[at].entry.choice]
        if not votes:
            continue
        at = votes[0]
        decided = TaxVoted({whole.played[at].entry.choice: 1})
        repairing = answered(opened(whole, at - 1), decided)
        view = view_of(repairing)
        assert repairing.place == at
        assert view.repair.unfit is not None
        assert view.repair.may_drop
        after = dropped(repairing)
        assert view_of(after).repair.unfit is None
        assert after.edits == (Replaced(at - 1, decided), Dropped(at))
        found += 1
    assert found > 10


def test_what_a_repair_misses_is_inserted_before_what_no_longer_fits():
    """§1: a tie that the repair creates is asked for, and its answer comes before what follows."""
    found = 0
    for whole in generated().values():
        votes = [at for at in range(len(whole.played) - 1) if isinstance(whole.played[at].entry, TaxVoted)]
        at = next((at for at in votes if isinstance(whole.played[at + 1].entry, PayDayHeld)), None)
        if at is None:
            continue
        winner = whole.played[at].state.tax
        other = "B" if winner == "A" else "A"
        repairing = answered(opened(whole, at), TaxVoted({winner: 1, other: 1}))
        assert repairing.is_inserting
        assert view_of(repairing).repair.entry is None
        after = answered(repairing, TieBroken(winner))
        assert after.edits[1] == Inserted(at + 1, TieBroken(winner))
        assert view_of(after).repair.unfit is None
        found += 1
    assert found > 10


def test_an_inserted_entry_can_be_answered_again_and_left_out(whole):
    """A staged insertion is no less open to change than an entry that stands."""
    at = place_of(whole, BudgetVoted)
    once = answered(opened(whole, at, is_inserting=True), Corrected(service="health", fund_by=1))
    again = answered(once, Corrected(service="health", fund_by=2))
    assert again.edits == (Inserted(at, Corrected(service="health", fund_by=2)),)
    assert dropped(again).edits == ()


def test_the_end_of_the_list_can_take_an_entry_but_drops_none(whole):
    """After the last entry there is nothing to leave out."""
    cut = upto(whole, 3)
    at_end = opened(cut, 3)
    assert view_of(at_end).repair.what.key is Says.REPAIR_END
    assert dropped(at_end) == at_end
    assert answered(at_end, TaxVoted({"A": 1})).edits == (Inserted(3, TaxVoted({"A": 1})),)


def test_moves_say_what_differs_and_back():
    """§1: a list of what to move on the table; the other way round it is the same list. Every kind of move comes up."""
    assert {saying.key for saying in moves_said()} == {key for key in Says if key.startswith("move_")}


def test_dropping_the_last_entry_moves_back_what_it_moved(whole):
    """The fund that the last budget filled is emptied, the coins that were paid come back."""
    at = place_of(whole, PayDayHeld)
    cut = upto(whole, at + 1)
    proposed = dropped(opened(cut, at)).proposed
    paid = {move.seat: move.by for move in proposed.moves if isinstance(move, CoinsMove)}
    then = {seat: cut.state.envelopes.each[seat].known - upto(whole, at).state.envelopes.each[seat].known for seat in range(8)}
    assert paid == {seat: -by for seat, by in then.items() if by}


def test_another_pact_moves_only_the_tension_cube(whole):
    """The coins that were kept are in the envelopes whatever was counted."""
    cut = upto(whole, 2)
    proposed = answered(opened(cut, 0), PactMade(24)).proposed
    assert proposed.moves == (TensionMove(1),)


def test_a_card_read_by_another_gives_and_takes(whole):
    """The reader of a card is part of the entry: both seats are named."""
    at = place_of(whole, CardRead)
    cut = upto(whole, at + 1)
    first = cut.played[at].entry
    other = answered(opened(cut, at), CardRead((first.seat + 1) % 8, "inheritance")).proposed
    assert any(isinstance(move, CoinsMove | EnvelopeCount) for move in other.moves)
