"""Rows of buttons: who decides a tie, whether the bell rings, and nothing at all."""

from PySide6.QtCore import Qt

from app.entries import EventRead, GameStopped, TieBroken
from app.terms.saying import Says, say
from ui.console.strip.ask_row import AskRow
from ui.kit.buttons import QuietButton
from ui.kit.key_kinds import NONE_OF_THEM
from ui.kit.marked_row import MarkedRow
from ui.kit.painting import width_of
from ui.kit.theme import DESK, Theme
from ui.text.words import Words

EDGES = 92  # px of a button beyond its words: its mark, and the gap to the next one


class TieRow(AskRow):
    """A choice by its letter, its figure or the arrows; the last one is the pass, where one is possible."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.choices = MarkedRow(theme)
        self.choices.chosen.connect(lambda _at: self.typed.emit())
        self.line.addWidget(self.choices, 1)

    def begin(self) -> None:
        self.choices.show_choices(())

    def draw(self) -> None:
        named = [(self.words.say(each.letter), self.words.say(each.name)) for each in self.shown.options]
        if self.shown.may_pass:
            named.append((NONE_OF_THEM, self.words.say(Says.STRIP_NONE)))
        whole = [f"{letter}  {name}" for letter, name in named]
        room = self.width() / self.theme.zoom
        fits = sum(width_of(text, DESK.body, bold=True) + EDGES for text in whole) <= room
        self.choices.show_choices(whole if fits else [letter for letter, _name in named], self.choices.chosen_index)
        for button, text in zip(self.choices.buttons, whole, strict=True):
            button.setAccessibleName(text)

    def confirm(self) -> None:
        """Emit the answer, once one is chosen."""
        at = self.choices.chosen_index
        if at is None:
            self.focus_first()
            self.told.emit(say(Says.STRIP_CHOOSE))
            return
        options = self.shown.options
        self.entered.emit(TieBroken(options[at].id if at < len(options) else None, self.shown.seat))

    def focus_first(self) -> None:
        self.choices.buttons[self.choices.chosen_index or 0].setFocus()

    def type_letter(self, text: str) -> bool:
        """The letter of a token, a figure from 1, or 0 for the pass."""
        options = self.shown.options
        keys = {self.words.say(option.letter): at for at, option in enumerate(options)}
        keys |= {str(at + 1): at for at in range(len(options))} | ({NONE_OF_THEM: len(options)} if self.shown.may_pass else {})
        if text.upper() not in keys:
            return False
        button = self.choices.buttons[keys[text.upper()]]
        button.setFocus()
        button.click()
        return True


class EventRow(AskRow):
    """Nothing to type: the event was read, or, after one question, the bell has rung."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.bell, self._is_ringing = QuietButton(), False
        self.bell.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bell.clicked.connect(self._on_bell)
        self.line.addWidget(self.bell)
        self.line.addStretch(1)

    def begin(self) -> None:
        self._is_ringing = False

    def draw(self) -> None:
        self.bell.show_text(self.words.say(Says.THE_BELL_RINGS))
        self.bell.setVisible(self.shown.finished > 0 and not self._is_ringing)

    @property
    def is_empty(self) -> bool:
        return self.shown.finished == 0

    def _on_bell(self) -> None:
        self._is_ringing = True
        self.setFocus()  # the button goes, and Qt would give the keyboard to whichever comes next
        self.draw()
        self.told.emit(say(Says.ASK_STOP, round=self.shown.finished))
        self.questioned.emit()

    def confirm(self) -> None:
        """Emit that the event was read; or that the game ends here, if that was asked."""
        self.entered.emit(GameStopped() if self._is_ringing else EventRead())

    def leave(self) -> bool:
        """Play on."""
        was, self._is_ringing = self._is_ringing, False
        if was:
            self.draw()
            self.typed.emit()
        return was


class DeskRow(AskRow):
    """Nothing can be entered here."""

    @property
    def is_empty(self) -> bool:
        return True
