"""Kills with −9 at random moments of `enter`, each in a process of its own: what was answered must be there, and nothing half.

Each process is split off from one that has loaded the program already, or most of the time would go into starting Python.
"""

import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app import cli
from app.codec import Record, record_from, written
from app.lessons.copies import copies
from app.table import Table

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("06-game", "15-game", "00-game")
LONGEST_GO = 25  # entries that are answered before a kill, at most
A_MOMENT = 0.004  # s; keeping an entry takes about two thousandths, so the kill falls anywhere in it


class Figures(NamedTuple):
    """What came of it. `surprises` are entries in a lesson that nobody was told of, one at most for each kill."""

    kills: int = 0
    answered: int = 0
    lost: int = 0
    surprises: int = 0
    broken: int = 0  # lessons that did not open, or held something else than the game
    copies: int = 0  # that were beside the lesson after a kill, each of them opened

    def plus(self, other: "Figures") -> "Figures":
        """Both together."""
        return Figures(*(one + another for one, another in zip(self, other, strict=True)))


def killed(kills: int, workers: int = 2, seed: int = 25) -> Figures:
    """So many kills, shared among so many who kill at the same time, each in a folder of its own."""
    shares = [kills // workers + (number < kills % workers) for number in range(workers)]
    command = [sys.executable, "-m", "tests.torture.kills"]
    running = [
        subprocess.Popen([*command, str(share), str(seed + number)], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        for number, share in enumerate(shares)
    ]
    told = [process.communicate()[0] for process in running]
    if any(process.returncode for process in running):
        raise RuntimeError  # what went wrong was printed
    return _total(Figures(*json.loads(figures)) for figures in told)


def _killed_in_a_row(kills: int, seed: int) -> Figures:
    rng = random.Random(seed)
    with TemporaryDirectory() as folder:
        lessons = _lessons(Path(folder), rng)
        lesson, record = next(lessons)
        figures, kept = Figures(), 0
        for _ in range(kills):
            if kept == len(record.entries):
                (lesson, record), kept = next(lessons), 0
            answered = kept + _go(lesson, record, kept, rng)
            before, kept = kept, _kept(lesson, record)
            figures = figures.plus(_figures(before, answered, kept, lesson))
            if kept < 0:
                (lesson, record), kept = next(lessons), 0
    return figures


def _lessons(folder: Path, rng: random.Random) -> Iterator[tuple[Path, Record]]:
    """A new lesson of another game each time, made by `enter` itself."""
    number = 0
    while True:
        number += 1
        text = json.loads((ROOT / "tests" / "games" / f"{rng.choice(GAMES)}.json").read_bytes())["record"]
        lesson, head = folder / f"{number}.lesson", folder / f"{number}.json"
        head.write_text(json.dumps({**text, "entries": []}))
        if cli.main(["enter", str(lesson), "--new", str(head)]):
            raise RuntimeError
        yield lesson, record_from(json.dumps(text).encode())


def _go(lesson: Path, record: Record, kept: int, rng: random.Random) -> int:
    """Enter the game from here on, kill somewhere in it, and return how many entries were answered."""
    entering = _split_off(lesson, b"".join(written(entry) + b"\n" for entry in record.entries[kept:]))
    said = _said(entering.answers, wanted=rng.randint(0, min(LONGEST_GO, len(record.entries) - kept)))
    time.sleep(rng.uniform(0, A_MOMENT))
    os.kill(entering.process, signal.SIGKILL)
    os.waitpid(entering.process, 0)
    while part := os.read(entering.answers, 65536):
        said += part
    os.close(entering.answers)
    return said.count(b"\n")


class _Entering(NamedTuple):
    process: int
    answers: int  # to read from


def _split_off(lesson: Path, entries: bytes) -> _Entering:
    """A process that does what `enter` does, with these entries at its standard input."""
    input_end, feed = os.pipe()
    answers, output_end = os.pipe()
    process = os.fork()
    if process == 0:
        os.dup2(input_end, 0)
        os.dup2(output_end, 1)
        os._exit(cli.main(["enter", str(lesson)]))
    os.write(feed, entries)  # a game is shorter than what a pipe holds
    for end in (input_end, output_end, feed):
        os.close(end)
    return _Entering(process, answers)


def _said(answers: int, wanted: int) -> bytes:
    """What was answered until so many answers were there, or no more came."""
    said = b""
    while said.count(b"\n") < wanted and select.select([answers], [], [], 0.5)[0]:
        part = os.read(answers, 65536)
        if not part:
            break
        said += part
    return said


def _kept(lesson: Path, record: Record) -> int:
    """How many entries of the game the lesson holds; below 0 if it holds anything else."""
    with closing(Table.opened(lesson)) as table:
        entries = table.record().entries
    return len(entries) if entries == record.entries[: len(entries)] else -1


def _figures(before: int, answered: int, kept: int, lesson: Path) -> Figures:
    beside = copies(lesson)
    for copy in beside:
        Table.opened(copy, write=False).close()
    return Figures(1, answered - before, max(0, answered - kept), max(0, kept - answered), int(kept < 0), len(beside))


def _total(found: Iterator[Figures]) -> Figures:
    total = Figures()
    for each in found:
        total = total.plus(each)
    return total


if __name__ == "__main__":
    sys.stdout.write(json.dumps(_killed_in_a_row(int(sys.argv[1]), int(sys.argv[2]))))
