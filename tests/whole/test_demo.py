"""The words that play through both real windows without a display, each in a process of its own, as a shell starts them."""

import csv
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtGui import QImageReader

from app.cli import main as without_screen
from ui.demo import DESK, WALL, recorded_game

ROOT = Path(__file__).resolve().parents[2]
TABLES = 6
# what the system itself keeps even its owner from writing to stands for a stick that is locked
LOCKED = ["/sys/kernel", "/sys/kernel/new"] if sys.platform == "linux" else []
PLACES = ["{tmp}/file", *(pytest.param(place, marks=pytest.mark.long) for place in ("{tmp}/file/new", *LOCKED))]


def started(*words: object) -> subprocess.CompletedProcess:
    """The program in a fresh process, without a display."""
    place = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}}
    command = [sys.executable, "-m", "ui", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False, timeout=200)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The demo, played once, into a folder that did not exist."""
    folder = tmp_path_factory.mktemp("demo") / "new" / "folder"
    return started("demo", folder), folder


def test_the_demo_says_where_everything_is_and_nothing_else(played):
    """Issue 2 §9: exit status 0 and no word of complaint."""
    done, folder = played
    assert (done.returncode, done.stderr) == (0, "")
    assert str(folder) in done.stdout
    assert len(done.stdout.splitlines()) == 1


def test_the_demo_writes_a_picture_of_both_windows_at_every_ask(played):
    """Issue 2 §9: a picture of both at every ask."""
    _, folder = played
    names = {path.name for path in folder.glob("*.png")}
    for number in range(len(recorded_game().entries) + 1):
        assert [name for name in names if name.startswith(f"{number:02}-") and name.endswith("-desk.png")]
        assert [name for name in names if name.startswith(f"{number:02}-") and name.endswith("-wall-1.png")]
    sizes = {(window, QImageReader(str(folder / name)).size().toTuple()) for name in names for window in ("desk", "wall") if window in name}
    assert sizes == {("desk", DESK.toTuple()), ("wall", WALL.toTuple())}
    desk = [(folder / name).read_bytes() for name in sorted(names) if "desk" in name]
    assert len(set(desk)) == len(desk), "each ask has a picture of its own"


def test_the_demo_plays_the_recorded_game_to_its_end(played, capfdbinary):
    """Issue 2 §9: a recorded eight-round game; the lesson holds it."""
    _, folder = played
    (lesson,) = folder.glob("*.lesson")
    capfdbinary.readouterr()
    assert without_screen(["record", str(lesson)]) == 0
    record = json.loads(capfdbinary.readouterr().out)
    assert [entry["type"] for entry in record["entries"]].count("event") == 8
    assert record["entries"][-1]["type"] == "final_count"


def test_the_demo_writes_the_exports(played):
    """Issue 2 §8: a spreadsheet and CSV; the tables can be read again and hold every player."""
    _, folder = played
    tables = sorted(folder.glob("*.csv"))
    assert len(tables) == TABLES
    for path in tables:
        assert len([*csv.reader(path.read_text("utf-8-sig").splitlines())]) >= 2, path.name
    (sheet,) = folder.glob("*.xlsx")
    held = {str(cell.value) for page in load_workbook(sheet) for row in page.iter_rows() for cell in row}
    assert set(recorded_game().players) <= held


def check_calm(done) -> None:
    """One line on standard error, exit status 2, nothing on standard output."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert not re.search(r"Traceback|PosixPath|WindowsPath|<\w+\.\w+", done.stderr), done.stderr


def test_a_second_demo_into_the_same_folder_says_so_in_one_line(played):
    """FIELD 26: re-using a name overwrites old data."""
    _, folder = played
    before = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    check_calm(started("demo", folder))
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == before


@pytest.mark.parametrize("place", PLACES)
def test_a_demo_where_nothing_can_be_written_says_so_in_one_line(tmp_path, place):
    """FIELD 28: a folder that is none, or that cannot be written."""
    (tmp_path / "file").write_bytes(b"mine")
    check_calm(started("demo", place.format(tmp=tmp_path)))
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_the_self_test_finds_everything():
    """`check` says part by part what works."""
    done = started("check")
    assert (done.returncode, done.stderr) == (0, "")
    assert {"languages", "editions", "lesson", "exports", "windows"} <= {line.partition(":")[0] for line in done.stdout.splitlines()}


@pytest.mark.parametrize("language", ["es", pytest.param("en", marks=pytest.mark.long)])
def test_a_lesson_is_exported_from_the_command_line(played, tmp_path, language):
    """Issue 2 §8, without a window; what it prints are the files."""
    _, folder = played
    (lesson,) = folder.glob("*.lesson")
    before, to = lesson.read_bytes(), tmp_path / "to"
    done = started("export", lesson, "--to", to, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert {Path(line) for line in done.stdout.splitlines()} == {*to.iterdir()}
    kinds = Counter(path.suffix for path in to.iterdir())
    assert (kinds[".csv"], kinds[".xlsx"], kinds[".pdf"]) == (TABLES, 1, 2)
    assert kinds[".png"] == kinds[".svg"] >= 8
    assert lesson.read_bytes() == before


@pytest.mark.parametrize(("what", "kinds"), [
    ("tables", {".csv", ".xlsx"}), pytest.param("slides", {".pdf", ".png", ".svg"}, marks=pytest.mark.long),
])
def test_the_command_line_exports_what_is_asked_for_and_names_only_if_asked(played, tmp_path, what, kinds):
    """Issue 5, without names by default; issue 5.3."""
    _, folder = played
    (lesson,) = folder.glob("*.lesson")
    for names in ([], ["--names"]):
        to = tmp_path / f"to{len(names)}"
        assert started("export", lesson, "--to", to, "--what", what, *names).returncode == 0
        assert {path.suffix for path in to.iterdir()} == kinds
    if what == "tables":
        held = [b"".join(path.read_bytes() for path in (tmp_path / f"to{n}").glob("*.csv")) for n in (0, 1)]
        assert [any(name.encode() in each for name in recorded_game().players) for each in held] == [False, True]


@pytest.mark.parametrize("words", [
    ("{to}/no.lesson", "--to", "{to}"), ("README.md", "--to", "{to}"), ("{lesson}", "--to", "{lesson}"),
    ("{lesson}", "--to", "{to}", "--table", "7"),
])
def test_an_export_that_cannot_be_says_so_in_one_line(played, tmp_path, words):
    """Issue 2 §3: never a traceback, and always the name of the place."""
    _, folder = played
    (lesson,) = folder.glob("*.lesson")
    check_calm(started("export", *(word.format(lesson=lesson, to=tmp_path) for word in words)))
    assert [*tmp_path.iterdir()] == []
