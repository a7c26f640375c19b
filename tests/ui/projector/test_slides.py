"""Every slide of the debrief on the wall: each step can be read, shows nothing of the next one, and moves nothing."""

import time
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from app.debrief.slides.making import slides as made
from app.stage import Mode
from app.terms.saying import Says, say
from app.views import slides as shapes
from app.views.slides import Part, SlideId
from tests.app.debrief.recorded import FILES, wrapped
from tests.replayed import replayed
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.measuring import Flaw, faint_texts, figures, flaws_of_texts, is_name, pictured
from tests.ui.projector.scenes import SCENES
from tests.ui.projector.slide_examples import FIGURES, NAMES, scene, slides
from tests.ui.projector.test_scenes import SIZES, lines_of, numbers_of
from ui.kit import plots
from ui.kit.theme import DARK, LIGHT
from ui.projector.slides.page import SlidePage
from ui.text.languages import Language
from ui.text.slide_figures import plotted, shown_parts, title
from ui.text.words import Words

EVERY = (*SIZES, (1680, 1050))


def steps_of(slide):
    """The slide with one part, two, … all of them."""
    return [scene(slide, shown) for shown in range(1, len(slide.parts) + 1)]


def figure_on(projector, slide):
    """What the figure alone says, in the order in which it is painted: the page's own words come before it, its note after."""
    projector.show_slide(slide)
    note = projector.words.say(slide.slide.note) if slide.slide.note else None
    return [each for each in heard_on(projector)[3:] if each.whole != note]


def test_there_is_an_example_of_every_slide_and_of_every_figure():
    """Issue 5, 1: the slides, and every shape in which a figure can come."""
    examples = slides(Language.ENGLISH).values()
    assert {each.id for each in examples} == set(SlideId)
    assert {type(each.figure) for each in examples} == set(FIGURES)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("scale", "theme"), [(1.0, LIGHT), (1.2, DARK)], ids=["light", "dark-large"])
@pytest.mark.parametrize("size", EVERY, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_read_and_nothing_is_cut(wall, size, scale, theme, language):
    """SCREENS §The wall: nothing below 3.5 % of the height; numbers never cut; nothing clipped or over another, text 7:1."""
    projector = wall(size, language, theme=theme, scale=scale)
    problems = []
    for named in (False, True):
        for name, slide in slides(language, named=named).items():
            projector.show_slide(scene(slide))
            problems += [f"{name}: {problem}" for problem in problems_on(projector)]
    assert not problems, "\n".join(dict.fromkeys(problems))


def problems_on(projector):
    """What is wrong with the picture that is up. A seat is a name, and may end in an ellipsis."""
    picture = pictured(projector)
    flaws = [*flaws_of_texts(picture.heard, projector.u, QRectF(projector.place)), *faint_texts(picture)]
    return [sentence for flaw, sentence in flaws if not (flaw is Flaw.CUT and " · " in sentence)]


@pytest.mark.parametrize(("named", "size", "scale", "language"), [
    (False, (1920, 1080), 1.0, Language.ENGLISH), (True, (1024, 768), 1.2, Language.SPANISH), (False, (1366, 768), 1.2, Language.SPANISH),
])
@pytest.mark.parametrize("game", ["00-game", "06-game", "07-game", "16-game"])
def test_the_slides_of_recorded_games_can_be_read(wall, game, named, size, scale, language):
    """Issue 5, Show: a Failed State in round 7, a Legacy, a country without one, a game stopped by the bell; every slide that they give."""
    record = next(path for path in FILES if path.stem == game)
    projector = wall(size, language, scale=scale)
    problems = []
    for slide in made(replayed(wrapped(record)["record"]), names=named):
        projector.show_slide(scene(slide))
        problems += [f"{slide.id}: {problem}" for problem in problems_on(projector)]
    assert not problems, "\n".join(dict.fromkeys(problems))


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", NAMES)
def test_a_later_part_is_not_painted_before_its_step(wall, name, language):
    """Issue 5, 1: shape, axis, labels, causes; what a step says begins with all that the step before it said."""
    projector = wall(language=language)
    said = [[(each.whole, each.rect) for each in figure_on(projector, step)] for step in steps_of(slides(language)[name])]
    for before, after in pairwise(said):
        assert after[: len(before)] == before, "nothing comes early, and nothing moves"
    assert len(said[0]) < len(said[-1])


@pytest.mark.parametrize("name", NAMES)
def test_the_bare_shape_says_nothing_but_the_letters_of_its_tokens(wall, name):
    """Issue 5, 1: the class guesses first. The letter of a tax is its sign: without it there would be colour alone."""
    projector = wall()
    assert {each.whole for each in figure_on(projector, steps_of(slides(Language.ENGLISH)[name])[0])} <= set("ABCD")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_is_drawn_moves_from_step_to_step(wall, name):
    """Issue 5, 1: of the ink that a step shows, the next one covers at most what its letters need."""
    projector = wall((960, 540))
    pictures = []
    for step in steps_of(slides(Language.ENGLISH)[name]):
        projector.show_slide(step)
        pictures.append(lightness(figure_image(projector)))
    for before, after in pairwise(pictures):
        inked = before < 60
        assert (inked & (after > 200)).sum() <= 0.02 * inked.sum() + 12


def figure_image(projector):
    """The figure alone."""
    return projector.grab(projector.page.figure_place().toRect()).toImage()


def lightness(image):
    """Of every third pixel, 0 to 255, as Qt counts it."""
    picture = image.convertToFormat(QImage.Format.Format_RGB32)
    parts = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.width(), 4)[::3, ::3, :3].astype(int)
    return (parts.max(axis=2) + parts.min(axis=2)) / 2


