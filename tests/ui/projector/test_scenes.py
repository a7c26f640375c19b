"""Every scene: what the class can read from eight metres, in both languages, both themes and on every shape of screen."""

import re
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF

from app.views.public import Scene
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.scenes import FULLEST, LONG, SCENES
from ui.kit.painting import height_of, width_of
from ui.projector.scenes.pages import PAGES
from ui.text.languages import Language

SIZES = [(1920, 1080), (1366, 768), (1024, 768), (2560, 1080)]
LEAST = 3.5  # u


def test_every_kind_of_scene_has_a_page_and_an_example():
    """SCREENS §The wall: a scene by phase; the union is the list."""
    assert set(PAGES) == set(get_args(Scene))
    assert {type(view.scene) for view in SCENES.values()} == set(get_args(Scene))


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("scale", [1.0, 1.2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_read_and_nothing_is_cut(wall, size, scale, language):
    """SCREENS §The wall: nothing below 3.5 % of the height; numbers never cut; nothing clipped, with eight names of 40 letters."""
    projector = wall(size, language, scale=scale)
    problems = []
    for name, view in FULLEST.items():
        projector.show_view(view)
        problems += [f"{name}: {problem}" for problem in problems_of(heard_on(projector), projector.u)]
    assert not problems, "\n".join(dict.fromkeys(problems))


def problems_of(heard, u):
    """What is wrong with the texts of one picture."""
    for each in heard:
        if each.px + 0.5 < LEAST * u:  # letters are as high as whole pixels
            yield f"{each.text!r} has {each.px / u:.2f} u"
        if figures(each.text) != figures(each.whole):
            yield f"{each.whole!r} lost a figure: {each.text!r}"
        if each.text != each.whole and not any(part in each.whole for part in LONG) and not is_name(each.whole):
            yield f"{each.whole!r} is cut: {each.text!r}"
        if not fits(each):
            yield f"{each.text!r} does not fit into {each.rect}"
        if not each.window.adjusted(-1, -1, 1, 1).contains(inked(each)):
            yield f"{each.text!r} leaves its widget: {inked(each)} of {each.window}"
    scene = [each for each in heard if each.in_scene]
    for one, other in combinations(scene, 2):
        if inked(one).intersects(inked(other)):
            yield f"{one.text!r} lies over {other.text!r}"


def is_name(text):
    """Whether a text is nothing but a pupil's name, which may end in an ellipsis."""
    return any(text.rstrip("…") in name for name in LONG)


def figures(text):
    """The figures of a text, in order."""
    return re.findall(r"\d+", text)


def is_wrapped(each):
    """Whether a text takes several lines."""
    return width_of(each.text, each.px) > each.rect.width() + 1


def fits(each):
    """Whether a text stands within the rectangle that it was given."""
    if not is_wrapped(each):
        return each.px * 0.9 <= each.rect.height()
    return height_of(each.text, each.px, each.rect.width()) <= each.rect.height() + 1


def inked(each):
    """Where the letters are: as wide as they were given (a single figure is centred), and as high as they are in the middle of it."""
    high = min(each.rect.height(), height_of(each.text, each.px, each.rect.width()) if is_wrapped(each) else each.px * 0.75)
    wide = each.rect.width() if len(each.text) > 1 else min(each.rect.width(), width_of(each.text, each.px))
    left = each.rect.center().x() - wide / 2
    return QRectF(left, each.rect.center().y() - high / 2, wide, high).adjusted(1, 1, -1, -1)
