"""One lesson in one SQLite file: the logs and notes of its tables, on disk before the call returns.

Files of a higher version are refused and left alone. There is one version so far, so nothing here turns an old file into a new one:
that becomes a module of its own (`upcasts`) with the first step it has to make.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self
from urllib.parse import quote

from app.lessons import copies, files, rows, schema
from app.lessons.log import Header, Item, LogProblem, Said, TableLog, standing
from app.lessons.problems import LessonProblem, LessonTrouble, told

PATIENCE = 2.0
"""Seconds to wait for another program that holds the file (a look from a second window takes milliseconds, a virus scanner longer)."""


IMPATIENCE = 0.05
"""Seconds to wait where it can be tried again: somebody stands at the desk."""


class TableRow(NamedTuple):
    """A table of a lesson: its number from 1, and when it was begun (UTC, `2025-01-31T09:30:00Z`)."""

    number: int
    created: str


class Lesson:
    """An open lesson. Whoever opens it second may look; `barred` says why writing is not possible, or is None.

    Every method raises LessonProblem when the disk fails. A lesson belongs to the thread that opened it.
    """

    def __init__(self, path: Path, game: str, database: sqlite3.Connection, barred: LessonTrouble | None, resources: ExitStack) -> None:
        """For `create` and `open`."""
        self.path = path
        self.game = game
        self.barred = barred
        self._database = database
        self._resources = resources

    @classmethod
    def create(cls, path: Path, game: str, header: bytes) -> Self:
        """A new file that holds table 1 with this header, in the name of `game`; whatever exists at `path` is never touched."""
        return cls.create_of(path, game, (TableLog((Header(header),)),))

    @classmethod
    def create_of(cls, path: Path, game: str, tables: Sequence[TableLog]) -> Self:
        """A new file that holds these tables of another one, from table 1 on: all of them with all that they say, or there is no file.

        Copies of an older lesson of that name are in the way, too: those of the new one would take their places.
        """
        path = path.absolute()
        with told(path):
            for copy in copies.copies(path):
                raise LessonProblem(LessonTrouble.EXISTS, copy)
            files.make(path)
            try:
                with told(path):
                    return cls._begun(path, game, tables)
            except BaseException:
                path.unlink(missing_ok=True)
                raise

    @classmethod
    def open(cls, path: Path, game: str, *, write: bool = True) -> Self:
        """The lesson in this file. A file that is not a sound lesson of `game` raises and keeps its bytes."""
        path = path.absolute()
        with told(path), ExitStack() as resources:
            file, barred = files.held(path, resources, write=write)
            _require(schema.trouble(files.head(file, schema.HEAD_BYTES)), path)
            _require_size(path)
            with _damage_told(path):
                database = _connected(path, resources, write=barred is None)
                _check(database, path, game)
            return cls(path, game, database, barred, resources.pop_all())

    @classmethod
    def _begun(cls, path: Path, game: str, tables: Sequence[TableLog]) -> Self:
        with ExitStack() as resources:
            _, barred = files.held(path, resources, write=True)
            _require(barred, path)
            database = _connected(path, resources, write=True)
            with _one_transaction(database):
                for statement in schema.STATEMENTS:
                    database.execute(statement)
                database.execute("INSERT INTO lesson (game) VALUES (?)", (game,))
                for number, table in enumerate(tables, start=1):
                    _add_table(database, number, table)
            return cls(path, game, database, None, resources.pop_all())

    @property
    def writable(self) -> bool:
        """Whether anything can be kept in this lesson from here."""
        return self.barred is None

    @property
    def copies(self) -> tuple[Path, ...]:
        """The last copies beside this lesson, the newest first."""
        with told(self.path):
            return copies.copies(self.path)

    def keep_copy(self) -> None:
        """Keep the lesson as it is now as its newest copy. What is not sound takes no other copy's place."""
        _require(self.barred, self.path)
        with told(self.path):
            target = copies.unfinished(self.path)
            try:
                self._copy_to(target)
            except BaseException:
                copies.unfinished(self.path)
                raise
            copies.shift(self.path)

    def wait(self, seconds: float) -> None:
        """From now on, wait so long for another program that holds the file."""
        self._database.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    def tables(self) -> tuple[TableRow, ...]:
        """Every table, by number; there is always table 1."""
        with told(self.path):
            found = self._database.execute("SELECT number, created FROM tables ORDER BY number").fetchall()
        return tuple(TableRow(number, created.decode(errors="replace")) for number, created in found)

    def items(self, table: int) -> tuple[Item, ...]:
        """The whole log of a table; an item's log id is its place in it.

        A log that cannot have been written like this is damaged: a row that does not read, a gap, an item that does not follow.
        """
        log = self._log(table)
        try:
            standing(log)
        except LogProblem as problem:
            raise LessonProblem(LessonTrouble.DAMAGED, self.path, f"table {table} item {problem.item}: {problem.flaw.name}") from problem
        return log

    def others(self, table: int) -> dict[int, TableLog]:
        """All that the tables but this one hold, by number. One whose log cannot have been written like this is left out."""
        with told(self.path):
            items = self._database.execute(
                "SELECT table_number, log_id, kind, payload FROM items WHERE table_number != ? ORDER BY table_number, log_id", (table,)
            ).fetchall()
            notes = self._database.execute("SELECT table_number, key, value FROM notes WHERE table_number != ?", (table,)).fetchall()
        logs = {number: self._sound([row[1:] for row in found], number) for number, found in groupby(items, itemgetter(0))}
        values: dict[int, dict[str, bytes]] = {}
        for number, key, value in notes:
            values.setdefault(number, {})[key.decode(errors="replace")] = bytes(value)
        return {number: TableLog(log, values.get(number, {})) for number, log in logs.items() if log is not None}

    def append(self, table: int, item: Said) -> int:
        """Keep one more item and return its log id once it is synced to the disk. One that does not follow raises LogProblem, unkept.

        After a LessonProblem the item is not kept, except when the very last sync failed: look at `items` before trying again.
        """
        _require(self.barred, self.path)
        log = self.items(table)
        standing((*log, item))
        with told(self.path):
            _add_item(self._database, table, len(log), item)
        return len(log)

    def notes(self, table: int) -> dict[str, bytes]:
        """Everything that is kept beside the log of a table."""
        with told(self.path):
            found = self._database.execute("SELECT key, value FROM notes WHERE table_number = ?", (table,)).fetchall()
        return {key.decode(errors="replace"): bytes(value) for key, value in found}

    def keep_note(self, table: int, key: str, value: bytes) -> None:
        """Keep a value (UTF-8) beside the log, in place of the one before. Undo does not reach notes."""
        _require(self.barred, self.path)
        self._require_table(table)
        with told(self.path):
            _put_note(self._database, table, key, value)

    def close(self) -> None:
        """Let go of the file; nothing waits to be written. A second time does nothing."""
        self._resources.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _copy_to(self, target: Path) -> None:
        # The read lock first: a backup that does not get it waits for ever.
        with told(self.path), closing(sqlite3.connect(target)) as copy, self._read_only_for_a_moment():
            self._database.backup(copy)
        type(self).open(target, self.game, write=False).close()

    @contextmanager
    def _read_only_for_a_moment(self) -> Iterator[None]:
        self.wait(IMPATIENCE)
        try:
            self._database.execute("BEGIN")
            self._database.execute("SELECT game FROM lesson").fetchall()
            yield
        finally:
            self._database.rollback()
            self.wait(PATIENCE)

    def _sound(self, found: list[tuple[int, bytes, bytes]], table: int) -> tuple[Item, ...] | None:
        """The log of another table, or None where it is damaged."""
        try:
            log = self._read(found, table)
            standing(log)
        except (LessonProblem, LogProblem):
            return None
        return log

    def _log(self, table: int) -> tuple[Item, ...]:
        self._require_table(table)
        with told(self.path):
            found = self._database.execute(
                "SELECT log_id, kind, payload FROM items WHERE table_number = ? ORDER BY log_id", (table,)
            ).fetchall()
        return self._read(found, table)

    def _read(self, found: list[tuple[int, bytes, bytes]], table: int) -> tuple[Item, ...]:
        """The items in these rows; a row that does not read, or a gap, means damage."""
        if [log_id for log_id, _, _ in found] != list(range(len(found))):
            raise LessonProblem(LessonTrouble.DAMAGED, self.path, f"table {table}: items are missing")
        try:
            return tuple(rows.item(kind, payload) for _, kind, payload in found)
        except rows.UnreadableRow as error:
            raise LessonProblem(LessonTrouble.DAMAGED, self.path, f"table {table}: {error}") from error

    def _require_table(self, table: int) -> None:
        if table not in [one.number for one in self.tables()]:
            raise LessonProblem(LessonTrouble.NO_SUCH_TABLE, self.path, str(table))


