"""Kills with −9 in the middle of what else is done to a lesson's files: a copy, a repair, a rescue, a save elsewhere, a deletion.

Each is done in a process split off from this one, and killed at a random moment of the time that it takes.
"""

import os
import random
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app.codec import RecordProblem
from app.lessons.copies import copies
from app.lessons.deleting import delete
from app.lessons.problems import LessonProblem
from app.rescuing import rescue
from app.rules.repair import Replaced
from app.table import Table
from tests.torture.faults import RECORD, kept_in

LESSON = "5B.lesson"
ENTRIES = 20
KEPT = 3  # copies beside the lesson


class Stopped(NamedTuple):
    """How many kills fell in the middle of something, and after how many of them anything was lost or half there."""

    kills: int
    in_the_middle: int
    wrong: int


class Work(NamedTuple):
    """Something that is done to a lesson, and whether all is as it must be, whenever it was stopped."""

    done: Callable[[Path], None]
    is_right: Callable[[Path], bool]


def _lesson(folder: Path) -> None:
    with closing(Table.new(folder / LESSON, RECORD.header)) as table:
        for at, entry in enumerate(RECORD.entries[:ENTRIES]):
            table.enter(entry)
            if at >= ENTRIES - KEPT:
                table.keep_copy()


def _do_copies_fall(path: Path) -> bool:
    """The newest first, each whole; a kill in between costs none but the oldest."""
    found = [kept_in(copy) for copy in copies(path)]
    return kept_in(path) == ENTRIES and len(found) >= KEPT - 1 and min(found) > 0 and found == sorted(found, reverse=True)


def _copy(path: Path) -> None:
    with closing(Table.opened(path)) as table:
        table.keep_copy()


REPAIRED = RECORD.entries[0].__class__((RECORD.entries[0].coins + 1) % 18)


def _repair(path: Path) -> None:
    with closing(Table.opened(path)) as table:
        table.amend((Replaced(0, REPAIRED),))


def _is_one_or_the_other(path: Path) -> bool:
    with closing(Table.opened(path, write=False)) as table:
        first, *rest = table.record().entries
    return first in {RECORD.entries[0], REPAIRED} and tuple(rest) == RECORD.entries[1:ENTRIES]


def _elsewhere(path: Path) -> Path:
    return path.with_name("elsewhere.lesson")


def _rescue(path: Path) -> None:
    rescue(path, _elsewhere(path))


def _save(path: Path) -> None:
    with closing(Table.opened(path)) as table:
        table.save_elsewhere(_elsewhere(path))


def _is_whole_or_nothing(path: Path) -> bool:
    """The lesson is as it was; the other one has all of it, or nothing that opens."""
    return kept_in(path) == ENTRIES and _kept_if_it_opens(_elsewhere(path)) in {ENTRIES, None}


def _kept_if_it_opens(path: Path) -> int | None:
    try:
        with closing(Table.opened(path, write=False)) as table:
            return len(table.record().entries)
    except (LessonProblem, RecordProblem):
        return None


def _is_there_or_gone(path: Path) -> bool:
    """The lesson goes last, whole until then; whatever is left is deleted the second time."""
    is_whole = not path.exists() or kept_in(path) == ENTRIES
    if path.exists():
        delete(path)
    return is_whole and not list(path.parent.glob("5B*"))


WORKS = {
    "a copy": Work(_copy, _do_copies_fall),
    "a repair": Work(_repair, _is_one_or_the_other),
    "a rescue": Work(_rescue, _is_whole_or_nothing),
    "a save elsewhere": Work(_save, _is_whole_or_nothing),
    "a deletion": Work(delete, _is_there_or_gone),
}


def stopped(name: str, kills: int, seed: int = 3) -> Stopped:
    """So many kills of one kind of work, each of a lesson of its own."""
    rng, work = random.Random(seed), WORKS[name]
    with TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        made.mkdir()
        _lesson(made)
        takes = min(_took(work, path) for _ in range(3) for path in _like(made))
        found = [_stopped_once(work, path, rng.uniform(0, takes)) for _ in range(kills) for path in _like(made)]
    return Stopped(kills, sum(is_middle for is_middle, _ in found), sum(not is_right for _, is_right in found))


def _like(made: Path) -> Iterator[Path]:
    """The lesson, its copies beside it, in a folder of their own."""
    with TemporaryDirectory() as folder:
        yield Path(shutil.copytree(made, Path(folder) / "stick")) / LESSON


def _took(work: Work, path: Path) -> float:
    """Seconds that it takes in a process split off, from the split on."""
    start = time.monotonic()
    os.waitpid(_split_off(work, path), 0)
    return time.monotonic() - start


def _stopped_once(work: Work, path: Path, after: float) -> tuple[bool, bool]:
    process = _split_off(work, path)
    time.sleep(after)
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    return os.WIFSIGNALED(status), work.is_right(path)


def _split_off(work: Work, path: Path) -> int:
    process = os.fork()
    if process == 0:
        work.done(path)
        os._exit(0)
    return process
