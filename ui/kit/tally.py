"""The tally: how many of the table's votes are on the desk."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from ui.kit.hearing import Role
from ui.kit.painting import Painted


class Tally(Painted):
    """One dot for each seat; those that were counted are filled, the rest dotted."""

    heard_as = Role.Indicator
    STEP, RADIUS = 20, 6.5  # px
    got, seats = 0, 0

    def show_tally(self, got: int, seats: int) -> None:
        """So many of so many."""
        self.got, self.seats = got, seats
        self.setAccessibleDescription(f"{got}/{seats}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(self.seats * self.STEP, self.STEP)

    def paint(self, p: QPainter) -> None:
        for seat in range(self.seats):
            counted = seat < self.got
            line = Qt.PenStyle.SolidLine if counted else Qt.PenStyle.DotLine
            p.setPen(QPen(QColor(self.theme.ink), 2 if counted else 1.5, line))
            p.setBrush(QColor(self.theme.ink if counted else self.theme.paper))
            p.drawEllipse(QPointF(9 + seat * self.STEP, self.STEP / 2), self.RADIUS, self.RADIUS)
