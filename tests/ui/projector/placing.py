"""A wall and a desk on screens that come and go, in a process of its own: what happened is printed as JSON.

Run as `python -m tests.ui.projector.placing SCENARIO` on a platform with the screens of the scenario.
"""

import json
import shutil
import subprocess
import sys
import time

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.projector.offscreen_screens import screen, set_screens
from tests.ui.projector.scenes import SCENES
from ui.kit.displays import covered, screen_id, screens
from ui.kit.theme import LIGHT, load_fonts
from ui.projector.placement import COVERED, Placement
from ui.projector.window import Projector
from ui.text.words import Words

PANEL, PROJ = screen("PANEL", 0, 0, 1366, 768), screen("PROJ", 1366, 0, 1280, 720)
THIRD = screen("THIRD", 0, 768, 1920, 1080)
MIRROR = screen("MIRROR", 0, 0, 1280, 720)
SMALL = screen("PROJ", 1366, 0, 800, 600)


class Room:
    """A desk, a wall, and what was seen of them."""

    def __init__(self):
        self.app = QApplication([])
        self.app.setQuitOnLastWindowClosed(False)
        load_fonts()
        self.desk, self.wall = QWidget(), Projector(LIGHT, Words())
        self.desk.setGeometry(QRect(40, 30, 1280, 700))
        self.desk.show()
        self.wall.show_view(SCENES["budget"])
        self.states, self.seen, self.taken, self.offered = [], {}, [], []
        self.place_it(None)
        self.over_the_desk = 0

    def place_it(self, remembered):
        """Begin anew with what is remembered from last time."""
        self.placement = Placement(self.wall, self.desk, remembered)
        self.placement.state_changed.connect(lambda state: self.states.append(state.name))
        self.placement.taken.connect(lambda identity: self.taken.append(identity.name))
        self.placement.offered.connect(lambda display: self.offered.append(display and display.name))

    def wait(self, seconds=0.6):
        """Let time pass, and look every few milliseconds whether the wall lies over the desk."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.processEvents()
            self.over_the_desk += self.wall.isVisible() and covered(self.desk.frameGeometry(), self.wall.geometry()) >= COVERED
            time.sleep(0.005)

    def note(self, moment):
        """Write down where the wall is."""
        place = list(self.wall.geometry().getRect()) if self.wall.isVisible() else None
        full = place in [list(display.place.getRect()) for display in screens()]
        self.seen[moment] = {"place": place, "full": full, "state": self.placement.state.name}


def two_screens(room):
    """Shown, hidden, closed by a person, shown again."""
    room.note("before")
    room.placement.show_wall()
    room.wait(0.1)
    room.note("shown")
    room.placement.toggle()
    room.note("hidden")
    room.placement.toggle()
    room.wall.close()
    room.wait()
    room.note("closed")
    room.placement.as_window()
    room.wait(0.1)
    room.note("window")
    room.placement.show_wall()
    room.wait(0.1)
    room.note("shown again")


def one_screen(room):
    """Off until it is asked for as a window."""
    room.placement.show_wall()
    room.wait()
    room.note("asked")
    room.placement.as_window()
    room.wait()
    room.note("window")
    room.wall.setGeometry(10, 10, 700, 500)
    room.wait()
    room.note("moved")


def unplugged(room):
    """The screen goes and comes back, changes its mode, and becomes a mirror."""
    room.placement.show_wall()
    room.wait(0.1)
    room.note("shown")
    set_screens(PANEL)
    room.note("at once")
    room.wait()
    room.note("gone")
    set_screens(PANEL, PROJ)
    room.wait()
    room.note("back")
    set_screens(PANEL, SMALL)
    room.wait()
    room.note("smaller")
    set_screens(PANEL, MIRROR)
    room.wait()
    room.note("mirror")
    room.placement.as_window()
    room.wait(0.1)
    room.note("window")


def moved(room):
    """The desk is dragged to the wall's screen and back, and the wall is pushed over the desk."""
    room.placement.show_wall()
    room.wait(0.1)
    room.desk.setGeometry(1400, 10, 1200, 680)
    room.note("at once")
    room.wait()
    room.note("in its place")
    room.desk.setGeometry(40, 30, 1280, 700)
    room.wait()
    room.note("back")
    room.wall.setGeometry(room.desk.geometry())
    room.note("pushed")
    room.wait()
    room.note("settled")


