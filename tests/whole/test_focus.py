"""Who has the keyboard, and where dialogs open, on a real X server with a window manager and two monitors."""

import shutil
import subprocess
from time import sleep

import pytest
from PySide6.QtCore import QRect

from tests.whole.monitors import DESK, RIGHT, classroom

POINTER, INK = "xdotool", "#1c2026"
DIALOGS = ("open", "export", "elsewhere", "delete", "question", "crash")
LABEL = (DESK[0] + 20, DESK[1] + 10, 40, 20)  # on the desk, where a click does nothing but give it the keyboard


@pytest.fixture
def room(tmp_path):
    assert shutil.which(POINTER), f"this test needs {POINTER}"
    with classroom(tmp_path) as made:
        made.plug("PROJ", RIGHT)
        yield made


def point(room, *words):
    subprocess.run([shutil.which(POINTER), *map(str, words)], check=True, env=room.place)


def click(room, place):
    """Click in the middle of a place, as a hand on the touch pad does."""
    x, y, width, height = place
    point(room, "mousemove", x + width // 2, y + height // 2, "click", 1)
    sleep(0.4)


def corners(room, place):
    """The colours in the corners of a place."""
    x, y, width, height = place
    return [room.root.colour(across, down) for across in (x + 2, x + width - 3) for down in (y + 2, y + height - 3)]


@pytest.mark.long
def test_the_wall_never_takes_the_keyboard(room):
    """FIELD 7: full screen and as a window, when it opens and after a click into it; what is typed goes to the desk."""
    with room.program() as program:
        sleep(1)
        click(room, LABEL)
        for opened in (("key", "F5"), ("windowed",)):
            program.ask(*opened)
            sleep(0.8)
            state = program.ask("state")
            assert state["has_keyboard"], opened
            click(room, state["wall"])
            state = program.ask("state")
            assert state["has_keyboard"], opened
            assert state["wall"] is not None
        point(room, "key", "F5")
        sleep(0.4)
        assert program.ask("state")["wall"] is None, "F5 came to the desk"


@pytest.mark.long
def test_the_window_of_the_wall_can_be_closed_and_the_desk_says_so(room):
    """FIELD 7: closing it ends nothing."""
    with room.program() as program:
        sleep(1)
        program.ask("windowed")
        sleep(0.8)
        x, y, width, _ = program.ask("state")["wall"]
        point(room, "mousemove", x + width - 8, y - 10, "click", 1)  # the last button of its title bar
        sleep(0.5)
        state = program.ask("state")
        assert (state["wall"], state["state"], state["notice"]) == (None, "NO_WALL", "wall_closed")
        assert program.ask("key", "F5")["wall"] == list(RIGHT)


@pytest.mark.long
@pytest.mark.parametrize("desk", [DESK, (RIGHT[0] + 4, 24, 1270, 690)])
def test_every_dialog_opens_on_the_screen_of_the_desk(room, desk):
    """FIELD 8: choosers, questions and the crash window, wherever the desk stands."""
    with room.program(desk=desk) as program:
        sleep(1)
        for name in DIALOGS:
            program.ask("dialog", name)
            dialog = QRect(*program.ask("state")["dialog"])
            assert QRect(*desk).adjusted(-60, -60, 60, 60).contains(dialog.center()), name


@pytest.mark.long
def test_numbers_stand_on_every_screen_and_over_the_wall_and_take_no_keyboard(room):
    """SCREENS §Where it appears: Identify, with the wall up; the pixels say that its colour is not what stands there."""
    with room.program() as program:
        sleep(1)
        program.ask("key", "F5")
        assert room.comes_to(RIGHT)
        before = corners(room, RIGHT)
        program.ask("identify")
        sleep(0.7)
        state = program.ask("state")
        for place, number in zip((DESK, RIGHT), state["numbers"], strict=True):
            assert QRect(*place).contains(QRect(*number))
        assert state["has_keyboard"]
        assert set(corners(room, state["numbers"][1])) == {INK}, "its ink edge is on top of the wall"
        sleep(3)
        assert program.ask("state")["numbers"] == []
        assert set(corners(room, state["numbers"][1])) != {INK}
        assert corners(room, RIGHT) == before
