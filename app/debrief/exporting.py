"""Exporting: files that belong together, all of them or none, and never over a file that exists; first of all a game's tables."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree

from app.debrief.charts import CHARTS
from app.debrief.contents import contents
from app.debrief.csv_files import write_csv
from app.debrief.file_names import numbered, safe
from app.debrief.problems import on_disk
from app.debrief.spreadsheet import write_workbook
from app.debrief.tables import Say
from app.debrief.workshop import synced, workshop
from app.rules.play import Replay

PROGRAM = "state-in-class"

Writer = Callable[[Path, str], Iterable[Path]]
"""Writes files into a folder, each named after a stem, and returns them."""

Heard = Callable[[int], None]
"""Hears how many files there are, after each of them."""


def tables_writer(replay: Replay, say: Say, separator: str, *, named: bool, compared: bool = False) -> Writer:
    """What writes the tables of a game; without names they hold a letter for each player.

    `compared` says whether the role cards were compared with the printed ones.
    """

    def write(folder: Path, name: str) -> tuple[Path, ...]:
        tables, workbook = contents(replay, version(PROGRAM), named=named, compared=compared), folder / f"{name}.xlsx"
        write_workbook(workbook, tables, say, CHARTS)
        return (workbook, *write_csv(folder, name, tables, say, separator))

    return write


def export(folder: Path, stem: str, writers: Iterable[Writer], heard: Heard | None = None) -> tuple[Path, ...]:
    """Write everything into a folder and return its files; raises ExportProblem where the disk fails.

    The files are named after the stem; where one of the names is taken, all of them get a number.
    """
    with on_disk(folder), _written(folder, safe(stem), writers, heard) as written:
        return _free_places(folder, safe(stem), written)


def export_apart(folder: Path, called: str, stem: str, writers: Iterable[Writer], heard: Heard | None = None) -> tuple[Path, ...]:
    """Write everything into a new folder of its own inside this one, as `export` does; where its name is taken, it gets a number.

    Where nothing is written there is no new folder either.
    """
    with on_disk(folder), _written(folder, safe(stem), writers, heard) as written, ExitStack() as undo:
        if not written:
            return ()
        own = _new_folder(folder, safe(called))
        # if it cannot be taken away the stick was pulled out, or somebody put a file into it: that is what is told, or none of ours
        undo.callback(rmtree, own, ignore_errors=True)
        files = _free_places(own, safe(stem), written)
        undo.pop_all()
        return files


def _new_folder(folder: Path, called: str) -> Path:
    for name in numbered(called):
        with suppress(FileExistsError):
            (folder / name).mkdir()
            return folder / name
    raise RuntimeError  # there is always another number


@contextmanager
def _written(folder: Path, name: str, writers: Iterable[Writer], heard: Heard | None) -> Iterator[tuple[Path, ...]]:
    """Every file whole and on the disk, named after the stem, in a workshop inside the folder; what is not placed goes with that."""
    with workshop(folder) as beside:
        written = tuple(_heard((path for write in writers for path in write(beside, name)), heard))
        yield tuple(map(synced, written))


def _free_places(folder: Path, name: str, written: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files in this folder, under the first name, or name with a number, that is free for all of them."""
    tails = tuple((path, path.name.removeprefix(name)) for path in written)
    return next(placed for free in numbered(name) if (placed := _placed(folder / free, tails)) or not tails)


def _heard(paths: Iterable[Path], heard: Heard | None) -> Iterator[Path]:
    """The paths, each told as soon as there is a file."""
    for number, path in enumerate(paths, 1):
        if heard is not None:
            heard(number)
        yield path


def _placed(start: Path, tails: tuple[tuple[Path, str], ...]) -> tuple[Path, ...]:
    """The files at their places, all of them; none, and nothing done, where one of the names is taken."""
    places = tuple(start.with_name(start.name + tail) for _, tail in tails)
    with ExitStack() as undo:
        try:
            for place in places:
                _claim(place, undo)
        except FileExistsError:
            return ()
        for (path, _), place in zip(tails, places, strict=True):
            path.replace(place)
        undo.pop_all()
    return places


def _claim(place: Path, undo: ExitStack) -> None:
    """Make an empty file of this name, so that replacing it cannot replace anybody's; FileExistsError where there is one."""
    place.touch(exist_ok=False)
    undo.callback(place.unlink, missing_ok=True)
