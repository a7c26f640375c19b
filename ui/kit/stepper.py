"""A number of coins that a finger can set, too: minus, field, plus."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.coins import CoinField
from ui.kit.painting import MINUS
from ui.kit.step_button import StepButton


class CoinStepper(QWidget):
    """A CoinField between two buttons; holding one of them goes on counting."""

    changed = Signal()

    def __init__(self, most: int = 0, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = CoinField(most)
        self.minus, self.plus = StepButton(MINUS), StepButton("+")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for widget in (self.minus, self.field, self.plus):
            line.addWidget(widget)
        self.setFocusProxy(self.field)
        self.field.changed.connect(self._on_changed)
        self.minus.clicked.connect(lambda: self._step(-1))
        self.plus.clicked.connect(lambda: self._step(1))
        self._enable()

    @property
    def amount(self) -> int | None:
        """The coins, or None while the field is empty."""
        return self.field.amount

    def show_bounds(self, most: int) -> None:
        """Allow 0 to `most` coins."""
        self.field.show_bounds(most)
        self._enable()

    def show_amount(self, amount: int | None) -> None:
        """Fill the field, or empty it, without a signal."""
        self.field.show_amount(amount)
        self._enable()

    def _step(self, by: int) -> None:
        self.field.show_amount(min(max(0, (self.amount or 0) + by), self.field.most))
        self._on_changed()

    def _on_changed(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.minus.setEnabled(bool(self.amount))
        self.plus.setEnabled((self.amount or 0) < self.field.most)
