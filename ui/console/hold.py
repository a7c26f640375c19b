"""A key or a finger that is held: it ends when it is let go, wherever the pointer is by then, or when the window is left."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

LET_GO = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class Hold(QObject):
    """While it lasts it hears every event of the program: a list that pops up would keep the release to itself."""

    ended = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._key = window, None
        self.is_on = False

    def begin(self, key: Qt.Key | None = None) -> None:
        """Hold this key or, with None, a finger or the mouse."""
        self._key = key
        if not self.is_on:
            self.is_on = True
            QApplication.instance().installEventFilter(self)

    def end(self) -> None:
        """Let go of it, whatever is still pressed."""
        if self.is_on:
            self.is_on = False
            QApplication.instance().removeEventFilter(self)
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_let_go(event) or self._is_lost(watched, event):
            self.end()
        return False

    def _is_let_go(self, event: QEvent) -> bool:
        if self._key is None:
            return event.type() in LET_GO
        return event.type() == QEvent.Type.KeyRelease and event.key() == self._key and not event.isAutoRepeat()

    def _is_lost(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        return kind == QEvent.Type.ApplicationDeactivate or (kind == QEvent.Type.WindowDeactivate and watched is self._window)
