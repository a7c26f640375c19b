"""How long a start takes, measured from outside and so in the same way from source and from a bundle.

On Linux: until the first pixel of the desk is on a screen that nobody sees. On Windows: until its window is there to be seen.
"""

import ctypes
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from unittest import mock

from root_window import Root

ROOT = Path(__file__).resolve().parent.parent
BUDGET = 1.3  # of the start from source
RUNS = 9
LONGEST = 60  # s
TITLE = "A State in Class"  # of the desk before a lesson has a name, in both languages
SCREEN = (1366, 768)


def medians(*commands: list[str]) -> list[float]:
    """The median time of each command to its first picture, in ms; they take turns, so that what else the machine does falls on all."""
    with TemporaryDirectory(prefix="state-in-class-") as home, watched() as is_shown:
        for command in commands:
            timed(command, home, is_shown)  # once without a clock: what is read from disk is in memory then
        times = [[timed(command, home, is_shown) for command in commands] for _ in range(RUNS)]
    return [1000 * median(each) for each in zip(*times, strict=True)]


def timed(command: list[str], home: str, is_shown: Callable[[], bool]) -> float:
    """Seconds from nothing to the first picture; then the program is ended, and its window gone."""
    begun = time.monotonic()
    program = subprocess.Popen(command, cwd=ROOT, env=as_nobody(home), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(is_shown, program)
        return time.monotonic() - begun
    finally:
        program.terminate()
        program.wait()
        until(lambda: not is_shown())


def as_nobody(home: str) -> dict[str, str]:
    """An environment with a home of its own and nothing said to Qt, so that nobody's settings and lessons are looked at."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "WAYLAND_"))}
    return {**kept, "HOME": home, "APPDATA": home, "LOCALAPPDATA": home, "XDG_CONFIG_HOME": home, "XDG_RUNTIME_DIR": home}


@contextmanager
def watched() -> Iterator[Callable[[], bool]]:
    """A function that says whether the desk is before somebody's eyes."""
    if os.name == "nt":
        yield is_on_windows
        return
    with screen() as display, mock.patch.dict(os.environ, DISPLAY=display):
        looked_at = root_of(display)
        yield lambda: any(looked_at())


def is_on_windows() -> bool:
    """Whether a window of this title can be seen: whose it is, Windows need not say."""
    user = ctypes.windll.user32
    window = user.FindWindowW(None, TITLE)
    return bool(window) and bool(user.IsWindowVisible(window))


def until(what: Callable[[], bool], program: subprocess.Popen | None = None) -> None:
    """Wait for something; a program that ends meanwhile never shows anything."""
    end = time.monotonic() + LONGEST
    while not what():
        if time.monotonic() > end or (program is not None and program.poll() is not None):
            raise TimeoutError("nothing was shown")
        time.sleep(0.001)


@contextmanager
def screen() -> Iterator[str]:
    """An X server with one screen of the size of a school PC, all dark; yields its name."""
    width, height = SCREEN
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as said:
            yield f":{int(said.readline())}"
    finally:
        server.terminate()
        server.wait()


def root_of(display: str) -> Callable[[], list[int]]:
    """A function that reads one row across the middle of this screen."""
    root, (width, height) = Root(display), SCREEN
    return lambda: [byte for at, byte in enumerate(root.row(0, height // 2, width)) if at % 4 != 3]
