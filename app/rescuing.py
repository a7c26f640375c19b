"""Rescue: a new lesson of what can be read of a damaged one, or of its copies. The damaged one stays as it is."""

from pathlib import Path

import msgspec

from app import codec
from app.codec import RecordProblem
from app.editions.settings import setting_of
from app.lessons.log import HEADER, Amended, Entered, Header, Item
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.remains import Remains, remains
from app.lessons.store import Lesson
from app.table import GAME


def readable(path: Path) -> int:
    """How many things that were said at the table can still be read; 0 where not even who sat there can, or the disk gives nothing."""
    try:
        return len(_remains(path).log)
    except LessonProblem:
        return 0


def rescue(path: Path, target: Path) -> None:
    """Make a new lesson of what can be read; raises DAMAGED where nothing can. Whatever exists at `target` is never touched."""
    found = _remains(path)
    header, said = found.log[:1], [item for item in found.log[1:] if not isinstance(item, Header)]
    if not header or not isinstance(header[0], Header):
        raise LessonProblem(LessonTrouble.DAMAGED, path, "not even the header can be read")
    notes = {key: value for key, value in found.notes.items() if _is_sound_note(value)}
    Lesson.create(target, GAME, header[0].payload, said, notes).close()


def _remains(path: Path) -> Remains:
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
