"""What the chart is imported from, in pieces: all of it at once would keep a key press waiting. It draws nothing."""

from collections.abc import Callable
from importlib import import_module


def _named(module: str) -> None:
    """Import a module of Qt's and look at each of its names, as pyqtgraph will: the binding makes a class when it is first looked at."""
    loaded = import_module(module)
    for name in dir(loaded):
        getattr(loaded, name)


PIECES: tuple[Callable[[], object], ...] = (
    lambda: import_module("numpy"),
    lambda: _named("PySide6.QtCore"),
    lambda: _named("PySide6.QtGui"),
    lambda: _named("PySide6.QtWidgets"),
    lambda: import_module("pyqtgraph"),
    lambda: import_module("ui.kit.charts"),
)
