"""The chart as hero: Tension round by round, and the last stretch opened into one riser for each cause."""

from PySide6.QtWidgets import QWidget

from app.terms.saying import Says
from app.views.public import TensionStep
from ui.kit.theme import Theme
from ui.projector.scenes.page import Page
from ui.text.words import Words

NUMBER = 20  # u: the room of Tension's own number beside the chart


class StoryPage(Page):
    """A page whose hero is the chart; the rail then shows the gauge and the number only."""

    hero_chart = True

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        from ui.kit.charts import TensionChart  # pyqtgraph: not before the desk is painted

        super().__init__(theme, words, parent)
        self.chart = TensionChart(theme, ground="paper", hero=True, parent=self)

    def show_story(self, ends: tuple[int, ...], steps: tuple[TensionStep, ...]) -> None:
        """Draw the rounds so far, and the changes that moved Tension in the last one."""
        say = self.words.say
        zones = (say(Says.WALL_ZONE_5), say(Says.WALL_ZONE_8), say(Says.WALL_ZONE_10))
        moved = tuple(step.by for step in steps if step.by)
        self.chart.show_line(ends, moved, zones=zones, start=say(Says.WALL_START), name=say(Says.TENSION))

    def place_chart(self, top: float, high: float) -> None:
        """The chart between heading and causes; the number has the right."""
        self.chart.show_unit(self.u, self.scale)
        self.chart.setGeometry(self.box(-1, top, self.wide - NUMBER + 1, high).toRect())
