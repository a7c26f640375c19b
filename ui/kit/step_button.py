"""The buttons beside a number: one step less, one step more."""

from PySide6.QtCore import Qt

from ui.kit.buttons import PlainButton
from ui.kit.theme import TOUCH

CROSS = "\N{MULTIPLICATION SIGN}"  # what puts something away


class StepButton(PlainButton):
    """Held, it goes on counting; the keyboard stays in the field beside it."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.setFixedWidth(TOUCH)
        self.setProperty("kind", "step")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(True)
