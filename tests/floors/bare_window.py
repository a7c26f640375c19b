"""The floor of a start: a bare PySide6 window, from nothing to its first paint."""

import sys
import time

from PySide6.QtWidgets import QApplication, QWidget


class Bare(QWidget):
    """Says when it was first painted (CLOCK_MONOTONIC, in nanoseconds), and leaves."""

    def paintEvent(self, _event: object) -> None:
        sys.stdout.write(f"{time.monotonic_ns()}\n")
        sys.stdout.flush()
        QApplication.exit(0)


if __name__ == "__main__":
    application = QApplication(sys.argv)
    window = Bare()
    window.resize(1280, 705)
    window.show()
    sys.exit(application.exec())
