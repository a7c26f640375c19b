"""The program's entry point: words that need no screen go to the game's own command line, before any Qt is loaded."""

import gc
import sys
from importlib import import_module
from types import ModuleType

from ui import first_watch

_WITHOUT_DESK = {"demo", "export", "check"}
_WITHOUT_QT = {"replay", "enter", "record"}
_BEFORE_QT = ("argparse", "dataclasses", "html", "app.views.desk", "app.editions.sources")


def main() -> int:
    """Do what the command line says and return the exit status."""
    arguments = sys.argv[1:]
    if arguments and arguments[0] in _WITHOUT_QT:
        from app.cli import main as without_screen

        return without_screen(arguments)
    if arguments[:1] in (["-h"], ["--help"]):
        return _help()
    if not _WITHOUT_DESK.intersection(arguments[:1]):
        first_watch.watch()
    return screens().main(arguments)


def _help() -> int:
    """All the words: those with windows, then those without."""
    from app import streams
    from app.cli import parser

    told = (screens().parser().format_help(), parser().format_help())
    streams.write("\n".join(told).encode())
    return 0


def screens() -> ModuleType:
    """What needs screens; last, because PySide6 reads the source of every module that is imported after it.

    Nothing that a start makes is rubbish, so none is looked for: whatever job is done switches that on again.
    """
    gc.disable()
    for module in _BEFORE_QT:
        import_module(module)
    return import_module("ui.main")


if __name__ == "__main__":
    sys.exit(main())
