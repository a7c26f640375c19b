"""The strip of why: a quiet bar at the foot of a page that says what led to the news."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.painting import said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import WALL
from ui.projector.scenes.page import FOOT, Page

SIDE, STEP = 9.2, 10.8  # u: a sign in the strip, and from one to the next


@dataclass(frozen=True, slots=True)
class Strip:
    """Signs, a quiet line, and below it the one that tells; a strip of one line wraps."""

    why: str
    told: str = ""
    signs: tuple[SignKind, ...] = ()

    @property
    def left(self) -> float:
        """Where the words begin, in u."""
        return 2.8 + (STEP * len(self.signs) + 1 if self.signs else 0)


def room_in(page: Page, signs: tuple[SignKind, ...] = ()) -> float:
    """How much room the words have, in u."""
    return page.wide - Strip("", signs=signs).left - 2


def words_in(page: Page, signs: tuple[SignKind, ...] = ()) -> QRectF:
    """Where the words of a wrapped strip stand, in px."""
    return page.box(Strip("", signs=signs).left, page.high - FOOT + 1, room_in(page, signs), FOOT - 2)


def draw_strip(p: QPainter, page: Page, strip: Strip) -> None:
    """Paint a strip at the foot of the page."""
    y = page.high - FOOT
    slab(p, page.box(0, y, page.wide, FOOT), page.theme.well, page.u)
    for at, sign in enumerate(strip.signs):
        draw_sign(p, page.box(2.4 + at * STEP, y + (FOOT - SIDE) / 2, SIDE, SIDE), sign, page.theme)
    room = room_in(page, strip.signs)
    if not strip.told:
        _wrapped(p, page, words_in(page, strip.signs), strip.why)
        return
    page.line(p, page.box(strip.left, y + 1.2, room, 6), strip.why, 4)
    page.line(p, page.box(strip.left, y + 7, room, 6.4), strip.told, 4.8, bold=True)


def _wrapped(p: QPainter, page: Page, r: QRectF, text: str) -> None:
    said(p, r, text, page.letter(WALL.body), page.theme.ink, wrap=True, least=WALL.least * page.u)
