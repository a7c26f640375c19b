"""Words instead of a figure: side by side or one under another, as their letters can be largest; their places are there before them."""

import math
from functools import cached_property

from PySide6.QtCore import QRectF

from ui.kit.painting import CENTRE, LEFT, slab
from ui.kit.plots import Part, WordsPanel
from ui.kit.plots_sheet import Sheet
from ui.kit.theme import WALL

SIZES = (8.0, 7.0, 6.0, 5.5, 5.0, WALL.body, 4.0, WALL.least)  # u, the largest that fits
GAP = 2.4  # u
MOST_HIGH, LEAST_HIGH = 18.0, 11.0  # u of a place: the highest, and the least while there are columns to spare
COLUMNS = (1, 2, 3, 4)
TALL = 0.72  # of a place's height that its words may take


class WordsDrawing:
    """One panel of words on its sheet."""

    def __init__(self, plot: WordsPanel, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet

    def draw(self) -> None:
        """The places, and what is said in them."""
        s = self.sheet
        for at, text in enumerate(self.plot.lines):
            r = self._place(at)
            slab(s.p, r, s.theme.well, s.u)
            inner = r.adjusted(2.4 * s.u, 0.4 * s.u, -2.4 * s.u, -0.4 * s.u)
            s.write(Part.LABELS, inner, text, self._size, bold=True, at=CENTRE if self._columns > 1 else LEFT, wrap=True)

    @cached_property
    def _columns(self) -> int:
        """What gives the largest letters: then no place too low for comfort, then no row that is not full, then the fewest."""
        return max((columns for columns in COLUMNS if columns <= max(1, len(self.plot.lines))), key=self._merits)

    def _merits(self, columns: int) -> tuple[float, bool, bool, int]:
        is_comfortable = self._high_in(columns) >= LEAST_HIGH * self.sheet.u
        return self._size_in(columns), is_comfortable, len(self.plot.lines) % columns == 0, -columns

    def _rows(self, columns: int) -> int:
        return max(1, math.ceil(len(self.plot.lines) / columns))

    def _high_in(self, columns: int) -> float:
        s, rows = self.sheet, self._rows(columns)
        return min((s.r.height() + GAP * s.u) / rows - GAP * s.u, MOST_HIGH * s.u)

    def _wide_in(self, columns: int) -> float:
        s = self.sheet
        return (s.r.width() + GAP * s.u) / columns - GAP * s.u

    def _size_in(self, columns: int) -> float:
        """The largest letters in which every text fits its place; 0 where none does."""
        s = self.sheet
        room, high = self._wide_in(columns) - 5.4 * s.u, self._high_in(columns)
        return next((size for size in SIZES if all(self._fits(text, size, room, high) for text in self.plot.lines)), 0.0)

    @cached_property
    def _size(self) -> float:
        """One size for all."""
        return self._size_in(self._columns) or WALL.least

    def _fits(self, text: str, size: float, wide: float, high: float) -> bool:
        s = self.sheet
        return s.high(text, size, wide, bold=True) <= TALL * high and all(s.wide(word, size, bold=True) <= wide for word in text.split())

    def _place(self, at: int) -> QRectF:
        s, columns = self.sheet, self._columns
        wide, high, rows = self._wide_in(columns), self._high_in(columns), self._rows(columns)
        row, column = divmod(at, columns)
        top = s.r.top() + (s.r.height() - rows * high - (rows - 1) * GAP * s.u) / 2
        return QRectF(s.r.left() + column * (wide + GAP * s.u), top + row * (high + GAP * s.u), wide, high)