def _require_size(path: Path) -> None:
    if path.stat().st_size > schema.LARGEST:
        raise LessonProblem(LessonTrouble.DAMAGED, path, f"longer than {schema.LARGEST} bytes")


def _require(trouble: LessonTrouble | None, path: Path) -> None:
    if trouble is not None:
        raise LessonProblem(trouble, path)


@contextmanager
def _one_transaction(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        # The method, because some failures have rolled back already, and then it does nothing.
        database.rollback()
        raise


def _add_table(database: sqlite3.Connection, number: int, table: TableLog) -> None:
    database.execute("INSERT INTO tables (number) VALUES (?)", (number,))
    for log_id, item in enumerate(table.log):
        _add_item(database, number, log_id, item)
    for key, value in table.notes.items():
        _put_note(database, number, key, value)


def _add_item(database: sqlite3.Connection, table: int, log_id: int, item: Item) -> None:
    database.execute("INSERT INTO items VALUES (?, ?, ?, ?)", (table, log_id, *rows.row(item)))


def _put_note(database: sqlite3.Connection, table: int, key: str, value: bytes) -> None:
    database.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, key, value.decode()))


def _connected(path: Path, until: ExitStack, *, write: bool) -> sqlite3.Connection:
    # Always for writing where the file allows it, even to look: what a kill left half done in the journal must be rolled back to be read.
    database = sqlite3.connect(_uri(path), uri=True, timeout=PATIENCE, isolation_level=None)
    until.callback(database.close)
    # Texts come as bytes, so a file with broken ones still reads up to them.
    database.text_factory = bytes
    for pragma in ("trusted_schema = OFF", "foreign_keys = ON", "synchronous = EXTRA"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("PRAGMA journal_mode = DELETE" if write else "PRAGMA query_only = ON")
    return database


def _uri(path: Path) -> str:
    """SQLite's spelling of a path that must exist; a Windows share keeps its two slashes, which `Path.as_uri` would not."""
    place = path.as_posix()
    return f"file://{'' if place.startswith('/') else '/'}{quote(os.fsencode(place), safe='/:')}?mode=rw"


@contextmanager
def _damage_told(path: Path) -> Iterator[None]:
    """Tell as damage what else goes wrong with the few statements of opening, which every sound lesson answers."""
    try:
        yield
    except UnicodeDecodeError as error:
        # SQLite's complaint quotes the damaged text, and Python fails to decode the complaint.
        raise LessonProblem(LessonTrouble.DAMAGED, path, str(error)) from error
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        raise LessonProblem(LessonTrouble.DAMAGED, path, str(error)) from error


def _check(database: sqlite3.Connection, path: Path, game: str) -> None:
    # In one transaction, so that nobody writes meanwhile.
    database.execute("BEGIN")
    made = {sql for (sql,) in database.execute("SELECT sql FROM sqlite_schema")}
    if made != schema.MADE:  # one trigger more could do anything with what is entered
        raise LessonProblem(LessonTrouble.DAMAGED, path, "tables or triggers are not as they were made")
    verdict = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != b"ok":
        raise LessonProblem(LessonTrouble.DAMAGED, path, verdict.decode(errors="replace"))
    # SQLite takes a last page that is cut short for one that ends in zeros.
    (length,) = database.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()
    if path.stat().st_size < length:
        raise LessonProblem(LessonTrouble.DAMAGED, path, f"shorter than its {length} bytes")
    _check_game(database, path, game)
    database.execute("COMMIT")


def _check_game(database: sqlite3.Connection, path: Path, game: str) -> None:
    games = [name for (name,) in database.execute("SELECT game FROM lesson")]
    if games != [game.encode()]:
        kind = LessonTrouble.OTHER_GAME if games else LessonTrouble.DAMAGED
        raise LessonProblem(kind, path, b" ".join(games).decode(errors="replace"))
