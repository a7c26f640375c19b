"""A small field for a number of coins."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.kit.theme import TOUCH


class Upto(QValidator):
    """Plain figures up to a bound; nothing else can be typed, whatever is pasted.

    A number beyond the bound empties the field: half of it, left standing, would be another number than the one that was meant.
    """

    def __init__(self, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.most = most

    def validate(self, text: str, at: int) -> object:
        """Empty may become a number; what is no number is not taken, and a number too large is taken for nothing."""
        if not text:
            return QValidator.State.Intermediate, text, at
        if not (text.isascii() and text.isdigit()):
            return QValidator.State.Invalid, text, at
        if len(text) > len(str(self.most)) or int(text) > self.most:
            return QValidator.State.Intermediate, "", 0
        return QValidator.State.Acceptable, text, at


class CoinField(QLineEdit):
    """0 to a bound, or empty; Enter is left to the page, and getting the focus selects everything."""

    changed = Signal()

    WIDTH = 64  # px

    def __init__(self, most: int = 0, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._upto = Upto(most, self)
        self.setValidator(self._upto)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(self.WIDTH)
        self.setMinimumHeight(TOUCH)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its words would be Qt's own, in Qt's language
        self.textEdited.connect(lambda _text: self.changed.emit())

    @property
    def amount(self) -> int | None:
        """The coins, or None while the field is empty."""
        return int(self.text()) if self.text() else None

    @property
    def most(self) -> int:
        """The largest number that can be typed."""
        return self._upto.most

    def show_bounds(self, most: int) -> None:
        """Allow 0 to `most` coins; a number that is too large by now is taken out."""
        self._upto.most = most
        if (self.amount or 0) > most:
            self.clear()

    def show_amount(self, amount: int | None) -> None:
        """Fill the field, or empty it, without a signal."""
        text = "" if amount is None else str(amount)
        if text != self.text():
            self.setText(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)  # the press that follows sets the cursor, and unselects
