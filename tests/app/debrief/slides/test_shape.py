"""The shape of slides: what is left out, how they are revealed, how many numbers they show, and that no name is there unasked."""

from collections import Counter
from functools import cache
from time import perf_counter

import msgspec
import pytest

from app.debrief.prediction import MOST_HANDS, Prediction
from app.debrief.slides.making import PRESETS, chosen, slides
from app.debrief.slides.scores import gini
from app.debrief.what_if.trying import all_what_ifs
from app.rules.play import Replay
from app.terms.saying import Saying, Says, say
from app.views.slides import Lines, Pair, Part, Slide, SlideId
from tests.app.debrief.recorded import LANGUAGES, with_names, words
from tests.app.debrief.slides.reading import figures_of, numbers, slides_of
from tests.app.debrief.slides.second import Story, stories
from tests.app.views.games import sayings, upto, values
from tests.replayed import replayed
from tests.test_words import SAME_IN_SPANISH, is_whole
from ui.kit.painting import figure as plain

NAMES = tuple(f"Pupil-{letter}" for letter in "qrstuvwx")
GUESS = Prediction(12, 9, 4)
WITH_OTHERS = frozenset(f"seed {seed}" for seed in range(0, 60, 4))


@cache
def shown() -> dict[str, tuple[Slide, ...]]:
    return {story.name: _all(story) for story in stories()}


def all_slides(story: Story) -> tuple[Slide, ...]:
    return shown()[story.name]


def _all(story: Story) -> tuple[Slide, ...]:
    """Everything that can be shown of a game, also with other games beside it."""
    tried = [each for _, each in all_what_ifs(story.replay)][::23][:3] if story.name in WITH_OTHERS and story.report["outcome"] else None
    return slides(story.replay, prediction=GUESS, what_ifs=tried)


def every_slide() -> list[Slide]:
    return [slide for story in stories() for slide in all_slides(story)]


# ------------------------------------------------------------------------------------------------------- which there are


def test_every_slide_comes_up_and_they_come_in_order():
    """Issue 5.1: all slides of a completed game; a Failed State has its own."""
    order = list(SlideId)
    came = Counter()
    for story in stories():
        ids = [slide.id for slide in all_slides(story)]
        assert ids == sorted(set(ids), key=order.index), story.name
        came.update(ids)
    assert set(came) == set(SlideId), came


def test_a_whole_game_with_a_pact_gives_all_sixteen():
    """Issue 5.1."""
    whole = next(story for story in stories() if story.completed and len(story.report["history"]) == 8 and story.name in WITH_OTHERS
                 and story.record["edition"] == "with-pact")
    assert {slide.id for slide in all_slides(whole)} == set(SlideId) - {SlideId.LAST_PUSH}


def test_a_failed_state_has_no_scores_but_its_last_push():
    """Ruling 2: everyone scores 0. Issue 5.1: a Failed State has its own debrief."""
    failed = [story for story in stories() if story.failed]
    assert len(failed) >= 60
    for story in failed:
        ids = {slide.id for slide in slides_of(story).values()}
        assert not ids & {SlideId.SCORES, SlideId.GAP}
        assert {SlideId.TENSION, SlideId.CAUSES, SlideId.LAST_PUSH} <= ids, story.name
        assert slides_of(story)[SlideId.TENSION].heading == say(Says.FAILED_TENSION)


def test_a_game_in_the_middle_gives_what_it_can_and_nothing_empty():
    """Issue 5.1: what is not there is left out; looked at after every entry."""
    for story in stories()[::12]:
        for entries in range(len(story.replay.played) + 1):
            replay = upto(story.replay, entries)
            made = slides(replay, prediction=GUESS, what_ifs=())
            ids = {slide.id for slide in made}
            if replay.state.outcome is None:
                assert not ids & {SlideId.SCORES, SlideId.GAP, SlideId.PREDICTION, SlideId.WHAT_IF, SlideId.LAST_PUSH}
            if not replay.state.round:
                assert ids <= {SlideId.PACT, SlideId.CAUSES}
            assert all(_is_full(slide) for slide in made), (story.name, entries)


def test_a_game_that_has_not_begun_has_no_slides():
    """Issue 5.1: what can be given."""
    assert slides(Replay(stories()[0].replay.start, ())) == ()


def _is_full(slide: Slide) -> bool:
    figures = figures_of(slide.figure)
    return all(getattr(figure, figure.__struct_fields__[0]) not in ((), None) and _has_values(figure) for figure in figures)


