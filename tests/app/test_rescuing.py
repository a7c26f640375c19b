"""What can be read of a damaged lesson is offered as a copy; the damaged one stays as it was, byte for byte."""

import json
import os
import shutil
import sqlite3
import struct
import tempfile
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from app.codec import Header, record_from, written
from app.entries import Corrected
from app.lessons.deleting import delete
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from app.rescuing import readable, rescue
from app.rules.repair import Inserted, Replaced
from app.table import GAME, Table
from tests.app.lessons.tables import new_table

GAMES = Path(__file__).resolve().parents[1] / "games"
WHOLE = record_from(json.dumps(json.loads((GAMES / "06-game.json").read_bytes())["record"]).encode())
OTHER = record_from(json.dumps(json.loads((GAMES / "15-game.json").read_bytes())["record"]).encode())
ITEMS = len(WHOLE.entries) + 1


@pytest.fixture(scope="module")
def sound(tmp_path_factory) -> Path:
    """A whole game, closed, without copies."""
    path = tmp_path_factory.mktemp("sound") / "a.lesson"
    with closing(Table.new(path, WHOLE.header)) as table:
        for entry in WHOLE.entries:
            assert table.enter(entry) is None
    return path


@pytest.fixture
def path(sound, tmp_path) -> Path:
    return Path(shutil.copy(sound, tmp_path / "a.lesson"))


def overwrite(path, place, new):
    with path.open("r+b") as file:
        file.seek(place)
        file.write(new)


def rescued(path) -> Table:
    """The table of the new lesson; the folder holds nothing else new, and the old lesson its old bytes."""
    before, beside = path.read_bytes(), set(path.parent.iterdir())
    target = path.with_name("a (rescued).lesson")
    rescue(path, target)
    assert path.read_bytes() == before
    assert set(path.parent.iterdir()) == {*beside, target}
    with closing(Table.opened(target)) as table:
        return table


def trouble_of(call, *arguments):
    with pytest.raises(LessonProblem) as caught:
        call(*arguments)
    return caught.value.kind


def test_a_lesson_whose_end_is_cut_off_keeps_what_was_said_before_the_first_that_is_lost(path):
    """Issue 3.5: truncated: whatever can be read offered as a copy."""
    with closing(Table.opened(path)) as table:
        for _ in range(40):
            table.undo(5)
            table.redo(5)
    path.write_bytes(path.read_bytes()[:-4096])
    assert trouble_of(Table.opened, path) is LessonTrouble.DAMAGED
    entries = rescued(path).record().entries
    assert 10 < len(entries) < readable(path)
    assert entries == WHOLE.entries[: len(entries)]


def test_where_the_names_are_lost_nothing_is_offered(path):
    """Issue 3.5: truncated: the last page of a short game holds the rest of its header."""
    path.write_bytes(path.read_bytes()[:-4096])
    assert readable(path) == 0


def test_a_lesson_whose_first_sector_is_lost_is_read_all_the_same(path):
    """Issue 3.5: damaged, where it cannot even be told any more that it is a lesson."""
    overwrite(path, 0, b"\0" * 512)
    assert trouble_of(Table.opened, path) is LessonTrouble.FOREIGN
    assert rescued(path).record() == WHOLE


@pytest.mark.parametrize(("place", "new"), [(18, b"\2\2"), (47, b"\5"), (60, struct.pack(">i", 0)), (28, b"\0\0\0\3")])
def test_a_damaged_head_costs_nothing(path, place, new):
    """Issue 3.5: damaged: all that was said can still be read."""
    overwrite(path, place, new)
    assert rescued(path).record() == WHOLE


