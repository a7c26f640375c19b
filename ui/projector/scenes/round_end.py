"""The end of a round: every change of Tension with its cause."""

from PySide6.QtGui import QPainter

from app.terms.saying import Says
from app.views.public import RoundEndScene
from ui.kit.painting import CENTRE
from ui.kit.theme import WALL
from ui.projector.scenes.causes import draw_causes, height_of_causes
from ui.projector.scenes.page import FOOT, HEAD
from ui.projector.scenes.story import StoryPage
from ui.projector.scenes.strip import Strip, draw_strip


class RoundEndPage(StoryPage):
    """The line, the number, and one card for each cause."""

    scene: RoundEndScene

    def tell(self) -> None:
        self.show_story(self.scene.ends, self.scene.steps, self.scene.places)

    @property
    def _foot(self) -> float:
        return (height_of_causes(self.card_places) or FOOT) + 1.5

    def arrange(self) -> None:
        self.place_chart(HEAD - 1, self.high - HEAD + 1 - self._foot)

    def paint(self, p: QPainter) -> None:
        scene = self.scene
        self.heading(p, self._news())
        middle = HEAD + (self.high - HEAD - self._foot) / 2
        self.number(p, self.box(self.wide - self.NUMBER, middle - 14, self.NUMBER, 26), scene.end, WALL.hero, at=CENTRE)
        if self.card_places:
            draw_causes(p, self, self.cards, self.card_places)
        else:
            draw_strip(p, self, Strip(self.words.say(Says.WALL_UNMOVED)))

    def _news(self) -> str:
        if self.card_places and not self.scene.steps:
            return self.words.say(Says.WALL_CAUSES)
        by = self.scene.end - self.scene.start
        if not by:
            return self.words.say(Says.WALL_TENSION_STAYS)
        return self.words.say(Says.WALL_TENSION_RISES if by > 0 else Says.WALL_TENSION_FALLS, n=abs(by))


