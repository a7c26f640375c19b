"""Whether the game is on a disk: tries again what the disk did not take, and keeps the copies, both while nobody waits for it."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.lessons.problems import LessonProblem
from app.table import Table
from app.terms.saying import Saying, Says, say
from ui.troubles import lesson_trouble, unsaved

RETRY = 3000  # ms
COPY_DELAY = 1500  # ms after the last change


class Keeping(QObject):
    """What the desk is told of the table's disk. It knows no screen."""

    saved_changed = Signal(object)  # a Saying of what keeps the game from being kept, or None
    noticed = Signal(object)  # a Saying
    moved = Signal(str)  # the lesson's new file

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._told: Saying | None = None
        self._is_copy_told, self._is_copied = False, False
        self._retry, self._copy = QTimer(self, interval=RETRY), QTimer(self, singleShot=True, interval=COPY_DELAY)
        self._retry.timeout.connect(self.try_again)
        self._copy.timeout.connect(self._keep_copy)

    def follow(self, table: Table) -> None:
        """Look after this table from now on."""
        self._table, self._is_copy_told, self._is_copied = table, False, False
        table.heard(self._on_table_changed)
        self._on_changed()

    def leave(self) -> None:
        """Look after no table; what the disk did not take is tried once more, and a copy that was about to be made is made now."""
        self.try_again()
        if self._copy.isActive():
            self._keep_copy()
        self._table = None
        self._on_changed()

    def is_kept(self) -> bool:
        """Whether there is nothing that would be lost without this table; says so if not."""
        self.try_again()
        if self._table is None or not self._table.unsaved:
            return True
        self.noticed.emit(say(Says.UNSAVED_STILL))
        return False

    def keep_copy_before_repair(self) -> None:
        """Keep the game as it is before a repair changes it, unless the newest copy has all of it; the oldest copy gives way as ever."""
        table = self._table
        if table is not None and table.lesson.writable and not table.unsaved and not self._is_copied:
            self._copy_now(table)

    def try_again(self) -> None:
        """Offer the disk what it did not take."""
        if self._table is not None and self._table.unsaved:
            self._table.keep()
            self._on_changed()

    def save_elsewhere(self, path: str) -> None:
        """Keep the game in a new file and go on there."""
        if self._table is None:
            return
        try:
            self._table.save_elsewhere(Path(path))
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))
            return
        self._told, self._is_copied = None, False
        self.saved_changed.emit(None)
        self.noticed.emit(say(Says.SAVED_ELSEWHERE, file=Path(path).name, folder=str(Path(path).parent)))
        self.moved.emit(path)
        self._on_changed()

    def _on_table_changed(self) -> None:
        self._is_copied = False
        self._on_changed()

    def _on_changed(self) -> None:
        table = self._table
        trouble = table.trouble if table is not None and table.unsaved else None
        self._tell(None if trouble is None else unsaved(trouble))
        if trouble is None:
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start()
        if table is None:
            self._copy.stop()
        elif table.is_copy_due:
            self._copy.start()

    def _tell(self, trouble: Saying | None) -> None:
        if trouble == self._told:
            return
        self._told = trouble
        self.saved_changed.emit(trouble)
        if trouble is not None:
            self.noticed.emit(trouble)
        elif self._table is not None:
            self.noticed.emit(say(Says.KEPT_AGAIN, file=self._table.lesson.path.name))

    def _keep_copy(self) -> None:
        if self._table is not None and self._table.is_copy_due:
            self._copy_now(self._table)

    def _copy_now(self, table: Table) -> None:
        problem = table.keep_copy()
        if problem is not None and not self._is_copy_told:
            self.noticed.emit(say(Says.COPY_FAILED, file=table.lesson.path.name))
        self._is_copy_told, self._is_copied = problem is not None, problem is None
