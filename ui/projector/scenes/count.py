"""The last round is over: everybody opens their envelope."""

from PySide6.QtGui import QPainter

from app.terms.saying import Says
from app.views.public import CountScene
from ui.kit.painting import slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class CountPage(Page):
    """One envelope, large; no number before all of them are open."""

    scene: CountScene

    def paint(self, p: QPainter) -> None:
        t, u, say, scene = self.theme, self.u, self.words.say, self.scene
        self.heading(p, say(Says.WALL_COUNT))
        high = self.high - HEAD - FOOT - 2
        slab(p, self.box(0.4, HEAD + 0.4, self.wide - 0.8, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        side = min(high, self.wide * 0.6)
        draw_sign(p, self.box((self.wide - side) / 2, HEAD + (high - side) / 2, side, side), SignKind.ENVELOPE, t)
        why = Says.WALL_COUNT_BELL if scene.stopped else Says.WALL_COUNT_WHY
        draw_strip(p, self, Strip(say(why, round=scene.round)))