@pytest.mark.parametrize("change", ["UPDATE items SET payload = '{}' WHERE log_id = 20", "DELETE FROM items WHERE log_id = 20"])
def test_a_lesson_that_somebody_changed_ends_before_the_change(path, change):
    """Issue 3.5: an entry that is gone, or is none: what follows it cannot be played."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        database.execute(change)
    assert rescued(path).record().entries == WHOLE.entries[:19]


def test_the_deck_as_it_was_shuffled_is_rescued_too(path):
    """DESIGN §The idea: the notes beside the log: the cards are not drawn anew."""
    with closing(Table.opened(path, write=False)) as table:
        chance = table.chance
    overwrite(path, 18, b"\2\2")
    assert chance.deck
    assert rescued(path).chance == chance


def test_where_the_lesson_itself_is_lost_its_last_copy_is_offered(path):
    """Issue 3.5: the last copies offered, too: FIELD 25: an empty file after a power cut."""
    with closing(Table.opened(path)) as table:
        table.undo(3)
        table.keep_copy()
        table.redo(3)
        table.keep_copy()
    for content in (b"", b"\0" * 5000, path.read_bytes()[:4096]):
        path.write_bytes(content)
        assert readable(path) == ITEMS + 2
        assert rescued(path).record() == WHOLE
        path.with_name("a (rescued).lesson").unlink()
    path.unlink()
    assert readable(path) == ITEMS + 2


@pytest.mark.parametrize("content", [b"", b"Dear class,", b"\0" * 5000])
def test_of_a_file_that_never_was_a_lesson_nothing_is_read(tmp_path, content):
    """Issue 3.5: foreign, empty."""
    path = tmp_path / "a.lesson"
    path.write_bytes(content)
    assert readable(path) == 0
    assert trouble_of(rescue, path, tmp_path / "b.lesson") is LessonTrouble.DAMAGED
    assert list(tmp_path.iterdir()) == [path]


def test_of_a_newer_lesson_or_of_another_game_nothing_is_read(path, tmp_path):
    """Issue 3.5: newer: what it says may mean something else; another game's entries are none of ours."""
    overwrite(path, 60, struct.pack(">i", 99))
    assert readable(path) == 0
    Lesson.create(tmp_path / "chess", "chess", written(WHOLE.header)).close()
    assert readable(tmp_path / "chess") == 0


def test_a_lesson_of_another_edition_cannot_be_read_by_this_program(tmp_path):
    """Issue 3.5: other-edition files."""
    header = Header("an edition to come", WHOLE.players, WHOLE.deck)
    Lesson.create(tmp_path / "a.lesson", GAME, written(header)).close()
    assert readable(tmp_path / "a.lesson") == 0


def test_a_lesson_that_is_a_trap_ends(path):
    """Issue 3.7: no hang: its log is a question without an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for kind, name in database.execute("SELECT type, name FROM sqlite_schema WHERE type = 'trigger' OR name = 'items'").fetchall():
            database.execute(f"DROP {kind} IF EXISTS {name}")
        endless = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n) SELECT 1, i, 'entered', '{}' FROM n WHERE i < 0"
        database.execute(f"CREATE VIEW items (table_number, log_id, kind, payload) AS {endless}")
    assert trouble_of(Table.opened, path) is LessonTrouble.DAMAGED
    start = monotonic()
    assert readable(path) <= ITEMS
    assert monotonic() - start < 20


def test_what_is_too_long_for_a_lesson_is_not_read(path):
    """Issue 3.7: no growth: a file of a terabyte that says that it is a lesson."""
    os.truncate(path, 2**33)
    assert trouble_of(Table.opened, path) is LessonTrouble.DAMAGED
    assert readable(path) == 0


@pytest.mark.parametrize("wrong", [
    ("INSERT INTO items VALUES (1, 46, 'amended', '{\"replaced\":[{\"of\":[1,0],\"payload\":\"{}\"}],\"inserted\":[],\"dropped\":[]}')"),
    ("INSERT INTO items VALUES (1, 46, 'amended', '{\"replaced\":[],\"inserted\":[{\"after\":[1,0],\"payload\":\"{}\"}],\"dropped\":[]}')"),
    ("INSERT INTO items VALUES (1, 46, 'amended', '{\"replaced\":[{\"of\":[0,0],\"payload\":\"{}\"}],\"inserted\":[],\"dropped\":[]}')"),
    "INSERT INTO items VALUES (1, 46, 'amended', '{}')",
    "INSERT INTO items VALUES (1, 46, 'undone', '{\"of\": 46}')",
    "INSERT OR REPLACE INTO notes VALUES (1, 'midlife_deck', '{}')",
])
def test_what_is_unsound_is_left_out_wherever_it_stands(path, wrong):
    """Issue 3.5: in a repair, in an undo, in a note."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(wrong)
    assert readable(path) == ITEMS
    assert rescued(path).record() == WHOLE


def test_a_repair_is_rescued_with_all_that_it_says(path):
    """Issue 3.1: a replaced entry, an inserted one, and the header."""
    with closing(Table.opened(path)) as table:
        assert table.amend((Replaced(0, WHOLE.entries[0]), Inserted(len(WHOLE.entries) - 1, Corrected(seat=0, coins_by=1))),
                           structs.replace(table.header, label="5C")) is None
        record = table.record()
    overwrite(path, 18, b"\2\2")
    assert rescued(path).record() == record


