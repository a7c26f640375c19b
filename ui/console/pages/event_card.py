"""The event of the round as the wall will show it: its sign, its title, what it says and what happens now."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.views.public import EventScene
from ui.kit.labels import PlainLabel
from ui.kit.signs import Sign, SignKind
from ui.kit.theme import Theme
from ui.text.words import Words


class EventCard(QFrame):
    """A card that only the desk shows until it is read."""

    SIDE = 88  # px

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("surface", "card")
        self._sign = Sign(theme, SignKind.BOOM, self.SIDE)
        self._title, self._rule, self._now = PlainLabel(voice="now", wrap=True), PlainLabel(wrap=True), PlainLabel(voice="title", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(6)
        for label in (self._title, self._rule, self._now):
            column.addWidget(label)
        line = QHBoxLayout(self)
        line.setContentsMargins(18, 14, 18, 14)
        line.setSpacing(20)
        line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(column, 1)

    def show_event(self, event: EventScene | None) -> None:
        """Say it in the language spoken now."""
        self.setVisible(event is not None)
        if event is not None:
            self._sign.show_sign(SignKind(event.sign))
            self._title.show_text(self._words.say(event.title))
            self._rule.show_text(self._words.say(event.rule))
            self._now.show_text(self._words.say(event.now))
