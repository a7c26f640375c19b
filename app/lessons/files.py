"""The lesson file as the operating system sees it: made only where nothing is, and written by one program at a time.

The lock is on a byte of the lesson itself, far behind its end, and dies with the process: no lock file is left on a USB stick.
"""

import errno
import os
import stat
import struct
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from app.lessons.problems import LessonProblem, LessonTrouble

# Windows' C runtime counts to 2**31; SQLite's own locks begin at 2**30 and are 512 bytes long.
_LOCK_BYTE = 0x7FFFFFF0
_AS_IT_IS: int = getattr(os, "O_BINARY", 0)

if sys.platform == "win32":  # pragma: no cover - the tests run on Linux
    import msvcrt

    def _is_locked(file: int) -> bool:
        os.lseek(file, _LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _is_locked(file: int) -> bool:
        # A lock of the open file, not of the process: flock would lock the whole file on a network share, SQLite's part
        # included, and the older fcntl locks go as soon as anything in this process closes the same file.
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _LOCK_BYTE, 1, 0))
        except BlockingIOError:
            return False
        return True


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
    return file, None if _is_locked(file) else LessonTrouble.BUSY


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