def test_of_a_file_that_must_not_be_read_nothing_is_read(path, monkeypatch):
    """Issue 3.5: a disk that gives nothing offers nothing."""
    def refused(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(shutil, "copyfile", refused)
    assert readable(path) == 0


def test_a_rescue_takes_no_files_place(path, tmp_path):
    """Issue 3.5: no old file is ever overwritten by a new lesson."""
    taken = tmp_path / "taken.lesson"
    taken.write_bytes(b"a letter to my aunt")
    assert trouble_of(rescue, path, taken) is LessonTrouble.EXISTS
    assert taken.read_bytes() == b"a letter to my aunt"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_damage_whatsoever_stops_a_rescue_and_what_it_reads_can_be_played(sound, tmp_path_factory, data):
    """Issue 3.7: no traceback; the rescued lesson opens, and begins as the game that was played."""
    folder = tmp_path_factory.mktemp("fuzz")
    path, content = folder / "a.lesson", bytearray(sound.read_bytes())
    for _ in range(data.draw(st.integers(1, 30))):
        place, length = data.draw(st.integers(100, len(content) - 1)), data.draw(st.sampled_from([1, 1, 4, 300]))
        content[place : place + length] = os.urandom(min(length, len(content) - place))
    del content[data.draw(st.just(len(content)) | st.integers(100, len(content))) :]
    path.write_bytes(content)
    if readable(path):
        rescue(path, folder / "b.lesson")
        with closing(Table.opened(folder / "b.lesson")) as table:
            assert len(table.record().entries) <= len(WHOLE.entries)
    assert path.read_bytes() == content


@pytest.fixture
def with_three(path) -> Path:
    """The lesson with two more tables, in the middle of their games."""
    for number, entries in ((2, 9), (3, 20)):
        with closing(Lesson.open(path, GAME)) as lesson:
            assert new_table(lesson, written(OTHER.header)) == number
        with closing(Table.opened(path, number)) as table:
            for entry in OTHER.entries[:entries]:
                assert table.enter(entry) is None
    return path


def played(path) -> list[int]:
    """How many entries stand at each table of a lesson; each is the beginning of its game."""
    with closing(Lesson.open(path, GAME, write=False)) as lesson:
        numbers = [row.number for row in lesson.tables()]
    records = []
    for number in numbers:
        with closing(Table.opened(path, number, write=False)) as table:
            records.append(table.record())
    assert all(record.entries in [game.entries[: len(record.entries)] for game in (WHOLE, OTHER)] for record in records)
    return [len(record.entries) for record in records]


def test_every_table_of_a_damaged_lesson_is_rescued(with_three):
    """Issue 3.5: a lesson holds the tables of a whole class; whatever can be read is offered."""
    overwrite(with_three, 18, b"\2\2")
    assert readable(with_three) == ITEMS + 10 + 21
    rescued(with_three)
    assert played(with_three.with_name("a (rescued).lesson")) == [len(WHOLE.entries), 9, 20]


def test_each_table_is_taken_from_wherever_most_of_it_is_left(with_three):
    """Issue 3.5: of one table the lesson holds more, of another its copy."""
    with closing(Table.opened(with_three)) as table:
        table.keep_copy()
    with closing(Table.opened(with_three, 3)) as table:
        for entry in OTHER.entries[20:25]:
            assert table.enter(entry) is None
    with closing(sqlite3.connect(with_three, isolation_level=None)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        database.execute("DELETE FROM items WHERE table_number = 2 AND log_id = 4")
    rescued(with_three)
    assert played(with_three.with_name("a (rescued).lesson")) == [len(WHOLE.entries), 9, 25]


def test_tables_after_one_that_is_lost_move_up(with_three):
    """Issue 3.5: a table without its header cannot be played, and is no reason not to play the others."""
    with closing(sqlite3.connect(with_three, isolation_level=None)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        database.execute("DELETE FROM items WHERE table_number = 1 AND log_id = 0")
    rescued(with_three)
    assert played(with_three.with_name("a (rescued).lesson")) == [9, 20]


def test_what_a_killed_rescue_left_among_temporary_files_is_deleted_by_the_next(path, tmp_path, monkeypatch):
    """Issue 3.5: deleted for good: a copy that is being worked on has the pupils' names, too."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    old, new, other = (tmp_path / name for name in ("state-in-class-rescue-old", "state-in-class-rescue-new", "other"))
    for folder in (old, new, other):
        folder.mkdir()
        (folder / "work").write_bytes(path.read_bytes())
    for folder in (old, other):
        os.utime(folder, (1e9, 1e9))
    assert readable(path) == ITEMS
    assert [folder.exists() for folder in (old, new, other)] == [False, True, True]
    os.utime(new, (4e9, 4e9))
    delete(path)
    assert [folder.exists() for folder in (old, new, other)] == [False, False, True]
