"""The self-test: whether this installation has what a lesson needs. It writes to a folder of its own and removes it."""

from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QWidget

from app import streams
from app.debrief.wanted import Wanted
from app.editions.decks import sample_deck
from app.editions.editions import edition_names
from app.table import Table
from ui.demo import Windows, begin, recorded_game
from ui.exports.writing import slides_of, write_debrief
from ui.text.languages import Language
from ui.text.words import Words

OK, BROKEN = 0, 1


def check(windows: Windows) -> int:
    """Try each part in turn and say how it went; what is missing raises, and the last line says what had worked."""
    _say("languages", ", ".join(Words(language).language for language in Language))
    _say("editions", ", ".join(f"{name} with {len(sample_deck(name).roles)} role cards" for name in edition_names()))
    with TemporaryDirectory(prefix="state-in-class-") as place:
        folder = Path(place)
        kept = _played(folder, windows)
        _say("lesson", f"{kept} of {len(recorded_game().entries)} entries kept and read back")
        _say("exports", f"{_exported(folder)} files")
        _say("windows", ", ".join(_painted(window) for window in (windows.desk, windows.wall)))
        windows.bridge.close()
    return OK if kept == len(recorded_game().entries) else BROKEN


def _played(folder: Path, windows: Windows) -> int:
    path = begin(folder, windows)
    for entry in recorded_game().entries:
        windows.enter(entry)
    with closing(Table.opened(path, write=False)) as table:
        return len(table.record().entries)


def _exported(folder: Path) -> int:
    with closing(Table.opened(next(folder.glob("*.lesson")), write=False)) as table:
        shown = slides_of(table.replay, None, Wanted())
        return len(write_debrief(folder, "check", table.replay, shown, Words(Language.SPANISH), Wanted()))


def _painted(window: QWidget) -> str:
    picture = window.grab()
    return f"{picture.width()} × {picture.height()}"


def _say(part: str, how: str) -> None:
    streams.write(f"{part}: {how}\n".encode())
