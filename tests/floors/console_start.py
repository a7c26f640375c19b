"""A start of the real program, up to the first whole paint of the desk: the job that `bare_window` is the floor of."""

import sys
import time

from ui.__main__ import screens

main = screens()

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt  # noqa: E402 - the program itself says when Qt is loaded


class FirstPaint(QObject):
    """Says when the watched window and everything in it was first painted (CLOCK_MONOTONIC, in nanoseconds), and leaves."""

    def __init__(self, window: QObject) -> None:
        super().__init__()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window is painted first and its parts in the same breath; what is posted now comes right after the last of them."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)
        return False

    def customEvent(self, _event: QEvent) -> None:
        sys.stdout.write(f"{time.monotonic_ns()}\n")
        sys.stdout.flush()
        QCoreApplication.exit(0)


class Watched(main.Program):
    """The program with somebody who looks at its desk."""

    def __init__(self, *languages: object) -> None:
        super().__init__(*languages)
        self._watch = FirstPaint(self.console)


if __name__ == "__main__":
    main.Program = Watched
    sys.exit(main.main([]))
