"""Exports on disk: all files or none, never over a file that exists, and what the disk does told as data.

The faults are real ones (limits, permissions, folders that go) wherever a test can cause them.
"""

import errno
import os
import resource
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.debrief import exporting
from app.debrief.csv_files import SEPARATORS
from app.debrief.exporting import export, export_apart, tables_writer
from app.debrief.problems import ExportProblem, ExportTrouble, on_disk, told
from tests.app.debrief.reading import Rebuilt, from_csv, from_workbook
from tests.app.debrief.recorded import LANGUAGES, with_names, words
from tests.replayed import printed, replayed

NOBODY = 65534
ENGLISH = LANGUAGES[0]


def exported(folder, stem="Table 2", names=(), language=ENGLISH):
    tables = tables_writer(replayed(with_names(names)), words(language).say, SEPARATORS[language], named=True)
    return export(folder, stem, (tables,))


def trouble_of(folder):
    """The kind of the problem that exporting into this folder must raise."""
    with pytest.raises(ExportProblem) as caught:
        exported(folder)
    assert caught.value.path == folder
    assert str(folder) in words(ENGLISH).say(told(caught.value))
    return caught.value.kind


@contextmanager
def without_privileges():
    """As an ordinary user, because permissions do not bind root."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)


@pytest.fixture
def open_folder():
    """A folder that every user of this machine can reach; that of pytest is for its owner alone."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_export_is_a_spreadsheet_and_csv_files_that_tell_the_same(language, tmp_path):
    """Issue 2.8."""
    whole = replayed(with_names(["Zoë"]))
    workbook, *sheets = exported(tmp_path, names=["Zoë"], language=language)
    assert sorted(tmp_path.iterdir()) == sorted([workbook, *sheets])
    assert workbook.name == "Table 2.xlsx"
    for tables in (from_workbook(workbook), from_csv(sheets, SEPARATORS[language])):
        assert Rebuilt(tables, words(language), whole.state.setting.deck).report() == printed(whole)


def test_an_export_never_replaces_a_file_and_its_files_stay_together(tmp_path):
    """FIELD 26: re-using a name overwrites old data."""
    first, second = exported(tmp_path), exported(tmp_path)
    kept = {path: path.read_bytes() for path in (*first, *second)}
    (tmp_path / "Table 2 (3) - Tension.csv").write_bytes(b"mine")
    fourth = exported(tmp_path)
    assert [path.name for path in second][:2] == ["Table 2 (2).xlsx", "Table 2 (2) - Final count.csv"]
    assert all(path.name.startswith("Table 2 (4)") for path in fourth)
    assert (tmp_path / "Table 2 (3) - Tension.csv").read_bytes() == b"mine"
    assert {path: path.read_bytes() for path in kept} == kept
    assert len(list(tmp_path.iterdir())) == 3 * len(first) + 1


def test_an_export_of_its_own_never_goes_into_a_folder_that_exists(tmp_path):
    """Issue 6, first game: 34 files lay among the lessons, and 34 more after the second export."""
    (tmp_path / "4B - export (2)").write_bytes(b"mine")
    for name in ("4B - export", "4B - export (3)"):
        files = export_apart(tmp_path, "4B - export", "4B", (lambda folder, stem: [_empty(folder / f"{stem}.csv")],))
        assert [*files] == [*(tmp_path / name).iterdir()] == [tmp_path / name / "4B.csv"]
    assert len([*tmp_path.iterdir()]) == 3


def test_an_export_of_its_own_that_fails_or_is_empty_leaves_no_folder(tmp_path):
    """All files or none; a folder of nothing would be looked for something in."""

    def failing(folder, stem):
        yield _empty(folder / f"{stem}.csv")
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(ExportProblem) as caught:
        export_apart(tmp_path, "4B - export", "4B", (failing,))
    assert (caught.value.path, caught.value.kind) == (tmp_path, ExportTrouble.FULL)
    assert export_apart(tmp_path, "4B - export", "4B", ()) == ()
    assert [*tmp_path.iterdir()] == []


def _empty(path):
    path.write_bytes(b"")
    return path


