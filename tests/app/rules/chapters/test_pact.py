"""The opening pact."""

import pytest

from tests.app.rules.table import Table

# 000 §Setup, as printed: the least of the coins for Tension 1, 2 and 3
PRINTED = {8: (20, 17, 13), 7: (18, 15, 11), 6: (15, 13, 10)}


@pytest.mark.parametrize("players", PRINTED)
def test_tension_starts_where_the_printed_table_says(players):
    """000 §Setup, 001 §The opening pact: the table for 8, 7 and 6 players, every number of coins."""
    one, two, three = PRINTED[players]
    for coins in range(3 * players + 1):
        expected = 1 if coins >= one else 2 if coins >= two else 3 if coins >= three else 4
        assert Table(players=players, pact=coins).report["tension"] == expected, coins


@pytest.mark.parametrize(("players", "coins"), [(8, 25), (7, 22), (6, 19), (8, -1)])
def test_no_more_coins_than_were_given_out(players, coins):
    """RECORD §Entries: 0 to 3 × players."""
    table = Table(players=players)
    table.played = ()
    refusal = table.refusal("pact", coins=coins)
    assert (refusal.code, refusal.value, refusal.low, refusal.high) == ("range", coins, 0, 3 * players)


def test_without_a_pact_it_is_not_its_turn_and_tension_starts_at_3():
    """003 §Preparación: Tension starts at 3, and nobody starts with money."""
    table = Table("without-pact")
    assert (table.report["tension"], table.all_coins()) == (3, [0] * 8)
    table.played = ()
    assert table.code("pact", coins=0) == "out_of_turn"


def test_before_the_pact_there_is_no_tension_and_after_it_nobody_is_known_by_name():
    """RECORD §The report; RULES §What the bank can know: each kept 0 to 3 coins."""
    table = Table(pact=12)
    assert [table.coins(seat) for seat in range(8)] == [(0, 3)] * 8
    table.played = ()
    assert (table.report["tension"], table.report["waiting_for"], table.coins(0)) == (None, "pact", (0, 3))


@pytest.mark.parametrize(("pact", "ranges"), [(24, (0, 0)), (0, (3, 3)), (23, (0, 1)), (2, (1, 3))])
def test_an_extreme_pact_tells_what_everybody_kept(pact, ranges):
    """RULES §What the bank can know: all together kept 3 × players − the pact's total."""
    assert Table(pact=pact).coins(5) == ranges
