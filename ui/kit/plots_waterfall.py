"""A waterfall, lying: one row for each move, so that its reason has room beside it; numbers in one column."""

from functools import cached_property
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ui.kit.painting import RIGHT
from ui.kit.plots import Move, Part, Tone, Waterfall
from ui.kit.plots_items import draw_pairs
from ui.kit.plots_sheet import Sheet
from ui.kit.plots_tones import draw_piece
from ui.kit.theme import WALL, hairline

SIZES = (5.4, 4.8, 4.2, WALL.least)  # u: letters of the reasons, the largest that fit
NUMBERS = 1.18  # of a reason's letters
NAMES = 0.5  # of the width: the reasons at most
THICK, MOST_THICK, MOST_ROW = 0.66, 9.0, 16.0  # of a row, and u


class WaterfallDrawing:
    """One waterfall on its sheet. What rises is filled, what falls is hollow."""

    def __init__(self, plot: Waterfall, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        self._draw_rules()
        self._draw_end(0, self.plot.start)
        for at, move in enumerate(self.plot.moves):
            self._draw_move(at + 1, move, self._before[at])
        self._draw_end(len(self.plot.moves) + 1, self.plot.end)
        self._draw_links()

    @cached_property
    def _before(self) -> list[float]:
        """The value before each move, and after the last."""
        return list(accumulate((move.by for move in self.plot.moves), initial=self.plot.start))

    @cached_property
    def _size(self) -> float:
        """The reasons' letters, in u: smaller where there are many rows, or long reasons."""
        s = self.sheet
        fitting = (size for size in SIZES if self._row >= s.row(size) * NUMBERS and self._widest(size) <= NAMES * s.r.width())
        return next(fitting, WALL.least)

    def _widest(self, size: float) -> float:
        s = self.sheet
        return max([s.wide(move.why, size) for move in self.plot.moves] + [s.wide(self.plot.measure, size, bold=True)]) + 2 * s.u

    @cached_property
    def _row(self) -> float:
        s = self.sheet
        return min(s.r.height() / (len(self.plot.moves) + 2), MOST_ROW * s.u)

    @cached_property
    def _names_wide(self) -> float:
        return min(NAMES * self.sheet.r.width(), self._widest(self._size))

    @cached_property
    def _numbers_wide(self) -> float:
        s = self.sheet
        texts = [s.figure(move.by, change=True) for move in self.plot.moves] + [s.figure(self.plot.start), s.figure(self.plot.end)]
        return max(s.wide(text, self._number, bold=True) for text in texts) + 2 * s.u

    @cached_property
    def field(self) -> QRectF:
        """Where the bars are, in px."""
        return self.sheet.r.adjusted(self._names_wide, 0, -self._numbers_wide, 0)

    def x(self, value: float) -> float:
        """The px of a value."""
        values = [0.0, self.plot.start, self.plot.end, *self._before]
        low, high = min(values), max(values)
        return self.field.left() + self.field.width() * (value - low) / ((high - low) or 1)

    def _y(self, row: int) -> float:
        spare = self.sheet.r.height() - (len(self.plot.moves) + 2) * self._row
        return self.sheet.r.top() + spare / 2 + row * self._row

    def _place(self, row: int, one: float, other: float) -> QRectF:
        thick = min(self._row * THICK, MOST_THICK * self.sheet.u)
        left, right = sorted((self.x(one), self.x(other)))
        return QRectF(left, self._y(row) + (self._row - thick) / 2, right - left, thick)

    def _draw_rules(self) -> None:
        s, rows = self.sheet, len(self.plot.moves) + 2
        lines = [(QPointF(s.r.left(), self._y(row)), QPointF(s.r.right(), self._y(row))) for row in range(1, rows)]
        draw_pairs(s.p, lines, QPen(QColor(hairline(s.theme)), 0.15 * s.u))
        zero = self.x(0)
        draw_pairs(s.p, [(QPointF(zero, self._y(0)), QPointF(zero, self._y(rows)))], QPen(QColor(s.theme.ink), 0.4 * s.u))

    def _draw_end(self, row: int, value: float) -> None:
        s = self.sheet
        if value:
            draw_piece(s.p, self._place(row, 0, value), Tone.MIDDLE, s.theme, s.u)
        s.write(Part.AXIS, self._name_place(row), self.plot.measure, self._size, bold=True)
        s.write(Part.LABELS, self._number_place(row), s.figure(value), self._number, bold=True, at=RIGHT)

    def _draw_move(self, row: int, move: Move, before: float) -> None:
        s = self.sheet
        if move.by:
            draw_piece(s.p, self._place(row, before, before + move.by), move.tone, s.theme, s.u, hollow=move.by < 0)
        s.write(Part.LABELS, self._number_place(row), s.figure(move.by, change=True), self._number, at=RIGHT)
        s.write(Part.CAUSES, self._name_place(row), move.why, self._size)

    @property
    def _number(self) -> float:
        """The numbers' letters, in u."""
        return self._size * NUMBERS

    def _name_place(self, row: int) -> QRectF:
        s = self.sheet
        return QRectF(s.r.left(), self._y(row), self._names_wide - s.u, self._row)

    def _number_place(self, row: int) -> QRectF:
        s = self.sheet
        return QRectF(self.field.right() + s.u, self._y(row), self._numbers_wide - s.u, self._row)

    def _draw_links(self) -> None:
        """From each bar to the next, at the value that both share."""
        s = self.sheet
        for row, value in enumerate(self._before):
            one, other = self._place(row, 0, value), self._place(row + 1, 0, value)
            ends = (QPointF(self.x(value), one.bottom()), QPointF(self.x(value), other.top()))
            draw_pairs(s.p, [ends], QPen(QColor(s.theme.ink), 0.3 * s.u))
