"""The one way in which a plot reaches a painter: a widget's, a picture's, or a file of vectors; every size is given by u.

Importing this module imports pyqtgraph: do it late.
"""

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.painting import HINTS, Painted
from ui.kit.plots import ALL_PARTS, Bars, Lines, Pair, Part, Plot, Slopes, Waterfall, WordsPanel
from ui.kit.plots_items import draw_pairs
from ui.kit.plots_lines import LinesDrawing
from ui.kit.plots_lying import LyingDrawing
from ui.kit.plots_sheet import Sheet
from ui.kit.plots_slopes import SlopesDrawing
from ui.kit.plots_upright import UprightDrawing
from ui.kit.plots_waterfall import WaterfallDrawing
from ui.kit.plots_words import WordsDrawing
from ui.kit.theme import Theme, hairline

CAPTION = 4.8  # u: letters over each of a pair
BETWEEN = 6.0  # u between the two


def paint_plot(
    p: QPainter, r: QRectF, plot: Plot, theme: Theme, u: float, parts: Iterable[Part] = ALL_PARTS, *, scale: float = 1.0, point: str = ".",
) -> None:
    """Paint these parts of a plot into r, in the painter's own units; u is what the wall calls one percent of its height.

    Everything is painted as lines, surfaces and letters, whatever the painter paints on. `scale` is the text scale, 1.0 to 1.2,
    and `point` the decimal sign. The ground is the caller's: theme.paper is expected.
    """
    p.save()
    p.setRenderHints(HINTS)
    sheet = Sheet(p, r, theme, u, frozenset(parts), scale, point)
    _draw(plot, sheet)
    sheet.finish()
    p.restore()


def _draw(plot: Plot, sheet: Sheet) -> None:
    match plot:
        case Lines():
            LinesDrawing(plot, sheet).draw()
        case Bars():
            upright = UprightDrawing(plot, sheet)
            (upright if plot.upright and upright.has_room else LyingDrawing(plot, sheet)).draw()
        case Waterfall():
            WaterfallDrawing(plot, sheet).draw()
        case Slopes():
            SlopesDrawing(plot, sheet).draw()
        case WordsPanel():
            WordsDrawing(plot, sheet).draw()
        case Pair():
            _draw_pair(plot, sheet)
        case _:
            assert_never(plot)


def _draw_pair(pair: Pair, sheet: Sheet) -> None:
    """Each in its half, under its caption."""
    r, u = sheet.r, sheet.u
    wide, head = (r.width() - BETWEEN * u) / 2, max(_caption_high(pair, sheet), sheet.row(CAPTION)) + u
    for at, (caption, figure) in enumerate(zip(pair.captions, pair.figures, strict=True)):
        half = QRectF(r.left() + at * (wide + BETWEEN * u), r.top(), wide, r.height())
        sheet.write(Part.AXIS, QRectF(half.left(), half.top(), wide, head - u), caption, CAPTION, bold=True, wrap=True)
        _draw(figure, sheet.within(half.adjusted(0, head, 0, 0)))
    middle = r.center().x()
    draw_pairs(sheet.p, [(QPointF(middle, r.top()), QPointF(middle, r.bottom()))], QPen(QColor(hairline(sheet.theme)), 0.2 * u))


def _caption_high(pair: Pair, sheet: Sheet) -> float:
    wide = (sheet.r.width() - BETWEEN * sheet.u) / 2
    return max(sheet.high(caption, CAPTION, wide, bold=True) for caption in pair.captions)


class PlotView(Painted):
    """A plot in a window."""

    def __init__(self, theme: Theme, *, u: float = 10.8, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=u, parent=parent)
        self.plot: Plot | None = None
        self.parts: tuple[Part, ...] = ALL_PARTS
        self.point = "."

    def show_plot(self, plot: Plot, parts: Iterable[Part] = ALL_PARTS, *, point: str = ".", name: str = "") -> None:
        """Show these parts of another plot; `name` is for those who hear the screen."""
        self.plot, self.parts, self.point = plot, tuple(parts), point
        self.setAccessibleName(name)
        self.update()

    def paint(self, p: QPainter) -> None:
        p.fillRect(self.rect(), QColor(self.theme.paper))
        if self.plot is not None:
            paint_plot(p, QRectF(self.rect()), self.plot, self.theme, self.u, self.parts, scale=self.scale, point=self.point)
