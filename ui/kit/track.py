"""The round track: eight rounds on one line."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.kit import shapes
from ui.kit.hearing import Role
from ui.kit.painting import CENTRE, Painted, said
from ui.kit.scales import CROSSROADS, ROUNDS
from ui.kit.theme import mixed


class RoundTrack(Painted):
    """Rounds that are over, the one that is on, and those to come; the fourth, the middle of life, is a diamond."""

    heard_as = Role.Indicator
    now, finished = 0, 0

    def show_round(self, now: int, finished: int | None = None) -> None:
        """The round that is on, 0 (none yet) to 8, and how many are over: all before it, if not told."""
        self.now, self.finished = now, max(0, now - 1) if finished is None else finished
        self.setAccessibleDescription(f"{now}/{ROUNDS}")
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(round(72 * self.u), round(8.6 * self.u))

    def paint(self, p: QPainter) -> None:
        u, middle = self.u, self.height() / 2
        step = (self.width() - 8 * u) / (ROUNDS - 1)
        nodes = [QPointF(4 * u + n * step, middle) for n in range(ROUNDS)]
        self._line(p, nodes[0], nodes[-1], self.theme.line, 0.45)
        reached = max(self.now, self.finished)
        if reached > 1:
            self._line(p, nodes[0], nodes[reached - 1], self.theme.ink, 0.9)
        for number, node in enumerate(nodes, 1):
            self._node(p, number, node)

    def _line(self, p: QPainter, start: QPointF, end: QPointF, colour: str, width: float) -> None:
        p.setPen(QPen(QColor(colour), width * self.u))
        p.drawLine(start, end)

    def _node(self, p: QPainter, number: int, at: QPointF) -> None:
        t, u = self.theme, self.u
        is_now, is_over = number == self.now, number <= self.finished
        half = (3.4 if is_now else 2.5) * u
        p.setPen(QPen(QColor(t.ink if is_now or is_over else t.line), 0.4 * u))
        p.setBrush(QColor(t.ink if is_now else mixed(t.ink, t.paper, 0.80) if is_over else t.paper))
        p.drawPath(_shape(number, at, half))
        colour = t.paper if is_now else t.ink if is_over else t.muted
        letters = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        said(p, letters, str(number), self.letter(4.8 if is_now else 3.6), colour, bold=is_now, at=CENTRE)


def _shape(number: int, at: QPointF, half: float) -> QPainterPath:
    if number == CROSSROADS:
        return shapes.token("D", QRectF(at.x() - half * 1.08, at.y() - half * 1.08, 2.16 * half, 2.16 * half))
    return shapes.disc(at.x(), at.y(), half)
