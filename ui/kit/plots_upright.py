"""Upright bars: totals in a row under the base line, names below them, kinds of pieces named to the right of the last bar."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ui.kit.painting import CENTRE, LEFT, RIGHT
from ui.kit.plots import Bar, Part
from ui.kit.plots_bars import AXIS, BOTH, MARK, MOST_COUNTED, NAME, TOTAL, BarsDrawing, Span
from ui.kit.plots_items import draw_pairs
from ui.kit.plots_sheet import apart, ticks
from ui.kit.plots_tones import SAMPLE, dotted_pen
from ui.kit.theme import WALL, hairline

FITS = ((0.3, NAME), (0.36, NAME), (0.36, WALL.least), (0.42, WALL.least))  # of the width: kinds at most, and their letters in u
BESIDE = 0.28  # of a bar's place: the bar, where its kinds are named beside it
LEAD = SAMPLE + 1.0  # u: the sample before a name
THICK, DENSE, MOST_THICK = 0.66, 0.9, 22.0  # of a bar's place, of one that is narrow, and u
NARROW = 11.0  # u
MOST_LINES = 2  # of a bar's name; longer ones need lying bars
COUNTED = 4.6  # u: the least piece that has room for its number


class UprightDrawing(BarsDrawing):
    """One figure of upright bars on its sheet."""

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        self._draw_grid()
        for span in self.spans:
            r = self._piece_place(span)
            self.surface(r, span.piece, signed=not self.says_values or r.height() > BOTH * self.sheet.u)
        base = self.y(0)
        self.base_line(QPointF(self.field.left(), base), QPointF(self.field.right(), base))
        self._name_axes()
        self._say_totals()
        self._name_kinds()
        self._say_values()
        for at, bar in enumerate(self.plot.bars):
            self._say_mark(at, bar)

    @cached_property
    def levels(self) -> tuple[float, ...]:
        """The values on the axis: none where every bar says its own."""
        return () if any(bar.total for bar in self.plot.bars) or self.says_values else ticks(self.low, self.high, 4)

    @cached_property
    def field(self) -> QRectF:
        """Where the bars are, in px."""
        s = self.sheet
        top = s.row(AXIS) + 1.4 * s.u + self._marks_high
        return s.r.adjusted(self._axis_wide, top, -self._kinds_room, -self._totals_high - self._names_high)

    @cached_property
    def _named_at(self) -> dict[str, Span]:
        """Each kind with the piece beside which it is named: the last one of its name."""
        seen = {span.piece.name: span for span in self.spans if span.piece.value}
        return {name: seen[name] for name in self.kinds if name in seen}

    @cached_property
    def _are_beside(self) -> bool:
        """Whether kinds are named beside their own bar: where few bars are made of different kinds."""
        bars = len(self.plot.bars)
        if not 1 < bars <= MOST_COUNTED or all(span.bar == bars - 1 for span in self._named_at.values()):
            return False
        return all(self._reads(name, self._beside_room, WALL.least) for name in self._named_at)

    @property
    def _beside_room(self) -> float:
        return (self.sheet.r.width() - self._axis_wide) / len(self.plot.bars) * (1 - BESIDE) - 2 * self.sheet.u

    @cached_property
    def _fit(self) -> tuple[float, float]:
        """The room for the kinds' names with their samples, in px, and their letters, in u: the least in which no word is cut."""
        wide = self.sheet.r.width()
        fits = [(self._beside_room if self._are_beside else share * wide, size) for share, size in FITS]
        return next((fit for fit in fits if all(self._reads(name, *fit) for name in self._named_at)), fits[-1])

    def _reads(self, name: str, room: float, size: float) -> bool:
        s = self.sheet
        return all((s.narrow(word) if size <= WALL.least else s.wide(word, size)) <= room - (LEAD + 2.2) * s.u for word in name.split())

    @cached_property
    def _kinds_room(self) -> float:
        """What the kinds take at the right of all bars."""
        s, (room, size) = self.sheet, self._fit if not self._are_beside else (0.0, NAME)
        widest = max((s.wide(name, size) for name in self._named_at), default=0.0)
        return min(room, widest + (LEAD + 2.6) * s.u) if widest else 0.0

    @cached_property
    def _axis_wide(self) -> float:
        s = self.sheet
        return max((s.wide(s.figure(level), AXIS) + 1.4 * s.u for level in self.levels), default=0.0)

    @cached_property
    def _slot(self) -> float:
        return (self.sheet.r.width() - self._axis_wide - self._kinds_room) / max(1, len(self.plot.bars))

    @cached_property
    def _names_high(self) -> float:
        """Two lines where a name needs them."""
        s = self.sheet
        room = self._slot - s.u
        return s.row(NAME) * (1 if all(s.wide(bar.name, NAME) <= room for bar in self.plot.bars) else 2)

    @property
    def has_room(self) -> bool:
        """Whether the bars' names and totals find room under them."""
        s, room = self.sheet, self._slot - self.sheet.u
        texts = [(bar.name, NAME) for bar in self.plot.bars] + [(bar.total, NAME) for bar in self.plot.bars]
        return all(
            s.high(text, size, room) <= s.row(size) * MOST_LINES and all(s.wide(word, size) <= room for word in text.split())
            for text, size in texts
        )

    @cached_property
    def _totals_wrap(self) -> bool:
        """Whether a total needs two lines: its number over its noun."""
        s = self.sheet
        return any(s.wide(bar.total, TOTAL, bold=True) > self._slot - 0.6 * s.u for bar in self.plot.bars)

    @cached_property
    def _totals_high(self) -> float:
        s = self.sheet
        if not any(bar.total for bar in self.plot.bars):
            return 0.8 * s.u
        return s.row(NAME) * 2 if self._totals_wrap else s.row(TOTAL)

    @cached_property
    def _marks_high(self) -> float:
        s = self.sheet
        return max((s.high(bar.mark.says, MARK, self._mark_wide(at)) for at, bar in enumerate(self.plot.bars) if bar.mark), default=0.0)

    def _mark_wide(self, at: int) -> float:
        """A mark may lean over neighbours that have none."""
        s, bars = self.sheet, self.plot.bars
        free = min(self._free(at, -1), self._free(at, 1))
        whole = s.r.width() - self._kinds_room
        return min(self._slot * (1 + 2 * min(free, 1.0)) if len(bars) > 1 else whole, whole) - s.u

    def _free(self, at: int, side: int) -> float:
        """How much of a place a mark may take on one side: none beyond the edge, half of what lies between two marks."""
        beyond = range(at - 1, -1, -1) if side < 0 else range(at + 1, len(self.plot.bars))
        marked = next((count for count, n in enumerate(beyond) if self.plot.bars[n].mark), None)
        return float(len(beyond)) if marked is None else marked / 2

    def x(self, at: int) -> float:
        """The middle of a bar, in px."""
        return self.field.left() + self._slot * (at + (BESIDE / 2 + 0.02 if self._are_beside else 0.5))

    def y(self, value: float) -> float:
        """The px of a value."""
        return self.field.bottom() - self.field.height() * (value - self.low) / ((self.high - self.low) or 1)

    @property
    def _thick(self) -> float:
        u = self.sheet.u
        if self._are_beside:
            return min(self._slot * BESIDE, MOST_THICK * u)
        return min(self._slot * (DENSE if self._slot < NARROW * u else THICK), MOST_THICK * u)

    def _piece_place(self, span: Span) -> QRectF:
        top, bottom = self.y(span.high), self.y(span.low)
        return QRectF(self.x(span.bar) - self._thick / 2, top, self._thick, bottom - top)

    def _draw_grid(self) -> None:
        s, f = self.sheet, self.field
        if s.has(Part.AXIS):
            lines = [(QPointF(f.left(), self.y(level)), QPointF(f.right(), self.y(level))) for level in self.levels]
            draw_pairs(s.p, lines, QPen(QColor(hairline(s.theme)), 0.2 * s.u))

    def _name_axes(self) -> None:
        s, f = self.sheet, self.field
        s.write(Part.AXIS, QRectF(s.r.left(), s.r.top(), s.r.width(), s.row(AXIS)), self.plot.measure, AXIS, quiet=True)
        for level in self.levels:
            r = QRectF(s.r.left(), self.y(level) - s.row(AXIS) / 2, f.left() - s.r.left() - s.u, s.row(AXIS))
            s.write(Part.AXIS, r, s.figure(level), AXIS, quiet=True, at=RIGHT)
        top = f.bottom() + self._totals_high
        for at, bar in enumerate(self.plot.bars):
            r = self._under(at, top, self._names_high)
            s.write(Part.AXIS, r, bar.name, NAME, at=self._align, wrap=self._names_high > s.row(NAME))

    def _under(self, at: int, top: float, high: float) -> QRectF:
        """A place below a bar, centred on it or, where its kinds are named beside it, from its left edge on."""
        left = self.field.left() + self._slot * at
        if self._are_beside:
            left = self.x(at) - self._thick / 2
        return QRectF(left + 0.2 * self.sheet.u, top, self._slot - 0.4 * self.sheet.u, high)

    @property
    def _align(self) -> Qt.AlignmentFlag:
        return LEFT if self._are_beside else CENTRE

    def _say_totals(self) -> None:
        s = self.sheet
        for at, bar in enumerate(self.plot.bars):
            r = self._under(at, self.field.bottom() + 0.4 * s.u, self._totals_high)
            s.write(Part.LABELS, r, bar.total, NAME if self._totals_wrap else TOTAL, bold=True, at=self._align, wrap=self._totals_wrap)

    def _name_kinds(self) -> None:
        if not self._are_beside:
            self._name_column(list(self._named_at), self.sheet.r.right() - self._kinds_room + 2 * self.sheet.u, self.sheet.r.right())
            return
        for at in range(len(self.plot.bars)):
            names = [name for name, span in self._named_at.items() if span.bar == at]
            left = self.x(at) + self._thick / 2 + 1.6 * self.sheet.u
            self._name_column(names, left, self.field.left() + self._slot * (at + 1) - self.sheet.u)

    def _name_column(self, names: list[str], left: float, right: float) -> None:
        """Names one under another, each as near to its piece as it can be."""
        s, size = self.sheet, self._fit[1]
        text = left + LEAD * s.u
        heights = [max((SAMPLE + 0.4) * s.u, s.high(name, size, right - text) + 0.4 * s.u) for name in names]
        wanted = [self.y(self._named_at[name].middle) for name in names]
        middles = apart(wanted, heights, s.r.top() + s.row(AXIS), self.field.bottom() + s.row(NAME) * (not self._are_beside))
        for name, y, high in zip(names, middles, heights, strict=True):
            self._thread(self._named_at[name], left, y)
            self.sample(self.kinds[name], left, y)
            wraps = s.wide(name, size) > right - text
            s.write(Part.LABELS, QRectF(text, y - high / 2, right - text, high), name, size, wrap=wraps)

    def _thread(self, span: Span, left: float, y: float) -> None:
        """From a piece to its name, unless that stands level with it and close by."""
        s, r = self.sheet, self._piece_place(span)
        if (span.bar == len(self.plot.bars) - 1 or self._are_beside) and (left - r.right() > 4 * s.u or abs(y - r.center().y()) > s.u):
            ends = (QPointF(r.right() + 0.6 * s.u, r.center().y()), QPointF(left - 0.4 * s.u, y))
            s.then(Part.LABELS, lambda: draw_pairs(s.p, [ends], dotted_pen(s.theme, s.u)))

    def _say_values(self) -> None:
        s = self.sheet
        for span in self.spans if self.says_values else ():
            r, text = self._piece_place(span), s.figure(span.piece.value)
            if span.piece.value and r.height() >= COUNTED * s.u * s.scale:
                place = self._beside_sign(r)
                s.then(Part.LABELS, lambda place=place, text=text: self.value_plate(place, text))

    def _beside_sign(self, r: QRectF) -> QRectF:
        """Where a value stands: at the upper end of its piece, or, where that is low, in the middle."""
        s = self.sheet
        return QRectF(r.left(), r.top() + s.u, r.width(), s.row(NAME)) if r.height() > BOTH * s.u else r

    def _say_mark(self, at: int, bar: Bar) -> None:
        if not bar.mark:
            return
        s, wide = self.sheet, self._mark_wide(at)
        high = s.high(bar.mark.says, MARK, wide)
        top = self.y(max([span.high for span in self.spans if span.bar == at] + [0.0]))
        left = min(max(self.x(at) - wide / 2, s.r.left()), s.r.right() - wide)
        r = QRectF(left, top - high - 0.8 * s.u, wide, high)
        s.write(bar.mark.part, r, bar.mark.says, MARK, bold=bar.mark.is_cause, at=CENTRE, wrap=True)
