"""The last copies of a lesson, beside it: `X.lesson.copy1` is the newest, `X.lesson.copy3` the oldest.

The newest is told by its name, not by a clock that somebody may set back. No copy takes the place of another before it is whole.
"""

from pathlib import Path

KEPT = 3
_SIDE_FILES = ("-journal", "-wal", "-shm")


def is_copy(path: Path) -> bool:
    """Whether a file is a copy that lies beside a lesson, by its name: such a file may be moved at any moment."""
    return path.suffix in {f".copy{number}" for number in range(KEPT + 1)}


def copies(path: Path) -> tuple[Path, ...]:
    """The copies of the lesson in this file that there are, the newest first."""
    return tuple(copy for copy in (_copy(path, number) for number in range(1, KEPT + 1)) if copy.is_file())


def unfinished(path: Path) -> Path:
    """Where the next copy is made; nothing is there, for what a kill left half done is cleared away."""
    copy = _copy(path, 0)
    for file in files_of(copy):
        file.unlink(missing_ok=True)
    return copy


def shift(path: Path) -> None:
    """Make the copy that is whole now the newest; the oldest gives way. A kill in between costs no other."""
    for number in range(KEPT - 1, -1, -1):
        copy = _copy(path, number)
        if copy.exists():
            copy.replace(_copy(path, number + 1))


def all_files(path: Path) -> tuple[Path, ...]:
    """Every file that may hold something of this lesson: its copies, oldest first, half made ones too, then the lesson itself."""
    return tuple(file for number in range(KEPT, -1, -1) for file in files_of(_copy(path, number))) + files_of(path)


def files_of(path: Path) -> tuple[Path, ...]:
    """A database's files: what SQLite may have left beside it, then itself."""
    return (*(path.with_name(path.name + ending) for ending in _SIDE_FILES), path)


def _copy(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.copy{number}")
