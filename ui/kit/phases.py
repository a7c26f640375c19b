"""The steps of a round in one line: done, now, to come."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.kit.hearing import Role
from ui.kit.painting import Painted, said, width_of
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK, RADIUS_DESK


class Spacing(NamedTuple):
    """What is between the names, in px, and whether what is done is still named."""

    after_now: int
    after: int
    chevron: int
    names_done: bool = True


ROOMY, CLOSE = Spacing(26, 16, 22), Spacing(20, 8, 14)
BRIEF = CLOSE._replace(names_done=False)


class PhaseSteps(Painted):
    """A strip with the names of the phases; the one that is on stands on ink.

    Where there is no room it gives up space first, then the names of what is done, and size last.
    """

    heard_as = Role.Indicator
    HEIGHT = 32  # px
    TICK = 17  # px
    names: tuple[str, ...] = ()
    now = 0

    def show_phases(self, names: Sequence[str], now: int) -> None:
        """The names in order, and the index of the one that is on."""
        self.names, self.now = tuple(names), now
        self.setAccessibleDescription(self.names[now] if self.names else "")
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(600, self.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.grown(200, self.HEIGHT)

    def paint(self, p: QPainter) -> None:
        p.fillRect(self.rect(), QColor(self.theme.well))
        px, spacing = self._fitting()
        x = 16.0
        for at, name in enumerate(self.names):
            x = self._step(p, at, name if spacing.names_done or at >= self.now else "", x, px, spacing)

    def _fitting(self) -> tuple[float, Spacing]:
        """Ten phases in a long language still fit one line."""
        for spacing in (ROOMY, CLOSE, BRIEF):
            if self._width(DESK.body, spacing) <= self.width():
                return DESK.body, spacing
        sizes = (DESK.body - step / 2 for step in range(1, 2 * (DESK.body - DESK.caption) + 1))
        return next((px for px in sizes if self._width(px, BRIEF) <= self.width()), DESK.caption), BRIEF

    def _width(self, px: float, spacing: Spacing) -> float:
        """What all of it takes, with the edges."""
        named = self.names if spacing.names_done else self.names[self.now:]
        words = sum(width_of(name, px, bold=name == self.names[self.now]) for name in named)
        between = (len(self.names) - 1) * (spacing.after + spacing.chevron) + spacing.after_now - spacing.after
        return 16 + (10 if self.now else 6) + self.now * self.TICK + words + between + 16

    def _step(self, p: QPainter, at: int, name: str, x: float, px: float, spacing: Spacing) -> float:
        is_now = at == self.now
        wide = width_of(name, px, bold=is_now)
        if is_now:
            x += 10 if at else 6
            self._pill(p, QRectF(x - 10, 4, wide + 20, self.HEIGHT - 8))
        elif at < self.now:
            draw_sign(p, QRectF(x, 10, 12, 12), SignKind.TICK, self.theme, colour=self.theme.muted)
            x += self.TICK
        said(p, QRectF(x, 0, wide + 2, self.HEIGHT), name, px, self.theme.paper if is_now else self.theme.muted, bold=is_now)
        x += wide + (spacing.after_now if is_now else spacing.after if name else 0)
        if at < len(self.names) - 1:
            p.setPen(QPen(QColor(self.theme.line), 1.6))
            p.drawPolyline([QPointF(x, 11), QPointF(x + 5, 16), QPointF(x, 21)])
        return x + spacing.chevron

    def _pill(self, p: QPainter, r: QRectF) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.ink))
        p.drawRoundedRect(r, RADIUS_DESK * 1.5, RADIUS_DESK * 1.5)
