"""The budget vote, the 3-2-1 split, and the levels."""

import pytest

from app.rules.facts import BudgetCounted, CoinsSplit, LevelRaised, SeatAsked, ServicesRanked
from app.rules.split import received, rises, shares
from app.terms.services import PerService, ServiceName
from tests.app.rules.table import SEATS, Table

H, E, S = ServiceName.HEALTH, ServiceName.EDUCATION, ServiceName.SHIELD


def at_budget(tax: str = "C", **options) -> Table:
    return Table(**options).put(coins=30).to_budget(tax)


def test_26_coins_are_split_14_8_4():
    """000 §The 3-2-1 split, the printed example: option C, the votes rank Shield, Health, Education."""
    table = at_budget("C").spend(shield=5, health=2, education=1)
    assert (table.last_row["revenue"], table.last_row["budget"]) == (26, 26)
    assert table.last_row["ranking"] == ["shield", "health", "education"]
    assert table.last_row["received"] == {"shield": 14, "health": 8, "education": 4}


def test_a_shield_fund_of_3_and_14_is_one_level_and_7_left():
    """000 §The 3-2-1 split, the printed example: it holds 17, goes up one level and keeps 7."""
    table = at_budget("C").put(funds=(0, 0, 3)).spend(shield=5, health=2, education=1)
    assert (table.levels, table.funds) == ((1, 1, 2), (8, 4, 7))
    assert rises(1, 17, 10, 5) == (2, 7)


@pytest.mark.parametrize(("coins", "expected"), [
    (0, (0, 0, 0)), (1, (1, 0, 0)), (2, (2, 0, 0)), (3, (3, 0, 0)), (4, (3, 1, 0)), (5, (3, 2, 0)), (6, (3, 2, 1)), (7, (4, 2, 1)),
    (11, (6, 4, 1)), (16, (9, 5, 2)), (19, (10, 6, 3)), (38, (20, 12, 6)),
])
def test_the_last_pass_follows_the_same_order_until_the_coins_run_out(coins, expected):
    """000 §The 3-2-1 split; ruling 7."""
    assert shares(coins, (3, 2, 1)) == expected


def test_more_votes_come_first_and_services_without_votes_last_the_lower_level_first():
    """Ruling 6."""
    assert at_budget().put(levels=(2, 1, 1)).spend(shield=4).last_row["ranking"] == ["shield", "education", "health"]
    assert at_budget().put(levels=(3, 2, 1)).spend().last_row["ranking"] == ["shield", "education", "health"]
    assert at_budget().put(levels=(1, 5, 1)).spend(education=1, health=2).last_row["ranking"] == ["health", "education", "shield"]


def test_a_tie_of_two_is_put_once_and_of_three_twice_to_the_lowest_income():
    """Ruling 6: the one player who comes first by ruling 4's order chooses freely."""
    table = at_budget().spend(shield=4, health=2, education=2)
    assert table.report["tie"] == {"between": ["health", "education"], "ask": SEATS["freelancer"]}
    assert table.enter("tie_break", choice="education").last_row["ranking"] == ["shield", "education", "health"]

    table = at_budget().spend(shield=2, health=2, education=2)
    assert table.report["tie"]["between"] == ["health", "education", "shield"]
    table.enter("tie_break", choice="shield", seat=SEATS["freelancer"])
    assert table.report["tie"] == {"between": ["health", "education"], "ask": SEATS["freelancer"]}
    assert table.code("tie_break", choice="shield") == "range"
    assert table.enter("tie_break", choice="education").last_row["ranking"] == ["shield", "education", "health"]


def test_services_without_votes_on_the_same_level_are_a_tie_too():
    """Ruling 6: any tie that is left."""
    table = at_budget().spend(shield=8)
    assert table.report["tie"]["between"] == ["health", "education"]
    table = at_budget().put(levels=(1, 1, 3)).spend()
    assert table.report["tie"]["between"] == ["health", "education"]
    assert table.enter("tie_break", choice="education").last_row["ranking"] == ["education", "health", "shield"]
    assert at_budget().spend().report["tie"]["between"] == ["health", "education", "shield"]


def test_nobody_passes_on_tied_services():
    """RECORD §The report: `null` on tied services is a contradiction; another seat is refused first."""
    table = at_budget().spend(shield=2, health=2)
    assert table.code("tie_break", choice=None) == "contradiction"
    assert table.code("tie_break", choice=None, seat=0) == "seat"
    assert table.code("tie_break", choice="education") == "range"
    assert table.code("tie_break", choice="A") == "range"
    assert table.code("correction", tension_by=1) == "out_of_turn"


