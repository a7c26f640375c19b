"""The end of a round."""

import pytest

from tests.app.rules.table import QUIET, Table


def ended(table: Table) -> Table:
    """The round that is open comes to its end with as little as it can change."""
    return table.vote(A=1).pay().spend(**QUIET)


@pytest.mark.parametrize(("edition", "levels", "by"), [
    ("with-pact", (4, 4, 4), -1), ("with-pact", (5, 4, 3), 0), ("without-pact", (3, 3, 3), -1), ("without-pact", (2, 4, 4), 0),
    ("without-pact", (4, 4, 4), -1),
])
def test_tension_falls_if_all_three_services_stand_high(edition, levels, by):
    """000 §The round (Level 4), 003 §La ronda (Nivel 3)."""
    table = ended(Table(edition).after(1).put(levels=levels, funds=(0, 0, 0)).enter("event").put(coins=50))
    assert table.report["tension"] == 4 + by
    assert (("all_services_high", -1) in table.causes(2)) is bool(by)


def test_each_service_at_level_1_raises_tension_from_round_2_on():
    """000 §The round: in the order of the board, and not in round 1."""
    first = ended(Table().put(coins=50).enter("event"))
    assert (first.levels, first.causes(1)) == ((1, 1, 1), [])
    table = ended(Table().after(1).enter("event").put(coins=50, levels=(1, 2, 1)))
    raised = [(change["service"], change["by"], change["to"]) for change in table.report["tension_changes"] if "service" in change]
    assert raised == [("health", 1, 5), ("shield", 1, 6)]
    assert table.last_row["tension_end"] == 6


def test_a_service_that_rose_in_this_rounds_split_is_no_longer_at_level_1():
    """000 §The round: at the end of the round, after the budget."""
    table = ended(Table().after(1).put(funds=(9, 9, 9)).enter("event").put(coins=50))
    assert (table.levels, table.report["tension"]) == ((2, 2, 2), 4)


def test_the_state_fails_at_the_first_service_that_brings_tension_to_10():
    """Ruling 2: it stops at 10, nothing after it is listed, and obsolescence does not come."""
    table = ended(Table().after(2).put(tension=9).enter("event").put(coins=50, levels=(1, 1, 3)))
    assert (table.report["outcome"], table.causes(3)[-1], table.levels) == ("failed_state", ("service_at_level_1", 1), (1, 1, 3))
    assert [change.get("service") for change in table.report["tension_changes"]][-2:] == [None, "health"]
    assert (table.last_row["budget"], table.last_row["tension_end"]) == (16, 10)


@pytest.mark.parametrize("rounds", [2, 5])
def test_obsolescence_comes_after_rounds_3_and_6_and_leaves_the_coins(rounds):
    """000 §The round: after the Tension changes, all three services drop one level; the loose coins stay."""
    table = ended(Table().after(rounds).enter("event").put(coins=50, levels=(4, 5, 4), funds=(0, 0, 0)))
    assert (table.levels, table.funds) == ((3, 4, 3), (9, 0, 7))
    assert table.causes(rounds + 1)[-1] == ("all_services_high", -1)
    assert table.last_row["levels"] == {"health": 3, "education": 4, "shield": 3}


def test_obsolescence_does_not_go_below_level_1():
    """Ruling 9."""
    table = ended(Table().after(2).enter("event").put(coins=50, levels=(1, 2, 1)))
    assert table.levels == (1, 1, 1)


@pytest.mark.parametrize("rounds", [0, 1, 4, 6, 7])
def test_no_other_round_ends_in_obsolescence(rounds):
    """000 §The round: at the end of rounds 3 and 6."""
    assert ended(Table().after(rounds).enter("event").put(coins=50, levels=(3, 3, 3))).levels == (3, 3, 3)


def test_round_4_ends_like_any_other():
    """Ruling 10: Tension −1 and +1 as usual; its row has neither tax nor budget."""
    table = Table().at_midlife(levels=(4, 4, 4), coins=50).read_all()
    assert (table.report["tension"], table.causes(4)[-1], table.levels) == (3, ("all_services_high", -1), (4, 4, 4))
    assert [table.last_row[key] for key in ("tax", "revenue", "excluded", "budget", "ranking", "received")] == [None] * 6
    table = Table().at_midlife(levels=(4, 1, 3), coins=50).read_all()
    assert table.report["tension"] == 5


def test_tension_stops_at_0():
    """Ruling 1: the change is listed with what the cube really moved."""
    table = ended(Table().after(1).put(tension=0).enter("event").put(coins=50, levels=(4, 4, 4)))
    assert (table.report["tension"], table.causes(2)[-1]) == (0, ("all_services_high", 0))


def test_after_round_8_the_envelopes_are_counted():
    """000 §The final count: at the end of round 8."""
    assert Table().at_final_count().report["waiting_for"] == "final_count"
