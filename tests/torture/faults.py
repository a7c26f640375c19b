"""Everything a disk or a file can do to a lesson: what the teacher saw, and what was kept.

The faults are real ones wherever that is possible: limits, permissions, locks, folders that go, damaged bytes.
"""

import json
import os
import resource
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app.codec import Header, RecordProblem, written
from app.lessons.copies import copies
from app.lessons.problems import LessonProblem
from app.lessons.store import Lesson
from app.table import GAME, Table
from tests.app.lessons.tables import new_table
from ui.bridge import Bridge
from ui.console.new_lesson import NewLesson
from ui.demo import recorded_game
from ui.shelf import lesson_path
from ui.text.languages import Language
from ui.text.words import Words

ROOT = Path(__file__).resolve().parents[2]
RECORD = recorded_game()
BEFORE, DURING, AFTER = 12, 6, 4  # entries
NOBODY = 65534
HOLDING = """
import sqlite3, sys, time
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
time.sleep(4)
other.execute("ROLLBACK")
"""


class Outcome(NamedTuple):
    """What the teacher saw, how many of how many entries were kept in the end, and whether that is as it must be."""

    seen: str
    kept: int
    of: int
    is_right: bool


class Desk:
    """A bridge in a folder of its own, and the last sentence that it said about files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "stick"
        self.folder.mkdir(mode=0o777)
        self.path = self.folder / "5B.lesson"
        self.said: list[str] = []
        self.offered: str | None = None
        self.bridge = Bridge(Words())
        self.bridge.noticed.connect(lambda said: self.said.append(Words().say(said)))
        self.bridge.rescue_offered.connect(self._on_offered)

    def _on_offered(self, said: object, path: str) -> None:
        self.said.append(Words().say(said))
        self.offered = path

    def begin(self) -> None:
        """A new lesson in the folder."""
        self.bridge.take(Table.new(self.path, RECORD.header))

    def play(self, entries: int) -> None:
        """The next entries of the game."""
        at = len(self.bridge.table.replay.played)
        for entry in RECORD.entries[at : at + entries]:
            self.bridge.enter(entry)

    def close(self) -> None:
        """Let go of the lesson."""
        self.bridge.close()
        self.bridge.deleteLater()


@contextmanager
def desk(place: Path | None = None) -> Iterator[Desk]:
    """A desk with its folder in this place, and nothing left of it afterwards."""
    with TemporaryDirectory(dir=place, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        made = Desk(Path(folder))
        try:
            yield made
        finally:
            made.close()


def kept_in(path: Path) -> int:
    """How many entries of the game another program reads in this lesson; -1 if there is anything else, or no lesson."""
    try:
        table = Table.opened(path, write=False)
    except (LessonProblem, RecordProblem):
        return -1
    table.close()
    entries = table.record().entries
    return len(entries) if entries == RECORD.entries[: len(entries)] else -1


# ------------------------------------------------------------------------------------------- while the game is being played


@contextmanager
def _disk_full(desk: Desk) -> Iterator[None]:
    lesson = desk.bridge.table.lesson
    database = lesson._database
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    for length in (1000, 300, 100, 30, 10):  # tables that nobody plays at take the room that is left in the pages
        with suppress(LessonProblem):
            while True:
                new_table(lesson, b"x" * length)
    yield
    database.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def _disk_that_takes_nothing(_desk: Desk) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def _read_only_folder(desk: Desk) -> Iterator[None]:
    was = os.geteuid()
    desk.path.chmod(0o666)
    desk.folder.chmod(0o555)
    if was == 0:
        os.seteuid(NOBODY)  # permissions do not bind root
    yield
    os.seteuid(was)
    desk.folder.chmod(0o777)


@contextmanager
def _held_for_seconds(desk: Desk) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", HOLDING, desk.path], stdout=subprocess.PIPE) as holding:
        holding.stdout.readline()
        yield
        holding.wait()


@contextmanager
def _stick_pulled(desk: Desk) -> Iterator[None]:
    away = desk.folder.rename(desk.folder.with_name("away"))
    yield
    shutil.copytree(away, desk.folder)  # plugged in again it is another device


@contextmanager
def _clock_set_back(desk: Desk) -> Iterator[None]:
    """As if everything there was written in the future."""
    desk.bridge.table.keep_copy()
    for file in desk.folder.iterdir():
        os.utime(file, (4e9, 4e9))
    yield


WHILE_PLAYING: dict[str, Callable[[Desk], AbstractContextManager[None]]] = {
    "disk full": _disk_full,
    "disk that takes nothing": _disk_that_takes_nothing,
    "read-only folder": _read_only_folder,
    "held by another program for 4 s": _held_for_seconds,
    "stick pulled, plugged in again": _stick_pulled,
    "clock set back": _clock_set_back,
}


def _while_playing(name: str) -> Outcome:
    """The game goes on under the fault, and everything is kept once it is over."""
    with desk() as at:
        at.begin()
        at.play(BEFORE)
        with WHILE_PLAYING[name](at):
            at.play(DURING)
            unsaved, seen = at.bridge.table.unsaved, list(at.said)
        at.bridge.keeping.try_again()
        at.play(AFTER)
        kept, of = kept_in(at.path), BEFORE + DURING + AFTER
        is_right = kept == of and not at.bridge.table.unsaved and bool(unsaved) == bool(seen) == (name != "clock set back")
        return Outcome(" / ".join(seen) or "nothing: the game went on, kept", kept, of, is_right)


def _gone_for_good() -> Outcome:
    with desk() as at:
        at.begin()
        at.play(BEFORE)
        shutil.rmtree(at.folder)
        at.play(DURING)
        elsewhere = at.folder.with_name("elsewhere.lesson")
        at.bridge.keeping.save_elsewhere(str(elsewhere))
        at.play(AFTER)
        kept, of = kept_in(elsewhere), BEFORE + DURING + AFTER
        return Outcome(" / ".join(at.said), kept, of, kept == of)


def _opened_twice() -> Outcome:
    with desk() as at, desk() as second:
        at.begin()
        at.play(BEFORE)
        second.bridge.open_lesson(str(at.path))
        second.play(1)
        at.play(AFTER)
        kept, of = kept_in(at.path), BEFORE + AFTER
        is_right = kept == of and len(second.bridge.table.replay.played) == BEFORE
        return Outcome(second.said[-1], kept, of, is_right)


def _name_used_again() -> Outcome:
    """The second lesson of the same name on the same day, on a clock that was set back."""
    with desk() as at:
        at.bridge.begin_lesson(NewLesson("5B", RECORD.edition, RECORD.players, None, Language.ENGLISH, Language.ENGLISH, str(at.folder)))
        first = at.bridge.table.lesson.path
        before = first.read_bytes()
        again = lesson_path(at.folder, "5B", datetime.now().astimezone() - timedelta(seconds=5))
        at.bridge.begin_lesson(NewLesson("5B", RECORD.edition, RECORD.players, None, Language.ENGLISH, Language.ENGLISH, str(at.folder)))
        second = at.bridge.table.lesson.path
        is_right = first.read_bytes() == before and first != second == again
        return Outcome(f"“{second.name}” beside “{first.name}”", 0, 0, is_right)


def _started_on(folder: Path, days: int, gone_on_with: str = "") -> dict[str, list[str] | str]:
    command = [sys.executable, "-m", "tests.torture.clock", folder, str(days), gone_on_with]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, check=True)
    told: dict[str, list[str] | str] = json.loads(done.stdout)
    return told


def _clock_set_back_between_starts() -> Outcome:
    """Four starts, the second and the last of them a year earlier: no name is used twice, what was played last comes first."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        first = _started_on(folder, 0)
        rest = [_started_on(folder, days, str(first["begun"])) for days in (-365, 0, -365)]
        begun = [str(each["begun"]) for each in (first, *rest)]
        is_order = all(each["after begun"][0] == each["begun"] and each["after gone on"][0] == first["begun"] for each in rest)
        is_offered = all(each["before"][0] == first["begun"] for each in rest[:2])
        in_copies = [kept_in(copy) for copy in copies(folder / begun[0])]
        is_right = len({*begun}) == len(begun) and is_order and is_offered and in_copies == sorted(in_copies, reverse=True)
        is_kept = kept_in(folder / begun[0]) >= BEFORE and all(kept_in(folder / name) == BEFORE for name in begun[1:])
        return Outcome(f"begun as {', '.join(begun)}; copies of the first: {in_copies}", 0, 0, is_right and is_kept)


