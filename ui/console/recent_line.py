"""One recent lesson beside the set-up: open it with a press, or delete it for good after a question."""

from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console.new_lesson import RecentLesson
from ui.kit.labels import PlainLabel, show_tip
from ui.kit.link import Link
from ui.kit.step_button import CROSS, StepButton
from ui.text.words import Words

INSET = 12  # px by which a button's words stand in from its edge


class RecentLink(Link):
    """The lesson's label; the key Delete is for the lesson."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Delete:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.delete_pressed.emit()


class RecentLine(QWidget):
    """Not seen while there is no lesson for it."""

    opened = Signal(str)
    delete_wanted = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._lesson: RecentLesson | None = None
        self.link, self.detail, self.delete = RecentLink(), PlainLabel(voice="caption", right=True), StepButton(CROSS)
        self.delete.setAutoRepeat(False)
        self.delete.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # there is no field beside it that could keep the keyboard
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, INSET, 2)
        line.setSpacing(8)
        line.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        line.addStretch(1)
        line.addWidget(self.detail)
        line.addWidget(self.delete)
        self.link.clicked.connect(lambda: self._tell(self.opened.emit))
        self.link.delete_pressed.connect(lambda: self._tell(self.delete_wanted.emit))
        self.delete.clicked.connect(lambda: self._tell(self.delete_wanted.emit))

    def show_lesson(self, lesson: RecentLesson | None) -> None:
        """Offer another lesson, in the language spoken now; None offers none."""
        self._lesson = lesson
        for part in (self, self.link):
            part.setVisible(lesson is not None)
        if lesson is None:
            return
        self.link.show_text(lesson.label)
        self.detail.show_text(self.words.say(self._told(lesson)))
        asked = self.words.say(Says.DELETE_RECENT, lesson=lesson.label)
        self.delete.setAccessibleName(asked)
        show_tip(self.delete, asked)

    def _tell(self, tell: Callable[[str], None]) -> None:
        if self._lesson is not None:
            tell(self._lesson.path)

    def _told(self, lesson: RecentLesson) -> Saying:
        written = QDate.fromString(lesson.day, Qt.DateFormat.ISODate)
        day = QLocale(self.words.language.value).toString(written, QLocale.FormatType.ShortFormat)
        return say(Says.RECENT_OVER, day=day) if lesson.is_over else say(Says.RECENT_ROUND, day=day, round=lesson.round)
