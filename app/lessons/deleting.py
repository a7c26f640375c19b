"""Deleting a lesson for good, copies included: names of pupils are in every one of them."""

import errno
from contextlib import ExitStack
from pathlib import Path

from app.lessons import copies, files, schema
from app.lessons.problems import LessonProblem, LessonTrouble, told
from app.lessons.remains import clear_workshops


def delete(path: Path) -> None:
    """Delete the lesson in this file and whatever lies beside it of it, the copies first.

    Where it is a link, what it leads to goes first: that is where the names are.
    So what a failing disk leaves is found under the lesson's name and can be deleted again. What is no lesson, or is open, is left.
    """
    path = path.absolute()
    with told(path):
        with ExitStack() as looking:
            file, barred = files.held(path, looking, write=True)
            trouble = schema.trouble(files.head(file, schema.HEAD_BYTES))
        if trouble is LessonTrouble.FOREIGN:
            raise LessonProblem(trouble, path)
        if barred is not None:
            raise LessonProblem(barred, path)
        for place in dict.fromkeys((path.resolve(), path)):
            for each in copies.all_files(place):
                _unlink(each)
    clear_workshops()


def _unlink(path: Path) -> None:
    """Delete one file, if there is one; a folder of that name is none of ours."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG and not path.is_dir():
            raise
