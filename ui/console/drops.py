"""A file that is dropped on the desk: it is opened as a lesson, and whoever opens it says what is wrong with it."""

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtWidgets import QWidget


class Drops(QObject):
    """Hears one window: exactly one file of this computer can be dropped, and nothing else."""

    dropped = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            return super().eventFilter(watched, event)
        path = _file(event.mimeData())
        if not path:
            return False
        event.acceptProposedAction()
        if kind == QEvent.Type.Drop:
            self.dropped.emit(path)
        return True


def _file(data: QMimeData) -> str:
    """The one file that is dragged; empty where it is none, several, or from elsewhere."""
    urls = data.urls()
    return urls[0].toLocalFile() if len(urls) == 1 and urls[0].isLocalFile() else ""
