"""The wall on a real X server with a window manager and two monitors that come and go."""

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

ROOT = Path(__file__).resolve().parents[3]
TOOLS = ("Xvfb", "openbox", "xrandr")
SIZE = "3600x1400x24"


@contextmanager
def x_server(size=SIZE):
    """A screen in memory with a window manager; gives the name of the display."""
    ours, theirs = os.pipe()
    xvfb = subprocess.Popen(
        [shutil.which("Xvfb"), "-displayfd", str(theirs), "-screen", "0", size, "-noreset", "+extension", "RANDR"], pass_fds=[theirs],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(theirs)
    with os.fdopen(ours) as told:
        name = f":{told.readline().strip()}"
    place = {**os.environ, "DISPLAY": name}
    openbox = subprocess.Popen([shutil.which("openbox")], env=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(1)
    try:
        yield name
    finally:
        for process in (openbox, xvfb):
            process.terminate()
            process.wait(timeout=10)


@pytest.mark.long
def test_the_wall_survives_monitors_that_come_and_go_and_never_lies_over_the_desk():
    """FIELD 5 to 7; SCREENS §Placing the wall: guarded on a real X server, looking every 5 ms."""
    assert all(map(shutil.which, TOOLS)), f"this test needs {', '.join(TOOLS)}"
    with x_server() as name:
        command = [sys.executable, "-m", "tests.ui.projector.placing", "monitors"]
        place = {**os.environ, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        done = subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "requestActivate" not in done.stderr, "the wall asked for the keyboard"
    told = json.loads(done.stdout)
    seen = told["seen"]
    assert told["over_the_desk"] == 0
    assert seen["shown"] == {"place": [1366, 0, 1280, 720], "full": True, "state": "LIVE"}
    assert seen["keyboard"], "the wall took the keyboard"
    assert seen["gone"]["place"] is None
    assert seen["back"] == seen["shown"]
    assert seen["dropped for a moment"] == seen["shown"]
    assert seen["another mode"] == {"place": [1366, 0, 800, 600], "full": True, "state": "LIVE"}
    assert seen["turned into a mirror"]["place"] is None
    assert (seen["mirror"]["place"], seen["mirror"]["state"]) == (None, "MIRRORED")
    assert seen["window"]["state"] == "LIVE"
    assert not seen["window"]["full"]
    assert QRect(0, 0, 3600, 1400).contains(QRect(*seen["window"]["place"]))
