"""The budget vote: while a tie is open the counts, afterwards the split, pass by pass, and the levels that rose."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms import names as called
from app.terms.saying import Says, say
from app.terms.services import SERVICES
from app.views.public import COINS_OVER, BudgetRow, BudgetScene
from ui.kit.painting import RIGHT, said, slab, width_of
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import STROKE_BOLD, WALL, Theme
from ui.kit.tokens import TokenColumn
from ui.projector.scenes.page import FOOT, HEAD, Page, fits, shortened
from ui.projector.scenes.strip import Strip, draw_strip, words_in
from ui.projector.scenes.tie import tie_heading, tie_strip
from ui.text.words import Words

PLACES = (Says.WALL_FIRST, Says.WALL_SECOND, Says.WALL_THIRD)
NAME, VOTES, BADGE = 5.9, 5.8, 6.4  # u: the lines of a row, and the badge beside the second
BADGE_WIDE = 12.2  # u
COIN, SIGN_X, WORDS_X, COINS_X, NUMBER = 5, 13, 25.5, 56, 22  # u: a coin, and where the parts of a row begin


class BudgetPage(Page):
    """Three rows in the order of the ranking; what lies side by side was given in the same pass."""

    scene: BudgetScene

    def __init__(self, theme: Theme, words: Words, parent=None) -> None:
        super().__init__(theme, words, parent)
        self.columns = {service: TokenColumn(theme, SignKind(service), parent=self) for service in SERVICES}

    def tell(self) -> None:
        votes, tie = self.scene.votes, self.scene.tie
        for service, column in self.columns.items():
            column.setVisible(not self.scene.rows)
            name = self.words.say(called.service(service))
            is_tied = tie is not None and service in tie.between
            is_first = tie is not None and tie.place > 1 and service not in tie.between
            column.show_result(name, votes.of(service), max(votes), chosen=is_first, tied=is_tied)

    def arrange(self) -> None:
        each = (self.wide - 2) / len(SERVICES)
        for at, column in enumerate(self.columns.values()):
            self.place(column, at * (each + 1), HEAD, each, self.high - HEAD - FOOT - 2)

    def paint(self, p: QPainter) -> None:
        strip = self._strip()
        self.heading(p, self._news())
        if strip:
            draw_strip(p, self, strip)
        if not self.scene.rows:
            return
        room = self.high - HEAD - (FOOT + 1 if strip else 0)
        tall = min(room / len(self.scene.rows), 25)
        raised = next((at for at, row in enumerate(self.scene.rows) if row.level), 0)
        for at, row in enumerate(self.scene.rows):
            self._row(p, at, row, self.box(0.4, HEAD + at * tall + 0.6, self.wide - 0.8, tall - 2.2), is_raised=at == raised)

    def _news(self) -> str:
        scene = self.scene
        if not scene.rows and scene.tie:
            return tie_heading(self, scene.tie)
        if not scene.rows:
            return self.words.say(Says.WALL_VOTES)
        return self.words.say(Says.WALL_BUDGET, coins=say(Says.COINS, n=scene.budget), passes="-".join(map(str, scene.each)))

    def _strip(self) -> Strip | None:
        if not self.scene.rows:
            return tie_strip(self, self.scene.tie) if self.scene.tie else Strip("")
        decided_by = (self.scene.decided_by,) if self.scene.decided_by else ()
        told = shortened(self._told, decided_by, lambda text: fits(text, WALL.least * self.u, words_in(self)))
        return Strip(told) if told or self.scene.keeps_foot else None

    def _told(self, decided_by: tuple[str, ...]) -> str:
        """How a tie was decided, what passed a service by, and where the coins came from."""
        return " ".join(sentence for sentence in (*map(self._decided, decided_by), self._passed_on(), self._parts()) if sentence)

    def _decided(self, name: str) -> str:
        if self.scene.tie is None:
            return self.words.say(Says.WALL_TIE_DECIDED_BY, name=name)
        return self.words.say(Says.WALL_TIE_DECIDED, name=name, income=self.scene.tie.income)

    def _passed_on(self) -> str:
        return self.words.say(Says.WALL_PASSED_ON) if any(row.received < row.share for row in self.scene.rows) else ""

    def _parts(self) -> str:
        """Where the coins came from, if not from the tax alone."""
        scene = self.scene
        if not scene.reserve and not scene.gift:
            return ""
        tax = scene.budget - scene.reserve - scene.gift
        parts = {Says.WALL_FROM_TAX: tax, Says.WALL_FROM_RESERVE: scene.reserve, Says.WALL_FROM_GIFT: scene.gift}
        told = tuple(say(key, n=coins) for key, coins in parts.items() if coins)
        return self.words.say(Says.WALL_PARTS, parts=told)

    def _row(self, p: QPainter, at: int, row: BudgetRow, r: QRectF, *, is_raised: bool) -> None:
        t, u, middle = self.theme, self.u, r.center().y() / self.u
        slab(p, r, t.card if is_raised else t.well, u, edge=t.ink if is_raised else None, width=STROKE_BOLD)
        self.line(p, self.box(2, middle - 4, SIGN_X - 3, 8), self.words.say(PLACES[at]), WALL.body, bold=True, quiet=True)
        draw_sign(p, self.box(SIGN_X, middle - 5, 10, 10), SignKind(row.service), t)
        self._name(p, row, r)
        self._coins(p, row, r, self.scene.each[at])
        if self._is_dealt:
            self.number(p, self.box(self.wide - NUMBER - 3, middle - 10, NUMBER, 20), row.received, WALL.key, at=RIGHT)

    @property
    def _is_dealt(self) -> bool:
        """Whether any coins have been shared yet, or there are none."""
        return not self.scene.budget or any(row.received for row in self.scene.rows)

    def _name(self, p: QPainter, row: BudgetRow, r: QRectF) -> None:
        """The name and the votes in the middle, and the level it rose to beside the votes.

        The level has its place before it is told, so that the name stays where it is.
        """
        y, room = (r.center().y() / self.u) - (NAME + VOTES) / 2, COINS_X - WORDS_X - 1.5
        self.line(p, self.box(WORDS_X, y, room, NAME), self.words.say(called.service(row.service)), WALL.body, bold=True)
        votes = self.box(WORDS_X, y + NAME, room - BADGE_WIDE - 1, VOTES)
        self.line(p, votes, self.words.say(Says.VOTES, n=row.votes), 4, quiet=True)
        if row.level:
            self._badge(p, COINS_X - 1.5 - BADGE_WIDE, y + NAME - 0.1, row, str(row.level))

    def _badge(self, p: QPainter, x: float, y: float, row: BudgetRow, text: str) -> None:
        t, u, high = self.theme, self.u, BADGE - 0.4
        wide = min(COINS_X - x - 9.4, width_of(text, self.letter(4.2), bold=True) / u)
        slab(p, self.box(x, y, wide + 9.4, high), t.service(row.service), u, radius=high / 2)
        draw_sign(p, self.box(x + 2, y + 1.1, 4, 4), SignKind.RISE, t, colour=t.on_service)
        said(p, self.box(x + 7, y, wide + 0.4, high), text, self.letter(4.2), t.on_service, bold=True, least=WALL.least * u)

    def _coins(self, p: QPainter, row: BudgetRow, r: QRectF, each: int) -> None:
        """The passes of its own share, one column each; then what came over from a service at level 5."""
        own = [min(each, row.share - n) for n in range(0, row.share, each)]
        extra = max(0, row.received - row.share)
        over = [min(COINS_OVER, extra - n) for n in range(0, extra, COINS_OVER)]
        if not own and not over:
            return
        room = self.wide - COINS_X - NUMBER - 5
        step = min(room / ((self.scene.lanes or self.scene.lanes_of_rows) + 0.4), 7)
        size, middle = min(COIN, step * 0.94, r.height() / self.u / 3.3), r.center().y() / self.u
        for at, coins in enumerate(own):
            self._column(p, COINS_X + at * step, middle - size * coins / 2, size, coins, is_full=row.received >= row.share)
        for at, coins in enumerate(over, self.scene.passes):  # from the foot up, so that a column grows where it stands
            top = middle + size * (COINS_OVER / 2 - coins)
            self._column(p, COINS_X + (at + 0.4) * step, top, size, coins, is_full=True)

    def _column(self, p: QPainter, x: float, top: float, size: float, coins: int, *, is_full: bool) -> None:
        for n in range(coins):
            place = self.box(x, top + n * size, size - 0.2, size - 0.2)
            if is_full:
                draw_sign(p, place, SignKind.COIN, self.theme)
            else:
                p.setPen(QPen(QColor(self.theme.line), 0.35 * self.u))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawEllipse(place.adjusted(0.2 * self.u, 0.2 * self.u, -0.2 * self.u, -0.2 * self.u))
