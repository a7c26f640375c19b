"""What every row of the strip shares: small fields in one line for one kind of ask, which Enter confirms."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.terms.names import verbatim
from app.terms.saying import Saying
from app.views.strip import Line
from ui.kit.coins import CoinField
from ui.kit.jumped_to import JumpedTo
from ui.kit.theme import Theme
from ui.text.words import Words

BACK, ON = (Qt.Key.Key_Left, Qt.Key.Key_Up), (Qt.Key.Key_Right, Qt.Key.Key_Down)


class AskRow(QWidget):
    """It makes an entry of what is typed; what would follow from a secret it leaves to the desk."""

    entered = Signal(object)  # an Entry
    drawn_taken = Signal(object)  # what the console has drawn shall stand: for this seat, or (None) for the whole table
    told = Signal(object)  # a Saying: what is missing, or a question that confirming once more answers
    questioned = Signal()  # a press that bounces must not answer it
    aside_changed = Signal()
    typed = Signal()  # what was told is no longer the question

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self._shown: Line | None = None
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(8)

    @property
    def shown(self) -> Any:
        """What can be entered now."""
        if self._shown is None:
            raise RuntimeError(self)
        return self._shown

    def show_line(self, line: Line, *, is_new: bool) -> None:
        """What can be entered; what was typed stays while it is the same ask."""
        is_new = is_new or self._shown is None
        self._shown = line
        if is_new:
            self.begin()
        self.draw()

    def show_theme(self, theme: Theme) -> None:
        """What is made from now on begins in these colours."""
        self.theme = theme

    def now(self) -> Saying | None:
        """What to do at this step, where the ask has several."""
        return None

    def aside(self) -> Saying | None:
        """The quieter word besides, where the row knows a better one than the ask."""
        return None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to type or to choose."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None:
            self.draw()

    def begin(self) -> None:
        """Forget what was typed."""

    def draw(self) -> None:
        """Show it, in the language spoken now."""

    def confirm(self) -> None:
        """Emit the entry, or say what is missing."""

    def focus_first(self) -> None:
        """Give the keyboard to the field that is wanted first."""

    def type_letter(self, _text: str) -> bool:
        """A letter that no field took; whether it means something here."""
        return False

    @property
    def open_fields(self) -> "list[StripField]":
        """The fields that can be typed in, from left to right."""
        return [each for each in self.findChildren(StripField) if each.isVisibleTo(self) and each.isEnabled()]

    @property
    def waiting_field(self) -> "StripField | None":
        """The first field that is not answered yet, or else the first of all; None where nothing is typed."""
        fields = self.open_fields
        return next((each for each in fields if each.amount is None), fields[0] if fields else None)

    def type_figure(self, figure: str) -> bool:
        """A figure that was typed beside the fields goes into the one that waits; whether there is one."""
        field = self.waiting_field
        if field is None or not (figure.isascii() and figure.isdigit()):
            return False
        field.setFocus()
        field.type_anew(figure)
        return True

    def leave(self) -> bool:
        """Esc: one step back; whether there was one."""
        return False


def seat_aside(names: Sequence[str], fields: Sequence[QWidget]) -> Saying | None:
    """Whose field has the keyboard, once that has left the first one."""
    at = next((at for at, field in enumerate(fields[: len(names)]) if field.hasFocus()), 0)
    return verbatim(f"{at + 1} \N{MIDDLE DOT} {names[at]}") if at else None


class StripField(JumpedTo, CoinField):
    """A small field; the arrows go from one to the next and never out of the row, and a letter is left to the row."""

    entered = Signal()  # the keyboard came to it

    WIDTH = 46  # px
    LATE = frozenset({*JumpedTo.LATE, *ON})

    def type_anew(self, figure: str) -> None:
        """Begin with this figure, whatever stood there."""
        self.selectAll()
        self.insert(figure)
        self.changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if key in {*BACK, *ON}:
            self._go(1 if key in ON else -1)
        elif text.isprintable() and text and not text.isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _go(self, by: int) -> None:
        """To the field beside it; at either end there is none, and a figure that follows is not to be lost on a button."""
        row = self.parentWidget()
        while not isinstance(row, AskRow):
            row = row.parentWidget()
        fields = row.open_fields
        to = fields.index(self) + by
        if 0 <= to < len(fields):
            fields[to].setFocus()
