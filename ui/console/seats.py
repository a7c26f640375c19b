"""Who sits where: one field a seat. Enter moves on, and a pasted list fills one seat after another."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from app.terms.people import MOST_PLAYERS
from app.terms.saying import Says, say
from app.terms.typed import LONGEST_NAME
from ui.kit.key_kinds import ENTER
from ui.kit.labels import PlainLabel
from ui.kit.theme import TOUCH
from ui.text.words import Words

ACROSS = 4  # fields in a row


class NameField(QLineEdit):
    """A name of at most `LONGEST_NAME` letters; Enter is a move, and a text of several lines is a list of names."""

    moved_on = Signal()
    listed = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(TOUCH - 6)
        self.setMinimumWidth(80)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its words would be Qt's own, in Qt's language
        self.textEdited.connect(self._on_edited)
        self.listened: Callable[[], bool] | None = None  # whether a list was pasted, and taken by whoever has all the seats

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and self.listened is not None and self.listened():
            return
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.moved_on.emit()
        else:
            super().keyPressEvent(event)

    def show_name(self, name: str) -> None:
        """Another name, seen from its beginning."""
        self.setText(name)
        self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCursorPosition(0)  # a long name is known by its beginning

    def _on_edited(self, text: str) -> None:
        names = [name.strip() for name in text.splitlines()]
        if len(names) > 1:
            self.listed.emit([name for name in names if name])
        elif len(text) > LONGEST_NAME:
            self.setText(text[:LONGEST_NAME])


class SeatFields(QFrame):
    """Eight fields, of which as many are seen as there are players."""

    changed = Signal()
    finished = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words, self.players = words, MOST_PLAYERS
        self.title = PlainLabel(voice="panel")
        self.fields = tuple(NameField() for _ in range(MOST_PLAYERS))
        self._numbers = tuple(PlainLabel(str(seat), "muted") for seat in range(1, MOST_PLAYERS + 1))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        for seat, (number, field) in enumerate(zip(self._numbers, self.fields, strict=True)):
            at, across = divmod(seat, ACROSS)
            grid.addWidget(number, at, 2 * across)
            grid.addWidget(field, at, 2 * across + 1)
            grid.setColumnStretch(2 * across + 1, 1)
            self._wire(seat, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 10)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addLayout(grid)

    def _wire(self, seat: int, field: NameField) -> None:
        field.moved_on.connect(lambda: self._on_moved_on(seat))
        field.listed.connect(lambda names: self._on_listed(seat, names))
        field.textChanged.connect(lambda _text: self.changed.emit())

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat; whoever has no name is called by their seat."""
        return tuple(
            " ".join(field.text().split())[:LONGEST_NAME] or self.words.say(say(Says.PLAYER_NUMBER, seat=seat))
            for seat, field in enumerate(self.fields[: self.players], 1)
        )

    def show_players(self, players: int) -> None:
        """As many seats; what was typed into the others is kept."""
        self.players = players
        for seat, (number, field) in enumerate(zip(self._numbers, self.fields, strict=True)):
            number.setEnabled(seat < players)
            field.setEnabled(seat < players)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self.title.show_text(self.words.say(Says.SETUP_SEATS))
        for seat, field in enumerate(self.fields, 1):
            field.setPlaceholderText(self.words.say(Says.SETUP_NAME))
            field.setAccessibleName(self.words.say(say(Says.SETUP_SEAT, seat=seat)))

    def clear(self) -> None:
        """No names."""
        for field in self.fields:
            field.clear()

    def go_to(self, seat: int) -> None:
        """Put the keyboard into a field, 0 first, with its name chosen whole, as Tab does: a new one takes its place."""
        self.fields[seat].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_moved_on(self, seat: int) -> None:
        if seat + 1 < self.players:
            self.go_to(seat + 1)
        else:
            self.finished.emit()

    def _on_listed(self, seat: int, names: Sequence[str]) -> None:
        free = self.fields[seat : self.players]
        for field, name in zip(free, names, strict=False):
            field.show_name(name[:LONGEST_NAME])
        free[min(len(names), len(free)) - 1].setFocus()
