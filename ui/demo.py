"""The demo: a recorded game through both real windows, with a picture of each at every ask."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from app.codec import Record, record_from
from app.editions.folders import RESOURCES
from app.entries import Entry, tag
from app.lessons.problems import told
from app.table import Table
from ui.bridge import Bridge
from ui.console.new_lesson import SUFFIX

DESK, WALL = QSize(1366, 768), QSize(1920, 1080)
_GAME = RESOURCES / "demo" / "game.json"


class Windows(Struct, frozen=True):
    """The two windows, the bridge between them, and the way an entry takes from the desk to it."""

    desk: QWidget
    wall: QWidget
    bridge: Bridge
    enter: Callable[[Entry], None]


def recorded_game() -> Record:
    """The game that the demo plays."""
    return record_from(_GAME.read_bytes())


def demo(folder: Path, windows: Windows) -> int:
    """Play the recorded game into a new lesson in this folder; returns how many pictures were written.

    Raises LessonProblem where the folder cannot be written or holds a demo already.
    """
    begin(folder, windows)
    written = _pictured(folder, "00-start", windows)
    for number, entry in enumerate(recorded_game().entries, 1):
        windows.enter(entry)
        written += _pictured(folder, f"{number:02}-{tag(type(entry))}", windows)
    return written


def begin(folder: Path, windows: Windows) -> Path:
    """Open a new lesson in this folder on both windows, with the recorded game's table and no entry yet."""
    path = folder / f"demo{SUFFIX}"
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    windows.bridge.take(Table.new(path, recorded_game().header))
    for window, size in ((windows.desk, DESK), (windows.wall, WALL)):
        window.resize(size)
        window.show()
    return path


def _pictured(folder: Path, name: str, windows: Windows) -> int:
    """A picture of the desk, and of each step that the wall shows after the last entry."""
    staging = windows.bridge.staging
    for step in range(staging.stage.steps):
        staging.step(1 if step else 0)
        _settle()
        _save(windows.wall, folder / f"{name}-wall-{step + 1}.png")
    _settle()
    _save(windows.desk, folder / f"{name}-desk.png")
    return staging.stage.steps + 1


def _settle() -> None:
    """Let everything that waits to be laid out or painted have its turn."""
    for _ in range(3):
        QCoreApplication.processEvents()


def _save(window: QWidget, path: Path) -> None:
    with told(path.parent):
        if not window.grab().save(str(path)):
            raise OSError(str(path))
