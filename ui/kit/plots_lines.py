"""Lines over the same places: each is named at its end, and what happened on it is said beside the place."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ui.kit import shapes
from ui.kit.painting import CENTRE, LEFT, RIGHT
from ui.kit.plots import Line, Lines, Mark, Part
from ui.kit.plots_items import draw_line, draw_pairs
from ui.kit.plots_marks import ON_LINE, Wanted, placed
from ui.kit.plots_sheet import Sheet, apart, ticks
from ui.kit.plots_tones import LOOKS, SAMPLE, dotted_pen, draw_sample, line_colour, line_pens
from ui.kit.shapes import round_pen
from ui.kit.signs import TAX_SIGNS
from ui.kit.theme import STROKE_TOLD, WALL, hairline

AXIS, VALUE, MARK = WALL.least, 5.4, 3.8  # u: letters
FITS = ((0.3, 4.2), (0.38, 4.2), (0.38, WALL.least), (0.46, WALL.least))  # of the width: the names at most, and their letters in u
DODGE = 1.2  # u between lines that would lie on each other
MARK_WIDES = (34.0, 23.0, 17.0)  # u: a mark wraps at this width, or at a narrower one where marks stand close
DOT, LAST = 2.2, 3.4  # u
NEAR = 1.4  # u from the figure to what is named beside it


@dataclass(frozen=True, slots=True)
class EndName:
    """What stands to the right of the figure: a line's name with its last value, or what begins at a band."""

    y: float
    high: float
    text: str
    line: Line | None = None
    value: str = ""


