"""The frame around every scene: the country as it stands, on the right where no head hides it, and the rounds above.

Each part paints itself, so that a change repaints that part alone; the chart is drawn again only when its own values change.
"""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.terms import names as called
from app.terms.ballots import Tax
from app.terms.gauges import TENSION_HIGH
from app.terms.saying import Says
from app.terms.services import SERVICES
from app.views.public import Country
from ui.kit.gauge import TensionGauge
from ui.kit.meter import ServiceMeter
from ui.kit.painting import RIGHT, Painted, said
from ui.kit.scales import TENSION_COSTS_FROM
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import WALL, Theme
from ui.kit.track import RoundTrack
from ui.text.words import Words

RAIL, PAD, TOP, FOOT = 54, 5, 15, 4  # u: the rail's width, the air around a scene, and where a scene begins and ends
CHART_TOP, GAUGE, METER, CHART_MOST = 16, 6.4, 12, 48  # u


class TaxInForce(Painted):
    """The tax of this round, as token and name; nothing where there is none yet."""

    tax: Tax | None = None
    caption, name = "", ""

    def show_tax(self, tax: Tax | None, caption: str, name: str) -> None:
        """Show a tax with its name in words."""
        if (tax, caption, name) != (self.tax, self.caption, self.name):
            self.tax, self.caption, self.name = tax, caption, name
            self.setAccessibleName(f"{caption}: {name}" if name else "")
            self.update()

    def paint(self, p: QPainter) -> None:
        if self.tax is None:
            return
        t, room = self.theme, self.width() / self.u - 10.4
        draw_sign(p, self.box(0.6, 0.9, 8.2, 8.2), SignKind(self.tax), t)
        least = WALL.least * self.u
        said(p, self.box(10.4, 0, room, 4.9), self.caption, self.letter(WALL.least), t.muted, least=least)
        said(p, self.box(10.4, 4.5, room, 5.5), self.name, self.letter(WALL.body), t.ink, bold=True, least=least)


class TensionHead(Painted):
    """The flame, the word and the number."""

    tension: int | None = None
    name = ""

    def show_tension(self, tension: int | None, name: str) -> None:
        """Tension, 0 to 10, or None before the pact."""
        if (tension, name) != (self.tension, self.name):
            self.tension, self.name = tension, name
            self.update()

    def paint(self, p: QPainter) -> None:
        t, u, wide = self.theme, self.u, self.width() / self.u
        draw_sign(p, self.box(0, 2, 7, 7), SignKind.FLAME, t)
        said(p, self.box(8.4, 1, wide - 23, 9), self.name, self.letter(5), t.ink, bold=True, least=WALL.least * u)
        if self.tension is not None:
            said(p, self.box(wide - 14, 0, 14, 11), str(self.tension), 11 * u, t.ink, bold=True, at=RIGHT)


class Levels(Painted):
    """The scale beside the gauge where no line is drawn over it: what costs points is dashed, what ends the game is solid."""

    def paint(self, p: QPainter) -> None:
        t, u, high = self.theme, self.u, self.height()
        for level in (0, *TENSION_COSTS_FROM, TENSION_HIGH):
            ends_it = level == TENSION_HIGH
            pen = QPen(QColor(t.ink if ends_it else t.line), (0.4 if ends_it else 0.24) * u)
            if level in TENSION_COSTS_FROM:
                pen.setDashPattern([5, 4])
            p.setPen(pen)
            y = high - (level + 0.15) / (TENSION_HIGH + 0.3) * high
            p.drawLine(QPointF(0, y), QPointF(self.width(), y))


