"""The handout: what pupils get on A4. First shapes without a word, to guess at; then two slides a page, with room to write.

It holds none of the teacher's questions.
"""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms.saying import Says
from app.views.slides import Pair, Slide, SlideId, SlideScene
from ui.exports.look import PRINT, credit, has_figure, scenes
from ui.exports.paper import Painting
from ui.kit.painting import CENTRE, LEFT, RIGHT, TOP_LEFT, height_of, said, width_of
from ui.kit.plots import Part
from ui.text.slide_figures import decimal_sign, plotted, shown_parts, title
from ui.text.words import Words

# all in tenths of a millimetre
LEFT_EDGE, WIDE, TOP = 160.0, 1780.0, 130.0
FOOT = QRectF(LEFT_EDGE, 2840, WIDE, 50)
HALF = 1330.0  # a slide with its lines
HEADING, QUESTION, BODY, SMALL = 62, 46, 40, 30  # letters
HEADING_HIGH, FIGURE_HIGH, QUESTION_HIGH, NOTE_HIGH = 90.0, 700.0, 116.0, 46.0
LINE = 92.0  # from one line to write on to the next
U, PAIR_U = 10.4, 8.8  # what a figure takes for a percent of the wall: its least letters are 3.7 mm high; those of a pair, 3.2 mm
MOST_SHAPES, SHAPES_WIDE, SHAPE_HIGH, SHAPE_CELL, SHAPE_U = 6, 840.0, 440.0, 790.0, 5.0
_TELLING = (
    SlideId.TENSION, SlideId.SERVICES, SlideId.TAXES, SlideId.CLASSES, SlideId.GAP, SlideId.SCORES, SlideId.CAUSES, SlideId.TOKENS,
    SlideId.PACT,
)
"""Slides whose shape lets one wonder, the best first."""


def handout(slides: tuple[Slide, ...], words: Words, foot: str = "") -> tuple[Painting, ...]:
    """The pages: the shapes, if there are any, and then the slides in their order; `foot` stands below each, or else the credit."""
    every = scenes(slides)
    guessed = to_guess(slides)
    pages = [partial(_guess, guessed, words)] if guessed else []
    pages += [partial(_two, every[at:at + 2], words) for at in range(0, len(every), 2)]
    return tuple(partial(_footed, page, number, len(pages), words, foot or credit(words)) for number, page in enumerate(pages, 1))


def to_guess(slides: tuple[Slide, ...]) -> tuple[Slide, ...]:
    """At most six slides whose shape alone lets one wonder, single figures before pairs, in their order."""
    drawn = [slide for slide in slides if has_figure(slide)]
    taken = sorted(drawn, key=lambda slide: (isinstance(slide.figure, Pair), _rank(slide.id)))[:MOST_SHAPES]
    return tuple(slide for slide in drawn if slide in taken)


def _rank(which: SlideId) -> int:
    return _TELLING.index(which) if which in _TELLING else len(_TELLING)


def _footed(page: Painting, number: int, of: int, words: Words, foot: str, p: QPainter) -> None:
    page(p)
    pages = words.say(Says.EXPORT_PAGE, n=number, of=of)
    said(p, FOOT.adjusted(0, 0, -width_of(pages, SMALL) - SMALL, 0), foot, SMALL, PRINT.muted, at=LEFT, least=20)
    said(p, FOOT, pages, SMALL, PRINT.muted, at=RIGHT)


def _guess(slides: tuple[Slide, ...], words: Words, p: QPainter) -> None:
    """Shapes without a word, each with a number and two lines."""
    said(p, QRectF(LEFT_EDGE, TOP, WIDE, 110), words.say(Says.EXPORT_GUESS), 84, PRINT.ink, bold=True, least=BODY)
    how = QRectF(LEFT_EDGE, TOP + 125, WIDE, 110)
    said(p, how, words.say(Says.EXPORT_GUESS_HOW), BODY, PRINT.ink, at=TOP_LEFT, wrap=True)
    for at, slide in enumerate(slides):
        row, column = divmod(at, 2)
        cell = QRectF(LEFT_EDGE + column * (WIDE - SHAPES_WIDE), TOP + 275 + row * SHAPE_CELL, SHAPES_WIDE, SHAPE_CELL)
        _shape(p, cell, at + 1, slide, words)


