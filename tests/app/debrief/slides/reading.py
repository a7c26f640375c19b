"""Slides read back: one of them by its id, and its figures as plain values."""

import re
from collections.abc import Iterator
from typing import Any

from app.debrief.slides.making import slides
from app.terms.saying import Saying, Says
from app.views.slides import Bar, Bars, Lines, Pair, Slide, SlideId, Slopes, Waterfall, Words
from tests.app.debrief.slides.second import Story
from tests.app.views.games import sayings
from ui.text.words import COUNTED, SENTENCES


def slide_of(story: Story, id_: SlideId) -> Slide | None:
    return slides_of(story).get(id_)


_KEPT: dict[str, dict[SlideId, Slide]] = {}


def slides_of(story: Story) -> dict[SlideId, Slide]:
    """Every slide of a game, made once."""
    if story.name not in _KEPT:
        _KEPT[story.name] = {slide.id: slide for slide in slides(story.replay)}
    return _KEPT[story.name]


def figures_of(figure: Any) -> tuple[Any, ...]:
    return figure.figures if isinstance(figure, Pair) else (figure,)


def pieces(bar: Bar) -> dict[Says, float]:
    """A bar's values by the keys of their names."""
    return {piece.name.key: piece.value for piece in bar.pieces}


def round_of(place: Saying) -> int:
    assert place.key is Says.SLIDE_NUMBER
    return place.values["n"]


def seat_of(name: Saying) -> int:
    """The seat whose letter a label begins with."""
    return "ABCDEFGH".index(name.values["letter"])


# ------------------------------------------------------------------------------------------------------------- numbers


def numbers(slide: Slide) -> int:
    """How many numbers the wall shows: each in the sentences is one, and so is an aligned row or column of up to eight."""
    said = (slide.heading, slide.news, slide.question, slide.note)
    return sum(_in_words(each) for each in said if each is not None) + sum(_in_figure(each) for each in figures_of(slide.figure))


def _in_figure(figure: Any) -> int:
    match figure:
        case Bars():
            names, totals, marks = ([bar.name for bar in figure.bars], [bar.total for bar in figure.bars],
                                    [bar.mark.says for bar in figure.bars if bar.mark])
            kinds = {piece.name.key for bar in figure.bars for piece in bar.pieces}
            # pieces stand in a row for each name, or in a column for each bar: whatever is shorter to read
            counted = min(len(kinds), len(figure.bars)) if figure.pieces_count else 0
            return _row(names) + _row(totals) + _row(marks) + counted
        case Lines():
            marks = [_in_words(mark.says) for line in figure.lines for mark in line.marks]
            axis, ends = 1, 1
            return axis + ends + _row(figure.places[1:]) + _row([band.says for band in figure.bands]) + sum(marks)
        case Waterfall():
            assert len(figure.moves) <= 7
            ends, moves = 2, 1
            return ends + moves + _row([move.why for move in figure.moves])
        case Slopes():
            return _row([thread.name for thread in figure.threads]) + _row(figure.rungs)
        case Words():
            return sum(map(_in_words, figure.lines))
    raise AssertionError(figure)


def _row(said: Any) -> int:
    """One for each eight that stand in line and hold a number."""
    found = sum(bool(_in_words(each)) for each in said if each is not None)
    return -(-found // 8)


def _in_words(saying: Saying) -> int:
    """The numbers of one saying: those among its values, and those that its sentence itself holds."""
    own = 0 if saying.key in COUNTED | {Says.VERBATIM} else len(re.findall(r"\d+", re.sub(r"{.*?}", "", SENTENCES[saying.key])))
    inner = [each for value in saying.values.values() for each in (value if isinstance(value, tuple) else (value,))]
    return own + sum(_in_words(each) if isinstance(each, Saying) else isinstance(each, int) for each in inner)


def keys(of: Any) -> Iterator[Says]:
    return (saying.key for saying in sayings(of))
