"""The words of the command line that need no window: replay, enter and record.

Exit status: 0, or 1 where a replay was refused, or 2 with one line that names what is wrong.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from msgspec import json

from app import codec, streams
from app.codec import RecordProblem
from app.editions.settings import setting_of
from app.entries import tag
from app.report import message, report
from app.rules.play import replay, waiting_for

if TYPE_CHECKING:
    from app.table import Table

OK, REFUSED, WRONG = 0, 1, 2
PATIENCE = 30
"""Seconds to wait for a lesson that another program holds."""


class CommandProblem(Exception):
    """A command that cannot be done, in one line."""


def main(arguments: list[str]) -> int:
    """Do one command and return its exit status."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.job(options)
    except (CommandProblem, streams.StreamProblem) as problem:
        streams.complain(problem)
        return WRONG
    return status


def parser() -> ArgumentParser:
    """Every word that is done here, with what it takes."""
    made = ArgumentParser(prog="state-in-class", description="The teacher's console for the classroom game A State in Class.")
    words = made.add_subparsers(required=True, metavar="WORD")
    _add(words, "replay", _replay, "print the report of a recorded game").add_argument("record", metavar="RECORD.json", type=Path)
    enter = _add(words, "enter", _enter, "read entries, one JSON object a line, into a lesson")
    enter.add_argument("lesson", metavar="LESSON", type=Path)
    enter.add_argument("--new", metavar="HEAD.json", type=Path, help="make the lesson from a record without entries")
    _add(words, "record", _record, "print the record of a lesson").add_argument("lesson", metavar="LESSON", type=Path)
    for word in ("enter", "record"):
        words.choices[word].add_argument("--table", metavar="N", type=int, default=1, help="which table of the lesson (1)")
    return made


def _add(words: Any, word: str, job: Callable[[Namespace], int], about: str) -> ArgumentParser:  # noqa: ANN401 - argparse hides the type
    parser: ArgumentParser = words.add_parser(word, help=about, description=about)
    parser.set_defaults(job=job)
    return parser


def _replay(options: Namespace) -> int:
    path: Path = options.record
    with _told(path):
        record = codec.record_from(_read(path))
        game = replay(setting_of(record.header), record.entries)
    _print(report(game))
    return OK if game.refused is None else REFUSED


def _enter(options: Namespace) -> int:
    with _lesson_told(options.lesson), closing(_table(options)) as table:
        for line in streams.lines():
            if line.strip() or len(line) > streams.LONGEST:
                _print_line(_answer(table, line))
                if table.is_copy_due:
                    table.keep_copy()  # the one that is not possible now is due again after the next entry
    return OK


def _record(options: Namespace) -> int:
    from app.table import Table  # noqa: PLC0415 - replay does not wait for the database

    with _lesson_told(options.lesson), closing(Table.opened(options.lesson, options.table, write=False)) as table:
        _write(codec.written(table.record()))
    return OK


def _table(options: Namespace) -> "Table":
    from app.table import Table  # noqa: PLC0415 - replay does not wait for the database

    if options.new is None:
        return Table.opened(options.lesson, options.table)
    if options.table != 1:
        raise CommandProblem(f"{options.lesson}: a new lesson has one table, not {options.table}")
    with _told(options.new):
        header = codec.head_from(_read(options.new))
        setting_of(header)
    return Table.new(options.lesson, header)


def _answer(table: "Table", line: bytes) -> dict[str, Any]:
    """What one line of entries leads to: how many entries stand now, or why it was not kept."""
    try:
        _require_short(line)
        entry = codec.entry_from(line)
    except RecordProblem as problem:
        return {"refused": {"code": "shape", "message": str(problem)}}
    refusal = table.enter(entry)
    if refusal is not None:
        return {"refused": {"code": refusal.code, "message": message(refusal)}}
    _require_kept(table)
    waiting = waiting_for(table.replay.state)
    return {"entered": len(table.replay.played), "waiting_for": None if waiting is None else tag(waiting)}


def _require_kept(table: "Table") -> None:
    """What is answered is on disk. Nobody stands here who would go on unsaved; a file that is held is waited for."""
    end = monotonic() + PATIENCE
    while table.trouble is not None:
        if table.trouble.kind.value != "busy" or monotonic() > end:
            raise table.trouble
        sleep(0.1)
        table.keep()


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Name the file in whatever is wrong with it."""
    try:
        yield
    except RecordProblem as problem:
        raise CommandProblem(f"{path}: {problem}") from problem
    except OSError as problem:
        raise CommandProblem(f"{path}: {problem.strerror}") from problem


@contextmanager
def _lesson_told(path: Path) -> Iterator[None]:
    """Name the lesson in whatever is wrong with it."""
    from app.lessons.problems import LessonProblem  # noqa: PLC0415 - replay does not wait for the database

    try:
        with _told(path):
            yield
    except LessonProblem as problem:
        raise CommandProblem(f"{problem.path}: {problem.kind.value.replace('_', ' ')}") from problem


def _read(path: Path) -> bytes:
    """What is in a file, but for one that does not end."""
    with path.open("rb") as file:
        text = file.read(streams.LONGEST + 1)
    _require_short(text)
    return text


def _require_short(text: bytes) -> None:
    if len(text) > streams.LONGEST:
        raise RecordProblem("$", f"longer than {streams.LONGEST} bytes")


def _print(value: object) -> None:
    _write(json.format(json.encode(value), indent=1))


def _print_line(value: object) -> None:
    _write(json.encode(value))


def _write(text: bytes) -> None:
    streams.write(text + b"\n")
