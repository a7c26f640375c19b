"""The country as the class sees it, small: Tension with its line over the rounds, and the three services."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.terms import names
from app.terms.saying import Says, say
from app.terms.services import SERVICES, ServiceName
from app.views.public import Country, ServiceStand
from ui.kit.gauge import TensionGauge
from ui.kit.labels import PlainLabel
from ui.kit.meter import ServiceMeter
from ui.kit.painting import Painted
from ui.kit.scales import TENSION_COSTS_FROM, TENSION_HIGH, TENSION_LOW
from ui.kit.signs import SignKind
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

U, CHART_U = 3.7, 3.5  # px
CHART, GAUGE = QSize(188, 102), QSize(28, 102)


class ChartPlace(Painted):
    """The levels of the chart, while the chart itself is not there yet: nothing moves when it comes."""

    LEVELS = (TENSION_LOW, *TENSION_COSTS_FROM, TENSION_HIGH)

    def paint(self, p: QPainter) -> None:
        for level in self.LEVELS:
            p.setPen(QPen(QColor(self.theme.ink if level == TENSION_HIGH else self.theme.line), 1))
            y = self.height() * (10.15 - level) / 10.3
            p.drawLine(QRectF(0, y, self.width(), 0).topLeft(), QRectF(0, y, self.width(), 0).topRight())


class CountryPanel(QFrame):
    """Chart, gauge and meters; the chart comes when there is time for it."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.theme, self.words = theme, words
        self._country: Country | None = None
        self.title, self.gauge = PlainLabel(voice="title"), TensionGauge(theme, u=U)
        self.gauge.setFixedSize(GAUGE)
        self.chart: QWidget = ChartPlace(theme, u=U)
        self.chart.setFixedSize(CHART)
        self.meters = {name: ServiceMeter(theme, SignKind(name.value), u=U) for name in SERVICES}
        self._lay_out()

    def _lay_out(self) -> None:
        self._beside = row(self.chart, self.gauge, gap=8)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.title)
        left.addLayout(self._beside)
        right.setSpacing(6)
        for meter in self.meters.values():
            meter.setFixedHeight(40)
            meter.setMinimumWidth(186)
            right.addWidget(meter)
        body = QHBoxLayout(self)
        body.setContentsMargins(14, 8, 14, 8)
        body.setSpacing(20)
        body.addLayout(left)
        body.addLayout(right, 1)

    def show_country(self, country: Country) -> None:
        """The country as it stands."""
        self._country = country
        self._draw()

    def show_theme(self, theme: Theme) -> None:
        """A chart that is made from now on begins in these colours and at this size."""
        self.theme = theme
        if not isinstance(self.chart, ChartPlace):
            self.chart.show_unit(CHART_U * theme.zoom)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self._draw()

    def show_chart(self) -> None:
        """Bring the chart: its import takes most of a start, so this is for an idle moment."""
        if not isinstance(self.chart, ChartPlace):
            return
        from ui.kit.charts import TensionChart

        chart = TensionChart(self.theme, u=CHART_U * self.theme.zoom, ground="card")
        chart.setFixedSize(CHART)
        kept = chart.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        chart.setSizePolicy(kept)
        self._beside.replaceWidget(self.chart, chart)
        self.chart.hide()  # it is there until the next idle moment
        self.chart.deleteLater()
        self.chart = chart
        self._draw()

    def _draw(self) -> None:
        country = self._country
        if country is None:
            return
        tension = "\N{EM DASH}" if country.tension is None else country.tension
        name = self.words.say(say(Says.TENSION_IS, tension=tension))
        self.title.show_text(name)
        self.gauge.show_value(country.tension or 0, name)
        if not isinstance(self.chart, ChartPlace):
            self.chart.setVisible(country.tension is not None)
            self.chart.show_line(country.ends or (0,), name=name)
        for service, stand in country.services.items():
            self._show_service(service, stand, country.price)

    def _show_service(self, service: ServiceName, stand: ServiceStand, price: int) -> None:
        change = max(-1, min(1, stand.change))  # one arrow, whatever the number of levels
        self.meters[service].show_service(self.words.say(names.service(service)), stand.level, stand.fund, price, change)
