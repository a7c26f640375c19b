"""Lines over the same places: each is named at its end, and what happened on it is said beside the place."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ui.kit import shapes
from ui.kit.painting import CENTRE, LEFT, RIGHT
from ui.kit.plots import Line, Part
from ui.kit.plots_items import draw_line, draw_pairs
from ui.kit.plots_lines_field import AXIS, NEAR, VALUE, LinesField, last_place
from ui.kit.plots_lines_marks import LineMarks
from ui.kit.plots_sheet import apart
from ui.kit.plots_tones import LOOKS, SAMPLE, dotted_pen, draw_sample, line_colour, line_pens
from ui.kit.shapes import round_pen
from ui.kit.signs import TAX_SIGNS
from ui.kit.theme import STROKE_TOLD, hairline

DOT, LAST = 2.2, 3.4  # u


@dataclass(frozen=True, slots=True)
class EndName:
    """What stands to the right of the figure: a line's name with its last value, or what begins at a band."""

    y: float
    high: float
    text: str
    line: Line | None = None
    value: str = ""


class LinesDrawing(LinesField):
    """One figure of lines on its sheet."""

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        self._draw_grid()
        self._draw_base()
        for line in self.plot.lines:
            self._draw_line(line)
        self._name_axes()
        self._name_ends()
        LineMarks(self).say()

    def _draw_grid(self) -> None:
        s, plot = self.sheet, self.plot
        if not s.has(Part.AXIS):
            return
        bands = {band.value for band in plot.bands}
        plain = [self.across(level) for level in self.levels if level not in bands]
        draw_pairs(s.p, plain, QPen(QColor(hairline(s.theme)), 0.2 * s.u))
        pen = QPen(QColor(s.theme.line), 0.28 * s.u)
        pen.setDashPattern([5, 4])
        draw_pairs(s.p, [self.across(level) for level in sorted(bands)], pen)

    def _draw_base(self) -> None:
        s = self.sheet
        draw_pairs(s.p, [self.across(self.plot.low)], QPen(QColor(s.theme.line), 0.35 * s.u))

    def _draw_line(self, line: Line) -> None:
        s, points = self.sheet, self.points(line)
        pens = line_pens(s.theme, line.tone, s.u)
        if len(self.plot.lines) == 1:
            pens = (round_pen(line_colour(s.theme, line.tone), STROKE_TOLD * s.u),) if len(pens) == 1 else pens
        for pen in pens:
            draw_line(s.p, points, pen, steps=line.steps)
        there = [point for point in points if point is not None]
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
            high = self.name_high(line, *self.fit)
            end = self.points(line)[last_place(line)] if line.values else None
            y = self.y(self.plot.low) if end is None else end.y()
            yield EndName(y, high, line.name, line, self.last_said(line))
        for band in self.plot.bands:
            yield EndName(self.y(band.value) - s.row(AXIS) * 0.55, s.row(AXIS), band.says)

    def _name_ends(self) -> None:
        s = self.sheet
        names = list(self._end_names())
        middles = apart([name.y for name in names], [name.high for name in names], s.r.top(), self.field.bottom() + s.row(AXIS))
        for name, y in zip(names, middles, strict=True):
            r = QRectF(self.field.right() + NEAR * s.u, y - name.high / 2, self.names_room - NEAR * s.u, name.high)
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
        value = QRectF(left, r.top(), self.value_room - s.u, r.height())
        s.write(Part.LABELS, value, name.value, VALUE, bold=True, at=RIGHT)
        text = QRectF(value.right() + s.u, r.top(), r.right() - value.right() - s.u, r.height())
        size = self.fit[1]
        s.write(Part.LABELS, text, name.text, size, bold=True, wrap=s.wide(name.text, size, bold=True) > text.width())
