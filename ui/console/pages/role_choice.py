"""A role to choose from a list, which a turn of the mouse wheel never changes by accident."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from ui.kit.theme import TOUCH


class RoleChoice(QComboBox):
    """The list of roles in play."""

    LEAST = 24  # letters that it keeps room for

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(TOUCH)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(self.LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_roles(self, roles: tuple[str, ...], chosen: int) -> None:
        """Offer these and choose one, without a signal."""
        if tuple(self.itemText(at) for at in range(self.count())) != roles:
            self.clear()
            self.addItems(roles)
        self.setCurrentIndex(chosen)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(QPen(self.palette().text().color(), 1.8))
            x, y = self.width() - 22.0, self.height() / 2 - 2
            p.drawPolyline([QPointF(x, y), QPointF(x + 5, y + 5), QPointF(x + 10, y)])

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
