"""A lesson on disk: what is kept, who may write, and that nothing kept is ever changed."""

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from app.lessons.log import Amended, Entered, Header, Insertion, LogId, LogProblem, Redone, Replacement, Undone, standing
from app.lessons.logbook import Logbook
from app.lessons.notes import Notes
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from tests.app.lessons import GAME
from tests.app.lessons.tables import new_table

VERSION_1 = Path(__file__).with_name("version_1.lesson")
SAID = (
    Entered(b'{"a":1}'),
    Entered('{"name":"Zoë 🎲"}'.encode()),
    Undone(of=2),
    Redone(of=2),
    Amended(
        replaced=(Replacement(LogId(0), b'{"label":"B"}'), Replacement(LogId(1), b'{"a":2}')),
        inserted=(Insertion(LogId(1), b'{"b":1}'),),
        dropped=(LogId(2),),
    ),
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Año 5 #1 100%?.lesson"


@pytest.fixture
def lesson(path):
    with Lesson.create(path, GAME, b'{"label":"A"}') as lesson:
        yield lesson


def trouble_of(call, *arguments, **named):
    """The kind of the problem that this call must raise."""
    with pytest.raises(LessonProblem) as caught:
        call(*arguments, **named)
    assert caught.value.path.is_absolute()
    return caught.value.kind


def test_what_was_appended_is_there_after_closing_and_opening(lesson, path):
    """Issue 2.4: one file, header and entries append-only; DESIGN §The idea: item 0 is the header."""
    assert [lesson.append(1, item) for item in SAID] == [1, 2, 3, 4, 5]
    lesson.close()
    with Lesson.open(path, GAME) as again:
        assert again.writable
        assert again.items(1) == (Header(b'{"label":"A"}'), *SAID)
        assert standing(again.items(1)).header == b'{"label":"B"}'
        assert again.append(1, Undone(of=5)) == 6


def test_a_lesson_is_one_file(lesson, path):
    """DESIGN §Dependencies: one SQLite file; nothing else lies about on the USB stick."""
    lesson.append(1, Entered(b"1"))
    assert list(path.parent.iterdir()) == [path]
    lesson.close()
    assert list(path.parent.iterdir()) == [path]


def test_every_commit_is_synced_with_its_folder(lesson):
    """Issue 2.4: each answer after a full sync; EXTRA (3) syncs the folder too, and the journal is deleted each time."""
    assert lesson._database.execute("PRAGMA synchronous").fetchone() == (3,)
    assert lesson._database.execute("PRAGMA journal_mode").fetchone() == (b"delete",)


def test_a_lesson_holds_several_tables_each_with_its_own_log_and_notes(lesson):
    """Issue 2.4: several tables possible; RECORD §Entering: `--table N`."""
    lesson.append(1, Entered(b"1"))
    assert new_table(lesson, b"second") == 2
    assert new_table(lesson, b"third") == 3
    assert lesson.append(2, Entered(b"2")) == 1
    lesson.keep_note(2, "stage", b"map")
    assert [table.number for table in lesson.tables()] == [1, 2, 3]
    assert all(len(table.created) == len("2025-01-31T09:30:00Z") for table in lesson.tables())
    assert lesson.items(1) == (Header(b'{"label":"A"}'), Entered(b"1"))
    assert lesson.items(2) == (Header(b"second"), Entered(b"2"))
    assert (lesson.notes(1).get("stage"), lesson.notes(2).get("stage")) == (None, b"map")


def test_a_table_that_does_not_exist_is_named(lesson):
    """RECORD §Entering: `--table N` may ask for a table that the lesson does not hold."""
    assert trouble_of(lesson.items, 2) is LessonTrouble.NO_SUCH_TABLE
    assert trouble_of(lesson.append, 2, Entered(b"1")) is LessonTrouble.NO_SUCH_TABLE
    assert trouble_of(lesson.keep_note, 2, "stage", b"map") is LessonTrouble.NO_SUCH_TABLE


def test_an_item_that_does_not_follow_is_not_kept(lesson):
    """DESIGN §The idea: the log is append-only, so what would spoil it must not get in."""
    with pytest.raises(LogProblem):
        lesson.append(1, Undone(of=1))
    assert lesson.items(1) == (Header(b'{"label":"A"}'),)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE items SET payload = 'x' WHERE log_id = 1",
        "DELETE FROM items WHERE log_id = 1",
        "DELETE FROM items",
        "INSERT OR REPLACE INTO items VALUES (1, 1, 'entered', 'x')",
        "INSERT OR REPLACE INTO items VALUES (1, 0, 'header', 'x')",
        "REPLACE INTO items VALUES (1, 3, 'entered', 'a gap')",
        "INSERT INTO items VALUES (1, 2, 'header', 'x')",
        "INSERT INTO items VALUES (1, 2, 'forgotten', 'x')",
        "INSERT INTO items VALUES (7, 0, 'header', 'no such table')",
        "UPDATE tables SET created = 'x'",
        "DELETE FROM tables",
        "INSERT OR REPLACE INTO tables VALUES (1, 'x')",
        "UPDATE lesson SET game = 'x'",
        "DELETE FROM lesson",
        "INSERT OR REPLACE INTO lesson VALUES ('x')",
        "INSERT OR REPLACE INTO lesson (rowid, game) VALUES (1, 'x')",
    ],
)
def test_the_file_itself_refuses_to_change_what_was_said(lesson, path, statement):
    """DESIGN §Dependencies: append-only by trigger, whatever program opens the file."""
    lesson.append(1, Entered(b"1"))
    lesson.close()
    other = sqlite3.connect(path)
    other.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        other.execute(statement)
    other.close()
    with Lesson.open(path, GAME) as again:
        assert again.items(1) == (Header(b'{"label":"A"}'), Entered(b"1"))