# -------------------------------------------------------------------------------------------------- when a file is opened


def _overwritten(place: int, new: bytes) -> Callable[[bytes], bytes]:
    return lambda content: content[:place] + new + content[place + len(new) :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "all zeros": lambda content: b"\0" * len(content),
    "first sector lost": _overwritten(0, b"\0" * 512),
    "cut in half": lambda content: content[: len(content) // 2],
    "last page cut off": lambda content: content[:-4096],
    "head damaged": _overwritten(18, b"\2\2"),
    "entries overwritten": _overwritten(4096 * 3 + 2000, b"\xff" * 500),
    "a text instead": lambda _: b"Dear class,",
    "newer version": _overwritten(60, struct.pack(">i", 99)),
}


def _damaged(name: str, *, with_copies: bool) -> Outcome:
    """The original stays as it is; what can be read is opened as a copy, if anything can."""
    with desk() as at:
        at.begin()
        at.play(len(RECORD.entries))
        if with_copies:
            at.bridge.table.keep_copy()
        at.bridge.table.close()
        at.bridge.table = None
        damaged = DAMAGES[name](at.path.read_bytes())
        at.path.write_bytes(damaged)
        at.bridge.open_lesson(str(at.path))
        kept = 0
        if at.offered is not None:
            at.bridge.open_rescued(at.offered)
            kept = kept_in(at.bridge.table.lesson.path)
        of = len(RECORD.entries)
        must = of if with_copies and name != "newer version" else 0
        is_right = at.path.read_bytes() == damaged and kept >= must and bool(at.said)
        return Outcome(at.said[0] if at.said else "nothing", kept, of, is_right)


def _other_edition() -> Outcome:
    with desk() as at:
        Lesson.create(at.path, GAME, written(Header("an edition to come", RECORD.players, RECORD.deck))).close()
        before = at.path.read_bytes()
        at.bridge.open_lesson(str(at.path))
        return Outcome(at.said[-1], 0, 0, at.path.read_bytes() == before and at.bridge.table is None)


def _deleted() -> Outcome:
    with desk() as at:
        at.begin()
        at.play(BEFORE)
        at.bridge.table.keep_copy()
        at.bridge.delete_lesson(str(at.path))
        return Outcome(at.said[-1], 0, 0, not list(at.folder.iterdir()))


class Case(NamedTuple):
    """A fault by its name, and how it is tried."""

    name: str
    tried: Callable[[], Outcome]


CASES = (
    *(Case(name, partial(_while_playing, name)) for name in WHILE_PLAYING),
    Case("folder gone for good, saved elsewhere", _gone_for_good),
    Case("opened twice", _opened_twice),
    Case("name used again", _name_used_again),
    Case("clock set back between two starts", _clock_set_back_between_starts),
    *(Case(f"{name}, without copies", partial(_damaged, name, with_copies=False)) for name in DAMAGES),
    *(Case(f"{name}, with copies", partial(_damaged, name, with_copies=True)) for name in DAMAGES),
    Case("other edition", _other_edition),
    Case("deleted for good", _deleted),
)
