"""The workshop: where files are made before they are moved to their place. It lies beside it, so that a move is all it takes.

What a kill left of one is cleared away by the next in the same folder. Nothing else is touched: neither what is not ours, nor what
another program may be at work in.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from time import time

from app.lessons.locking import is_locked

_PREFIX = ".state-in-class-"
_AT_WORK = ".at-work"  # a file of no content, locked for as long as somebody works here; no file that is placed begins with a dot
_BEGUN = time()  # s; what is younger than this program is not looked at


@contextmanager
def workshop(folder: Path) -> Iterator[Path]:
    """A hidden folder inside this one that goes afterwards with whatever is still in it; a stick that was pulled out keeps its rest."""
    _clear(folder)
    with TemporaryDirectory(prefix=_PREFIX, dir=folder, ignore_cleanup_errors=True) as made, _at_work(Path(made, _AT_WORK)):
        yield Path(made)


def synced(path: Path) -> Path:
    """The file, on the disk: the stick may be pulled out as soon as the teacher reads that it is there."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    return path


@contextmanager
def _at_work(mark: Path) -> Iterator[None]:
    file = os.open(mark, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o666)
    try:
        with suppress(OSError):  # a share without locks: then nobody gets this one, and what is left there stays
            is_locked(file)
        yield
    finally:
        os.close(file)


def _clear(folder: Path) -> None:
    for place in folder.glob(f"{_PREFIX}*"):
        with suppress(OSError):  # another user's, or gone meanwhile
            if place.stat().st_mtime < _BEGUN and _is_left(place / _AT_WORK):
                rmtree(place, ignore_errors=True)


def _is_left(mark: Path) -> bool:
    """Whether nobody works there any more: a lock goes with the program that has it. OSError where that cannot be known."""
    file = os.open(mark, os.O_RDWR)
    try:
        return is_locked(file)
    finally:
        os.close(file)
