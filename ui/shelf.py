"""The shelf: where lessons are kept, what a new one is called, and which were played last.

The folder's name is wanted before the desk is painted; what opens files is imported when a file is opened.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import time

from PySide6.QtCore import QStandardPaths

from ui.console.new_lesson import SUFFIX, RecentLesson

_FOLDER, _DECKS = "A State in Class", "Role cards"
RECENT = 4
FRESH = 6 * 3600  # s after the last change in which a lesson that is not over is offered first


def default_folder() -> Path:
    """The folder for lessons among the teacher's documents; it is made when the first lesson is."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents or Path.home()) / _FOLDER


def decks_folder(beside: Path | None = None) -> Path:
    """The folder for role cards: among the documents, where backups find them, or beside the settings that a teacher carries along."""
    return (default_folder() if beside is None else beside) / _DECKS


def lesson_path(folder: Path, label: str, now: datetime) -> Path:
    """A file that does not exist yet: the day, the label and, if taken, a number; raises LessonProblem where no folder can be made."""
    from app.debrief.file_names import numbered, safe
    from app.lessons.copies import copies
    from app.lessons.problems import told

    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        paths = (folder / f"{name}{SUFFIX}" for name in numbered(safe(f"{now:%Y-%m-%d} {label}".strip())))
        return next(path for path in paths if not path.exists() and not copies(path))


def rescued_path(path: Path, named: Callable[[str], str]) -> Path:
    """A file beside a damaged lesson that does not exist yet, for what can be read of it; `named` puts its name into words.

    Raises LessonProblem where the folder does not answer.
    """
    from app.debrief.file_names import numbered, safe
    from app.lessons.copies import copies
    from app.lessons.problems import told

    stem = path.name.partition(SUFFIX)[0]
    paths = (path.with_name(f"{name}{SUFFIX}") for name in numbered(safe(named(stem))))
    with told(path):
        return next(each for each in paths if not each.exists() and not copies(each))


def recent_lessons(folder: Path) -> tuple[RecentLesson, ...]:
    """The lessons played last, newest first; a file that cannot be read is not offered.

    Where the clock was set back, what was played before seems to come later: it stands behind what was played since.
    """
    now = time()
    files = sorted(_played(folder), key=lambda played: (played[1] <= now, played[1]), reverse=True)
    return tuple(lesson for path, when in files[:RECENT] for lesson in _looked_at(path, when))


def _played(folder: Path) -> Iterator[tuple[Path, float]]:
    """Each lesson and when it was written last; a folder or a file that does not answer (a lost stick, a dead link) is passed over."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return
    for path in paths:
        with suppress(OSError):
            yield path, path.stat().st_mtime


def _looked_at(path: Path, when: float) -> Iterator[RecentLesson]:
    from app.codec import RecordProblem
    from app.lessons.problems import LessonProblem
    from app.table import Table
    from app.terms.calendar import Phase

    try:
        table = Table.opened(path, write=False)
    except (LessonProblem, RecordProblem):
        return  # it is told when somebody opens it
    state, day = table.replay.state, datetime.fromtimestamp(when).astimezone()
    table.close()
    is_over, label = state.phase is Phase.OVER, state.setting.label or path.stem
    yield RecentLesson(str(path), label, f"{day:%Y-%m-%d}", state.round, is_over, not is_over and time() - when < FRESH)