@pytest.mark.parametrize("votes", [{"health": 9}, {"health": 4, "shield": 5}, {"army": 1}, {"A": 1}, {"health": -1}, {"Health": 1}])
def test_votes_that_cannot_have_been_in_the_bag(votes):
    """RECORD §The report: `range`."""
    assert at_budget().code("budget_vote", votes=votes) == "range"
    below = at_budget().refusal("budget_vote", votes={"health": -1})
    assert (below.what, below.value, below.low, below.high) == ("votes", -1, 0, 8)


@pytest.mark.parametrize(("full", "expected"), [
    ({H}, (0, 13, 3)), ({E}, (8, 0, 8)), ({S}, (11, 5, 0)), ({H, E}, (0, 0, 16)), ({H, S}, (0, 16, 0)), ({E, S}, (16, 0, 0)),
    ({H, E, S}, (8, 5, 3)), (set(), (8, 5, 3)),
])
def test_what_falls_to_a_full_service_goes_to_the_next_in_the_ranking(full, expected):
    """Ruling 7: counted out first, then passed on, round to the first again; all three at 5 keep their own share."""
    assert received((H, E, S), (8, 5, 3), frozenset(full)) == PerService(*expected)


def test_a_service_counts_as_full_only_if_it_stood_at_5_before_the_split():
    """Ruling 7 and 8: a service that rises to 5 keeps what is left over, and a full one keeps its fund."""
    table = at_budget("D").put(levels=(4, 5, 1), funds=(9, 3, 0)).spend(health=5, education=2, shield=1)
    assert table.last_row["received"] == {"health": 20, "education": 0, "shield": 18}
    assert (table.levels, table.funds) == ((5, 5, 2), (19, 3, 8))


def test_every_level_that_a_fund_can_pay_for_is_bought_at_once():
    """Ruling 8: while a fund holds a level's price and the level is below 5; also in a service that received nothing."""
    table = at_budget("A").put(levels=(1, 1, 1), funds=(25, 0, 49)).spend(education=5, health=2, shield=1)
    assert (table.levels, table.funds) == ((4, 1, 5), (0, 9, 11))
    raised = [fact for fact in table.facts if isinstance(fact, LevelRaised)]
    assert raised == [LevelRaised(H, level, 10) for level in (2, 3, 4)] + [LevelRaised(S, level, 10) for level in (2, 3, 4, 5)]


def test_the_count_and_the_split_are_told_with_what_they_came_from():
    """RECORD §The report: budget = revenue, the reserve of the inheritances and the event's gift."""
    table = at_budget("C").spend(shield=5, health=3, education=0)
    counted, split = (next(fact for fact in table.facts if isinstance(fact, kind)) for kind in (BudgetCounted, CoinsSplit))
    assert (counted.votes, counted.revenue, counted.reserve, counted.gift) == (PerService(3, 0, 5), 26, 0, 0)
    assert (split.budget, split.shares, split.received) == (26, (14, 8, 4), PerService(8, 4, 14))


def test_a_tie_is_told_with_the_one_who_decides():
    """Ruling 6; SCREENS: who is asked in a tie, and why."""
    table = at_budget().spend(shield=2, health=2, education=2)
    asked = next(fact for fact in table.facts if isinstance(fact, SeatAsked))
    assert (asked.seat, asked.income) == (SEATS["freelancer"], 4)
    table.enter("tie_break", choice="shield").enter("tie_break", choice="education")
    ranked = next(fact for fact in table.facts if isinstance(fact, ServicesRanked))
    assert (ranked.ranking, ranked.seat) == ((S, E, H), SEATS["freelancer"])


@pytest.mark.parametrize(("players", "price"), [(8, 10), (7, 9), (6, 8)])
def test_a_level_costs_what_the_printed_table_says(players, price):
    """000 §Setup: 10, 9 and 8 coins."""
    first = shares(2 * players, (3, 2, 1))[0]
    for short, level in ((1, 1), (0, 2)):
        table = Table(players=players).put(coins=30).to_budget("A").put(funds=(price - first - short, 0, 0))
        assert table.spend(health=3, education=2, shield=1).levels[0] == level


def test_coins_left_in_a_fund_are_spent_at_the_next_split_not_before():
    """Ruling 8: left when obsolescence lowers the level, or put there by a correction."""
    table = Table().after(2).put(coins=50, levels=(5, 1, 1), funds=(25, 0, 0)).to_budget("A").spend(health=3, education=2, shield=1)
    assert (table.levels[0], table.funds[0]) == (4, 25)
    table.put(coins=50, levels=(4, 3, 3)).enter("event").read_all()
    assert (table.levels[0], table.funds[0]) == (4, 25)
    table.put(coins=50).to_budget("A").spend(education=3, shield=2, health=1)
    assert (table.levels[0], table.funds[0]) == (5, 17)
    table.put(funds=(40, 40, 0))
    assert table.funds[:2] == (40, 40)