def _has_values(figure: object) -> bool:
    return not isinstance(figure, Lines) or any(value is not None for line in figure.lines for value in line.values)


# ------------------------------------------------------------------------------------------------------- how they are shown


def test_slides_are_revealed_in_two_to_four_parts():
    """Issue 5.1: revealed in two to four steps (shape, axis, labels, causes)."""
    order = list(Part)
    for slide in every_slide():
        assert slide.parts[0] is Part.SHAPE
        assert Part.LABELS in slide.parts
        assert 2 <= len(slide.parts) <= 4
        assert list(slide.parts) == sorted(set(slide.parts), key=order.index)
        has_causes = any(mark.is_cause for figure in figures_of(slide.figure) if isinstance(figure, Lines)
                         for line in figure.lines for mark in line.marks)
        assert not has_causes or Part.CAUSES in slide.parts


def test_no_slide_shows_more_than_seven_numbers():
    """SCREENS §The wall: 7 numbers; an aligned row or column of up to eight counts as one."""
    most = Counter()
    for slide in every_slide():
        assert numbers(slide) <= 7, (slide.id, numbers(slide))
        most[slide.id] = max(most[slide.id], numbers(slide))
    assert most[SlideId.SCORES] >= 5


def test_numbers_are_counted():
    """A test that cannot fail is worse than none."""
    slide = next(slide for slide in every_slide() if slide.id is SlideId.SERVICES)
    crowded = msgspec.structs.replace(slide, figure=Pair((slide.heading, slide.heading), (slide.figure,) * 2),
                                      note=say(Says.SLIDE_VOTES_NEWS, ties=1, votes=2, majorities=3))
    assert numbers(crowded) == numbers(slide) + 3 + 3


def test_a_figure_keeps_to_its_axis_and_its_places():
    """What is drawn lies within what is said to bound it."""
    for slide in every_slide():
        for figure in figures_of(slide.figure):
            if isinstance(figure, Lines):
                assert all(len(line.values) == len(figure.places) for line in figure.lines)
                known = [value for line in figure.lines for value in line.values if value is not None]
                assert all(figure.low <= value <= figure.high for value in known), slide.id
                assert all(0 <= mark.at < len(figure.places) for line in figure.lines for mark in line.marks)


def test_headings_fit_the_wall_in_both_languages():
    """SCREENS §The wall: headings have at most 28 letters."""
    for heading in {slide.id: slide.heading for slide in every_slide()}.values():
        for language in LANGUAGES:
            assert len(words(language).say(heading)) <= 28, heading
    for key in Says:
        if key in {*(f"slide_{each}" for each in SlideId), *(f"failed_{each}" for each in SlideId), "lost_what_if"}:
            assert all(len(words(language).say(key)) <= 28 for language in LANGUAGES), key


def test_every_slide_asks_three_questions_that_no_other_asks():
    """Issue 5.1: each with one question on the wall and two for the teacher."""
    asked = {}
    for slide in every_slide():
        for question in (slide.question, *slide.asks):
            assert "?" in words(LANGUAGES[0]).say(question), question
            assert asked.setdefault(question.key, slide.id) is slide.id
        assert len({slide.question.key, *(ask.key for ask in slide.asks)}) == 3
    assert len(asked) >= 3 * len(SlideId)


def test_everything_on_a_slide_can_be_said_in_both_languages():
    """Issue 2 §How we shall see it: words."""
    said = {repr(saying): saying for slide in every_slide() for saying in sayings(slide)}
    english, spanish = (words(language) for language in LANGUAGES)
    for saying in said.values():
        both = [english.say(saying), spanish.say(saying)]
        assert all(map(is_whole, both)) or saying.key is Says.VERBATIM, saying
        if saying.key not in SAME_IN_SPANISH:
            assert both[0] != both[1], saying
    assert len(said) >= 1000


# -------------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("number", range(2))
def test_names_are_there_only_if_the_teacher_says_so(number):
    """Issue 5: without names by default (role, class and seat letter; names if the teacher says so)."""
    whole = replayed(with_names(NAMES, ("with-pact", "without-pact")[number]))
    tried = [each for change, each in all_what_ifs(whole) if type(change).__name__ in {"CardWas", "PactWas"}][::7][:3]
    bare = list(values(slides(whole, prediction=GUESS, what_ifs=tried), str))
    named = list(values(slides(whole, names=True, prediction=GUESS, what_ifs=tried), str))
    assert not [text for text in bare for name in NAMES if name in text]
    assert {text for text in named if text in NAMES} == set(NAMES)


