"""A notice: tinted, with a coin-coloured edge; it never stands in the way, and says what to do."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.buttons import PlainButton
from ui.kit.hearing import Role, announce
from ui.kit.labels import PlainLabel


class Notice(QFrame):
    """One sentence, and one or two things that can be done about it; gone while there is nothing to say."""

    heard_as = Role.AlertMessage
    acted = Signal()
    acted_otherwise = Signal()  # by the second button

    def __init__(self, text: str = "", action: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "notice")
        self._words = PlainLabel(wrap=True)
        self._action = PlainButton()
        self._action.clicked.connect(self.acted.emit)
        self._other = PlainButton()
        self._other.clicked.connect(self.acted_otherwise.emit)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 8, 6)
        line.setSpacing(12)
        line.addWidget(self._words, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(4)
        for button in (self._action, self._other):
            buttons.addWidget(button)
        line.addLayout(buttons)
        self.show_notice(text, action)

    @property
    def action(self) -> PlainButton:
        """The button, for focus and for tests."""
        return self._action

    @property
    def other(self) -> PlainButton:
        """The second button, for focus and for tests."""
        return self._other

    def show_notice(self, text: str, action: str = "", other: str = "") -> None:
        """Say it, with a button if `action` names one and a second if `other` does; an empty text takes the notice away."""
        self._words.show_text(text)
        self._action.show_text(action)
        self._action.setVisible(bool(action))
        self._other.show_text(other)
        self._other.setVisible(bool(other))
        if text != self.accessibleName():
            announce(self, text, at_once=True)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
