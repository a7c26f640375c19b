"""The history: what was entered, newest first, and the ways back."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView
from ui.console.history_lines import HistoryLines, Line
from ui.kit.buttons import PlainButton, QuietButton
from ui.kit.labels import Elided, PlainLabel, show_tip
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

UNDO_KEY, REDO_KEY = "Ctrl+Z", "Ctrl+Y"
LEAST = 62  # px for the lines: two of them and a bit of the third, which says that there are more


class HistoryPanel(QFrame):
    """Undo, redo, correct; and by picking an older line, back to before it."""

    undone = Signal(int)
    redone = Signal(int)
    correction_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words = words
        self._view: DeskView | None = None
        self.title, self.empty = PlainLabel(voice="panel"), Elided(voice="muted")
        self.undo, self.redo, self.correct = QuietButton(), QuietButton(), QuietButton()
        self.through, self.leave = PlainButton(), QuietButton()
        self.lines = HistoryLines(theme)
        self.lines.picked.connect(self._on_picked)
        self._wire()
        self._lay_out()

    def _wire(self) -> None:
        self.undo.clicked.connect(lambda: self.undone.emit(1))
        self.redo.clicked.connect(lambda: self.redone.emit(1))
        self.correct.clicked.connect(self.correction_wanted)
        self.through.clicked.connect(lambda: self.undone.emit(self._steps))
        self.leave.clicked.connect(self.unpick)
        for button in (self.undo, self.redo, self.correct, self.through, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(LEAST)
        self._scroll.setWidget(_at_top(self.lines))
        self.lines.moved.connect(self._on_moved)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 2, 6, 6)
        column.setSpacing(2)
        column.addLayout(row(self.title, 1, self.undo, self.redo, self.correct, self.through, self.leave, gap=0))
        column.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._scroll, 1)

    @property
    def is_picked(self) -> bool:
        """Whether a line is picked."""
        return self.lines.at >= 0

    @property
    def _steps(self) -> int:
        """Entries to undo so that the picked one is gone, too."""
        return self.lines.at + 1 - self._undone_lines

    @property
    def _undone_lines(self) -> int:
        return 1 if self._view is not None and self._view.redo is not None else 0

    def show_view(self, view: DeskView) -> None:
        """The history of this view."""
        self._view = view
        self._draw()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self._draw()

    def unpick(self) -> None:
        """Leave the picked line alone."""
        self.lines.show_picked(-1)
        self._show_buttons()

    def _draw(self) -> None:
        view, words = self._view, self.words
        self.title.show_text(words.say(Says.HISTORY))
        self.undo.show_text(f"{words.say(Says.UNDO)}  {UNDO_KEY}")
        self.redo.show_text(words.say(Says.REDO))
        self.correct.show_text(words.say(Says.CORRECT))
        self.leave.show_text(words.say(Says.LEAVE_IT))
        self.empty.show_text(words.say(Says.HISTORY_EMPTY))
        if view is None:
            return
        undone = () if view.redo is None else (Line(0, words.say(say(Says.REDO_WHAT, what=view.redo)), is_undone=True),)
        self.lines.show_lines((*undone, *(Line(line.round, words.say(line.what)) for line in view.history)))
        wanted, other = (self._scroll, self.empty) if self.lines.lines else (self.empty, self._scroll)
        other.hide()  # first: both at once would make the window grow
        wanted.show()
        self._tell(self.undo, Says.UNDO_WHAT, view.undo, UNDO_KEY)
        self._tell(self.redo, Says.REDO_WHAT, view.redo, REDO_KEY)
        self._show_buttons()

    def _tell(self, button: QuietButton, key: Says, what: Saying | None, keys: str) -> None:
        """Enabled where there is something to do, and says what it would be."""
        text = "" if what is None else self.words.say(say(key, what=what))
        button.setEnabled(what is not None)
        button.setAccessibleDescription(text)
        show_tip(button, f"{text}  {keys}" if text else "")

    def _show_buttons(self) -> None:
        picked = self.is_picked and self._steps > 0
        for button in (self.undo, self.redo):
            button.setVisible(not picked)
        self.correct.setVisible(not picked and self._view is not None and self._view.may_correct)
        self.title.setVisible(not picked)
        self.through.setVisible(picked)
        self.leave.setVisible(picked)
        if picked:
            steps = say(Says.STEPS, n=self._steps)
            self.through.show_text(self.words.say(say(Says.UNDO_THROUGH, steps=steps)))

    def _on_picked(self, _at: int) -> None:
        self._show_buttons()

    def _on_moved(self, box: QRectF) -> None:
        middle = box.center().toPoint()
        self._scroll.ensureVisible(middle.x(), middle.y(), 0, round(box.height() / 2))


def _at_top(widget: QWidget) -> QWidget:
    """A room in which it stands at the top."""
    room = QWidget()
    line = QHBoxLayout(room)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
    return room
