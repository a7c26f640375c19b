"""Errors of ours before the program stands: somebody is told, nothing is lost, and no start waits for it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.table import Table
from ui.demo import recorded_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def lesson(tmp_path):
    """A lesson that was played for a while."""
    path = tmp_path / "table.lesson"
    table = Table.new(path, recorded_game().header)
    for entry in recorded_game().entries[:5]:
        assert table.enter(entry) is None
    table.close()
    return path


def started(folder, *words):
    """How a start ended, and what was seen."""
    places = {"TMPDIR": str(folder), "HOME": str(folder)}
    environment = os.environ | places | {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tests.ui.failing_start", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=30)
    return done, json.loads(done.stdout or "[]")


@pytest.mark.parametrize("place", ["import", "desk"])
def test_a_start_that_fails_says_so_in_a_window(tmp_path, place):
    """Issue 3.6: an error of ours, from the first line on: a calm window instead of nothing at all, and a report without names."""
    done, seen = started(tmp_path, place)
    assert done.returncode == 1
    assert "Traceback" in done.stderr
    assert [each["goes_on"] for each in seen] == [False], done.stderr
    (report,) = tmp_path.glob("error-report-*.txt")
    assert seen[0]["texts"][1:] == ["No lesson was open, so nothing is lost.", "", str(report)]
    assert "Wolfgarb" not in seen[0]["texts"][0]


def test_a_lesson_that_was_to_be_opened_is_named_and_stays_as_it_is(tmp_path, lesson):
    """Issue 3.6: the lesson is safe, and where; the report lies beside it."""
    before = lesson.read_bytes()
    done, seen = started(tmp_path, "open", str(lesson))
    assert done.returncode == 1
    assert [each["goes_on"] for each in seen] == [False], done.stderr
    assert "safe" in seen[0]["texts"][1]
    assert seen[0]["texts"][2] == str(lesson)
    assert Path(seen[0]["texts"][3]).parent == tmp_path
    assert lesson.read_bytes() == before


def test_an_error_before_the_first_idle_moment_stops_nothing(tmp_path):
    """Issue 3.6: the desk is there: the game can go on."""
    done, seen = started(tmp_path, "slot")
    assert done.returncode == 3, done.stderr
    assert [each["goes_on"] for each in seen] == [True]


@pytest.mark.parametrize("word", ["demo", "export", "check"])
def test_a_job_without_a_desk_waits_for_nobody(tmp_path, word):
    """Issue 3.7: no hang: where nobody sits, an error is told and that is all."""
    done, seen = started(tmp_path, "import", word, str(tmp_path))
    assert done.returncode == 1
    assert seen == []
    assert "Traceback" in done.stderr


def test_the_watch_itself_imports_nothing():
    """DESIGN §Speed: the start is no slower for it."""
    code = "import sys; before = set(sys.modules); from ui import first_watch; first_watch.watch(); print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"ui", "ui.first_watch"}
