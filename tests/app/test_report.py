"""The report."""

import json

from app.report import message, report
from app.rules.play import replay
from app.rules.refusals import AmountUnknown, MoreVotesThanPlayers, NothingAsked
from app.terms.coins import CoinRange
from tests.app.rules.table import Table

KEYS = ["edition", "round", "waiting_for", "outcome", "tension", "tax", "reserve", "tie", "services", "players", "history",
        "tension_changes", "scores", "legacy", "refused"]


def test_the_report_has_the_keys_of_record_md_in_their_order_and_is_plain():
    """RECORD §The report."""
    table = Table().after(1)
    told = report(replay(table.state.setting, [played.entry for played in table.played]))
    assert list(told) == KEYS
    assert json.loads(json.dumps(told))["history"][0]["round"] == 1
    assert list(told["players"][0]) == ["seat", "name", "role", "class", "income", "cost_of_living", "coins", "tokens"]


def test_a_row_has_every_key_and_null_for_what_never_came_about():
    """RECORD §The report: `history`."""
    row = Table().after(1).enter("event").enter("correction", tension_by=9).last_row
    never = ["tax", "revenue", "excluded", "budget", "ranking", "received"]
    assert set(row) == {"round", "tension_start", "tension_end", "levels", "funds", *never}
    assert [key for key, value in row.items() if value is None] == never


def test_a_change_of_tension_names_a_seat_or_a_service_only_where_there_is_one():
    """RECORD §The report: `tension_changes`."""
    table = Table(roles={"surgeon": {"income": 0}}).enter("event").vote(A=1).pay().enter("correction", tension_by=1)
    assert table.report["tension_changes"] == [
        {"round": 1, "cause": "exclusion", "by": 3, "to": 4, "seat": 1}, {"round": 1, "cause": "correction", "by": 1, "to": 5}]


def test_the_ranges_of_the_final_count_are_what_was_counted_twice():
    """RECORD §The report: `coins`."""
    table = Table(pact=20).to_budget().spend(health=3, education=2, shield=1).enter("stop")
    assert table.coins(0)[0] < table.coins(0)[1]
    assert table.enter("final_count", savings=[7] * 8).coins(0) == (7, 7)


def test_a_message_names_whose_what_and_what_was_possible():
    """RECORD §The report: a key with its values will do."""
    assert message(AmountUnknown(3, 5, CoinRange(0, 4))) == "AmountUnknown(seat=3, due=5, possible=0..4)"
    assert message(MoreVotesThanPlayers(9, 8)) == "MoreVotesThanPlayers(votes=9, players=8)"
    assert message(NothingAsked(2)) == "NothingAsked(seat=2)"


def test_names_of_players_are_reported_as_they_were_given():
    """RECORD: UTF-8."""
    table = Table()
    assert [player["name"] for player in table.report["players"]] == [f"P{seat}" for seat in range(8)]
