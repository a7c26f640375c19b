"""The history: what was entered, newest first, the ways back, and the ways to put an old entry right."""

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView, HistoryLine
from ui.console import key_names
from ui.console.history_choices import HistoryChoices
from ui.console.history_lines import HistoryLines, Line
from ui.kit.buttons import QuietButton
from ui.kit.labels import Elided, PlainLabel, show_tip
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

MARGINS = 14, 6  # px left and right
SPARE = 14  # px that stay free beside a line which is scrolled to: a notice may still make the panel that much lower
LEAST = 62  # px for the lines: two of them and a bit of the third, which says that there are more


class HistoryPanel(QFrame):
    """Undo, redo, repair, correct; a picked line says what can be done about it. Places count from 0, the first entry of the game."""

    undone = Signal(int)
    redone = Signal(int)
    repair_opened = Signal(int)
    repair_inserted = Signal(int)
    repair_dropped = Signal(int)
    correction_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words = words
        self._view: DeskView | None = None
        self.title, self.empty = PlainLabel(voice="panel"), Elided(voice="muted")
        self.undo, self.redo, self.repair, self.correct = (QuietButton() for _ in range(4))
        self.lines, self.choices = HistoryLines(theme), HistoryChoices(words)
        self.through, self.leave = self.choices.through, self.choices.leave
        self._wire()
        self._lay_out()

    def _wire(self) -> None:
        self.undo.clicked.connect(lambda: self.undone.emit(1))
        self.redo.clicked.connect(lambda: self.redone.emit(1))
        self.correct.clicked.connect(self.correction_wanted)
        self.repair.clicked.connect(self._open_newest)
        self.lines.opened.connect(self._open)
        self.lines.moved.connect(self._on_moved)
        choices = self.choices
        choices.undone.connect(lambda: self._choose(self.undone, self._line.steps))
        choices.opened.connect(lambda: self._choose(self.repair_opened, self._place))
        choices.inserted.connect(lambda: self._choose(self.repair_inserted, self._place))
        choices.dropped.connect(lambda: self._choose(self.repair_dropped, self._place))
        choices.left.connect(self.unpick)
        for button in (self.undo, self.redo, self.repair, self.correct):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(LEAST)
        self._scroll.setWidget(_at_top(self.lines))
        listed = QFrame()
        column = QVBoxLayout(listed)
        column.setContentsMargins(MARGINS[0], 2, MARGINS[1], 6)
        column.setSpacing(2)
        column.addLayout(row(self.title, 1, self.undo, self.redo, self.repair, self.correct, gap=0))
        column.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._scroll, 1)
        self._either = QStackedLayout(self)
        self._either.addWidget(listed)
        self._either.addWidget(self.choices)

    @property
    def is_picked(self) -> bool:
        """Whether a line is picked."""
        return self.lines.at >= 0

    @property
    def is_choosing(self) -> bool:
        """Whether it is asked what to do about the picked line."""
        return self._either.currentWidget() is self.choices

    @property
    def _at(self) -> int:
        """The entry of the picked line, the newest first; below 0 where the line is none that stands."""
        return self.lines.at - self._undone_lines

    @property
    def _line(self) -> HistoryLine:
        return self._history[self._at]

    @property
    def _place(self) -> int:
        return len(self._history) - 1 - self._at

    @property
    def _history(self) -> tuple[HistoryLine, ...]:
        return () if self._view is None else self._view.history

    @property
    def _undone_lines(self) -> int:
        return 1 if self._view is not None and self._view.redo is not None else 0

    @property
    def _is_repairing(self) -> bool:
        return self._view is not None and self._view.repair is not None

    def show_view(self, view: DeskView) -> None:
        """The history of this view; what was chosen for a line of another one is no longer asked."""
        self._view = view
        self._leave_choices()
        self._draw()
        self._scroll.verticalScrollBar().setValue(0)  # what was entered last is seen, wherever Tab or a finger has scrolled to
        if self._open_line >= 0:
            self._on_moved(self.lines.box_of(self._open_line))

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self._draw()

    def unpick(self) -> None:
        """Leave the picked line alone; the keyboard stays with the lines."""
        self.lines.show_picked(-1)
        if self.is_choosing:
            self._leave_choices()
            self.lines.setFocus()

    def _leave_choices(self) -> None:
        self._either.setCurrentIndex(0)

    def _open_newest(self) -> None:
        self.lines.show_picked(self._undone_lines)
        self._open()

    def _open(self) -> None:
        """Ask what to do about the picked line, if it is an entry that stands; a repair that is at work takes it in."""
        if not 0 <= self._at < len(self._history):
            self.lines.show_picked(-1)
            return
        self.choices.show_line(self._line, may_undo=not self._is_repairing)
        self._either.setCurrentWidget(self.choices)
        self.choices.fix.setFocus()

    def _choose(self, signal: SignalInstance, value: int) -> None:
        """Tell what was chosen; the line is no longer picked, whatever comes of it."""
        self._leave_choices()
        self.lines.show_picked(-1)
        signal.emit(value)

    def _draw(self) -> None:
        view, words = self._view, self.words
        self.title.show_text(words.say(Says.HISTORY))
        self.lines.setAccessibleName(words.say(Says.HISTORY))
        self.redo.show_text(words.say(Says.REDO))
        self.repair.show_text(words.say(Says.REPAIR))
        self.correct.show_text(words.say(Says.CORRECT))
        self.choices.show_words()
        self.empty.show_text(words.say(Says.HISTORY_EMPTY))
        if view is None:
            return
        undone = () if view.redo is None else (Line(0, words.say(say(Says.REDO_WHAT, what=view.redo)), is_undone=True),)
        self.lines.show_lines((*undone, *(Line(line.round, words.say(line.what)) for line in view.history)), self._open_line)
        wanted, other = (self._scroll, self.empty) if self.lines.lines else (self.empty, self._scroll)
        other.hide()  # first: both at once would make the window grow
        wanted.show()
        self._tell(self.undo, Says.UNDO_WHAT, view.undo, key_names.UNDO)
        self._tell(self.redo, Says.REDO_WHAT, view.redo, key_names.REDO)
        self.repair.setEnabled(bool(view.history))
        self.correct.setVisible(view.may_correct and (view.repair is None or view.repair.is_inserting))
        self._fit_undo()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_undo()

    def _fit_undo(self) -> None:
        """Undo says its key where there is room for it beside everything else; its tip says it always."""
        undo = self.words.say(Says.UNDO)
        self.undo.show_text(f"{undo}  {key_names.UNDO}")
        row_ = (self.title, self.undo, self.redo, self.repair, *(() if self.correct.isHidden() else (self.correct,)))
        if sum(widget.sizeHint().width() for widget in row_) > self.width() - sum(MARGINS):
            self.undo.show_text(undo)

    @property
    def _open_line(self) -> int:
        """The line of the entry that is open in a repair; -1 is none, as after one was left out."""
        repair = self._view.repair if self._view is not None else None
        if repair is None or repair.at is None or (repair.is_ready and not repair.is_staged):
            return -1
        return len(self._history) - 1 - repair.at + self._undone_lines

    def _tell(self, button: QuietButton, key: Says, what: Saying | None, keys: str) -> None:
        """Enabled where there is something to do, and says what it would be."""
        text = "" if what is None else self.words.say(say(key, what=what))
        button.setEnabled(what is not None)
        button.setAccessibleDescription(text)
        show_tip(button, f"{text}  {keys}" if text else "")

    def _on_moved(self, box: QRectF) -> None:
        middle = box.center().toPoint()
        self._scroll.ensureVisible(middle.x(), middle.y(), 0, round(box.height() / 2) + SPARE)


def _at_top(widget: QWidget) -> QWidget:
    """A room in which it stands at the top."""
    room = QWidget()
    line = QHBoxLayout(room)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
    return room
