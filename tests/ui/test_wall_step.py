"""Which step of the last entry the wall shows, when entries come, are undone, and change nothing that the class may see."""

import json
from pathlib import Path

import pytest

from app import entries as e
from app.codec import record_from
from app.table import Table
from app.views.public import BudgetScene, CountScene, RoundEndScene
from ui.bridge import Bridge
from ui.text.words import Words

WHOLE = record_from(json.dumps(json.loads((Path(__file__).parents[1] / "games" / "06-game.json").read_bytes())["record"]).encode())
ROUND_END = next(number for number, entry in enumerate(WHOLE.entries) if isinstance(entry, e.BudgetVoted))


@pytest.fixture
def wall(qtbot, tmp_path):
    """A bridge after the first round's budget was shared, and every picture that the wall was given since."""
    bridge, shown = Bridge(Words()), []
    table = Table.new(tmp_path / "a.lesson", WHOLE.header)
    for entry in WHOLE.entries[:ROUND_END]:
        table.enter(entry)
    bridge.take(table)
    bridge.staging.public_changed.connect(shown.append)
    bridge.enter(e.BudgetVoted({"health": 3, "education": 2, "shield": 1}))
    yield bridge, shown
    bridge.close()


def test_a_new_entry_is_shown_from_its_first_step(wall):
    """SCREENS §The wall: one after another."""
    bridge, shown = wall
    assert isinstance(shown[-1].scene, BudgetScene)
    bridge.staging.skip()
    assert isinstance(shown[-1].scene, BudgetScene)
    bridge.staging.step(1)
    assert isinstance(shown[-1].scene, RoundEndScene)


@pytest.mark.parametrize("step", [0, 1])
def test_an_envelope_that_is_put_right_leaves_the_wall_at_the_step_that_it_shows(wall, step):
    """SCREENS §The wall: nothing before its time; a correction of coins reveals no further step, and takes none back."""
    bridge, shown = wall
    bridge.staging.step(step)
    before = shown[-1]
    bridge.enter(e.Corrected(seat=0, coins_by=4))
    assert shown[-1] == before
    bridge.undo(1)
    assert shown[-1] == before
    bridge.redo(1)
    assert shown[-1] == before


def test_an_undo_goes_back_to_the_step_that_the_class_saw_last(wall):
    """Issue "Nothing is lost" §2: N undos equal the start, the wall's scene included; the round's end was not shown before the bell."""
    bridge, shown = wall
    seen = shown[-1]
    bridge.enter(e.GameStopped())
    assert isinstance(shown[-1].scene, CountScene)
    bridge.undo(1)
    assert shown[-1] == seen
