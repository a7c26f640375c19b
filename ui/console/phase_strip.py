"""The strip below the top: the steps of the round, and at its end how the game fits before the bell, where one is set."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.pace import Timetable
from ui.console.pace_words import how_it_fits
from ui.kit.link import Link
from ui.kit.phases import PhaseSteps
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words


class PhaseStrip(QFrame):
    """Always as high as the steps."""

    pace_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self._timetable: Timetable | None = None
        self._is_playing = False
        self.phases, self.pace = PhaseSteps(theme), Link()
        self.pace.setProperty("low", "yes")
        self.pace.setFixedHeight(PhaseSteps.HEIGHT)
        self.pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pace.clicked.connect(self.pace_wanted)
        line = row(gap=0)
        line.addWidget(self.phases, 1)
        line.addWidget(self.pace)
        self.setLayout(line)
        self.setFixedHeight(PhaseSteps.HEIGHT)
        self.show_words()

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(self.rect(), QColor(self.theme.well))

    def show_pace(self, timetable: Timetable | None) -> None:
        """How it fits; None without a game."""
        self._timetable = timetable
        self.show_words()

    def show_playing(self, *, is_playing: bool) -> None:
        """Whether a game is seen, not a set-up."""
        self._is_playing = is_playing
        self.show_words()

    def show_words(self) -> None:
        """Say it in the language spoken now."""
        outlook = self._timetable.outlook if self._timetable is not None and self._is_playing else None
        text = self.words.say(how_it_fits(outlook)) if outlook is not None else ""
        if text != self.pace.words:
            self.pace.show_text(text)
        self.pace.setVisible(bool(text))
