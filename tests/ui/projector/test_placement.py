"""Where the wall stands: never over the desk, whatever the screens do."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from tests.ui.projector.offscreen_screens import configuration, screen
from tests.ui.projector.placing import PANEL, PROJ, THIRD
from ui.kit.displays import Display, covered, desk_screen, free_screens, is_mirrored
from ui.projector.placement import COVERED
from ui.projector.window_place import window_place

ROOT = Path(__file__).resolve().parents[3]
ON_PROJ, ON_PANEL = [1366, 0, 1280, 720], [0, 0, 1366, 768]
DESK = QRect(40, 30, 1280, 700)


def display(name, x, y, width, height):
    """A screen as a plain value."""
    return Display(name, "", "", "", x, y, width, height, 1.0)


LAPTOP, BEAMER, TWIN = display("PANEL", *ON_PANEL), display("PROJ", *ON_PROJ), display("TWIN", 0, 0, 1280, 720)


@pytest.fixture
def played(tmp_path):
    """Play a scenario on screens of our own; what was seen, and it must never have lain over the desk."""

    def outcome(scenario, *screens):
        settings = tmp_path / "screens.json"
        settings.write_text(json.dumps(configuration(screens)), encoding="utf-8")
        command = [sys.executable, "-m", "tests.ui.projector.placing", scenario]
        place = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={settings}"}
        done = subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert told["over_the_desk"] == 0
        return told

    return outcome


def test_the_wall_fills_the_screen_that_is_not_the_desks(played):
    """SCREENS §Placing the wall; FIELD 4 and 7: shown, hidden, closed, as a window, and back."""
    told = played("two_screens", PANEL, PROJ)
    seen = told["seen"]
    assert seen["before"] == {"place": None, "full": False, "state": "NO_WALL"}
    assert seen["shown"] == {"place": ON_PROJ, "full": True, "state": "LIVE"}
    assert seen["hidden"]["state"] == "NO_WALL"
    assert seen["closed"]["state"] == "NO_WALL"
    assert not seen["window"]["full"]
    assert QRect(*ON_PROJ).contains(QRect(*seen["window"]["place"]))
    assert seen["shown again"] == seen["shown"]
    assert told["states"] == ["LIVE", "NO_WALL", "LIVE", "NO_WALL", "LIVE"] or told["states"][-1] == "LIVE"


def test_with_one_screen_the_wall_stays_off_until_it_is_asked_for_as_a_window(played):
    """FIELD 4: it never opens over the only screen, and one screen shuts nobody out."""
    seen = played("one_screen", PANEL)["seen"]
    assert seen["asked"] == {"place": None, "full": False, "state": "NO_WALL"}
    assert seen["window"]["state"] == "LIVE"
    assert seen["moved"]["place"] == [10, 10, 700, 500]


def test_a_lost_screen_takes_the_wall_away_at_once_and_brings_it_back(played):
    """FIELD 5 and 6; SCREENS §Placing the wall: hide at once, place again, follow the mode, and know a mirror."""
    seen = played("unplugged", PANEL, PROJ)["seen"]
    assert seen["shown"]["place"] == ON_PROJ
    assert seen["at once"]["place"] is None
    assert seen["gone"]["state"] == "NO_WALL"
    assert seen["back"] == seen["shown"]
    assert seen["smaller"]["place"] == [1366, 0, 800, 600]
    assert seen["mirror"] == {"place": None, "full": False, "state": "MIRRORED"}
    assert seen["window"]["state"] == "LIVE"


def test_the_wall_gives_way_to_the_desk(played):
    """SCREENS §Placing the wall, hard rule: a wall that covers half of the desk hides, takes no screen by itself, and comes back."""
    told = played("moved", PANEL, PROJ)
    seen = told["seen"]
    assert seen["at once"]["place"] is None
    assert seen["in its place"]["place"] is None
    assert told["offered"] == ["PANEL", None]
    assert seen["back"] == {"place": ON_PROJ, "full": True, "state": "LIVE"}
    assert seen["pushed"]["place"] is None
    assert seen["settled"]["place"] == ON_PROJ
    assert told["taken"] == ["PROJ"]


def test_a_screen_that_nobody_chose_is_offered_and_not_taken(played):
    """FIELD 2 to 4; issue 4, point 1: a clean profile, another screen than the remembered one, and the remembered one at last."""
    told = played("strange", PANEL, PROJ)
    seen = told["seen"]
    assert seen["clean"]["place"] is None
    assert seen["taken"]["place"] == ON_PROJ
    assert seen["another"]["place"] is None
    assert seen["the remembered one"]["place"] == ON_PROJ
    assert seen["hidden before"]["place"] is None, "what somebody hid stays hidden"
    assert seen["in another mode"]["place"] is None, "without a serial number it may be any other screen"
    assert told["taken"] == ["PROJ"], "only somebody's choice is remembered"
    assert told["offered"] == ["PROJ", None, "THIRD", None, "PROJ"]


def test_a_window_that_rests_over_the_desk_hides(played):
    """SCREENS §Placing the wall, hard rule, for the ordinary window, too."""
    seen = played("a_window", PANEL)["seen"]
    assert seen["over the desk"]["place"] is not None
    assert seen["at rest"]["place"] is None


def test_each_screen_can_be_chosen_but_the_desks(played):
    """FIELD 1: three screens, each chosen in turn."""
    told = played("chosen", PANEL, PROJ, THIRD)
    seen = told["seen"]
    assert seen["PROJ"]["place"] == ON_PROJ
    assert seen["THIRD"]["place"] == [0, 768, 1920, 1080]
    assert seen["PANEL"]["place"] == ON_PROJ, "the desk's own is no choice"
    assert told["taken"] == ["THIRD", "PROJ"]


def test_the_wall_is_placed_where_pixels_are_not_points(played):
    """FIELD 13: a screen with two pixels to a point."""
    seen = played("two_screens", PANEL, screen("PROJ", 1366, 0, 1280, 720, 2))["seen"]
    assert seen["shown"]["full"]
    assert seen["shown"]["place"][:2] == [1366, 0]


def test_two_screens_that_overlap_by_half_of_the_smaller_are_a_mirror():
    """SCREENS §Placing the wall."""
    assert is_mirrored((LAPTOP, TWIN))
    assert not is_mirrored((LAPTOP, BEAMER))
    assert not is_mirrored((LAPTOP,))
    assert not is_mirrored((LAPTOP, TWIN, BEAMER))
    assert free_screens((LAPTOP, TWIN), LAPTOP) == ()
    assert free_screens((LAPTOP, TWIN, BEAMER), LAPTOP) == (BEAMER,)


def test_the_desk_is_where_the_most_of_it_is():
    """SCREENS §Placing the wall: a desk between two screens belongs to one of them."""
    assert desk_screen((LAPTOP, BEAMER), QRect(1000, 100, 1000, 500)) == BEAMER
    assert desk_screen((LAPTOP, BEAMER), DESK) == LAPTOP
    assert desk_screen((LAPTOP, BEAMER), QRect(9000, 9000, 10, 10)) == LAPTOP
    assert desk_screen((), DESK) is None


SIDES = st.integers(min_value=700, max_value=3840)


@given(room=st.builds(QRect, st.integers(-2000, 2000), st.integers(-500, 500), SIDES, SIDES), shares=st.tuples(*(4 * (st.floats(0, 1),))))
def test_a_window_lies_on_the_screen_and_never_over_half_of_the_desk(room, shares):
    """SCREENS §The wall: as an ordinary window, never over half of the desk."""
    x, y, w, h = shares
    wide, high = 600 + round(w * (room.width() - 600)), 400 + round(h * (room.height() - 400))
    desk = QRect(room.left() + round(x * (room.width() - wide)), room.top() + round(y * (room.height() - high)), wide, high)
    wall = window_place(desk, room)
    assert room.contains(wall)
    assert covered(desk, wall) < COVERED
