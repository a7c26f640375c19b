"""Tension over the rounds: the line beside the gauge, and the last round opened up into its causes.

Importing this module imports pyqtgraph, two thirds of a start: do it in an idle moment, not before the first window is painted.
"""

from collections.abc import Sequence

import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.kit.chart_names import ChartNames
from ui.kit.chart_story import AFTER, BEFORE, Measures, Places, Riser, Story
from ui.kit.hearing import Role
from ui.kit.painting import HINTS
from ui.kit.scales import ROUNDS, TENSION_COSTS_FROM, TENSION_HIGH, TENSION_LOW
from ui.kit.shapes import round_pen
from ui.kit.theme import STROKE_TOLD, Theme


class TensionChart(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Tension after each round, 0 to 10: small beside the gauge, or as hero with axes, zones and causes."""

    heard_as = Role.Chart
    LEFT_AXIS, BOTTOM_AXIS = 6.2, 5.4  # u

    def __init__(self, theme: Theme, *, u: float = 10.8, ground: str = "well", hero: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, background=theme.ground(ground))
        self.theme, self.u, self.ground, self.hero, self.text_scale = theme, u, ground, hero, 1.0
        self.story, self._right = Story(), float(ROUNDS)
        self._places = Places(self.story)
        self._quieten()
        self._levels = {level: self._curve() for level in (TENSION_LOW, *TENSION_COSTS_FROM, TENSION_HIGH)}
        self._path, self._stairs = self._curve(), self._curve()
        self._dots, self._told = self._spots(), self._spots()
        self._draw()

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.setBackground(theme.ground(self.ground))
        self._draw()

    def show_unit(self, u: float, scale: float = 1.0) -> None:
        """Paint at another size: u in px, and the text scale (1.0 to 1.2)."""
        if (u, scale) != (self.u, self.text_scale):
            self.u, self.text_scale = u, scale
            self._draw()

    def show_line(
        self, ends: Sequence[int], steps: Sequence[int] = (), *, places: int = 0,
        zones: tuple[str, str, str] = ("", "", ""), start: str = "", name: str = "",
    ) -> None:
        """Tension at the start and after each round (1 to 9 values); `steps` are the changes of the last round and open it up.

        `places` are all changes that it will have: while fewer are told, the line ends on the last one's tread.
        `zones` name what begins at 5, at 8 and at 10; they and `start` are shown by the hero only. `name` is for those who hear the screen.
        """
        story = Story(tuple(ends), tuple(steps) if len(ends) > 1 else (), zones, start, places if len(ends) > 1 else 0)
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(map(str, ends)))
        if story != self.story:
            self.story = story
            self._draw()

    def close(self) -> bool:
        """Close as any widget does. pyqtgraph's own `close` takes the plot apart, and the next paint of it fails."""
        return QWidget.close(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_told"):  # pyqtgraph resizes while it is being built
            self._draw()

    def _quieten(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.setMenuEnabled(False)
        item = self.getPlotItem()
        item.getViewBox().disableAutoRange()
        for side in ("left", "bottom", "top", "right"):
            item.hideAxis(side)

    def _curve(self) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem(antialias=True)
        self.addItem(curve, ignoreBounds=True)
        return curve

    def _spots(self) -> pg.ScatterPlotItem:
        spots = pg.ScatterPlotItem(symbol="o", antialias=True)
        self.addItem(spots, ignoreBounds=True)
        return spots

    def _measures(self) -> Measures:
        return Measures(self.story, self.u, self.text_scale)

    def _draw(self) -> None:
        self._frame()
        self._draw_levels()
        self._draw_path()
        self.viewport().update()

    def _frame(self) -> None:
        u, item = self.u, self.getPlotItem()
        left, bottom = (self.LEFT_AXIS * u, self.BOTTOM_AXIS * u * self.text_scale) if self.hero else (0.0, 0.0)
        item.layout.setContentsMargins(left, 0, 0, bottom)
        low, high = (-0.55, 11.7 if self.story.zones[2] else 10.95) if self.hero else (-0.15, 10.15)
        first = -BEFORE if self.hero else -AFTER
        room, measures = self.width() - left, self._measures()
        margin = measures.zones_room() if self.hero else 0.0
        self._places = Places(self.story, measures.opening(room - margin))
        self._right = self._places.end + margin / max(1.0, room - margin) * (self._places.end + BEFORE)
        item.getViewBox().setRange(xRange=(first, self._right), yRange=(low, high), padding=0, disableAutoRange=True)

    def _draw_levels(self) -> None:
        for level, curve in self._levels.items():
            y = level - (0.1 if not level and not self.hero else 0)
            end = self._right if level else self._places.end
            curve.setData([-BEFORE, end], [y, y], pen=self._level_pen(level))

    def _level_pen(self, level: int) -> QPen:
        top = level == TENSION_HIGH
        pen: QPen = pg.mkPen(QColor(self.theme.ink if top else self.theme.line), width=(0.4 if top else 0.24) * self.u)
        if level in TENSION_COSTS_FROM:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([5, 4])
        return pen

    def _line_pen(self, width: float) -> QPen:
        pen = round_pen(self.theme.ink, width * self.u)
        pen.setCosmetic(True)
        return pen

    def _draw_path(self) -> None:
        t, u, ends, places = self.theme, self.u, self.story.ends, self._places
        told = range(places.last if places.room else places.last + 1)
        before = [self._shown(ends[n]) for n in told]
        self._path.setData(list(told), before, pen=self._line_pen(0.75 if self.hero else 0.6))
        self._draw_stairs()
        small = slice(None) if places.now > told[-1] else slice(-1)
        self._dots.setData(
            x=list(told)[small], y=before[small], size=(2.2 if self.hero else 1.4) * u, brush=QColor(t.paper),
            pen=pg.mkPen(QColor(t.ink), width=(0.5 if self.hero else 0.38) * u),
        )
        self._told.setData(
            x=[places.now], y=[self._shown(ends[-1])], size=(3.6 if self.hero else 2.4) * u,
            brush=QColor(t.ink), pen=pg.mkPen(None),
        )

    def _shown(self, tension: int) -> float:
        """Beside the gauge the dots of 0 and 10 stay whole within it."""
        return tension if self.hero else min(max(tension, 0.25), TENSION_HIGH - 0.2)

    def _risers(self) -> list[Riser]:
        return self._places.risers(self.story.ends[-2]) if self._places.steps else []

    def _draw_stairs(self) -> None:
        risers = self._risers()
        if not risers:
            self._stairs.setData([], [])
            return
        xs: list[float] = [self._places.last - 1]
        ys: list[int] = [risers[0].before]
        for riser in risers:
            xs += [riser.x, riser.x]
            ys += [riser.before, riser.after]
        self._stairs.setData([*xs, self._places.now], [*ys, ys[-1]], pen=self._line_pen(STROKE_TOLD))

    def drawForeground(self, p: QPainter, _rect: QRectF) -> None:
        """The letters come after the lines."""
        if not self.hero:
            return
        p.save()
        p.setRenderHints(HINTS)
        ground = self.theme.ground(self.ground)
        ChartNames(self.theme, ground, self._measures(), self._places, self._risers(), self._right, self._at).paint(p)
        p.restore()

    def _at(self, x: float, y: float) -> QPointF:
        place: QPointF = self.getPlotItem().getViewBox().mapViewToScene(QPointF(x, y))
        return place
