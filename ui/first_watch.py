"""The watch over the first moments: it hears errors before there is a crash window, and imports nothing until it hears one.

Whoever watches later takes over what was heard. If nobody does, because the program ends with that very error, it is shown at the end.
"""

import sys
from types import TracebackType

Heard = tuple[type[BaseException], BaseException | None, TracebackType | None]
"""An error as Python hands it over."""

_heard: list[Heard] = []


def watch() -> None:
    """From now on, hear what nobody caught."""
    sys.excepthook = _hear


def handed_over() -> tuple[Heard, ...]:
    """What was heard until now, for whoever watches from now on."""
    heard = tuple(_heard)
    _heard.clear()
    return heard


def _hear(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if sys.stderr is not None:
        sys.__excepthook__(kind, error or kind(), trace)
    if not issubclass(kind, Exception):
        return
    if not _heard:
        import atexit

        atexit.register(_tell)  # so late that it comes before Qt is taken down
    _heard.append((kind, error, trace))


def _tell() -> None:
    for heard in handed_over()[-1:]:
        from ui.crash_start import show

        show(*heard)
