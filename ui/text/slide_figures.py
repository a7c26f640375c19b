"""A slide's figure put into words: from sayings to a plot of the kit, for the wall, the desk and the files alike."""

from typing import assert_never

from app.views import slides
from app.views.slides import Figure, Slide, SlideScene
from ui.kit import plots
from ui.kit.plots import Part
from ui.text.languages import Language
from ui.text.words import Words


def plotted(figure: Figure, words: Words) -> plots.Plot:
    """The figure in these words."""
    if isinstance(figure, slides.Pair):
        one, other = figure.figures
        captions = (words.say(figure.captions[0]), words.say(figure.captions[1]))
        return plots.Pair(captions, (_single(one, words), _single(other, words)))
    return _single(figure, words)


def decimal_sign(words: Words) -> str:
    """What stands before the tenths in this language."""
    return "," if words.language is Language.SPANISH else "."


def shown_parts(scene: SlideScene) -> tuple[Part, ...]:
    """The parts of the figure that are up: so many of the slide's steps, each with what no step names before it."""
    named = scene.slide.parts[: scene.shown]
    if scene.shown >= len(scene.slide.parts):
        return tuple(Part)
    order = list(slides.Part)
    last = max(map(order.index, named), default=-1)
    return tuple(Part(part.value) for part in order[: last + 1])


def says_news(scene: SlideScene) -> bool:
    """Whether the heading may say what there is to see: the labels are up."""
    return scene.slide.news is not None and Part.LABELS in shown_parts(scene)


def title(scene: SlideScene, words: Words) -> str:
    """The heading that is up."""
    slide: Slide = scene.slide
    return words.say(slide.news if slide.news is not None and says_news(scene) else slide.heading)


def _single(
    figure: slides.Lines | slides.Bars | slides.Waterfall | slides.Slopes | slides.Words, words: Words,
) -> plots.Lines | plots.Bars | plots.Waterfall | plots.Slopes | plots.WordsPanel:
    match figure:
        case slides.Lines():
            return _lines(figure, words)
        case slides.Bars():
            bars = tuple(_bar(bar, words) for bar in figure.bars)
            return plots.Bars(bars, words.say(figure.measure), figure.upright, figure.pieces_count)
        case slides.Waterfall():
            moves = tuple(plots.Move(words.say(move.why), move.by, _tone(move.tone)) for move in figure.moves)
            return plots.Waterfall(figure.start, moves, figure.end, words.say(figure.measure))
        case slides.Slopes():
            threads = tuple(plots.Thread(words.say(thread.name), thread.before, thread.after) for thread in figure.threads)
            return plots.Slopes(tuple(map(words.say, figure.rungs)), threads, words.say(figure.before), words.say(figure.after))
        case slides.Words():
            return plots.WordsPanel(tuple(map(words.say, figure.lines)))
        case _:
            assert_never(figure)


def _lines(figure: slides.Lines, words: Words) -> plots.Lines:
    lines = tuple(
        plots.Line(words.say(line.name), _tone(line.tone), line.values, tuple(_mark(mark, words) for mark in line.marks), line.steps)
        for line in figure.lines
    )
    bands = tuple(plots.Band(band.value, words.say(band.says)) for band in figure.bands)
    return plots.Lines(tuple(map(words.say, figure.places)), lines, figure.low, figure.high, words.say(figure.measure), bands)


def _bar(bar: slides.Bar, words: Words) -> plots.Bar:
    pieces = tuple(plots.Piece(words.say(piece.name), _tone(piece.tone), piece.value) for piece in bar.pieces)
    return plots.Bar(words.say(bar.name), pieces, words.say(bar.total) if bar.total else "", _mark(bar.mark, words) if bar.mark else None)


def _mark(mark: slides.Mark, words: Words) -> plots.Mark:
    return plots.Mark(mark.at, words.say(mark.says), mark.is_cause)


def _tone(tone: slides.Tone) -> plots.Tone:
    return plots.Tone(tone.value)
