"""The names of a table that is being played, and what its lesson is called, to be put right. It moves nobody to another seat."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_LABEL
from app.views.desk import DeskView
from ui.console.new_lesson import HeaderChange
from ui.console.pages.page import QuietAction
from ui.console.seats import SeatFields
from ui.console.setup_form import LabelField
from ui.console.sheet import Sheet
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import TOUCH, Theme
from ui.text.words import Words


class NamesSheet(Sheet):
    """The label, then a field for each seat; Enter in the last one changes them."""

    changed = Signal(object)  # a HeaderChange
    cards_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.label, self.seats, self._name = LabelField(maxLength=LONGEST_LABEL), SeatFields(words), PlainLabel(voice="muted")
        self.label.setMinimumHeight(TOUCH)
        frame, column = surface("card", (16, 10), 8)
        column.addLayout(row(self._name, self.label, gap=16))
        from_top(self, frame, self.seats)
        self.label.moved_on.connect(lambda: self.seats.go_to(0))
        self.seats.finished.connect(self.confirm)

    def show_view(self, view: DeskView) -> None:
        """Fill in the names as they are, once: what was typed stays while the sheet is open."""
        is_new = self.view is None
        super().show_view(view)
        if is_new:
            self.label.setText(view.label)
            self.seats.show_players(len(view.players))
            for field, player in zip(self.seats.fields, view.players, strict=False):
                field.show_name(player.name)

    def hideEvent(self, event: QHideEvent) -> None:
        """A sheet that was left forgets what was typed; one whose window is minimised does not."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.forget_view()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_NAMES), say(Says.WHY_NAMES), say(Says.DO_NAMES)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return (*self.back(), (say(Says.CARDS), self.cards_wanted.emit))

    def focus_first(self) -> None:
        self.label.setFocus(Qt.FocusReason.TabFocusReason)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self._name.show_text(self.words.say(Says.SETUP_LESSON))
        self.label.setPlaceholderText(self.words.say(Says.SETUP_LESSON_HINT))
        self.label.setAccessibleName(self.words.say(Says.SETUP_LESSON))
        self.seats.show_words()

    def confirm(self) -> None:
        """Tell the names, if any of them is another; leave the sheet otherwise."""
        change = HeaderChange(" ".join(self.label.text().split()), self.seats.names)
        if change == self._as_it_was():
            self.left.emit()
        else:
            self.changed.emit(change)

    def _as_it_was(self) -> HeaderChange:
        return HeaderChange(self.shown.label, tuple(player.name for player in self.shown.players))
