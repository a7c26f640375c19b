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
    LessonTrouble.UNREADABLE: Says.LESSON_UNREADABLE,
    LessonTrouble.READ_ONLY: Says.LESSON_READ_ONLY,
    LessonTrouble.BUSY: Says.LESSON_BUSY,
    LessonTrouble.DISK_FULL: Says.LESSON_DISK_FULL,
    LessonTrouble.DISK_FAILED: Says.LESSON_DISK_FAILED,
    LessonTrouble.VANISHED: Says.LESSON_VANISHED,
}


def lesson_trouble(problem: LessonProblem) -> Saying:
    """What is the matter with a lesson file."""
    return say(_LESSON[problem.kind], file=problem.path.name, folder=str(problem.path.parent))


def damaged(path: Path, problem: RecordProblem) -> LessonProblem:
    """A lesson whose texts are unsound."""
    return LessonProblem(LessonTrouble.DAMAGED, path, str(problem))


def deck_trouble(problem: EditionProblem) -> Saying:
    """What is the matter with a file of role cards: the first fault, with its place."""
    return say(Says.DECK_UNSOUND, file=problem.path.name, fault=problem.faults[0])
