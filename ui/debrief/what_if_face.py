"""What if: pick one thing, and the game that would have followed stands beside the real one."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.debrief import MOST_OTHERS, OtherGame, Search, WhatIfView
from ui.debrief.change_picker import ChangePicker
from ui.debrief.games_table import GamesTable
from ui.debrief.search_panel import SearchPanel
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel, Squeezed, show_tip
from ui.kit.painting import width_of
from ui.kit.step_button import CROSS
from ui.kit.surfaces import surface
from ui.kit.theme import DESK, TOUCH, Theme
from ui.kit.zooming import SELF_SIZED, UNBOUND, fit_part
from ui.text.words import Words

PICKER = 448  # px
ONE_LINE, TWO_LINES = 20, 34  # px of a note


class WhatIfFace(QWidget):
    """The picker and the search at the left, the games at the right."""

    tried = Signal(int)  # the number of a change
    dropped = Signal(int)
    shown = Signal(int)  # the class sees the other game at this place, or no longer
    search_toggled = Signal()
    ready_changed = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._view: WhatIfView | None = None
        self.picker, self.search = ChangePicker(theme, words), SearchPanel(theme, words)
        self.table, self.buttons = GamesTable(theme, words), GameButtons(words)
        self.notes = tuple(Squeezed(voice="muted") for _ in range(MOST_OTHERS))
        self.picker.changed.connect(self.ready_changed)
        self.search.toggled.connect(self.search_toggled)
        self.search.picked.connect(self.tried)
        self.buttons.shown.connect(self.shown)
        self.buttons.dropped.connect(self.dropped)
        self.nothing = PlainLabel(voice="muted", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        self._left, picks = QWidget(), QVBoxLayout()
        self._left.setFixedWidth(PICKER)
        picks.setContentsMargins(0, 0, 0, 0)
        picks.setSpacing(10)
        for part, share in ((self.nothing, 0), (self.picker, 1), (self.search, 0)):
            picks.addWidget(part, share)
        self._left.setLayout(picks)
        frame, column = surface("card", (8, 6), 4)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        for note in self.notes:
            column.addWidget(note)
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(16)
        self._whole.addWidget(self._left)
        self._whole.addWidget(frame, 1)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """The games below what can be tried, where there is no room beside it."""
        self._whole.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self._left.setProperty(SELF_SIZED, is_narrow)
        if is_narrow:
            self._left.setMinimumWidth(0)
            self._left.setMaximumWidth(UNBOUND)
        elif self._left.maximumWidth() == UNBOUND:
            self._left.setFixedWidth(PICKER)

    def show_view(self, view: WhatIfView) -> None:
        """All of it, in the language spoken now."""
        self._view = view
        self.picker.show_choices(view.choices)
        self.picker.setVisible(bool(view.choices))
        self.nothing.show_text(self.words.say(Says.TRY_NOTHING))
        self.nothing.setVisible(not view.choices)
        self.table.show_view(view)
        self.buttons.show_view(view, self.table)
        self.search.show_search(view.search)
        for at, label in enumerate(self.notes):
            label.setVisible(at < len(view.others))
            label.show_text(self.words.say(_note(at + 1, view.others[at])) if at < len(view.others) else "")
        self._fit_notes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_notes()

    def _fit_notes(self) -> None:
        """One line, or two smaller ones."""
        room = self.table.width()
        for label in self.notes:
            label.setFixedHeight(ONE_LINE if width_of(label.text(), DESK.body) <= room else TWO_LINES)
        fit_part(self)

    def show_search(self, search: Search) -> None:
        """How far the search is."""
        self.search.show_search(search)

    @property
    def is_ready(self) -> bool:
        """Whether what is picked is not among the games yet."""
        view, number = self._view, self.picker.number
        return view is not None and number is not None and number not in [other.number for other in view.others]

    def confirm(self) -> None:
        """Try what is picked."""
        if self.is_ready:
            self.tried.emit(self.picker.number)


class GameButtons(QWidget):
    """Under each other game: show it to the class, or put it away."""

    shown = Signal(int)
    dropped = Signal(int)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._table: GamesTable | None = None
        self.show_buttons = tuple(PlainButton(parent=self) for _ in range(MOST_OTHERS))
        self.drop_buttons = tuple(PlainButton(CROSS, parent=self) for _ in range(MOST_OTHERS))
        self.setFixedHeight(TOUCH)
        for at in range(MOST_OTHERS):
            self.show_buttons[at].setCheckable(True)
            self.show_buttons[at].setProperty("dense", "field")
            self.show_buttons[at].clicked.connect(lambda _checked, at=at: self.shown.emit(at))
            self.drop_buttons[at].clicked.connect(lambda _checked=False, at=at: self.dropped.emit(at))

    def show_view(self, view: WhatIfView, table: GamesTable) -> None:
        """As many as there are games beside the real one."""
        self._table = table
        for at, (show, drop) in enumerate(zip(self.show_buttons, self.drop_buttons, strict=True)):
            is_there, is_shown = at < len(view.others), at == view.on_wall
            show.setVisible(is_there)
            drop.setVisible(is_there)
            show.setEnabled(view.may_show)
            show.setChecked(is_shown)
            show.show_text(self.words.say(Says.TRY_SHOWN if is_shown else Says.TRY_SHOW))
            show_tip(show, self.words.say(Says.TRY_SHOW_TIP if view.may_show else Says.TRY_SHOW_NOT_YET))
            show_tip(drop, self.words.say(Says.TRY_DROP_TIP))
            drop.setAccessibleName(self.words.say(Says.TRY_DROP_TIP))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if self._table is None:
            return
        for at, (show, drop) in enumerate(zip(self.show_buttons, self.drop_buttons, strict=True)):
            left, wide = self._table.column_place(at + 1)
            show.setGeometry(self._table.shown(QRectF(left + 4, 0, wide - TOUCH - 12, TOUCH)).toRect())
            drop.setGeometry(self._table.shown(QRectF(left + wide - TOUCH - 4, 0, TOUCH, TOUCH)).toRect())


def _note(number: int, other: OtherGame) -> Saying:
    """Where it stops being this game, or what is not known in it, or that all is."""
    said = [each for each in (other.stopped, other.doubt) if each is not None]
    if not said:
        return say(Says.TRY_GOES_ON, number=number)
    return say(Says.TRY_NOTE, number=number, what=say(Says.SENTENCES, parts=tuple(said)))
