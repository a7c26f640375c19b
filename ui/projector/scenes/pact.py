"""The opening pact: what is asked of everyone, and where it leaves the country."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms.saying import Says
from app.views.public import PactResultScene, PactScene
from ui.kit.painting import CENTRE, RIGHT, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, hairline
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class PactPage(Page):
    """Before it is counted: the coins of each player, and which total means which Tension."""

    scene: PactScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_PACT))
        high = self.high - HEAD - FOOT - 2
        self._coins(p, high)
        self._totals(p, self.wide * 0.42 + 4, high)
        draw_strip(p, self, Strip(self.words.say(Says.WALL_PACT_WHY)))

    def _coins(self, p: QPainter, high: float) -> None:
        t, u, coins, wide = self.theme, self.u, self.scene.coins, self.wide * 0.42
        slab(p, self.box(0.4, HEAD + 0.4, wide - 0.8, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        middle = HEAD + high / 2
        side = min(10.5, (wide - 6) / max(1, coins) - 1)
        for at in range(coins):
            x = wide / 2 + (at - coins / 2) * (side + 1) + 0.5
            draw_sign(p, self.box(x, middle - 23, side, side), SignKind.COIN, t)
        self.number(p, self.box(1, middle - 12, wide - 2, 26), coins, WALL.hero, at=CENTRE)
        self.line(p, self.box(2, middle + 13, wide - 4, 6.4), self.words.say(Says.WALL_PACT_EACH), WALL.body, quiet=True, at=CENTRE)

    def _totals(self, p: QPainter, x: float, high: float) -> None:
        say, head = self.words.say, 8
        self.line(p, self.box(x, HEAD, self.wide - x - 30, head), say(Says.WALL_PACT_ALL), 4, quiet=True)
        self.line(p, self.box(self.wide - 30, HEAD, 29, head), say(Says.TENSION), 4, quiet=True, at=RIGHT)
        row = (high - head) / max(1, len(self.scene.tensions))
        for at, (_, tension) in enumerate(self.scene.tensions):
            y = HEAD + head + at * row
            p.setPen(QPen(QColor(hairline(self.theme)), 0.2 * self.u))
            p.drawLine(QPointF(x * self.u, y * self.u), QPointF(self.wide * self.u, y * self.u))
            self.line(p, self.box(x, y, self.wide - x - 22, row), self._total(at), 5.2)
            draw_sign(p, self.box(self.wide - 19, y + row / 2 - 3, 6, 6), SignKind.FLAME, self.theme)
            self.number(p, self.box(self.wide - 13, y, 12, row), tension, WALL.number, at=RIGHT)

    def _total(self, at: int) -> str:
        """Which totals a row is for: the best row has no upper end, the last one no lower."""
        low, say = self.scene.tensions[at][0], self.words.say
        if not at:
            return say(Says.WALL_PACT_OR_MORE, low=low)
        above = self.scene.tensions[at - 1][0]
        if low <= 0:
            return say(Says.WALL_PACT_FEWER, high=above)
        return say(Says.WALL_PACT_BETWEEN, low=low, high=above - 1)


class PactResultPage(Page):
    """The total, coin by coin, and where Tension starts."""

    scene: PactResultScene
    COLUMNS = 6

    def paint(self, p: QPainter) -> None:
        scene, say = self.scene, self.words.say
        self.heading(p, say(Says.WALL_PACT_RESULT, coins=scene.coins, most=scene.most))
        high = self.high - HEAD - FOOT - 2
        self._coins(p, self.wide * 0.52, high)
        self._tension(p, self.wide * 0.56, high)
        draw_strip(p, self, Strip(say(Says.WALL_PACT_KEPT)))

    def _coins(self, p: QPainter, wide: float, high: float) -> None:
        """Every coin there was: those in the bag lie full, the place of the others stays empty."""
        rows = -(-self.scene.most // self.COLUMNS)
        side = min(wide / self.COLUMNS, high / max(1, rows))
        left, top = (wide - side * self.COLUMNS) / 2, HEAD + (high - side * rows) / 2
        for at in range(self.scene.most):
            x, y = left + at % self.COLUMNS * side, top + at // self.COLUMNS * side
            self._coin(p, x + side * 0.08, y + side * 0.08, side * 0.84, is_in=at < self.scene.coins)

    def _coin(self, p: QPainter, x: float, y: float, side: float, *, is_in: bool) -> None:
        if is_in:
            draw_sign(p, self.box(x, y, side, side), SignKind.COIN, self.theme)
            return
        p.setPen(QPen(QColor(self.theme.line), 0.4 * self.u))
        p.setBrush(QColor(self.theme.paper))
        p.drawEllipse(self.box(x + side * 0.05, y + side * 0.05, side * 0.9, side * 0.9))

    def _tension(self, p: QPainter, x: float, high: float) -> None:
        t, u, wide = self.theme, self.u, self.wide - x
        slab(p, self.box(x, HEAD + 0.4, wide - 0.4, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        middle = HEAD + high / 2
        draw_sign(p, self.box(x + wide / 2 - 5.5, middle - 24, 11, 11), SignKind.FLAME, t)
        said(
            p, self.box(x + 2, middle - 12.4, wide - 4, 7), self.words.say(Says.TENSION_STARTS), self.letter(WALL.body), t.muted,
            at=CENTRE, least=WALL.least * u,
        )
        if self.scene.tension is not None:
            self.number(p, self.box(x + 1, middle - 5.5, wide - 2, 27), self.scene.tension, WALL.hero, at=CENTRE)