def test_a_note_is_replaced_by_the_next_and_undo_does_not_reach_it(lesson, path):
    """DESIGN §The idea: the deck as shuffled once, so that neither undo nor a crash redraws it."""
    notes = Notes(Logbook(lesson, 1))
    assert notes.get("deck", list[int]) is None
    notes.put("deck", [2, 1])
    notes.put("deck", [3, 1, 2])
    lesson.append(1, Entered(b"1"))
    lesson.append(1, Undone(of=1))
    lesson.close()
    with Lesson.open(path, GAME) as again:
        assert Notes(Logbook(again, 1)).get("deck", list[int]) == [3, 1, 2]


@pytest.mark.parametrize("kept", [b'"three"', b"[", b"[1, null]", b"[" * 100_000])
def test_a_note_of_another_kind_means_damage(lesson, kept):
    """Issue 3.5: damaged files give a clear sentence, so they give a kind first."""
    lesson.keep_note(1, "deck", kept)
    assert trouble_of(Notes(Logbook(lesson, 1)).get, "deck", list[int]) is LessonTrouble.DAMAGED


def test_the_second_to_open_a_lesson_may_look_and_not_write(lesson, path):
    """Issue 3.5: the same lesson opened twice: the second opens to look, not to write."""
    with Lesson.open(path, GAME) as second:
        assert (lesson.writable, second.writable, second.barred) == (True, False, LessonTrouble.BUSY)
        lesson.append(1, Entered(b"1"))
        assert second.items(1) == lesson.items(1)
        assert trouble_of(second.append, 1, Entered(b"2")) is LessonTrouble.BUSY
        assert trouble_of(second.keep_note, 1, "key", b"1") is LessonTrouble.BUSY
    lesson.append(1, Entered(b"2"))
    with Lesson.open(path, GAME) as third:
        assert third.barred is LessonTrouble.BUSY
    lesson.close()
    with Lesson.open(path, GAME) as heir:
        assert heir.writable


