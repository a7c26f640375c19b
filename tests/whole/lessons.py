"""What a lesson on disk holds after a game was played through the windows, against the game as it happened at the table."""

from pathlib import Path

from msgspec.structs import replace

from app import entries as e
from app.cli import main as without_screen
from app.codec import Record, record_from
from app.editions.settings import setting_of
from app.report import report
from app.rules.play import replay
from tests.whole.tables import Source
from ui.main import Program


def lesson_of(program: Program) -> Path:
    return program.bridge.table.lesson.path


def record_printed(path: Path, capfdbinary) -> Record:
    """What `record LESSON` prints, read again."""
    capfdbinary.readouterr()
    assert without_screen(["record", str(path)]) == 0
    return record_from(capfdbinary.readouterr().out)


def check_same_game(record: Record, game: Source, label: str) -> None:
    """The same table, the same entries but for defaults, and everything that follows from them."""
    again = replay(setting_of(record.header), record.entries)
    assert record.header == replace(game.header, label=label)
    assert report(again) == report(game.whole)
    assert [_moments(one) for one in again.played] == [_moments(one) for one in game.whole.played]
    assert [_without_amounts(entry) for entry in record.entries] == [_without_amounts(entry) for entry in game.entries]


def _moments(one):
    """What followed from an entry, and how everything stood then; the label is no part of the game."""
    return [(moment.facts, replace(moment.state, setting=None, envelopes=moment.state.envelopes.balances())) for moment in one.moments]


def _without_amounts(entry):
    """An entry but for "paid in full" of somebody who surely pays, which need not be said and teaches nothing."""
    if isinstance(entry, e.EventRead | e.PayDayHeld):
        return type(entry)()
    return replace(entry, handed_over=e.UNSET) if isinstance(entry, e.CardRead) else entry


def check_exported(folder: Path) -> None:
    """Six tables and a spreadsheet, in a folder of their own."""
    assert len([*folder.glob("*/*.csv")]) == 6
    assert len([*folder.glob("*/*.xlsx")]) == 1
