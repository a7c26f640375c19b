"""The final count: the country first, the winner second, then everyone."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms.calendar import ROUNDS
from app.terms.saying import Says
from app.views.public import FinalScene, RankLine
from ui.kit.painting import CENTRE, LEFT, RIGHT, figure, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, hairline
from ui.projector.scenes.page import LEAST_HEADING, Page

BAND, TOP = 24, 27  # u: the country's band, and where the rest begins
NAMED, FEW = 3, 7  # winners named on the card at most; lines of the list beside which there is room for a reason


class FinalPage(Page):
    """The ink band says how the country did; the raised card who won; the list has no boxes."""

    scene: FinalScene

    def paint(self, p: QPainter) -> None:
        self._country(p)
        high = min(self.high - TOP, 64)
        left = self.wide * 0.40
        self._winners(p, left, high)
        self._list(p, left + 3.5, high)

    def _country(self, p: QPainter) -> None:
        t, u, say, scene = self.theme, self.u, self.words.say, self.scene
        slab(p, self.box(0, 0, self.wide, BAND), t.ink, u, radius=RADIUS_CARDBOARD)
        if scene.legacy:
            draw_sign(p, self.box(3, 2.5, 19, 19), SignKind.LAUREL, t, colour=t.coin)
        size = WALL.heading if scene.legacy else WALL.key
        said(p, self.box(3, 2.5, 19, 19), str(scene.levels), size * u, t.paper, bold=True, at=CENTRE, least=WALL.least * u)
        news = say(Says.WALL_LEGACY if scene.legacy else Says.WALL_NO_LEGACY)
        said(p, self.box(26, 2.2, self.wide - 29, 9), news, WALL.heading * u, t.paper, bold=True, least=LEAST_HEADING * u)
        said(p, self.box(26, 11, self.wide - 29, 11.8), self._why(), self.letter(4), t.paper, wrap=True, at=LEFT, least=WALL.least * u)

    def _why(self) -> str:
        scene, say = self.scene, self.words.say
        if len(self._listed) > FEW:  # the list needs the line
            return say(Says.WALL_LEGACY_FOR_ALL if scene.legacy else Says.WALL_NO_LEGACY_FOR_ALL)
        if scene.round >= ROUNDS:
            return say(Says.WALL_LEGACY_WHY if scene.legacy else Says.WALL_NO_LEGACY_WHY, levels=scene.levels)
        why = say(Says.WALL_LEGACY_FOR_ALL) if scene.legacy else say(Says.WALL_NO_LEGACY_WHY, levels=scene.levels)
        return f"{why} {say(Says.WALL_AFTER_ROUND, round=scene.round)}"

    @property
    def _won(self) -> tuple[RankLine, ...]:
        return tuple(line for line in self.scene.ranking if line.winner)

    @property
    def _listed(self) -> tuple[RankLine, ...]:
        """Everyone who is not named on the card."""
        return self.scene.ranking if len(self._won) > NAMED else tuple(line for line in self.scene.ranking if not line.winner)

    def _winners(self, p: QPainter, wide: float, high: float) -> None:
        t, u, won, middle = self.theme, self.u, self._won, TOP + high / 2
        card = self.box(0.4, TOP, wide - 0.4, high - 0.4)
        if not won:
            slab(p, card, t.paper, u, edge=t.line, radius=RADIUS_CARDBOARD)
            said(p, card, "?", 20 * u, t.muted, bold=True, at=CENTRE)  # an empty frame looked like a fault
            return
        slab(p, card, t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        lines, row, number = self._names(won, wide - 5), 9.5 if len(won) == 1 else 6.4, 26 if len(won) == 1 else 20
        top = middle - (len(lines) * row + number + 6) / 2
        px = self.names_px(tuple(lines[1:]), wide - 5, 4.8)
        for at, text in enumerate(lines):
            place = self.box(2.5, top + at * row, wide - 5, row)
            if at:
                self.name(p, place, text, px, at=CENTRE)
            else:
                self.line(p, place, text, WALL.heading if len(won) == 1 else 4.8, bold=True, at=CENTRE)
        y = top + len(lines) * row
        self.number(p, self.box(2, y, wide - 4, number), won[0].points, number, at=CENTRE)
        noun = Says.WALL_POINT_NOUN if abs(won[0].points) == 1 else Says.WALL_POINTS_NOUN
        self.line(p, self.box(2, y + number - 0.5, wide - 4, 6.4), self.words.say(noun), WALL.body, quiet=True, at=CENTRE)

    def _names(self, won: tuple[RankLine, ...], room: float) -> list[str]:
        """What the card says above the number, line by line."""
        say = self.words.say
        if len(won) == 1:
            return [self.in_line(lambda short: say(Says.WALL_WINS, name=short[0]), (won[0].name,), room, 4.8 * self.u)]
        return [say(Says.WALL_SHARED), *(line.name for line in won if len(won) <= NAMED)]

    def _list(self, p: QPainter, x: float, high: float) -> None:
        """From the foot up, so that a line has its place before those above it are told; a single winner leaves no gap at the top."""
        lines, everyone = self._listed, len(self.scene.ranking) + self.scene.to_come
        places = max(everyone - 1, len(lines))
        row = high / max(FEW, places)
        for at, line in enumerate(lines, places - len(lines)):
            y = TOP + at * row
            if at and line is not lines[0]:
                p.setPen(QPen(QColor(hairline(self.theme)), 0.2 * self.u))
                p.drawLine(QPointF(x * self.u, y * self.u), QPointF(self.wide * self.u, y * self.u))
            self.line(p, self.box(x, y, 6, row), str(line.place), 4, quiet=True)
            self.name(p, self.box(x + 7, y, self.wide - x - 22, row), line.name, self.letter(4.4), bold=line.winner)
            points = self.box(self.wide - 14, y, 13, row)
            said(p, points, figure(line.points), self.letter(5.2), self.theme.ink, bold=True, at=RIGHT, least=WALL.least * self.u)