def test_a_lesson_opened_to_look_keeps_nobody_from_writing(lesson, path):
    """RECORD §Entering: `record LESSON` prints, whoever has the lesson open."""
    lesson.close()
    with Lesson.open(path, GAME, write=False) as looking, Lesson.open(path, GAME) as writing:
        assert (looking.barred, writing.barred) == (LessonTrouble.READ_ONLY, None)
        writing.append(1, Entered(b"1"))
        assert looking.items(1) == writing.items(1)
        assert trouble_of(looking.append, 1, Entered(b"2")) is LessonTrouble.READ_ONLY
        with pytest.raises(sqlite3.OperationalError):
            looking._database.execute("INSERT INTO items VALUES (1, 2, 'entered', '2')")


def test_create_refuses_a_file_that_exists_and_leaves_it_as_it_is(tmp_path):
    """FIELD 26: re-using a name overwrites old data; RECORD §Entering: `--new` refuses to touch a file that exists."""
    for name, content in [("full", b"my thesis"), ("empty", b"")]:
        (tmp_path / name).write_bytes(content)
        assert trouble_of(Lesson.create, tmp_path / name, GAME, b"{}") is LessonTrouble.EXISTS
        assert (tmp_path / name).read_bytes() == content


def test_of_many_who_create_the_same_lesson_at_once_one_succeeds(path):
    """FIELD 26: the operating system decides, so no race loses a lesson."""
    start = threading.Barrier(8)
    outcomes = []

    def create(number):
        start.wait()
        try:
            Lesson.create(path, GAME, b"%d" % number).close()
            outcomes.append(number)
        except LessonProblem as problem:
            outcomes.append(problem.kind)

    threads = [threading.Thread(target=create, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (winner,) = [each for each in outcomes if isinstance(each, int)]
    assert [each for each in outcomes if each != winner] == [LessonTrouble.EXISTS] * 7
    with Lesson.open(path, GAME) as lesson:
        assert lesson.items(1) == (Header(b"%d" % winner),)


def test_a_lesson_that_could_not_be_begun_leaves_no_file(path):
    """STYLE §Three kinds of wrong: our mistake raises, and the name stays free."""
    with pytest.raises(UnicodeDecodeError):
        Lesson.create(path, GAME, b"\xff")
    assert list(path.parent.iterdir()) == []


def test_closing_twice_is_closing(lesson):
    """A window may be closed by its button and by the end of the program."""
    lesson.close()
    lesson.close()
    with pytest.raises(sqlite3.ProgrammingError):
        lesson.tables()


def test_a_relative_name_means_the_same_file_for_ever(tmp_path, monkeypatch):
    """The folder that the program works in may change; the lesson must not."""
    monkeypatch.chdir(tmp_path)
    with Lesson.create(Path("here.lesson"), GAME, b"{}") as lesson:
        monkeypatch.chdir("/")
        lesson.append(1, Entered(b"1"))
        assert lesson.path == tmp_path / "here.lesson"


def test_a_share_on_a_windows_network_is_spelt_with_its_two_slashes():
    """FIELD 28: the folder is on a slow share; SQLite takes `//server` after `file:` for a host and refuses it."""
    from pathlib import PureWindowsPath

    from app.lessons.store import _uri

    assert _uri(PureWindowsPath(r"\\school\class 5\a.lesson")) == "file:////school/class%205/a.lesson?mode=rw"
    assert _uri(PureWindowsPath(r"C:\class#5\a.lesson")) == "file:///C:/class%235/a.lesson?mode=rw"


def test_a_lesson_of_version_1_still_opens(tmp_path):
    """Issue 2.4: versioned. The file was written by the first program that had this format, and is never written again."""
    old = shutil.copy(VERSION_1, tmp_path / "old.lesson")
    with Lesson.open(old, "the game of the tests") as lesson:
        assert lesson.items(1) == (Header(b'{"label":"A"}'), *SAID)
        assert lesson.items(2) == (Header(b'{"label":"C"}'),)
        assert Notes(Logbook(lesson, 1)).get("deck", list[int]) == [3, 1, 2]
        assert lesson.append(1, Undone(of=5)) == 6
