"""Where lines over the same places lie on their sheet: the axis, the room that their names need, and each line's points."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from ui.kit.plots import Line, Lines
from ui.kit.plots_sheet import Sheet, ticks
from ui.kit.plots_tones import LOOKS, SAMPLE
from ui.kit.theme import WALL

AXIS, VALUE = WALL.least, 5.4  # u: letters
FITS = ((0.3, 4.2), (0.38, 4.2), (0.38, WALL.least), (0.46, WALL.least))  # of the width: the names at most, and their letters in u
DODGE, OFF = 1.1, 1.1  # u between lines that would lie on each other, and the most that a dot is off its value: it still covers that
NEAR = 1.4  # u from the figure to what is named beside it


class LinesField:
    """The places of one figure of lines, in px."""

    def __init__(self, plot: Lines, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet

    @cached_property
    def levels(self) -> tuple[float, ...]:
        """The values named on the axis: where bands begin, or round numbers."""
        plot = self.plot
        if plot.bands:
            return tuple(sorted({plot.low, plot.high, *(band.value for band in plot.bands)}))
        return ticks(plot.low, plot.high)

    @cached_property
    def field(self) -> QRectF:
        """Where the lines are, in px."""
        s = self.sheet
        left = max((s.wide(s.figure(level), AXIS) for level in self.levels), default=0.0) + 1.4 * s.u
        return s.r.adjusted(left, s.row(AXIS) + 2 * s.u, -self.names_room, -s.row(AXIS) - 1.6 * s.u)

    @cached_property
    def fit(self) -> tuple[float, float]:
        """The room at the right, in px, and the names' letters, in u: the least room in which all names can be read."""
        fits = [(self._room(share, size), size) for share, size in FITS]
        good = [fit for fit in fits if self._names_fit(*fit)]
        short = (fit for lines in (1, 2) for fit in good if self._lines_of_names(*fit) <= lines)
        return next(short, good[0] if good else fits[-1])

    def _lines_of_names(self, room: float, size: float) -> int:
        """How many lines the longest name takes."""
        s = self.sheet
        heights = (s.high(line.name, size, self._text_room(line, room), bold=True) for line in self.plot.lines)
        return max((round(high / s.row(size)) for high in heights), default=0)

    def _room(self, share: float, size: float) -> float:
        s = self.sheet
        widest = [self._lead(line) + s.wide(line.name, size, bold=True) for line in self.plot.lines]
        widest += [s.wide(band.says, AXIS) for band in self.plot.bands]
        return min(share * s.r.width(), max(widest, default=0.0)) + 3 * s.u

    def _names_fit(self, room: float, size: float) -> bool:
        s, heights = self.sheet, [self.name_high(line, room, size) for line in self.plot.lines]
        words = all(s.wide(word, size, bold=True) <= self._text_room(line, room) for line in self.plot.lines for word in line.name.split())
        return words and sum(heights) + len(self.plot.bands) * s.row(AXIS) <= s.r.height() - 2 * s.row(AXIS)

    @property
    def names_room(self) -> float:
        return self.fit[0]

    def _text_room(self, line: Line, room: float) -> float:
        """The width that a line's name has, in px."""
        return room - NEAR * self.sheet.u - self._lead(line)

    def name_high(self, line: Line, room: float, size: float) -> float:
        s = self.sheet
        return max(s.row(VALUE) * 0.92, s.high(line.name, size, self._text_room(line, room), bold=True) + 0.4 * s.u)

    def _lead(self, line: Line) -> float:
        """The room of the sign and the value before a name."""
        s = self.sheet
        sign = (SAMPLE + 1) * s.u if LOOKS[line.tone].sign else 0.0
        return sign + self.value_room

    @cached_property
    def value_room(self) -> float:
        s = self.sheet
        return max((s.wide(self.last_said(line), VALUE, bold=True) for line in self.plot.lines), default=0.0) + s.u

    def last_said(self, line: Line) -> str:
        """The last value of a line as it is said; nothing for a line without values."""
        value = last(line)
        return "" if value is None else self.sheet.figure(value)

    def x(self, place: int) -> float:
        """The px of a place."""
        inner, count = self.field.adjusted(3 * self.sheet.u, 0, -3 * self.sheet.u, 0), len(self.plot.places)
        return inner.left() + inner.width() * (place / (count - 1) if count > 1 else 0.5)

    def y(self, value: float) -> float:
        """The px of a value."""
        low, high = self.plot.low, self.plot.high
        return self.field.bottom() - self.field.height() * (value - low) / ((high - low) or 1)

    @cached_property
    def dodges(self) -> tuple[tuple[float, ...], ...]:
        """How far each line is moved at each place, in px, so that lines of one value do not hide each other; elsewhere it is not moved."""
        lines, places = self.plot.lines, range(len(self.plot.places))
        return tuple(tuple(self._dodge(line, place) for place in places) for line in range(len(lines)))

    def _dodge(self, line: int, place: int) -> float:
        lines = self.plot.lines
        level = [at for at, other in enumerate(lines) if at == line or lie_together(lines[line], other, place)]
        step = min(DODGE, 2 * OFF / max(1, len(level) - 1))
        return (level.index(line) - (len(level) - 1) / 2) * step * self.sheet.u

    def points(self, line: Line) -> list[QPointF | None]:
        """Where a line goes, in px."""
        moved = self.dodges[self.plot.lines.index(line)]
        return [None if value is None else QPointF(self.x(at), self.y(value) + moved[at]) for at, value in enumerate(line.values)]

    def across(self, level: float) -> tuple[QPointF, QPointF]:
        return QPointF(self.field.left(), self.y(level)), QPointF(self.field.right(), self.y(level))


def last_place(line: Line) -> int:
    """The last place at which a line has a value; 0 for a line that has none."""
    return max((at for at, value in enumerate(line.values) if value is not None), default=0)


def last(line: Line) -> float | None:
    """The last value of a line, if it has any."""
    return next((value for value in reversed(line.values) if value is not None), None)


def lie_together(one: Line, other: Line, place: int) -> bool:
    """Whether two lines have the same value at this place and at one beside it, or end here: where they only cross, both are seen."""
    same = [a == b and a is not None for a, b in zip(one.values, other.values, strict=False)]
    return same[place:place + 1] == [True] and (place == len(same) - 1 or any(same[max(0, place - 1):place] + same[place + 1:place + 2]))
