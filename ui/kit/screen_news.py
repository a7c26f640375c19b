"""News of the computer's screens, for whoever must follow them."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen


class ScreenNews(QObject):
    """Tells of every screen, those that come later among them. A screen that it hands over is not to be kept: it may be gone soon."""

    added = Signal(QScreen)
    removed = Signal(QScreen)
    changed = Signal()
    """A screen has moved or has another size, or another one is the first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        app.screenAdded.connect(self._on_added)
        app.screenRemoved.connect(self.removed)
        app.primaryScreenChanged.connect(self._on_changed)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._on_changed)

    def _on_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._on_changed)
        self.added.emit(screen)

    def _on_changed(self, *_: object) -> None:
        self.changed.emit()
