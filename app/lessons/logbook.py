"""The logbook of one table: what was said and noted, in memory, and as much of it on the disk as the disk takes.

A disk that fails stops no game: what it did not take waits here, in order, and is offered to it again. Nothing is written twice.
"""

import sqlite3
from contextlib import ExitStack, suppress
from pathlib import Path

from app.lessons.log import Header, Item, Said, TableLog, standing
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import IMPATIENCE, PATIENCE, Lesson

_NEW_DEVICE = {LessonTrouble.VANISHED, LessonTrouble.DISK_FAILED, LessonTrouble.READ_ONLY}


class Logbook:
    """The log and the notes of a table. `trouble` is what the disk answered last, or None while everything is kept."""

    def __init__(self, lesson: Lesson, table: int) -> None:
        """Everything that the lesson holds of this table."""
        self.lesson = lesson
        self.trouble: LessonProblem | None = None
        self.items: list[Item] = list(lesson.items(table))
        self.notes: dict[str, bytes] = lesson.notes(table)
        self._table = table
        self._begun = _begun(lesson, table)
        self._others = lesson.others(table)
        self._kept = len(self.items)
        self._unkept_notes: list[str] = []
        self._is_sure = True  # that the file holds the first `_kept` items and no more

    @property
    def unsaved(self) -> int:
        """How many items and notes are in memory only."""
        return len(self.items) - self._kept + len(self._unkept_notes)

    @property
    def others(self) -> dict[int, TableLog]:
        """The other tables of the lesson, by number: as the disk has them, or as it had them when it still answered."""
        with suppress(LessonProblem):
            self._others = self._others | self.lesson.others(self._table)
        return self._others

    def append(self, item: Said) -> None:
        """Say one more thing; it is on disk before this returns, unless the disk fails. One that does not follow raises LogProblem."""
        self._require_writer()
        standing((*self.items, item))
        self.items.append(item)
        self.keep()

    def put(self, key: str, value: bytes) -> None:
        """Note a value (UTF-8) in place of the one before; on disk as an item is."""
        self._require_writer()
        self.notes[key] = value
        if key not in self._unkept_notes:
            self._unkept_notes.append(key)
        self.keep()

    def keep(self) -> None:
        """Offer the disk what it has not taken yet; nothing happens when it has everything."""
        if not self.unsaved:
            return
        self.lesson.wait(PATIENCE if self.trouble is None else IMPATIENCE)
        self.trouble = self._trouble_of_writing()
        if self.trouble is not None and self.trouble.kind in _NEW_DEVICE and self._is_open_again():
            self.trouble = self._trouble_of_writing()

    def save_elsewhere(self, path: Path) -> None:
        """Keep everything in a new lesson, the other tables too, and go on there; whatever exists at `path` is never touched.

        The tables are numbered anew: one that cannot be read is left out.
        """
        tables = self.others | {self._table: TableLog(tuple(self.items), self.notes)}
        elsewhere = Lesson.create_of(path, self.lesson.game, [tables[number] for number in sorted(tables)])
        self._table = sorted(tables).index(self._table) + 1
        self._go_on_in(elsewhere)
        self._begun, self._others = _begun(elsewhere, self._table), elsewhere.others(self._table)
        self._kept, self._is_sure, self.trouble = len(self.items), True, None
        self._unkept_notes.clear()

    def _require_writer(self) -> None:
        if self.lesson.barred is not None:
            raise LessonProblem(self.lesson.barred, self.lesson.path)

    def _trouble_of_writing(self) -> LessonProblem | None:
        try:
            self._write()
        except LessonProblem as problem:
            return problem
        return None

    def _write(self) -> None:
        """Notes first: what was shuffled for an item is on disk before it."""
        if not self._is_sure:
            self._kept, self._is_sure = self._found(self.lesson), True
        while self._unkept_notes:
            self.lesson.keep_note(self._table, self._unkept_notes[0], self.notes[self._unkept_notes[0]])
            del self._unkept_notes[0]
        for item in _said(self.items[self._kept :]):
            self._is_sure = False  # a disk that fails at its very last sync may have kept it all the same
            self.lesson.append(self._table, item)
            self._kept, self._is_sure = self._kept + 1, True

    def _found(self, lesson: Lesson) -> int:
        """How many items the file holds; another log than this one means damage."""
        found = lesson.items(self._table)
        if list(found) != self.items[: len(found)]:
            raise LessonProblem(LessonTrouble.DAMAGED, lesson.path, "another log than the one that was kept there")
        return len(found)

    def _is_open_again(self) -> bool:
        """Whether the lesson is there under its name again, on a stick that was pulled and plugged in, and is open now."""
        try:
            with ExitStack() as otherwise:
                again = otherwise.enter_context(Lesson.open(self.lesson.path, self.lesson.game))
                if not again.writable or _begun(again, self._table) != self._begun:
                    return False
                self._found(again)
                otherwise.pop_all()
        except LessonProblem:
            return False
        self._go_on_in(again)
        self._is_sure = False
        return True

    def _go_on_in(self, lesson: Lesson) -> None:
        old, self.lesson = self.lesson, lesson
        # Nothing waits to be written there, and the device may be gone.
        with suppress(OSError, sqlite3.Error):
            old.close()


def _begun(lesson: Lesson, table: int) -> list[str]:
    """When a table was begun: no two lessons of the same header begin at the same time."""
    return [each.created for each in lesson.tables() if each.number == table]


def _said(items: list[Item]) -> list[Said]:
    """What was said, without the header: that came with the file."""
    return [item for item in items if not isinstance(item, Header)]
