"""Screens as plain values."""

from dataclasses import fields, replace

from ui.kit.displays import Display, Side, live_screen, overlap, recognised, screen_id, screen_ids, screens

DESK = Display("eDP-1", "LG", "L-14", "77", 0, 0, 1366, 768, 1.0)
WALL = Display("HDMI-1", "EPSON", "EB-X49", "12", 1366, 0, 1280, 720, 1.0)


def test_a_screen_is_a_value_and_no_handle(qapp):
    """STYLE §Traps: never keep a QScreen."""
    here = screens()
    assert here
    for field in fields(Display):
        assert isinstance(getattr(here[0], field.name), (str, int, float))
    assert here[0].width == qapp.primaryScreen().geometry().width()


def test_a_screen_is_remembered_by_what_it_is_not_where_it_lies():
    """SCREENS §Where it appears: name, maker, model, serial and size, never by index."""
    assert screen_id(WALL) == screen_id(replace(WALL, x=0, y=-720))
    for other in ({"name": "HDMI-2"}, {"manufacturer": "ACER"}, {"model": "EB"}, {"serial": "13"}, {"width": 1920}):
        assert screen_id(WALL) != screen_id(replace(WALL, **other))


def test_a_size_counts_in_the_screens_own_pixels():
    """The same screen at another ratio is the same screen."""
    assert screen_id(replace(WALL, width=640, height=360, ratio=2.0)) == screen_id(WALL)


def test_two_screens_are_a_mirror_from_half_of_the_smaller_one():
    """SCREENS §Placing the wall."""
    assert overlap(DESK, WALL) == 0
    assert overlap(DESK, replace(WALL, x=0)) == 1
    assert overlap(DESK, replace(WALL, x=1366 - 640)) == 0.5
    assert overlap(replace(WALL, width=0), DESK) == 0


def test_a_screen_is_looked_up_at_each_use(qapp):
    """STYLE §Traps: keep a plain value and look the screen up."""
    here = screens()[0]
    assert live_screen(here) == qapp.primaryScreen()
    assert live_screen(replace(here, name="gone")) is None


TWIN, FAR, ABOVE = replace(WALL, x=-1280), replace(WALL, x=2646), replace(WALL, x=40, y=-720)


def test_twins_are_told_apart_by_their_place():
    """Issue 4, point 1: what is the same in name, maker, model, serial and size is left, right, above or below the desk."""
    assert {screen_id(each) for each in (WALL, TWIN, FAR, ABOVE)} == {screen_id(WALL)}
    ids = screen_ids((DESK, FAR, WALL, TWIN, ABOVE, replace(WALL, y=900, x=0)), DESK)
    assert [(each.side, each.nth) for each in ids] == [
        (None, 1), (Side.RIGHT, 2), (Side.RIGHT, 1), (Side.LEFT, 1), (Side.ABOVE, 1), (Side.BELOW, 1),
    ]
    assert screen_ids((DESK, WALL), DESK) == (screen_id(DESK), screen_id(WALL)), "a place is no part of what has no twin"


def test_a_remembered_twin_is_the_one_in_that_place():
    """Issue 4, point 1: the other twin is never taken for it, not even where it is the only one."""
    displays = (DESK, WALL, TWIN)
    for display, identity in zip(displays[1:], screen_ids(displays, DESK)[1:], strict=True):
        assert recognised(identity, displays, DESK) == display
        assert recognised(identity, (DESK, display), DESK) == display
    assert recognised(screen_ids(displays, DESK)[1], (DESK, TWIN), DESK) is None
    assert recognised(screen_id(WALL), displays, DESK) is None, "remembered while it had no twin: nobody knows which it was"
    assert recognised(screen_id(WALL), (DESK, FAR), DESK) == FAR, "without a twin it is known wherever it lies"


def test_another_mode_is_the_same_screen_where_that_is_sure():
    """Issue 4, point 1; FIELD 6: by its serial number, or because it was seen to change."""
    small, nameless = replace(WALL, width=800, height=600), replace(WALL, serial="")
    assert recognised(screen_id(WALL), (DESK, small), DESK) == small
    unsure = replace(nameless, width=800, height=600)
    assert recognised(screen_id(nameless), (DESK, unsure), DESK) is None
    assert recognised(screen_id(nameless), (DESK, unsure), DESK, any_size=True) == unsure
    assert recognised(screen_id(nameless), (DESK, nameless, unsure), DESK, any_size=True) == nameless


def test_neither_the_desks_own_screen_nor_a_mirror_of_it_is_ever_recognised():
    """SCREENS §Placing the wall: it never opens over the desk."""
    assert recognised(screen_id(DESK), (DESK, WALL), DESK) is None
    assert recognised(screen_id(WALL), (DESK, replace(WALL, x=0)), DESK) is None
    assert recognised(screen_id(WALL), (WALL,), None) is None
