"""Every scene on every wall in the dark look: 64 walls, some minutes on a core of its own."""

import pytest

from tests.ui.projector.walking import LONG, flaws_on, long_share_of
from ui.kit.theme import DARK

WALLS = [way for way in LONG if way.theme is DARK]


@pytest.mark.others  # the light walk takes long enough for one run
@pytest.mark.parametrize("way", WALLS, ids=lambda way: way.name)
def test_whatever_a_wall_shows_in_the_dark_look_is_large_enough_whole_and_clear(letters, way):
    """Issue 4, 8: every scene in every shape, ratio, margin, scale and language, and each step on a third of the walls."""
    found, texts = flaws_on(way, long_share_of(way))
    assert not found, "\n".join(found)
    assert texts > 2500
