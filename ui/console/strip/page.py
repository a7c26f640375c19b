"""One screen for all: the wall over everything but the strip at the foot."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.console.strip.strip import Strip
from ui.kit.theme import Theme
from ui.kit.zooming import UNZOOMED
from ui.text.words import Words

SHARE = 0.10  # the strip's share of the height, where that is enough for it


class SharedPage(QWidget):
    """It is given the wall, whatever that is, and gives it back; beyond the part that all screens show it is black."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strip = Strip(theme, words, self)
        self._wall: QWidget | None = None
        self._common = QRect()

    @property
    def wall(self) -> QWidget | None:
        """The wall, while it is here."""
        return self._wall

    def take(self, wall: QWidget) -> None:
        """Show this wall."""
        self._wall = wall
        wall.setProperty(UNZOOMED, True)  # the class has a size of its own, whatever the teacher's is
        wall.setParent(self)  # a window becomes a part of this one
        self._place()
        wall.show()

    def given_back(self) -> QWidget | None:
        """The wall, which is shown here no longer."""
        wall, self._wall = self._wall, None
        if wall is not None:
            wall.hide()
            wall.setParent(None)
            wall.setProperty(UNZOOMED, None)
        return wall

    def show_common(self, common: QRect) -> None:
        """Only this part of the window is seen on every screen; an empty one means all of it."""
        self._common = common
        self._place()

    def show_theme(self, theme: Theme) -> None:
        """Other colours, or another size, from now on."""
        self.strip.show_theme(theme)
        self._place()

    def _place(self) -> None:
        whole = self.rect() if self._common.isEmpty() else self._common.intersected(self.rect())
        high = max(self.strip.least_height(whole.width()), round(whole.height() * SHARE))
        self.strip.setGeometry(whole.x(), whole.bottom() + 1 - high, whole.width(), high)
        if self._wall is not None:
            self._wall.setGeometry(whole.x(), whole.y(), whole.width(), whole.height() - high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(event.rect(), Qt.GlobalColor.black)
