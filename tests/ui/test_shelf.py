"""The shelf: which lessons were played last, whatever else lies in their folder."""

import json
import os
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

import pytest

from app.codec import record_from, written
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from app.table import GAME, Table
from tests.app.lessons.test_faults import without_privileges
from ui.shelf import FRESH, lesson_path, recent_lessons, rescued_path

RECORDED = Path(__file__).resolve().parents[1] / "games" / "06-game.json"


def test_what_does_not_answer_is_passed_over(tmp_path):
    """FIELD 28: the program starts; a dead link beside the lessons, a folder or a broken file is no reason not to offer the rest."""
    record = record_from(json.dumps(json.loads(RECORDED.read_bytes())["record"]).encode())
    Lesson.create(tmp_path / "good.lesson", GAME, written(record.header)).close()
    (tmp_path / "dead.lesson").symlink_to(tmp_path / "nowhere")
    (tmp_path / "loop.lesson").symlink_to(tmp_path / "loop.lesson")
    (tmp_path / "folder.lesson").mkdir()
    (tmp_path / "broken.lesson").write_bytes(b"a letter to my aunt")
    assert [lesson.path for lesson in recent_lessons(tmp_path)] == [str(tmp_path / "good.lesson")]


def test_without_a_folder_there_are_none(tmp_path):
    """The folder is made with the first lesson; another thing may have its name."""
    (tmp_path / "file").write_bytes(b"")
    assert recent_lessons(tmp_path / "none") == recent_lessons(tmp_path / "file") == ()


def test_a_lesson_is_fresh_for_some_hours_unless_it_is_over(tmp_path):
    """Issue 3, 6: the next start offers what stopped in the middle; a lesson of last week is only one of the recent ones."""
    record = record_from(json.dumps(json.loads(RECORDED.read_bytes())["record"]).encode())
    now = time()
    for name, entries, age in (("now", 3, 0), ("old", 3, FRESH + 60), ("over", len(record.entries), 0)):
        table = Table.new(tmp_path / f"{name}.lesson", record.header)
        for entry in record.entries[:entries]:
            assert table.enter(entry) is None
        table.close()
        os.utime(tmp_path / f"{name}.lesson", (now - age, now - age))
    assert {Path(lesson.path).stem: (lesson.is_fresh, lesson.is_over) for lesson in recent_lessons(tmp_path)} == {
        "now": (True, False), "old": (False, False), "over": (False, True),
    }


def test_where_the_clock_was_set_back_what_was_played_since_comes_first(tmp_path):
    """Issue 3.5: clock set back: an empty battery begins every day in the same year; what was played today is offered first."""
    record = record_from(json.dumps(json.loads(RECORDED.read_bytes())["record"]).encode())
    now = time()
    for name, later in (("last week", 300 * 86400), ("yesterday", 307 * 86400), ("today", -60), ("an hour ago", -3600)):
        Lesson.create(tmp_path / f"{name}.lesson", GAME, written(record.header)).close()
        os.utime(tmp_path / f"{name}.lesson", (now + later, now + later))
    assert [Path(lesson.path).stem for lesson in recent_lessons(tmp_path)] == ["today", "an hour ago", "yesterday", "last week"]


def test_a_folder_that_may_not_be_entered_is_told():
    """FIELD 28: read-only, or somebody else's: a sentence, no crash."""
    with open_folder() as folder:
        folder.chmod(0)
        with without_privileges():
            for asked in (lambda: lesson_path(folder, "5B", datetime.now().astimezone()), lambda: rescued_path(folder / "a.lesson", str)):
                with pytest.raises(LessonProblem) as caught:
                    asked()
                assert caught.value.kind is LessonTrouble.READ_ONLY
            assert recent_lessons(folder) == ()
        folder.chmod(0o755)


@contextmanager
def open_folder():
    """A folder that every user of this machine can reach."""
    with TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        folder = Path(made) / "lessons"
        folder.mkdir()
        yield folder


def test_a_rescued_lesson_does_not_take_the_name_of_one_that_left_copies(tmp_path):
    """Issue 3.5: the copies of the new one would take their places; so no lesson of that name is made, and the next is free."""
    (tmp_path / "a (rescued).lesson.copy1").write_bytes(b"")
    assert rescued_path(tmp_path / "a.lesson", lambda name: f"{name} (rescued)").name == "a (rescued) (2).lesson"
