"""The title card: taxes carry services. The room is being seated, so there is no frame yet."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from app.terms.saying import Says
from app.views.public import TitleScene
from ui.kit.painting import said, width_of
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import WALL
from ui.projector.scenes.page import LEAST_HEADING, Page, shortened

SIDE, GAP, WORDS, AIR = 70, 7, 84, 7  # u: the temple, what is between it and the words, their width, and the least at either side


class TitlePage(Page):
    """The temple, the game's name, whose game it is, and which table."""

    framed = False
    scene = TitleScene("")
    is_break = False

    def show_break(self) -> None:
        """Say that the game goes on in a moment, rather than that it begins."""
        self.is_break = True
        self.update()

    def paint(self, p: QPainter) -> None:
        p.fillRect(self.rect(), QColor(self.theme.paper))
        left = max(AIR, (self.wide - SIDE - GAP - WORDS) / 2)
        draw_sign(p, self.box(left, (self.high - SIDE) / 2, SIDE, SIDE), SignKind.TEMPLE, self.theme)
        self._words(p, left + SIDE + GAP, self.wide - 2 * left - SIDE - GAP)

    def _words(self, p: QPainter, x: float, room: float) -> None:
        say, t, u, y = self.words.say, self.theme, self.u, self.high / 2
        said(p, self.box(x, y - 27, room, 13), say(Says.WALL_GAME), 12 * u, t.ink, bold=True, least=LEAST_HEADING * u)
        said(p, self.box(x, y - 13, room, 9), say(Says.WALL_SUBTITLE), WALL.heading * u, t.ink, least=LEAST_HEADING * u)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.ink))
        p.drawRect(self.box(x, y + 0.5, 16, 0.7))
        self.line(p, self.box(x, y + 5, room, 6.4), say(Says.WALL_CREDIT), 4)
        self.line(p, self.box(x, y + 11.4, room, 6.4), say(Says.WALL_LICENCE), WALL.least, quiet=True)
        self.line(p, self.box(x, y + 24, room, 6.4), self._soon(room), WALL.body, quiet=True)

    def _soon(self, room: float) -> str:
        if self.is_break:
            return self.words.say(Says.WALL_BREAK)
        if not self.scene.label:
            return self.words.say(Says.WALL_SOON)
        return shortened(
            lambda names: self.words.say(Says.WALL_SOON_AT, label=names[0]), (self.scene.label,),
            lambda text: width_of(text, WALL.least * self.u) <= room * self.u,
        )
