"""The steps of a round in one line: done, now, to come."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.kit.hearing import Role
from ui.kit.painting import Painted, said, width_of
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK, RADIUS_DESK


class PhaseSteps(Painted):
    """A strip with the names of the phases; the one that is on stands on ink."""

    heard_as = Role.Indicator
    HEIGHT = 32  # px
    NOW_GAP, GAP, CHEVRON, TICK = 26, 16, 22, 17  # px after the name that is on, after any other, for the chevron, for the tick
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
        px = self._fitting_px()
        x = 16.0
        for at, name in enumerate(self.names):
            x = self._step(p, at, name, x, px)

    def _fitting_px(self) -> float:
        """Ten phases in a long language still fit one line."""
        px: float = DESK.body
        while px > DESK.caption - 2 and self._width(px) > self.width() - 16:
            px -= 0.5
        return px

    def _width(self, px: float) -> float:
        return 26 + self.now * self.TICK + sum(width_of(name, px, bold=True) + self.GAP + self.CHEVRON for name in self.names)

    def _step(self, p: QPainter, at: int, name: str, x: float, px: float) -> float:
        is_now = at == self.now
        wide = width_of(name, px, bold=is_now)
        if is_now:
            x += 10 if at else 6
            self._pill(p, QRectF(x - 10, 4, wide + 20, self.HEIGHT - 8))
        elif at < self.now:
            draw_sign(p, QRectF(x, 10, 12, 12), SignKind.TICK, self.theme, colour=self.theme.muted)
            x += self.TICK
        said(p, QRectF(x, 0, wide + 2, self.HEIGHT), name, px, self.theme.paper if is_now else self.theme.muted, bold=is_now)
        x += wide + (self.NOW_GAP if is_now else self.GAP)
        if at < len(self.names) - 1:
            p.setPen(QPen(QColor(self.theme.line), 1.6))
            p.drawPolyline([QPointF(x, 11), QPointF(x + 5, 16), QPointF(x, 21)])
        return x + self.CHEVRON

    def _pill(self, p: QPainter, r: QRectF) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.ink))
        p.drawRoundedRect(r, RADIUS_DESK * 1.5, RADIUS_DESK * 1.5)
