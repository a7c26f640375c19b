"""Tables as CSV, for programs that read nothing better: one file each, made so that a double click opens it in columns.

CSV cannot say that a cell is text. What a spreadsheet would calculate or rewrite therefore begins with an apostrophe in the file, as OWASP
advises, and the apostrophe is seen there (`plain_text.as_typed` takes it off). The .xlsx needs no such sign and is the faithful one.
"""

import csv
from pathlib import Path

from app.debrief.file_names import safe
from app.debrief.plain_text import guarded
from app.debrief.tables import Say, Table

# FIELD 30: a spreadsheet splits at the list separator of its own language. Where the comma stands before the decimals, as in Spain,
# that is the semicolon, and a file with commas opens as one column.
SEPARATORS = {"en": ",", "es": ";"}


def write_csv(folder: Path, stem: str, tables: tuple[Table, ...], say: Say, separator: str) -> tuple[Path, ...]:
    """Write one file for each table, named after it; a file that exists is not touched (FileExistsError)."""
    return tuple(_write(folder / f"{safe(stem)} - {safe(say(table.title))}.csv", table, say, separator) for table in tables)


def _write(path: Path, table: Table, say: Say, separator: str) -> Path:
    # the mark at the beginning tells spreadsheets that this is UTF-8; without it the accents break
    with path.open("x", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=separator, lineterminator="\r\n")
        writer.writerows([[_cell(value) for value in row] for row in table.in_words(say)])
    return path


def _cell(value: int | str | None) -> int | str | None:
    return guarded(value) if isinstance(value, str) else value
