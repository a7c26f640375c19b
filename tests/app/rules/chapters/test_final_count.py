"""The final count."""

import pytest

from app.rules.facts import CountMade, PactSurprise, Surprise
from tests.app.rules.table import SEATS, Table

TEACHER = SEATS["teacher"]
NOBODY = [0] * 8


def counted(table: Table, savings: dict[int, int], **keys) -> list[dict]:
    return table.enter("final_count", savings=[savings.get(seat, 0) for seat in range(8)], **keys).report["scores"]


@pytest.mark.parametrize("edition", ["with-pact", "without-pact"])
def test_the_secondary_school_teacher_has_30_points(edition):
    """000 §The final count and 003 §El recuento, the printed example: 4, 3, 4; 21 coins; no tokens; Tension 4."""
    table = Table(edition).at_final_count(levels=(4, 3, 4), tension=4)
    goal = next(role for role in table.dealt if role.id == "secondary-school-teacher").goals.live_well
    score = counted(table, {TEACHER: 21})[TEACHER]
    assert goal == {"with-pact": 18, "without-pact": 20}[edition]
    assert (score["dividend"], score["legacy"], score["life"], score["tokens"], score["tension"], score["total"]) == (22, 0, 8, 0, 0, 30)


@pytest.mark.parametrize(("edition", "points"), [("with-pact", (-4, 0, 8, 12)), ("without-pact", (0, 4, 8, 12))])
def test_a_goal_is_reached_with_exactly_its_number_of_coins(edition, points):
    """Ruling 19; 000 and 003 §The final count: your life."""
    live_well = {"with-pact": 18, "without-pact": 20}[edition]
    for coins, reached in ((0, 0), (9, 0), (10, 1), (live_well - 1, 1), (live_well, 2), (24, 2), (25, 3), (99, 3)):
        assert counted(Table(edition).at_final_count(), {TEACHER: coins})[TEACHER]["life"] == points[reached]


@pytest.mark.parametrize(("levels", "legacy"), [((4, 4, 3), 0), ((4, 4, 4), 5), ((5, 5, 2), 5), ((5, 5, 5), 5)])
def test_the_legacy_asks_for_12_levels(levels, legacy):
    """000 §The final count: +5 for everyone."""
    table = Table().at_final_count(levels=levels)
    scores = counted(table, {})
    assert {score["legacy"] for score in scores} == {legacy}
    assert {score["dividend"] for score in scores} == {2 * sum(levels)}
    assert table.report["legacy"] is bool(legacy)


@pytest.mark.parametrize(("tension", "points"), [(0, 0), (4, 0), (5, -2), (6, -2), (7, -2), (8, -5), (9, -5)])
def test_final_tension_costs_everybody(tension, points):
    """000 §The final count: −2 between 5 and 7, −5 at 8 or 9."""
    assert {score["tension"] for score in counted(Table().at_final_count(tension=tension), {})} == {points}


def test_a_token_costs_5_points():
    """000 §The final count."""
    table = Table(roles={"surgeon": {"income": 0}}).enter("event").vote(A=1).pay().spend(health=3, education=2, shield=1)
    scores = counted(table.enter("stop"), {})
    assert [score["tokens"] for score in scores] == [0, -5, 0, 0, 0, 0, 0, 0]
    assert scores[1]["total"] == scores[0]["total"] - 5


def test_a_total_is_the_sum_of_its_parts():
    """000 §The final count: 24 of dividend, 5 of the Legacy, 8 for Live Well, −5 for a token, −2 for Tension 6, 5 for the ideology."""
    table = Table(roles={"surgeon": {"income": 0}}).enter("event").vote(A=1).pay().spend(health=3, education=2, shield=1)
    scores = counted(table.put(levels=(4, 4, 4), tension=6).enter("stop"), {1: 20}, ideology=[True] * 8)
    parts = [scores[1][key] for key in ("savings", "dividend", "legacy", "life", "tokens", "tension", "ideology", "total", "winner")]
    assert parts == [20, 24, 5, 8, -5, -2, 5, 35, True]
    assert (scores[0]["total"], scores[0]["winner"]) == (28, False)


def test_an_ideology_achieved_gives_5_points():
    """Ruling 23."""
    scores = counted(Table().at_final_count(), {}, ideology=[False] * 3 + [True] + [False] * 4)
    assert [score["ideology"] for score in scores] == [0, 0, 0, 5, 0, 0, 0, 0]
    assert scores[3]["total"] == scores[0]["total"] + 5


def test_powers_are_entered_as_corrections():
    """Ruling 23: they are played at the table."""
    table = Table().after(1).enter("correction", seat=2, coins_by=3, reason="power").enter("correction", seat=3, coins_by=-3)
    assert table.all_coins()[2:4] == [23, 17]


def test_with_a_pact_players_level_on_points_share_the_win():
    """000 §The final count; RULES §Two editions."""
    scores = counted(Table().at_final_count(), {2: 28, 3: 25})
    assert [score["seat"] for score in scores if score["winner"]] == [2, 3]


@pytest.mark.parametrize(("savings", "winners"), [
    ({2: 28, 3: 25}, [2, 3]), ({2: 29, 3: 25}, [2]), ({2: 28, 3: 26}, [3]), ({2: 56, 3: 50}, [2, 3]),
])
def test_without_a_pact_the_one_furthest_along_their_own_goal_wins(savings, winners):
    """Ruling 20: the larger savings ÷ Thrive goal (28 and 25); still level, they share."""
    scores = counted(Table("without-pact").at_final_count(), savings)
    assert [score["seat"] for score in scores if score["winner"]] == winners


