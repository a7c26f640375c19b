"""The cards that are still in the deck, to say which one was drawn from the printed one."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ui.console.pages.amount import LARGE
from ui.kit.buttons import PlainButton
from ui.kit.theme import Theme


class CardPicker(QFrame):
    """A button for each card, in the order of the table of cards."""

    picked = Signal(str)

    COLUMNS = 2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.buttons: list[PlainButton] = []
        self._ids: tuple[str, ...] = ()
        self._columns = self.COLUMNS
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 12, 12, 12)
        self._grid.setSpacing(8)

    def show_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """The id and the title of each card."""
        self._ids = tuple(card for card, _ in cards)
        while len(self.buttons) < len(cards):
            self._add()
        for button, (_, title) in zip(self.buttons, cards, strict=False):
            button.show_text(title)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(cards))

    def _add(self) -> None:
        at = len(self.buttons)
        button = PlainButton()
        button.clicked.connect(lambda: self.picked.emit(self._ids[at]))
        self.buttons.append(button)
        self._grid.addWidget(button, at // self._columns, at % self._columns)

    def show_theme(self, theme: Theme) -> None:
        """In large letters one card stands under the other."""
        columns = self.COLUMNS if theme.zoom < LARGE else 1
        if columns != self._columns:
            self._columns = columns
            for at, button in enumerate(self.buttons):
                self._grid.addWidget(button, at // columns, at % columns)
