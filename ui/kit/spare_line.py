"""A line that is said only where there is room for it: a hint that nothing depends on."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.labels import Elided


class SpareLine(Elided):
    """It wants no height of its own (lay it out with SHARE as its stretch), and never shows half a letter."""

    SHARE, HIGH = 1000, 24  # of the spare height, before anything else gets some; px that are enough

    def __init__(self, text: str = "", voice: str = "muted", *, parent: QWidget | None = None) -> None:
        super().__init__(text, voice, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(self.HIGH)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() >= self.fontMetrics().height():
            super().paintEvent(event)
