"""The roles: first that they are dealt, then who leads which life."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.terms.people import CLASSES, SocialClass
from app.terms.saying import Says
from app.views.public import DealScene, RolesScene, SeatLine
from ui.kit.painting import CENTRE, LEFT, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, WALL
from ui.projector.scenes.names import CLASS_NAMES
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class DealPage(Page):
    """One card for each player, dealt by chance."""

    scene: DealScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_DEAL))
        columns = -(-self.scene.players // 2)
        high = self.high - HEAD - FOOT - 3
        tall = min(high / 2, 32)
        wide = min(self.wide / columns, tall * 0.82)
        for at in range(self.scene.players):
            row, column = divmod(at, columns)
            in_row = min(columns, self.scene.players - row * columns)
            x = (self.wide - in_row * wide) / 2 + column * wide
            y = HEAD + (high - 2 * tall) / 2 + row * tall
            self._card(p, self.box(x + 1.4, y + 1.2, wide - 2.8, tall - 2.4))
        draw_strip(p, self, Strip(self.words.say(Says.WALL_DEAL_WHY)))

    def _card(self, p: QPainter, r: QRectF) -> None:
        t, u = self.theme, self.u
        slab(p, r.translated(0.6 * u, 0.8 * u), t.shade, u, radius=RADIUS_CARDBOARD)
        slab(p, r, t.card, u, edge=t.ink, width=0.4, radius=RADIUS_CARDBOARD)
        side = min(r.width(), r.height()) * 0.56
        draw_sign(p, QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side), SignKind.PERSON, t)


class RolesPage(Page):
    """Three classes, and in each the people who belong to it."""

    scene: RolesScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_ROLES, players=len(self.scene.players)))
        each, high = (self.wide - 4) / len(CLASSES), self.high - HEAD
        groups = {name: [seat for seat in self.scene.players if seat.social_class is name] for name in CLASSES}
        most = max(3, *(len(people) for people in groups.values()))
        px = self.names_px(tuple(seat.name for seat in self.scene.players), each - 7, 4.8)
        for at, (name, people) in enumerate(groups.items()):
            column = QRectF(at * (each + 2), HEAD, each, min(high, 74))
            row = (column.height() - 11) / most
            self._group(p, column, name)
            for place, seat in enumerate(people):
                self._seat(p, column.x() + 2, HEAD + 10 + place * row, each - 4, row - 1.6, seat, px)

    def _group(self, p: QPainter, column: QRectF, name: SocialClass) -> None:
        slab(p, self.box(*column.getRect()), self.theme.well, self.u)
        head = self.box(column.x() + 3, HEAD + 1.6, column.width() - 6, 7.4)
        self.line(p, head, self.words.say(CLASS_NAMES[name]), WALL.body, bold=True, at=CENTRE)

    def _seat(self, p: QPainter, x: float, y: float, wide: float, high: float, seat: SeatLine, px: float) -> None:
        t, u, name = self.theme, self.u, min(7, high * 0.45)
        slab(p, self.box(x, y, wide, high), t.card, u)
        self.name(p, self.box(x + 2, y + 0.6, wide - 3, name), seat.name, px)
        role = self.box(x + 2, y + name + 0.2, wide - 3, high - name - 1)
        said(p, role, self.words.say(seat.role), self.letter(4), t.muted, at=LEFT, wrap=True, least=WALL.least * u)


