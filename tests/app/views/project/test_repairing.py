"""Repairs in words: what is open, what no longer fits, and what to move on the table."""

import pytest
from msgspec import structs

from app.asks import Draft
from app.editions.editions import edition
from app.entries import BudgetVoted, CardRead, Corrected, PactMade, PayDayHeld, TaxVoted, TieBroken
from app.rules.asking import Chance
from app.rules.moves import CoinsMove, EnvelopeCount, RoleMove, TensionMove
from app.rules.play import Replay
from app.rules.repair import Dropped, Inserted, Replaced
from app.terms.saying import Says
from app.views.project.desk import Around, desk_view
from app.views.project.repairing import (
    Repairing,
    answered,
    dropped,
    header_answered,
    opened,
    opened_header,
    repair_view,
    resumed,
    with_dropped,
    with_header_open,
    with_open,
)
from tests.app.views.games import generated, moves_said, recorded, upto


def view_of(repairing: Repairing):
    return repair_view(desk_view(repairing.now, Around()), repairing, Around(draft=Draft(), editions=("with-pact", "without-pact")))


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


# ------------------------------------------------------------------------------------------------------ several in one repair


def test_another_entry_opened_in_a_repair_is_staged_with_the_first(whole):
    """§1: the next repair is staged with the first; places refer to the list as it was."""
    tax, budget = place_of(whole, TaxVoted), place_of(whole, BudgetVoted)
    first = answered(opened(whole, budget), whole.played[budget].entry)
    second = with_open(first, tax)
    view = view_of(second)
    assert (view.repair.entry, view.repair.staged, view.repair.is_ready) == (whole.played[tax].entry, 1, False)
    assert view.now.key is Says.NOW_REPAIR
    both = answered(second, whole.played[tax].entry)
    assert both.edits == (Replaced(budget, whole.played[budget].entry), Replaced(tax, whole.played[tax].entry))
    assert view_of(both).repair.is_ready


def test_an_entry_is_found_by_its_old_place_behind_what_was_inserted_and_left_out(whole):
    """Places refer to the list as it was, whatever was staged before it."""
    at = place_of(whole, BudgetVoted)
    staged = answered(opened(whole, at, is_inserting=True), Corrected(service="health", fund_by=1))
    again = with_open(staged, at)
    assert again.open_place.at == at
    assert again.open_place.entry == whole.played[at].entry
    before = with_open(again, at, is_inserting=True)
    twice = answered(before, Corrected(service="health", fund_by=2))
    assert twice.edits == tuple(Inserted(at, Corrected(service="health", fund_by=by)) for by in (1, 2))


def test_what_comes_before_an_inserted_entry_is_made_before_it():
    """Several at one place keep their order: a tie that is missing comes before the correction that was inserted after the vote."""
    found = 0
    for whole in generated().values():
        votes = [at for at in range(len(whole.played) - 1) if isinstance(whole.played[at].entry, TaxVoted)]
        at = next((at for at in votes if isinstance(whole.played[at + 1].entry, PayDayHeld)), None)
        if at is None:
            continue
        winner = whole.played[at].state.tax
        corrected = answered(opened(whole, at + 1, is_inserting=True), Corrected(service="health", fund_by=1))
        tied = answered(with_open(corrected, at), TaxVoted({winner: 1, "B" if winner == "A" else "A": 1}))
        if not tied.is_inserting:
            continue
        after = answered(tied, TieBroken(winner))
        assert next(edit.entry for edit in after.edits if isinstance(edit, Inserted)) == TieBroken(winner)
        assert after.proposed.unfit is None or after.proposed.unfit.place > tied.place
        found += 1
    assert found > 10


def test_several_entries_are_left_out_in_one_repair_and_one_can_come_back(whole):
    """§1: any single entry can be dropped, the next with the first."""
    cut = upto(whole, place_of(whole, PayDayHeld) + 1)
    last = len(cut.played) - 1
    both = with_dropped(dropped(opened(cut, last)), last - 1)
    assert both.edits == (Dropped(last), Dropped(last - 1))
    assert with_dropped(both, last) == both
    assert view_of(both).repair.is_ready
    back = with_open(both, last - 1)
    assert back.edits == (Dropped(last),)
    assert back.open_place.entry == cut.played[last - 1].entry


