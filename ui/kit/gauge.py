"""The Tension gauge: the board's black cube made a column."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.hearing import Role
from ui.kit.painting import Painted, slab, thin
from ui.kit.scales import TENSION_HIGH
from ui.kit.signs import SignKind, draw_sign


class TensionGauge(Painted):
    """Ten steps that fill from below; a flame stands on the tenth. It is the axis of the chart beside it."""

    heard_as = Role.Indicator
    value = 0

    def show_value(self, value: int, name: str = "") -> None:
        """Tension, 0 to 10; the name is for those who hear the screen."""
        self.value = value
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{value}/{TENSION_HIGH}")
        self.update()

    def paint(self, p: QPainter) -> None:
        t, u = self.theme, self.u
        step = (self.height() - 0.4 * u) / TENSION_HIGH
        for n in range(1, TENSION_HIGH + 1):
            r = QRectF(0.3 * u, self.height() - 0.2 * u - n * step, self.width() - 0.6 * u, step).adjusted(0, 0.22 * u, 0, -0.22 * u)
            full = n <= self.value
            slab(p, r, t.ink if full else t.paper, u, edge=t.ink if full else t.line, width=thin(p, 0.3 * u) / u, radius=0.6)
            if n == TENSION_HIGH:
                self._flame(p, r, full)

    def _flame(self, p: QPainter, r: QRectF, full: bool) -> None:
        side = min(r.height() * 0.86, r.width() * 0.6)
        box = QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)
        draw_sign(p, box, SignKind.FLAME, self.theme, colour=self.theme.paper if full else None)
