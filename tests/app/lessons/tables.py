"""Another table in a lesson: lessons hold several, and are read so, but each that the program makes begins with one."""

from app.lessons.log import Header, TableLog
from app.lessons.problems import told
from app.lessons.store import Lesson, _add_table, _one_transaction


def new_table(lesson: Lesson, header: bytes) -> int:
    """Begin another table; its number. The disk's trouble is told as the lesson tells it."""
    number = max(table.number for table in lesson.tables()) + 1
    with told(lesson.path), _one_transaction(lesson._database):
        _add_table(lesson._database, number, TableLog((Header(header),)))
    return number
