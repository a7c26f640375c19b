"""Notes: small values that a table keeps beside its log, each under a key of the caller's, without history.

A note is for what must survive a crash and an undo alike, such as the result of a draw that is not to be drawn again.
"""

from typing import TypeVar

import msgspec

from app.lessons.logbook import Logbook
from app.lessons.problems import LessonProblem, LessonTrouble

T = TypeVar("T")


class Notes:
    """The notes of one table. Values are whatever msgspec writes as JSON."""

    def __init__(self, logbook: Logbook) -> None:
        self._logbook = logbook

    def get(self, key: str, kind: type[T]) -> T | None:
        """The value kept under this key, or None; a value of another kind means that the lesson is damaged."""
        kept = self._logbook.notes.get(key)
        if kept is None:
            return None
        try:
            return msgspec.json.decode(kept, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise LessonProblem(LessonTrouble.DAMAGED, self._logbook.lesson.path, f"note {key}: {error}") from error

    def put(self, key: str, value: object) -> None:
        """Keep a value in place of the one before, on disk before this returns unless the disk fails."""
        self._logbook.put(key, msgspec.json.encode(value))
