"""The format of a lesson file, version 1: what marks it, its tables, and the triggers that let it only grow."""

import struct

from app.lessons.problems import LessonTrouble

APPLICATION_ID = 0x4C73736E
"""Bytes 68 to 71 of the file, "Lssn"; SQLite keeps this place for programs to mark their files."""

VERSION = 1
"""Bytes 60 to 63 (SQLite's user_version). A file with a higher number was written by a later program and is not touched."""

HEAD_BYTES = 100
LARGEST = 4_000_000
"""Bytes. A whole game is 30,000; whatever is larger than this was not written by us, and would only fill the memory."""

_MAGIC = b"SQLite format 3\0"

STATEMENTS = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {VERSION}",
    "CREATE TABLE lesson (game TEXT NOT NULL) STRICT",
    """CREATE TABLE tables (
        number INTEGER PRIMARY KEY CHECK (number >= 1),
        created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
    ) STRICT""",
    """CREATE TABLE items (
        table_number INTEGER NOT NULL REFERENCES tables (number),
        log_id INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('header', 'entered', 'undone', 'redone', 'amended')),
        payload TEXT NOT NULL,
        PRIMARY KEY (table_number, log_id),
        CHECK ((kind = 'header') = (log_id = 0))
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE notes (
        table_number INTEGER NOT NULL REFERENCES tables (number),
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (table_number, key)
    ) STRICT, WITHOUT ROWID""",
    *(
        f"CREATE TRIGGER {table}_never_{verb} BEFORE {verb} ON {table} BEGIN SELECT RAISE(ABORT, 'a lesson only grows'); END"
        for table in ("lesson", "tables", "items")
        for verb in ("UPDATE", "DELETE")
    ),
    # INSERT OR REPLACE deletes without a DELETE trigger; the next number and no other keeps it from replacing anything.
    """CREATE TRIGGER lesson_only_once BEFORE INSERT ON lesson
        WHEN EXISTS (SELECT 1 FROM lesson)
        BEGIN SELECT RAISE(ABORT, 'a lesson only grows'); END""",
    """CREATE TRIGGER tables_only_next BEFORE INSERT ON tables
        WHEN NEW.number IS NOT (SELECT coalesce(max(number) + 1, 1) FROM tables)
        BEGIN SELECT RAISE(ABORT, 'a lesson only grows'); END""",
    """CREATE TRIGGER items_only_next BEFORE INSERT ON items
        WHEN NEW.log_id IS NOT (SELECT coalesce(max(log_id) + 1, 0) FROM items WHERE table_number = NEW.table_number)
        BEGIN SELECT RAISE(ABORT, 'a lesson only grows'); END""",
)

MADE = frozenset(statement.encode() for statement in STATEMENTS if statement.startswith("CREATE"))
"""What SQLite keeps of the statements, to the letter: even another blank in one of them would be another version."""


def trouble(head: bytes) -> LessonTrouble | None:
    """Why a file that begins with these bytes is no lesson of this version.

    Looked at before SQLite is let near the file, because opening a foreign database can already write beside it.
    """
    if not head:
        return LessonTrouble.EMPTY
    if not head.startswith(_MAGIC):
        return LessonTrouble.FOREIGN
    if len(head) < HEAD_BYTES:
        return LessonTrouble.DAMAGED
    version, application = struct.unpack_from(">i4xi", head, 60)
    if application != APPLICATION_ID:
        return LessonTrouble.FOREIGN
    if version > VERSION:
        return LessonTrouble.NEWER
    # Bytes 18 and 19: with a write-ahead log a lesson would be two files, and SQLite would write to it on opening.
    return None if version == VERSION and head[18:20] == b"\1\1" else LessonTrouble.DAMAGED
