"""A disk that is really full: a file system of a few pages, in a name space of its own, so that it is gone with this process."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from tests.torture.faults import AFTER, BEFORE, DURING, RECORD, Desk, Outcome, desk, kept_in

ROOT = Path(__file__).resolve().parents[2]
SIZE = 256  # kB
MOUNT, UNMOUNT = ("mount", "-t", "tmpfs"), ("umount", "-l")
NOT_HERE = "could not be tried: this computer does not let us mount a small disk"


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of 256 kB, mounted on a folder."""
    with TemporaryDirectory() as folder:
        subprocess.run([*MOUNT, "-o", f"size={SIZE}k", "tmpfs", folder], check=True, capture_output=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run([*UNMOUNT, folder], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Not one more byte fits in here."""
    ballast = folder / "holiday.mp4"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(512))
        except OSError:
            pass
    yield
    ballast.unlink()


@contextmanager
def full_desk() -> Iterator[tuple[Desk, Path]]:
    """A desk whose lessons are on a small disk."""
    with small_disk() as folder, desk(folder) as at:
        yield at, folder


def played_on() -> Outcome:
    """The game goes on, and is kept when there is room again."""
    with full_desk() as (at, folder):
        at.begin()
        at.play(BEFORE)
        with filled(folder):
            at.play(DURING)
            unsaved, seen = at.bridge.table.unsaved, list(at.said)
            held = kept_in(at.path)
        at.bridge.keeping.try_again()
        at.play(AFTER)
        kept, of = kept_in(at.path), BEFORE + DURING + AFTER
        return Outcome(" / ".join(seen), kept, of, kept == of and held + unsaved >= BEFORE + DURING and bool(seen) == bool(unsaved))


def copied() -> Outcome:
    """A copy that does not fit takes no other one's place, and leaves nothing half."""
    with full_desk() as (at, folder):
        at.begin()
        at.play(BEFORE)
        at.bridge.keeping.keep_copy_before_repair()
        at.play(1)
        before = sorted(file.name for file in at.folder.iterdir())
        with filled(folder):
            at.bridge.keeping.keep_copy_before_repair()
            after = sorted(file.name for file in at.folder.iterdir())
        copy = at.path.with_name(at.path.name + ".copy1")
        return Outcome(at.said[-1], kept_in(copy), BEFORE, before == after and kept_in(copy) == BEFORE)


def begun() -> Outcome:
    """A lesson that does not fit is not begun, and leaves nothing."""
    from ui.console.new_lesson import NewLesson
    from ui.text.languages import Language

    with full_desk() as (at, folder), filled(folder):
        english = Language.ENGLISH
        at.bridge.begin_lesson(NewLesson("5B", RECORD.edition, RECORD.players, None, english, english, str(at.folder)))
        return Outcome(at.said[-1], 0, 0, at.bridge.table is None and not list(at.folder.iterdir()))


def saved_elsewhere() -> Outcome:
    """Where the other disk is full, too, the game stays where it is, and goes on."""
    with desk() as at, small_disk() as folder:
        at.begin()
        at.play(BEFORE)
        with filled(folder):
            at.bridge.keeping.save_elsewhere(str(folder / "elsewhere.lesson"))
            is_nothing_left = not (folder / "elsewhere.lesson").exists()
        at.play(AFTER)
        kept = kept_in(at.path)
        return Outcome(at.said[-1], kept, BEFORE + AFTER, is_nothing_left and kept == BEFORE + AFTER)


def rescued() -> Outcome:
    """What can be read of a damaged lesson waits for room; the damaged one stays as it is."""
    with full_desk() as (at, folder):
        at.begin()
        at.play(BEFORE)
        at.bridge.close()
        content = bytearray(at.path.read_bytes())
        content[18:20] = b"\2\2"
        at.path.write_bytes(content)
        before = {*at.folder.iterdir()}
        with filled(folder):
            at.bridge.open_rescued(str(at.path))
            seen, is_nothing_left = at.said[-1], {*at.folder.iterdir()} == before
        at.bridge.open_rescued(str(at.path))
        kept = kept_in(at.bridge.table.lesson.path)
        return Outcome(seen, kept, BEFORE, is_nothing_left and kept == BEFORE and at.path.read_bytes() == content)


def deleted() -> Outcome:
    """What is deleted needs no room."""
    with full_desk() as (at, folder):
        at.begin()
        at.play(BEFORE)
        at.bridge.table.keep_copy()
        with filled(folder):
            at.bridge.delete_lesson(str(at.path))
            return Outcome(at.said[-1], 0, 0, not list(at.folder.iterdir()))


TRIED: dict[str, Callable[[], Outcome]] = {
    "while playing": played_on,
    "at a copy": copied,
    "at a new lesson": begun,
    "where it is saved elsewhere": saved_elsewhere,
    "at a rescue": rescued,
    "at a deletion": deleted,
}


def tried_apart(name: str) -> Outcome:
    """Try this in a process that may mount: root's, or an ordinary user's who is root in a name space of one's own."""
    apart = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    try:
        may = subprocess.run([*apart, *MOUNT, "tmpfs", gettempdir()], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        may = False
    if not may:
        return Outcome(NOT_HERE, 0, 0, is_right=True)
    command = [*apart, sys.executable, "-m", "tests.torture.small_disk", name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    if done.returncode:
        return Outcome(done.stderr.decode(errors="replace"), 0, 0, is_right=False)
    return Outcome(*json.loads(done.stdout))


if __name__ == "__main__":
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    sys.stdout.write(json.dumps(TRIED[sys.argv[1]]()))
