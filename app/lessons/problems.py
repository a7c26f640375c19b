"""What can go wrong with a lesson on disk, told once for SQLite and the operating system alike.

A problem is data: the sentence for the teacher is made elsewhere, in the teacher's language.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class LessonTrouble(Enum):
    """The kinds of trouble; the values are fit for a report and for looking up words."""

    NOT_FOUND = "not_found"
    EXISTS = "exists"
    EMPTY = "empty"
    FOREIGN = "foreign"
    OTHER_GAME = "other_game"
    DAMAGED = "damaged"
    NEWER = "newer"
    NO_SUCH_TABLE = "no_such_table"
    UNREADABLE = "unreadable"
    READ_ONLY = "read_only"
    BUSY = "busy"
    DISK_FULL = "disk_full"
    DISK_FAILED = "disk_failed"
    VANISHED = "vanished"


class LessonProblem(Exception):
    """The world failed a lesson: which kind, which file, and a technical detail for a report (never for the teacher)."""

    def __init__(self, kind: LessonTrouble, path: Path, detail: str = "") -> None:
        super().__init__(kind, path, detail)
        self.kind = kind
        self.path = path
        self.detail = detail


_BY_RESULT_CODE = {
    sqlite3.SQLITE_BUSY: LessonTrouble.BUSY,
    sqlite3.SQLITE_CORRUPT: LessonTrouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: LessonTrouble.DAMAGED,
    sqlite3.SQLITE_FULL: LessonTrouble.DISK_FULL,
    sqlite3.SQLITE_IOERR: LessonTrouble.DISK_FAILED,
    sqlite3.SQLITE_READONLY: LessonTrouble.READ_ONLY,
    sqlite3.SQLITE_PERM: LessonTrouble.READ_ONLY,
    # The file itself is open by then: what cannot be opened is the journal, in a folder that takes no new files.
    sqlite3.SQLITE_CANTOPEN: LessonTrouble.READ_ONLY,
}

_BY_ERRNO = {
    errno.ENOENT: LessonTrouble.NOT_FOUND,
    errno.ENOTDIR: LessonTrouble.NOT_FOUND,
    errno.ENAMETOOLONG: LessonTrouble.NOT_FOUND,
    errno.EINVAL: LessonTrouble.NOT_FOUND,
    errno.ELOOP: LessonTrouble.NOT_FOUND,
    errno.EEXIST: LessonTrouble.EXISTS,
    errno.EISDIR: LessonTrouble.EXISTS,
    errno.ENOTEMPTY: LessonTrouble.EXISTS,
    errno.EACCES: LessonTrouble.READ_ONLY,
    errno.EPERM: LessonTrouble.READ_ONLY,
    errno.EROFS: LessonTrouble.READ_ONLY,
    errno.ENOSPC: LessonTrouble.DISK_FULL,
    errno.EDQUOT: LessonTrouble.DISK_FULL,
    errno.EIO: LessonTrouble.DISK_FAILED,
    errno.ENOLCK: LessonTrouble.DISK_FAILED,
    errno.EFBIG: LessonTrouble.DISK_FULL,
    errno.EMFILE: LessonTrouble.DISK_FAILED,
    errno.ENFILE: LessonTrouble.DISK_FAILED,
    errno.ENODEV: LessonTrouble.VANISHED,
    errno.ENXIO: LessonTrouble.VANISHED,
    errno.ESTALE: LessonTrouble.VANISHED,
    errno.ETIMEDOUT: LessonTrouble.VANISHED,
    errno.EHOSTDOWN: LessonTrouble.VANISHED,
    errno.EHOSTUNREACH: LessonTrouble.VANISHED,
    errno.ENETDOWN: LessonTrouble.VANISHED,
    errno.ENETUNREACH: LessonTrouble.VANISHED,
    errno.ENOTCONN: LessonTrouble.VANISHED,
    errno.ECONNRESET: LessonTrouble.VANISHED,
    errno.ECONNABORTED: LessonTrouble.VANISHED,
}

_GONE_WHEN_PATH_IS_GONE = {LessonTrouble.READ_ONLY, LessonTrouble.DISK_FAILED}


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Raise what the disk does to this lesson as a LessonProblem; errors of ours pass as they are.

    No disk has a file whose name holds a zero, or half a letter; asked for one, Python complains of the question.
    """
    if not _is_name(path):
        raise LessonProblem(LessonTrouble.NOT_FOUND, path, "no name for a file")
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        kind = _kind(error, path)
        if kind is None:
            raise
        raise LessonProblem(kind, path, str(error)) from error


def _is_name(path: Path) -> bool:
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False


def _kind(error: sqlite3.Error | OSError, path: Path) -> LessonTrouble | None:
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0)
    # Errors that Python's own module raises (a closed connection, say) carry no code: they are ours.
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return LessonTrouble.VANISHED
    kind = _BY_RESULT_CODE.get(code & 0xFF)
    if kind in _GONE_WHEN_PATH_IS_GONE and not os.path.exists(path):  # noqa: PTH110 - Path.exists raises when the device is gone
        return LessonTrouble.VANISHED
    return kind
