"""A classroom seen from outside: an X server with monitors that come and go, the program on it, and somebody who watches the desk's."""

import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from tests.ui.projector.test_real_screens import TOOLS, x_server
from tests.whole.root_pixels import Root

ROOT = Path(__file__).resolve().parents[2]
SIZE = "4200x1900x24"
PANEL = (1400, 0, 1366, 768)
DESK = (1402, 24, 1360, 716)
RIGHT, LEFT, BELOW = (2766, 0, 1280, 720), (120, 0, 1280, 720), (1400, 800, 1280, 720)
SMALL = (2766, 0, 800, 600)
SETTINGS = "state-in-class/state-in-class-settings.json"
PATIENCE = 6.0  # s until the wall must be where it belongs


class Monitors:
    """Plugs, looks and waits; what the program says of itself is only asked for where the pixels cannot tell."""

    def __init__(self, display, home):
        self.home, self.root = home, Root(display)
        self.place = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(home), "XDG_CONFIG_HOME": str(home / "settings"),
        }
        self.place.pop("XDG_DOCUMENTS_DIR", None)
        self.plugs = 0

    # ---------------------------------------------------------------------------------------------------- monitors

    def xrandr(self, *words):
        subprocess.run([shutil.which("xrandr"), *words], check=True, capture_output=True, env=self.place)

    def plug(self, name, place, outputs="none"):
        """Plug a monitor in, or give one that is there another mode or place."""
        x, y, width, height = place
        self.xrandr("--setmonitor", name, f"{width}/300x{height}/200+{x}+{y}", outputs)
        self.plugs += 1

    def unplug(self, name):
        self.xrandr("--delmonitor", name)

    # ----------------------------------------------------------------------------------------------------- program

    @contextmanager
    def program(self, seed=14, desk=DESK):
        """The program from its start to its end; it must not have had anything to complain of."""
        command = [sys.executable, "-m", "tests.whole.plugged", *map(str, (seed, *desk))]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.child = subprocess.Popen(command, cwd=ROOT, env=self.place, text=True, **pipes)
        try:
            self.ask("state")
            yield self
            self.ask("quit")
            _, said = self.child.communicate(timeout=30)
            assert (self.child.returncode, said) == (0, ""), said
        finally:
            self.child.kill()
            self.child.wait()

    def ask(self, *words) -> dict:
        """What the program says after a word."""
        self.child.stdin.write(" ".join(map(str, words)) + "\n")
        self.child.stdin.flush()
        answer = self.child.stdout.readline()
        assert answer, self.child.stderr.read()
        return json.loads(answer)

    @property
    def settings(self) -> str:
        """What is remembered, as it is on the disk."""
        path = self.home / "settings" / SETTINGS
        return path.read_text(encoding="utf-8") if path.exists() else ""

    # -------------------------------------------------------------------------------------------------------- looks

    def comes_to(self, place) -> bool:
        """Whether the wall fills this place soon, to its corners."""
        return _soon(lambda: self.root.is_filled(*place))

    def goes_from(self, place) -> bool:
        """Whether nothing of the wall is here soon."""
        return _soon(lambda: not self.root.has_wall(*place))

    @contextmanager
    def watched(self, place=PANEL):
        """Watch the desk's monitor meanwhile; what was seen is in the dictionary that is given, afterwards."""
        command, seen = [sys.executable, "-m", "tests.whole.root_pixels"], {}
        watcher = subprocess.Popen(command, cwd=ROOT, env=self.place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.watcher = watcher
        self.watch(place)
        try:
            yield seen
        finally:
            seen.update(json.loads(watcher.communicate(timeout=30)[0]))

    def watch(self, place=None):
        """From now on this is the desk's monitor, or (None) nothing is to be watched."""
        self.watcher.stdin.write(" ".join(map(str, place or ())) + "\n")
        self.watcher.stdin.flush()
        assert self.watcher.stdout.readline() == "watching\n"


@contextmanager
def classroom(home):
    """An X server with a window manager, and nothing plugged in but the desk's own monitor."""
    assert all(map(shutil.which, TOOLS)), f"this test needs {', '.join(TOOLS)}"
    with x_server(SIZE) as display:
        made = Monitors(display, home)
        made.plug("PANEL", PANEL, "screen")
        yield made


def _soon(is_so) -> bool:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if is_so():
            return True
        sleep(0.02)
    return False
