"""The debate: two minutes, four options, and no count yet."""

from PySide6.QtGui import QPainter

from app.terms.ballots import TAXES, Tax
from app.terms.saying import Says
from app.views.public import DebateScene
from ui.kit.painting import CENTRE, TOP_CENTRE, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL
from ui.projector.scenes.names import TAX_NAMES
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class DebatePage(Page):
    """How long it lasts, and what there is to choose."""

    scene: DebateScene
    OPTION = 24  # u: a token with its name

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_DEBATE))
        high = self.high - HEAD - FOOT - 2 - self.OPTION - 2
        self._time(p, high)
        each = (self.wide - 3) / len(TAXES)
        for at, tax in enumerate(TAXES):
            self._option(p, at * (each + 1), HEAD + high + 2, each, tax)
        draw_strip(p, self, Strip(self.words.say(Says.WALL_DEBATE_WHY)))

    def _time(self, p: QPainter, high: float) -> None:
        t, u = self.theme, self.u
        wide = min(self.wide, 92)
        card = self.box((self.wide - wide) / 2, HEAD + 0.4, wide, high - 0.8)
        slab(p, card, t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        side = min(20, high * 0.66)
        x, middle = (self.wide - wide) / 2, HEAD + high / 2
        draw_sign(p, self.box(x + 7, middle - side / 2, side, side), SignKind.CLOCK, t)
        minutes, seconds = divmod(self.scene.seconds, 60)
        room = self.box(x + side + 9, HEAD + 0.5, wide - side - 13, high - 1)
        said(p, room, f"{minutes}:{seconds:02d}", min(WALL.hero, high * 0.9) * u, t.ink, bold=True, at=CENTRE, least=WALL.least * u)

    def _option(self, p: QPainter, x: float, y: float, wide: float, tax: Tax) -> None:
        draw_sign(p, self.box(x + wide / 2 - 6, y, 12, 12), SignKind(tax), self.theme)
        name = self.box(x, y + 13.2, wide, self.OPTION - 13.4)
        said(p, name, self.words.say(TAX_NAMES[tax]), self.letter(4.1), self.theme.ink, at=TOP_CENTRE, wrap=True, least=WALL.least * self.u)
