"""A role to choose from a list, which a turn of the mouse wheel never changes by accident."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from ui.kit.theme import DESK, TOUCH

STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


class RoleChoice(QComboBox):
    """The list of roles in play."""

    LEAST = 19  # letters that it keeps room for

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(TOUCH)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(self.LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet("combobox-popup: 0")  # a list below, whole at once; the other kind hides its ends behind arrows

    def show_roles(self, roles: tuple[str, ...], chosen: int) -> None:
        """Offer these and choose one, without a signal."""
        if tuple(self.itemText(at) for at in range(self.count())) != roles:
            self.clear()
            self.addItems(roles)
            for at in range(len(roles)):
                self.setItemData(at, QSize(0, TOUCH), Qt.ItemDataRole.SizeHintRole)  # a finger chooses in the list, too
        self.setCurrentIndex(chosen)

    @property
    def zoom(self) -> float:
        """How much larger than designed its letters are."""
        return QFontInfo(self.font()).pixelSize() / DESK.body

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as p:
            self.paint(p)

    def paint(self, p: QPainter) -> None:
        """What lies over Qt's own button: an arrow."""
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(self.palette().text().color(), 1.8))
        p.scale(self.zoom, self.zoom)
        x, y = self.width() / self.zoom - 22.0, self.height() / self.zoom / 2 - 2
        p.drawPolyline([QPointF(x, y), QPointF(x + 5, y + 5), QPointF(x + 10, y)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows open the list: each step through the roles would swap another seat's."""
        if event.key() in STEPS:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
