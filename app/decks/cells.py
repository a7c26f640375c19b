"""A pasted or written table as rows of cells, whatever separates them. It never fails, and reads no more than a table of cards can have."""

import csv

from app.debrief.plain_text import as_typed

READ, LINES, ACROSS, LONGEST = 50_000, 60, 20, 80  # letters, lines, cells in a line, letters in a cell
_MARK = "\ufeff"


def rows(text: str) -> list[list[str]]:
    """The lines that hold anything, each as its cells."""
    lines = text[:READ].removeprefix(_MARK).replace("\0", "").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    told = lines[0].strip().casefold()
    if told.startswith("sep=") and len(told) <= len("sep=;"):  # for spreadsheets, not for readers
        lines = lines[1:]
    lines = [line for line in lines if line.strip(" ;,\t")][:LINES]
    cells = csv.reader(lines, delimiter=_separator(lines))
    return [[_cell(cell) for cell in line[:ACROSS]] for line in cells]


def _separator(lines: list[str]) -> str:
    """A tab where the first line has one; else what stands in most of the lines more often than the other."""
    if lines and "\t" in lines[0]:
        return "\t"
    votes = sum((line.count(";") > 0) - (line.count(";") < line.count(",")) for line in lines)
    return ";" if votes > 0 else ","


def _cell(text: str) -> str:
    return " ".join(as_typed(" ".join(text.split())).split())[:LONGEST]
