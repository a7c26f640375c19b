"""Every scene: what the class can read from eight metres, in both languages, both themes and on every shape of screen."""

from collections import Counter
from typing import get_args

import pytest
from PySide6.QtCore import QRectF

from app.terms.services import PerService
from app.views.public import BudgetScene, PublicView, Scene, TieStep
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.measuring import figures, is_wrapped
from tests.ui.projector.scenes import FULLEST, SCENES
from ui.kit.painting import height_of, width_of
from ui.projector.scenes.pages import PAGES
from ui.text.languages import Language
from ui.text.words import SENTENCES, Words

SIZES = [(1920, 1080), (1366, 768), (1024, 768), (2560, 1080)]
ORDINALS = {"1st", "2nd", "3rd"}


def test_every_kind_of_scene_has_a_page_and_an_example():
    """SCREENS §The wall: a scene by phase; the union is the list."""
    assert set(PAGES) == set(get_args(Scene))
    assert {type(view.scene) for view in SCENES.values()} == set(get_args(Scene))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_in_spanish_paints_no_english_sentence(wall, name):
    """Issue 2, Words: what is painted in Spanish is none of the English words, but for those that both languages share."""
    english = english_only(SENTENCES)
    projector = wall(language=Language.SPANISH)
    projector.show_view(SCENES[name])
    assert not english & {each.whole for each in heard_on(projector)}


@pytest.mark.parametrize(("votes", "level", "place", "first"), [
    (PerService(2, 2, 4), 2, 2, ["shield"]),  # by its votes
    (PerService(2, 2, 2), 2, 2, ["shield"]),  # chosen from among the three
    (PerService(3, 3, 1), 3, 1, []),
])
def test_what_has_its_place_already_is_raised_while_the_rest_is_level(wall, votes, level, place, first):
    """A token stack that was the highest and painted pale looked as if it had lost."""
    tie = TieStep(("health", "education"), level, "Ana", 4, (), place)
    projector = wall()
    projector.show_view(PublicView(SCENES["budget tie"].country, BudgetScene(26, 0, 0, votes, (3, 2, 1), (), tie, None)))
    columns = projector.page.columns
    assert [service.value for service, column in columns.items() if column.chosen] == first
    assert [service.value for service, column in columns.items() if column.tied] == ["health", "education"]


@pytest.mark.parametrize(("language", "said"), [(Language.ENGLISH, "Exclusion"), (Language.SPANISH, "de Exclusión")])
@pytest.mark.parametrize("name", ["pay day one short", "repair of taxes"])
def test_the_wall_says_which_token_somebody_takes(wall, language, said, name):
    """Issue 6, first game: there are seven tokens for voting, too."""
    projector = wall(language=language)
    projector.show_view(SCENES[name])
    assert said in " ".join(each.whole for each in heard_on(projector))


def english_only(sentences):
    """Every sentence without a value in it that Spanish says differently."""
    spanish = Words(Language.SPANISH)
    return {text for text in sentences.values() if "{" not in text and spanish.tr(text) != text}


@pytest.mark.parametrize("name", FULLEST)
def test_a_scene_has_at_most_ten_lines_and_seven_numbers(wall, name):
    """SCREENS §The wall: at most 10 lines and 7 numbers; an aligned column or row counts as one; the chart's own scale is no text."""
    projector = wall()
    projector.show_view(FULLEST[name])
    scene = [each for each in heard_on(projector) if each.in_scene and not in_chart(each, projector)]
    assert lines_of(scene) <= 10, [each.text for each in scene]
    assert numbers_of(scene) <= 7, [each.text for each in scene if figures(each.text)]


def in_chart(each, projector):
    """Whether a text belongs to the chart's own axes and risers."""
    chart = getattr(projector.page, "chart", None)
    return chart is not None and each.window.size() == QRectF(chart.viewport().rect()).size()


def lines_of(heard):
    """The most lines that stand one under another in any column of the scene."""
    longest: dict[int, int] = {}
    parts = sorted(enumerate(heard), key=lambda pair: pair[1].rect.center().y())
    for at, (number, each) in enumerate(parts):
        above = [longest[other] for other, over in parts[:at] if stands_over(inked(over), inked(each))]
        longest[number] = rows_of(each) + max(above, default=0)
    return max(longest.values(), default=0)


def stands_over(one, other):
    """Whether one text stands above the other, in the same column."""
    return one.bottom() <= other.top() + 1 and one.left() < other.right() and other.left() < one.right()


def rows_of(each):
    """How many lines a text takes."""
    return max(1, round(inked(each).height() / (each.px * 1.1))) if is_wrapped(each) else 1


def numbers_of(heard):
    """The numbers of a scene; those of one column, of one row or of one sentence count once."""
    numbered = [each for each in heard if figures(each.text) and each.text not in ORDINALS]
    columns = Counter(round(each.rect.right()) for each in numbered)
    alone = [each for each in numbered if columns[round(each.rect.right())] == 1]
    return sum(count > 1 for count in columns.values()) + len({round(each.rect.center().y()) for each in alone})


def inked(each):
    """Where the letters are: as wide as they were given (a single figure is centred), and as high as they are in the middle of it."""
    high = min(each.rect.height(), height_of(each.text, each.px, each.rect.width()) if is_wrapped(each) else each.px * 0.75)
    wide = each.rect.width() if len(each.text) > 1 else min(each.rect.width(), width_of(each.text, each.px))
    left = each.rect.center().x() - wide / 2
    return QRectF(left, each.rect.center().y() - high / 2, wide, high).adjusted(1, 1, -1, -1)
