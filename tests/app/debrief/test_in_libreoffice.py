"""An export opened in LibreOffice with a Spanish locale: types, columns and accents are right, and nothing calculates (FIELD 30).

It fails, and says so, where LibreOffice is not installed.
"""

import openpyxl
import pytest

from app.debrief.csv_files import SEPARATORS
from app.debrief.exporting import export, tables_writer
from app.debrief.plain_text import as_typed
from tests.app.debrief.hostile import NAMES
from tests.app.debrief.office import SPANISH_CSV, converted, text_of
from tests.app.debrief.reading import from_workbook
from tests.app.debrief.recorded import LANGUAGES, with_names, words
from tests.replayed import replayed

SPANISH = LANGUAGES[1]
READABLE = [name for name in NAMES if name.isprintable() and len(name) < 100]

pytestmark = pytest.mark.others


def exported(folder, names):
    folder.mkdir()
    tables = tables_writer(replayed(with_names(names)), words(SPANISH).say, SEPARATORS[SPANISH], named=True)
    return export(folder, "mesa ñ", (tables,))


def unguarded(rows):
    """Rows of a CSV file without the apostrophes that only guard."""
    return [[as_typed(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]


def told(rows):
    """Rows without the empty cells at their ends, which spreadsheets drop."""
    cleaned = [list(row) for row in rows]
    for row in cleaned:
        while row and row[-1] is None:
            row.pop()
    return [row for row in cleaned if row]


@pytest.mark.parametrize("names", [READABLE[at:at + 8] for at in range(0, len(READABLE), 8)], ids=lambda names: ascii(names[0])[:16])
def test_libreoffice_reads_the_same_cells_from_the_spreadsheet_and_from_the_csv_files(names, tmp_path):
    """FIELD 30: one column, broken accents, 22.5 as 22 May; issue 5.4."""
    workbook, *sheets = exported(tmp_path / "export", names)
    expected = [told(sheet) for sheet in from_workbook(workbook)[:len(sheets)]]
    (again,) = converted([workbook], "ods", tmp_path)
    (again,) = converted([again], "xlsx", tmp_path)
    read = openpyxl.load_workbook(again)
    assert not any(cell.data_type == "f" or cell.hyperlink for sheet in read for row in sheet.iter_rows() for cell in row)
    assert [told(sheet) for sheet in from_workbook(again)[:len(sheets)]] == expected
    opened = converted(sheets, "xlsx", tmp_path / "csv", reading=SPANISH_CSV)
    assert [told(unguarded(from_workbook(path)[0])) for path in opened] == expected


def test_libreoffice_draws_every_chart_with_its_accents(tmp_path):
    """Issue 5.3 and 5.4: the charts are there when a teacher prints the file."""
    workbook, *_ = exported(tmp_path / "export", ["Zoë Ñandú"])
    (printed,) = converted([workbook], "pdf", tmp_path)
    text = text_of(printed)
    for said in ("La Tensión, ronda a ronda", "Lo que recaudó cada impuesto", "Votos a los servicios", "De dónde salieron los puntos",
                 "Sanidad", "Educación", "Zoë Ñandú"):
        assert said in text
