"""What lies over the wall's picture: nothing, the picture as it was, or black."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """It lets nothing shine through, and is hidden while the wall follows the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Lie over everything, with this picture or, without one, black."""
        self.picture = picture
        self.setGeometry(self.parentWidget().rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            if self.picture is None:
                p.fillRect(event.rect(), Qt.GlobalColor.black)
            else:
                p.drawPixmap(0, 0, self.picture)
