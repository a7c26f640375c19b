"""A page of the wall: one scene, laid out in u and painted from its values in the language of the moment.

It keeps no sentence: whatever it says is put into words again at every painting, so that a change of language needs nothing else.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.kit.painting import CENTRE, LEFT, RIGHT, STEP, Painted, figure, height_of, said, signed, width_of
from ui.kit.theme import WALL, Theme
from ui.text.words import Words

HEAD = 11.5  # u: where what follows the heading begins
FOOT = 14.5  # u: the height of a strip
LEAST_HEADING = 5.5  # u: a heading shrinks no further
TOGETHER = 0.85  # of their height that the letters of names side by side keep, for the longest of them
LINES = 3  # of the one sentence of a page, at most while it can shrink


class Page(Painted):
    """A scene of one kind. `framed` pages stand beside the rail; the `hero` of a page may be the rail's own chart."""

    framed = True
    hero_chart = False
    scene: Any

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.words = words
        self.setVisible(False)

    def show_scene(self, scene: Any) -> None:
        """Show another scene of the same kind."""
        self.scene = scene
        self.tell()
        self.arrange()
        self.update()

    def respeak(self) -> None:
        """Say everything again: the language has changed."""
        self.tell()
        self.update()

    def tell(self) -> None:
        """Hand the scene's values on to the widgets of the page, if it has any."""

    def arrange(self) -> None:
        """Lay out the widgets of the page, if it has any."""

    def show_unit(self, u: float, scale: float = 1.0) -> None:
        super().show_unit(u, scale)
        if hasattr(self, "scene"):
            self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "scene"):
            self.arrange()

    @property
    def wide(self) -> float:
        """The page's width in u."""
        return self.width() / self.u

    @property
    def high(self) -> float:
        """The page's height in u."""
        return self.height() / self.u

    def place(self, widget: Painted, x: float, y: float, w: float, h: float) -> None:
        """Give a widget of the page its place, in u."""
        widget.show_unit(self.u, self.scale)
        widget.setGeometry(self.box(x, y, w, h).toRect())

    def heading(self, p: QPainter, text: str, right: str = "") -> None:
        """The news, and what there is to say beside it."""
        room = self.room_beside(right)
        said(p, self.box(0, 0, room, 10), text, WALL.heading * self.u, self.theme.ink, bold=True, least=LEAST_HEADING * self.u)
        if right:
            said(p, self.box(room, 0.9, self.wide - room, 10), right, self.letter(WALL.body), self.theme.muted, at=RIGHT)

    def room_beside(self, right: str = "") -> float:
        """How much room a heading has, in u."""
        return self.wide - (width_of(right, self.letter(WALL.body)) / self.u + 3 if right else 0)

    def headed(self, sentence: Callable[[tuple[str, ...]], str], names: tuple[str, ...], right: str = "") -> str:
        """A heading with names in it: they lose letters until the rest of the sentence fits."""
        return self.in_line(sentence, names, self.room_beside(right), LEAST_HEADING * self.u)

    def in_line(self, sentence: Callable[[tuple[str, ...]], str], names: tuple[str, ...], room: float, px: float) -> str:
        """A bold line with names in it, in so much room in u; `px` is the least height of its letters."""
        return shortened(sentence, names, lambda text: width_of(text, px, bold=True) <= room * self.u)

    def line(self, p: QPainter, r: QRectF, text: str, size: float, *, bold: bool = False, quiet: bool = False, at: Any = LEFT) -> float:
        """A line in u-sized letters that shrinks as far as the wall's least, and then ends in an ellipsis."""
        colour = self.theme.muted if quiet else self.theme.ink
        return said(p, r, text, self.letter(size), colour, bold=bold, at=at, least=WALL.least * self.u)

    def names_px(self, names: tuple[str, ...], room: float, size: float, *, bold: bool = True) -> float:
        """One height in px for names that stand together, in so much room in u: a long one shrinks them all a little, or is elided."""
        px, least = self.letter(size), max(WALL.least * self.u, self.letter(size) * TOGETHER)
        widest = max((width_of(name, px, bold=bold) for name in names), default=0.0)
        return px if widest <= max(0.0, room) * self.u else max(least, px * room * self.u / widest - STEP)  # a page may have no size yet

    def name(self, p: QPainter, r: QRectF, text: str, px: float, *, bold: bool = True, at: Any = LEFT) -> None:
        """A name that is as high as those beside it: it shrinks no further, and ends in an ellipsis."""
        said(p, r, text, px, self.theme.ink, bold=bold, at=at, least=px)

    def sentence(self, p: QPainter, r: QRectF, text: str, size: float, colour: str) -> None:
        """The one sentence of a page, centred; its lines are about as long as one another, so that none is left with a single word."""
        px, least = size * self.u, WALL.body * self.u
        while px > least and not (fits(text, px, r, bold=True) and height_of(text, px, r.width(), bold=True) < LINES * 1.35 * px):
            px -= 1
        wide = self.even_width(text, px, r.width())
        middle = QRectF(r.center().x() - wide / 2, r.top(), wide, r.height())
        said(p, middle, text, px, colour, bold=True, at=CENTRE, wrap=True, least=min(px, least))

    def even_width(self, text: str, px: float, room: float) -> float:
        """How wide a bold text stands, in px, so that its lines are as few as in all the room, and about as long as one another."""
        wide, high = room, height_of(text, px, room, bold=True)
        while wide > room / 3 and fits(text, px, QRectF(0, 0, wide - self.u, high), bold=True):
            wide -= self.u
        return min(room, wide + self.u)  # a painter breaks lines a little earlier than it measures them

    def number(self, p: QPainter, r: QRectF, value: int, size: float, *, at: Any, change: bool = False) -> None:
        """A number that shrinks and is never cut; a change bears its sign."""
        text = signed(value) if change else figure(value)
        said(p, r, text, size * self.u, self.theme.ink, bold=True, at=at, least=WALL.least * self.u)


def fits(text: str, px: float, r: QRectF, *, bold: bool = False) -> bool:
    """Whether a wrapped text and its longest word fit at a height in px."""
    if height_of(text, px, r.width(), bold=bold) > r.height():
        return False
    return all(width_of(word, px, bold=bold) <= r.width() for word in text.split())


def shortened(sentence: Callable[[tuple[str, ...]], str], names: tuple[str, ...], has_room: Callable[[str], bool]) -> str:
    """A sentence whose names lose as few letters as it takes to fit; at most all but two of each."""
    text = sentence(names)
    longest = max(map(len, names), default=0)
    while not has_room(text) and longest > 2:
        longest -= 1
        text = sentence(tuple(cut(name, longest) for name in names))
    return text


def cut(name: str, letters: int) -> str:
    """A name with at most so many letters, and an ellipsis where it lost any."""
    return name if len(name) <= letters else name[:letters].rstrip(" -") + "…"
