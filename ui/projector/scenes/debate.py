"""The debate: its clock, four options with what each class pays, and no count yet."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.clock import DEBATE, Reading, clock_of
from app.terms import names as called
from app.terms.people import CLASSES
from app.terms.saying import Says
from app.views.public import DebateScene, TaxOption
from ui.kit.painting import CENTRE, RIGHT, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, hairline
from ui.projector.scenes.names import CLASS_NAMES
from ui.projector.scenes.page import HEAD, Page


class DebatePage(Page):
    """How much time is left, and what there is to choose: who would pay what."""

    scene: DebateScene
    reading = clock_of(DEBATE).reading(0)
    CLOCK = 17  # u: the card with the time
    HEADS = 6  # u: the classes over the columns
    COLUMN = 19  # u: one class

    def show_clock(self, reading: Reading) -> None:
        """The time that is left, or how long it is over."""
        if reading != self.reading:
            self.reading = reading
            self.update()

    def paint(self, p: QPainter) -> None:
        self.heading(p, self.words.say(Says.WALL_DEBATE))
        self._time(p)
        top = HEAD + self.CLOCK + 1.5
        row = (self.high - 1 - top - self.HEADS) / len(self.scene.options)
        self._heads(p, top)
        for at, option in enumerate(self.scene.options):
            self._option(p, top + self.HEADS + at * row, row, option)

    def _time(self, p: QPainter) -> None:
        t, u, high, wide = self.theme, self.u, self.CLOCK, 60
        x = (self.wide - wide) / 2
        ground, ink = (t.ink, t.paper) if self.reading.is_over else (t.card, t.ink)
        slab(p, self.box(x, HEAD + 0.4, wide, high - 0.8), ground, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        sign = 0 if self.reading.is_over else high  # the sign's own white would be lost on ink
        if sign:
            draw_sign(p, self.box(x + 5, HEAD + 3, sign - 6, sign - 6), SignKind.CLOCK, t)
        room = self.box(x + sign + 1, HEAD + 0.5, wide - sign - 4, high - 1)
        said(p, room, self.reading.text, WALL.key * u, ink, bold=True, at=CENTRE, least=WALL.heading * u)

    def _heads(self, p: QPainter, y: float) -> None:
        for at, (each, _) in enumerate(self.scene.options[0].pays):
            text = self.words.say(CLASS_NAMES[each])
            said(p, self._column(at, y, self.HEADS), text, self.letter(4.1), self.theme.muted, at=RIGHT, least=WALL.least * self.u)

    def _option(self, p: QPainter, y: float, high: float, option: TaxOption) -> None:
        t, u = self.theme, self.u
        p.setPen(QPen(QColor(hairline(t)), 0.2 * u))
        p.drawLine(self.box(0, y, 0, 0).topLeft(), self.box(self.wide, y, 0, 0).topLeft())
        side = min(high - 1.4, 10)
        draw_sign(p, self.box(0.6, y + (high - side) / 2, side, side), SignKind(option.tax), t)
        name = self.box(side + 3, y, self.wide - len(CLASSES) * self.COLUMN - side - 4, high)
        said(p, name, self.words.say(called.tax(option.tax)), self.letter(4.5), t.ink, bold=True, least=WALL.least * u)
        for at, (_, coins) in enumerate(option.pays):
            said(p, self._column(at, y, high), str(coins), min(7.5, high * 0.8) * u, t.ink, bold=True, at=RIGHT, least=WALL.least * u)

    def _column(self, at: int, y: float, high: float) -> QRectF:
        return self.box(self.wide - (len(CLASSES) - at) * self.COLUMN, y, self.COLUMN - 2, high)
