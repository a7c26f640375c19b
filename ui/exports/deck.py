"""The deck: one slide a page as the wall shows it, all parts up, and the teacher's questions on pages of their own at the end.

They do not stand between the slides, because a deck may be on the wall.
"""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.terms.saying import Says
from app.views.slides import Slide, SlideScene
from ui.exports.look import credit, scenes
from ui.exports.paper import Painting
from ui.kit.painting import LEFT, TOP_LEFT, said, slab
from ui.kit.theme import LIGHT, WALL
from ui.projector.slides.page import AIR, SlidePage
from ui.text.words import Words

WIDTH, HEIGHT, U = 1920, 1080, 10.8  # px: the wall's
_FOOT = QRectF(AIR * U, HEIGHT - 4.6 * U, WIDTH - 2 * AIR * U, 3.6 * U)
_TOP, _HEADING = 4 * U, 9 * U
_ROWS, _COLUMNS = 3, 2  # of slides on a page of questions
_GAP, _INDENT = 2.4 * U, 2.6 * U


def deck(slides: tuple[Slide, ...], words: Words, foot: str = "") -> tuple[Painting, ...]:
    """The pages, in the order of the slides; `foot` stands below each, or else the credit."""
    foot = foot or credit(words)
    page = SlidePage(LIGHT, words)
    page.resize(WIDTH, HEIGHT)
    page.show_unit(U)
    shown = tuple(partial(_slide, page, scene, foot) for scene in scenes(slides))
    per_page = _ROWS * _COLUMNS
    groups = [tuple(enumerate(slides, 1))[at:at + per_page] for at in range(0, len(slides), per_page)]
    return (*shown, *(partial(_questions, group, words, foot) for group in groups))


def _slide(page: SlidePage, scene: SlideScene, foot: str, p: QPainter) -> None:
    page.show_scene(scene)
    page.paint(p)
    _credit(p, foot)


def _questions(group: tuple[tuple[int, Slide], ...], words: Words, foot: str, p: QPainter) -> None:
    """What the teacher can ask, slide by slide."""
    p.fillRect(QRectF(0, 0, WIDTH, HEIGHT), QColor(LIGHT.paper))
    left, width = AIR * U, WIDTH - 2 * AIR * U
    said(p, QRectF(left, _TOP, width, _HEADING), words.say(Says.EXPORT_FOR_TEACHER), 6 * U, LIGHT.ink, bold=True, least=WALL.body * U)
    top = _TOP + _HEADING + _GAP / 2
    wide, high = (width - _GAP) / _COLUMNS, (_FOOT.top() - _GAP / 2 - top - (_ROWS - 1) * _GAP) / _ROWS
    for at, (number, slide) in enumerate(group):
        column, row = divmod(at, _ROWS)
        _asks(p, QRectF(left + column * (wide + _GAP), top + row * (high + _GAP), wide, high), number, slide, words)
    _credit(p, foot)


def _asks(p: QPainter, r: QRectF, number: int, slide: Slide, words: Words) -> None:
    slab(p, r, LIGHT.card, U)
    inner = r.adjusted(2.4 * U, 1.6 * U, -2.4 * U, -1.6 * U)
    heading = f"{number} · {words.say(slide.heading)}"
    said(p, QRectF(inner.left(), inner.top(), inner.width(), 5 * U), heading, WALL.least * U, LIGHT.muted, bold=True)
    half = (inner.height() - 6 * U) / len(slide.asks)
    for at, ask in enumerate(slide.asks):
        place = QRectF(inner.left() + _INDENT, inner.top() + 6 * U + at * half, inner.width() - _INDENT, half)
        said(p, QRectF(inner.left(), place.top(), _INDENT, half), "•", 3.4 * U, LIGHT.muted, at=TOP_LEFT)
        said(p, place, words.say(ask), 3.4 * U, LIGHT.ink, at=TOP_LEFT, wrap=True, least=2.8 * U)


def _credit(p: QPainter, foot: str) -> None:
    said(p, _FOOT, foot, 2.6 * U, LIGHT.muted, at=LEFT, least=2 * U)
