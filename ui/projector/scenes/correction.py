"""What was put right, at the table or in what was entered: what everybody can see, and nothing about an envelope."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.terms.saying import Saying, Says, say
from app.views.public import CorrectionScene, RepairScene
from ui.kit.painting import said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL
from ui.projector.scenes.page import HEAD, Page

FIRST = 7.5  # u: the letters of the change that matters most


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


class RepairPage(Page):
    """The heading says which round; its changes stand on the raised card, the one that matters most in larger letters, if they are few."""

    scene: RepairScene

    def paint(self, p: QPainter) -> None:
        t, u, say = self.theme, self.u, self.words.say
        self.heading(p, say(Says.WALL_REPAIR, round=self.scene.round) if self.scene.round else say(Says.WALL_REPAIR_START))
        high, told = min(self.high - HEAD, 64), len(self.scene.changes) + bool(self.scene.more)
        slab(p, self.box(0.4, HEAD + 0.4, self.wide - 0.8, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        draw_sign(p, self.box(6, HEAD + high / 2 - 9, 18, 18), SignKind.TICK, t)
        row = min(high / (told + 1), 18)
        for at, change in enumerate(self.scene.changes):
            y = HEAD + high / 2 + (at - told / 2) * row
            self._change(p, self.box(30, y, self.wide - 34, row), change, is_first=not at)
        if self.scene.more:
            last = HEAD + high / 2 + (told / 2 - 1) * row
            self.line(p, self.box(30, last, self.wide - 34, row), say(Says.WALL_REPAIR_MORE, n=self.scene.more), WALL.body, quiet=True)

    def _change(self, p: QPainter, r: QRectF, change: Saying, *, is_first: bool) -> None:
        name, words = change.values.get("name"), self.words
        size = FIRST if is_first else WALL.body
        text = words.say(change)
        if isinstance(name, str):
            text = self.in_line(
                lambda n: words.say(say(change.key, **{**change.values, "name": n[0]})), (name,), r.width() / self.u, WALL.body * self.u
            )
        said(p, r, text, self.letter(size), self.theme.ink, bold=is_first, least=WALL.least * self.u)
