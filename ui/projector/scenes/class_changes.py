"""The class changes, in the order in which the cards were read."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.terms.people import rank
from app.terms.saying import Says, say
from app.views.public import ClassChangesScene, ClassMove, SeatLine
from ui.kit.painting import slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import STROKE_BOLD
from ui.projector.scenes.names import CLASS_WORDS
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class ClassChangesPage(Page):
    """One row for each: an arrow, the name, the old role and the new one."""

    scene: ClassChangesScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self._news())
        moves = self.scene.moves
        row = min((self.high - HEAD - FOOT - 2) / max(1, len(moves)), 26)
        for at, move in enumerate(moves):
            self._move(p, self.box(0.4, HEAD + at * row + 0.4, self.wide - 0.8, row - 1.8), move)
        draw_strip(p, self, Strip(self.words.say(Says.WALL_CLASS_WHY)))

    @property
    def _moved(self) -> tuple[str, ...]:
        return tuple(move.name for move in self.scene.moves if move.before != move.after)

    def _news(self) -> str:
        names = self._moved
        if not names:
            return self.words.say(Says.WALL_CLASS_NO_CHANGE)
        if len(names) > 1:
            return self.words.say(Says.WALL_CLASS_CHANGES, n=len(names))
        return self.headed(lambda short: self.words.say(Says.WALL_CLASS_CHANGE, name=short[0]), names)

    def _move(self, p: QPainter, r: QRectF, move: ClassMove) -> None:
        t, u = self.theme, self.u
        only = (move.name,) == self._moved
        slab(p, r, t.card if only else t.well, u, edge=t.ink if only else None, width=STROKE_BOLD)
        side = min(11.0, r.height() / u - 3)
        draw_sign(p, QRectF(r.left() + 3 * u, r.center().y() - side * u / 2, side * u, side * u), self._arrow(move), t)
        words = r.adjusted((side + 6) * u, 0, -2 * u, 0)
        each = min(words.height() / 3, 7.2 * u)
        top = words.center().y() - 1.5 * each
        for at, (text, size, bold, quiet) in enumerate(self._lines(move)):
            self.line(p, QRectF(words.left(), top + at * each, words.width(), each), text, size, bold=bold, quiet=quiet)

    def _lines(self, move: ClassMove) -> tuple[tuple[str, float, bool, bool], ...]:
        stays = move.before == move.after
        after = self.words.say(Says.WALL_KEEPS) if stays else self._role(move.after)
        return (move.name, 5, True, False), (self._role(move.before), 4, False, True), (after, 4.5, not stays, False)

    def _role(self, seat: SeatLine) -> str:
        return self.words.say(Says.WALL_ROLE_AND_CLASS, role=seat.role, social_class=say(CLASS_WORDS[seat.social_class]))

    def _arrow(self, move: ClassMove) -> SignKind:
        before, after = rank(move.before.social_class), rank(move.after.social_class)
        return SignKind.PERSON if before == after else SignKind.RISE if after > before else SignKind.FALL


