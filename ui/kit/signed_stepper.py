"""A change by so many, up or down: minus, field, plus; typed figures take a sign before them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ui.kit.painting import MINUS, signed
from ui.kit.step_button import StepButton
from ui.kit.theme import TOUCH

HYPHEN = "-"  # what a keyboard has for the minus


class Between(QValidator):
    """Whole numbers from a bound below 0 to one above; nothing that can never become one can be typed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.least, self.most = 0, 0

    def validate(self, text: str, at: int) -> object:
        """A lone sign may become a number; what is out of bounds may not be typed at all."""
        plain = text.replace(MINUS, HYPHEN)
        if plain in {"", "+", HYPHEN}:
            return QValidator.State.Intermediate, text, at
        figures = plain[1:] if plain[0] in "+-" else plain
        if not (figures.isascii() and figures.isdigit()) or len(figures) > 6 or not self.least <= int(plain) <= self.most:
            return QValidator.State.Invalid, text, at
        return QValidator.State.Acceptable, text, at


class SignedStepper(QWidget):
    """`by` is None while nothing is typed, or only a sign."""

    changed = Signal()

    WIDTH = 84  # px

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self._between = Between(self.field)
        self.field.setValidator(self._between)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.field.setFixedWidth(self.WIDTH)
        self.field.setMinimumHeight(TOUCH)
        self.field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its words would be Qt's own, in Qt's language
        self.minus, self.plus = StepButton(MINUS), StepButton("+")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for widget in (self.minus, self.field, self.plus):
            line.addWidget(widget)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(lambda _text: self.changed.emit())
        self.minus.clicked.connect(lambda: self._step(-1))
        self.plus.clicked.connect(lambda: self._step(1))

    @property
    def by(self) -> int | None:
        """The change, 0 included, or None."""
        text = self.field.text().replace(MINUS, HYPHEN)
        return int(text) if text.strip("+-") else None

    def show_bounds(self, least: int, most: int) -> None:
        """Allow changes from `least` (0 or below) to `most` (0 or above); one that is out of bounds by now is taken out."""
        self._between.least, self._between.most = least, most
        if self.by is not None and not least <= self.by <= most:
            self.field.clear()

    def show_by(self, by: int | None) -> None:
        """Fill the field, or empty it, without a signal."""
        self.field.setText("" if by is None else signed(by))

    def _step(self, by: int) -> None:
        self.show_by(max(self._between.least, min(self._between.most, (self.by or 0) + by)))
        self.changed.emit()
