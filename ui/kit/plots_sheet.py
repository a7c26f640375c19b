"""A sheet: where one plot is painted, in which look, and which of its parts. It holds back later parts, and writes letters last."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ui.kit.painting import LEFT, MINUS, height_of, said, width_of
from ui.kit.plots import Part
from ui.kit.theme import WALL, Theme

FINE = 0.1  # u by which names that stand together shrink
ROW = 1.35  # of a letter's height: a line of text with its air


@dataclass(frozen=True, slots=True)
class Sheet:
    """A painter, a place in its px, and a look; `point` is the decimal sign of the language, `ground` the colour on which all this lies."""

    p: QPainter
    r: QRectF
    theme: Theme
    u: float
    parts: frozenset[Part]
    scale: float = 1.0
    point: str = "."
    ground: str = "#FFFFFF"
    waiting: list[tuple[Part, Callable[[], None]]] = field(default_factory=list)

    def within(self, r: QRectF) -> "Sheet":
        """Another place on the same sheet."""
        return replace(self, r=r)

    def has(self, part: Part) -> bool:
        """Whether a part is shown."""
        return part in self.parts

    def letter(self, size: float) -> float:
        """A letter height given in u, in px, enlarged by the text scale where that applies."""
        return size * self.u * (self.scale if size <= WALL.scaled_to else 1.0)

    def row(self, size: float) -> float:
        """The height of a line of text, in px."""
        return self.letter(size) * ROW

    def wide(self, text: str, size: float, *, bold: bool = False) -> float:
        """The width of a text, in px, with a little air."""
        return width_of(text, self.letter(size), bold=bold) + 0.3 * self.u if text else 0.0

    def narrow(self, text: str) -> float:
        """The least width to which a text shrinks, in px: in the least letters, whatever the text scale."""
        return width_of(text, WALL.least * self.u) + 0.3 * self.u

    def high(self, text: str, size: float, wide: float, *, bold: bool = False) -> float:
        """The height of a wrapped text, in px."""
        return height_of(text, self.letter(size), wide, bold=bold)

    def together(self, size: float, fits: Callable[[float], bool]) -> float:
        """The largest letters in u, up to a size, in which everything that stands together fits; or else the least."""
        least = min(size, WALL.least / self.scale)
        while size > least and not fits(size):
            size -= FINE
        return max(size, least)

    def write(
        self, part: Part, r: QRectF, text: str, size: float, *,
        bold: bool = False, quiet: bool = False, at: Qt.AlignmentFlag = LEFT, wrap: bool = False,
    ) -> None:
        """Write a text when its part is shown, after everything that is drawn."""
        if text and part in self.parts:
            colour = self.theme.muted if quiet else self.theme.ink
            px, least = self.letter(size), min(self.letter(size), WALL.least * self.u)
            self.waiting.append((part, lambda: _said(self.p, r, text, px, colour, bold, at, wrap, least)))

    def then(self, part: Part, drawing: Callable[[], None]) -> None:
        """Draw something among the letters, when its part is shown."""
        if part in self.parts:
            self.waiting.append((part, drawing))

    def finish(self) -> None:
        """Write what waits, part by part."""
        order = list(Part)
        for _part, drawing in sorted(self.waiting, key=lambda each: order.index(each[0])):
            drawing()
        self.waiting.clear()

    def figure(self, value: float, *, change: bool = False) -> str:
        """A number as people write it in the language: at most one decimal, a true minus, a plus before a change."""
        size = abs(round(value, 1))
        text = str(int(size)) if size == int(size) else f"{size:.1f}".replace(".", self.point)
        sign = MINUS if value < 0 and size else "+" if change and value > 0 else ""
        return sign + text


def _said(p: QPainter, r: QRectF, text: str, px: float, colour: str, bold: bool, at: Qt.AlignmentFlag, wrap: bool, least: float) -> None:
    said(p, r, text, px, colour, bold=bold, at=at, wrap=wrap, least=least)


def ticks(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Round numbers from low to high, at most so many besides the first."""
    span = high - low
    if span <= 0:
        return (low,)
    power = 10.0 ** math.floor(math.log10(span / most))
    step = next(each * power for each in (1, 2, 5, 10, 20) if span / (each * power) <= most)
    first = math.ceil(low / step)
    return tuple(round(n * step, 6) for n in range(first, math.floor(high / step + 1e-6) + 1))


def apart(wanted: list[float], heights: list[float], low: float, high: float) -> list[float]:
    """Middles as near as possible to those wanted, in their order, each with its height free, all between low and high."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    out, floor = list(wanted), low
    for at in order:
        out[at] = max(wanted[at], floor + heights[at] / 2)
        floor = out[at] + heights[at] / 2
    ceiling = high
    for at in reversed(order):
        out[at] = min(out[at], ceiling - heights[at] / 2)
        ceiling = out[at] - heights[at] / 2
    return out
