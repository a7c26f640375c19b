"""The tax vote, and its ties."""

import pytest

from tests.app.rules.table import SEATS, Table


def at_tax_vote(**options) -> Table:
    return Table(**options).enter("event")


def test_the_option_with_the_most_votes_wins():
    """000 §Tax vote."""
    table = at_tax_vote().vote(A=3, C=4, D=1)
    assert (table.report["tax"], table.report["waiting_for"]) == ("C", "pay_day")


def test_whoever_is_missing_abstained():
    """000 §Tax vote: anyone who does not vote abstains."""
    assert at_tax_vote().vote(B=1).report["tax"] == "B"


def test_if_nobody_votes_the_last_tax_carries_over_and_a_where_there_is_none():
    """Ruling 5: A where there has been none; round 4 has no tax, so round 5 carries over round 3's."""
    assert at_tax_vote().vote().report["tax"] == "A"
    assert at_tax_vote().vote(A=0, B=0).report["tax"] == "A"
    table = Table().after(2).put(coins=50).to_budget("D").spend(health=1, shield=2, education=3)
    table.put(coins=50, levels=(4, 3, 3)).enter("event").read_all().put(coins=50)
    assert table.enter("event").vote().report["tax"] == "D"


@pytest.mark.parametrize("votes", [{"A": 9}, {"A": 4, "B": 5}, {"E": 1}, {"E": 0}, {"A": -1}, {"a": 1}, {"health": 1}, {"A": 1_000_000}])
def test_votes_that_cannot_have_been_in_the_bag(votes):
    """RECORD §The report: `range`."""
    assert at_tax_vote().code("tax_vote", votes=votes) == "range"
    below = at_tax_vote().refusal("tax_vote", votes={"A": -1})
    assert (below.what, below.value, below.low, below.high) == ("votes", -1, 0, 8)


def test_a_tie_goes_to_the_lowest_income_then_the_lower_class_then_the_earlier_seat():
    """Ruling 4: who decides a tied tax vote."""
    even = {"income": 5, "cost_of_living": 0}
    roles = {"engineer": even, "electrician": even, "shop-assistant": even, "precarious-freelancer": {"income": 9}}
    table = at_tax_vote(roles=roles).vote(A=2, C=2)
    asked = []
    for _ in range(4):
        asked.append(table.report["tie"]["ask"])
        table.enter("tie_break", choice=None)
    # two of the working class at 5 by seat, the middle class at 5, then the office worker at 6
    assert asked == [SEATS["electrician"], SEATS["assistant"], SEATS["engineer"], SEATS["office"]]
    assert table.report["tie"] == {"between": ["A", "C"], "ask": SEATS["teacher"]}


def test_the_seat_asked_chooses_among_the_tied_options():
    """Ruling 4; RECORD §Entries: the choice is one of those tied, and `seat` must be the seat asked."""
    table = at_tax_vote().vote(D=3, B=3, A=1)
    assert table.report["tie"] == {"between": ["B", "D"], "ask": SEATS["freelancer"]}
    assert table.code("tie_break", choice="A") == "range"
    assert table.code("tie_break", choice="E") == "range"
    assert table.code("tie_break", choice="B", seat=0) == "seat"
    assert table.code("tie_break", choice=None, seat=0) == "seat"
    assert table.code("tie_break", choice="A", seat=8) == "seat"
    assert table.enter("tie_break", choice="D", seat=SEATS["freelancer"]).report["tax"] == "D"


def test_who_voted_for_none_of_the_tied_options_passes_until_nobody_is_left_who_can():
    """Ruling 4: two voted otherwise or not at all, so the third pass is refused."""
    table = at_tax_vote().vote(A=3, B=3, C=1)
    table.enter("tie_break", choice=None).enter("tie_break", choice=None)
    assert table.code("tie_break", choice=None) == "contradiction"
    assert table.enter("tie_break", choice="A").report["tax"] == "A"


def test_a_tie_of_everybody_allows_no_pass():
    """Ruling 4: everybody voted for a tied option."""
    table = at_tax_vote().vote(A=2, B=2, C=2, D=2)
    assert table.report["tie"]["between"] == ["A", "B", "C", "D"]
    assert table.code("tie_break", choice=None) == "contradiction"


def test_income_counts_as_it_is_now():
    """Ruling 3, ruling 4: with Education at 3 the others earn 1 more, so a poor upper class decides."""
    roles = {"surgeon": {"income": 4}, "precarious-freelancer": {"income": 4}}
    assert at_tax_vote(roles=roles).vote(A=1, B=1).report["tie"]["ask"] == SEATS["freelancer"]
    table = Table(roles=roles).put(levels=(1, 3, 1)).enter("event").vote(A=1, B=1)
    assert table.report["tie"]["ask"] == SEATS["surgeon"]
