"""The second bank is worth as much as it is right: it is tried on what was recorded and printed, without the program."""

import ast
import json
from math import comb
from pathlib import Path

import pytest

from tests.generated.oracle import Refused, SecondBank, asked_of
from tests.generated.worlds import Worlds, penniless, unpaid, ways_to_keep

HERE = Path(__file__).parent
GAMES = sorted((HERE.parent / "games").glob("*.json"))
INDEPENDENT = ("figures", "worlds", "oracle", "decks", "games", "edits")


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_the_second_bank_prints_the_recorded_report(path):
    """RECORD §The report: equal in every field but `message`."""
    plain = json.loads(path.read_bytes())
    record, expected = plain["record"], plain["report"]
    bank, refused = SecondBank(record["edition"], record["players"], record["deck"]), None
    for number, entry in enumerate(record["entries"]):
        try:
            bank.enter(entry)
        except Refused as problem:
            refused = {"entry": number, "code": problem.code}
            break
    if expected["refused"]:
        expected["refused"].pop("message", None)
    assert bank.report() | {"refused": refused} == expected


@pytest.mark.parametrize("module", INDEPENDENT)
def test_the_second_opinion_imports_nothing_of_the_program(module):
    """Otherwise the program would be asked about itself."""
    tree = ast.parse((HERE / f"{module}.py").read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert not {name for name in imported if name.partition(".")[0] in {"app", "ui", "msgspec"}}


def test_all_ways_to_pay_the_pact_are_counted():
    """000 §Setup: 0 to 3 coins each; two coins of six players lie with two of them or with one."""
    assert len(ways_to_keep(6, None)) == 4**6
    assert len(ways_to_keep(6, 2)) == comb(6, 2) + 6
    assert sum(len(ways_to_keep(8, total)) for total in range(25)) == 4**8
    assert ways_to_keep(7, 0) == ((0,) * 7,)


def test_a_way_that_disagrees_is_struck_off():
    """RULES §What the bank can know."""
    worlds = Worlds(ways_to_keep(6, 4), [0] * 6).where(0, lambda balance: balance >= 3)
    assert [worlds.balances(seat) for seat in (0, 1)] == [{3}, {0, 1}]
    assert worlds.where(1, lambda balance: balance == 2) is None
    assert worlds.plus(1, 5).balances(1) == {5, 6}
    assert worlds.plus(1, 5).emptied(1).plus(1, 2).balances(1) == {2}
    assert penniless(8).balances(3) == {0}
    assert unpaid(8).balances(3) == {0, 1, 2, 3}


def test_what_mother_takes_is_counted_by_hand():
    """Ruling 17: 1 to 8 coins leave 0, 0, 0, 0, 0, 1, 1, 2."""
    effect = {"everything": False, "half": True}
    assert [coins - asked_of(coins, effect) for coins in range(1, 9)] == [0, 0, 0, 0, 0, 1, 1, 2]
