"""A line that is said only where there is room for it: a hint that nothing depends on."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.labels import Elided


class SpareLine(Elided):
    """It gives up all of its height to whatever needs it, and never shows half a letter."""

    def __init__(self, text: str = "", voice: str = "muted", *, parent: QWidget | None = None) -> None:
        super().__init__(text, voice, parent=parent)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() >= self.fontMetrics().height():
            super().paintEvent(event)
