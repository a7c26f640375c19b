"""A start of the real program in which something of ours fails; it prints what the teacher sees.

Run as a module with: where it fails, and the lesson to open, if any.
"""

import atexit
import importlib.abc
import json
import sys
from importlib.machinery import PathFinder

from ui import __main__ as program

SEEN, PUPIL = [], "Wolfgarb"  # a pupil's name, in an error that comes before anybody knows whose lesson it is


def fail(*_):
    raise LookupError(PUPIL)


class Missing(importlib.abc.MetaPathFinder):
    """No such module, as in an installation that lost a file."""

    def find_spec(self, name, *_):
        if name == "ui.console.window":
            raise ModuleNotFoundError(name)


def fail_at(place):
    """Break the program there, once its modules can be had without their being imported too early."""
    if place == "import":
        sys.meta_path.insert(0, Missing())
        return
    screens = program.screens

    def broken():
        main = screens()
        match place:
            case "desk":
                from ui.console.window import Console

                Console.__init__ = fail
            case "open":
                from ui.bridge import Bridge

                Bridge.take = fail
            case "slot":
                from PySide6.QtCore import QTimer

                QTimer.singleShot(0, fail)
        return main

    program.screens = broken


def press_when_shown(window_class):
    """Somebody who reads the window and closes it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    show = window_class.showEvent

    def shown(window, event):
        show(window, event)
        texts = (window.head.accessibleName(), window.lesson.text(), window.lesson_path.text(), window.report_path.text())
        SEEN.append({"texts": texts, "goes_on": window.go_on.isVisible()})
        QTimer.singleShot(50, (window.go_on if window.go_on.isVisible() else window.close_button).click)
        QTimer.singleShot(150, lambda: QApplication.exit(3))

    window_class.showEvent = shown


class Late(importlib.abc.MetaPathFinder):
    """Puts the reader in front of the window when that is imported, never before: what a start imports is what is looked at."""

    def find_spec(self, name, path, _=None):
        if name != "ui.crash":
            return None
        spec = PathFinder.find_spec(name, path)
        execute = spec.loader.exec_module

        def executed(module):
            execute(module)
            press_when_shown(module.CrashWindow)

        spec.loader.exec_module = executed
        return spec


if __name__ == "__main__":
    sys.meta_path.insert(0, Late())
    fail_at(sys.argv.pop(1))
    atexit.register(lambda: sys.stdout.write(json.dumps(SEEN)))
    sys.exit(program.main())
