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
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app.lessons import copies, rows, schema
from app.lessons.log import Item, LogProblem, standing
from app.lessons.problems import LessonTrouble, told

MOST_ITEMS = 10_000
MOST_STEPS = 2_000
"""Thousands of SQLite's own steps: what takes more to read is a trap, not a lesson."""

_PAGE = 4096  # bytes; SQLite's own choice, for every lesson
_PAGE_COUNT = 28  # where the head has the number of pages


class Remains(NamedTuple):
    """As much of a table as could be read; an empty log where not even its header could."""

    log: tuple[Item, ...] = ()
    notes: dict[str, bytes] = {}  # noqa: RUF012 - nobody changes it: a named tuple's default is as good as frozen


def remains(path: Path, game: str, is_sound: Callable[[Item], bool], table: int = 1) -> Remains:
    """What can be read of the lesson in this file or of one of its copies, whichever holds most.

    The log ends before the first item that is not sound. The files are left as they are.
    """
    with told(path), TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        files = [file for file in (path, *copies.copies(path)) if file.is_file() and file.stat().st_size <= schema.LARGEST]
        found = [_read(work, file, game, is_sound, table) for file in files for work in _worked_on(file, Path(folder))]
    return max(found, key=lambda each: len(each.log), default=Remains())


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
        for statement in schema.STATEMENTS:
            database.execute(statement)
    new = fresh.read_bytes()
    pages = -(-max(len(content), len(new)) // _PAGE)
    whole = bytearray(content.ljust(pages * _PAGE, b"\0"))
    whole[:_PAGE] = new[:_PAGE]
    struct.pack_into(">i", whole, _PAGE_COUNT, pages)
    return bytes(whole)


def _read(work: Path, path: Path, game: str, is_sound: Callable[[Item], bool], table: int) -> Remains:
    with path.open("rb") as file:
        trouble = schema.trouble(file.read(schema.HEAD_BYTES))
    if trouble in {LessonTrouble.EMPTY, LessonTrouble.NEWER}:
        return Remains()
    with closing(sqlite3.connect(work)) as database:
        database.text_factory = bytes
        steps = count()
        database.set_progress_handler(lambda: next(steps) > MOST_STEPS, 1000)
        # As if the schema were being mended: then pages that are missing are no reason not to read the others.
        for pragma in ("trusted_schema = OFF", "writable_schema = ON", "cell_size_check = ON"):
            database.execute(f"PRAGMA {pragma}")
        games = list(_rows(database, "SELECT game FROM lesson"))
        if games != [(game.encode(),)] and (games or trouble is LessonTrouble.FOREIGN):
            return Remains()
        found = _rows(database, "SELECT log_id, kind, payload FROM items WHERE table_number = ? ORDER BY log_id", table)
        notes = _rows(database, "SELECT key, value FROM notes WHERE table_number = ?", table)
        return Remains(_following(tuple(_sound(found, is_sound))), {_text(key): value for key, value in notes if isinstance(value, bytes)})


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
