"""Notes: small values that a table keeps beside its log, each under a key of the caller's, without history.

A note is for what must survive a crash and an undo alike, such as the result of a draw that is not to be drawn again.
"""

from typing import TypeVar

import msgspec

from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson

T = TypeVar("T")


class Notes:
    """The notes of one table. Values are whatever msgspec writes as JSON."""

    def __init__(self, lesson: Lesson, table: int) -> None:
        self._lesson = lesson
        self._table = table

    def get(self, key: str, kind: type[T]) -> T | None:
        """The value kept under this key, or None; a value of another kind means that the lesson is damaged."""
        kept = self._lesson.note(self._table, key)
        if kept is None:
            return None
        try:
            return msgspec.json.decode(kept, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise LessonProblem(LessonTrouble.DAMAGED, self._lesson.path, f"note {key}: {error}") from error

    def put(self, key: str, value: object) -> None:
        """Keep a value, on disk before this returns, in place of the one before."""
        self._lesson.keep_note(self._table, key, msgspec.json.encode(value))
