"""Tables as a spreadsheet: one sheet each, numbers as numbers, and text as nothing but text; and a sheet of charts, if there are any.

Whatever a pupil is called, no cell is a formula, a link or a format of its own.
"""

import re
from collections.abc import Container
from io import BytesIO
from itertools import chain, count
from math import ceil
from pathlib import Path
from textwrap import wrap

from xlsxwriter import Workbook  # type: ignore[import-untyped]  # typed, but it does not say so
from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from app.debrief.chart_kinds import Chart
from app.debrief.drawn_charts import A4, Placed, draw_charts
from app.debrief.tables import Say, Table
from app.terms.saying import Says, say

_LITERAL = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
_HEAD = {"bold": True, "text_wrap": True, "valign": "top"}
_TEXT = {"indent": 1, "quote_prefix": True}  # apart from the number before it; stays text even when somebody edits the cell
_BARRED = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
LONGEST_SHEET_NAME = 31  # in the units that spreadsheets count: a sign beyond the first 65,536 is two
_KEPT_BY_SPREADSHEETS = {"", "history"}
_NAMING = 2  # columns on the left that say what a row is about
_PAGE = 220  # letters across
_NARROWEST, _WIDEST, _MARGIN = 8, 44, 3  # letters; bold ones are wider
_LINE = 16  # points


def write_workbook(path: Path, tables: tuple[Table, ...], words: Say, charts: tuple[Chart, ...] = ()) -> None:
    """Write the tables as .xlsx, and charts of them; a file that exists is not touched (FileExistsError)."""
    data = _workbook(tables, words, charts)
    with path.open("xb") as file:
        file.write(data)


def sheet_name(title: str, taken: Container[str]) -> str:
    """The title as a name that a sheet may have; `taken` are the names of the others, in lower case."""
    cleaned = _BARRED.sub(" ", title).strip(" '")
    ends = chain([""], (f" {number}" for number in count(2)))
    names = (_shortened(cleaned, LONGEST_SHEET_NAME - len(end)) + end for end in ends)
    return next(name for name in names if name.lower() not in taken and name.lower() not in _KEPT_BY_SPREADSHEETS)


def _workbook(tables: tuple[Table, ...], words: Say, charts: tuple[Chart, ...]) -> bytes:
    whole, placed = BytesIO(), dict[Says, Placed]()
    with Workbook(whole, _LITERAL) as book:
        head, text, taken = book.add_format(_HEAD), book.add_format(_TEXT), set[str]()
        for table in tables:
            name = _named(words(table.title), taken)
            placed[table.title.key] = Placed(name, table)
            _fill(book.add_worksheet(name), table.in_words(words), head, text)
        draw_charts(book, _named(words(say(Says.EXPORT_CHARTS)), taken), charts, placed, words)
    return whole.getvalue()


def _named(title: str, taken: set[str]) -> str:
    """A sheet's name, which is taken from then on."""
    name = sheet_name(title, taken)
    taken.add(name.lower())
    return name


def _fill(sheet: Worksheet, rows: list[list[int | str | None]], head: Format, text: Format) -> None:
    sheet.freeze_panes(1, _NAMING)
    widths = _widths(rows)
    _fit_to_paper(sheet, sum(widths))
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    # some spreadsheets do not make a row higher by themselves when its text wraps
    sheet.set_row(0, _LINE * max(len(wrap(str(text), width - _MARGIN)) for text, width in zip(rows[0], widths, strict=True)))
    for column, heading in enumerate(rows[0]):
        sheet.write_string(0, column, str(heading), head)
    for at, row in enumerate(rows[1:], 1):
        for column, value in enumerate(row):
            _write(sheet, at, column, value, text)


def _fit_to_paper(sheet: Worksheet, width: int) -> None:
    """On A4 across, small enough for few pages and large enough to read; each has the headings and the columns that name a row."""
    sheet.set_paper(A4)
    sheet.set_landscape()
    sheet.fit_to_pages(ceil(width / _PAGE), 0)
    sheet.repeat_rows(0)
    sheet.repeat_columns(0, _NAMING - 1)


def _write(sheet: Worksheet, row: int, column: int, value: int | str | None, text: Format) -> None:
    if isinstance(value, int):
        sheet.write_number(row, column, value)
    elif value and value.startswith("<r>") and value.endswith("</r>"):
        # XlsxWriter takes such a text for markup of its own and copies it into the file unescaped; in two pieces it is text
        sheet.write_rich_string(row, column, text, value[:1], text, value[1:], text)
    elif value:
        sheet.write_string(row, column, value, text)


def _widths(rows: list[list[int | str | None]]) -> list[int]:
    """Each column's width in letters: its longest cell, or the longest word of a heading, which may wrap."""
    head, *body = rows
    words = [max((len(word) for word in str(text).split()), default=0) for text in head]
    cells = [max((len(str(row[column])) for row in body if row[column] is not None), default=0) for column in range(len(head))]
    return [min(max(_NARROWEST, word + _MARGIN, cell + _MARGIN), _WIDEST) for word, cell in zip(words, cells, strict=True)]


def _shortened(text: str, most: int) -> str:
    while len(text.encode("utf-16-le")) > 2 * most:
        text = text[:-1]
    return text.strip(" '")
