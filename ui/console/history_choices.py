"""What can be done about one line of the history: go back to before it, repair it, put something before it, leave it out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.terms.saying import Says, say
from app.views.desk import HistoryLine
from ui.kit.buttons import PlainButton, QuietButton
from ui.kit.labels import Elided
from ui.kit.surfaces import row
from ui.text.words import Words


class HistoryChoices(QFrame):
    """Four ways, and the way back to the history; `left` is the last."""

    undone = Signal()
    opened = Signal()
    inserted = Signal()
    dropped = Signal()
    left = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._line: HistoryLine | None = None
        self.what = Elided(voice="strong")
        self.through, self.fix, self.insert, self.drop = (PlainButton() for _ in range(4))
        self.leave = QuietButton()
        ways = ((self.through, self.undone), (self.fix, self.opened), (self.insert, self.inserted), (self.drop, self.dropped))
        for button, signal in (*ways, (self.leave, self.left)):
            button.clicked.connect(signal)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 8, 6)
        column.setSpacing(4)
        column.addWidget(self.what, 1)
        column.addLayout(row(self.through, 1, self.leave, gap=8))
        column.addLayout(row(self.fix, self.insert, self.drop, 1, gap=8))

    def show_line(self, line: HistoryLine, *, may_undo: bool) -> None:
        """Offer the ways of this line; nothing is undone in the middle of a repair."""
        self._line = line
        self.through.setVisible(may_undo)
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        words = self.words.say
        for button, key in ((self.fix, Says.REPAIR_THIS), (self.insert, Says.REPAIR_INSERT), (self.drop, Says.REPAIR_DROP)):
            button.show_text(words(key))
        self.leave.show_text(words(Says.CANCEL))
        if self._line is not None:
            steps = say(Says.STEPS, n=self._line.steps)
            self.through.show_text(words(say(Says.UNDO_THROUGH, steps=steps)))
            self.what.show_text(words(say(Says.ROUND_OF, round=self._line.round, what=self._line.what)))
