"""Rescue: a new lesson of what can be read of a damaged one, or of its copies. The damaged one stays as it is."""

from pathlib import Path

import msgspec

from app import codec
from app.codec import RecordProblem
from app.editions.settings import setting_of
from app.lessons.log import HEADER, Amended, Entered, Header, Item, TableLog
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.remains import Found, remains
from app.lessons.store import Lesson
from app.table import GAME


def readable(path: Path) -> int:
    """How many things that were said at the tables can still be read; 0 where not even who sat there can, or the disk gives nothing."""
    try:
        return sum(len(table.log) for table in _remains(path).values())
    except LessonProblem:
        return 0


def rescue(path: Path, target: Path) -> None:
    """Make a new lesson of what can be read; raises DAMAGED where nothing can. Whatever exists at `target` is never touched.

    A table of which not even the header can be read is left out: those after it move up.
    """
    found = _remains(path)
    if not found:
        raise LessonProblem(LessonTrouble.DAMAGED, path, "not even the header can be read")
    Lesson.create_of(target, GAME, [_with_sound_notes(table) for table in found.values()]).close()


def _with_sound_notes(table: TableLog) -> TableLog:
    return table._replace(notes={key: value for key, value in table.notes.items() if _is_sound_note(value)})


def _remains(path: Path) -> Found:
    return remains(path.absolute(), GAME, _is_sound)


def _is_sound(item: Item) -> bool:
    """Whether every text in an item is one that this game reads."""
    try:
        match item:
            case Header(payload):
                setting_of(codec.header_from(payload))
            case Entered(payload):
                codec.entry_from(payload)
            case Amended(replaced, inserted):
                for one in replaced:
                    _ = setting_of(codec.header_from(one.payload)) if one.of == HEADER else codec.entry_from(one.payload)
                for added in inserted:
                    codec.entry_from(added.payload)
            case _:
                pass
    except RecordProblem:
        return False
    return True


def _is_sound_note(value: bytes) -> bool:
    try:
        msgspec.json.decode(value, type=list[str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
