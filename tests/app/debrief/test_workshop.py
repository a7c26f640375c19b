"""The workshop: what a kill left of it goes, and nothing else does.

The kills are real ones; a start that came later is this program with its own start moved.
"""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from time import time

import pytest

from app.debrief import workshop as made
from app.debrief.exporting import export, export_apart
from app.debrief.workshop import workshop

ROOT = Path(__file__).parents[3]
EXPORTING = """
import sys, time
from pathlib import Path
from app.debrief.exporting import export_apart
def writer(folder, stem):
    (folder / f"{stem} - Ana.csv").write_bytes(b"Ana")
    print("at work", flush=True)
    time.sleep(300)
export_apart(Path(sys.argv[1]), "4B - export", "4B", (writer,))
"""


def _file(folder, stem):
    path = folder / f"{stem}.csv"
    path.write_bytes(b"")
    return [path]


@contextmanager
def another_at_work(folder):
    """Another program in the middle of an export into this folder; killed afterwards."""
    with subprocess.Popen([sys.executable, "-c", EXPORTING, folder], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout.readline() == "at work\n"
            yield
        finally:
            process.send_signal(signal.SIGKILL)


@pytest.fixture
def begun_later(monkeypatch):
    """As if this program had been started after whatever is there now."""
    monkeypatch.setattr(made, "_BEGUN", time() + 60)


def hidden(folder):
    return [path for path in folder.iterdir() if path.name.startswith(".")]


def test_the_next_export_clears_what_a_kill_left_and_nothing_another_program_is_at_work_in(tmp_path, begun_later):
    """Issue 6: a half export holds names, and nobody sees it."""
    with another_at_work(tmp_path):
        (beside,) = hidden(tmp_path)
        assert [path.name for path in tmp_path.iterdir()] == [beside.name]
        export(tmp_path, "4C", (_file,))
        assert (beside / "4B - Ana.csv").read_bytes() == b"Ana"
    assert hidden(tmp_path) == [beside]
    (own,) = export_apart(tmp_path, "4B - export", "4B", (_file,))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["4B - export", "4C.csv"]
    assert [*own.parent.iterdir()] == [own]


def _left(folder):
    """What a kill leaves."""
    left = folder / f"{made._PREFIX}1"
    left.mkdir()
    (left / made._AT_WORK).touch()
    return left


def test_what_is_younger_than_this_program_stays(tmp_path):
    """Another program may have made it this very moment, and not have locked it yet."""
    left = _left(tmp_path)
    os.utime(left, (time() + 60,) * 2)
    with workshop(tmp_path):
        pass
    assert [*tmp_path.iterdir()] == [left]


def test_what_is_not_ours_stays(tmp_path, begun_later):
    """Whatever it is called."""
    others = [tmp_path / name for name in (".export-a", ".deck-a.new", ".state-in-class", f"{made._PREFIX}folder", f"{made._PREFIX}link")]
    for path in others[:-1]:
        path.mkdir()
        (path / "mine").touch()
    others[-1].symlink_to(_left(tmp_path / ".export-a"))
    others.append(tmp_path / f"{made._PREFIX}file")
    others[-1].touch()
    with workshop(tmp_path):
        assert len([*tmp_path.iterdir()]) == len(others) + 1
    assert sorted(tmp_path.iterdir()) == sorted(others)
    assert (others[-2] / made._AT_WORK).exists()


def test_where_a_disk_knows_no_locks_files_are_made_all_the_same_and_what_is_left_stays(tmp_path, begun_later, monkeypatch):
    """A network share: whether somebody is at work there cannot be known."""
    def barred(_file):
        raise OSError(37, "No locks available")

    monkeypatch.setattr(made, "is_locked", barred)
    left = _left(tmp_path)
    assert [path.name for path in export(tmp_path, "4B", (_file,))] == ["4B.csv"]
    assert hidden(tmp_path) == [left]
