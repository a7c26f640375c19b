"""A start of the real program, up to the first paint of the desk: the job that `bare_window` is the floor of."""

import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from ui.main import Program, application
from ui.text.languages import Language


class FirstPaint(QObject):
    """Says when the watched window was first painted (CLOCK_MONOTONIC, in nanoseconds), and leaves."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the paint happen, then tell."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            watched.event(event)
            sys.stdout.write(f"{time.monotonic_ns()}\n")
            sys.stdout.flush()
            QApplication.exit(0)
            return True
        return False


if __name__ == "__main__":
    qt = application()
    program = Program(Language.ENGLISH, Language.ENGLISH)
    watch = FirstPaint()
    program.console.installEventFilter(watch)
    program.console.resize(1280, 705)
    program.console.show()
    program.welcome()
    sys.exit(qt.exec())
