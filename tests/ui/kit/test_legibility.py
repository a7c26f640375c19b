"""How large letters must be for the last row."""

from itertools import pairwise
from math import atan, degrees, inf

import pytest
from PySide6.QtGui import QFontMetricsF

from ui.kit.legibility import CAPITAL, RESERVE, ROWS, SCALES, farthest, fitting, least_height, scale_by_angle, scale_by_row
from ui.kit.metre_field import MetreField, metres, written
from ui.kit.theme import WALL, type_face


def test_a_capital_is_as_high_as_the_typeface_says():
    """The angle rests on it."""
    for bold in (False, True):
        assert QFontMetricsF(type_face(1000, bold)).capHeight() / 1000 == pytest.approx(CAPITAL, abs=0.001)


@pytest.mark.parametrize(("distance", "height", "share"), [(8, 1.5, 1.0), (4, 1.2, 0.8), (12, 2.5, 0.75)])
def test_at_the_scale_that_is_needed_a_capital_is_seen_at_sixteen_minutes_of_arc(distance, height, share):
    """ISO 9241-303: capitals of 16 minutes of arc or more."""
    capital = CAPITAL * WALL.least / 100 * scale_by_angle(distance, height, share) * share * height
    assert degrees(atan(capital / distance)) * 60 == pytest.approx(16)


@pytest.mark.parametrize(("distance", "scale"), [(6, 1.0), (7.7, 1.0), (8, 1.1), (8.5, 1.1), (9, 1.2), (9.5, None), (20, None)])
def test_the_scale_follows_the_distance_until_none_is_large_enough(distance, scale):
    """Issue 4, 8: a picture 1.5 m high; says honestly when even 120 % is too small."""
    assert fitting(scale_by_angle(distance, 1.5)) == scale


def test_how_near_and_how_high_are_where_the_greatest_letters_just_do():
    """What the desk proposes is exactly what helps."""
    assert scale_by_angle(farthest(1.5, 0.8), 1.5, 0.8) == pytest.approx(SCALES[-1])
    assert scale_by_angle(12, least_height(12, 0.8), 0.8) == pytest.approx(SCALES[-1])


def test_each_row_of_the_test_card_leads_to_a_scale():
    """Issue 4, 8: the last row that is read; only its last three can be helped by letters of this program."""
    assert [fitting(scale_by_row(row)) for row in range(1, len(ROWS) + 1)] == [None, None, 1.2, 1.1, 1.0]
    assert scale_by_row(0) == inf
    assert fitting(inf) is None
    assert all(one > other for one, other in pairwise(ROWS))
    for row in (3, 4, 5):
        assert WALL.least * fitting(scale_by_row(row)) / ROWS[row - 1] == pytest.approx(RESERVE)


def test_a_length_is_read_as_it_is_typed_and_written_as_a_language_does():
    """SCREENS §Words: a comma in Spanish."""
    assert [metres(text) for text in ("7", " 7,25 ", "7.5m", "0.9 m")] == [7.0, 7.25, 7.5, 0.9]
    assert [metres(text) for text in ("", "-1", "7.123", "123", "7,5,1", "\u0667", "1e3", "m")] == [None] * 8
    assert (written(9.24, "es"), written(9.0, "en")) == ("9,2", "9.0")


def test_a_length_out_of_bounds_is_none(qtbot):
    """A picture of 30 m is a slip of the finger."""
    field = MetreField(0.3, 9)
    qtbot.addWidget(field)
    for text, length in (("30", None), ("0,2", None), ("0,3", 0.3), ("9", 9.0), ("9,01", None)):
        field.setText(text)
        assert field.length == length
