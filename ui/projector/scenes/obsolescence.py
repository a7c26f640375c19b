"""Obsolescence: every service drops one level, and everybody sees from where to where."""

from PySide6.QtGui import QPainter

from app.terms import names as called
from app.terms.gauges import LEVEL_LOW
from app.terms.saying import Says
from app.terms.services import SERVICES, ServiceName
from app.views.public import ObsolescenceScene
from ui.kit.painting import CENTRE, LEFT, RIGHT, said, slab
from ui.kit.pips import pips
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import WALL
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip


class ObsolescencePage(Page):
    """Three columns: the sign, the level before and after, the pips with the one that was lost."""

    scene: ObsolescenceScene

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_OBSOLESCENCE_SOON if self._is_before else Says.WALL_OBSOLESCENCE))
        each, high = (self.wide - 4) / len(SERVICES), self.high - HEAD - FOOT - 2
        for at, service in enumerate(SERVICES):
            self._service(p, at * (each + 2), each, high, service)
        draw_strip(p, self, Strip("" if self._is_before else self.words.say(Says.WALL_OBSOLESCENCE_WHY)))

    @property
    def _is_before(self) -> bool:
        """Whether it is still to be told where the levels fall to."""
        return self.scene.before == self.scene.after and any(level > LEVEL_LOW for level in self.scene.before)

    def _service(self, p: QPainter, x: float, wide: float, high: float, service: ServiceName) -> None:
        t, u, before, after = self.theme, self.u, self.scene.before.of(service), self.scene.after.of(service)
        slab(p, self.box(x, HEAD, wide, high), t.well, u)
        y = HEAD + max(0.0, (high - 53) / 2)
        draw_sign(p, self.box(x + wide / 2 - 6.5, y + 2, 13, 13), SignKind(service), t)
        name = self.words.say(called.service(service))
        self.line(p, self.box(x + 1, y + 15.6, wide - 2, 6.6), name, WALL.body, bold=True, at=CENTRE)
        self._levels(p, x, y + 22, wide, before, after)
        row = self.box(x + (wide - 27.7) / 2, y + 45, 27.7, 5)
        pips(p, row, after, t.service(service), t, u, lost=before if before > after else 0)

    def _levels(self, p: QPainter, x: float, y: float, wide: float, before: int, after: int) -> None:
        if before == LEVEL_LOW:
            self.number(p, self.box(x + 1, y, wide - 2, 21), after, WALL.key, at=CENTRE)
            return
        t, u, middle = self.theme, self.u, x + wide / 2
        said(p, self.box(x + 1, y, wide / 2 - 6, 21), str(before), WALL.number * u, t.muted, bold=True, at=RIGHT)
        if before == after:
            return
        draw_sign(p, self.box(middle - 3.4, y + 7.4, 6.8, 6.8), SignKind.FALL, t)
        self.number(p, self.box(middle + 5, y, wide / 2 - 6, 21), after, WALL.key, at=LEFT)
