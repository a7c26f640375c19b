"""What the world does to a lesson: files that are none, disks that fail, programs that die.

The faults are real ones (limits, permissions, kills, damaged bytes) wherever a test can cause them.
"""

import errno
import os
import random
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.lessons import schema, store
from app.lessons.log import Entered, Header
from app.lessons.logbook import Logbook
from app.lessons.notes import Notes
from app.lessons.problems import LessonProblem, LessonTrouble, told
from app.lessons.store import Lesson
from tests.app.lessons import GAME

ROOT = Path(__file__).resolve().parents[3]
NOBODY = 65534


@pytest.fixture
def path(tmp_path):
    """A sound lesson with two items, closed."""
    path = tmp_path / "a.lesson"
    with Lesson.create(path, GAME, b"{}") as lesson:
        lesson.append(1, Entered(b'{"a":1}'))
    return path


@pytest.fixture
def open_folder():
    """A folder that every user of this machine can reach; that of pytest is for its owner alone."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


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


def trouble_of(call, *arguments, **named):
    """The kind of the problem that this call must raise."""
    with pytest.raises(LessonProblem) as caught:
        call(*arguments, **named)
    return caught.value.kind


def opening(path):
    """The kind of the problem with opening this file, to write and to look; the file and its folder must stay as they are."""
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    kind = trouble_of(Lesson.open, path, GAME)
    assert trouble_of(Lesson.open, path, GAME, write=False) is kind
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == beside
    return kind


def tamper(path, *statements):
    """Change a lesson as no program of ours does, and put its triggers back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        triggers = database.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            database.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            database.execute(statement)
        for _, sql in triggers:
            database.execute(sql)


def with_bytes(path, place, new):
    """Overwrite bytes of a file."""
    content = bytearray(path.read_bytes())
    content[place : place + len(new)] = new
    path.write_bytes(content)


# Files that are no lesson


def test_a_file_that_is_not_there_is_not_found(tmp_path, path):
    """Issue 3.5: a clear sentence for each kind of file, so each has its kind."""
    assert trouble_of(Lesson.open, tmp_path / "none.lesson", GAME) is LessonTrouble.NOT_FOUND
    assert trouble_of(Lesson.open, path / "none.lesson", GAME) is LessonTrouble.NOT_FOUND
    assert trouble_of(Lesson.open, tmp_path / ("n" * 300), GAME) is LessonTrouble.NOT_FOUND
    assert trouble_of(Lesson.create, tmp_path / "none" / "a.lesson", GAME, b"{}") is LessonTrouble.NOT_FOUND


def test_an_empty_file_is_empty(tmp_path):
    """FIELD 25: power cut: an empty file."""
    (tmp_path / "empty").touch()
    assert opening(tmp_path / "empty") is LessonTrouble.EMPTY


@pytest.mark.parametrize("content", [b"Dear class,", b"\0" * 5000, b"SQLite format 2\0" + b"\0" * 200])
def test_a_file_of_another_kind_is_foreign(tmp_path, content):
    """Issue 3.5: foreign files: the original untouched."""
    (tmp_path / "text").write_bytes(content)
    assert opening(tmp_path / "text") is LessonTrouble.FOREIGN


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_a_database_of_another_program_is_foreign_and_not_touched(tmp_path, journal):
    """Issue 3.5; merely opening one that has a write-ahead log makes files beside it."""
    with closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute(f"PRAGMA journal_mode = {journal}")
        database.execute("CREATE TABLE items (table_number, log_id, kind, payload)")
        database.commit()
    assert opening(tmp_path / "other.db") is LessonTrouble.FOREIGN


def test_what_is_not_a_file_is_foreign_and_nothing_waits_for_it(tmp_path):
    """Issue 3.7: no hang."""
    os.mkfifo(tmp_path / "pipe")
    assert trouble_of(Lesson.open, tmp_path / "pipe", GAME) is LessonTrouble.FOREIGN
    assert trouble_of(Lesson.open, tmp_path, GAME) is LessonTrouble.FOREIGN