def test_parts_of_a_goal_are_compared_exactly():
    """Ruling 20: not in floating point, where these two would be equal."""
    roles = {"engineer": {"goals": {"get_by": 0, "live_well": 0, "thrive": 999_999}}, "secondary-school-teacher": {
        "goals": {"get_by": 0, "live_well": 0, "thrive": 1_000_000}}}
    table = Table("without-pact", roles=roles).at_final_count()
    scores = counted(table, {2: 999_998, 3: 999_999})
    assert [score["seat"] for score in scores if score["winner"]] == [3]


def test_a_goal_of_nothing_has_been_passed_with_the_first_coin():
    """Ruling 20: a sound deck may have goals of 0; nobody is divided by them."""
    nothing = {"get_by": 0, "live_well": 0, "thrive": 0}
    table = Table("without-pact", roles={"engineer": {"goals": nothing}, "secondary-school-teacher": {"goals": nothing}}).at_final_count()
    scores = counted(table, {2: 1, 3: 0})
    assert [score["seat"] for score in scores if score["winner"]] == [2, 3]
    table = Table("without-pact", roles={"engineer": {"goals": nothing}}).at_final_count()
    assert [score["seat"] for score in counted(table, {2: 1, 3: 25}) if score["winner"]] == [2]


def test_what_was_counted_is_the_truth_and_what_does_not_fit_is_a_surprise():
    """Ruling 22: savings outside a range, and contributions that do not add up to the pact, are accepted and shown."""
    table = Table().at_final_count()
    before = table.all_coins()
    savings = [*before]
    savings[4] += 7
    table.enter("final_count", savings=savings, pact=[3] * 7 + [2])
    made = next(fact for fact in table.facts if isinstance(fact, CountMade))
    assert made.surprises == (Surprise(4, before[4] + 7, before[4], before[4]),)
    assert made.pact_surprise == PactSurprise(23, 24)
    assert (table.coins(4), table.report["scores"][4]["savings"], table.report["outcome"]) == ((savings[4],) * 2, savings[4], "completed")


def test_a_surprise_is_what_lies_outside_the_range_not_within_it():
    """Ruling 22: 4 of 24 coins were kept, so seat 0 has 0 to 3 more than is known."""
    table = Table(pact=20).to_budget("A").spend(health=3, education=2, shield=1).enter("stop")
    low, high = table.coins(0)
    assert high == low + 3
    savings = [table.coins(seat)[0] for seat in range(8)]
    for coins in (low - 1, low, high, high + 1):
        made = table.copy().enter("final_count", savings=[coins, *savings[1:]]).facts[0]
        assert made.surprises == (() if coins in {low, high} else (Surprise(0, coins, low, high),))


def test_nothing_is_a_surprise_where_all_fits():
    """Ruling 22; the contributions need not be told."""
    for keys in ({}, {"pact": [3] * 8}):
        table = Table().at_final_count()
        table.enter("final_count", savings=table.all_coins(), **keys)
        made = next(fact for fact in table.facts if isinstance(fact, CountMade))
        assert (made.surprises, made.pact_surprise) == ((), None)


@pytest.mark.parametrize("keys", [
    {"savings": NOBODY[:7]}, {"savings": [*NOBODY, 0]}, {"savings": []}, {"savings": [-1, *NOBODY[1:]]},
    {"savings": NOBODY, "pact": NOBODY[:7]}, {"savings": NOBODY, "pact": [4, *NOBODY[1:]]}, {"savings": NOBODY, "pact": [-1, *NOBODY[1:]]},
    {"savings": NOBODY, "ideology": [True]},
])
def test_lists_that_do_not_fit_the_table(keys):
    """RECORD §The report: a list of the wrong length, a contribution above 3."""
    assert Table().at_final_count().code("final_count", **keys) == "range"


def test_a_refused_count_tells_what_was_expected():
    """RECORD §The report: `message` names what and what was possible."""
    table = Table().at_final_count()
    length = table.refusal("final_count", savings=NOBODY, ideology=[True])
    assert (length.what, length.length, length.players) == ("ideology", 1, 8)
    savings = table.refusal("final_count", savings=[0, -2, *NOBODY[2:]])
    assert (savings.what, savings.value, savings.low, savings.high) == ("savings", -2, 0, 1_000_000)
    pact = table.refusal("final_count", savings=NOBODY, pact=[0, 4, *NOBODY[2:]])
    assert (pact.what, pact.value, pact.low, pact.high) == ("pact", 4, 0, 3)


def test_contributions_in_an_edition_without_a_pact():
    """RECORD §The report: `range`."""
    assert Table("without-pact").at_final_count().code("final_count", savings=NOBODY, pact=NOBODY) == "range"


def test_everything_is_over_after_it():
    """RECORD §The report: `over`."""
    table = Table().at_final_count().enter("final_count", savings=NOBODY)
    assert table.report["waiting_for"] is None
    for kind, keys in (("event", {}), ("correction", {"tension_by": 1}), ("final_count", {"savings": NOBODY}), ("pact", {"coins": 99})):
        assert table.code(kind, **keys) == "over"
