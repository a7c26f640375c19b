"""A list of lines by keys, mouse and finger; a progress line; a chevron."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt

from ui.kit.chevron import Chevron
from ui.kit.pick_list import PickLine, PickList
from ui.kit.progress import ProgressLine
from ui.kit.theme import DARK, LIGHT, TOUCH

LINES = (PickLine("one", is_ticked=True), PickLine("two", is_ticked=False, is_quiet=True), PickLine("three", is_ticked=True))
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def listed(qtbot):
    made = PickList(LIGHT, movable=True)
    made.show_lines(LINES, 1)
    made.resize(200, 100)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def heard(listed):
    all_of_it = []
    for name in ("picked", "ticked", "moved"):
        getattr(listed, name).connect(lambda *values, name=name: all_of_it.append((name, *values)))
    return all_of_it


def at(listed, line, x=100):
    return QPoint(x, round(listed.line_place(line).center().y()))


def test_keys_pick_tick_and_move(listed, heard, qtbot):
    """SCREENS: nothing on the desk needs the mouse."""
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(listed, key, ALT)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Home):
        qtbot.keyClick(listed, key)
    assert heard == [("moved", 1, 2), ("moved", 1, 0), ("picked", 2), ("ticked", 1), ("picked", 0)]


def test_keys_stop_at_either_end(listed, heard, qtbot):
    """A key that cannot go on does nothing."""
    listed.show_lines(LINES, 2)
    qtbot.keyClick(listed, Qt.Key.Key_Down)
    qtbot.keyClick(listed, Qt.Key.Key_Down, ALT)
    assert heard == []


def test_a_click_picks_and_a_click_on_the_box_ticks(listed, heard, qtbot):
    """SCREENS: everything works with mouse or finger, too."""
    qtbot.mouseClick(listed, Qt.MouseButton.LeftButton, pos=at(listed, 0))
    qtbot.mouseClick(listed, Qt.MouseButton.LeftButton, pos=at(listed, 2, 16))
    assert heard == [("picked", 0), ("ticked", 2)]


def test_a_drag_moves_and_a_trembling_finger_does_not(listed, heard, qtbot):
    """Issue "The debrief" §1: order editable."""
    qtbot.mousePress(listed, Qt.MouseButton.LeftButton, pos=at(listed, 0))
    qtbot.mouseMove(listed, at(listed, 2))
    listed.grab()
    qtbot.mouseRelease(listed, Qt.MouseButton.LeftButton, pos=at(listed, 2))
    qtbot.mousePress(listed, Qt.MouseButton.LeftButton, pos=at(listed, 2))
    qtbot.mouseMove(listed, at(listed, 2) + QPoint(0, 3))
    qtbot.mouseRelease(listed, Qt.MouseButton.LeftButton, pos=at(listed, 2) + QPoint(0, 3))
    assert heard == [("moved", 0, 2), ("picked", 2)]


def test_a_list_that_is_not_movable_stays(qtbot):
    """What can be tried has an order of its own."""
    fixed = PickList(LIGHT)
    fixed.show_lines(LINES, 0)
    qtbot.addWidget(fixed)
    moved = []
    fixed.moved.connect(lambda *values: moved.append(values))
    fixed.move_picked(1)
    assert moved == []


def test_lines_are_whole_or_elided_and_never_over_each_other(texts_of):
    """LOOK: numbers shrink, names elide."""
    many = PickList(LIGHT)
    many.show_lines([PickLine("a name of forty letters that is too long", is_ticked=True)] * 17, 3)
    texts = texts_of(many, (180, 17 * 20 + 8))
    assert len(texts) == 17
    assert all(first.rect.bottom() <= second.rect.top() + 0.5 for first, second in pairwise(texts))


def test_a_finger_finds_lines_as_high_as_there_is_room(listed):
    """LOOK: the least side of what a finger presses."""
    listed.resize(200, 600)
    assert listed.line_place(0).height() == TOUCH


def test_progress_fills_and_a_chevron_points(qtbot):
    """Issue "The debrief" §5: with a progress bar."""
    line = ProgressLine(LIGHT)
    qtbot.addWidget(line)
    line.resize(200, 14)
    empty = line.grab().toImage()
    line.show_progress(3, 4)
    assert line.share == pytest.approx(0.75)
    assert line.grab().toImage() != empty
    pictures = []
    for way, upright in ((1, False), (-1, False), (1, True)):
        chevron = Chevron(LIGHT, way, upright=upright)
        qtbot.addWidget(chevron)
        chevron.show_theme(DARK)
        pictures.append(chevron.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