def test_names_that_are_hostile_stay_one_short_line():
    """Issue 5.4: markup, right-to-left or 1,000 characters long do no harm anywhere."""
    whole = replayed(with_names(("<b>Bob</b>", "\u202eevil\n{name}", "x" * 1000, "=1+1")))
    for slide in slides(whole, names=True):
        for saying in sayings(slide):
            if saying.key is Says.VERBATIM:
                assert len(saying.values["text"]) <= 40
                assert not set(saying.values["text"]) & set("\n\u202e")
                assert words(LANGUAGES[1]).say(saying) == saying.values["text"]


def test_a_seat_is_called_by_its_letter_its_role_and_its_class_of_birth():
    """Issue 5: a seat without its name."""
    story = next(story for story in stories() if story.completed and story.name.endswith("game") and len(story.report["history"]) == 8)
    (slide,) = [slide for slide in slides(story.replay) if slide.id is SlideId.SCORES]
    dealt = next(after for entry, after in zip(story.entries, story.reports, strict=True) if entry["type"] == "deal")
    for letter, bar, player in zip("ABCDEFGH", slide.figure.bars, dealt["players"], strict=False):
        said = words(LANGUAGES[0]).say(bar.name)
        assert said.startswith(f"{letter} · ")
        assert said.endswith(f" · {player['class']}")


# ------------------------------------------------------------------------------------------------------------ presets


def test_presets_choose_among_the_slides_and_keep_their_order():
    """Issue 5.1: presets of 15, 30 and 50 minutes."""
    for story in stories()[::5]:
        every = all_slides(story)
        short, medium, long = (chosen(every, minutes) for minutes in (15, 30, 50))
        assert long == every
        assert {slide.id for slide in short} <= {slide.id for slide in medium}
        assert all([slide for slide in every if slide in part] == list(part) for part in (short, medium))
        assert len(short) <= 7
        assert len(medium) <= 13
        if story.failed and SlideId.WHAT_IF in {slide.id for slide in every}:
            assert {SlideId.LAST_PUSH, SlideId.WHAT_IF} <= {slide.id for slide in short}
    assert set(PRESETS) == {15, 30, 50}
    with pytest.raises(KeyError):
        chosen((), 20)


# --------------------------------------------------------------------------------------------------------- prediction


@pytest.mark.parametrize("hands", [-1, MOST_HANDS + 1])
@pytest.mark.parametrize("ending", ["legacy", "no_legacy", "failed_state"])
def test_a_prediction_has_bounds(ending, hands):
    """A note is read from a file: it refuses what no class can show, made or decoded."""
    with pytest.raises(ValueError, match="Prediction"):
        Prediction(**{ending: hands})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"{ending}": {hands}}}', type=Prediction)


def test_a_prediction_comes_back_as_it_was_kept():
    """Kept as a note of the lesson."""
    assert msgspec.json.decode(msgspec.json.encode(GUESS), type=Prediction) == GUESS
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"legacy": 3, "win": 4}', type=Prediction)


# ------------------------------------------------------------------------------------------------------------- figures


@pytest.mark.parametrize(("savings", "expected"), [((3, 3, 3), 0), ((0, 0, 0), 0), ((0, 0, 0, 0, 0, 1), 5 / 6), ((1, 2, 3, 4), 0.25)])
def test_gini_of_known_sums(savings, expected):
    """Worked out by hand."""
    assert float(gini(savings)) == pytest.approx(expected)


def test_negative_numbers_have_a_minus_sign():
    """SCREENS: numbers as they are said."""
    for language in LANGUAGES:
        assert words(language).say(Says.SLIDE_NUMBER, n=-4) == plain(-4) == "−4"
        assert "−2" in words(language).say(Says.SLIDE_BAND, points=-2)


# --------------------------------------------------------------------------------------------------------------- speed


def test_all_slides_of_an_eight_round_game_are_made_in_fifty_milliseconds():
    """Issue 5.5: all of them but what if; the best of five, because other programs run, too."""
    games = [story.replay for story in stories() if len(story.report["history"]) == 8][:5]
    for replay in games:
        took = []
        for _ in range(5):
            before = perf_counter()
            slides(replay, prediction=GUESS)
            took.append(perf_counter() - before)
        assert min(took) <= 0.05


def test_sayings_are_all_that_is_said():
    """No language: a slide holds no text but ids, typed names and letters."""
    for slide in every_slide()[::11]:
        assert all(isinstance(each, Saying) for each in (slide.heading, slide.question, *slide.asks))
