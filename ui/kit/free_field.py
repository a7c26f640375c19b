"""A small field for figures that may be written in more than one way: whatever is typed stands, and what it means is asked of it."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.kit.theme import TOUCH


class FreeField(QLineEdit):
    """Anything can be typed; Enter is left to the page, and getting the focus selects everything."""

    WIDTH = 88  # px
    LONGEST = 8  # letters

    def __init__(self, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(self.WIDTH)
        self.setMinimumHeight(TOUCH)
        self.setMaxLength(self.LONGEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its words would be Qt's own, in Qt's language

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._select)  # a click would take the selection away again

    def _select(self) -> None:
        if self.hasFocus():
            self.selectAll()
