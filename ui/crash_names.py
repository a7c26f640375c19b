"""Every name that must not stand in a report: of the lesson's tables, whether it stands or was replaced, of its file, and what is typed.

A name too many costs a word of the report; one too few is a pupil's.
"""

from collections.abc import Iterator
from contextlib import suppress

from PySide6.QtWidgets import QApplication, QLineEdit

from app.codec import RecordProblem, header_from
from app.table import Table


def names_typed() -> tuple[str, ...]:
    """Whatever stands in any text field of the program, seen or not."""
    return tuple(field.text() for field in QApplication.allWidgets() if isinstance(field, QLineEdit))


def names_in(table: Table) -> tuple[str, ...]:
    """The pupils and labels of every header in the lesson, and the file, which is called after the label."""
    path = table.lesson.path
    return (*(name for payload in table.headers for name in _named(payload)), path.stem, str(path.parent))


def _named(payload: bytes) -> Iterator[str]:
    with suppress(RecordProblem):  # a header of another table that no program of ours wrote: nobody has read it
        header = header_from(payload)
        yield from (*header.players, header.label)
