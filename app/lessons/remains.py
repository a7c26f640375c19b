"""What can still be read of a lesson that is damaged: the beginning of a log, up to the first thing that is lost, and the notes.

The file itself is never opened as a database: a copy of it is, somewhere else, without the checks that refuse it.
"""

import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from time import time

from app.lessons import copies, rows, schema
from app.lessons.log import Item, LogProblem, TableLog, standing
from app.lessons.problems import LessonTrouble, told

MOST_ITEMS = 10_000  # of a table
MOST_TABLES = 200
MOST_STEPS = 2_000
"""Thousands of SQLite's own steps: what takes more to read is a trap, not a lesson."""

_WORKSHOP = "state-in-class-rescue-"
_IN_USE = 60  # s; a rescue takes less than two
_PAGE = 4096  # bytes; SQLite's own choice, for every lesson
_PAGE_COUNT = 28  # where the head has the number of pages


Found = dict[int, TableLog]
"""What could be read of each table, by its number; tables of which not even the header could are not in it."""


def remains(path: Path, game: str, is_sound: Callable[[Item], bool]) -> Found:
    """What can be read of the lesson in this file or of its copies: of each table from wherever most of it is left.

    A log ends before the first item that is not sound. The files are left as they are.
    """
    clear_workshops()
    with told(path), TemporaryDirectory(prefix=_WORKSHOP, ignore_cleanup_errors=True) as folder:
        files = [file for file in (path, *copies.copies(path)) if file.is_file() and file.stat().st_size <= schema.LARGEST]
        found = [_read(work, file, game, is_sound) for file in files for work in _worked_on(file, Path(folder))]
    numbers = sorted({number for each in found for number in each})
    return {number: max((each[number] for each in found if number in each), key=lambda one: len(one.log)) for number in numbers}


def clear_workshops() -> None:
    """Delete what a kill in the middle of a rescue left among temporary files: it is a copy of a lesson, with the names in it."""
    for folder in Path(gettempdir()).glob(f"{_WORKSHOP}*"):
        with suppress(OSError):  # another user's, or gone meanwhile
            if abs(time() - folder.stat().st_mtime) > _IN_USE:
                shutil.rmtree(folder, ignore_errors=True)


def _worked_on(path: Path, folder: Path) -> Iterator[Path]:
    """A copy of the file as it is, put right by the journal that a kill left; then with its first page made anew."""
    work = folder / "work"
    for ending in ("", "-journal"):
        file = path.with_name(path.name + ending)
        if file.is_file() and file.stat().st_size <= schema.LARGEST:
            shutil.copyfile(file, work.with_name(work.name + ending))
    yield work
    work.with_name("work-journal").unlink(missing_ok=True)
    work.write_bytes(_with_a_new_first_page(work.read_bytes(), folder / "fresh"))
    yield work


def _with_a_new_first_page(content: bytes, fresh: Path) -> bytes:
    """The lesson with its first page, where the schema is, taken from one that was made just now: all have it at the same places."""
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")  # nobody misses it after a power cut
        for statement in schema.STATEMENTS:
            database.execute(statement)
    new = fresh.read_bytes()
    pages = -(-max(len(content), len(new)) // _PAGE)
    whole = bytearray(content.ljust(pages * _PAGE, b"\0"))
    whole[:_PAGE] = new[:_PAGE]
    struct.pack_into(">i", whole, _PAGE_COUNT, pages)
    return bytes(whole)


def _read(work: Path, path: Path, game: str, is_sound: Callable[[Item], bool]) -> Found:
    with path.open("rb") as file:
        trouble = schema.trouble(file.read(schema.HEAD_BYTES))
    if trouble in {LessonTrouble.EMPTY, LessonTrouble.NEWER}:
        return {}
    with closing(sqlite3.connect(work)) as database:
        database.text_factory = bytes
        steps = count()
        database.set_progress_handler(lambda: next(steps) > MOST_STEPS, 1000)
        # As if the schema were being mended: then pages that are missing are no reason not to read the others.
        for pragma in ("trusted_schema = OFF", "writable_schema = ON", "cell_size_check = ON"):
            database.execute(f"PRAGMA {pragma}")
        games = list(_rows(database, "SELECT game FROM lesson"))
        if games != [(game.encode(),)] and (games or trouble is LessonTrouble.FOREIGN):
            return {}
        found = {number: _table(database, number, is_sound) for number in _numbers(database)}
        return {number: table for number, table in found.items() if table.log}


def _numbers(database: sqlite3.Connection) -> list[int]:
    """Which tables there may be, as far as a damaged file tells: from their list, and from what was said at them."""
    queries = ("SELECT number FROM tables", "SELECT DISTINCT table_number FROM items")
    told = {number for query in queries for (number,) in islice(_rows(database, query), MOST_TABLES) if isinstance(number, int)}
    return sorted({1, *told})


def _table(database: sqlite3.Connection, number: int, is_sound: Callable[[Item], bool]) -> TableLog:
    found = _rows(database, "SELECT log_id, kind, payload FROM items WHERE table_number = ? ORDER BY log_id", number)
    notes = _rows(database, "SELECT key, value FROM notes WHERE table_number = ?", number)
    log = _following(tuple(_sound(found, is_sound)))
    return TableLog(log, {_text(key): value for key, value in notes if isinstance(value, bytes)})


def _rows(database: sqlite3.Connection, query: str, *values: int) -> Iterator[tuple[object, ...]]:
    """The rows up to the first that cannot be read: the damage is why we are here."""
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from islice(database.execute(query, values), MOST_ITEMS)


def _sound(found: Iterator[tuple[object, ...]], is_sound: Callable[[Item], bool]) -> Iterator[Item]:
    """The items up to the first that is missing or not sound."""
    for place, (log_id, kind, payload) in enumerate(found):
        if log_id != place or not isinstance(kind, bytes) or not isinstance(payload, bytes):
            return
        try:
            item = rows.item(kind, payload)
        except rows.UnreadableRow:
            return
        if not is_sound(item):
            return
        yield item


def _following(log: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items up to the first that does not follow those before it."""
    while log:
        try:
            standing(log)
        except LogProblem as problem:
            log = log[: problem.item]
        else:
            break
    return log


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
