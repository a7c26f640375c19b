"""The result of one option: its tokens stacked as on the table, with the count beneath them."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.painting import CENTRE, Painted, said, slab
from ui.kit.signs import SignKind, draw_outline, draw_sign
from ui.kit.theme import STROKE_BOLD, WALL, Theme, whole


class TokenColumn(Painted):
    """A tax's tokens, or a service's signs; the option that won is the one that is raised."""

    FOOT, SIDE = 26.6, 14  # u: count and name, the largest token
    GAP, BESIDE = 0.5, 1.2  # u: between a token and the one above it, and the one beside it (hexagons are wider than high)
    READABLE, PILES = 7.0, 3  # u of a token whose letter can be read from the last row; the most piles side by side

    def __init__(self, theme: Theme, kind: SignKind, *, u: float = 10.8, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=u, parent=parent)
        self.kind, self.name = kind, ""
        self.count, self.most, self.chosen, self.tied = 0, 0, False, False

    def show_result(self, name: str, count: int, most: int, *, chosen: bool = False, tied: bool = False) -> None:
        """The votes of this option; `most` is the greatest count of all options and gives the tokens their size."""
        self.name, self.count, self.most, self.chosen, self.tied = name, count, most, chosen, tied
        self.setAccessibleName(name)
        self.setAccessibleDescription(str(count))
        self.update()

    def paint(self, p: QPainter) -> None:
        t, u, w, h = self.theme, self.u, self.width(), self.height()
        if self.chosen:
            slab(p, QRectF(0.5 * u, 0.5 * u, w - u, h - u), t.card, u, edge=t.ink, width=STROKE_BOLD)
        foot = h - self.FOOT * u
        self._stack(p)
        p.setPen(QPen(QColor(t.ink if self.chosen else t.line), (0.7 if self.chosen else 0.4) * u))
        p.drawLine(QPointF(4 * u, foot + 0.3 * u), QPointF(w - 4 * u, foot + 0.3 * u))
        strong = t.ink if self.chosen or self.tied else t.muted
        said(p, QRectF(u, foot + 0.4 * u, w - 2 * u, 15 * u), str(self.count), WALL.key * u, strong, bold=True, at=CENTRE)
        name = QRectF(u, foot + 13.8 * u, w - 2 * u, 11.2 * u)
        said(p, name, self.name, self.letter(4.1), t.ink, bold=self.chosen, at=CENTRE, wrap=True, least=WALL.least * u)

    def token_places(self) -> list[QRectF]:
        """Where its tokens stand, from the line up, in px; where there is none, the empty place of the first."""
        foot = self.height() - self.FOOT * self.u
        return self._places(max(1, self.count), *self._piles(foot), foot)

    def _stack(self, p: QPainter) -> None:
        for place in self.token_places():
            if self.count:
                draw_sign(p, place, self.kind, self.theme)
            else:
                draw_outline(p, place, self.kind, self.theme)

    def _piles(self, foot: float) -> tuple[int, float]:
        """How many piles side by side, and the side of a token in px: one pile as long as its letters can be read."""
        sides = [self._side(piles, foot) for piles in range(1, self.PILES + 1)]
        piles = next((n for n, side in enumerate(sides, 1) if self._can_be_read(side)), 1 + sides.index(max(sides)))
        return piles, sides[piles - 1]

    def _can_be_read(self, side: float) -> bool:
        """Whether a token's letter, half as high as the token, is high enough in whole px, too."""
        return side >= self.READABLE * self.u and whole(side / 2) >= self.READABLE / 2 * self.u

    def _side(self, piles: int, foot: float) -> float:
        u, rows = self.u, math.ceil(max(self.most, 1) / piles)
        high = (foot - 3.5 * u) / rows - self.GAP * u
        wide = (self.width() - 2 * u) / piles - self.BESIDE * u
        return max(1.0, min(self.SIDE * u, high, wide))

    def _places(self, count: int, piles: int, side: float, foot: float) -> list[QRectF]:
        """From the line up; each row stands in the middle."""
        up, across, out = side + self.GAP * self.u, side + self.BESIDE * self.u, []
        for n in range(count):
            row, at = divmod(n, piles)
            in_row = min(piles, count - row * piles)
            left = (self.width() - in_row * across + self.BESIDE * self.u) / 2
            out.append(QRectF(left + at * across, foot - (row + 1) * up, side, side))
        return out