@pytest.mark.parametrize("name", NAMES)
def test_a_slide_has_at_most_seven_numbers(wall, name):
    """Issue 5, 1, and SCREENS §The wall: at most seven; an aligned column or row counts as one. Seats are lettered, so lines are rows."""
    projector = wall()
    projector.show_slide(scene(slides(Language.ENGLISH)[name]))
    said = [each for each in heard_on(projector) if each.whole != "3/16"]
    assert min(numbers_of(said), rows_of_numbers(said)) <= 7, [each.text for each in said]


def rows_of_numbers(heard):
    """Numbers as one reads them along rows: what stands in one row counts once, up to eight of them."""
    rows = Counter(round(each.rect.center().y()) for each in heard if figures(each.text))
    return sum(-(-count // 9) for count in rows.values())


@pytest.mark.parametrize("name", [name for name in NAMES if name != "full causes"])
def test_a_slide_has_few_lines(wall, name):
    """SCREENS §The wall: at most ten lines, and one row for each seat with what stands above and below it."""
    projector = wall()
    projector.show_slide(scene(slides(Language.ENGLISH)[name]))
    assert lines_of(heard_on(projector)) <= 12


def test_the_heading_gives_no_news_before_the_labels(wall):
    """Issue 5, 1: the class looks before it is told what there is to see."""
    slide = slides(Language.ENGLISH)["tension"]
    words = Words(Language.ENGLISH)
    headings = [title(step, words) for step in steps_of(slide)]
    assert headings == [words.say(slide.heading)] * 2 + [words.say(slide.news)] * 2


def test_what_no_step_names_comes_with_the_next_step():
    """A slide of two steps: its axes come with its labels, and the last step shows all there is."""
    slide = slides(Language.ENGLISH)["feelings"]
    assert [shown_parts(step) for step in steps_of(slide)] == [(plots.Part.SHAPE,), tuple(plots.Part)]
    tension = slides(Language.ENGLISH)["tension"]
    short = shapes.Slide(
        tension.id, tension.heading, tension.news, tension.question, tension.asks, tension.figure, (Part.SHAPE, Part.LABELS, Part.CAUSES),
    )
    assert shown_parts(scene(short, 2)) == (plots.Part.SHAPE, plots.Part.AXIS, plots.Part.LABELS)


def test_a_news_of_28_letters_stands_at_seven_units(wall):
    """SCREENS §The wall: headings 7, at most 28 letters, shrinking to 5.5."""
    projector = wall((1024, 768))
    slide = slides(Language.ENGLISH)["tension"]
    for text, least in (("Twenty-eight letters in here", 7.0), ("A heading of forty letters, which shrinks", 5.5)):
        each = shapes.Slide(slide.id, say(Says.VERBATIM, text=text), None, slide.question, slide.asks, slide.figure, slide.parts)
        projector.show_slide(scene(each))
        heading = next(heard for heard in heard_on(projector) if heard.whole == text)
        assert heading.text == text
        assert heading.px >= least * projector.u - 0.5


def test_tones_and_parts_are_the_slides_own():
    """The kit knows no game, so both stand there once more."""
    assert [tone.value for tone in plots.Tone] == [tone.value for tone in shapes.Tone]
    assert [part.value for part in plots.Part] == [part.value for part in shapes.Part]


def test_a_spanish_number_has_a_comma(wall):
    """Issue 5, 1: both languages, numbers too."""
    said = Counter(each.text for each in figure_on(wall(language=Language.SPANISH), scene(slides(Language.SPANISH)["gap"])))
    assert "0,4" in said
    assert "0.4" not in said


def test_a_figure_is_put_into_words_whole():
    """Nothing of a slide's figure is left behind on the way to the kit's plot."""
    words = Words(Language.ENGLISH)
    figure = slides(Language.ENGLISH)["tension"].figure
    plot = plotted(figure, words)
    assert plot.lines[0].values == figure.lines[0].values
    assert [mark.is_cause for mark in plot.lines[0].marks] == [True] * 3
    assert [band.value for band in plot.bands] == [5, 8, 10]
    assert (plot.low, plot.high, len(plot.places)) == (0, 10, 9)


def test_the_wall_shows_a_slide_over_the_game_and_then_the_game_as_it_stands(wall):
    """Issue 5, 1: the debrief asks for a slide; what the game told meanwhile is there when it is over."""
    projector = wall()
    first, last = (SCENES[name] for name in list(SCENES)[:2])
    projector.show_view(first)
    game = projector.page
    projector.show_slide(scene(slides(Language.ENGLISH)["scores"]))
    assert isinstance(projector.page, SlidePage)
    assert projector.page.isVisible()
    assert not game.isVisible()
    assert not projector.board.isVisible()
    projector.show_view(last)
    assert isinstance(projector.page, SlidePage)
    projector.show_slide(None)
    assert type(projector.page.scene) is type(last.scene)
    assert projector.page.isVisible()


def test_without_a_game_the_title_card_comes_after_the_slides(wall):
    """A debrief of a lesson file: there is no view to go back to."""
    projector = wall()
    title_card = projector.page
    projector.show_slide(scene(slides(Language.ENGLISH)["scores"]))
    projector.show_slide(None)
    assert projector.page is title_card


def test_a_frozen_wall_keeps_its_picture_byte_for_byte_while_slides_are_turned(wall):
    """SCREENS §Modes: FROZEN keeps its picture whatever comes; BLACK and the card lie over slides too."""
    projector = wall()
    tension, scores = (scene(slides(Language.ENGLISH)[name]) for name in ("tension", "scores"))
    projector.show_slide(tension)
    projector.show_mode(Mode.FROZEN)
    kept = projector.grab().toImage()
    projector.show_slide(scores)
    assert projector.grab().toImage() == kept
    projector.show_mode(Mode.BLACK)
    projector.show_slide(tension)
    assert QColor(projector.grab().toImage().pixel(400, 400)) == QColor(0, 0, 0)
    projector.show_mode(Mode.CARD)
    card = projector.grab().toImage()
    projector.show_slide(scores)
    assert differing(projector.grab().toImage(), card) < 0.01  # letters as large as these are not always drawn to the same bit
    projector.show_mode(Mode.LIVE)
    assert projector.grab().toImage() != kept
    assert next(each.whole for each in heard_on(projector)) == projector.words.say(scores.slide.news)


def differing(one, other):
    """The share of places at which two pictures differ."""
    places = [(x, y) for x in range(0, one.width(), 8) for y in range(0, one.height(), 8)]
    return sum(one.pixel(*place) != other.pixel(*place) for place in places) / len(places)


def test_a_change_of_language_or_theme_repaints_the_slide(wall):
    """Issue 5, 1: both languages and both themes at run time."""
    projector = wall(theme=LIGHT)
    projector.show_slide(scene(slides(Language.ENGLISH)["gap"]))
    light = projector.grab().toImage()
    projector.words.speak(Language.SPANISH)
    assert "0,4" in {each.text for each in heard_on(projector)}
    projector.show_theme(DARK)
    assert QColor(projector.grab().toImage().pixel(5, 5)).lightness() < 60 < QColor(light.pixel(5, 5)).lightness()


def test_a_step_paints_in_fifty_milliseconds(wall):
    """Issue 5, 5: ≤ 50 ms at 1920 × 1080; the quickest of five, in time of this program's own, as other work is not the slide's."""
    projector = wall()
    slow = {}
    for name, slide in slides(Language.ENGLISH).items():
        projector.show_slide(scene(slide))
        projector.grab()
        spent = min(timed(projector, slide) for _ in range(5))
        if spent > 0.050:
            slow[name] = spent
    assert not slow


def timed(projector, slide):
    """Seconds for one step, from the order to the picture."""
    projector.show_slide(scene(slide, 1))
    projector.grab()
    start = time.process_time()
    projector.show_slide(scene(slide))
    projector.grab()
    return time.process_time() - start


def test_names_stay_names(wall):
    """Issue 5, 4: markup and formulas are letters like any others, and a name of 40 letters ends in an ellipsis."""
    projector = wall()
    projector.show_slide(scene(slides(Language.ENGLISH, named=True)["scores"]))
    assert all(each.text == each.whole or is_name(each.whole) for each in heard_on(projector))