def chosen(room):
    """Three screens, each chosen in turn, the desk's own last."""
    for display in reversed(screens()):
        room.placement.choose(screen_id(display))
        room.wait(0.1)
        room.note(display.name)


def strange(room):
    """A clean profile; then a screen that is not the remembered one, and the remembered one."""
    room.placement.begin()
    room.wait()
    room.note("clean")
    room.placement.toggle()
    room.wait(0.1)
    room.note("taken")
    remembered = screen_id(screens()[1])
    room.placement.hide_wall()
    set_screens(PANEL)
    room.place_it(remembered)
    room.placement.begin()
    set_screens(PANEL, THIRD)
    room.wait()
    room.note("another")
    set_screens(PANEL, THIRD, PROJ)
    room.wait()
    room.note("the remembered one")
    room.placement.hide_wall()
    set_screens(PANEL, THIRD)
    room.wait()
    set_screens(PANEL, THIRD, PROJ)
    room.wait()
    room.note("hidden before")
    room.place_it(remembered)
    set_screens(PANEL, SMALL)
    room.placement.begin()
    room.wait()
    room.note("in another mode")


def a_window(room):
    """A window on the desk's own screen that somebody drags over the desk, and closes."""
    room.placement.as_window()
    room.wait(0.1)
    room.wall.setGeometry(room.desk.geometry())
    room.note("over the desk")
    room.over_the_desk = -1000  # it may be dragged across, but not rest there
    room.wait()
    room.over_the_desk = 0
    room.note("at rest")


def xrandr(*words):
    """Change the monitors of a real X server."""
    subprocess.run([shutil.which("xrandr"), *words], check=True, capture_output=True)


def plug(name, x, y, width, height, outputs="none"):
    """Plug a virtual monitor in."""
    xrandr("--setmonitor", name, f"{width}/300x{height}/200+{x}+{y}", outputs)


def unplug(name):
    """Pull a virtual monitor out."""
    xrandr("--delmonitor", name)


def monitors(room):
    """Under a window manager: shown, pulled out, plugged in, dropped for a moment, another mode, and as a mirror."""
    plug("PANEL", 0, 0, 1366, 768, "screen")
    plug("PROJ", 1366, 0, 1280, 720)
    room.wait(1.5)
    room.desk.activateWindow()
    room.placement.show_wall()
    room.wait(1.5)
    room.note("shown")
    room.seen["keyboard"] = room.app.focusWindow() is not room.wall.windowHandle()
    unplug("PROJ")
    room.wait(1.5)
    room.note("gone")
    plug("PROJ", 1366, 0, 1280, 720)
    room.wait(2)
    room.note("back")
    unplug("PROJ")
    plug("PROJ", 1366, 0, 1280, 720)
    room.wait(1.5)
    room.note("dropped for a moment")
    unplug("PROJ")
    room.wait(0.15)  # in less, Qt does not notice that a monitor of the same name is another one
    plug("PROJ", 1366, 0, 800, 600)
    room.wait(1.5)
    room.note("another mode")
    unplug("PROJ")
    room.wait(0.15)
    plug("PROJ", 0, 0, 1280, 720)
    room.wait(2)
    room.note("turned into a mirror")
    unplug("PROJ")
    room.wait(1)
    plug("PROJ", 0, 0, 1280, 720)
    room.wait(2)
    room.note("mirror")
    room.placement.as_window()
    room.wait(1.5)
    room.note("window")


SCENARIOS = {each.__name__: each for each in (two_screens, one_screen, unplugged, moved, chosen, strange, a_window, monitors)}

if __name__ == "__main__":
    ROOM = Room()
    SCENARIOS[sys.argv[1]](ROOM)
    print(json.dumps({each: getattr(ROOM, each) for each in ("seen", "states", "over_the_desk", "taken", "offered")}))