def test_what_stands_behind_the_entry_that_no_longer_fits_waits_for_it(whole):
    """§1: an entry that no longer fits is opened next; what comes after it cannot be seen before."""
    unfit = dropped(opened(whole, 2))
    assert view_of(unfit).repair.unfit is not None
    assert with_open(unfit, len(whole.played) - 1) == unfit
    earlier = with_open(unfit, 0)
    view = view_of(earlier)
    assert (earlier.place, view.repair.unfit, view.repair.is_ready) == (0, None, False)
    assert view_of(resumed(earlier)) == view_of(unfit)


# ------------------------------------------------------------------------------------------------------------- the header


def with_income(repairing: Repairing, seat: int, by: int):
    """The setting in which the card of a seat has another Income."""
    setting, card = repairing.setting, repairing.now.state.roles[seat]
    roles = tuple(structs.replace(role, income=role.income + by) if role.id == card.id else role for role in setting.deck.roles)
    return structs.replace(setting, deck=structs.replace(setting.deck, roles=roles))


def test_the_header_opens_over_the_game_as_it_stands(whole):
    """§1: the header can be repaired, too; the desk shows the game of now, and what can be changed."""
    view = view_of(opened_header(whole))
    live = desk_view(whole, Around())
    assert (view.players, view.country, view.turn) == (live.players, live.country, live.turn)
    assert view.repair.header.deck == whole.state.setting.deck
    assert view.repair.header.edition in view.repair.header.editions
    assert (view.repair.entry, view.repair.staged, view.repair.is_ready) == (None, 0, False)
    assert view.now.key is Says.NOW_REPAIR_HEADER


def test_another_figure_on_a_card_moves_its_coins_and_nobodys_card(whole):
    """§1: a role card's figure; what to move on the table is shown before it takes effect."""
    cut = upto(whole, place_of(whole, PayDayHeld) + 1)
    after = header_answered(opened_header(cut), with_income(opened_header(cut), 3, 2))
    assert view_of(after).repair.is_ready
    assert view_of(after).repair.staged == 1
    assert CoinsMove(3, 2) in after.proposed.moves
    assert not any(isinstance(move, RoleMove) for move in after.proposed.moves)


def test_an_entry_that_no_longer_fits_the_new_header_is_opened_next(whole):
    """§1: the edition; the pact has no place in the one without it, and can be left out in the same repair."""
    other = structs.replace(whole.state.setting, edition=edition("without-pact"))
    after = header_answered(opened_header(upto(whole, 4)), other)
    view = view_of(after)
    assert view.repair.header is None
    assert view.repair.entry is None or view.repair.entry == whole.played[0].entry
    assert view.repair.unfit.key is Says.REPAIR_UNFIT
    assert view.repair.may_drop
    fits = dropped(after)
    assert fits.edits == (Dropped(0),)
    assert view_of(fits).repair.is_ready
    assert fits.proposed.replay.state.setting == other


def test_the_header_is_staged_with_entries_and_shows_what_is_staged(whole):
    """Several edits in one repair, the header among them."""
    at = place_of(whole, BudgetVoted)
    first = answered(opened(whole, at), whole.played[at].entry)
    setting = with_income(first, 0, 1)
    after = header_answered(with_header_open(first), setting)
    assert after.staged == 2
    assert view_of(with_header_open(after)).repair.header.deck == setting.deck


def test_in_a_repair_only_roles_that_it_leaves_in_play_are_dealt(whole):
    """A deal that was drawn from other cards is no deal; the roles that are still there keep their order."""
    setting = whole.state.setting
    roles = [role.id for role in setting.deck.in_play(8)]
    drawn = Chance((roles[3], "a-card-of-long-ago", *roles[4:], *roles[:2]))
    view = repair_view(desk_view(whole, Around()), opened(whole, 1), Around(chance=drawn))
    assert view.ask.drawn == (roles[3], *roles[4:], *roles[:2], roles[2])
