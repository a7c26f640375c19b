"""Exports from the desk: each into a folder of its own, so that the lessons' folder stays one of lessons, and told while it is made.

It works between two paintings of the windows and takes no key meanwhile: nothing of the game can change below an export.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from app.debrief.problems import ExportProblem
from app.debrief.problems import told as export_trouble
from app.debrief.wanted import Wanted, What
from app.table import Table
from app.terms.saying import Says, say
from app.views.slides import Slide
from ui.debriefing import Debriefing
from ui.text.words import Words

_TABLES = Wanted(What.TABLES, named=True)


class Exporting(QObject):
    """What is exported of the game that is open, and what the desk is told of it."""

    noticed = Signal(object)  # a Saying
    exported = Signal(object, str)  # a Saying, and the folder that was made

    def __init__(
        self, table: Callable[[], Table | None], debriefing: Debriefing, words: Words, for_class: Words, parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._debriefing, self._words, self._for_class = table, debriefing, words, for_class

    def export(self, folder: str) -> None:
        """The tables of the game so far, with names: they are the teacher's."""
        self._export(folder, _TABLES, ())

    def export_debrief(self, folder: str, what: What) -> None:
        """What is wanted of the debrief as it is arranged, with names or without as it is shown."""
        self._export(folder, Wanted(what, self._debriefing.has_names), self._debriefing.chosen_slides)

    def write_into(self, folder: Path) -> None:
        """The tables right into this folder, for a job without a desk; raises ExportProblem."""
        from ui.exports.writing import write_debrief

        table = self._open_table()
        write_debrief(folder, table.lesson.path.stem, table.replay, (), self._words, _TABLES, table.has_compared_deck)

    def _export(self, folder: str, wanted: Wanted, shown: tuple[Slide, ...]) -> None:
        with _seen_at_work():
            self._tell(0)
            from ui.exports.writing import write_apart

            table = self._open_table()
            stem, compared, words = table.lesson.path.stem, table.has_compared_deck, (self._words, self._for_class)
            try:
                files = write_apart(Path(folder), stem, table.replay, shown, *words, wanted, compared, self._tell)
            except ExportProblem as problem:
                self.noticed.emit(export_trouble(problem))
                return
        if not files:
            self.noticed.emit(say(Says.EXPORT_EMPTY))
            return
        own = files[0].parent
        self.exported.emit(say(Says.EXPORTED, n=len(files), name=own.name, folder=folder), str(own))

    def _tell(self, done: int) -> None:
        """Say how many files there are, and let the windows and the class's clock have their turn."""
        self.noticed.emit(say(Says.EXPORTING, n=done))
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def _open_table(self) -> Table:
        table = self._table()
        if table is None:
            raise RuntimeError  # nothing is offered to be exported before a lesson is open
        return table


@contextmanager
def _seen_at_work() -> Iterator[None]:
    """Whoever looks at the pointer sees that the program works."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()
