"""The class changes, in the order in which the cards were read."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.terms import names as called
from app.terms.people import rank
from app.terms.saying import Says
from app.views.public import ClassChangesScene, ClassMove, SeatLine
from ui.kit.painting import slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import STROKE_BOLD, WALL
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip

LINES = 27.0  # u that the name and both roles take, one below the other


class ClassChangesPage(Page):
    """One row for each: an arrow, the name, the old role and the new one."""

    scene: ClassChangesScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self._news())
        moves = self.scene.moves
        row = min((self.high - HEAD - FOOT - 2) / max(1, self._places), 54)
        for at, move in enumerate(moves):
            self._move(p, self._row(at, row), move)
        for at in range(len(moves), self._places):
            slab(p, self._row(at, row), self.theme.paper, self.u, edge=self.theme.line)
        draw_strip(p, self, Strip(self.words.say(Says.WALL_CLASS_WHY)))

    @property
    def _places(self) -> int:
        return len(self.scene.moves) + self.scene.to_come

    def _row(self, at: int, high: float) -> QRectF:
        return self.box(0.4, HEAD + at * high + 0.4, self.wide - 0.8, high - 1.8)

    @property
    def _moved(self) -> tuple[str, ...]:
        return tuple(move.name for move in self.scene.moves if move.before != move.after)

    def _news(self) -> str:
        names = self._moved
        if self.scene.to_come:
            return self.words.say(Says.WALL_CLASS_CHANGES_SOON)
        if not names:
            return self.words.say(Says.WALL_CLASS_NO_CHANGE)
        if len(names) > 1:
            return self.words.say(Says.WALL_CLASS_CHANGES, n=len(names))
        return self.headed(lambda short: self.words.say(Says.WALL_CLASS_CHANGE, name=short[0]), names)

    def _move(self, p: QPainter, r: QRectF, move: ClassMove) -> None:
        t, u = self.theme, self.u
        only = (move.name,) == self._moved and not self.scene.to_come
        slab(p, r, t.card if only else t.well, u, edge=t.ink if only else None, width=STROKE_BOLD)
        side = min(20.0, r.height() / u * 0.6)
        draw_sign(p, QRectF(r.left() + 3 * u, r.center().y() - side * u / 2, side * u, side * u), self._arrow(move), t)
        words = r.adjusted((side + 7) * u, 0, -2 * u, 0)
        if words.height() > 24 * u:
            self._lines(p, words, move)
        else:
            name, roles = QRectF(words), words.adjusted(words.width() * 0.29, 0, 0, 0)
            name.setRight(roles.left() - 2 * u)
            self.name(p, name, move.name, self.letter(4.4))
            self._roles(p, roles, move, 5.6)

    def _lines(self, p: QPainter, r: QRectF, move: ClassMove) -> None:
        """All three lines in the middle, closer together where the row is low."""
        u = self.u * min(1.0, (r.height() / self.u - 2) / LINES)
        top = r.center().y() - LINES / 2 * u
        self.line(p, QRectF(r.left(), top, r.width(), 9 * u), move.name, 5.6, bold=True)
        self._roles(p, QRectF(r.left(), top + 11 * u, r.width(), 16 * u), move, 8 * u / self.u)

    def _roles(self, p: QPainter, r: QRectF, move: ClassMove, row: float) -> None:
        """The role that was, and below it the one that is."""
        high, middle, stays = row * self.u, r.center().y(), move.before == move.after
        above, below = QRectF(r.left(), middle - high, r.width(), high), QRectF(r.left(), middle, r.width(), high)
        self._role(p, above, move.before, 4, is_new=False)
        if stays:
            self.line(p, below, self.words.say(Says.WALL_KEEPS), 4)
        else:
            self._role(p, below, move.after, WALL.body, is_new=True)

    def _role(self, p: QPainter, r: QRectF, seat: SeatLine, size: float, *, is_new: bool) -> None:
        """The role, and its class in a column of its own."""
        group = 18 * self.u
        role = r.adjusted(0, 0, -group - self.u, 0)
        self.line(p, role, self.words.say(seat.role), size, bold=is_new, quiet=not is_new)
        place = QRectF(r.right() - group, r.top(), group, r.height())
        self.line(p, place, self.words.say(called.social_class(seat.social_class)), size, bold=is_new, quiet=not is_new)

    def _arrow(self, move: ClassMove) -> SignKind:
        before, after = rank(move.before.social_class), rank(move.after.social_class)
        return SignKind.PERSON if before == after else SignKind.RISE if after > before else SignKind.FALL


