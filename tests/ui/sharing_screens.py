"""The whole program on screens that come and go, where one may be for all, in a process of its own: what happened is printed as JSON.

Run as `python -m tests.ui.sharing_screens SCENARIO FOLDER` on a platform with the screens of the scenario.
"""

import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.table import Table
from tests.ui.projector.offscreen_screens import screen, set_screens
from tests.whole.tables import source
from ui.kit.displays import screen_id, screens
from ui.main import Program, application
from ui.text.languages import Language

PANEL, PROJ = screen("PANEL", 0, 0, 1366, 768), screen("PROJ", 1366, 0, 1280, 720)
MIRROR, BEAMER = screen("MIRROR", 0, 0, 1366, 768), screen("BEAMER", 0, 0, 1024, 768)
F4, NONE = Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier


class Room:
    """A program in the middle of a game, and what was seen of it."""

    def __init__(self, folder: Path):
        application()
        self.program = Program(Language.ENGLISH, Language.ENGLISH)
        self.console, self.wall, self.sharing = self.program.console, self.program.projector, self.program.sharing
        self.console.setGeometry(40, 30, 1280, 705)
        self.console.show()
        self.console.later.finish()
        QTest.qWaitForWindowActive(self.console)
        self.program.bridge.take(Table.new(folder / "a.lesson", source(14).header))
        self.seen, self.flashes, self.is_watched = {}, 0, False

    def wait(self, seconds: float = 0.7) -> None:
        """Let time pass, and look every few milliseconds whether the desk shows where the class looks on."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QApplication.processEvents()
            self.flashes += self.is_watched and self.console.asks.isVisible()
            time.sleep(0.005)

    def note(self, moment: str) -> None:
        """Write down what stands where."""
        shared = self.console.shared
        page = shared.page if shared.is_on else None
        self.seen[moment] = {
            "on": shared.is_on, "desk": self.console.asks.isVisible(), "wall": self.wall.isVisible(),
            "own window": self.wall.isWindow(), "state": self.program.placement.state.name,
            "notice": self.console.asks.notice.accessibleName() if self.console.asks.notice.isVisibleTo(self.console.asks) else "",
            "told": page.strip.told.key.name if page is not None and page.strip.told is not None else "",
            "wall at": list(self.wall.geometry().getRect()),
        }

    def press(self, key: Qt.Key, *, down: bool = True, up: bool = True) -> None:
        """A key that goes down, or up, or both."""
        for is_down in (True,) * down + (False,) * up:
            QTest.simulateEvent(self.console.windowHandle(), is_down, key, NONE, "", False)
            QApplication.processEvents()

    def share(self) -> None:
        """F4, once; from now on the class looks on."""
        self.press(F4)
        self.is_watched = True
        self.wait(0.1)


def single(room: Room) -> None:
    """One screen: offered at once, taken by one key, left by two, offered again."""
    room.program.open_wall()
    room.wait()
    room.note("offered")
    room.share()
    room.note("shared")
    room.press(F4, up=False)
    room.is_watched = False
    room.wait(0.1)
    room.note("held")
    room.press(F4, down=False)
    room.wait(0.1)
    room.is_watched = True
    room.wait(0.1)
    room.note("let go")
    room.press(Qt.Key.Key_Escape)
    room.wait(0.6)
    room.note("asked")
    room.is_watched = False
    room.press(Qt.Key.Key_Escape)
    room.wait()
    room.note("left")


def mirrored(room: Room) -> None:
    """A mirror comes, is used, goes, and comes again; then a screen of its own comes, and the wall moves there with F4 and F5."""
    remembered = screen_id(screens()[1])
    room.program.placement.choose(remembered)
    room.wait(0.2)
    room.note("on its own")
    room.press(F4)
    room.note("not taken from there")
    set_screens(PANEL, MIRROR)
    room.wait()
    room.note("mirrored")
    room.share()
    room.note("shared")
    set_screens(PANEL)
    room.wait()
    room.note("mirror gone")
    set_screens(PANEL, MIRROR)
    room.wait()
    room.note("mirror again")
    set_screens(PANEL, PROJ)
    room.wait()
    room.note("own screen again")
    room.press(F4, up=False)
    room.is_watched = False
    room.press(Qt.Key.Key_F5)
    room.wait()
    room.press(F4, down=False)
    room.wait(0.2)
    room.note("moved")


def smaller(room: Room) -> None:
    """A mirror that shows only a part of the desk's screen."""
    room.program.open_wall()
    room.wait()
    room.share()
    room.wait()
    room.note("shared")


SCENARIOS = {each.__name__: each for each in (single, mirrored, smaller)}

if __name__ == "__main__":
    ROOM = Room(Path(sys.argv[2]))
    SCENARIOS[sys.argv[1]](ROOM)
    ROOM.program.close()
    print(json.dumps({"seen": ROOM.seen, "flashes": ROOM.flashes}))
