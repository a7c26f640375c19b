"""A service's meter: how far the public service has come, and what its fund still needs."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.kit.hearing import Role
from ui.kit.painting import Painted, said, width_of
from ui.kit.pips import pip_places, pips
from ui.kit.scales import LEVELS
from ui.kit.signs import SignKind, colour_of, draw_sign
from ui.kit.theme import WALL, Theme


class ServiceMeter(Painted):
    """Sign, name, five level pips, and the fund on its way to the next level."""

    heard_as = Role.Indicator
    def __init__(self, theme: Theme, kind: SignKind, *, u: float = 10.8, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=u, parent=parent)
        self.kind = kind
        self.name, self.level, self.fund, self.price, self.change = "", 1, 0, 0, 0

    def show_service(self, name: str, level: int, fund: int, price: int, change: int = 0) -> None:
        """Level 1 to 5, fund and price in coins; change: −1, 0 or +1 levels just now."""
        self.name, self.level, self.fund, self.price, self.change = name, level, fund, price, change
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{level}/{LEVELS}, {self.coins}")
        self.update()

    @property
    def coins(self) -> str:
        """What stands beside the coin: at the highest level there is no next price."""
        return str(self.fund) if self.level >= LEVELS else f"{self.fund}/{self.price}"

    def sizeHint(self) -> QSize:
        return self.grown(round(44 * self.u), round(10.8 * self.u))

    def paint(self, p: QPainter) -> None:
        t, u, w, h = self.theme, self.u, self.width(), self.height()
        side = min(8.6 * u, h)
        draw_sign(p, QRectF(0, (h - side) / 2, side, side), self.kind, t)
        x = side + 2.2 * u
        said(p, QRectF(x, 0, w - x, h * 0.48), self.name, self.letter(4.5), t.ink, bold=True, least=WALL.least * u)
        levels, fund = self._row()
        self._pips(p, levels)
        self._fund(p, fund)

    def pip_places(self) -> list[QRectF]:
        """Where the five pips stand, in px."""
        return pip_places(self._row()[0], self.u)

    def _row(self) -> tuple[QRectF, QRectF]:
        """The room of the pips and that of the fund."""
        u, h = self.u, self.height()
        x = min(8.6 * u, h) + 2.2 * u
        row = QRectF(x, h * 0.52, self.width() - x, h * 0.42)
        fund = width_of(f"10/{self.price or 10}", self.letter(4)) + 4.4 * u
        return row.adjusted(0, 0, -fund - 0.8 * u, 0), QRectF(row.right() - fund, row.top(), fund, row.height())

    def _pips(self, p: QPainter, r: QRectF) -> None:
        gained = self.level if self.change > 0 else 0
        lost = self.level + 1 if self.change < 0 else 0
        pips(p, r, self.level, colour_of(self.theme, self.kind), self.theme, self.u, gained=gained, lost=lost)

    def _fund(self, p: QPainter, r: QRectF) -> None:
        u = self.u
        draw_sign(p, QRectF(r.left(), r.center().y() - 1.9 * u, 3.8 * u, 3.8 * u), SignKind.COIN, self.theme)
        said(p, r.adjusted(4.3 * u, 0, 0, 0), self.coins, self.letter(4), self.theme.ink)
