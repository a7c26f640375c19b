"""A notice: tinted, with a coin-coloured edge; it never stands in the way, and says what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel


class Notice(QFrame):
    """One sentence, and one thing that can be done about it; gone while there is nothing to say."""

    acted = Signal()

    def __init__(self, text: str = "", action: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "notice")
        self._words = PlainLabel(wrap=True)
        self._action = PlainButton()
        self._action.clicked.connect(self.acted.emit)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 8, 6)
        line.setSpacing(12)
        line.addWidget(self._words, 1)
        line.addWidget(self._action, 0, Qt.AlignmentFlag.AlignVCenter)
        self.show_notice(text, action)

    @property
    def action(self) -> PlainButton:
        """The button, for focus and for tests."""
        return self._action

    def show_notice(self, text: str, action: str = "") -> None:
        """Say it, with a button if `action` names one; an empty text takes the notice away."""
        self._words.show_text(text)
        self._action.show_text(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(text)
        self.setVisible(bool(text))
