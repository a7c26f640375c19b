"""Screens as plain values."""

from dataclasses import fields, replace

from ui.kit.displays import Display, live_screen, overlap, screen_id, screens

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
    """STYLE §Traps: keep a plain id and look the screen up."""
    here = screens()[0]
    assert live_screen(screen_id(here)) == qapp.primaryScreen()
    assert live_screen(screen_id(replace(here, name="gone"))) is None
