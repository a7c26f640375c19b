"""A logbook in memory over a disk that fails: order, and nothing twice."""

from contextlib import contextmanager
from time import monotonic

import pytest

from app.lessons.log import Entered, Header, LogProblem, Undone
from app.lessons.logbook import Logbook
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from tests.app.lessons import GAME
from tests.app.lessons.tables import new_table


@pytest.fixture
def lesson(tmp_path):
    with Lesson.create(tmp_path / "a.lesson", GAME, b"{}") as lesson:
        yield lesson


@pytest.fixture
def book(lesson):
    return Logbook(lesson, 1)


def full(*_):
    raise LessonProblem(LessonTrouble.DISK_FULL, _[0].path)


def test_a_note_that_waits_is_replaced_by_the_next(book, lesson, monkeypatch):
    """DESIGN §The idea: a note is a value, not a log: only the last is kept, and before the items that need it."""
    with monkeypatch.context() as failing:
        failing.setattr(Lesson, "keep_note", full)
        book.put("deck", b"[1]")
        book.put("deck", b"[2]")
        book.append(Entered(b"1"))
        assert (book.unsaved, book.trouble.kind) == (2, LessonTrouble.DISK_FULL)
        assert lesson.items(1) == (Header(b"{}"),)
    book.keep()
    assert (book.unsaved, book.trouble) == (0, None)
    assert (lesson.notes(1).get("deck"), lesson.items(1)) == (b"[2]", (Header(b"{}"), Entered(b"1")))


def test_nothing_is_offered_to_the_disk_while_it_has_everything(book, monkeypatch):
    """Issue 3.5: a try every few seconds costs nothing."""
    book.append(Entered(b"1"))
    monkeypatch.setattr(Lesson, "append", full)
    book.keep()
    assert book.trouble is None


def test_what_does_not_follow_is_neither_kept_nor_waits(book):
    """DESIGN §The idea: what would spoil the log must not get in, not in memory either."""
    with pytest.raises(LogProblem):
        book.append(Undone(of=1))
    assert (book.items, book.unsaved) == ([Header(b"{}")], 0)


def test_whoever_may_only_look_says_and_notes_nothing(book, lesson):
    """Issue 3.5: the second opens to look, not to write: that is not the disk's failure."""
    with Lesson.open(lesson.path, GAME) as second:
        looking = Logbook(second, 1)
        for change in (lambda: looking.append(Entered(b"1")), lambda: looking.put("deck", b"[1]")):
            with pytest.raises(LessonProblem) as caught:
                change()
            assert caught.value.kind is LessonTrouble.BUSY
        assert (looking.items, looking.notes, looking.unsaved) == ([Header(b"{}")], {}, 0)


def test_a_log_that_another_program_changed_is_not_written_on(book, lesson, monkeypatch):
    """Issue 3.5: after a failure the file is looked at first; what stands there otherwise than it was kept is left as it is."""
    with monkeypatch.context() as failing:
        failing.setattr(Lesson, "append", full)
        book.append(Entered(b"1"))
    lesson.append(1, Entered(b"of somebody else"))
    book.keep()
    assert (book.unsaved, book.trouble.kind) == (1, LessonTrouble.DAMAGED)
    assert lesson.items(1) == (Header(b"{}"), Entered(b"of somebody else"))


def test_saved_elsewhere_the_other_tables_come_along(lesson, tmp_path):
    """Issue 3.5: a lesson holds the tables of a whole class; the folder is gone, and nothing of them with it."""
    new_table(lesson, b"second")
    lesson.append(2, Entered(b"2"))
    lesson.keep_note(2, "deck", b"[2]")
    new_table(lesson, b"third")
    book = Logbook(lesson, 3)
    book.append(Entered(b"3"))
    lesson.path.unlink()
    book.append(Entered(b"4"))
    assert book.unsaved == 1
    book.save_elsewhere(tmp_path / "b.lesson")
    book.append(Entered(b"5"))
    assert book.unsaved == 0
    assert [book.lesson.items(number) for number in (1, 2, 3)] == [
        (Header(b"{}"),), (Header(b"second"), Entered(b"2")), (Header(b"third"), Entered(b"3"), Entered(b"4"), Entered(b"5")),
    ]
    assert book.lesson.notes(2).get("deck") == b"[2]"
    book.lesson.close()


def test_a_disk_that_gives_nothing_any_more_costs_no_other_table(lesson, tmp_path, monkeypatch):
    """Issue 3.5: what was read at the beginning is what is saved elsewhere."""
    new_table(lesson, b"second")
    book = Logbook(lesson, 1)
    with monkeypatch.context() as failing:
        failing.setattr(Lesson, "others", full)
        assert book.others[2].log == (Header(b"second"),)


def test_a_table_that_cannot_be_read_does_not_hold_the_others_up(lesson, tmp_path):
    """Issue 3.5: the table that is played is saved elsewhere all the same."""
    new_table(lesson, b"second")
    book = Logbook(lesson, 2)
    for sql in ("DROP TRIGGER items_never_DELETE", "DELETE FROM items WHERE table_number = 1"):
        lesson._database.execute(sql)
    again = Logbook(lesson, 2)
    assert (dict(again.others), book.others[1].log) == ({}, (Header(b"{}"),))
    again.append(Entered(b"2"))
    again.save_elsewhere(tmp_path / "b.lesson")
    again.append(Entered(b"3"))
    assert again.lesson.items(1) == (Header(b"second"), Entered(b"2"), Entered(b"3"))
    again.lesson.close()


def test_a_note_of_a_moment_ago_is_saved_elsewhere_too(book, lesson, tmp_path):
    """DESIGN §The idea: notes stand beside the log wherever it is kept."""
    book.put("deck", b"[1]")
    book.save_elsewhere(tmp_path / "b.lesson")
    assert book.lesson.notes(1).get("deck") == b"[1]"
    book.lesson.close()


def test_a_file_of_very_many_tables_is_opened_in_no_time(lesson):
    """Issue 3.7: no hang: whoever made this file meant no good."""
    with lesson_written(lesson) as execute:
        for number in range(2, 20_000):
            execute("INSERT INTO tables (number) VALUES (?)", (number,))
            execute("INSERT INTO items VALUES (?, 0, 'header', '{}')", (number,))
    start = monotonic()
    assert len(Logbook(lesson, 1).others) == 19_998
    assert monotonic() - start < 5


@contextmanager
def lesson_written(lesson):
    lesson._database.execute("BEGIN")
    yield lesson._database.execute
    lesson._database.execute("COMMIT")
