"""The wall's modes and the debate's clock on it."""

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from app.clock import Reading
from app.stage import Mode
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.scenes import SCENES
from ui.kit.theme import DARK, LIGHT
from ui.text.languages import Language

ALL = [*SCENES.values()]


@pytest.fixture
def projector(wall):
    return wall((1024, 576))


def picture(wall) -> np.ndarray:
    for _ in range(3):
        QCoreApplication.processEvents()
    image = wall.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[:, :, :3].copy()


@pytest.mark.parametrize("name", SCENES)
def test_black_is_black_over_every_scene_and_every_scene_that_comes(projector, name):
    """SCREENS §Modes; FIELD 9: black does nothing in one state."""
    projector.show_mode(Mode.BLACK)
    projector.show_view(SCENES[name])
    assert not picture(projector).any()
    projector.show_mode(Mode.LIVE)
    assert picture(projector).any()


def test_a_kept_picture_is_the_one_that_was_up_whatever_comes(projector):
    """SCREENS §Modes: FROZEN keeps its picture, byte for byte: through entries, the clock, another language and another theme."""
    projector.show_view(SCENES["debate"])
    live = picture(projector)
    projector.show_mode(Mode.FROZEN)
    assert np.array_equal(picture(projector), live)
    for view in ALL[::5]:
        projector.show_view(view)
        assert np.array_equal(picture(projector), live)
    projector.show_clock(Reading(3, is_over=True, is_running=True))
    projector.words.speak(Language.SPANISH)
    projector.show_theme(DARK)
    assert np.array_equal(picture(projector), live)
    for cover in (Mode.BLACK, Mode.CARD):
        projector.show_mode(cover)
        assert not np.array_equal(picture(projector), live)
        projector.show_mode(Mode.FROZEN)
        assert np.array_equal(picture(projector), live)
    projector.show_mode(Mode.LIVE)
    assert not np.array_equal(picture(projector), live)
    projector.words.speak(Language.ENGLISH)
    projector.show_theme(LIGHT)


def test_a_kept_picture_fills_a_screen_of_another_size(projector):
    """FIELD 6: the projector changes its mode and the window keeps the old size."""
    projector.show_view(SCENES["debate"])
    projector.show_mode(Mode.FROZEN)
    projector.resize(800, 600)
    kept = picture(projector)
    projector.show_mode(Mode.LIVE)
    assert np.array_equal(picture(projector), kept)


@pytest.mark.parametrize("again", [lambda wall: wall.show(), lambda wall: wall.grab()])
def test_a_wall_that_was_frozen_before_it_is_shown_takes_its_screen(wall, again):
    """FIELD 6, SCREENS §Modes: a lesson that was left FROZEN is opened, the projector comes; Qt tells a hidden window its size late."""
    projector = wall((1024, 576))
    projector.hide()
    projector.show_view(SCENES["debate"])
    projector.show_mode(Mode.FROZEN)
    projector.resize(800, 600)
    again(projector)
    projector.show()
    kept = picture(projector)
    projector.show_mode(Mode.LIVE)
    assert np.array_equal(picture(projector), kept)


def test_the_title_card_says_that_the_game_goes_on_and_nothing_of_it(projector):
    """SCREENS §Modes: CARD; no count, no name and no table on it, in whatever scene it is asked for."""
    seen = set()
    for view in ALL:
        projector.show_view(view)
        projector.show_mode(Mode.CARD)
        seen.add(picture(projector).tobytes())
        assert "We go on in a moment" in [text.text for text in heard_on(projector)]
        projector.show_mode(Mode.LIVE)
    assert len(seen) == 1


def test_the_clock_counts_down_and_looks_different_when_time_is_over(projector):
    """SCREENS §The wall: debate with countdown; issue: over-time in another colour."""
    projector.show_view(SCENES["debate"])
    projector.show_clock(Reading(95, is_over=False, is_running=True))
    assert "1:35" in [text.text for text in heard_on(projector)]
    running = picture(projector)
    projector.show_clock(Reading(5, is_over=True, is_running=True))
    assert "+0:05" in [text.text for text in heard_on(projector)]
    assert picture(projector).mean() < running.mean() - 1


def test_a_clock_that_was_told_before_the_debate_is_seen_with_it(projector):
    """After a restart the clock is told while another scene is up."""
    projector.show_view(SCENES["event boom"])
    projector.show_clock(Reading(33, is_over=False, is_running=False))
    projector.show_view(SCENES["debate"])
    assert "0:33" in [text.text for text in heard_on(projector)]
