"""The floor of memory: a bare window with one pyqtgraph plot; says its peak in kilobytes."""

import resource
import sys

import pyqtgraph
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


def _tell() -> None:
    sys.stdout.write(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}\n")
    sys.stdout.flush()
    QApplication.exit(0)


if __name__ == "__main__":
    application = QApplication(sys.argv)
    window = QMainWindow()
    plot = pyqtgraph.PlotWidget()
    plot.plot([0, 1, 2, 3], [3, 3, 4, 5])
    window.setCentralWidget(plot)
    window.resize(1280, 705)
    window.show()
    QTimer.singleShot(500, _tell)
    sys.exit(application.exec())
