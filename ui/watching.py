"""The watch over the whole program: errors that nobody caught get a window, and a process that dies leaves a trace beside the lesson."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ui import first_watch
from ui.console.window import Console
from ui.kit.late import Late
from ui.text.words import Words

if TYPE_CHECKING:
    from types import TracebackType

    from app.table import Table
    from ui.crash import CrashWatch, HardCrashes, Safe

BROKEN = 1
"""The exit status after an error of ours that the teacher did not want to go on from."""


class Watching:
    """Begins cheap: what shows an error is imported when there is one, or in an idle moment."""

    def __init__(self, console: Console, words: Words, table: Callable[[], "Table | None"]) -> None:
        self._console, self._words, self._table = console, words, table

    def take_over(self) -> None:
        """Show what was heard until now, and hear what comes; the window for it is imported when there is something to show."""
        sys.excepthook = self._hear
        for heard in first_watch.handed_over():
            from ui.crash_report import Fault

            self._crash.tell(Fault(*heard))

    def begin(self) -> None:
        """From now on an error of ours is shown in a window of its own, and nothing stops."""
        from tempfile import gettempdir

        self._crash.install()
        self._hard_crashes.watch(Path(gettempdir()))

    def move(self, folder: Path) -> None:
        """A process that dies leaves its trace in this folder from now on."""
        if (hard := Watching._hard_crashes.made(self)) is not None:
            hard.watch(folder)

    def close(self) -> None:
        """Hear nothing any more, and leave no empty trace behind."""
        if (hard := Watching._hard_crashes.made(self)) is not None:
            hard.leave()
        if (crash := Watching._crash.made(self)) is not None:
            crash.remove()

    @Late
    def _crash(self) -> "CrashWatch":
        from ui.crash import CrashWatch

        crash = CrashWatch(self._console, self._words, lambda: self._console.theme, self._safe)
        crash.closed_for_good.connect(lambda: QApplication.exit(BROKEN))
        return crash

    @Late
    def _hard_crashes(self) -> "HardCrashes":
        from ui.crash import HardCrashes

        return HardCrashes()

    def _hear(self, kind: type[BaseException], error: BaseException | None, trace: "TracebackType | None") -> None:
        self._crash.hear(kind, error, trace)

    def _safe(self) -> "Safe":
        from ui.crash import Safe
        from ui.crash_names import names_in, names_typed

        at_desk = (*names_typed(), *(link.words for link in self._console.setup.side.links))
        table = self._table()
        if table is None:
            return Safe(names=at_desk)
        return Safe(table.replay, table.lesson.path, not table.unsaved, (*names_in(table), *at_desk))
