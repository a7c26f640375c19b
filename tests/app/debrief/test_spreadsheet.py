"""The spreadsheet, read back by another program: numbers are numbers, text is text, and nothing calculates."""

from zipfile import ZipFile

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.debrief.contents import contents
from app.debrief.spreadsheet import LONGEST_SHEET_NAME, sheet_name, write_workbook
from app.debrief.tables import Table
from app.terms.names import verbatim
from app.terms.saying import Says, say
from tests.app.debrief.hostile import NAMES
from tests.app.debrief.reading import Rebuilt, from_workbook, typed
from tests.app.debrief.recorded import COMPLETED, LANGUAGES, with_names, words, wrapped
from tests.replayed import printed, replayed

BARRED = set("[]:*?/\\")


def workbook(tmp_path, whole, language):
    path = tmp_path / "game.xlsx"
    write_workbook(path, contents(whole, "1.0"), words(language).say)
    return path


def one_cell(tmp_path, text):
    """The cell in which this text is, in a workbook of its own."""
    path = tmp_path / "one.xlsx"
    write_workbook(path, (Table(say(Says.TENSION), (say(Says.COLUMN_NAME),), ((text,),)),), words(LANGUAGES[0]).say)
    return openpyxl.load_workbook(path).active["A2"], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMPLETED, ids=lambda path: path.stem)
def test_the_report_can_be_rebuilt_from_the_workbook(path, language, tmp_path):
    """FIELD 27, from the file itself."""
    whole = replayed(wrapped(path)["record"])
    again = Rebuilt(from_workbook(workbook(tmp_path, whole, language)), words(language), whole.state.setting.deck)
    assert again.report() == printed(whole)


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name)[:24])
def test_a_name_is_text_whatever_it_looks_like(name, tmp_path):
    """Issue 2.8: a name that begins with = + - @ or a tab is text; FIELD 29: a name parsed as markup."""
    cell, path = one_cell(tmp_path, name)
    assert cell.data_type == "s"
    assert typed(cell.value) == name
    assert cell.hyperlink is None
    assert cell.quotePrefix
    with ZipFile(path) as parts:
        sheets = [parts.read(part) for part in parts.namelist() if "/sheet" in part]
    assert not any(b"<f>" in sheet or b"hyperlink" in sheet for sheet in sheets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_change_nothing_but_the_names(language, tmp_path):
    """FIELD 27 and 29, all through a whole game."""
    for at in range(0, len(NAMES), 8):
        names = NAMES[at:at + 8]
        whole = replayed(with_names(names))
        sheets = from_workbook(workbook(tmp_path, whole, language))
        (tmp_path / "game.xlsx").unlink()
        assert [row[1] for row in sheets[0][1:]][:len(names)] == list(names)
        expected = from_workbook(workbook(tmp_path, replayed(with_names([])), language))
        (tmp_path / "game.xlsx").unlink()
        assert [[row[2:] for row in sheets[0]], len(sheets[1]), len(sheets[2])] == [
            [row[2:] for row in expected[0]], len(expected[1]), len(expected[2])]


def test_numbers_are_numbers_and_what_never_came_about_is_empty(tmp_path):
    """FIELD 30: 22.5 as 22 May."""
    book = openpyxl.load_workbook(workbook(tmp_path, replayed(with_names([])), LANGUAGES[1]))
    kinds = {type(cell.value) for sheet in book for row in sheet.iter_rows(min_row=2) for cell in row}
    assert kinds == {int, str, type(None)}
    rounds = book.worksheets[1]
    assert [cell.value for cell in rounds["A"]][1:] == list(range(1, 9))
    assert rounds["C5"].value is None  # nobody votes at the Crossroads


def test_the_headings_stay_in_sight_and_every_sheet_prints(tmp_path):
    """Issue 2.8: a teacher scrolls thirty columns, and prints them."""
    book = openpyxl.load_workbook(workbook(tmp_path, replayed(with_names([])), LANGUAGES[1]))
    assert book.sheetnames == ["Recuento", "Rondas", "Tensión", "Fichas de Exclusión", "Las clases, ronda a ronda", "Sobre esta partida"]
    for sheet in book:
        assert sheet.freeze_panes == "C2"
        assert all(cell.font.bold and cell.alignment.wrap_text for cell in sheet[1])
        assert sheet.page_setup.orientation == "landscape"
        assert sheet.print_title_rows == "$1:$1"
        assert sheet.row_dimensions[1].height > 15


def test_columns_are_as_wide_as_what_they_hold_but_never_wider_than_a_screen(tmp_path):
    """SCREENS §The desk: names of 40 characters are ordinary; of 1,000 they are not."""
    book = openpyxl.load_workbook(workbook(tmp_path, replayed(with_names(["A" * 40])), LANGUAGES[0]))
    assert book.worksheets[0].column_dimensions["B"].width > 40
    wide = replayed(with_names(["A" * 1000]))
    (tmp_path / "game.xlsx").unlink()
    assert openpyxl.load_workbook(workbook(tmp_path, wide, LANGUAGES[0])).worksheets[0].column_dimensions["B"].width < 50


def test_a_file_that_exists_is_not_touched(tmp_path):
    """FIELD 26."""
    path = tmp_path / "game.xlsx"
    path.write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        write_workbook(path, contents(replayed(with_names([])), "1.0"), words(LANGUAGES[0]).say)
    assert path.read_bytes() == b"mine"


@given(st.lists(st.text(max_size=50) | st.sampled_from(["History", "HISTORY ", "'", "a/b", "a:b", "A B", "\N{PILE OF POO}" * 40, "x" * 31]),
                max_size=6))
def test_every_title_becomes_a_name_that_a_sheet_may_have(titles):
    """Issue 2.8: no sheet is refused for its title, and no two are taken for one."""
    taken = set()
    for title in titles:
        name = sheet_name(title, taken)
        assert 0 < len(name.encode("utf-16-le")) // 2 <= LONGEST_SHEET_NAME
        assert not BARRED & set(name)
        assert name[0] != "'" != name[-1]
        assert name.lower() != "history"
        assert name.lower() not in taken
        taken.add(name.lower())


def test_two_titles_that_shorten_to_one_name_are_told_apart(tmp_path):
    """Issue 2.8."""
    table = Table(verbatim("The same title, much longer than thirty-one"), (say(Says.COLUMN_NAME),), ())
    path = tmp_path / "two.xlsx"
    write_workbook(path, (table, table), words(LANGUAGES[0]).say)
    assert openpyxl.load_workbook(path).sheetnames == ["The same title, much longer tha", "The same title, much longer t 2"]
