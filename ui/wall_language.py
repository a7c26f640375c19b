"""The wall's language: what somebody chose, or else what the class saw of this lesson, whatever the computer speaks by now."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.text.languages import Language
from ui.text.words import Words

if TYPE_CHECKING:
    from app.table import Table

NOTE = "wall_language"  # the key of the lesson's note


class WallLanguage(QObject):
    """Speaks at the wall, and keeps with each lesson what it was shown in."""

    found = Signal(Language)  # a lesson brought it along

    def __init__(self, words: Words, table: Callable[[], "Table | None"], *, is_chosen: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words, self._table, self._is_chosen = words, table, is_chosen

    def choose(self, language: Language) -> None:
        """Speak this one from now on, in every lesson."""
        self._is_chosen = True
        self._words.speak(language)
        self._keep()

    def follow(self) -> None:
        """Go on with the lesson that was opened in the language that it was shown in, unless another was chosen."""
        shown = self._kept()
        if shown in {*Language} and shown != self._words.language and not self._is_chosen:
            self._words.speak(Language(shown))
            self.found.emit(Language(shown))
        self._keep()

    def _kept(self) -> str | None:
        table = self._table()
        return None if table is None else table.noted(NOTE, str)  # a later program may speak more than we do

    def _keep(self) -> None:
        table = self._table()
        if table is not None and self._kept() != self._words.language:
            table.note(NOTE, self._words.language)