@pytest.mark.parametrize("stem", ["../../out", "a/b", "CON", "x" * 300, "\N{PILE OF POO}" * 100, "", "=1+1", "..", "nul.txt", "<b>"])
def test_a_stem_of_any_kind_stays_in_its_folder(stem, tmp_path):
    """Issue 2.8: the label of a table is what a teacher typed."""
    folder = tmp_path / "here"
    folder.mkdir()
    for _ in range(2):
        for path in exported(folder, stem):
            assert path.parent == folder
            assert path.is_file()
            assert len(os.fsencode(path.name)) <= 143
    assert list(tmp_path.iterdir()) == [folder]


def test_every_file_is_complete_on_disk_before_it_has_its_name(tmp_path, monkeypatch):
    """FIELD 25: a kill or a pulled stick leaves no half export; each file is synced, and then renamed into place."""
    steps = []
    sync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda file: (sync(file), steps.append("sync")))

    def placed(path, place):
        steps.append(path.stat().st_size > 0 == place.stat().st_size)
        return replace(path, place)

    monkeypatch.setattr(Path, "replace", placed)
    paths = exported(tmp_path)
    assert steps == ["sync"] * len(paths) + [True] * len(paths)


def test_a_folder_that_is_not_there_has_vanished(tmp_path):
    """FIELD 28: a stick that was pulled out."""
    assert trouble_of(tmp_path / "gone") is ExportTrouble.VANISHED
    (tmp_path / "file").touch()
    assert trouble_of(tmp_path / "file") is ExportTrouble.VANISHED


def test_a_folder_that_goes_while_it_is_written_has_vanished(tmp_path, monkeypatch):
    """FIELD 28: the stick is pulled out in the middle."""
    folder = tmp_path / "stick"
    folder.mkdir()
    write = exporting.write_workbook
    monkeypatch.setattr(exporting, "write_workbook", lambda *given: (write(*given), shutil.rmtree(folder)))
    assert trouble_of(folder) is ExportTrouble.VANISHED
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_may_not_be_written_is_read_only(open_folder):
    """FIELD 28: a share of the school."""
    with without_privileges():
        assert trouble_of(open_folder) is ExportTrouble.READ_ONLY
    assert list(open_folder.iterdir()) == []


def test_a_disk_without_room_is_full_and_keeps_nothing(tmp_path):
    """FIELD 28; the system itself refuses the write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, hard))
    try:
        kind = trouble_of(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert kind is ExportTrouble.FULL
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("which", range(7))
def test_a_disk_that_fails_while_the_files_are_placed_keeps_none_of_them(which, tmp_path, monkeypatch):
    """Issue 2.8: all files or none; another file in the folder stays."""
    (tmp_path / "Table 2.xlsx").write_bytes(b"mine")
    moved, replace = [], Path.replace

    def failing(path, place):
        if len(moved) == which:
            raise OSError(errno.EIO, "input/output error")
        moved.append(place)
        return replace(path, place)

    monkeypatch.setattr(Path, "replace", failing)
    assert trouble_of(tmp_path) is ExportTrouble.FAILED
    assert [path.name for path in tmp_path.iterdir()] == ["Table 2.xlsx"]
    assert (tmp_path / "Table 2.xlsx").read_bytes() == b"mine"


def test_errors_of_ours_are_not_told_as_trouble_with_the_disk(tmp_path):
    """STYLE §By example: *we* are wrong → let it raise."""
    with pytest.raises(OSError, match="ours"), on_disk(tmp_path):
        raise OSError(errno.EBADF, "ours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_trouble_has_its_own_sentence(language, tmp_path):
    """SCREENS §The desk: errors say what to do."""
    told_in_words = {words(language).say(told(ExportProblem(tmp_path, kind))) for kind in ExportTrouble}
    assert len(told_in_words) == len(ExportTrouble)


def test_the_export_needs_no_qt():
    """DESIGN §Import contracts, 4: exports also work where there is no screen."""
    import subprocess

    code = "import sys, app.debrief.exporting; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[3], check=False).returncode == 0
