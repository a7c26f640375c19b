"""An export from the desk: the teacher's own tables, or, while the debrief is open, what is arranged there, in a folder of its own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.codec import record_from
from app.debrief.wanted import What
from app.table import Table
from app.terms.saying import Says
from tests.app.debrief.recorded import FILES
from tests.ui.exports.games import TIED
from ui.bridge import Bridge
from ui.exporting import Exporting
from ui.text.languages import Language
from ui.text.words import Words

OWN = "4B - exportación"


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
def exporting(bridge):
    return Exporting(lambda: bridge.table, bridge.debriefing, Words(Language.SPANISH), Words(Language.SPANISH))


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "out"
    made.mkdir()
    return made


def held(folder):
    return b"".join(path.read_bytes() for path in folder.glob("*.csv"))


def names_of(bridge):
    return [name.encode() for name in bridge.table.replay.state.setting.players if len(name) > 3]


def test_without_a_debrief_it_is_the_tables_with_all_names(bridge, exporting, folder):
    """Issue 2.8: the teacher's own file."""
    exporting.export(str(folder))
    assert {path.suffix for path in (folder / OWN).iterdir()} == {".csv", ".xlsx"}
    assert all(name in held(folder / OWN) for name in names_of(bridge))


def test_in_the_debrief_it_is_what_is_chosen_there_without_names(bridge, exporting, folder):
    """Issue 5: order and choice editable; without names by default."""
    bridge.debriefing.open()
    bridge.debriefing.choose(15)
    exporting.export_debrief(str(folder), What.ALL)
    charts = sorted(path.name for path in (folder / OWN).glob("*.png"))
    assert len(charts) == sum(type(slide.figure).__name__ != "Words" for slide in bridge.debriefing.chosen_slides) == 3
    assert not any(name in held(folder / OWN) for name in names_of(bridge))


def test_with_names_if_the_teacher_says_so(bridge, exporting, folder):
    """Issue 5."""
    bridge.debriefing.open()
    bridge.debriefing.choose(15)
    bridge.debriefing.show_names(True)
    exporting.export_debrief(str(folder), What.ALL)
    assert len([*(folder / OWN).glob("*.pdf")]) == 2
    assert all(name in held(folder / OWN) for name in names_of(bridge))


@pytest.mark.parametrize(("what", "suffixes"), [(What.TABLES, {".csv", ".xlsx"}), (What.SLIDES, {".pdf", ".png", ".svg"})])
def test_only_what_is_wanted_of_the_debrief_is_made(bridge, exporting, folder, what, suffixes):
    """Issue 6, first game: 34 files where six were wanted."""
    bridge.debriefing.open()
    bridge.debriefing.choose(15)
    exporting.export_debrief(str(folder), what)
    assert {path.suffix for path in (folder / OWN).iterdir()} == suffixes


def test_what_is_for_the_class_speaks_as_its_wall_and_the_teachers_tables_as_the_desk(bridge, folder):
    """Issue 6, first game: a Spanish class got an English handout."""
    exporting = Exporting(lambda: bridge.table, bridge.debriefing, Words(Language.ENGLISH), Words(Language.SPANISH))
    bridge.debriefing.open()
    bridge.debriefing.choose(15)
    exporting.export_debrief(str(folder), What.ALL)
    (own,) = folder.iterdir()
    assert own.name == "4B - export"
    assert {path.name for path in own.glob("*.pdf")} == {"4B - ficha.pdf", "4B - diapositivas.pdf"}
    spanish = Words(Language.SPANISH)
    first = next(slide for slide in bridge.debriefing.chosen_slides if type(slide.figure).__name__ != "Words")
    assert spanish.say(first.heading) in min(path.name for path in own.glob("*.png"))
    assert Words(Language.ENGLISH).say(Says.EXPORT_TENSION_START).encode() in held(own)


def test_each_export_has_a_folder_of_its_own_and_tells_how_many_files_and_where(exporting, folder):
    """Issue 6, first game: a second export laid 34 more files among the lessons."""
    told = []
    exporting.exported.connect(lambda saying, own: told.append((saying, own)))
    lesson = folder / "4B.lesson"
    lesson.write_bytes(b"a lesson")
    for _ in range(2):
        exporting.export(str(folder))
    assert {path.name for path in folder.iterdir()} == {"4B.lesson", OWN, f"{OWN} (2)"}
    assert [own for _, own in told] == [str(folder / OWN), str(folder / f"{OWN} (2)")]
    said = Words(Language.SPANISH).say(told[1][0])
    assert f"{len([*(folder / OWN).iterdir()])} archivos" in said
    assert f"{OWN} (2)" in said
    assert str(folder) in said


def test_it_is_said_before_it_begins_and_at_each_file_with_a_pointer_that_waits(exporting, folder):
    """Issue 6, first game: nothing was to be seen for seconds."""
    heard = []

    def hear(saying):
        heard.append((saying.key, saying.values["n"], QGuiApplication.overrideCursor().shape(), len([*folder.iterdir()])))

    exporting.noticed.connect(hear)
    exporting.export(str(folder))
    files = len([*(folder / OWN).iterdir()])
    assert [n for _, n, _, _ in heard] == [*range(files + 1)]
    assert {(key, shape) for key, _, shape, _ in heard} == {(Says.EXPORTING, Qt.CursorShape.WaitCursor)}
    assert heard[0][3] == 0
    assert QGuiApplication.overrideCursor() is None


def test_a_debrief_without_a_slide_makes_no_folder(bridge, exporting, folder):
    """Nothing wanted, nothing made, and the teacher knows."""
    told = []
    exporting.noticed.connect(told.append)
    exporting._export(str(folder), _slides_only(), ())
    assert told[-1].key is Says.EXPORT_EMPTY
    assert [*folder.iterdir()] == []


def _slides_only():
    from app.debrief.wanted import Wanted

    return Wanted(What.SLIDES)


def test_a_folder_that_is_not_there_is_told_in_words(bridge, exporting, tmp_path):
    """FIELD 28."""
    told = []
    exporting.noticed.connect(told.append)
    bridge.debriefing.open()
    exporting.export_debrief(str(tmp_path / "gone"), What.ALL)
    assert told[-1].key is Says.EXPORT_VANISHED
