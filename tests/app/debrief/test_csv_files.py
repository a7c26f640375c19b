"""CSV as spreadsheets open it: separators, accents, and text that stays text."""

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.debrief.contents import contents
from app.debrief.csv_files import SEPARATORS, write_csv
from app.debrief.plain_text import as_typed, guarded, is_tempting
from tests.app.debrief.hostile import NAMES
from tests.app.debrief.reading import Rebuilt, from_csv
from tests.app.debrief.recorded import COMPLETED, LANGUAGES, with_names, words, wrapped
from tests.replayed import printed, replayed


def written(folder, whole, language, stem="Table 2"):
    return write_csv(folder, stem, contents(whole, "v1.0"), words(language).say, SEPARATORS[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMPLETED, ids=lambda path: path.stem)
def test_the_report_can_be_rebuilt_from_the_csv_files(path, language, tmp_path):
    """FIELD 27, from the files themselves."""
    whole = replayed(wrapped(path)["record"])
    sheets = from_csv(written(tmp_path, whole, language), SEPARATORS[language])
    assert Rebuilt(sheets, words(language), whole.state.setting.deck).report() == printed(whole)


def test_there_is_one_file_for_each_table_and_its_name_says_which(tmp_path):
    """Issue 2.8."""
    names = [path.name for path in written(tmp_path, replayed(with_names([])), LANGUAGES[1], "Mesa 2")]
    assert names == ["Mesa 2 - Recuento.csv", "Mesa 2 - Rondas.csv", "Mesa 2 - Tensión.csv", "Mesa 2 - Fichas de Exclusión.csv",
                     "Mesa 2 - Las clases, ronda a ronda.csv", "Mesa 2 - Sobre esta partida.csv"]


@pytest.mark.parametrize(("language", "separator"), [("en", b","), ("es", b";")])
def test_a_double_click_finds_columns_and_accents(language, separator, tmp_path):
    """FIELD 30: one column, broken accents."""
    data = written(tmp_path, replayed(with_names(["Zoë"])), language)[0].read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    first, *_, last = data.split(b"\r\n")
    assert first.count(separator) == 17
    assert not last
    assert b"\n" not in data.replace(b"\r\n", b"")
    assert "Zoë".encode() in data


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_are_text_and_can_be_read_as_they_were_typed(language, tmp_path):
    """Issue 2.8: a name that begins with = + - @ or a tab is text."""
    for at in range(0, len(NAMES), 8):
        names = NAMES[at:at + 8]
        paths = written(tmp_path, replayed(with_names(names)), language, f"from {at}")
        with paths[0].open(encoding="utf-8-sig", newline="") as file:
            cells = [row[1] for row in csv.reader(file, delimiter=SEPARATORS[language])][1:len(names) + 1]
        assert [as_typed(cell) for cell in cells] == list(names)
        assert not any(cell.lstrip("\N{ZERO WIDTH SPACE}")[:1] in {*"=+-@\t\r\n|%"} for cell in cells)


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@A1", "\t=1", "\tAna", "\rAna", " =1", "\N{FULLWIDTH PLUS SIGN}1",
                                  "1/2", "3-4", "007", "1E5"])
def test_what_a_spreadsheet_would_calculate_or_rewrite_is_guarded(text):
    """OWASP, CSV Injection; FIELD 30: 22.5 as 22 May."""
    assert guarded(text) == "'" + text


@pytest.mark.parametrize("text", ["Ana", "Player 1", "d'Artagnan", "'t Hooft", "", "Ñ=1", "<b>"])
def test_ordinary_names_are_left_alone(text):
    """An apostrophe is seen in CSV, so it is put only where it protects."""
    assert guarded(text) == text


@given(st.text() | st.text(alphabet="'=+-@ \t\n1a\u200b"))
def test_what_is_guarded_can_be_read_again(text):
    """FIELD 27: nothing that was typed is lost, an apostrophe of its own included."""
    assert as_typed(guarded(text)) == text
    assert not is_tempting(text) or guarded(text).startswith("'")


def test_a_file_that_exists_is_not_touched(tmp_path):
    """FIELD 26."""
    (tmp_path / "Table 2 - Final count.csv").write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        written(tmp_path, replayed(with_names([])), LANGUAGES[0])
    assert (tmp_path / "Table 2 - Final count.csv").read_bytes() == b"mine"
