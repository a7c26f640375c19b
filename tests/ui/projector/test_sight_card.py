"""The test card and the free edge: nothing of the game is on the one, and nothing but ground on the other."""

import numpy as np
import pytest

from app.stage import Mode
from tests.ui.projector.measuring import cropped, layer_over, pictured
from tests.ui.projector.scenes import SCENES
from tests.ui.projector.test_window import is_same, picture
from ui.kit.legibility import ROWS
from ui.kit.theme import whole
from ui.projector.sight_card import LETTERS
from ui.text.languages import Language


def test_it_has_five_rows_of_the_sizes_that_the_desk_counts_with(wall):
    """Issue 4, 8: rows of decreasing size with numbers."""
    projector = wall((1920, 1080))
    projector.show_sight_card(is_wanted=True)
    texts = {each.text: each.px for each in pictured(projector).heard}
    assert [texts[letters] for letters in LETTERS] == [whole(size * projector.u) for size in ROWS]
    assert {"1", "2", "3", "4", "5"} <= texts.keys()
    assert len({texts[letters] for letters in LETTERS}) == len(ROWS)


@pytest.mark.parametrize("mode", list(Mode))
def test_it_lies_over_the_game_in_every_mode_and_leaves_no_trace(wall, mode):
    """SCREENS, Modes: what is frozen stays frozen, and black stays black, before and after."""
    projector = wall((1024, 576))
    projector.show_view(SCENES["budget"])
    projector.show_mode(mode)
    before = picture(projector)
    projector.show_sight_card(is_wanted=True)
    assert projector.is_tested
    texts = [each.text for each in pictured(projector).heard]
    assert "Tension" not in texts
    assert layer_over(projector) is not None
    projector.show_view(SCENES["final"])
    projector.show_view(SCENES["budget"])
    assert layer_over(projector).isVisible()
    projector.show_sight_card(is_wanted=False)
    assert is_same(picture(projector), before)


def test_a_picture_that_is_frozen_under_the_test_card_is_the_games(wall):
    """It is no picture of the game, and would otherwise stay when it is taken away."""
    projector = wall((1024, 576))
    projector.show_view(SCENES["budget"])
    game = picture(projector)
    projector.show_sight_card(is_wanted=True)
    projector.show_mode(Mode.FROZEN)
    projector.show_sight_card(is_wanted=False)
    assert is_same(picture(projector), game)


def test_a_picture_that_is_frozen_under_the_title_card_is_the_games(wall):
    """What lies over the game is never what is kept of it."""
    projector = wall((1024, 576))
    projector.show_view(SCENES["budget"])
    game = picture(projector)
    projector.show_mode(Mode.CARD)
    projector.show_mode(Mode.FROZEN)
    assert is_same(picture(projector), game)


def test_it_speaks_the_walls_language_at_once(wall):
    """SCREENS §Words."""
    projector = wall()
    projector.show_sight_card(is_wanted=True)
    projector.words.speak(Language.SPANISH)
    assert "¿Cuál es la última línea que lees?" in {each.text for each in pictured(projector).heard}


@pytest.mark.parametrize("share", [0.0, 0.05, 0.1])
def test_all_but_the_ground_stays_within_the_free_edge(wall, share):
    """Issue 4, 8: and u counts from what is left."""
    projector = wall((1920, 1080))
    projector.show_margin(share)
    assert projector.place.top() == round(1080 * share)
    assert projector.u == pytest.approx((1080 - 2 * round(1080 * share)) / 100)
    assert projector.share == pytest.approx(1 - 2 * share)
    for name in ("title", "budget", "round end", "final"):
        projector.show_view(SCENES[name])
        assert not list(cropped(projector, pictured(projector)))


def test_the_edge_is_bounded(wall):
    """0 to 10 %."""
    projector = wall()
    for asked, given in ((-1, 0.0), (0.3, 0.1), (0.07, 0.07)):
        projector.show_margin(asked)
        assert projector.margin == given


def test_the_rails_ground_goes_on_to_the_edge(wall):
    """A frame of another colour around everything would be one more thing to look at."""
    projector = wall((1920, 1080))
    projector.show_margin(0.1)
    projector.show_view(SCENES["budget"])
    pixels = pictured(projector).pixels
    assert (pixels[0, -1], pixels[-1, -1]) == (int(projector.theme.well[1:], 16),) * 2
    assert (pixels[0, 0], pixels[-1, 0]) == (int(projector.theme.paper[1:], 16),) * 2
    assert np.unique(pixels[0]).size == 2