def test_a_lesson_of_another_game_is_named(path):
    """DESIGN §The idea: a second game will stand beside this one."""
    assert trouble_of(Lesson.open, path, "chess") is LessonTrouble.OTHER_GAME


def test_a_lesson_of_a_later_program_is_newer(path):
    """Issue 3.5: newer files: the original untouched."""
    with_bytes(path, 60, struct.pack(">i", schema.VERSION + 1))
    assert opening(path) is LessonTrouble.NEWER


@pytest.mark.parametrize(("place", "new"), [(60, struct.pack(">i", 0)), (18, b"\2\2"), (47, b"\5")])
def test_a_head_that_no_lesson_has_is_damage(path, place, new):
    """DESIGN §Dependencies: versions count from 1; one file, so no write-ahead log; a schema that this SQLite knows."""
    with_bytes(path, place, new)
    assert opening(path) is LessonTrouble.DAMAGED


@pytest.mark.parametrize("length", [16, 99, 100, 512, 4096, 5000, -4097, -4096, -1])
def test_a_truncated_lesson_is_damaged(path, length):
    """Issue 3.5: truncated files."""
    path.write_bytes(path.read_bytes()[:length])
    assert opening(path) is LessonTrouble.DAMAGED


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE notes",
        "CREATE TRIGGER more AFTER INSERT ON items BEGIN SELECT 1; END",
        "DELETE FROM lesson",
        "DELETE FROM items WHERE log_id = 0",
        "UPDATE items SET payload = '{}', kind = 'undone' WHERE log_id = 1",
        "UPDATE items SET payload = '{\"of\": 1}', kind = 'undone' WHERE log_id = 1",
    ],
)
def test_a_lesson_that_was_tampered_with_is_damaged(path, statement):
    """Issue 3.5: damaged files; a log has no gap, only known items, and each follows those before it."""

    def opened_and(call, *arguments):
        with Lesson.open(path, GAME) as lesson:
            call(lesson, *arguments)

    tamper(path, statement)
    assert trouble_of(opened_and, Lesson.items, 1) is LessonTrouble.DAMAGED
    assert trouble_of(opened_and, Lesson.append, 1, Entered(b"1")) is LessonTrouble.DAMAGED


def test_a_check_that_was_got_around_is_damage(path):
    """Issue 3.5: what the file's own rules forbid is found before it is read."""
    tamper(path, "PRAGMA ignore_check_constraints = ON", "UPDATE items SET kind = 'forgotten' WHERE log_id = 1")
    assert opening(path) is LessonTrouble.DAMAGED


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_damage_whatsoever_raises_anything_but_a_problem(tmp_path_factory, data):
    """Issue 3.7: bad input, fuzzed: no traceback; issue 3.5: the original untouched."""
    path = tmp_path_factory.mktemp("fuzz") / "a.lesson"
    with Lesson.create(path, GAME, b"{}") as lesson:
        lesson.append(1, Entered(b'{"a":1}'))
        Notes(Logbook(lesson, 1)).put("deck", [1, 2])
    content = bytearray(path.read_bytes())
    used = [place for place, byte in enumerate(content) if byte]
    for place in data.draw(st.lists(st.sampled_from(used) | st.integers(0, len(content) - 1), min_size=1, max_size=8)):
        content[place] = data.draw(st.integers(0, 255))
    del content[data.draw(st.just(len(content)) | st.integers(0, len(content))) :]
    path.write_bytes(content)
    try:
        with Lesson.open(path, GAME) as lesson:
            for table in lesson.tables():
                lesson.items(table.number)
                Notes(Logbook(lesson, table.number)).get("deck", list[int])
    except LessonProblem as problem:
        assert isinstance(problem.kind, LessonTrouble)  # noqa: PT017 - most damage is found, some hits nothing that is read
    assert path.read_bytes() == content


# Disks and folders that fail


