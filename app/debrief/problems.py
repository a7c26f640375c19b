"""What can go wrong with an export on disk, as data; `told` makes it something to say."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from app.terms.saying import Saying, Says, say


class ExportTrouble(Enum):
    """The kinds of trouble."""

    READ_ONLY = "read_only"
    VANISHED = "vanished"
    FULL = "full"
    FAILED = "failed"


class ExportProblem(Exception):
    """The world failed an export into this folder: nothing of it was left there."""

    def __init__(self, path: Path, kind: ExportTrouble, detail: str = "") -> None:
        """Keep the folder, the kind, and a technical detail for a report (never for the teacher)."""
        super().__init__(path, kind, detail)
        self.path = path
        self.kind = kind
        self.detail = detail


_BY_ERRNO = {
    errno.EACCES: ExportTrouble.READ_ONLY,
    errno.EPERM: ExportTrouble.READ_ONLY,
    errno.EROFS: ExportTrouble.READ_ONLY,
    errno.ENOENT: ExportTrouble.VANISHED,
    errno.ENOTDIR: ExportTrouble.VANISHED,
    errno.EEXIST: ExportTrouble.VANISHED,  # a file of this name lies where the folder should be
    errno.ENODEV: ExportTrouble.VANISHED,
    errno.ENXIO: ExportTrouble.VANISHED,
    errno.ESTALE: ExportTrouble.VANISHED,
    errno.ENOSPC: ExportTrouble.FULL,
    errno.EDQUOT: ExportTrouble.FULL,
    errno.EFBIG: ExportTrouble.FULL,
    errno.EIO: ExportTrouble.FAILED,
    errno.EBUSY: ExportTrouble.FAILED,
    errno.EINVAL: ExportTrouble.FAILED,
    errno.ENAMETOOLONG: ExportTrouble.FAILED,
}
_WORDS = {
    ExportTrouble.READ_ONLY: Says.EXPORT_READ_ONLY,
    ExportTrouble.VANISHED: Says.EXPORT_VANISHED,
    ExportTrouble.FULL: Says.EXPORT_DISK_FULL,
    ExportTrouble.FAILED: Says.EXPORT_DISK_FAILED,
}


def told(problem: ExportProblem) -> Saying:
    """What went wrong, and what to do now."""
    return say(_WORDS[problem.kind], folder=str(problem.path))


@contextmanager
def on_disk(folder: Path) -> Iterator[None]:
    """Raise what the disk does to an export into this folder as an ExportProblem; errors of ours pass as they are."""
    try:
        yield
    except OSError as error:
        kind = _BY_ERRNO.get(error.errno or 0)
        if kind is None:
            raise
        raise ExportProblem(folder, kind, str(error)) from error