class LinesDrawing:
    """One figure of lines on its sheet."""

    def __init__(self, plot: Lines, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        self._draw_grid()
        self._draw_base()
        for line in self.plot.lines:
            self._draw_line(line)
        self._name_axes()
        self._name_ends()
        self._say_marks()

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
        return s.r.adjusted(left, s.row(AXIS) + 2 * s.u, -self._names_room, -s.row(AXIS) - 1.6 * s.u)

    @cached_property
    def _fit(self) -> tuple[float, float]:
        """The room at the right, in px, and the names' letters, in u: the least room in which all names can be read."""
        fits = [(self._room(share, size), size) for share, size in FITS]
        good = [fit for fit in fits if self._names_fit(*fit)]
        short = (fit for lines in (1, 2) for fit in good if self._lines_of_names(*fit) <= lines)
        return next(short, good[0] if good else fits[-1])

    def _lines_of_names(self, room: float, size: float) -> int:
        """How many lines the longest name takes."""
        s = self.sheet
        return max(round(s.high(line.name, size, self._text_room(line, room), bold=True) / s.row(size)) for line in self.plot.lines)

    def _room(self, share: float, size: float) -> float:
        s = self.sheet
        widest = [self._lead(line) + s.wide(line.name, size, bold=True) for line in self.plot.lines]
        widest += [s.wide(band.says, AXIS) for band in self.plot.bands]
        return min(share * s.r.width(), max(widest, default=0.0)) + 3 * s.u

    def _names_fit(self, room: float, size: float) -> bool:
        s, heights = self.sheet, [self._name_high(line, room, size) for line in self.plot.lines]
        words = all(s.wide(word, size, bold=True) <= self._text_room(line, room) for line in self.plot.lines for word in line.name.split())
        return words and sum(heights) + len(self.plot.bands) * s.row(AXIS) <= s.r.height() - 2 * s.row(AXIS)

    @property
    def _names_room(self) -> float:
        return self._fit[0]

    def _text_room(self, line: Line, room: float) -> float:
        """The width that a line's name has, in px."""
        return room - NEAR * self.sheet.u - self._lead(line)

    def _name_high(self, line: Line, room: float, size: float) -> float:
        s = self.sheet
        return max(s.row(VALUE) * 0.92, s.high(line.name, size, self._text_room(line, room), bold=True) + 0.4 * s.u)

    def _lead(self, line: Line) -> float:
        """The room of the sign and the value before a name."""
        s = self.sheet
        sign = (SAMPLE + 1) * s.u if LOOKS[line.tone].sign else 0.0
        return sign + self._value_room

    @cached_property
    def _value_room(self) -> float:
        s = self.sheet
        return max(s.wide(s.figure(last(line)), VALUE, bold=True) for line in self.plot.lines) + s.u

    def x(self, place: int) -> float:
        """The px of a place."""
        inner, count = self.field.adjusted(3 * self.sheet.u, 0, -3 * self.sheet.u, 0), len(self.plot.places)
        return inner.left() + inner.width() * (place / (count - 1) if count > 1 else 0.5)

    def y(self, value: float) -> float:
        """The px of a value."""
        low, high = self.plot.low, self.plot.high
        return self.field.bottom() - self.field.height() * (value - low) / ((high - low) or 1)

    @cached_property
    def _dodges(self) -> dict[Line, float]:
        """How far each line is moved, in px, so that lines of one value do not hide each other."""
        lines = self.plot.lines
        if not any(lie_together(one, other) for at, one in enumerate(lines) for other in lines[:at]):
            return dict.fromkeys(lines, 0.0)
        return {line: (at - (len(lines) - 1) / 2) * DODGE * self.sheet.u for at, line in enumerate(lines)}

    def points(self, line: Line) -> list[QPointF | None]:
        """Where a line goes, in px."""
        moved = self._dodges[line]
        return [None if value is None else QPointF(self.x(at), self.y(value) + moved) for at, value in enumerate(line.values)]

    def _draw_grid(self) -> None:
        s, plot = self.sheet, self.plot
        if not s.has(Part.AXIS):
            return
        bands = {band.value for band in plot.bands}
        plain = [self._across(level) for level in self.levels if level not in bands]
        draw_pairs(s.p, plain, QPen(QColor(hairline(s.theme)), 0.2 * s.u))
        pen = QPen(QColor(s.theme.line), 0.28 * s.u)
        pen.setDashPattern([5, 4])
        draw_pairs(s.p, [self._across(level) for level in sorted(bands)], pen)

    def _across(self, level: float) -> tuple[QPointF, QPointF]:
        return QPointF(self.field.left(), self.y(level)), QPointF(self.field.right(), self.y(level))

    def _draw_base(self) -> None:
        s = self.sheet
        draw_pairs(s.p, [self._across(self.plot.low)], QPen(QColor(s.theme.line), 0.35 * s.u))

    def _draw_line(self, line: Line) -> None:
        s, points = self.sheet, self.points(line)
        pens = line_pens(s.theme, line.tone, s.u)
        if len(self.plot.lines) == 1:
            pens = (round_pen(line_colour(s.theme, line.tone), STROKE_TOLD * s.u),) if len(pens) == 1 else pens
        for pen in pens:
            draw_line(s.p, points, pen, steps=line.steps)
        there = [point for point in points if point]
        for at, point in enumerate(there):
            self._dot(line, point, is_last=at == len(there) - 1)

    def _dot(self, line: Line, at: QPointF, *, is_last: bool) -> None:
        s = self.sheet
        side = (LAST if is_last else DOT) * s.u
        r = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        sign, ink = LOOKS[line.tone].sign, line_colour(s.theme, line.tone)
        if sign in TAX_SIGNS:
            shapes.fill(s.p, shapes.token(sign, r), ink, round_pen(s.theme.ink, 0.3 * s.u))
            return
        if line.steps and not is_last:
            return
        edge = s.theme.ink if sign else ink
        shapes.fill(s.p, shapes.disc(at.x(), at.y(), side / 2), ink if is_last or sign else s.theme.paper, round_pen(edge, 0.4 * s.u))

    def _name_axes(self) -> None:
        s, f = self.sheet, self.field
        high = s.row(AXIS)
        s.write(Part.AXIS, QRectF(s.r.left(), s.r.top(), s.r.width() * 0.7, high), self.plot.measure, AXIS, quiet=True)
        for level in self.levels:
            r = QRectF(s.r.left(), self.y(level) - high / 2, f.left() - s.r.left() - s.u, high)
            s.write(Part.AXIS, r, s.figure(level), AXIS, quiet=True, at=RIGHT)
        for at in self._named_places:
            wide = s.wide(self.plot.places[at], AXIS)
            left = min(max(self.x(at) - wide / 2, s.r.left()), s.r.right() - wide)
            s.write(Part.AXIS, QRectF(left, f.bottom() + 1.2 * s.u, wide, high), self.plot.places[at], AXIS, quiet=True, at=CENTRE)

    @cached_property
    def _named_places(self) -> range:
        """Every place, or every second, third…, so that no two names touch; the last one always."""
        s, names, count = self.sheet, self.plot.places, len(self.plot.places)
        for step in range(1, count):
            named = range((count - 1) % step, count, step)
            if all(self.x(b) - self.x(a) >= (s.wide(names[a], AXIS) + s.wide(names[b], AXIS)) / 2 + s.u for a, b in pairwise(named)):
                return named
        return range(max(0, count - 1), count)

    def _end_names(self) -> Iterator[EndName]:
        s = self.sheet
        for line in self.plot.lines:
            high = self._name_high(line, *self._fit)
            yield EndName(self.y(last(line)) + self._dodges[line], high, line.name, line, s.figure(last(line)))
        for band in self.plot.bands:
            yield EndName(self.y(band.value) - s.row(AXIS) * 0.55, s.row(AXIS), band.says)

    def _name_ends(self) -> None:
        s = self.sheet
        names = list(self._end_names())
        middles = apart([name.y for name in names], [name.high for name in names], s.r.top(), self.field.bottom() + s.row(AXIS))
        for name, y in zip(names, middles, strict=True):
            r = QRectF(self.field.right() + NEAR * s.u, y - name.high / 2, self._names_room - NEAR * s.u, name.high)
            if name.line is None:
                s.write(Part.AXIS, r, name.text, AXIS, quiet=True, at=LEFT)
            else:
                self._name_end(name, name.line, r)

    def _name_end(self, name: EndName, line: Line, r: QRectF) -> None:
        s = self.sheet
        end = self.points(line)[last_place(line)]
        if end is not None and (abs(r.center().y() - end.y()) > 1.5 * s.u or r.left() - end.x() > 8 * s.u):
            thread = (QPointF(end.x() + 2 * s.u, end.y()), QPointF(r.left() - 0.5 * s.u, r.center().y()))
            s.then(Part.LABELS, lambda: draw_pairs(s.p, [thread], dotted_pen(s.theme, s.u)))
        left = r.left()
        if LOOKS[line.tone].sign:
            place = QRectF(left, r.center().y() - SAMPLE * s.u / 2, SAMPLE * s.u, SAMPLE * s.u)
            draw_sample(s.p, place, line.tone, s.theme, s.u)  # with the shape: the sign is what tells the colour
            left += (SAMPLE + 1) * s.u
        value = QRectF(left, r.top(), self._value_room - s.u, r.height())
        s.write(Part.LABELS, value, name.value, VALUE, bold=True, at=RIGHT)
        text = QRectF(value.right() + s.u, r.top(), r.right() - value.right() - s.u, r.height())
        size = self._fit[1]
        s.write(Part.LABELS, text, name.text, size, bold=True, wrap=s.wide(name.text, size, bold=True) > text.width())

    def _marks(self) -> list[tuple[Mark, QPointF]]:
        return [(mark, point) for line in self.plot.lines for mark in line.marks if (point := self._marked(line, mark))]

    def _marked(self, line: Line, mark: Mark) -> QPointF | None:
        points = self.points(line)
        return points[mark.at] if mark.at < len(points) else None

    def _say_marks(self) -> None:
        s, marks = self.sheet, self._marks()
        if not marks:
            return
        ways = [_stepped(self.points(line)) if line.steps else self.points(line) for line in self.plot.lines]
        levels = [[QPointF(*each.toTuple()) for each in self._across(band.value)] for band in self.plot.bands]
        bounds = self.field.adjusted(0.5 * s.u, -s.u, -0.5 * s.u, -0.5 * s.u)
        tried = []
        for wide in MARK_WIDES:
            most = min(wide * s.u, self.field.width() * 0.45)
            tried.append(placed([Wanted(at, *self._size(mark.says, most)) for mark, at in marks], bounds, ways, levels, s.u))
            if tried[-1].cost < ON_LINE:
                break
        for (mark, at), r in zip(marks, min(tried, key=lambda found: found.cost).places, strict=True):
            self._say_mark(mark, at, r)

    def _size(self, text: str, most: float) -> tuple[float, float]:
        s = self.sheet
        most = max(most, *(s.wide(word, MARK, bold=True) + 0.6 * s.u for word in text.split()))
        wide, high = min(s.wide(text, MARK, bold=True) + 0.6 * s.u, most), s.high(text, MARK, most, bold=True)
        while wide > most / 3 and s.high(text, MARK, wide - s.u, bold=True) <= high and _words_fit(s, text, wide - s.u):
            wide -= s.u
        return wide + 0.4 * s.u, s.high(text, MARK, wide, bold=True) + 0.2 * s.u

    def _say_mark(self, mark: Mark, at: QPointF, r: QRectF) -> None:
        s = self.sheet
        above = r.center().y() < at.y()
        foot = QPointF(min(max(at.x(), r.left() + s.u), r.right() - s.u), r.bottom() if above else r.top())
        gap = 1.5 * s.u if above else -1.5 * s.u
        if abs(foot.y() - at.y()) > 3.2 * s.u:
            pen = QPen(QColor(s.theme.ink), 0.25 * s.u)
            s.then(mark.part, lambda: draw_pairs(s.p, [(QPointF(at.x(), at.y() - gap), foot)], pen))
        s.then(mark.part, lambda: self._clear(r))
        s.write(mark.part, r, mark.says, MARK, bold=mark.is_cause, at=Qt.AlignmentFlag.AlignCenter, wrap=True)

    def _clear(self, r: QRectF) -> None:
        """Take a dashed line away behind a text."""
        s = self.sheet
        for band in self.plot.bands:
            strip = QRectF(r.left(), self.y(band.value) - 0.5 * s.u, r.width(), s.u)
            s.p.fillRect(strip.intersected(r), QColor(s.ground))


def _words_fit(s: Sheet, text: str, wide: float) -> bool:
    return all(s.wide(word, MARK, bold=True) <= wide for word in text.split())


def _stepped(points: list[QPointF | None]) -> list[QPointF | None]:
    out: list[QPointF | None] = points[:1]
    for before, point in pairwise(points):
        if before and point:
            out.append(QPointF(point.x(), before.y()))
        out.append(point)
    return out


def last_place(line: Line) -> int:
    """The last place at which a line has a value; 0 for a line that has none."""
    return max((at for at, value in enumerate(line.values) if value is not None), default=0)


def last(line: Line) -> float:
    """The last value of a line."""
    return next((value for value in reversed(line.values) if value is not None), 0.0)


def lie_together(one: Line, other: Line) -> bool:
    """Whether two lines have the same value at two places in a row, or at the last place of both."""
    same = [a == b and a is not None for a, b in zip(one.values, other.values, strict=False)]
    return any(a and b for a, b in pairwise(same)) or same[-1:] == [True]