def test_a_full_disk_is_told_and_nothing_half_is_kept(path):
    """Issue 3.5: disk full: a calm notice, and the game goes on once there is room."""
    with Lesson.open(path, GAME) as lesson:
        (pages,) = lesson._database.execute("PRAGMA page_count").fetchone()
        lesson._database.execute(f"PRAGMA max_page_count = {pages}")
        assert trouble_of(lesson.append, 1, Entered(b"x" * 100_000)) is LessonTrouble.DISK_FULL
        assert trouble_of(lesson.keep_note, 1, "key", b"x" * 100_000) is LessonTrouble.DISK_FULL
        assert (len(lesson.items(1)), len(lesson.tables()), lesson.notes(1).get("key")) == (2, 1, None)
        lesson._database.execute("PRAGMA max_page_count = 1000000")
        assert lesson.append(1, Entered(b"x" * 100_000)) == 2


def test_a_disk_that_fails_while_writing_is_told_and_nothing_half_is_kept(path):
    """Issue 3.5; the system itself refuses the write, in the middle of a commit."""
    with Lesson.open(path, GAME) as lesson:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
        try:
            kind = trouble_of(lesson.append, 1, Entered(b"x" * 100_000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert kind is LessonTrouble.DISK_FAILED
        assert lesson.items(1) == (Header(b"{}"), Entered(b'{"a":1}'))
        assert lesson.append(1, Entered(b"x" * 100_000)) == 2


def test_a_lesson_that_cannot_be_begun_for_want_of_room_leaves_no_file(tmp_path):
    """Issue 3.5: disk full, at the very start."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        kind = trouble_of(Lesson.create, tmp_path / "a.lesson", GAME, b"{}")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert kind is LessonTrouble.DISK_FAILED
    assert list(tmp_path.iterdir()) == []


def test_a_lesson_that_is_gone_has_vanished(path):
    """Issue 3.5: folder vanished (USB stick pulled). SQLite alone would go on writing into nothing."""
    with Lesson.open(path, GAME) as lesson:
        path.unlink()
        assert trouble_of(lesson.append, 1, Entered(b"1")) is LessonTrouble.VANISHED


def test_a_folder_that_is_gone_has_vanished(path):
    """Issue 3.5: folder vanished, and another file under the same name is not taken for the lesson."""
    with Lesson.open(path, GAME) as lesson:
        shutil.rmtree(path.parent)
        assert trouble_of(lesson.keep_note, 1, "key", b"1") is LessonTrouble.VANISHED
        path.parent.mkdir()
        path.write_bytes(b"something else")
        assert trouble_of(lesson.append, 1, Entered(b"1")) is LessonTrouble.VANISHED
        assert path.read_bytes() == b"something else"


def test_a_file_that_goes_while_it_is_being_opened_has_vanished(path):
    """Issue 3.5: the stick is pulled between the look at the file and SQLite's opening of it."""
    path.unlink()
    with ExitStack() as resources:
        assert trouble_of(lambda: told(path)(store._connected)(path, resources, write=True)) is LessonTrouble.VANISHED


def test_a_file_that_must_not_be_written_opens_to_look(open_folder):
    """FIELD 28: read-only: it starts, and says what it cannot keep."""
    path = open_folder / "a.lesson"
    Lesson.create(path, GAME, b"{}").close()
    path.chmod(0o444)
    with without_privileges(), Lesson.open(path, GAME) as lesson:
        assert (lesson.writable, lesson.barred) == (False, LessonTrouble.READ_ONLY)
        assert lesson.items(1) == (Header(b"{}"),)


def test_a_file_in_a_folder_that_takes_no_new_files_cannot_be_written(open_folder):
    """Issue 3.5: read-only folder: the journal has no place."""
    path = open_folder / "a.lesson"
    Lesson.create(path, GAME, b"{}").close()
    path.chmod(0o666)
    open_folder.chmod(0o555)
    with without_privileges():
        with Lesson.open(path, GAME) as lesson:
            assert trouble_of(lesson.append, 1, Entered(b"1")) is LessonTrouble.READ_ONLY
            assert lesson.items(1) == (Header(b"{}"),)
        assert trouble_of(Lesson.create, open_folder / "b.lesson", GAME, b"{}") is LessonTrouble.READ_ONLY


def test_a_file_or_folder_that_must_not_be_read_is_unreadable(open_folder):
    """Issue 3.5: a calm notice, not a traceback."""
    path = open_folder / "a.lesson"
    Lesson.create(path, GAME, b"{}").close()
    path.chmod(0o000)
    with without_privileges():
        assert trouble_of(Lesson.open, path, GAME) is LessonTrouble.UNREADABLE
    open_folder.chmod(0o600)
    with without_privileges():
        assert trouble_of(Lesson.open, path, GAME) in {LessonTrouble.UNREADABLE, LessonTrouble.NOT_FOUND}


def test_a_file_that_cannot_even_be_read_for_long_is_busy(path, monkeypatch):
    """Issue 3.5: held by another process while it is being opened; that is no damage."""
    monkeypatch.setattr(store, "PATIENCE", 0.1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert opening(path) is LessonTrouble.BUSY


def test_a_file_that_another_program_holds_for_long_is_busy(path, monkeypatch):
    """Issue 3.5: file held by another process for seconds."""
    monkeypatch.setattr(store, "PATIENCE", 0.1)
    with Lesson.open(path, GAME) as lesson, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert trouble_of(lesson.append, 1, Entered(b"1")) is LessonTrouble.BUSY
        other.execute("ROLLBACK")
        assert lesson.append(1, Entered(b"1")) == 2


def test_a_file_that_another_program_holds_for_a_moment_is_waited_for(path):
    """Issue 3.5: a virus scanner's glance is no trouble at all."""
    with Lesson.open(path, GAME) as lesson, closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        timer = threading.Timer(0.2, other.execute, ["ROLLBACK"])
        timer.start()
        assert lesson.append(1, Entered(b"1")) == 2
        timer.join()


def test_a_file_system_without_writing_opens_to_look(path, monkeypatch):
    """FIELD 28: a write-locked stick is mounted read-only; other refusals of the system are told as they are."""
    real = os.open

    def refusing(number):
        def refuse(name, flags, *more):
            if flags & os.O_RDWR:
                raise OSError(number, os.strerror(number), str(name))
            return real(name, flags, *more)

        return refuse

    monkeypatch.setattr(os, "open", refusing(errno.EROFS))
    with Lesson.open(path, GAME) as lesson:
        assert lesson.barred is LessonTrouble.READ_ONLY
    monkeypatch.setattr(os, "open", refusing(errno.EIO))
    assert trouble_of(Lesson.open, path, GAME) is LessonTrouble.DISK_FAILED


def test_errors_of_ours_pass_as_they_are(tmp_path):
    """STYLE §Three kinds of wrong: we are wrong → let it raise."""
    for error in (OSError("no number"), sqlite3.OperationalError("near SELEKT"), KeyError("key")):
        with pytest.raises(type(error)) as caught, told(tmp_path):
            raise error
        assert caught.value is error


def test_a_problem_carries_the_file_and_a_detail_and_no_sentence_for_the_teacher(tmp_path):
    """STYLE §Three kinds of wrong: never a sentence in an exception that the teacher will read."""
    with pytest.raises(LessonProblem) as caught:
        Lesson.open(tmp_path / "none", GAME)
    problem = caught.value
    assert (problem.kind, problem.path) == (LessonTrouble.NOT_FOUND, tmp_path / "none")
    assert "none" in problem.detail


# Programs that die

APPENDING = """
import sys
from pathlib import Path
from app.lessons.log import Entered
from app.lessons.store import Lesson
with Lesson.open(Path(sys.argv[1]), sys.argv[2]) as lesson:
    while True:
        print(lesson.append(1, Entered(b"x" * len(lesson.items(1)) * 5)), flush=True)
"""


def test_everything_answered_is_there_after_a_kill_and_nothing_half(path):
    """FIELD 25: kill −9 at random moments → all that was confirmed is there."""
    moments = random.Random(25)
    answered_in_all = 0
    for _ in range(15):
        process = subprocess.Popen([sys.executable, "-c", APPENDING, path, GAME], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        first = process.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(moments.uniform(0, 0.06))
        process.send_signal(signal.SIGKILL)
        answered = [int(line) for line in (first + process.stdout.read()).splitlines()]
        process.wait()
        process.stdout.close()
        with Lesson.open(path, GAME) as lesson:
            assert lesson.writable
            items = lesson.items(1)
        assert answered[-1] + 1 <= len(items) <= answered[-1] + 2
        assert all(item == Entered(b"x" * place * 5) for place, item in enumerate(items[2:], start=2))
        answered_in_all += len(answered)
    assert answered_in_all >= 30


@pytest.mark.parametrize("write", [True, False])
def test_what_a_kill_left_half_written_is_taken_back_even_to_look(path, tmp_path, write):
    """FIELD 25; the journal beside the file puts it right, so opening to look needs no second thought."""
    left = tmp_path / "left.lesson"
    with closing(sqlite3.connect(path, isolation_level=None)) as dying:
        dying.execute("PRAGMA cache_size = 1")
        dying.execute("BEGIN IMMEDIATE")
        for log_id in range(2, 100):
            dying.execute("INSERT INTO items VALUES (1, ?, 'entered', ?)", (log_id, "x" * 3000))
        shutil.copy(path, left)
        shutil.copy(f"{path}-journal", f"{left}-journal")
        dying.execute("ROLLBACK")
    assert left.stat().st_size > path.stat().st_size
    with Lesson.open(left, GAME, write=write) as lesson:
        assert lesson.items(1) == (Header(b"{}"), Entered(b'{"a":1}'))
    assert left.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["a\0b.lesson", "\ud800.lesson"])
def test_what_is_no_name_for_a_file_is_not_found(tmp_path, name):
    """Issue 3.7: bad settings, bad command lines: Python would complain of the question itself."""
    assert trouble_of(Lesson.open, tmp_path / name, GAME) is LessonTrouble.NOT_FOUND
    assert trouble_of(Lesson.create, tmp_path / name, GAME, b"{}") is LessonTrouble.NOT_FOUND


def test_a_link_that_leads_to_itself_is_not_found(tmp_path):
    """Issue 3.7: no traceback."""
    path = tmp_path / "a.lesson"
    path.symlink_to(path)
    assert trouble_of(Lesson.open, path, GAME) is LessonTrouble.NOT_FOUND
    assert trouble_of(Lesson.create, path / "b.lesson", GAME, b"{}") is LessonTrouble.NOT_FOUND


@pytest.mark.parametrize("number", [0, 2, 3])
def test_a_folder_in_the_place_of_a_copy_is_told_and_left(path, number):
    """Issue 3.5: no old file is ever overwritten; the lesson itself goes on."""
    folder = path.with_name(f"{path.name}.copy{number}")
    folder.mkdir()
    with Lesson.open(path, GAME) as lesson:
        troubles = set()
        for _ in range(4):
            try:
                lesson.keep_copy()
            except LessonProblem as problem:
                troubles.add(problem.kind)
        assert troubles <= {LessonTrouble.EXISTS, LessonTrouble.READ_ONLY}
        assert lesson.append(1, Entered(b"2")) == 2
    assert any(each.is_dir() for each in path.parent.iterdir())


@pytest.mark.parametrize(("number", "kind"), [
    (errno.ETIMEDOUT, LessonTrouble.VANISHED), (errno.ENOTCONN, LessonTrouble.VANISHED), (errno.EMFILE, LessonTrouble.DISK_FAILED),
])
def test_a_share_that_answers_no_more_is_told_like_a_stick_that_was_pulled(tmp_path, number, kind):
    """FIELD 28: a slow share is no mistake of ours."""
    def answered():
        with told(tmp_path):
            raise OSError(number, os.strerror(number))

    assert trouble_of(answered) is kind
