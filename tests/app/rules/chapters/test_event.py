"""The events, and the bell."""

import pytest

from tests.app.rules.table import Table

EDITIONS = ("with-pact", "without-pact")


def costs(table: Table) -> list[int]:
    return [player["cost_of_living"] for player in table.report["players"]]


def incomes(table: Table) -> list[int]:
    return [player["income"] for player in table.report["players"]]


@pytest.mark.parametrize(("edition", "coins"), [("with-pact", 2), ("without-pact", 2)])
def test_the_boom_gives_everybody_2(edition, coins):
    """000 §For the teacher, 003 §Para el docente."""
    assert Table(edition).enter("event").all_coins() == [coins] * 8


@pytest.mark.parametrize(("edition", "more"), [("with-pact", 2), ("without-pact", 1)])
@pytest.mark.parametrize(("rounds", "fitting", "missing"), [(1, (2, 5, 2), (3, 1, 1)), (2, (5, 5, 2), (1, 1, 3))])
def test_flu_and_crisis_make_living_dearer_for_one_round(edition, more, rounds, fitting, missing):
    """000 and 003, rounds 2 and 3: Health (Shield) at 2 or below, +2 with a pact and +1 without."""
    for levels, by in ((fitting, more), (missing, 0)):
        table = Table(edition).after(rounds).put(levels=levels, coins=50)
        before = costs(table)
        working = range(5, 8) if levels[2] >= 3 else range(0)
        assert costs(table.enter("event")) == [cost + (0 if seat in working else by) for seat, cost in enumerate(before)]
        table.put(levels=(1, 1, 1)).vote(A=1).pay().spend(health=3, education=2, shield=1)
        assert costs(table.put(levels=levels)) == before


def test_round_4_pays_every_income_and_asks_nothing():
    """000 §The Midlife Crossroads: this round nobody pays tax or Cost of Living."""
    table = Table().after(3)
    before = table.all_coins()
    assert table.enter("event").all_coins() == [coins + income for coins, income in zip(before, incomes(table), strict=True)]
    assert table.report["waiting_for"] == "midlife_card"


@pytest.mark.parametrize(("education", "more"), [(2, 0), (3, 2), (5, 2)])
def test_the_breakthrough_pays_only_those_whose_country_is_educated(education, more):
    """000 §For the teacher, ruling 13: it looks at the level at the moment it is read."""
    table = Table().after(4).put(levels=(1, education, 1))
    before = incomes(table)
    table.enter("event").put(levels=(1, 1, 1)).put(levels=(1, education, 1))
    assert incomes(table) == [*before[:2], *(income + more for income in before[2:])]


@pytest.mark.parametrize(("levels", "takes"), [((2, 5, 2), 3), ((3, 1, 2), 1), ((2, 1, 3), 1), ((1, 1, 1), 3)])
@pytest.mark.parametrize(("edition", "tension"), [("with-pact", 1), ("without-pact", 0)])
def test_the_storm_takes_3_or_1(edition, tension, levels, takes):
    """000 §For the teacher: Health and Shield at 2 or below, 3 coins; otherwise 1. Tension +1 only with a pact."""
    table = Table(edition).after(5).put(levels=levels).enter("event")
    assert table.all_coins() == [20 - takes] * 8
    assert (table.report["tension"], table.causes(6)) == (4 + tension, [("storm", 1)] if tension else [])


def test_in_the_storm_whoever_has_fewer_drops_to_0_without_a_token():
    """Ruling 13."""
    table = Table().after(5).put(coins={2: 1, 3: 0}).enter("event")
    assert (table.all_coins()[:5], table.state.tokens) == ([17, 17, 0, 0, 17], (0,) * 8)


def test_a_storm_that_fails_the_state_takes_no_coins_and_asks_nothing():
    """Ruling 13: it raises Tension first. RECORD §Entries: saying a seat then is refused, a seat that is not there first."""
    table = Table().after(5).put(tension=9)
    assert table.code("event", handed_over={"0": 3}) == "range"
    assert table.code("event", handed_over={"0": 3, "8": 0}) == "seat"
    table.enter("event", handed_over={})
    assert (table.report["outcome"], table.all_coins()) == ("failed_state", [20] * 8)
    assert (table.last_row["round"], table.last_row["tax"]) == (6, None)
    calm = Table("without-pact").after(5).put(tension=9).enter("event")
    assert (calm.report["outcome"], calm.all_coins()) == (None, [17] * 8)


@pytest.mark.parametrize(("tension", "gift"), [(3, 15), (4, 0), (0, 15)])
def test_the_social_peace_adds_15_coins_to_round_7s_budget(tension, gift):
    """Ruling 18, 000 §For the teacher: if Tension is at 3 or below when it is read."""
    table = Table().after(6).put(coins=50, tension=tension).enter("event").put(tension=5).vote(A=1).pay()
    table.spend(health=3, education=2, shield=1)
    assert (table.last_row["revenue"], table.last_row["budget"]) == (16, 16 + gift)
    table.put(coins=50, levels=(2, 2, 2), tension=2).to_budget().spend(health=3, education=2, shield=1)
    assert table.last_row["budget"] == 16


@pytest.mark.parametrize("rounds", range(1, 8))
def test_the_bell_ends_the_game_after_any_finished_round(rounds):
    """Ruling 21: the final count follows, with levels and Tension as they stand."""
    table = Table().after(rounds).put(levels=(4, 4, 4)).enter("stop")
    report = table.report
    assert (report["waiting_for"], report["outcome"], report["round"], len(report["history"])) == ("final_count", None, rounds, rounds)
    assert table.state.stopped
    report = table.enter("final_count", savings=[0] * 8).report
    assert (report["outcome"], report["round"], report["legacy"], report["scores"][0]["dividend"]) == ("completed", rounds, True, 24)


def test_the_bell_does_not_ring_before_or_within_a_round():
    """RECORD §Entries: instead of `event`, after a finished round."""
    table = Table()
    assert table.code("stop") == "out_of_turn"
    assert table.enter("event").code("stop") == "out_of_turn"
    assert Table().at_final_count().code("stop") == "out_of_turn"
    table.played = ()
    assert table.code("stop") == "out_of_turn"


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 4, 6, 7])
def test_only_the_storm_asks_for_coins(rounds):
    """RECORD §Entries: `handed_over` only in the storm; an empty one says nothing and is always allowed."""
    table = Table().after(rounds)
    assert table.code("event", handed_over={"0": 1}) == "range"
    assert table.code("event", handed_over={"-1": 1}) == "seat"
    table.enter("event", handed_over={})
