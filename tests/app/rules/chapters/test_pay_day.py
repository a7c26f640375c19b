"""Getting paid and paying."""

import pytest

from app.rules.chapters import pay_day
from app.rules.chapters.midlife import class_changes
from app.rules.facts import Paid
from app.terms.ballots import Tax
from tests.app.rules.table import SEATS, Table

# 000 §The four taxes, as printed for a table of 8: what it collects, and what the first service receives
PRINTED = {"A": (16, 9), "B": (19, 10), "C": (26, 14), "D": (38, 20)}


@pytest.mark.parametrize("edition", ["with-pact", "without-pact"])
@pytest.mark.parametrize("tax", PRINTED)
def test_eight_players_collect_what_is_printed(tax, edition):
    """000 §The four taxes, 003 §Los cuatro impuestos: 16/9, 19/10, 26/14, 38/20."""
    table = Table(edition).put(coins=20).enter("event").vote(**{tax: 8})
    assert pay_day.collects(table.state, Tax(tax)) == PRINTED[tax][0]
    table.pay().spend(shield=5, health=2, education=1)
    assert (table.last_row["revenue"], table.last_row["received"]["shield"]) == PRINTED[tax]


def test_income_comes_in_before_tax_and_cost_of_living_go_out():
    """000 §Getting paid and paying: the teacher earns 7, owes 3 for tax C and 3 for living."""
    table = Table().put(coins=0).enter("event").vote(C=1).pay()
    # 2 from the boom
    assert table.all_coins()[SEATS["teacher"]] == 2 + 7 - 3 - 3


def test_who_cannot_pay_hands_over_everything_and_it_counts_as_tax_first():
    """Ruling 12: of 8 coins the surgeon's tax D takes all; of 8 coins the engineer pays 4 of tax and 4 of 5 for living."""
    roles = {"surgeon": {"income": 6}, "engineer": {"income": 6, "cost_of_living": 5}}
    table = Table(roles=roles).put(coins=10).put(coins={1: 0, 2: 0}).enter("event").vote(D=1).pay()
    paid = {fact.seat: fact for fact in table.facts if isinstance(fact, Paid)}
    assert (paid[1].tax, paid[1].cost_of_living, paid[1].handed_over, paid[1].short) == (10, 4, 8, True)
    assert (paid[2].tax, paid[2].cost_of_living, paid[2].handed_over, paid[2].short) == (4, 5, 8, True)
    assert (table.all_coins()[1], table.all_coins()[2]) == (0, 0)
    assert [player["tokens"] for player in table.report["players"]] == [0, 1, 1, 0, 0, 0, 0, 0]
    table.spend()
    assert table.state.tie is not None
    assert table.state.round_row.revenue == 38 - 2


def test_exactly_enough_is_enough():
    """000 §Getting paid and paying: only who cannot pay is excluded."""
    roles = {"surgeon": {"income": 12, "cost_of_living": 4}}
    assert Table(roles=roles).enter("event").vote(D=1).pay().all_coins()[1] == 0
    assert Table(roles=roles).enter("event").vote(D=1).pay().report["players"][1]["tokens"] == 0


def test_tension_rises_by_3_for_each_exclusion_in_seat_order():
    """000 §Social Tension."""
    roles = {"surgeon": {"income": 0}, "shop-assistant": {"income": 0}}
    table = Table(roles=roles).enter("event").vote(A=1).pay()
    changes = [(change["cause"], change["seat"], change["by"], change["to"]) for change in table.report["tension_changes"]]
    assert changes == [("exclusion", 1, 3, 4), ("exclusion", 6, 3, 7)]


def test_the_state_fails_at_10_after_all_payments_and_nothing_follows():
    """Ruling 2: all payments are made and all tokens given; Tension stops at 10; no budget vote, nobody scores."""
    poor = {"income": 0}
    roles = dict.fromkeys(("surgeon", "engineer", "office-worker", "shop-assistant", "electrician"), poor)
    table = Table(roles=roles).enter("event").vote(A=1).pay()
    report = table.report
    assert (report["outcome"], report["tension"], report["waiting_for"], report["scores"], report["legacy"]) == (
        "failed_state", 10, None, None, None)
    assert [player["tokens"] for player in report["players"]] == [0, 1, 1, 0, 1, 1, 1, 0]
    assert [(change["seat"], change["to"]) for change in report["tension_changes"]] == [(1, 4), (2, 7), (4, 10)]
    assert (table.last_row["excluded"], table.last_row["budget"], table.last_row["tension_end"]) == ([1, 2, 4, 5, 6], None, 10)
    assert table.code("budget_vote", votes={}) == "over"


@pytest.mark.parametrize(("levels", "expected"), [
    ((1, 1, 1), (4, 3, 3)), ((4, 1, 1), (3, 2, 2)), ((3, 1, 3), (4, 3, 0)), ((4, 1, 3), (3, 2, 0)),
])
def test_services_lower_the_cost_of_living(levels, expected):
    """Ruling 11, 000 §What each service gives: Health 4 takes 1 off, Shield 3 frees the working class."""
    table = Table().put(levels=levels)
    costs = [table.report["players"][SEATS[name]]["cost_of_living"] for name in ("director", "engineer", "electrician")]
    assert tuple(costs) == expected


def test_cost_of_living_never_falls_below_0():
    """Ruling 11."""
    table = Table(roles={"engineer": {"cost_of_living": 0}}).put(levels=(4, 1, 1))
    assert table.report["players"][2]["cost_of_living"] == 0


def test_an_events_surcharge_is_added_but_not_for_a_protected_working_class():
    """Ruling 11: the card's, plus the event's, less 1 with Health at 4 or above; 0 with Shield at 3, whatever the event."""
    table = Table().after(2).put(levels=(4, 1, 2)).enter("event")
    assert [player["cost_of_living"] for player in table.report["players"]][:6] == [5, 5, 4, 4, 3, 4]
    table.put(levels=(4, 1, 3))
    assert [player["cost_of_living"] for player in table.report["players"]][4:] == [3, 0, 0, 0]


def test_income_is_the_cards_and_what_education_and_the_breakthrough_add():
    """Ruling 3: +1 with Education at 3 or above, +2 for the rest of the game if it stood there at the breakthrough; upper never."""
    table = Table().put(levels=(1, 3, 1))
    assert [player["income"] for player in table.report["players"]] == [14, 12, 9, 8, 7, 7, 6, 5]
    table = Table().after(4).put(levels=(1, 3, 1)).enter("event").put(levels=(1, 1, 1))
    assert [player["income"] for player in table.report["players"]] == [14, 12, 10, 9, 8, 8, 7, 6]
    unlucky = Table().after(4).put(levels=(1, 2, 1)).enter("event").put(levels=(1, 3, 1))
    assert [player["income"] for player in unlucky.report["players"]] == [14, 12, 9, 8, 7, 7, 6, 5]


def test_without_a_tax_there_is_no_pay_day():
    """The order of the phases is ours to keep: asked for a pay day that no phase allows, the chapter does not guess."""
    table = Table()
    with pytest.raises(ValueError, match="event"):
        pay_day.judged(table.state, None)
    assert class_changes(table.enter("event").state).facts == ()
