"""The chart as hero: Tension round by round, and the last stretch opened into one riser for each cause."""

from itertools import accumulate

from PySide6.QtWidgets import QWidget

from app.terms.gauges import TENSION_HIGH, TENSION_LOW
from app.terms.saying import Says
from app.views.public import Places, TensionStep
from ui.kit.theme import Theme
from ui.projector.scenes.causes import CauseCard, cause_cards
from ui.projector.scenes.page import Page
from ui.text.words import Words


class StoryPage(Page):
    """A page whose hero is the chart; the rail then shows the gauge and the number only."""

    hero_chart = True
    NAMED_FROM = 42  # u: a lower chart has no room above 10 for what happens there, and the line says it
    NUMBER = 16.5  # u: the room of Tension's own number beside the chart

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        from ui.kit.charts import TensionChart  # pyqtgraph: not before the desk is painted

        super().__init__(theme, words, parent)
        self.chart = TensionChart(theme, ground="paper", hero=True, parent=self)

    @property
    def cards(self) -> tuple[CauseCard, ...]:
        """The causes that have been told."""
        return cause_cards(self.scene.steps, self.scene.places)

    @property
    def card_places(self) -> int:
        """How many cards of causes there are, those included that are still to come."""
        return self.scene.places.cards if self.scene.places else len(self.cards)

    def show_story(self, ends: tuple[int, ...], steps: tuple[TensionStep, ...], places: Places | None) -> None:
        """Draw the rounds so far, and one riser for each card of what moved Tension in the last one."""
        say = self.words.say
        top = say(Says.WALL_ZONE_10) if self.chart.height() >= self.NAMED_FROM * self.u * self.scale else ""
        zones = (say(Says.WALL_ZONE_5), say(Says.WALL_ZONE_8), top)
        told = risers(ends, cause_cards(steps, places))
        room = places.risers if places else len(told)
        self.chart.show_line(ends, told, places=room, zones=zones, start=say(Says.WALL_START), name=say(Says.TENSION))

    def place_chart(self, top: float, high: float) -> None:
        """The chart between heading and causes; the number has the right."""
        self.chart.show_unit(self.u, self.scale)
        self.chart.setGeometry(self.box(0, top, self.wide - self.NUMBER, high).toRect())
        self.tell()


def risers(ends: tuple[int, ...], cards: tuple[CauseCard, ...]) -> tuple[int, ...]:
    """The changes in the order of their cards; where cards that share several causes would leave the scale, the whole change at once."""
    changes = tuple(card.by for card in cards if card.by)
    if len(ends) < 2:
        return ()
    way = tuple(accumulate(changes, initial=ends[-2]))
    if all(TENSION_LOW <= tension <= TENSION_HIGH for tension in way):
        return changes
    return (ends[-1] - ends[-2],) if ends[-1] != ends[-2] else ()
