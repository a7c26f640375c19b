"""The result of one option: its tokens stacked as on the table, with the count beneath them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.painting import CENTRE, Painted, said, slab
from ui.kit.signs import SignKind, draw_outline, draw_sign
from ui.kit.theme import STROKE_BOLD, WALL, Theme


class TokenColumn(Painted):
    """A tax's tokens, or a service's signs; the option that won is the one that is raised."""

    FOOT, SIDE, GAP = 26.5, 14, 0.5  # u: count and name, the largest token, between two tokens

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
        self._stack(p, foot)
        p.setPen(QPen(QColor(t.ink if self.chosen else t.line), (0.7 if self.chosen else 0.4) * u))
        p.drawLine(QPointF(4 * u, foot + 0.3 * u), QPointF(w - 4 * u, foot + 0.3 * u))
        strong = t.ink if self.chosen or self.tied else t.muted
        said(p, QRectF(u, foot + 0.4 * u, w - 2 * u, 15 * u), str(self.count), WALL.key * u, strong, bold=True, at=CENTRE)
        name = QRectF(u, foot + 15 * u, w - 2 * u, 10 * u)
        said(p, name, self.name, self.letter(4.1), t.ink, bold=self.chosen, at=CENTRE, wrap=True, least=WALL.least * u)

    def _stack(self, p: QPainter, foot: float) -> None:
        u = self.u
        side = max(1.0, min(self.SIDE * u, (foot - 3.5 * u) / max(self.most, 1) - self.GAP * u))
        places = [QRectF((self.width() - side) / 2, foot - (n + 1) * (side + self.GAP * u), side, side) for n in range(max(1, self.count))]
        for place in places:
            if self.count:
                draw_sign(p, place, self.kind, self.theme)
            else:
                draw_outline(p, place, self.kind, self.theme)
