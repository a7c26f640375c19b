"""What a repair changes on the table, to be moved while it is read; then it is confirmed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.terms.saying import Says, say
from app.views.desk import RepairView
from ui.console.pages.page import Page, QuietAction
from ui.console.tick_list import TickList
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, inset, surface
from ui.kit.theme import Theme
from ui.kit.tick_line import TickLine
from ui.text.words import Words


class ReviewPage(Page):
    """A line for each move, which can be ticked once it is done; the ticks are only the teacher's."""

    confirmed = Signal()
    change_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.moves, self.nothing = TickList(theme), PlainLabel(voice="now", wrap=True)
        frame, inner = surface("card", (5, 10), 6)
        inner.addLayout(inset(self.nothing))
        inner.addWidget(self.moves)
        from_top(self, frame)

    @property
    def repair(self) -> RepairView:
        """The repair that is ready."""
        if self.shown.repair is None:
            raise ValueError(self.shown.ask)
        return self.shown.repair

    @property
    def lines(self) -> list[TickLine]:
        """The lines, those that are not needed now among them."""
        return self.moves.lines

    def begin(self) -> None:
        self.moves.clear()

    def draw(self) -> None:
        moves = self.repair.moves
        self.nothing.show_text("" if moves else self.words.say(Says.REVIEW_NOTHING))
        self.nothing.setVisible(not moves)
        self.moves.show_lines([self.words.say(move) for move in moves])

    def may_confirm(self) -> bool:
        return self.repair.is_ready

    def confirm(self) -> None:
        """Make the repair."""
        self.confirmed.emit()

    def focus_first(self) -> None:
        """Nowhere: Enter makes the repair."""
        self.setFocus()

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        """What was left out cannot be entered otherwise."""
        return ((say(Says.REPAIR_CHANGE_AGAIN), self.change_wanted.emit),) if self.repair.is_staged else ()
