"""Every step of every scene on the wall: each can be read, and from step to step things come, but nothing moves."""

from collections import Counter
from itertools import pairwise

import pytest

from app.terms.saying import Says
from app.views.public import CardScene
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.reveals import FULLEST_REVEALS, REVEALS
from tests.ui.projector.test_scenes import in_chart, lines_of, numbers_of
from ui.text.languages import Language

STEPPED = [name for name, reveal in REVEALS.items() if len(reveal) > 1]


@pytest.mark.parametrize("name", STEPPED)
def test_a_step_has_at_most_ten_lines_and_seven_numbers(wall, name):
    """SCREENS §The wall: as the whole scene."""
    projector = wall()
    for view in FULLEST_REVEALS[name]:
        projector.show_view(view)
        scene = [each for each in heard_on(projector) if each.in_scene and not in_chart(each, projector)]
        assert lines_of(scene) <= 10, [each.text for each in scene]
        assert numbers_of(scene) <= 7, [each.text for each in scene]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", STEPPED)
def test_what_a_step_says_stays_where_it_is_said(wall, name, language):
    """Issue 4, 7: the place of what is to come is kept, so nothing jumps when it comes.

    Only the tiers of a card make room for the one that counts, and what every class pays makes way for who could not.
    """
    projector = wall(language=language)
    for one, other in pairwise(FULLEST_REVEALS[name]):
        if isinstance(one.scene, CardScene) or is_page_turned(one, other):
            continue
        before, after = (said_in(projector, view) for view in (one, other))
        both = before.keys() & after.keys()
        assert both or len(before) == 1
        assert {text: before[text] for text in both} == {text: after[text] for text in both}


def is_page_turned(one, other):
    """From what each class pays to what came in."""
    return getattr(one.scene, "collected", 0) is None and not one.scene.excluded


def said_in(projector, view):
    """Where every text of the scene stands that is there once; the heading's and Tension's own number change where they stand."""
    projector.show_view(view)
    scene = [each for each in heard_on(projector) if each.in_scene]
    once = Counter(each.text for each in scene)
    return {each.text: each.rect.toRect() for each in scene if once[each.text] == 1 and not each.text.lstrip("+\N{MINUS SIGN}").isdigit()}


@pytest.mark.parametrize(("name", "step", "early"), [
    ("tax won", 0, Says.WALL_VOTES), ("tax tie open", 0, Says.WALL_VOTES), ("budget tie", 0, Says.WALL_VOTES),
    ("round end", 0, Says.WALL_CAUSES), ("failed", 2, Says.WALL_CAUSES), ("obsolescence", 0, Says.WALL_OBSOLESCENCE_SOON),
    ("class changes", 1, Says.WALL_CLASS_CHANGES_SOON),
])
def test_a_heading_gives_no_news_away(wall, name, step, early):
    """Issue 4, 7: "The votes" comes before who has won."""
    projector = wall()
    said = []
    for view in (REVEALS[name][step], REVEALS[name][-1]):
        projector.show_view(view)
        said.append(projector.words.say(early) in {each.text for each in heard_on(projector)})
    assert said == [True, False]


def test_the_line_of_a_round_grows_riser_by_riser_and_earlier_rounds_stay_where_they_are(wall):
    """LOOK, picture 3, step by step: the chart keeps its room for what is to come."""
    projector = wall()
    places = []
    for view in REVEALS["round end"]:
        projector.show_view(view)
        chart = projector.page.chart
        places.append((chart.story.steps, [chart._places.x(rounds) for rounds in range(9)], chart._places.now))
    assert [steps for steps, _, _ in places] == [(), (1,), (1, 3), (1, 3, -1)]
    assert len({tuple(xs) for _, xs, _ in places}) == 1
    assert all(one < other for (_, _, one), (_, _, other) in pairwise(places))
    assert places[0][2] == 5
    assert places[-1][2] == places[-1][1][6]


@pytest.mark.parametrize("name", ["pay day all short", "class changes", "round end thirteen causes"])
def test_the_places_of_what_is_to_come_are_outlined(wall, name):
    """LOOK: leave what is possible outlined; an empty place is painted, and with it the picture is another one than without."""
    projector = wall()
    pictures = []
    for view in REVEALS[name][1:]:
        projector.show_view(view)
        pictures.append(projector.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
