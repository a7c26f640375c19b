"""Pay day: what each class pays; and when it is over, what was collected and who could not pay."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms import names as called
from app.terms.saying import Says
from app.views.public import ClassPays, PayDayScene
from ui.kit.painting import CENTRE, RIGHT, slab
from ui.kit.signs import SignKind, draw_outline, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, hairline
from ui.projector.scenes.names import CLASS_NAMES
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class PayDayPage(Page):
    """Before: three numbers, one for each class. After: one number for all, and the tokens that were taken."""

    scene: PayDayScene

    def paint(self, p: QPainter) -> None:
        if self.scene.collected is None and not self._tokens:
            self._before(p)
        else:
            self._after(p)

    def _before(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_PAYS, tax=called.tax(self.scene.tax)))
        each, high = (self.wide - 4) / max(1, len(self.scene.classes)), min(self.high - HEAD, 64)
        for at, row in enumerate(self.scene.classes):
            self._class(p, at * (each + 2), each, high, row)

    def _class(self, p: QPainter, x: float, wide: float, high: float, row: ClassPays) -> None:
        slab(p, self.box(x, HEAD, wide, high), self.theme.well, self.u)
        self.line(p, self.box(x, HEAD + 2.5, wide, 8), self.words.say(CLASS_NAMES[row.social_class]), WALL.body, bold=True, at=CENTRE)
        side = min(8, (wide - 4) / max(1, row.people))
        for n in range(row.people):
            draw_sign(p, self.box(x + wide / 2 + (n - row.people / 2) * side, HEAD + 12, side, side), SignKind.PERSON, self.theme)
        self.number(p, self.box(x + 1, HEAD + 21.5, wide - 2, 26), row.pays, 24, at=CENTRE)
        draw_sign(p, self.box(x + wide / 2 - 3.5, HEAD + 48.5, 7, 7), SignKind.COIN, self.theme)

    @property
    def _tokens(self) -> int:
        """How many take a token, those included who are still to be named."""
        return len(self.scene.excluded) + self.scene.to_come

    def _after(self, p: QPainter) -> None:
        self.heading(p, self._news())
        high, wide = self.high - HEAD - FOOT - 2, self.wide * 0.42
        self._collected(p, wide, high)
        if self.scene.excluded:
            self._excluded(p, wide + 4, high)
        else:
            self._classes(p, wide + 4, high)
        why = Says.WALL_TOKEN_EACH if self.scene.excluded else Says.WALL_TO_SHARE
        draw_strip(p, self, Strip(self.words.say(why)))

    def _news(self) -> str:
        names = self.scene.excluded
        if not names:
            return self.words.say(Says.WALL_ALL_PAID)
        if self._tokens > 1:
            return self.words.say(Says.WALL_COULD_NOT_PAY_MANY, n=self._tokens)
        return self.headed(lambda short: self.words.say(Says.CAUSE_EXCLUSION, name=short[0]), names)

    def _collected(self, p: QPainter, wide: float, high: float) -> None:
        t, u, middle = self.theme, self.u, HEAD + high / 2
        slab(p, self.box(0.4, HEAD + 0.4, wide - 0.8, high - 0.8), t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        draw_sign(p, self.box(wide / 2 - 5, middle - 23, 10, 10), SignKind.COIN, t)
        if self.scene.collected is not None:
            self.number(p, self.box(2, middle - 12, wide - 4, 26), self.scene.collected, WALL.hero, at=CENTRE)
        self.line(p, self.box(2, middle + 13, wide - 4, 6.4), self.words.say(Says.WALL_COLLECTED), WALL.body, quiet=True, at=CENTRE)

    def _excluded(self, p: QPainter, x: float, high: float) -> None:
        if self._tokens == 1:
            self._one_excluded(p, x, high)
            return
        row = min(high / self._tokens, 13)
        top = HEAD + (high - row * self._tokens) / 2
        side = min(9, row - 0.8)
        for at, name in enumerate(self.scene.excluded):
            y = top + at * row
            draw_sign(p, self.box(x, y + (row - side) / 2, side, side), SignKind.EXCLUSION, self.theme)
            self.name(p, self.box(x + side + 2.4, y, self.wide - x - side - 2.4, row), name, self.letter(min(5.2, row * 0.66)))
        for at in range(len(self.scene.excluded), self._tokens):
            draw_outline(p, self.box(x, top + at * row + (row - side) / 2, side, side), SignKind.EXCLUSION, self.theme)

    def _one_excluded(self, p: QPainter, x: float, high: float) -> None:
        wide, middle = self.wide - x, HEAD + high / 2
        draw_sign(p, self.box(x + wide / 2 - 12, middle - 18, 24, 24), SignKind.EXCLUSION, self.theme)
        self.line(p, self.box(x, middle + 8, wide, 8), self.scene.excluded[0], 5.2, bold=True, at=CENTRE)

    def _classes(self, p: QPainter, x: float, high: float) -> None:
        row = high / max(1, len(self.scene.classes))
        for at, line in enumerate(self.scene.classes):
            y = HEAD + at * row
            if at:
                p.setPen(QPen(QColor(hairline(self.theme)), 0.2 * self.u))
                p.drawLine(QPointF(x * self.u, y * self.u), QPointF(self.wide * self.u, y * self.u))
            self._paid(p, x, y, row, line)

    def _paid(self, p: QPainter, x: float, y: float, row: float, line: ClassPays) -> None:
        middle = y + row / 2
        self.line(p, self.box(x, middle - 7.4, 30, 7), self.words.say(CLASS_NAMES[line.social_class]), WALL.body, bold=True)
        side = min(6, 30 / max(1, line.people))
        for n in range(line.people):
            draw_sign(p, self.box(x + n * side, middle + 0.6, side, side), SignKind.PERSON, self.theme)
        self.number(p, self.box(self.wide - 28, y, 18, row), line.pays, WALL.number, at=RIGHT)
        draw_sign(p, self.box(self.wide - 8, middle - 3, 6, 6), SignKind.COIN, self.theme)
