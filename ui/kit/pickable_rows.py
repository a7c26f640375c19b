"""A quiet table of which a row can be picked with mouse or finger."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent

from ui.kit.rows import Rows


class PickableRows(Rows):
    """`picked` tells the index of the row; the rows must be as high as a finger needs."""

    picked = Signal(int)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.row_at(round(event.position().y()))
        if at is not None and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(at)

    def row_at(self, y: int) -> int | None:
        """The row at a height in px; None above the first and below the last."""
        for at in range(self.count):
            box = self._grid.cellRect(at + 1, 0)
            if box.top() <= y <= box.bottom():
                return at
        return None
