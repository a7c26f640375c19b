"""A key or a finger that is held: it ends when it is let go, wherever the pointer is by then, or when the window is left."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

LET_GO = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
LINGER = 50  # ms: X repeats a held key as releases and presses, and not every such release says so; another key ends the doubt


class Hold(QObject):
    """While it lasts it hears every event of the program: a list that pops up would keep the release to itself."""

    ended = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._key = window, None
        self.is_on = False
        self._linger = QTimer(self, singleShot=True, interval=LINGER)
        self._linger.timeout.connect(self.end)

    def begin(self, key: Qt.Key | None = None) -> None:
        """Hold this key or, with None, a finger or the mouse."""
        self._key = key
        self._linger.stop()
        if not self.is_on:
            self.is_on = True
            QApplication.instance().installEventFilter(self)

    def end(self) -> None:
        """Let go of it, whatever is still pressed."""
        if self.is_on:
            self.is_on = False
            self._linger.stop()
            QApplication.instance().removeEventFilter(self)
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_lost(watched, event) or (self._key is None and event.type() in LET_GO):
            self.end()
        elif self._is_key(event, QEvent.Type.KeyRelease):
            self._linger.start()
        elif self._is_key(event, QEvent.Type.KeyPress):
            self._linger.stop()
        elif self._linger.isActive() and event.type() == QEvent.Type.KeyPress:
            self.end()  # before the window hears of it, so the key goes where the keyboard is by then
        return False

    def _is_key(self, event: QEvent, kind: QEvent.Type) -> bool:
        return event.type() == kind and event.key() == self._key and (kind == QEvent.Type.KeyPress or not event.isAutoRepeat())

    def _is_lost(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        return kind == QEvent.Type.ApplicationDeactivate or (kind == QEvent.Type.WindowDeactivate and watched is self._window)
