"""The windows that there are, and their end.

A window that a test has closed and forgotten lives on, since signals hold their listeners: it would hear every change of the focus, of the
screens and of the style in all tests to come.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

CHARTS = []  # what was drawn by pyqtgraph is kept for good: Qt and Python delete the pieces of a scene twice now and then, which is the end


@contextmanager
def own_windows() -> Iterator[None]:
    """Whatever windows are made until the block ends are gone when it has ended."""
    before = windows()
    yield
    made = windows() - before  # held until all are deleted: the end of one must not take another away under Qt's hands
    for window in made:
        _keep_charts(window)
        window.hide()
        window.deleteLater()
    forget_deleted()


def windows() -> set:
    """The windows and the widgets that stand nowhere, seen or not: those that end with no other. None where Qt has not been loaded."""
    qt = sys.modules.get("PySide6.QtWidgets")
    if qt is None or qt.QApplication.instance() is None:
        return set()
    return {each for each in qt.QApplication.topLevelWidgets() if each.parent() is None}


def forget_deleted() -> None:
    """Delete what is to be deleted later: outside of an event loop, Qt leaves that for ever."""
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None:
        qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)


def _keep_charts(window) -> None:
    for view in window.findChildren(sys.modules["PySide6.QtWidgets"].QGraphicsView):
        view.scene().setParent(None)
        CHARTS.append(view.scene())
