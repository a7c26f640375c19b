"""A game that is folded again goes on where it parts from the one that is there."""

from random import Random

import pytest
from msgspec.structs import replace

from app.editions.settings import setting_of
from app.rules.play import refolded, replay
from tests.generated.edits import edited
from tests.generated.games import game
from tests.replayed import record_of_plain

SEEDS, SLIPS = range(24), 6


@pytest.fixture(scope="module")
def games():
    """Games by chance: how each was written down, and what was made of it."""
    return [game(seed).record for seed in SEEDS]


def folded(plain):
    record = record_of_plain(plain)
    return record, replay(setting_of(record.header), record.entries)


def test_entries_that_part_anywhere_lead_where_the_whole_fold_leads(games):
    """RECORD: a game is the fold of its entries; with one left out, doubled, changed or added, accepted or refused."""
    refused = accepted = 0
    for seed, plain in enumerate(games):
        _, now = folded(plain)
        for number in range(SLIPS):
            _, entries = edited(Random(f"{seed}, {number}"), plain["entries"])
            slip, then = folded(plain | {"entries": entries})
            assert refolded(now, now.start.setting, slip.entries) == then
            refused, accepted = refused + (then.refused is not None), accepted + (then.refused is None)
    assert min(refused, accepted) > 20


def test_fewer_entries_are_the_game_as_it_was(games):
    """RECORD: undo is the fold of what is left."""
    record, now = folded(games[0])
    for kept in range(len(record.entries) + 1):
        assert refolded(now, now.start.setting, record.entries[:kept]) == replay(now.start.setting, record.entries[:kept])


def test_another_setting_is_folded_from_the_start(games):
    """A name or a card that was put right belongs to the game from its beginning."""
    record, now = folded(games[0])
    other = replace(now.start.setting, players=("Zoe", *now.start.setting.players[1:]))
    assert refolded(now, other, record.entries) == replay(other, record.entries)
    assert refolded(now, other, record.entries).state.setting.players[0] == "Zoe"
