"""A whole game by keyboard on a real X server with a window manager and two monitors."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.ui.projector.test_real_screens import TOOLS, x_server
from tests.whole.tables import source

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.parametrize(("seed", "language", "size"), [(14, "en", (1920, 1080)), (23, "es", (1024, 768))])
def test_a_whole_game_by_keyboard_on_two_monitors(tmp_path, seed, language, size):
    """Issue 2 §How we shall see it: eight names of 40 characters at 1366 × 768, and the wall at 1920 × 1080 and 1024 × 768."""
    assert all(map(shutil.which, TOOLS)), f"this test needs {', '.join(TOOLS)}"
    with x_server() as name:
        command = [sys.executable, "-m", "tests.whole.on_screens", *map(str, (tmp_path, seed, language, *size))]
        place = {**os.environ, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        done = subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False, timeout=280)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    seen = json.loads(done.stdout)
    entries = source(seed).entries
    assert len(source(seed).header.players) == 8
    assert seen["screens"] == [[1366, 768], [*size]]
    assert seen["wall"] == [[1366, 0, *size]]
    assert (seen["kept"], seen["told"], seen["same"]) == (len(entries), len(entries), True)
    assert (seen["without_keyboard"], seen["over_the_desk"]) == (0, 0)
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == seen["pictures"] >= 2 * len(entries)
    assert {QImage(str(path)).size().toTuple() for path in pictures if "-wall-" in path.name} == {size}
