"""What is left to be moved on the table after a repair: the list that was read before it, until all of it is done."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.terms.saying import Saying, Says, say
from ui.console.pages.page import QuietAction
from ui.console.sheet import Sheet
from ui.console.tick_list import TickList
from ui.kit.surfaces import from_top, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class MovesSheet(Sheet):
    """Enter says that all of it is moved; Esc goes back to the table, and the list waits."""

    finished = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._moves: tuple[Saying, ...] = ()
        self.list = TickList(theme)
        frame, inner = surface("card", (5, 10), 6)
        inner.addWidget(self.list)
        from_top(self, frame)

    def show_moves(self, moves: tuple[Saying, ...], ticks: Sequence[bool]) -> None:
        """What is to be moved, and what of it is done."""
        self._moves = moves
        self.draw()
        self.list.show_ticks(ticks)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_MOVES), say(Says.WHY_MOVES), say(Says.DO_MOVES)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return self.back()

    def confirm(self) -> None:
        """All of it is moved."""
        self.finished.emit()
        self.left.emit()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self.list.show_lines([self.words.say(move) for move in self._moves])