def _shape(p: QPainter, cell: QRectF, number: int, slide: Slide, words: Words) -> None:
    badge = QRectF(cell.left(), cell.top(), 64, 64)
    p.setPen(QPen(QColor(PRINT.ink), 4))
    p.setBrush(QColor(PRINT.paper))
    p.drawEllipse(badge.adjusted(3, 3, -3, -3))
    said(p, badge, str(number), BODY, PRINT.ink, bold=True, at=CENTRE)
    _figure(p, QRectF(cell.left(), cell.top() + 76, cell.width(), SHAPE_HIGH), slide, words, SHAPE_U, (Part.SHAPE,))
    _lines(p, QRectF(cell.left(), cell.top() + 76 + SHAPE_HIGH, cell.width(), 2 * LINE))


def _two(shown: tuple[SlideScene, ...], words: Words, p: QPainter) -> None:
    """Two slides, or the last one alone: then it has all the lines."""
    for at, scene in enumerate(shown):
        half = QRectF(LEFT_EDGE, TOP + at * (HALF + 20), WIDE, HALF if len(shown) > 1 else 2 * HALF)
        if at:
            p.setPen(QPen(QColor(PRINT.line), 3))
            p.drawLine(QPointF(LEFT_EDGE, half.top() - 30), QPointF(LEFT_EDGE + WIDE, half.top() - 30))
        _slide(p, half, scene, words)


def _slide(p: QPainter, r: QRectF, scene: SlideScene, words: Words) -> None:
    """Heading, figure, note and question, and lines for the rest."""
    slide = scene.slide
    heading = f"{scene.number} · {title(scene, words)}"
    said(p, QRectF(r.left(), r.top(), r.width(), HEADING_HIGH), heading, HEADING, PRINT.ink, bold=True, least=BODY)
    figure = QRectF(r.left(), r.top() + HEADING_HIGH + 10, r.width(), FIGURE_HIGH)
    _figure(p, figure, slide, words, PAIR_U if isinstance(slide.figure, Pair) else U, shown_parts(scene))
    below = figure.bottom() + 10
    if slide.note:
        said(p, QRectF(r.left(), below, r.width(), NOTE_HIGH), words.say(slide.note), SMALL + 4, PRINT.muted, least=SMALL)
        below += NOTE_HIGH
    text = words.say(slide.question)
    place = QRectF(r.left(), below + 24, r.width(), min(QUESTION_HIGH, height_of(text, QUESTION, r.width(), bold=True) + 4))
    said(p, place, text, QUESTION, PRINT.ink, bold=True, at=TOP_LEFT, wrap=True, least=SMALL)
    _lines(p, QRectF(r.left(), place.bottom(), r.width(), r.bottom() - 40 - place.bottom()))


def _figure(p: QPainter, r: QRectF, slide: Slide, words: Words, u: float, parts: tuple[Part, ...]) -> None:
    from ui.kit.plots_painting import paint_plot  # pyqtgraph: whoever exports nothing never loads it

    paint_plot(p, r, plotted(slide.figure, words), PRINT, u, parts, point=decimal_sign(words))


def _lines(p: QPainter, r: QRectF) -> None:
    """As many lines to write on as there is room for."""
    p.setPen(QPen(QColor(PRINT.line), 2))
    for at in range(1, int(r.height() / LINE) + 1):
        p.drawLine(QPointF(r.left(), r.top() + at * LINE), QPointF(r.right(), r.top() + at * LINE))
