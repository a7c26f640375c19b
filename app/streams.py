"""Standard input, output and error, as a shell hands them to a command: closed, full, cut off or endless."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress

LONGEST = 3 * 2**20  # bytes of one text: a game of a thousand entries has less than a tenth of it, and what is read takes 40 times as much


class StreamProblem(Exception):
    """A stream that does not do its part, in one line."""


def write(text: bytes) -> None:
    """Write to standard output, and be sure that it went out."""
    if sys.stdout is None:
        raise StreamProblem("standard output: closed")
    try:
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    except OSError as problem:
        _let_go()
        raise StreamProblem(f"standard output: {problem.strerror or problem}") from problem


def lines() -> Iterator[bytes]:
    """Standard input, line by line; of a line that is too long only the beginning, which is one byte longer than it may be."""
    if sys.stdin is None:
        raise StreamProblem("standard input: closed")
    while line := _part_of_line():
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = _part_of_line()


def _part_of_line() -> bytes:
    try:
        return sys.stdin.buffer.readline(LONGEST + 1)
    except OSError as problem:
        raise StreamProblem(f"standard input: {problem.strerror or problem}") from problem


def complain(problem: object) -> None:
    """One line on standard error, without what a path's own signs could do to a terminal."""
    line = "".join(sign if sign.isprintable() else "?" for sign in str(problem))
    if sys.stderr is not None:
        with suppress(OSError):  # whoever closed it does not want to know, and the exit status says it, too
            sys.stderr.write(f"state-in-class: {line}\n")
            sys.stderr.flush()


def _let_go() -> None:
    """Lead what is left in the buffer nowhere, or Python would fail once more at the exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
