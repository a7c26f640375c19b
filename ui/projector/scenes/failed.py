"""The Failed State: the loudest scene there is, so ink is its ground; what brought it about stands below."""

from PySide6.QtGui import QPainter

from app.terms.saying import Says
from app.views.public import FailedScene
from ui.kit.painting import CENTRE, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, WALL
from ui.projector.scenes.causes import draw_causes, height_of_causes
from ui.projector.scenes.page import LEAST_HEADING
from ui.projector.scenes.story import StoryPage

BAND = 18  # u


class FailedPage(StoryPage):
    """The news on ink, the line up to 10, and the causes."""

    scene: FailedScene
    NUMBER = 27

    def tell(self) -> None:
        self.show_story(self.scene.ends, self.scene.steps, self.scene.places)

    @property
    def _foot(self) -> float:
        return height_of_causes(self.card_places) + 1.5

    def arrange(self) -> None:
        self.place_chart(BAND + 1, self.high - BAND - 1 - self._foot)

    def paint(self, p: QPainter) -> None:
        if self.scene.places:
            self.heading(p, self.words.say(Says.WALL_CAUSES))
        else:
            self._band(p)
        middle = BAND + 1 + (self.high - BAND - 1 - self._foot) / 2
        self.number(p, self.box(self.wide - self.NUMBER, middle - 14, self.NUMBER, 26), self.scene.ends[-1], 20, at=CENTRE)
        draw_causes(p, self, self.cards, self.card_places)

    def _band(self, p: QPainter) -> None:
        t, u, say = self.theme, self.u, self.words.say
        slab(p, self.box(0, 0, self.wide, BAND), t.ink, u, radius=RADIUS_CARDBOARD)
        draw_sign(p, self.box(3, 2.5, 13, 13), SignKind.FLAME, t, colour=t.paper)
        news = self.box(19, 1.2, self.wide - 22, 9)
        said(p, news, say(Says.WALL_FAILED), WALL.heading * u, t.paper, bold=True, least=LEAST_HEADING * u)
        why = self.box(19, 10.2, self.wide - 22, 6.4)
        said(p, why, say(Says.WALL_FAILED_WHY), self.letter(WALL.body), t.paper, least=WALL.least * u)
