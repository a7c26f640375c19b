"""The letters on the Tension chart: its axes, its zones and its causes, painted by the kit's own hand at whole pixels."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ui.kit import shapes
from ui.kit.chart_story import BEFORE, TAG_ROOM, Measures, Places, Riser
from ui.kit.painting import CENTRE, LEFT, RIGHT, said, signed, width_of
from ui.kit.scales import CROSSROADS, ROUNDS, TENSION_COSTS_FROM, TENSION_HIGH, TENSION_LOW
from ui.kit.theme import Theme

DOT = 1.5  # u from a round's dot to what stands above it


@dataclass(frozen=True, slots=True)
class ChartNames:
    """What is named, where, and in which colours; `at` gives the px of a place in rounds and Tension."""

    theme: Theme
    ground: str
    measures: Measures
    places: Places
    risers: list[Riser]
    right: float
    at: Callable[[float, float], QPointF]

    @property
    def u(self) -> float:
        """The chart's unit, in px."""
        return self.measures.u

    def paint(self, p: QPainter) -> None:
        """Name everything."""
        self._name_levels(p)
        self._name_rounds(p)
        self._name_zones(p)
        self._name_risers(p)

    def _name_levels(self, p: QPainter) -> None:
        px = self.measures.least
        for level in (TENSION_LOW, *TENSION_COSTS_FROM, TENSION_HIGH):
            at = self.at(-BEFORE, level)
            said(p, QRectF(0, at.y() - px, at.x() - 0.8 * self.u, 2 * px), str(level), px, self.theme.muted, at=RIGHT)

    def _name_rounds(self, p: QPainter) -> None:
        px, u = self.measures.least, self.u
        low = self.at(0, 0).y() + 0.9 * u
        wide = width_of(self.measures.story.start, px)
        first = self.at(self.places.x(1), 0).x() - 0.5 * width_of("1", px) - 0.8 * u
        left = max(0.0, min(self.at(0, 0).x() - wide / 2, first - wide))
        if left + wide <= first:  # where many causes are told the first rounds may stand too close for a word
            said(p, QRectF(left, low, wide + 1, 1.4 * px), self.measures.story.start, px, self.theme.muted)
        for n in range(1, ROUNDS + 1):
            at = self.at(self.places.x(n), 0).x()
            box = QRectF(at - 2 * u, low, 4 * u, 1.4 * px)
            if n == CROSSROADS:
                side = 2.3 * u
                shapes.fill(p, shapes.token("D", QRectF(at - side / 2, box.center().y() - side / 2, side, side)), self.theme.muted)
            else:
                said(p, box, str(n), px, self.theme.muted, at=CENTRE)

    def _name_zones(self, p: QPainter) -> None:
        px, u, zones = self.measures.least, self.u, self.measures.story.zones
        left, right = self.at(self.places.x(ROUNDS), 0).x() + 0.5 * u, self.at(self.right, 0).x()
        for name, (low, high) in zip(zones, pairwise((*TENSION_COSTS_FROM, TENSION_HIGH)), strict=False):
            y, wide = self.at(0, (low + high) / 2).y(), min(width_of(name, px) + u, right - left - 0.3 * u)
            self._clear(p, QRectF(right - 0.3 * u - wide, y - 0.6 * px, wide, 1.2 * px))
            said(p, QRectF(left, y - px, right - left - 0.3 * u, 2 * px), name, px, self.theme.muted, at=RIGHT)
        top = self.at(-BEFORE, TENSION_HIGH)
        said(p, QRectF(top.x(), top.y() - 1.6 * px, right - top.x(), 1.4 * px), zones[2], px, self.theme.muted, at=LEFT)

    def _name_risers(self, p: QPainter) -> None:
        """A tall riser is named beside it; a low one, or a fall, under or over its tread; all in one size."""
        u, tag, risers = self.u, self.measures.tag, self.risers
        room = self.at(self.places.tread, 0).x() - self.at(0, 0).x() - (TAG_ROOM - 0.2) * u
        while self.measures.widest_tag(tag) > room and tag > self.measures.least:
            tag = max(self.measures.least, tag - 0.5)
        for at, riser in enumerate(risers):
            px = self.measures.least if riser.after <= 1 else tag  # little room between that tread and the floor
            text = signed(riser.after - riser.before)
            next_is_tall = at + 1 < len(risers) and risers[at + 1].is_tall
            wide = width_of(text, px, bold=True)
            box = self._beside(riser, px, wide, on_dot=not at) if riser.is_tall else self._along(riser, px, wide, next_is_tall)
            self._clear(p, box)
            said(p, box, text, px, self.theme.ink, bold=True, at=CENTRE)

    def _beside(self, riser: Riser, px: float, wide: float, *, on_dot: bool) -> QRectF:
        """Left of the riser; the first one stands close to the dot of the round before, and its name above that."""
        foot, middle = self.at(riser.x, riser.before), self.at(riser.x, (riser.before + riser.after) / 2)
        top = min(middle.y() - 0.6 * px, foot.y() - (DOT if on_dot else 0.4) * self.u - 1.2 * px)
        return QRectF(middle.x() - wide - 0.9 * self.u, top, wide, 1.2 * px)

    def _along(self, riser: Riser, px: float, wide: float, next_is_tall: bool) -> QRectF:
        u, tread, floor = self.u, self.at(riser.x, riser.after), self.at(0, 0).y()
        if riser.after < riser.before and not next_is_tall:
            return QRectF(tread.x() + 0.9 * u, tread.y() - 1.2 * u - 1.1 * px, wide, 1.1 * px)
        top = min(tread.y() + 0.75 * u, (tread.y() + floor) / 2 - 0.5 * px)  # at 1, between its tread and the floor
        return QRectF(tread.x() + 0.8 * u, top, wide, 1.1 * px)

    def _clear(self, p: QPainter, box: QRectF) -> None:
        """Take a dashed line away behind a name, but not the ink of the dot that stands on it."""
        dot = self.at(self.places.now, 0).x() - 2.1 * self.u
        for level in TENSION_COSTS_FROM:
            y = self.at(0, level).y()
            strip = QRectF(box.left(), y - 0.4 * self.u, max(0.0, min(box.right(), dot) - box.left()), 0.8 * self.u)
            p.fillRect(strip.intersected(box), QColor(self.ground))
