"""The picture and the room, from the desk: two lengths or one row of the test card, by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.console.conftest import SMALLEST
from ui.console.sight_sheet import MARGINS
from ui.kit.legibility import Fit
from ui.text.languages import Language


class Said:
    """What the sheet said, in order."""

    def __init__(self, sheet):
        self.scales, self.margins, self.cards, self.left = [], [], [], 0
        sheet.scale_chosen.connect(self.scales.append)
        sheet.margin_chosen.connect(self.margins.append)
        sheet.card_wanted.connect(self.cards.append)
        sheet.left.connect(self._on_left)

    def _on_left(self):
        self.left += 1


@pytest.fixture
def sheet(console):
    console.asks.lay_over(console.wall.sight)
    QApplication.processEvents()
    return console.wall.sight


@pytest.fixture
def said(sheet):
    return Said(sheet)


def typed(sheet, height, distance):
    """As a teacher types it."""
    sheet.height_field.setFocus()
    QTest.keyClicks(sheet.height_field, height)
    QTest.keyClick(sheet.height_field, Qt.Key.Key_Tab)
    QTest.keyClicks(QApplication.focusWidget(), distance)


@pytest.mark.parametrize(("height", "distance", "scale", "said_there"), [
    ("1.5", "6", 1.0, "100%"), ("1,5", "8", 1.1, "110%"), ("1.5", "9", 1.2, "120%"), ("1.5", "12", 1.2, "9.3 m"),
])
def test_the_letters_follow_what_is_typed(sheet, said, height, distance, scale, said_there):
    """Issue 4, 8: by keyboard alone; the first Enter shows what follows, the second leaves."""
    typed(sheet, height, distance)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert said.scales[-1] == scale
    assert said_there in sheet.verdict.text()
    assert said.left == 0
    sheet.confirm()
    assert said.left == 1


def test_it_says_how_near_and_how_high_where_no_letters_are_large_enough(sheet, said):
    """Issue 4, 8: honest; the lengths are rounded to the safe side."""
    typed(sheet, "1.5", "12")
    sheet.confirm()
    assert sheet.verdict.text() == "Even 120% is too small: come within 9.3 m, or make the picture 2.0 m high."
    assert sheet.basis.text() == "The smallest capitals are then seen at 12.4 minutes of arc; for easy reading it takes 16."


def test_a_free_edge_costs_height(sheet):
    """What is free is not there to be read: u counts from what is left: at 10 % on every side a picture is a fifth smaller."""
    typed(sheet, "1.5", "8")
    whole = sheet.needed
    sheet.show_fit(Fit(1.0, 0.1, 0.8))
    assert sheet.needed == pytest.approx(whole / 0.8)
    assert sheet.margins.chosen_index == MARGINS.index(0.1)


@pytest.mark.parametrize(("row", "scale", "said_there"), [
    (5, 1.0, "100%"), (4, 1.1, "110%"), (3, 1.2, "Letters of 120%"), (2, 1.2, "too small"), (0, 1.2, "too small"),
])
def test_the_letters_follow_the_last_row_that_is_read(sheet, said, qtbot, row, scale, said_there):
    """Issue 4, 8: a test card from the back."""
    qtbot.mouseClick(sheet.rows.buttons[row], Qt.MouseButton.LeftButton)
    assert said.scales == [scale]
    assert said_there in sheet.verdict.text()


def test_what_was_told_last_counts(sheet, said, qtbot):
    """A row that was read, and lengths after it."""
    qtbot.mouseClick(sheet.rows.buttons[2], Qt.MouseButton.LeftButton)
    typed(sheet, "2", "6")
    sheet.confirm()
    assert said.scales[-1] == 1.0
    assert sheet.rows.chosen_index is None


def test_a_length_that_is_none_is_not_taken(sheet, said):
    """Half typed or a slip: the field keeps the keyboard."""
    typed(sheet, "1.5", "far")
    assert not sheet.is_ready
    sheet.confirm()
    assert (said.scales, said.left) == ([], 0)
    assert QApplication.focusWidget() is sheet.distance_field


def test_a_point_is_typed_and_does_not_turn_the_wall_black(console, sheet, heard):
    """Keys: "." means black only where no field takes it."""
    typed(sheet, "1.5", "8.5")
    assert (sheet.height_field.text(), sheet.distance_field.text()) == ("1.5", "8.5")


def test_the_test_card_is_taken_away_when_the_sheet_is_left(console, sheet, said, qtbot):
    """The class sees the game again, whichever way the sheet goes."""
    qtbot.mouseClick(sheet.card, Qt.MouseButton.LeftButton)
    assert said.cards == [True]
    assert sheet.card.words == "Take it away"
    console.asks.lay_over(console.wall.sheet)
    assert said.cards == [True, False]


def test_the_free_edge_is_chosen_here(sheet, said, qtbot):
    """Issue 4, 8: 0 to 10 % on every side."""
    qtbot.mouseClick(sheet.margins.buttons[-1], Qt.MouseButton.LeftButton)
    assert said.margins == [0.1]
    assert (min(MARGINS), max(MARGINS)) == (0.0, 0.1)


@pytest.mark.parametrize("language", list(Language))
def test_it_fits_the_smallest_desk(console, sheet, language):
    """LOOK: 1280 × 705 in both languages, with the longest that it says."""
    console.words.speak(language)
    typed(sheet, "0.3", "60")
    sheet.confirm()
    QApplication.processEvents()
    hint = console.minimumSizeHint()
    assert hint.width() <= SMALLEST[0]
    assert sheet.width() >= sheet.minimumSizeHint().width()
    assert sheet.height() >= sheet.heightForWidth(sheet.width())


def test_the_wall_sheet_offers_it(console, qtbot):
    """Issue 4, 8: from the wall's own sheet, with the mouse or a finger."""
    console.asks.lay_over(console.wall.sheet)
    qtbot.mouseClick(console.wall.sheet.fit, Qt.MouseButton.LeftButton)
    assert console.asks.page is console.wall.sight
