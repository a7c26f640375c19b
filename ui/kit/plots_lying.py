"""Lying bars: one row for each, its name on the left, its total in a column on the right; kinds of pieces are named above the first."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from ui.kit.painting import CENTRE, LEFT, RIGHT
from ui.kit.plots import Bar, Part
from ui.kit.plots_bars import AXIS, BOTH, MARK, NAME, TOTAL, BarsDrawing, Span
from ui.kit.plots_tones import SAMPLE
from ui.kit.theme import WALL

NAMES, MOST_NAMES, MARKS = 0.4, 0.68, 0.26  # of the width, at most
TOTALS = (TOTAL, 4.8, 4.2)  # u
TWO_LINES = 2.5 * WALL.least  # u of a row that has room for a name of two lines
THICK, MOST_THICK, MOST_ROW = 0.7, 9.0, 14.0  # of a row, and u


class LyingDrawing(BarsDrawing):
    """One figure of lying bars on its sheet."""

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        for span in self.spans:
            r = self._piece_place(span)
            self.surface(r, span.piece, signed=not self.says_values or r.width() > BOTH * self.sheet.u)
        zero = self.x(0)
        self.base_line(QPointF(zero, self.field.top()), QPointF(zero, self.field.top() + self._row * len(self.plot.bars)))
        self._name_zero(zero)
        for at, bar in enumerate(self.plot.bars):
            self._name_bar(at, bar)
        self._name_kinds()
        self._say_values()
        s = self.sheet
        measure = QRectF(s.r.left(), s.r.top(), self.field.left() - s.r.left() - s.u, self._head_high)
        s.write(Part.AXIS, measure, self.plot.measure, AXIS, quiet=True, wrap=True)

    @cached_property
    def _head_high(self) -> float:
        """The row of names above: as many lines as the kinds or the measure need."""
        s = self.sheet
        measure = s.high(self.plot.measure, AXIS, self._names_wide - s.u) if self.plot.measure else 0.0
        return max(measure, s.row(NAME) * len(self._kind_lines), s.row(AXIS)) + 0.6 * s.u

    @cached_property
    def _names_wide(self) -> float:
        s = self.sheet
        widest = max((s.wide(bar.name, NAME) for bar in self.plot.bars), default=0.0)
        most = NAMES * s.r.width()
        if widest + 1.5 * s.u > most:  # a narrow figure gives its names more than its bars
            most = min(MOST_NAMES * s.r.width(), max(s.narrow(bar.name) for bar in self.plot.bars) + 1.5 * s.u)
        words = max((s.narrow(word) for word in self.plot.measure.split()), default=0.0) + s.u
        return max(min(most, widest + 1.5 * s.u), words)

    @cached_property
    def _name_size(self) -> float:
        """One size for all names, in u."""
        return self.sheet.together(NAME, lambda size: all(self._has_room(bar.name, size) for bar in self.plot.bars))

    @property
    def _may_wrap(self) -> bool:
        return self._row >= TWO_LINES * self.sheet.u

    def _has_room(self, name: str, size: float) -> bool:
        s, wide = self.sheet, self._names_wide - self.sheet.u
        if s.wide(name, size) <= wide:
            return True
        return self._may_wrap and s.high(name, size, wide) <= self._row and all(s.wide(word, size) <= wide for word in name.split())

    @cached_property
    def _totals_wide(self) -> float:
        s = self.sheet
        widest = max((s.wide(bar.total, TOTAL, bold=True) for bar in self.plot.bars), default=0.0)
        return min(widest + 2 * s.u, 0.25 * s.r.width()) if widest else 0.0

    @property
    def _total_size(self) -> float:
        """The totals' letters, in u: no higher than a row."""
        return next((size for size in TOTALS if self.sheet.letter(size) <= self._row), WALL.least)

    @cached_property
    def _marks_wide(self) -> float:
        s = self.sheet
        widest = max((s.wide(bar.mark.says, MARK) for bar in self.plot.bars if bar.mark), default=0.0)
        return min(MARKS * s.r.width(), widest + 2 * s.u) if widest else 0.0

    @cached_property
    def field(self) -> QRectF:
        """Where the bars are, in px."""
        s = self.sheet
        return s.r.adjusted(self._names_wide, self._head_high, -self._totals_wide - self._marks_wide, -self._zero_high)

    @property
    def _zero_high(self) -> float:
        """The room below the bars where 0 is named: elsewhere they all begin at their names."""
        return self.sheet.row(AXIS) if self.low < 0 else 0.0

    def _name_zero(self, x: float) -> None:
        s, wide = self.sheet, 2 * self.sheet.row(AXIS)
        if self._zero_high:
            top = self.field.top() + self._row * len(self.plot.bars)
            s.write(Part.AXIS, QRectF(x - wide / 2, top, wide, self._zero_high), s.figure(0), AXIS, quiet=True, at=CENTRE)

    @property
    def _row(self) -> float:
        return min(self.field.height() / max(1, len(self.plot.bars)), MOST_ROW * self.sheet.u)

    def x(self, value: float) -> float:
        """The px of a value."""
        u = self.sheet.u
        left, wide = self.field.left() + 0.5 * u, self.field.width() - u
        return left + wide * (value - self.low) / ((self.high - self.low) or 1)

    def _piece_place(self, span: Span) -> QRectF:
        thick = min(self._row * THICK, MOST_THICK * self.sheet.u)
        middle = self.field.top() + self._row * (span.bar + 0.5)
        left = self.x(span.low)
        return QRectF(left, middle - thick / 2, self.x(span.high) - left, thick)

    def _name_bar(self, at: int, bar: Bar) -> None:
        s, f = self.sheet, self.field
        top = f.top() + self._row * at
        name = QRectF(s.r.left(), top, f.left() - s.r.left() - s.u, self._row)
        s.write(Part.AXIS, name, bar.name, self._name_size, wrap=self._may_wrap and s.wide(bar.name, self._name_size) > name.width())
        total = QRectF(f.right() + s.u, top, self._totals_wide - s.u, self._row)
        s.write(Part.LABELS, total, bar.total, self._total_size, bold=True, at=RIGHT)
        if bar.mark:
            place = QRectF(s.r.right() - self._marks_wide + 1.6 * s.u, top, self._marks_wide - 1.6 * s.u, self._row)
            s.write(bar.mark.part, place, bar.mark.says, MARK, bold=bar.mark.is_cause, at=LEFT, wrap=True)

    @cached_property
    def _kind_wides(self) -> dict[str, float]:
        s = self.sheet
        return {name: s.wide(name, NAME) + (SAMPLE + 1) * s.u for name in self.kinds}

    @cached_property
    def _kind_lines(self) -> list[list[str]]:
        """The kinds in lines, each no wider than the room above the bars."""
        s = self.sheet
        room, lines, used = s.r.width() - self._names_wide, [[]], 0.0
        for name, wide in self._kind_wides.items():
            if lines[-1] and used + wide > room:
                lines.append([])
                used = 0.0
            lines[-1].append(name)
            used += wide + 2.4 * s.u
        return lines if self.kinds else []

    def _name_kinds(self) -> None:
        s = self.sheet
        for row, names in enumerate(self._kind_lines):
            left, middle = self.field.left() + 0.5 * s.u, s.r.top() + s.row(NAME) * (row + 0.5)
            for name in names:
                self.sample(self.kinds[name], left, middle)
                text = left + (SAMPLE + 1) * s.u
                wide = min(self._kind_wides[name] - (SAMPLE + 1) * s.u, s.r.right() - text)
                s.write(Part.LABELS, QRectF(text, middle - s.row(NAME) / 2, wide, s.row(NAME)), name, NAME)
                left += self._kind_wides[name] + 2.4 * s.u

    def _say_values(self) -> None:
        s = self.sheet
        for span in self.spans if self.says_values else ():
            r, text = self._piece_place(span), s.figure(span.piece.value)
            if span.piece.value and r.width() >= s.wide(text, WALL.body, bold=True) + 2.4 * s.u:
                place = QRectF(r.right() - 8 * s.u, r.top(), 8 * s.u, r.height()) if r.width() > BOTH * s.u else r
                s.then(Part.LABELS, lambda place=place, text=text: self.value_plate(place, text))
