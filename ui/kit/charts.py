"""Tension over the rounds: the line beside the gauge, and the last round opened up into its causes.

Importing this module imports pyqtgraph, two thirds of a start: do it in an idle moment, not before the first window is painted.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.kit import shapes
from ui.kit.painting import CENTRE, LEFT, RIGHT, said, signed, width_of
from ui.kit.shapes import round_pen
from ui.kit.theme import STROKE_TOLD, WALL, Theme

ROUNDS, DIAMOND, MOST = 8, 4, 10
COSTS = (5, 8)  # where Tension begins to cost points: dashed
OPEN = 2.0  # rounds by which the told round is drawn wider, at least
BEFORE, AFTER = 0.4, 0.35  # rounds of room before the start and after the last round
BESIDES = ROUNDS - 1 + BEFORE + AFTER  # rounds of width besides the told one
TAG, TAG_MANY, MANY = 4.4, 3.7, 4  # u: the letters of a cause, those of many, and how many are many
TAG_ROOM = 1.8  # u that a tread needs besides the letters
LEAST_ROUND = 3.6  # u: rounds that are only history never get narrower


@dataclass(frozen=True, slots=True)
class Story:
    """What the chart tells: Tension at the start and after each round, the last round's changes, and its labels."""

    ends: tuple[int, ...] = (0,)
    steps: tuple[int, ...] = ()
    zones: tuple[str, str, str] = ("", "", "")
    start: str = ""


@dataclass(frozen=True, slots=True)
class Riser:
    """One cause: where the line goes up or down, in rounds, and between which two Tensions."""

    x: float
    before: int
    after: int

    @property
    def is_tall(self) -> bool:
        """Whether its name finds room beside it."""
        return self.after - self.before > 1


class Places:
    """Where each round stands on the chart, in rounds; the told round is `opened` by so many rounds."""

    def __init__(self, story: Story, opened: float = 0.0) -> None:
        self.last, self.steps = len(story.ends) - 1, story.steps
        self.opened = opened if story.steps else 0.0
        self.tread = (1 + self.opened) / (len(story.steps) + 0.5)
        self.end = self.x(ROUNDS) + AFTER

    def x(self, rounds: int) -> float:
        """The place of a round's end."""
        return rounds + (self.opened if self.steps and rounds >= self.last else 0)

    def risers(self, before: int) -> list[Riser]:
        """One riser for each cause, in the order in which they came."""
        out, y = [], before
        for i, change in enumerate(self.steps):
            out.append(Riser(self.last - 1 + self.tread * (i + 0.75), y, y + change))
            y += change
        return out


