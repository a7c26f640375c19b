"""The clock as a button, and the field for a time."""

import pytest
from PySide6.QtGui import QColor

from ui.kit.clock_button import ClockButton
from ui.kit.theme import DARK, LIGHT, contrast
from ui.kit.time_field import TimeField, two_parts


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("is_over", [False, True])
def test_the_time_is_whole_and_over_time_stands_on_ink(texts_of, theme, is_over):
    """LOOK §Don't: never colour alone; over-time is another ground and a plus, and a number is never cut."""
    button = ClockButton(theme)
    button.show_time("+12:34" if is_over else "15:00", is_over=is_over, is_running=True)
    (text,) = texts_of(button)
    assert text.text == button.time
    assert button.rect().contains(text.rect.toRect())
    ground = button.grab().toImage().pixelColor(button.width() // 2, 9)
    assert ground == QColor(theme.ink if is_over else theme.card)
    assert contrast(text.colour, ground.name()) >= 7


def test_running_and_standing_look_different(texts_of):
    """Running or not is a sign, not a colour."""
    button = ClockButton(LIGHT)
    pictures = []
    for is_running in (False, True):
        button.show_time("1:00", is_over=False, is_running=is_running)
        texts_of(button)
        pictures.append(button.grab().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(("typed", "parts"), [
    ("11:25", (11, 25)), ("1125", (11, 25)), ("925", (9, 25)), ("11.25", (11, 25)), ("11,5", (11, 5)), ("11 h", (11, 0)),
    ("11h05", (11, 5)), ("7", (7, 0)), (" 2:00 ", (2, 0)), ("", None), (":", None), ("11:60", None), ("11:25:00", None),
    ("1:2:3", None), ("٣:٢٠", None), ("-1:00", None),
])
def test_a_time_is_read_as_people_write_it(qtbot, typed, parts):
    """With a colon, a point, an h, or nothing in between; what is no time is none."""
    assert two_parts(typed) == parts
    field = TimeField()
    qtbot.addWidget(field)
    field.setMaxLength(20)
    field.setText(typed)
    assert field.parts == parts
