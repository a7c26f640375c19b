"""The wall is legible from the last row: in every shape, at every ratio, cropped or not, in both sizes, looks and languages."""

from itertools import combinations, pairwise

import pytest

from tests.ui.projector.measuring import pictured
from tests.ui.projector.reveals import REVEALS
from tests.ui.projector.walking import (
    ALL,
    AXES,
    CROSSED,
    LONG,
    RATIOS,
    SHAPES,
    THIRD,
    WALK,
    WHOLE,
    Way,
    flaws_on,
    long_share_of,
    quarter,
    share_of,
    walked,
    walker,
)
from ui.kit.theme import DARK
from ui.text.languages import Language

PICTURES = ("debate", "tax tie decided", "pay day all short", "budget largest", "card with everything", "round end", "final")


@pytest.mark.parametrize("way", CROSSED, ids=lambda way: way.name)
def test_whatever_a_wall_shows_is_large_enough_whole_and_clear(letters, way):
    """SCREENS §The wall, FIELD 13 and 14: a quarter of all steps on each of 16 walls; the long tests take every scene to all 256."""
    found, texts = flaws_on(way, share_of(way))
    assert not found, "\n".join(found)
    assert texts > 1000


def test_any_two_values_meet_on_some_wall_and_every_step_meets_every_value():
    """What the sixteen walls stand for: all 256 in pairs."""
    for (one, first), (other, second) in combinations(enumerate(AXES), 2):
        assert {(way[one], way[other]) for way in CROSSED} == {(a, b) for a in first for b in second}
    for at in range(4):
        four = [way for way in CROSSED if quarter(way) == at]
        assert all({way[axis] for way in four} == set(values) for axis, values in enumerate(AXES))
    assert sum(len(share_of(way)) for way in CROSSED) == 4 * len(WALK)
    assert len(set(ALL)) == 256


def test_on_the_long_walk_every_step_meets_every_two_values_of_all_axes():
    """Every whole scene meets half of the 256 walls; the steps between are dealt so that none misses a pair."""
    for at in range(THIRD):
        walls = [way for number, way in enumerate(LONG) if (at + number) % THIRD == 0]
        assert len(walls) >= 42
        for (one, first), (other, second) in combinations(enumerate(AXES), 2):
            assert {(way[one], way[other]) for way in walls} == {(a, b) for a in first for b in second}
    assert all(long_share_of(way).keys() >= WHOLE for way in LONG[::17])


@pytest.mark.parametrize("shape", SHAPES)
def test_the_same_screen_shows_the_same_layout_at_every_ratio(letters, shape):
    """FIELD 13: 100 to 300 %: the same texts at the same places; letters are as high as whole pixels of the wall, and move by no more."""
    layouts = [layout(Way(shape, ratio, 0.0, 1.0, DARK, Language.SPANISH)) for ratio in RATIOS]
    for one, other in pairwise(layouts):
        assert [text for text, *_ in one] == [text for text, *_ in other]
        for (text, x, y), (_, other_x, other_y) in zip(one, other, strict=True):
            assert abs(x - other_x) < 1.5, text
            assert abs(y - other_y) < 1.5, text


def layout(way):
    """Every text on some pictures, with where its middle is in u."""
    projector, texts = walker(way), []
    for _ in walked(projector, {name: REVEALS[name][-1] for name in PICTURES}):
        for each in pictured(projector, way.ratio).heard:
            middle = each.rect.center()
            texts.append((each.whole, middle.x() / projector.u, middle.y() / projector.u))
    return texts