class TensionChart(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Tension after each round, 0 to 10: small beside the gauge, or as hero with axes, zones and causes."""

    LEFT_AXIS, BOTTOM_AXIS = 6.2, 5.4  # u

    def __init__(self, theme: Theme, *, u: float = 10.8, ground: str = "well", hero: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, background=theme.ground(ground))
        self.theme, self.u, self.ground, self.hero, self.text_scale = theme, u, ground, hero, 1.0
        self.story, self._right = Story(), float(ROUNDS)
        self._places = Places(self.story)
        self._quieten()
        self._levels = {level: self._curve() for level in (0, *COSTS, MOST)}
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
        self, ends: Sequence[int], steps: Sequence[int] = (), *,
        zones: tuple[str, str, str] = ("", "", ""), start: str = "", name: str = "",
    ) -> None:
        """Tension at the start and after each round (1 to 9 values); `steps` are the changes of the last round and open it up.

        `zones` name what begins at 5, at 8 and at 10; they and `start` are shown by the hero only. `name` is for those who hear the screen.
        """
        story = Story(tuple(ends), tuple(steps) if len(ends) > 1 else (), zones, start)
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

    def _letter(self, size: float) -> float:
        return size * self.u * self.text_scale

    def _draw(self) -> None:
        self._frame()
        self._draw_levels()
        self._draw_path()
        self.viewport().update()

    def _frame(self) -> None:
        u, item = self.u, self.getPlotItem()
        left, bottom = (self.LEFT_AXIS * u, self.BOTTOM_AXIS * u * self.text_scale) if self.hero else (0.0, 0.0)
        item.layout.setContentsMargins(left, 0, 0, bottom)
        low, high = (-0.55, 11.7) if self.hero else (-0.15, 10.15)
        first = -BEFORE if self.hero else -AFTER
        room = self.width() - left
        margin = self._zones_room() if self.hero else 0.0
        self._places = Places(self.story, self._opening(room - margin))
        self._right = self._places.end + margin / max(1.0, room - margin) * (self._places.end + BEFORE)
        item.getViewBox().setRange(xRange=(first, self._right), yRange=(low, high), padding=0, disableAutoRange=True)

    def _zones_room(self) -> float:
        """What the zones' names need right of the last round, in px."""
        return max(width_of(zone, self._letter(WALL.least)) for zone in self.story.zones[:2]) + 1.5 * self.u

    def _opening(self, room: float) -> float:
        """How many rounds wider the told round is drawn: at least OPEN, and as wide as its causes' names need."""
        need = (len(self.story.steps) + 0.5) * (self._widest_tag(self._tag_px()) + TAG_ROOM * self.u)
        if need * (BESIDES + 1 + OPEN) <= room * (1 + OPEN):
            return OPEN
        return need / max(LEAST_ROUND * self.u, (room - need) / BESIDES) - 1

    def _tag_px(self) -> float:
        return self._letter(TAG_MANY if len(self.story.steps) >= MANY else TAG)

    def _widest_tag(self, px: float) -> float:
        return max([0.0, *(width_of(signed(step), px, bold=True) for step in self.story.steps)])

    def _draw_levels(self) -> None:
        for level, curve in self._levels.items():
            y = level - (0.1 if not level and not self.hero else 0)
            end = self._right if level else self._places.end
            curve.setData([-BEFORE, end], [y, y], pen=self._level_pen(level))

    def _level_pen(self, level: int) -> QPen:
        top = level == MOST
        pen: QPen = pg.mkPen(QColor(self.theme.ink if top else self.theme.line), width=(0.4 if top else 0.24) * self.u)
        if level in COSTS:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([5, 4])
        return pen

    def _line_pen(self, width: float) -> QPen:
        pen = round_pen(self.theme.ink, width * self.u)
        pen.setCosmetic(True)
        return pen

    def _draw_path(self) -> None:
        t, u, ends, places = self.theme, self.u, self.story.ends, self._places
        told = range(places.last if places.steps else places.last + 1)
        before = [self._shown(ends[n]) for n in told]
        self._path.setData(list(told), before, pen=self._line_pen(0.75 if self.hero else 0.6))
        self._draw_stairs()
        small = slice(None) if places.steps else slice(-1)
        self._dots.setData(
            x=list(told)[small], y=before[small], size=(2.2 if self.hero else 1.4) * u, brush=QColor(t.paper),
            pen=pg.mkPen(QColor(t.ink), width=(0.5 if self.hero else 0.38) * u),
        )
        self._told.setData(
            x=[places.x(places.last)], y=[self._shown(ends[-1])], size=(3.6 if self.hero else 2.4) * u,
            brush=QColor(t.ink), pen=pg.mkPen(None),
        )

    def _shown(self, tension: int) -> float:
        """Beside the gauge the dots of 0 and 10 stay whole within it."""
        return tension if self.hero else min(max(tension, 0.25), MOST - 0.2)

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
        self._stairs.setData([*xs, self._places.x(self._places.last)], [*ys, ys[-1]], pen=self._line_pen(STROKE_TOLD))

    def drawForeground(self, p: QPainter, _rect: QRectF) -> None:
        """The letters: painted by the kit's own hand, at whole pixels, after the lines."""
        if not self.hero:
            return
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._name_levels(p)
        self._name_rounds(p)
        self._name_zones(p)
        self._name_risers(p)
        p.restore()

    def _at(self, x: float, y: float) -> QPointF:
        place: QPointF = self.getPlotItem().getViewBox().mapViewToScene(QPointF(x, y))
        return place

    def _name_levels(self, p: QPainter) -> None:
        px = self._letter(WALL.least)
        for level in (0, *COSTS, MOST):
            at = self._at(-BEFORE, level)
            said(p, QRectF(0, at.y() - px, at.x() - 0.8 * self.u, 2 * px), str(level), px, self.theme.muted, at=RIGHT)

    def _name_rounds(self, p: QPainter) -> None:
        px, u = self._letter(WALL.least), self.u
        low = self._at(0, 0).y() + 0.9 * u
        wide = width_of(self.story.start, px)
        left = min(self._at(0, 0).x() - wide / 2, self._at(self._places.x(1), 0).x() - 2 * u - wide)
        said(p, QRectF(max(0.0, left), low, wide + 1, 1.4 * px), self.story.start, px, self.theme.muted)
        for n in range(1, ROUNDS + 1):
            at = self._at(self._places.x(n), 0).x()
            box = QRectF(at - 2 * u, low, 4 * u, 1.4 * px)
            if n == DIAMOND:
                side = 2.3 * u
                shapes.fill(p, shapes.token("D", QRectF(at - side / 2, box.center().y() - side / 2, side, side)), self.theme.muted)
            else:
                said(p, box, str(n), px, self.theme.muted, at=CENTRE)

    def _name_zones(self, p: QPainter) -> None:
        px, u, zones = self._letter(WALL.least), self.u, self.story.zones
        left, right = self._at(self._places.x(ROUNDS), 0).x() + 0.5 * u, self._at(self._right, 0).x()
        for name, level in ((zones[0], 6.5), (zones[1], 9)):
            y = self._at(0, level).y()
            said(p, QRectF(left, y - px, right - left - 0.3 * u, 2 * px), name, px, self.theme.muted, at=RIGHT)
        top = self._at(-BEFORE, MOST)
        said(p, QRectF(top.x(), top.y() - 1.6 * px, right - top.x(), 1.4 * px), zones[2], px, self.theme.muted, at=LEFT)

    def _name_risers(self, p: QPainter) -> None:
        """A tall riser is named beside it; a low one, or a fall, under or over its tread; all in one size."""
        u, tag, risers = self.u, self._tag_px(), self._risers()
        room = self._at(self._places.tread, 0).x() - self._at(0, 0).x() - (TAG_ROOM - 0.2) * u
        while self._widest_tag(tag) > room and tag > self._letter(WALL.least):
            tag -= 0.5
        for at, riser in enumerate(risers):
            px = self._letter(WALL.least) if riser.after <= 1 else tag  # little room between that tread and the floor
            text = signed(riser.after - riser.before)
            next_is_tall = at + 1 < len(risers) and risers[at + 1].is_tall
            wide = width_of(text, px, bold=True)
            box = self._beside(riser, px, wide) if riser.is_tall else self._along(riser, px, wide, next_is_tall)
            self._clear(p, box)
            said(p, box, text, px, self.theme.ink, bold=True, at=CENTRE)

    def _beside(self, riser: Riser, px: float, wide: float) -> QRectF:
        foot, middle = self._at(riser.x, riser.before), self._at(riser.x, (riser.before + riser.after) / 2)
        top = min(middle.y() - 0.6 * px, foot.y() - 0.4 * self.u - 1.2 * px)
        return QRectF(middle.x() - wide - 0.9 * self.u, top, wide, 1.2 * px)

    def _along(self, riser: Riser, px: float, wide: float, next_is_tall: bool) -> QRectF:
        u, tread, floor = self.u, self._at(riser.x, riser.after), self._at(0, 0).y()
        if riser.after < riser.before and not next_is_tall:
            return QRectF(tread.x() + 0.9 * u, tread.y() - 1.2 * u - 1.1 * px, wide, 1.1 * px)
        top = min(tread.y() + 0.75 * u, (tread.y() + floor) / 2 - 0.5 * px)  # at 1, between its tread and the floor
        return QRectF(tread.x() + 0.8 * u, top, wide, 1.1 * px)

    def _clear(self, p: QPainter, box: QRectF) -> None:
        """Take a dashed line away behind a name, but not the ink of the dot that stands on it."""
        dot = self._at(self._places.x(self._places.last), 0).x() - 2.1 * self.u
        for level in COSTS:
            y = self._at(0, level).y()
            strip = QRectF(box.left(), y - 0.4 * self.u, max(0.0, min(box.right(), dot) - box.left()), 0.8 * self.u)
            p.fillRect(strip.intersected(box), QColor(self.theme.ground(self.ground)))
