"""An export from the desk: the teacher's own tables, or, while the debrief is open, what is arranged there."""

import pytest

from app.codec import record_from
from app.table import Table
from app.terms.saying import Says
from tests.app.debrief.recorded import FILES
from tests.ui.exports.games import TIED
from ui.bridge import Bridge
from ui.text.languages import Language
from ui.text.words import Words


@pytest.fixture
def bridge(qapp, tmp_path):
    """A game that is over, open at the desk."""
    import json

    (path,) = (path for path in FILES if path.stem == TIED)
    record = record_from(json.dumps(json.loads(path.read_text("utf-8"))["record"]).encode())
    table = Table.new(tmp_path / "4B.lesson", record.header)
    for entry in record.entries:
        assert table.enter(entry) is None
    made = Bridge(Words(Language.SPANISH))
    made.take(table)
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "out"
    made.mkdir()
    return made


def held(folder):
    return b"".join(path.read_bytes() for path in folder.glob("*.csv"))


def names_of(bridge):
    return [name.encode() for name in bridge.table.replay.state.setting.players if len(name) > 3]


def test_without_a_debrief_it_is_the_tables_with_all_names(bridge, folder):
    """Issue 2.8: the teacher's own file."""
    bridge.export(str(folder))
    assert {path.suffix for path in folder.iterdir()} == {".csv", ".xlsx"}
    assert all(name in held(folder) for name in names_of(bridge))


def test_in_the_debrief_it_is_what_is_chosen_there_without_names(bridge, folder):
    """Issue 5: order and choice editable; without names by default."""
    bridge.debriefing.open()
    bridge.debriefing.choose(15)
    bridge.export(str(folder))
    charts = sorted(path.name for path in folder.glob("*.png"))
    assert len(charts) == sum(type(slide.figure).__name__ != "Words" for slide in bridge.debriefing.chosen_slides) == 3
    assert not any(name in held(folder) for name in names_of(bridge))


def test_with_names_if_the_teacher_says_so(bridge, folder):
    """Issue 5."""
    bridge.debriefing.open()
    bridge.debriefing.show_names(True)
    bridge.export(str(folder))
    assert len([*folder.glob("*.pdf")]) == 2
    assert all(name in held(folder) for name in names_of(bridge))


def test_a_folder_that_is_not_there_is_told_in_words(bridge, tmp_path):
    """FIELD 28."""
    told = []
    bridge.noticed.connect(told.append)
    bridge.debriefing.open()
    bridge.export(str(tmp_path / "gone"))
    assert [saying.key for saying in told] == [Says.EXPORT_VANISHED]
