"""The quiet table: it changes in place."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.kit.buttons import PlainButton
from ui.kit.coins import CoinField
from ui.kit.labels import PlainLabel
from ui.kit.painting import dress
from ui.kit.rows import Cell, Rows
from ui.kit.signs import Sign, SignKind
from ui.kit.theme import DARK, LIGHT, notice_ground


@pytest.fixture
def table(qtbot):
    """Seat, name, Income and what follows, for two players."""
    out = Rows(LIGHT, ["", "Name", "Income", ""], stretch=1, right={2}, voices={0: "muted", 2: "strong"})
    dress(out, LIGHT)
    out.show_rows([["1", "Ana", "14", SignKind.EXCLUSION], ["2", "<b>Bob</b>", "6", Cell("all 7", sign=SignKind.EXCLUSION)]], lit=1)
    out.resize(480, out.sizeHint().height())
    qtbot.addWidget(out)
    with qtbot.waitExposed(out):
        out.show()
    return out


def test_a_table_says_its_heads_and_cells(table, words_of):
    """SCREENS §desk: names are plain text."""
    assert set(words_of(table)) >= {"Name", "Income", "1", "Ana", "14", "2", "<b>Bob</b>", "6", "all 7"}


def test_equal_shape_keeps_every_widget(table, words_of):
    """Values change without rebuilding."""
    labels, signs = table.findChildren(PlainLabel), table.findChildren(Sign)
    table.show_rows([["1", "Youssef", "12", SignKind.TICK], ["2", "Leo", "5", Cell("pays in full")]])
    assert table.findChildren(PlainLabel) == labels
    assert table.findChildren(Sign) == signs
    words = words_of(table)
    assert {"Youssef", "Leo", "pays in full"} <= set(words)
    assert "Ana" not in words


def test_rows_come_and_go(table, words_of):
    """History grows and shrinks."""
    table.show_rows([[str(n), f"Name {n}", "0", ""] for n in range(5)])
    assert table.count == 5
    tall = table.sizeHint().height()
    table.show_rows([["1", "Ana", "14", ""]])
    assert table.count == 1
    assert table.sizeHint().height() < tall
    assert "Name 4" not in words_of(table)


def test_a_field_that_is_elastic_has_what_is_left(table):
    """A name that is typed in has room for its letters."""
    field = QLineEdit()
    table.show_rows([["1", field, "14", ""]])
    table.layout().activate()
    assert field.width() > 200


def test_a_row_that_comes_to_a_large_table_is_as_large_and_stays_in_its_lines(table):
    """Issue 6 §4: text to 200 %."""
    dress(table, LIGHT.zoomed(2.0))
    field = CoinField()
    table.show_rows([["1", "Ana", field, ""]])
    assert field.minimumWidth() == 2 * CoinField.WIDTH
    table.resize(960, table.sizeHint().height())
    table.layout().activate()
    image = table.grab().toImage()
    lines = [y for y in range(image.height()) if image.pixelColor(1, y) != image.pixelColor(1, 0)]
    assert lines
    assert field.geometry().top() >= lines[0] >= table.findChild(PlainLabel).geometry().bottom() - 1


def test_heads_of_several_words_wrap_before_the_cells_are_squeezed(qtbot, typeface):
    """Salir adelante, Vivir bien: two lines, and the row below has its own line all the same."""
    made = Rows(LIGHT, ["Rol", "Salir adelante"], stretch=0, right={1}, heads_wrap=True)
    qtbot.addWidget(made)
    dress(made, LIGHT)
    name, field = QLineEdit(), CoinField()
    name.setMinimumWidth(150)
    made.show_rows([[name, field]])
    heads = made.findChildren(PlainLabel)
    heights = []
    for wide in (400, made.minimumSizeHint().width()):
        made.resize(wide, made.layout().totalHeightForWidth(wide))
        made.show()
        made.layout().activate()
        heights.append(heads[1].height())
        assert heads[1].geometry().right() <= wide
        assert heads[0].geometry().bottom() == heads[1].geometry().bottom()
    assert heights[1] > 1.5 * heights[0]


def test_numbers_stand_at_the_right_edge_and_the_column_that_matters_is_bold(table):
    """LOOK §desk 5."""
    income = next(label for label in table.findChildren(PlainLabel) if label.text() == "14")
    name = next(label for label in table.findChildren(PlainLabel) if label.text() == "Ana")
    assert income.property("voice") == "strong"
    assert income.alignment().name.startswith("AlignRight") or "AlignRight" in str(income.alignment())
    assert name.property("voice") == ""


def test_the_row_that_is_asked_is_tinted(table):
    """LOOK §desk 5: with a coin-coloured edge, as a notice."""
    image = table.grab().toImage()
    tinted = [y for y in range(image.height()) if image.pixelColor(470, y) == QColor(notice_ground(LIGHT))]
    assert 20 <= len(tinted) <= 34
    assert image.pixelColor(1, tinted[len(tinted) // 2]) == QColor(LIGHT.coin)


def test_a_widget_of_the_callers_stays_itself(table):
    """A cell may hold a field; showing the same one again keeps it, another value takes its place."""
    button = PlainButton("Pays")
    table.show_rows([["1", "Ana", "14", button]])
    assert button.isVisible()
    table.show_rows([["1", "Ana", "14", button]])
    assert button.isVisible()
    table.show_rows([["1", "Ana", "14", "paid"]])
    assert not button.isVisible()
    table.show_rows([["1", "Ana", "14", button]])
    assert button.isVisible()


def test_a_name_of_forty_letters_does_not_widen_the_table(table, texts_of):
    """Issue: eight names of 40 characters at 1366 × 768."""
    table.show_rows([["1", "Maximiliano-Alejandro de la Torre y Vega", "14", ""]])
    assert table.minimumSizeHint().width() < 300
    name = next(painted for painted in texts_of(table, (300, 80)) if painted.whole.startswith("Maximiliano"))
    assert name.text.endswith("\u2026")


def test_heads_change_their_language(table, words_of):
    """SCREENS §Words: changed at run time."""
    table.show_heads(["", "Nombre", "Ingresos", ""])
    assert {"Nombre", "Ingresos"} <= set(words_of(table))


def test_a_table_in_a_window_changes_its_theme_with_it(qtbot, table):
    """Signs in cells change, too."""
    window = QWidget()
    table.setParent(window)
    dress(window, DARK)
    assert table.theme is DARK
    assert all(sign.theme is DARK for sign in table.findChildren(Sign))
    table.setParent(None)  # qtbot closes it
