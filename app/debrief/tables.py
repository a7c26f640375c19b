"""Tables: what a game leaves behind, as plain values under headings, in no language and no file format yet."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from app.terms.saying import Saying

Cell = int | str | Saying | None
Say = Callable[[Saying], str]

R = TypeVar("R")


class Table(Struct, frozen=True):
    """A title, one heading for each column, and the rows; a cell is a number, a text as it was typed, words, or empty."""

    title: Saying
    heads: tuple[Saying, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def in_words(self, say: Say) -> list[list[int | str | None]]:
        """The headings and then the rows, in a language."""
        return [[say(head) for head in self.heads], *([_worded(cell, say) for cell in row] for row in self.rows)]


class Column(Struct, Generic[R], frozen=True):
    """A heading, and what stands under it for each thing that has a row."""

    head: Saying
    cell: Callable[[R], Cell]


def table(title: Saying, columns: tuple[Column[R], ...], things: Iterable[R]) -> Table:
    """The table with these columns and one row for each thing."""
    heads = tuple(column.head for column in columns)
    return Table(title, heads, tuple(tuple(column.cell(thing) for column in columns) for thing in things))


def _worded(cell: Cell, say: Say) -> int | str | None:
    return say(cell) if isinstance(cell, Saying) else cell
