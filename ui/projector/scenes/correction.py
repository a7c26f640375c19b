"""A correction that everybody can see: what was put right, and nothing about an envelope."""

from PySide6.QtGui import QPainter

from app.terms.saying import Says
from app.views.public import CorrectionScene
from ui.kit.painting import slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL
from ui.projector.scenes.page import HEAD, Page


class CorrectionPage(Page):
    """One sentence on the raised card."""

    scene: CorrectionScene

    def paint(self, p: QPainter) -> None:
        t, u = self.theme, self.u
        self.heading(p, self.words.say(Says.WALL_CORRECTION))
        high = min(self.high - HEAD, 64)
        slab(p, self.box(0.4, HEAD + 0.4, self.wide - 0.8, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        draw_sign(p, self.box(self.wide / 2 - 8, HEAD + 7, 16, 16), SignKind.TICK, t)
        words = self.box(8, HEAD + 25, self.wide - 16, high - 30)
        self.sentence(p, words, self.words.say(self.scene.what), WALL.number, t.ink)
