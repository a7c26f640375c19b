"""The folder of the decks that a teacher keeps: one TOML file each, written whole or not at all, and never over another one."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from app.debrief.csv_files import SEPARATORS
from app.debrief.exporting import Writer, export
from app.debrief.problems import on_disk
from app.debrief.workshop import synced, workshop
from app.decks.columns import Say
from app.decks.written import csv_of, toml_of
from app.editions.decks import KeptDeck, kept_deck
from app.editions.problems import EditionProblem

SUFFIX = ".toml"
MOST = 50  # decks that are listed; nobody keeps as many


class Shelved(Struct, frozen=True):
    """A deck and its file."""

    path: Path
    kept: KeptDeck


def shelved(folder: Path) -> tuple[Shelved, ...]:
    """The decks in a folder, what was written last first; a file that is none is passed over, and so is a folder that does not answer."""
    try:
        files = sorted((path for path in folder.iterdir() if path.suffix == SUFFIX), key=_written, reverse=True)
    except OSError:
        return ()
    return tuple(each for path in files[:MOST] for each in _looked_at(path))


def _written(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def _looked_at(path: Path) -> Iterator[Shelved]:
    try:
        yield Shelved(path, kept_deck(path))
    except EditionProblem:
        return  # it is told when somebody imports it


def keep(folder: Path, kept: KeptDeck, say: Say, was: Shelved | None = None) -> Path:
    """Keep a deck and return its file; raises ExportProblem where the disk fails.

    It takes the place of what it `was`, unless somebody else has changed that file meanwhile: then it gets one of its own, like a new deck.
    """
    with on_disk(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if was is not None and _looked_at_now(was):
            _replace(was.path, toml_of(kept, say).encode())
            return was.path
    (path,) = export(folder, kept.name, [_toml_writer(kept, say)])
    return path


def _looked_at_now(was: Shelved) -> bool:
    return any(each.kept == was.kept for each in _looked_at(was.path))


def _replace(path: Path, text: bytes) -> None:
    """Write all of it beside its place, on the disk, and then in its place in one move."""
    with workshop(path.parent) as beside:
        new = beside / path.name
        new.write_bytes(text)
        synced(new).replace(path)


def give_out(folder: Path, kept: KeptDeck, say: Say, language: str) -> tuple[Path, ...]:
    """Write a deck into a folder as TOML and as CSV, under a name that is free; raises ExportProblem where the disk fails."""
    return export(folder, kept.name, [_toml_writer(kept, say), _csv_writer(kept, say, SEPARATORS[language])])


def remove(path: Path) -> None:
    """Delete a deck's file for good; one that is gone already is no trouble. Raises ExportProblem where the disk refuses."""
    with on_disk(path.parent):
        path.unlink(missing_ok=True)


def _toml_writer(kept: KeptDeck, say: Say) -> Writer:
    def write(folder: Path, name: str) -> tuple[Path, ...]:
        path = folder / f"{name}{SUFFIX}"
        path.write_bytes(toml_of(kept, say).encode())
        return (path,)

    return write


def _csv_writer(kept: KeptDeck, say: Say, separator: str) -> Writer:
    def write(folder: Path, name: str) -> tuple[Path, ...]:
        path = folder / f"{name}.csv"
        path.write_bytes(csv_of(kept, say, separator))
        return (path,)

    return write
