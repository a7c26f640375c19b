"""What happened on a line, said beside its place."""


from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ui.kit.plots import Line, Mark
from ui.kit.plots_items import draw_pairs, stairs
from ui.kit.plots_lines_field import LinesField
from ui.kit.plots_marks import ON_LINE, Wanted, placed
from ui.kit.plots_sheet import Sheet

MARK = 3.8  # u: letters
MARK_WIDES = (34.0, 23.0, 17.0)  # u: a mark wraps at this width, or at a narrower one where marks stand close


class LineMarks:
    """All marks of one figure of lines."""

    def __init__(self, lines: LinesField) -> None:
        self.lines, self.plot, self.sheet = lines, lines.plot, lines.sheet

    def say(self) -> None:
        """Find room for each, and say it with its part."""
        s, marks = self.sheet, self._marks()
        if not marks:
            return
        ways = [stairs(self.lines.points(line)) if line.steps else self.lines.points(line) for line in self.plot.lines]
        levels = [[QPointF(*each.toTuple()) for each in self.lines.across(band.value)] for band in self.plot.bands]
        bounds = self.lines.field.adjusted(0.5 * s.u, -s.u, -0.5 * s.u, -0.5 * s.u)
        tried = []
        for wide in MARK_WIDES:
            most = min(wide * s.u, self.lines.field.width() * 0.45)
            tried.append(placed([Wanted(at, *self._size(mark.says, most)) for mark, at in marks], bounds, ways, levels, s.u))
            if tried[-1].cost < ON_LINE:
                break
        for (mark, at), r in zip(marks, min(tried, key=lambda found: found.cost).places, strict=True):
            self._say_mark(mark, at, r)

    def _marks(self) -> list[tuple[Mark, QPointF]]:
        return [(mark, point) for line in self.plot.lines for mark in line.marks if (point := self._marked(line, mark)) is not None]

    def _marked(self, line: Line, mark: Mark) -> QPointF | None:
        points = self.lines.points(line)
        return points[mark.at] if mark.at < len(points) else None

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
            strip = QRectF(r.left(), self.lines.y(band.value) - 0.5 * s.u, r.width(), s.u)
            s.p.fillRect(strip.intersected(r), QColor(s.ground))


def _words_fit(s: Sheet, text: str, wide: float) -> bool:
    return all(s.wide(word, MARK, bold=True) <= wide for word in text.split())
