"""Repairs through the table against records edited by hand: the same game, whatever was put right."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from app import codec
from app.codec import record_from
from app.rules.repair import Dropped, Inserted, Replaced
from app.table import Table
from tests.generated import games
from tests.replayed import printed, record_of_plain, replayed, without_message

QUICK, APART, GAMES = 100, 14, 500
PROGRAM = Path(sys.executable).with_name("state-in-class")


def repaired(seed: int, folder: Path) -> tuple[Table, dict, bool]:
    """A generated game in a lesson, one to three edits made through the table and by hand, and whether the table took them."""
    rng, plain = Random(seed), games.game(seed).record
    record = record_of_plain(plain)
    table = Table.new(folder / f"{seed}.lesson", record.header)
    for entry in record.entries:
        table.enter(entry)
    entries = [json.loads(codec.written(entry)) for entry in record.entries]
    edits, by_hand = some_edits(rng, entries)
    before = table.record()
    is_fit = table.amend(edits) is None
    if not is_fit:
        assert table.record() == before
    return table, plain | {"entries": by_hand if is_fit else entries}, is_fit


def some_edits(rng: Random, entries: list[dict]) -> tuple[tuple, list[dict]]:
    """Edits of different places, as the table takes them and as a hand would make them, from the back so that no place moves."""
    places = sorted(rng.sample(range(len(entries)), min(len(entries), rng.choice((1, 1, 1, 2)))), reverse=True)
    edits, by_hand = [], list(entries)
    for at in places:
        kind = rng.choice(("replace", "replace", "drop", "insert", "insert", "insert"))
        other = changed(rng, entries[at])
        if kind == "replace":
            edits.append(Replaced(at, read(other)))
            by_hand[at] = other
        elif kind == "drop":
            edits.append(Dropped(at))
            del by_hand[at]
        else:
            edits.append(Inserted(at, read(other)))
            by_hand.insert(at, other)
    return tuple(edits), by_hand


def changed(rng: Random, entry: dict) -> dict:
    """The entry with one figure changed, or a correction in its place."""
    if entry["type"] == "tax_vote":
        return {"type": "tax_vote", "votes": {rng.choice("ABCD"): rng.randint(1, 6)}}
    if entry["type"] == "budget_vote":
        return {"type": "budget_vote", "votes": {rng.choice(("health", "education", "shield")): rng.randint(1, 6), "education": 0}}
    if entry["type"] == "pact":
        return {"type": "pact", "coins": rng.randint(0, 18)}
    if entry["type"] == "final_count":
        return entry | {"savings": [coins + rng.randint(0, 2) for coins in entry["savings"]]}
    return {"type": "correction", "service": rng.choice(("health", "shield")), "fund_by": rng.randint(0, 3)}


def read(entry: dict) -> codec.Entry:
    return codec.entry_from(json.dumps(entry).encode())


def test_a_repair_through_the_table_is_a_record_edited_by_hand(tmp_path):
    """Issue "Nothing is lost": random amendments equal a record edited by hand and replayed; what does not fit leaves all as it was."""
    fits = 0
    for seed in range(QUICK):
        table, by_hand, is_fit = repaired(seed, tmp_path)
        fits += is_fit
        assert without_message(printed(table.replay)) == without_message(report_of(by_hand)), seed
        table.close()
    assert QUICK // 5 < fits < QUICK


def report_of(plain: dict) -> dict:
    return printed(replayed(plain))


@pytest.mark.parametrize(("count", "fit_at_least"), [(APART, 1), pytest.param(GAMES, 100, marks=pytest.mark.long)])
def test_other_processes_read_the_same_game_from_a_repaired_lesson_and_from_a_record_edited_by_hand(tmp_path, count, fit_at_least):
    """Issue "Nothing is lost" §Show: through the program's own words: `replay` of what a hand edited, `record` of the lesson."""
    fits = 0
    for seed in range(count):
        table, by_hand, is_fit = repaired(seed, tmp_path)
        played = printed(table.replay)
        table.close()
        fits += is_fit
        edited = tmp_path / "edited.json"
        edited.write_text(json.dumps(by_hand))
        assert without_message(json.loads(told_by("replay", edited))) == without_message(played), seed
        assert record_from(told_by("record", tmp_path / f"{seed}.lesson")) == record_of_plain(by_hand), seed
    assert fit_at_least <= fits < count


def told_by(word: str, path: Path) -> bytes:
    """What a process of its own prints."""
    return subprocess.run([PROGRAM, word, path], capture_output=True, check=False).stdout


def test_one_undo_takes_a_whole_repair_back_and_redo_brings_it(tmp_path):
    """Issue "Nothing is lost" §1: one log item for each confirmed repair, undone in one step, also after closing."""
    undone = 0
    for seed in range(40):
        table, _, is_fit = repaired(seed, tmp_path)
        if is_fit and table.undoes_a_repair:
            after = table.record()
            table.undo()
            assert table.redoes_a_repair
            table.close()
            table = Table.opened(tmp_path / f"{seed}.lesson")
            assert table.record().entries == record_of_plain(games.game(seed).record).entries
            table.redo()
            assert table.record() == after
            undone += 1
        table.close()
    assert undone > 5
