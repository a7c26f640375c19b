"""Corrections."""

import pytest

from app.rules.facts import CorrectionMade
from app.terms.services import ServiceName
from tests.app.rules.table import Table


def test_corrections_put_right_coins_tension_a_level_or_a_fund():
    """RECORD §Entries: one of four, and a reason if there is one."""
    table = Table().after(1)
    table.enter("correction", seat=3, coins_by=-5, reason="miscounted").enter("correction", tension_by=2)
    table.enter("correction", service="shield", level_by=2).enter("correction", service="health", fund_by=4)
    table.enter("correction", service="health", fund_by=-4)
    assert (table.all_coins()[3], table.report["tension"], table.levels, table.funds) == (15, 6, (1, 1, 3), (0, 0, 0))


def test_a_correction_is_told_with_what_it_changed_and_why():
    """RECORD §Entries: and optional `reason`."""
    table = Table().after(1)
    told = {
        CorrectionMade("coins", -5, 3, None, "miscounted"): {"seat": 3, "coins_by": -5, "reason": "miscounted"},
        CorrectionMade("tension", 2, None, None, None): {"tension_by": 2},
        CorrectionMade("level", 1, None, ServiceName.SHIELD, ""): {"service": "shield", "level_by": 1, "reason": ""},
        CorrectionMade("fund", 4, None, ServiceName.HEALTH, "found"): {"service": "health", "fund_by": 4, "reason": "found"},
    }
    for fact, keys in told.items():
        assert table.enter("correction", **keys).facts[0] == fact


def test_a_refused_correction_tells_its_bounds():
    """RECORD §The report: `message` names what was possible."""
    level = Table().refusal("correction", service="health", level_by=-1)
    assert (level.what, level.value, level.low, level.high) == ("level", 0, 1, 5)
    fund = Table().refusal("correction", service="health", fund_by=-3)
    assert (fund.what, fund.value, fund.low, fund.high) == ("fund", -3, 0, 1_000_000)
    assert Table().refusal("correction", service="army", fund_by=1).choice == "army"


@pytest.mark.parametrize(("code", "keys"), [
    ("seat", {"seat": 8, "coins_by": 1}), ("seat", {"seat": -1, "coins_by": -99}), ("contradiction", {"seat": 0, "coins_by": -21}),
    ("range", {"service": "army", "level_by": 1}), ("range", {"service": "army", "fund_by": 1}),
    ("range", {"service": "health", "level_by": -1}),
    ("range", {"service": "health", "level_by": 5}), ("range", {"service": "health", "fund_by": -1}),
])
def test_a_correction_that_cannot_be(code, keys):
    """RECORD §The report: a level outside 1 to 5, a fund below 0, a seat that is not there, coins that nobody can have had."""
    assert Table().after(1).code("correction", **keys) == code


@pytest.mark.parametrize(("levels", "by"), [((1, 1, 1), 4), ((5, 1, 1), -4), ((3, 1, 1), 2), ((3, 1, 1), 0)])
def test_a_level_may_go_to_either_end(levels, by):
    """RECORD §The report: 1 to 5 are levels."""
    assert Table().after(1).put(levels=levels).enter("correction", service="health", level_by=by).levels[0] == levels[0] + by


def test_a_correction_of_tension_stops_at_0_and_fails_the_state_at_10():
    """Ruling 1, ruling 2."""
    table = Table().after(1).enter("correction", tension_by=-1_000_000)
    assert (table.report["tension"], table.causes(1)[-1]) == (0, ("correction", -4))
    table.enter("correction", tension_by=1_000_000)
    assert (table.report["tension"], table.report["outcome"], table.causes(1)[-1]) == (10, "failed_state", ("correction", 10))


def test_a_failing_correction_closes_the_round_only_if_one_is_open():
    """RECORD §The report: it belongs to the round that ended if it comes between two rounds."""
    between = Table().after(1).enter("correction", tension_by=6)
    assert (len(between.report["history"]), between.last_row["tension_end"] != 10) == (1, True)
    assert between.report["tension_changes"][-1]["round"] == 1
    within = Table().after(1).enter("event").enter("correction", tension_by=6)
    assert (len(within.report["history"]), within.last_row["tension_end"], within.last_row["tax"]) == (2, 10, None)
    before = Table().enter("correction", tension_by=9)
    assert (before.report["round"], before.report["history"], before.report["outcome"]) == (0, [], "failed_state")


def test_the_surcharge_ends_with_the_state():
    """RECORD §The report: the event's surcharge is in until its round ends; the State failing ends it, too."""
    table = Table().after(1).enter("event")
    dear = [player["cost_of_living"] for player in table.report["players"]]
    table.enter("correction", tension_by=9)
    assert [player["cost_of_living"] + 2 for player in table.report["players"]] == dear


def test_corrections_are_heard_from_the_deal_to_the_final_count_but_not_in_a_tie():
    """RECORD §Entries; the moments in between are all fine."""
    good = {"tension_by": 0}
    table = Table()
    dealt = table.copy()
    for played in (table.played[:1], ()):
        dealt.played = played
        assert dealt.code("correction", **good) == "out_of_turn"
    table.enter("correction", **good).enter("event").enter("correction", **good).vote(A=1, B=1)
    assert table.code("correction", seat=99, coins_by=1) == "out_of_turn"
    table.enter("tie_break", choice="A").enter("correction", **good).pay().enter("correction", **good).spend(health=1, shield=1)
    assert table.code("correction", **good) == "out_of_turn"
    Table().at_midlife().enter("correction", **good).read(0, "mother").enter("correction", **good)
    Table().at_final_count().enter("correction", seat=0, coins_by=1).enter("correction", **good)


def test_a_correction_during_the_round_changes_what_follows_by_itself():
    """Rulings 3 and 11: Income and Cost of Living are those of now."""
    table = Table().after(1).put(levels=(1, 3, 1))
    raised = table.report["players"][3]["income"]
    assert table.put(levels=(1, 2, 1)).report["players"][3]["income"] == raised - 1
