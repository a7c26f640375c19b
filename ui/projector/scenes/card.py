"""A Midlife card: whose turn it is, the card as cardboard, and what it does to this player."""

from collections.abc import Callable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.terms.saying import Says
from app.views.public import CardScene, TurnScene
from ui.kit.card import CardView
from ui.kit.painting import CENTRE, TOP_CENTRE, said, slab
from ui.kit.signs import SERVICE_SIGNS, SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, RADIUS_WALL, WALL, Theme
from ui.projector.scenes.page import HEAD, Page
from ui.text.words import Words

ASIDE, TALL = 29, 90  # u: the room for what the card does, and the height of a card at most
AMOUNT, CHANGE = 33, 17.4  # u: the height of coins, and of a sign with its words


class ReadingPage(Page):
    """Who reads, and which of how many cards; the place of the card is the same before and after it is turned."""

    scene: TurnScene | CardScene

    @property
    def card_high(self) -> float:
        """The height of the card, in u."""
        return min(self.high - HEAD, TALL)

    @property
    def card_wide(self) -> float:
        """The width of the card, in u: what it does stands beside it."""
        return self.wide - ASIDE - 3

    def announce(self, p: QPainter) -> None:
        """Whose turn it is."""
        say, scene = self.words.say, self.scene
        right = say(Says.WALL_CARD_OF, number=scene.number, of=scene.of)
        self.heading(p, self.headed(lambda names: say(Says.WALL_CARD, name=names[0]), (scene.name,), right), right)


class TurnPage(ReadingPage):
    """The card lies face down."""

    scene: TurnScene

    def paint(self, p: QPainter) -> None:
        self.announce(p)
        t, u = self.theme, self.u
        r = self.box(0.6, HEAD + 0.6, self.card_wide - 2, self.card_high - 2.2)
        slab(p, r.translated(0.7 * u, 0.9 * u), t.shade, u, radius=RADIUS_CARDBOARD)
        slab(p, r, t.card, u, edge=t.ink, width=0.4, radius=RADIUS_CARDBOARD)
        slab(p, r.adjusted(3 * u, 3 * u, -3 * u, -3 * u), t.well, u, edge=t.line, radius=RADIUS_WALL)
        side = min(30.0, self.card_high * 0.5)
        place = self.box(self.card_wide / 2 - side / 2 - 0.4, HEAD + self.card_high / 2 - side / 2 - 0.5, side, side)
        draw_sign(p, place, SignKind.CROSSROADS, t)


class CardPage(ReadingPage):
    """The other tiers stay readable: that is the lesson. The amount is large where it is no secret."""

    scene: CardScene

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.card = CardView(theme, parent=self)

    def tell(self) -> None:
        say, scene = self.words.say, self.scene
        tiers = [(say(tier.span), say(tier.effect)) for tier in scene.tiers]
        signs = (SignKind(scene.service),) if scene.service else SERVICE_SIGNS
        level = scene.level if scene.service else None
        self.card.show_card(say(scene.title), say(scene.measures), tiers, scene.active, signs=signs, level=level)

    def arrange(self) -> None:
        self.place(self.card, 0, HEAD, self.card_wide, self.card_high)

    def paint(self, p: QPainter) -> None:
        self.announce(p)
        effects = self._effects()
        y = HEAD + (self.card_high - sum(high for _, high in effects)) / 2
        for draw, high in effects:
            draw(p, y)
            y += high

    def _effects(self) -> list[tuple[Callable[[QPainter, float], None], float]]:
        """What there is to show beside the card, with the height of each in u."""
        out: list[tuple[Callable[[QPainter, float], None], float]] = []
        if self.scene.amount:
            out.append((self._amount, AMOUNT))
        if self.scene.class_by:
            out.append((self._class, CHANGE))
        if self.scene.token:
            out.append((self._token, CHANGE))
        return out

    def _amount(self, p: QPainter, y: float) -> None:
        x, amount = self.wide - ASIDE, self.scene.amount or 0
        draw_sign(p, self.box(x + ASIDE / 2 - 4.2, y, 8.4, 8.4), SignKind.COIN, self.theme)
        self.number(p, self.box(x, y + 8.4, ASIDE, 18), amount, WALL.key, at=CENTRE, change=True)
        noun = Says.WALL_COIN_NOUN if abs(amount) == 1 else Says.WALL_COINS_NOUN
        self.line(p, self.box(x, y + 25.6, ASIDE, 6), self.words.say(noun), WALL.body, quiet=True, at=CENTRE)

    def _class(self, p: QPainter, y: float) -> None:
        up = self.scene.class_by > 0
        self._sign(p, y, SignKind.RISE if up else SignKind.FALL, Says.WALL_CLASS_UP if up else Says.WALL_CLASS_DOWN)

    def _token(self, p: QPainter, y: float) -> None:
        self._sign(p, y, SignKind.EXCLUSION, Says.WALL_TOKEN)

    def _sign(self, p: QPainter, y: float, sign: SignKind, name: Says) -> None:
        x = self.wide - ASIDE
        draw_sign(p, self.box(x + ASIDE / 2 - 3.6, y + 0.4, 7.2, 7.2), sign, self.theme)
        words = self.box(x, y + 8, ASIDE, CHANGE - 8)
        text, px = self.words.say(name), self.letter(4.2)
        said(p, words, text, px, self.theme.ink, bold=True, at=TOP_CENTRE, wrap=True, least=WALL.least * self.u)
