"""Slopes: rungs, and a thread for everybody from one to another. Who changed rung is bold; threads of one way run beside each other."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from ui.kit import shapes
from ui.kit.painting import CENTRE, slab
from ui.kit.plots import Part, Slopes, Thread
from ui.kit.plots_items import draw_line
from ui.kit.plots_sheet import Sheet
from ui.kit.shapes import round_pen
from ui.kit.theme import STROKE_TOLD

HEAD, RUNG, NAME = 4.0, 4.6, 4.0  # u: letters
SLOT, TIGHT, LOW = 5.4, 4.1, 6.5  # u: a name's row, the least one, and the least rung
END = 2.4  # u that an end on the right needs
GAP = 1.2  # u between rungs
NAMES, RUNGS = 0.42, 0.2  # of the width, at most


class SlopesDrawing:
    """One figure of slopes on its sheet."""

    def __init__(self, plot: Slopes, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet

    def draw(self) -> None:
        """Everything that the sheet's parts show."""
        for rung in range(len(self.plot.rungs)):
            self._draw_rung(rung)
        for thread in sorted(self.plot.threads, key=lambda each: each.before != each.after):
            self._draw_thread(thread)
        self._head()

    @cached_property
    def _heights(self) -> list[float]:
        """How high each rung is, in u: room for the names on its left and the ends on its right."""
        s, count = self.sheet, range(len(self.plot.rungs))
        room = (s.r.height() - s.row(HEAD)) / s.u - GAP * len(self.plot.rungs)
        for slot in (9.0, 7.5, SLOT, 4.7, TIGHT):
            heights = [max(LOW, self._on(rung, "before") * slot + 1.6, self._on(rung, "after") * END + 1.6) for rung in count]
            if sum(heights) <= room:
                break
        share = room / sum(heights)
        return [min(height * share, max(height, 26.0)) for height in heights]

    def _on(self, rung: int, side: str) -> int:
        return sum(getattr(thread, side) == rung for thread in self.plot.threads)

    def _rung(self, rung: int) -> QRectF:
        """The highest rung above."""
        s = self.sheet
        over = sum(self._heights[rung + 1 :]) + GAP * (len(self._heights) - 1 - rung)
        return QRectF(s.r.left(), s.r.top() + s.row(HEAD) + over * s.u, s.r.width(), self._heights[rung] * s.u)

    @cached_property
    def _rungs_wide(self) -> float:
        s = self.sheet
        return min(RUNGS * s.r.width(), max((s.wide(name, RUNG, bold=True) for name in self.plot.rungs), default=0.0) + 5.5 * s.u)

    @cached_property
    def _left(self) -> float:
        """Where the threads begin, in px."""
        s = self.sheet
        names = min(NAMES * s.r.width(), max((s.wide(thread.name, NAME, bold=True) for thread in self.plot.threads), default=0.0) + 2 * s.u)
        return s.r.left() + self._rungs_wide + names

    @property
    def _names_wide(self) -> float:
        return self._left - self.sheet.r.left() - self._rungs_wide - 0.6 * self.sheet.u

    @cached_property
    def _name_size(self) -> float:
        """One size for all names, in u."""
        names = [(each.name, each.before != each.after) for each in self.plot.threads]
        s, wide = self.sheet, self._names_wide
        return s.together(NAME, lambda size: all(s.wide(name, size, bold=bold) <= wide for name, bold in names))

    @property
    def _right(self) -> float:
        return self.sheet.r.right() - 5 * self.sheet.u

    def _y(self, thread: Thread, side: str) -> float:
        """The middle of a thread's own row on its rung."""
        rung = getattr(thread, side)
        there = [each for each in self._ordered(side) if getattr(each, side) == rung]
        at, r = next(n for n, each in enumerate(there) if each is thread), self._rung(rung)
        return r.top() + r.height() * (at + 0.5) / len(there)

    def _ordered(self, side: str) -> list[Thread]:
        """From the top: who comes from above, or goes there, stands higher, so that threads cross as little as they can."""
        other = "after" if side == "before" else "before"
        return sorted(self.plot.threads, key=lambda each: -getattr(each, other))

    def _draw_rung(self, rung: int) -> None:
        s, r = self.sheet, self._rung(rung)
        slab(s.p, r, s.theme.well, s.u)
        place = QRectF(r.left() + 1.6 * s.u, r.top(), self._rungs_wide - 3 * s.u, r.height())
        s.write(Part.AXIS, place, self.plot.rungs[rung], RUNG, bold=True)

    def _draw_thread(self, thread: Thread) -> None:
        s, moved = self.sheet, thread.before != thread.after
        one, other = QPointF(self._left + 2 * s.u, self._y(thread, "before")), QPointF(self._right, self._y(thread, "after"))
        bend = (other.x() - one.x()) * 0.12
        ink, wide = (s.theme.ink, STROKE_TOLD) if moved else (s.theme.line, 0.6)
        way = [one, QPointF(one.x() + bend, one.y()), QPointF(other.x() - bend, other.y()), other]
        draw_line(s.p, way, round_pen(ink, wide * s.u))
        for at, filled in ((one, False), (other, moved)):
            dot = shapes.disc(at.x(), at.y(), (1.5 if filled else 1.1) * s.u)
            shapes.fill(s.p, dot, ink if filled else s.theme.paper, round_pen(ink, 0.5 * s.u))
        r = QRectF(s.r.left() + self._rungs_wide, one.y() - s.row(NAME) / 2, self._names_wide, s.row(NAME))
        s.write(Part.LABELS, r, thread.name, self._name_size, bold=moved)

    def _head(self) -> None:
        s = self.sheet
        room = (self._right - self._left) / 2
        for text, x in ((self.plot.before, self._left + 2 * s.u), (self.plot.after, self._right)):
            wide = min(s.wide(text, HEAD), room)
            left = min(max(x - wide / 2, s.r.left()), s.r.right() - wide)
            s.write(Part.AXIS, QRectF(left, s.r.top(), wide, s.row(HEAD) * 0.9), text, HEAD, quiet=True, at=CENTRE)

