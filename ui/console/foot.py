"""The foot of the desk's left side: quiet words, and the one primary button. It never moves."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from ui.console.pages.page import QuietAction
from ui.kit.buttons import PrimaryButton, QuietButton
from ui.kit.labels import Elided, show_tip
from ui.kit.mnemonics import mnemonics
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.kit.wrapping import Wrapping
from ui.kit.zooming import SELF_SIZED, UNBOUND
from ui.text.words import Words


class Foot(QFrame):
    """A note in bold, what else may be done, and what Enter does."""

    confirmed = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.note = Elided(voice="strong")
        self.primary = PrimaryButton(theme)
        self.primary.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.primary.clicked.connect(self.confirmed)
        self._actions: tuple[QuietAction, ...] = ()
        self.quiet: list[QuietButton] = []
        self._quiet_row = Wrapping(gap=4)
        self._quiet_row.show_wrapping(may_wrap=False)
        beside = row(self.note, gap=12)
        beside.addLayout(self._quiet_row, 1)
        self._line = row(beside, row(1, self.primary), gap=12)
        self._line.setStretch(0, 1)
        self.setLayout(self._line)
        self.setFixedHeight(PrimaryButton.HEIGHT)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """One above the other where there is no room for both."""
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self.setProperty(SELF_SIZED, is_narrow)
        self._quiet_row.show_wrapping(may_wrap=is_narrow)
        if is_narrow:
            self.setMinimumHeight(0)
            self.setMaximumHeight(UNBOUND)
        elif self.maximumHeight() == UNBOUND:
            self.setFixedHeight(PrimaryButton.HEIGHT)

    def show_primary(self, text: str, key: str, ready: bool) -> None:
        """Name the primary button and its key; it is pale while something is missing."""
        self.primary.show_words(text, key)
        self.primary.setEnabled(ready)

    def show_note(self, note: str) -> None:
        """Say something in bold at the left, or nothing."""
        self.note.show_text(note)
        self.note.setVisible(bool(note))

    def show_quiet(self, actions: tuple[QuietAction, ...]) -> None:
        """Offer these as quiet words, left to right."""
        self._actions = actions
        while len(self.quiet) < len(actions):
            self._add()
        texts = [self.words.say(text) for text, _ in actions]
        for at, button in enumerate(self.quiet):
            button.setVisible(at < len(actions))
        for button, text, letter in zip(self.quiet, texts, mnemonics(texts), strict=False):
            button.show_text(text)
            key = f"Alt+{letter}" if letter else ""
            button.setShortcut(key)  # a new text takes the old one away
            show_tip(button, key)

    def _add(self) -> None:
        button, at = QuietButton(), len(self.quiet)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._act(at))
        self.quiet.append(button)
        self._quiet_row.addWidget(button)

    def _act(self, at: int) -> None:
        self._actions[at][1]()
