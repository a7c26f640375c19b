"""The event of the round, after it was read: what it is, what it says, and what happens now."""

from PySide6.QtGui import QPainter

from app.views.public import EventScene
from ui.kit.painting import slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class EventPage(Page):
    """Its sign, what happens now on the raised card, and the rule below."""

    scene: EventScene

    def paint(self, p: QPainter) -> None:
        say, t, u = self.words.say, self.theme, self.u
        self.heading(p, say(self.scene.title))
        high = self.high - HEAD - FOOT - 2
        left = self.wide * 0.40
        slab(p, self.box(0, HEAD, left, high), t.well, u)
        side = min(left, high) * 0.74
        draw_sign(p, self.box((left - side) / 2, HEAD + (high - side) / 2, side, side), SignKind(self.scene.sign), t)
        card = self.box(left + 2.4, HEAD + 0.4, self.wide - left - 2.8, high - 0.8)
        slab(p, card, t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        words = card.adjusted(4 * u, 3 * u, -4 * u, -3 * u)
        self.sentence(p, words, say(self.scene.now), WALL.number, t.ink)
        draw_strip(p, self, Strip(say(self.scene.rule)))
