"""Troubles with files as sayings: what happened, and what to do now."""

from pathlib import Path

from app.codec import RecordProblem
from app.editions.problems import EditionProblem
from app.lessons.problems import LessonProblem, LessonTrouble
from app.terms.saying import Saying, Says, say

_LESSON = {
    LessonTrouble.NOT_FOUND: Says.LESSON_NOT_FOUND,
    LessonTrouble.EXISTS: Says.LESSON_EXISTS,
    LessonTrouble.EMPTY: Says.LESSON_EMPTY,
    LessonTrouble.FOREIGN: Says.LESSON_FOREIGN,
    LessonTrouble.OTHER_GAME: Says.LESSON_FOREIGN,
    LessonTrouble.DAMAGED: Says.LESSON_DAMAGED,
    LessonTrouble.NEWER: Says.LESSON_NEWER,
    LessonTrouble.NO_SUCH_TABLE: Says.LESSON_DAMAGED,
    LessonTrouble.UNREADABLE: Says.FILE_UNREADABLE,
    LessonTrouble.READ_ONLY: Says.LESSON_READ_ONLY,
    LessonTrouble.BUSY: Says.LESSON_BUSY,
    LessonTrouble.DISK_FULL: Says.LESSON_DISK_FULL,
    LessonTrouble.DISK_FAILED: Says.LESSON_DISK_FAILED,
    LessonTrouble.VANISHED: Says.LESSON_VANISHED,
}


_UNSAVED = {
    LessonTrouble.DISK_FULL: Says.UNSAVED_DISK_FULL,
    LessonTrouble.VANISHED: Says.UNSAVED_VANISHED,
    LessonTrouble.NOT_FOUND: Says.UNSAVED_VANISHED,
    LessonTrouble.READ_ONLY: Says.UNSAVED_READ_ONLY,
    LessonTrouble.BUSY: Says.UNSAVED_BUSY,
    LessonTrouble.DAMAGED: Says.UNSAVED_DAMAGED,
    LessonTrouble.NO_SUCH_TABLE: Says.UNSAVED_DAMAGED,
}


def unsaved(problem: LessonProblem) -> Saying:
    """Why a game that goes on is not kept, and what to do."""
    return say(_UNSAVED.get(problem.kind, Says.UNSAVED_DISK_FAILED), file=problem.path.name, folder=str(problem.path.parent))


def lesson_trouble(problem: LessonProblem) -> Saying:
    """What is the matter with a lesson file."""
    return say(_LESSON[problem.kind], file=problem.path.name, folder=str(problem.path.parent))


def barred(kind: LessonTrouble, path: Path) -> Saying:
    """Why a lesson that is open now can only be looked at."""
    if kind is LessonTrouble.READ_ONLY:
        return say(Says.LESSON_LOOK_ONLY, file=path.name, folder=str(path.parent))
    return lesson_trouble(LessonProblem(kind, path))


def unsound(path: Path, problem: RecordProblem) -> Saying:
    """A lesson whose texts are unsound, or whose edition is not known here."""
    key = Says.LESSON_OTHER_EDITION if problem.place == "$.edition" else Says.LESSON_DAMAGED
    return say(key, file=path.name, folder=str(path.parent))


def deck_trouble(problem: EditionProblem) -> Saying:
    """What is the matter with a file of role cards: the first fault, with its place."""
    return say(Says.DECK_UNSOUND, file=problem.path.name, fault=problem.faults[0])
