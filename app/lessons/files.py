"""The lesson file as the operating system sees it: made only where nothing is, and written by one program at a time.

The lock is on a byte of the lesson itself, far behind its end, and dies with the process: no lock file is left on a USB stick.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from app.lessons.locking import is_locked
from app.lessons.problems import LessonProblem, LessonTrouble

_AS_IT_IS: int = getattr(os, "O_BINARY", 0)


def make(path: Path) -> None:
    """An empty file where there was none; the operating system decides, so two programs cannot both have made it."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | _AS_IT_IS, 0o666))


def held(path: Path, until: ExitStack, *, write: bool) -> tuple[int, LessonTrouble | None]:
    """The open file, and why it may not be written (None when it may, and then nobody else may until `until` closes).

    The caller closes SQLite's connection before `until` closes this: closing a file drops SQLite's locks on it in the same process.
    """
    _require_file(path)
    file = _writable(path, until) if write else None
    if file is None:
        return _readable(path, until), LessonTrouble.READ_ONLY
    return file, None if is_locked(file) else LessonTrouble.BUSY


def head(file: int, length: int) -> bytes:
    """The first bytes of an open file, fewer if it has no more."""
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, length)


def _require_file(path: Path) -> None:
    # Before anything is opened: opening a pipe waits for ever.
    with _forbidden_told(path):
        if not stat.S_ISREG(path.stat().st_mode):
            raise LessonProblem(LessonTrouble.FOREIGN, path, "not a file")


def _writable(path: Path, until: ExitStack) -> int | None:
    try:
        return _closed_by(until, os.open(path, os.O_RDWR | _AS_IT_IS))
    except OSError as error:
        if error.errno not in {errno.EACCES, errno.EPERM, errno.EROFS}:
            raise
        return None


def _readable(path: Path, until: ExitStack) -> int:
    with _forbidden_told(path):
        return _closed_by(until, os.open(path, os.O_RDONLY | _AS_IT_IS))


@contextmanager
def _forbidden_told(path: Path) -> Iterator[None]:
    try:
        yield
    except PermissionError as error:
        raise LessonProblem(LessonTrouble.UNREADABLE, path, str(error)) from error


def _closed_by(until: ExitStack, file: int) -> int:
    until.callback(os.close, file)
    return file
