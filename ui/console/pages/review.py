"""What a repair changes on the table, to be moved while it is read; then it is confirmed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.terms.saying import Says, say
from app.views.desk import RepairView
from ui.console.pages.page import Page, QuietAction
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, inset, surface
from ui.kit.theme import Theme
from ui.kit.tick_line import TickLine
from ui.text.words import Words

IN_ONE_COLUMN = 7  # moves; more stand in two columns


class ReviewPage(Page):
    """A line for each move, which can be ticked once it is done; the ticks are only the teacher's."""

    confirmed = Signal()
    change_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.lines: list[TickLine] = []
        self.nothing = PlainLabel(voice="now", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(2)
        for column in range(2):
            self._grid.setColumnStretch(column, 1)
        frame, inner = surface("card", (5, 10), 6)
        inner.addLayout(inset(self.nothing))
        inner.addLayout(self._grid)
        from_top(self, frame)

    @property
    def repair(self) -> RepairView:
        """The repair that is ready."""
        if self.shown.repair is None:
            raise ValueError(self.shown.ask)
        return self.shown.repair

    def begin(self) -> None:
        for line in self.lines:
            line.setChecked(False)

    def draw(self) -> None:
        moves = self.repair.moves
        self.nothing.show_text("" if moves else self.words.say(Says.REVIEW_NOTHING))
        self.nothing.setVisible(not moves)
        while len(self.lines) < len(moves):
            self.lines.append(TickLine(self.theme))
        for at, line in enumerate(self.lines):
            self._grid.removeWidget(line)
            if at < len(moves):
                line.show_text(self.words.say(moves[at]))
                self._place(at, line, len(moves))
            else:
                line.hide()

    def _place(self, at: int, line: TickLine, moves: int) -> None:
        rows = moves if moves <= IN_ONE_COLUMN else (moves + 1) // 2
        across = 2 if rows == moves else 1
        self._grid.addWidget(line, at % rows, at // rows, 1, across)
        line.show()

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
