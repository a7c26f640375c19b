"""What the desk's tests share: the window with a clock that a test can set, and an ear for its signals."""

from operator import attrgetter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ui.console.new_lesson import EditionOffer, Offer, RecentLesson
from ui.console.window import Console
from ui.kit.theme import LIGHT
from ui.text.words import Words

SMALLEST = (1280, 705)  # px: 1366 x 768 less a task bar and a title bar
PRICES = {8: 10, 7: 9, 6: 8}
OFFER = Offer(
    (EditionOffer("with-pact", has_pact=True, level_prices=PRICES), EditionOffer("without-pact", has_pact=False, level_prices=PRICES)),
    "folder",
    (RecentLesson("first.lesson", "Table 1", "2025-11-28", 8, is_over=True), RecentLesson("second.lesson", "Table 2", "2025-11-20", 5)),
)


class Clock:
    """Time that passes when a test says so, in s."""

    now = 100.0

    def __call__(self):
        return self.now


class Heard:
    """Every signal of a window, in order, with what it carried."""

    NAMES = (
        "entered", "drafted", "undone", "redone", "repair_opened", "repair_inserted", "repair_dropped", "repair_confirmed", "repair_left",
        "repair_resumed", "sheets.cards_opened", "cards_changed",
        "sheets.header_changed", "wall_stepped", "wall.toggled",
        "wall.windowed", "wall.screen_chosen", "wall.screens_identified", "lesson_chosen",
        "lesson_opened", "new_lesson_wanted", "files.export_chosen", "desk_language_chosen", "wall_language_chosen", "wall.scale_chosen",
        "sheets.theme_chosen", "wall_skipped", "mode_toggled", "wall.reveals_chosen",
    )

    def __init__(self, window):
        self.all = []
        for name in self.NAMES:
            attrgetter(name)(window).connect(lambda *values, name=name: self.all.append((name, *values)))

    def of(self, name):
        """What the signals of this name carried."""
        return [values[0] if values else None for heard, *values in self.all if heard == name]


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def words():
    return Words()


@pytest.fixture
def console(qtbot, words, clock):
    """The window at its smallest, without a game."""
    window = Console(LIGHT, words, clock)
    qtbot.addWidget(window)
    window.resize(*SMALLEST)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def heard(console):
    return Heard(console)


@pytest.fixture
def press(console, qtbot):
    """Press and release a key where the keyboard's focus is, as a person would."""

    def pressed(key, modifier=Qt.KeyboardModifier.NoModifier):
        qtbot.keyClick(QApplication.focusWidget() or console, key, modifier)

    return pressed
