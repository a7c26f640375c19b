"""The copies beside a lesson: always the last three, each of them whole, none of them another lesson's."""

import os
import sqlite3
from contextlib import closing
from time import monotonic

import pytest

from app.lessons.copies import is_copy
from app.lessons.log import Entered, Header
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from tests.app.lessons import GAME


@pytest.fixture
def path(tmp_path):
    return tmp_path / "5B.lesson"


@pytest.fixture
def lesson(path):
    with Lesson.create(path, GAME, b"{}") as lesson:
        yield lesson


def lengths(lesson):
    """How many items each copy holds, the newest first."""
    found = []
    for path in lesson.copies:
        with Lesson.open(path, GAME, write=False) as copy:
            found.append(len(copy.items(1)))
    return found


def test_the_last_three_copies_are_kept_beside_the_lesson(lesson, path):
    """Issue 3.5: the last three copies are kept beside it."""
    assert lesson.copies == ()
    for number in range(1, 6):
        lesson.append(1, Entered(b"%d" % number))
        lesson.keep_copy()
    assert lengths(lesson) == [6, 5, 4]
    assert [copy.name for copy in lesson.copies] == ["5B.lesson.copy1", "5B.lesson.copy2", "5B.lesson.copy3"]
    assert sorted(path.parent.iterdir()) == [path, *lesson.copies]


def test_a_copy_is_a_lesson_that_can_be_played_on(lesson):
    """Issue 3.5: made with SQLite's backup, notes and all."""
    lesson.append(1, Entered(b"1"))
    lesson.keep_note(1, "deck", b"[1,2]")
    lesson.keep_copy()
    with Lesson.open(lesson.copies[0], GAME) as copy:
        assert (copy.writable, copy.items(1)) == (True, (Header(b"{}"), Entered(b"1")))
        assert copy.notes(1).get("deck") == b"[1,2]"
        assert copy.append(1, Entered(b"2")) == 2


def test_a_copy_is_told_by_its_name(lesson):
    """Issue 3.5: the program moves copies, so it must know one when it is to be opened."""
    lesson.keep_copy()
    assert is_copy(lesson.copies[0])
    assert not is_copy(lesson.path)


def test_the_clock_does_not_say_which_copy_is_the_newest(lesson):
    """Issue 3.5: clock set back."""
    for number in range(1, 4):
        lesson.append(1, Entered(b"%d" % number))
        lesson.keep_copy()
        os.utime(lesson.copies[0], (4e9 - number * 1e9,) * 2)
    lesson.append(1, Entered(b"4"))
    lesson.keep_copy()
    assert lengths(lesson) == [5, 4, 3]


def test_what_a_kill_left_of_a_copy_is_no_copy_and_is_cleared_away(lesson, path):
    """FIELD 25: the autosave was empty, too."""
    lesson.keep_copy()
    for left in ("5B.lesson.copy0", "5B.lesson.copy0-journal"):
        (path.parent / left).write_bytes(b"half")
    assert lengths(lesson) == [1]
    lesson.append(1, Entered(b"1"))
    lesson.keep_copy()
    assert lengths(lesson) == [2, 1]
    assert len(list(path.parent.iterdir())) == 3


def test_a_kill_between_the_moves_costs_no_other_copy(lesson, path):
    """A copy was whole, and two had been moved on when the program died."""
    for number in range(1, 3):
        lesson.append(1, Entered(b"%d" % number))
        lesson.keep_copy()
    (path.parent / "5B.lesson.copy1").rename(path.parent / "5B.lesson.copy3")
    lesson.append(1, Entered(b"3"))
    lesson.keep_copy()
    assert lengths(lesson) == [4, 2]


def test_a_lesson_that_was_damaged_meanwhile_takes_no_copys_place(lesson, path):
    """Issue 3.5: three good copies are not given up for a bad one."""
    lesson.append(1, Entered(b"x" * 9000))
    lesson.keep_copy()
    before = [copy.read_bytes() for copy in lesson.copies]
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 4096 * 2)
        file.write(b"\xff" * 4096)
        file.seek(24)
        file.write(b"\xff" * 4)  # the change counter: what SQLite remembers of the file is out of date
    with pytest.raises(LessonProblem) as caught:
        lesson.keep_copy()
    assert caught.value.kind is LessonTrouble.DAMAGED
    assert [copy.read_bytes() for copy in lesson.copies] == before


def test_whoever_may_only_look_keeps_no_copy(lesson, path):
    """Issue 3.5: the second opens to look, not to write."""
    with Lesson.open(path, GAME) as second, pytest.raises(LessonProblem) as caught:
        second.keep_copy()
    assert caught.value.kind is LessonTrouble.BUSY
    assert lesson.copies == ()


def test_a_new_lesson_does_not_push_out_the_copies_of_an_old_one(lesson, path):
    """FIELD 26: re-using a name overwrites old data; issue 3.5: no old file is ever overwritten by a new lesson."""
    lesson.keep_copy()
    lesson.close()
    path.unlink()
    with pytest.raises(LessonProblem) as caught:
        Lesson.create(path, GAME, b"{}")
    assert (caught.value.kind, caught.value.path) == (LessonTrouble.EXISTS, path.with_name("5B.lesson.copy1"))
    assert not path.exists()


def test_a_copy_does_not_wait_for_whoever_holds_the_file(lesson, path):
    """Issue 3.5: file held by another process; the backup of SQLite's own module would wait for ever."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        start = monotonic()
        with pytest.raises(LessonProblem) as caught:
            lesson.keep_copy()
        assert (caught.value.kind, monotonic() - start < 1) == (LessonTrouble.BUSY, True)
        other.execute("ROLLBACK")
    assert list(path.parent.iterdir()) == [path]
    lesson.keep_copy()
    assert lengths(lesson) == [1]
