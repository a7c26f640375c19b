"""One screen for all while screens come and go: offered where the class can only see the desk, and never a flash of the desk."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.projector.offscreen_screens import configuration
from tests.ui.sharing_screens import BEAMER, PANEL, PROJ

ROOT = Path(__file__).resolve().parents[2]
STRIP = 104  # px: on a narrow screen the fields have a line of their own; the wall's letters follow the width there, and keep their size


@pytest.fixture
def played(tmp_path):
    """Play a scenario on screens of our own; the desk must never have been before the class but when it was meant."""

    def outcome(scenario, *screens):
        settings = tmp_path / "screens.json"
        settings.write_text(json.dumps(configuration(screens)), encoding="utf-8")
        command = [sys.executable, "-m", "tests.ui.sharing_screens", scenario, str(tmp_path)]
        place = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={settings}"}
        done = subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False, timeout=90)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert told["flashes"] == 0
        return told["seen"]

    return outcome


def test_with_a_single_screen_it_is_offered_at_once_and_left_by_two_keys(played):
    """SCREENS §One screen for all: the program offers this at once; the desk only while a key is held."""
    seen = played("single", PANEL)
    assert "one screen only" in seen["offered"]["notice"]
    assert seen["offered"]["state"] == "NO_WALL"
    assert seen["shared"] == seen["let go"]
    assert seen["shared"] | {"on": True, "desk": False, "wall": True, "own window": False, "state": "LIVE"} == seen["shared"]
    assert (seen["held"]["desk"], seen["held"]["wall"], seen["held"]["on"]) == (True, False, True)
    assert (seen["asked"]["told"], seen["asked"]["desk"]) == ("STRIP_ASK_LEAVE", False)
    assert seen["left"] | {"on": False, "desk": True, "wall": False, "own window": True, "state": "NO_WALL"} == seen["left"]
    assert "one screen only" in seen["left"]["notice"]


def test_mirrors_that_come_and_go_leave_the_wall_where_it_is(played):
    """SCREENS §One screen for all: in MIRRORED the program offers this at once; FIELD 5 for a wall that is lent."""
    seen = played("mirrored", PANEL, PROJ)
    assert seen["on its own"]["own window"]
    assert seen["not taken from there"] == seen["on its own"]
    assert seen["mirrored"]["state"] == "MIRRORED"
    assert "show the same" in seen["mirrored"]["notice"]
    for moment in ("shared", "mirror gone", "mirror again", "own screen again"):
        assert (seen[moment]["on"], seen[moment]["wall"], seen[moment]["desk"]) == (True, True, False), moment
    assert seen["own screen again"]["told"] == "STRIP_OTHER_SCREEN"
    assert seen["moved"] | {"on": False, "desk": True, "wall": True, "own window": True, "wall at": [1366, 0, 1280, 720]} == seen["moved"]


def test_only_the_part_that_every_screen_shows_is_used(played):
    """A mirror may be smaller than the desk's screen: what it cuts off, the class cannot see."""
    seen = played("smaller", PANEL, BEAMER)
    assert seen["shared"]["wall at"] == [0, 0, 1024, 768 - STRIP]
