"""Counting votes: by keys, by mouse, and within bounds."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ui.kit.signs import SignKind
from ui.kit.theme import LIGHT, TOUCH
from ui.kit.tokens import TokenColumn
from ui.kit.votes import VoteColumn


@pytest.fixture
def column(qtbot):
    """Three of at most eight votes for a tax."""
    out = VoteColumn(LIGHT, SignKind.TAX_C)
    out.show_votes("Progressive", 3, 8, none_yet="none yet")
    qtbot.addWidget(out)
    out.resize(197, 172)
    with qtbot.waitActive(out):
        out.show()
        out.activateWindow()
    out.setFocus()
    return out


@pytest.mark.parametrize("figure", range(9))
def test_a_figure_key_is_the_count(qtbot, column, figure):
    """SCREENS §desk: the four numbers, all on the number pad if wanted."""
    column.show_count(8 if figure != 8 else 0)
    with qtbot.waitSignals([column.changed, column.typed]):
        qtbot.keyClick(column, str(figure), Qt.KeyboardModifier.KeypadModifier)
    assert column.count == figure


def test_the_same_figure_again_still_moves_on(qtbot, column):
    """Focus moves by itself, also over a number that was right already."""
    with qtbot.waitSignal(column.typed), qtbot.assertNotEmitted(column.changed):
        qtbot.keyClick(column, "3")


def test_a_figure_beyond_the_players_is_not_taken(qtbot, column):
    """SCREENS §desk: more votes than players cannot be."""
    with qtbot.assertNotEmitted(column.changed), qtbot.assertNotEmitted(column.typed):
        qtbot.keyClick(column, "9")
    assert column.count == 3


@pytest.mark.parametrize(("key", "after"), [(Qt.Key.Key_Up, 4), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Plus, 4), (Qt.Key.Key_Minus, 2)])
def test_arrows_and_signs_count_by_one(qtbot, column, key, after):
    """Bounds are met by the keys, too."""
    with qtbot.waitSignal(column.changed) as told, qtbot.assertNotEmitted(column.typed):
        qtbot.keyClick(column, key)
    assert told.args == [after]
    for _ in range(10):
        qtbot.keyClick(column, key)
    assert column.count == (8 if after == 4 else 0)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_A, Qt.Key.Key_Backspace, Qt.Key.Key_Left])
def test_the_pages_own_keys_pass_through(qtbot, key):
    """SCREENS §desk: Enter confirms, letters are tokens as they come out, Backspace takes one back."""
    heard = []

    class Page(QWidget):
        def keyPressEvent(self, event):
            heard.append(event.key())

    page = Page()
    qtbot.addWidget(page)
    column = VoteColumn(LIGHT, SignKind.TAX_A)
    column.setParent(page)
    column.show_votes("Flat tax", 3, 8)
    qtbot.keyClick(column, key)
    assert heard == [key]
    assert column.count == 3


def test_undo_is_not_a_vote(qtbot, column):
    """Ctrl+1 belongs to the window."""
    with qtbot.assertNotEmitted(column.changed):
        qtbot.keyClick(column, "1", Qt.KeyboardModifier.ControlModifier)


def test_a_finger_counts_on_plus_and_minus(qtbot, column):
    """SCREENS §desk: everything works with mouse or finger; two quick taps are two votes."""
    plus, minus = column.plus.center().toPoint(), column.minus.center().toPoint()
    qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=plus)
    qtbot.mouseDClick(column, Qt.MouseButton.LeftButton, pos=plus)
    assert column.count >= 5
    before = column.count
    qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=minus)
    assert column.count == before - 1
    qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=QPoint(98, 20))
    assert column.count == before - 1


def test_plus_and_minus_are_large_enough_for_a_finger(column):
    """At least 40 px each way."""
    for zone in (column.plus, column.minus):
        assert min(zone.width(), zone.height()) >= TOUCH


def test_showing_votes_is_silent(qtbot, column):
    """A view is shown; only the teacher counts."""
    with qtbot.assertNotEmitted(column.changed):
        column.show_votes("Progresivo", 5, 7)
        column.show_count(2)
    assert column.count == 2


def test_the_column_says_name_count_and_that_there_are_none(words_of):
    """LOOK picture 7."""
    out = VoteColumn(LIGHT, SignKind.EDUCATION)
    out.show_votes("Education", 0, 8, none_yet="none yet", letter="E")
    assert words_of(out, (197, 172)) == ["E", "Education", "\u2212", "+", "0", "none yet"]
    out.show_votes("Education", 2, 8, none_yet="none yet", letter="E")
    assert "none yet" not in words_of(out, (197, 172))
    assert out.accessibleName() == "Education"
    assert out.accessibleDescription() == "2/8"


def test_the_tokens_lie_below_as_many_as_there_are_votes(words_of):
    """LOOK picture 7: the tokens as they lie on the table, and the one that names the option."""
    out = VoteColumn(LIGHT, SignKind.TAX_B)
    for count in (0, 1, 8):
        out.show_votes("Proportional", count, 8, none_yet="none yet")
        assert words_of(out, (197, 172)).count("B") == count + 1


def test_focus_is_an_edge_of_ink(qtbot, column):
    """LOOK §desk 4."""
    focused = column.grab().toImage()
    column.clearFocus()
    plain = column.grab().toImage()
    assert focused.pixelColor(1, 86).name().upper() == LIGHT.ink
    assert plain.pixelColor(1, 86).name().upper() != LIGHT.ink


def test_a_result_stacks_its_tokens_over_the_count(words_of):
    """LOOK picture 1: the raised column and its 3."""
    result = TokenColumn(LIGHT, SignKind.TAX_C, u=10.8)
    result.show_result("Progressive", 3, 3, chosen=True)
    assert words_of(result, (290, 570)) == ["C", "C", "C", "3", "Progressive"]
    result.show_result("Progressive", 0, 3)
    assert words_of(result, (290, 570)) == ["C", "0", "Progressive"]


def test_what_lost_is_whole_but_quieter(texts_of):
    """LOOK §Do: muted count, no card."""
    result = TokenColumn(LIGHT, SignKind.HEALTH, u=10.8)
    looks = {}
    for how in ({}, {"tied": True}, {"chosen": True}):
        result.show_result("Health", 2, 4, **how)
        count = next(painted for painted in texts_of(result, (290, 570)) if painted.text == "2")
        looks[tuple(how)] = count.colour
    assert looks == {(): LIGHT.muted, ("tied",): LIGHT.ink, ("chosen",): LIGHT.ink}


@pytest.mark.parametrize("most", range(1, 9))
@pytest.mark.parametrize(("u", "high"), [(10.8, 52.5), (5.76, 85.0)])
def test_the_letter_on_a_token_can_always_be_read(texts_of, most, u, high):
    """SCREENS §wall: nothing below 3.5, even when eight vote for one tax; the piles stay within their column."""
    result = TokenColumn(LIGHT, SignKind.TAX_A, u=u)
    result.show_result("Flat tax", most, most)
    letters = [painted for painted in texts_of(result, (round(27.7 * u), round(high * u))) if painted.text == "A"]
    assert len(letters) == most
    for at, letter in enumerate(letters):
        assert letter.px >= 3.5 * u - 0.5
        assert result.rect().contains(letter.rect.toAlignedRect())
        assert not any(letter.rect.intersects(other.rect) for other in letters[at + 1 :])


def test_eight_tokens_fit_their_column(qtbot):
    """Everybody votes for one tax: the stack stays below the column's upper edge."""
    result = TokenColumn(LIGHT, SignKind.TAX_A, u=5.76)
    qtbot.addWidget(result)
    result.resize(150, 330)
    result.show_result("Flat tax", 8, 8)
    image = result.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixel(0, 0)
    assert all(image.pixel(x, 2) == ground for x in range(image.width()))
