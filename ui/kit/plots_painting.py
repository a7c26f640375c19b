"""The one way in which a plot reaches a painter: a widget's, a picture's, or a file of vectors; every size is given by u.

Importing this module imports pyqtgraph: do it late.
"""

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.kit.painting import HINTS
from ui.kit.plots import ALL_PARTS, Bars, Lines, Pair, Part, Plot, Slopes, Waterfall, WordsPanel
from ui.kit.plots_bars import MOST_COUNTED
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
FEW = 0.6  # of another figure's width: what few bars need


def paint_plot(
    p: QPainter, r: QRectF, plot: Plot, theme: Theme, u: float, parts: Iterable[Part] = ALL_PARTS, *,
    scale: float = 1.0, point: str = ".", ground: str = "",
) -> None:
    """Paint these parts of a plot into r, in the painter's own units; u is what the wall calls one percent of its height.

    Everything is painted as lines, surfaces and letters, whatever the painter paints on. `scale` is the text scale, 1.0 to 1.2,
    and `point` the decimal sign. The ground is the caller's to paint: theme.paper, unless another colour is given.
    """
    p.save()
    p.setRenderHints(HINTS)
    sheet = Sheet(p, r, theme, u, frozenset(parts), scale, point, ground or theme.paper)
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
    """Each in its part of the width, under its caption."""
    r, u = sheet.r, sheet.u
    one, other = map(_need, pair.figures)
    first = (r.width() - BETWEEN * u) * one / (one + other)
    middle = r.left() + first + BETWEEN * u / 2
    halves = r.adjusted(0, 0, first - r.width(), 0), r.adjusted(first + BETWEEN * u, 0, 0, 0)
    head = max(sheet.row(CAPTION), *(_caption_high(*each, sheet) for each in zip(pair.captions, halves, strict=True))) + u
    for caption, half, figure in zip(pair.captions, halves, pair.figures, strict=True):
        sheet.write(Part.AXIS, QRectF(half.left(), half.top(), half.width(), head - u), caption, CAPTION, bold=True, wrap=True)
        _draw(figure, sheet.within(half.adjusted(0, head, 0, 0)))
    draw_pairs(sheet.p, [(QPointF(middle, r.top()), QPointF(middle, r.bottom()))], QPen(QColor(hairline(sheet.theme)), 0.2 * u))


def _caption_high(caption: str, half: QRectF, sheet: Sheet) -> float:
    return sheet.high(caption, CAPTION, half.width(), bold=True)


def _need(figure: Plot) -> float:
    """How much of a pair's width a figure needs, against the other: few bars need less than lines, rows and their names."""
    return FEW if isinstance(figure, Bars) and len(figure.bars) <= MOST_COUNTED else 1.0
