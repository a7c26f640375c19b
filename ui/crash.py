"""The crash window: after an error of ours it says that the lesson is safe and where, and offers to go on.

Every error is told to the terminal as ever; the window comes once, and the same error is counted while it repeats itself.
"""

import faulthandler
import sys
import threading
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import IO, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.rules.play import Replay
from app.terms.saying import Says, say
from ui.crash_report import Fault, report_text, written
from ui.kit.buttons import PlainButton, PrimaryButton
from ui.kit.header import AskHeader
from ui.kit.labels import Elided, PlainLabel
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.kit.zooming import fit_zoom
from ui.text.words import Words

WIDTH, AIR = 760, 24  # px: how wide it is, and what stays free of a desk that is hardly wider
QUIET = 10.0  # s after going on in which the same error is only counted
_HARD = "hard-crash.txt"


class Safe(NamedTuple):
    """What is known of the lesson: the game, its file, whether all of it is on the disk, and every name that nobody else may read."""

    game: Replay | None = None
    path: Path | None = None
    is_kept: bool = True
    names: tuple[str, ...] = ()


class CrashWindow(QDialog):
    """One calm page over the desk; Enter and Esc go on."""

    closed_for_good = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.setModal(True)
        most = WIDTH * theme.zoom if parent is None else parent.width() - 2 * AIR
        self.setFixedWidth(round(min(WIDTH * theme.zoom, max(WIDTH, most))))
        self.head = AskHeader()
        self.lesson, self.report, self.times = (PlainLabel(wrap=True) for _ in range(3))
        self.lesson_path, self.report_path = Elided(voice="strong"), Elided(voice="strong")
        self.close_button, self.go_on = PlainButton(), PrimaryButton(theme)
        self.close_button.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.close_button.clicked.connect(self._on_closed)
        self._frame, self._told = surface("card", (16, 12), 8)
        for label in (self.lesson, self.lesson_path, self.report, self.report_path, self.times):
            self._told.addWidget(label)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 18, 20, 18)
        whole.setSpacing(14)
        whole.addWidget(self.head)
        whole.addWidget(self._frame)
        whole.addLayout(row(self.close_button, 1, self.go_on))
        self.head.show_theme(theme)
        fit_zoom(self, theme.zoom)

    def show_crash(self, safe: Safe, report: Path | None) -> None:
        """Say where the lesson is, and where the report."""
        said = self.words.say
        self.setWindowTitle(said(Says.WALL_GAME))
        self.head.show_ask(said(Says.CRASH_NOW), said(Says.CRASH_WHY))
        self.lesson.show_text(said(_lesson(safe)))
        self.report.show_text(said(Says.CRASH_NO_REPORT if report is None else Says.CRASH_REPORT))
        for label, path in ((self.lesson_path, safe.path), (self.report_path, report)):
            label.show_text("" if path is None else str(path))
            label.setVisible(path is not None)
        self.close_button.show_text(said(Says.CRASH_CLOSE))
        self.go_on.show_words(said(Says.CRASH_GO_ON), said(Says.KEY_ENTER))
        self.show_times(1)

    def show_end(self) -> None:
        """Nothing is left to go on with: the window can only be closed."""
        self.go_on.hide()
        self.close_button.setAutoDefault(True)
        self.close_button.setDefault(True)

    def show_times(self, n: int) -> None:
        """How many errors there were, if it was not only one."""
        self.times.setVisible(n > 1)
        self.times.show_text(self.words.say(say(Says.CRASH_TIMES, times=n)))
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only what is about to be seen has its letters."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its words, which a dialog does not ask for."""
        self._told.invalidate()
        self._frame.updateGeometry()
        self.setFixedHeight(self.layout().totalHeightForWidth(self.width()))

    def _on_closed(self) -> None:
        self.accept()
        self.closed_for_good.emit()


class CrashWatch(QObject):
    """Hears every error that nobody caught, in any thread, and shows the window in the desk's own."""

    closed_for_good = Signal()
    _happened = Signal(object)

    def __init__(self, desk: QWidget, words: Words, theme: Callable[[], Theme], safe: Callable[[], Safe]) -> None:
        """Watch for this desk; `safe` is asked what is known of the lesson."""
        super().__init__(desk)
        self._desk, self._words, self._theme, self._safe = desk, words, theme, safe
        self._window: CrashWindow | None = None
        self._is_busy = False  # also where showing it failed: an error in here must not call for itself
        self._counts: Counter[str] = Counter()
        self._quiet: dict[str, float] = {}
        self._happened.connect(self._on_happened, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on, hear what nobody caught."""
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(args.exc_type, args.exc_value, args.exc_traceback)

    def remove(self) -> None:
        """Leave the hooks as Python has them."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__

    def hear(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Tell the terminal at once; the window comes when Qt is idle, never in the middle of a painting."""
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            self.tell(Fault(kind, error, trace))

    def tell(self, fault: Fault) -> None:
        """Show an error that the terminal was told already."""
        self._happened.emit(fault)

    def _on_happened(self, fault: Fault) -> None:
        self._counts[fault.signature] += 1
        if self._window is not None:
            self._window.show_times(self._counts.total())
        elif not self._is_busy and monotonic() >= self._quiet.get(fault.signature, 0.0):
            self._is_busy = True
            self._show(fault)
            self._is_busy = False

    def _show(self, fault: Fault) -> None:
        safe, now = self._safe(), datetime.now().astimezone()
        folder = None if safe.path is None else safe.path.parent
        report = written(report_text(fault, safe.game, safe.names, now), folder, now)
        window = CrashWindow(self._theme(), self._words, self._desk)
        window.show_crash(safe, report)
        window.show_times(self._counts.total())
        window.finished.connect(self._on_gone_on)
        window.closed_for_good.connect(self.closed_for_good)
        self._window = window
        window.open()
        window.go_on.setFocus()

    def _on_gone_on(self) -> None:
        window, self._window = self._window, None
        until = monotonic() + QUIET
        self._quiet |= dict.fromkeys(self._counts, until)
        self._counts.clear()
        if window is not None:
            window.deleteLater()


def _lesson(safe: Safe) -> Says:
    if safe.path is None:
        return Says.CRASH_NO_LESSON
    return Says.CRASH_LESSON_SAFE if safe.is_kept else Says.CRASH_LESSON_UNSAVED


class HardCrashes:
    """A file into which Python writes where it was when the whole process dies; it is gone again if nothing did."""

    def __init__(self) -> None:
        self._file: IO[str] | None = None

    def watch(self, folder: Path) -> None:
        """Write into this folder from now on; where that is impossible, all stays as it was."""
        try:
            file = (folder / _HARD).open("a", encoding="utf-8")
        except OSError:
            return
        faulthandler.enable(file)
        before, self._file = self._file, file
        _removed_if_empty(before)

    def leave(self) -> None:
        """Watch no longer."""
        faulthandler.disable()
        file, self._file = self._file, None
        _removed_if_empty(file)


def _removed_if_empty(file: IO[str] | None) -> None:
    if file is None:
        return
    file.close()
    path = Path(file.name)
    try:
        if not path.stat().st_size:
            path.unlink()
    except OSError:
        return  # a stick that was pulled: nothing is left to tidy up
