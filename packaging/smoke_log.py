"""The log of a smoke run: each step in a line, what programs said below it, and on the terminal the lines alone."""

from typing import TextIO


class SmokeProblem(Exception):
    """An installer that does not do what it should, in one line."""


class Log:
    """One log, written as it goes."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def title(self, what: str) -> None:
        """What is tried."""
        self._write(f"== {what}")
        print(f"== {what}", flush=True)

    def said(self, text: str) -> None:
        """What a program printed, in the file alone."""
        for line in text.splitlines():
            self._write(f"    {line}")

    def passed(self, what: str) -> None:
        """A step that went as it should."""
        self._write(f"ok  {what}")
        print(f"ok  {what}", flush=True)

    def failed(self, why: str) -> None:
        """The step that did not."""
        self._write(f"FAILED\n{why}")
        print(f"FAILED\n{why}", flush=True)

    def require(self, what: str, *, holds: bool) -> None:
        """A step that is looked at; what does not hold ends the run."""
        if not holds:
            raise SmokeProblem(what)
        self.passed(what)

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n")
        self._file.flush()