class Board(Painted):
    """Round track and tax above, the rail at the right: Tension, then Health, Education and Social Shield."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.words = words
        self.country: Country | None = None
        self.track = RoundTrack(theme, parent=self)
        self.tax = TaxInForce(theme, parent=self)
        self.head = TensionHead(theme, parent=self)
        self.gauge = TensionGauge(theme, parent=self)
        self.meters = {service: ServiceMeter(theme, SignKind(service), parent=self) for service in SERVICES}
        self.levels = Levels(theme, parent=self)
        self.chart: QWidget | None = None

    def show_country(self, country: Country, *, chart: bool = True) -> None:
        """Show the country; `chart` is whether the line over the rounds belongs to the rail in this scene."""
        before, self.country = self.country, country
        if before is None or before.round != country.round or before.finished != country.finished:
            self.track.show_round(country.round, country.finished)
        self._tell()
        self._show_chart(country, wanted=chart and bool(country.ends))

    def respeak(self) -> None:
        """Say everything again: the language has changed."""
        if self.country:
            self._tell()
        if self.chart:
            self.chart.setAccessibleName(self.words.say(Says.TENSION))

    @property
    def rail_left(self) -> float:
        """Where the rail begins, in px."""
        return self.width() - RAIL * self.u

    def scene_place(self) -> QRect:
        """Where a framed scene lies, in px."""
        wide, high = self.width() / self.u, self.height() / self.u
        return self.box(PAD, TOP, wide - RAIL - 2 * PAD, high - TOP - FOOT).toRect()

    def _tell(self) -> None:
        country, say = self.country, self.words.say
        if country is None:
            return
        self.tax.show_tax(country.tax, say(Says.TAX_IN_FORCE), say(called.tax(country.tax)) if country.tax else "")
        self.head.show_tension(country.tension, say(Says.TENSION))
        if (self.gauge.value, self.gauge.accessibleName()) != (country.tension or 0, say(Says.TENSION)):
            self.gauge.show_value(country.tension or 0, say(Says.TENSION))
        for service, meter in self.meters.items():
            stand, name = country.services.of(service), say(called.service(service))
            wanted = (name, stand.level, stand.fund, country.price, stand.change)
            if wanted != (meter.name, meter.level, meter.fund, meter.price, meter.change):
                meter.show_service(*wanted)

    def _show_chart(self, country: Country, *, wanted: bool) -> None:
        if wanted:
            self._drawn_chart().show_line(country.ends, name=self.words.say(Says.TENSION))
        self.levels.setVisible(not wanted)
        if self.chart:
            self.chart.setVisible(wanted)

    def _drawn_chart(self):
        if self.chart is None:
            from ui.kit.charts import TensionChart  # pyqtgraph: not before the desk is painted

            self.chart = TensionChart(self.theme, u=self.u, ground="well", parent=self)
            self._arrange()
        return self.chart

    def show_unit(self, u: float, scale: float = 1.0) -> None:
        super().show_unit(u, scale)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide, high = self.width() / self.u, self.height() / self.u
        left, inner = wide - RAIL, RAIL - 2 * PAD
        self._place(self.track, PAD - 1, 3.2, 66, 8.6)
        self._place(self.tax, 75.9, 2.5, left - PAD - 75.9, 11.5)
        self._place(self.head, left + PAD, 2.6, inner, 11)
        chart = min(high - CHART_TOP - 3 * 14.5 - 9, CHART_MOST)
        self._place(self.gauge, left + PAD + inner - GAUGE, CHART_TOP, GAUGE, chart)
        for beside in (self.levels, self.chart):
            if beside:
                self._place(beside, left + PAD, CHART_TOP, inner - GAUGE - 1, chart)
        y = CHART_TOP + chart + 6
        gap = (high - y - FOOT) / len(self.meters)
        for at, meter in enumerate(self.meters.values()):
            self._place(meter, left + PAD, y + at * gap + (gap - METER) / 2, inner, METER)

    def _place(self, widget, x: float, y: float, w: float, h: float) -> None:
        widget.show_unit(self.u, self.scale)
        widget.setGeometry(self.box(x, y, w, h).toRect())

    def paint(self, p: QPainter) -> None:
        left = round(self.rail_left)
        p.fillRect(self.rect(), QColor(self.theme.paper))
        p.fillRect(QRect(left, 0, self.width() - left, self.height()), QColor(self.theme.well))
