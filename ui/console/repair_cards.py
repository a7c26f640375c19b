"""What a table is played with, put right in the middle of a game: the edition, and the figures on the role cards.

It only says what the cards show; what follows from it is seen before anything changes.
"""

from msgspec import structs
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.terms import names
from app.terms.people import Deck, RoleCard, deck_faults
from app.terms.saying import Saying, Says, say
from app.views.desk import HeaderView
from ui.console.card_table import CardLine, CardTable
from ui.console.new_lesson import CardsChange
from ui.console.pages.page import Page
from ui.kit.buttons import ChoiceRow
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, inset, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class CardsPage(Page):
    """A row for each card on the table; Up and Down keep to a column, and Enter shows what follows."""

    changed = Signal(object)  # a CardsChange

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.editions, self._edition = ChoiceRow(), PlainLabel(voice="muted")
        self.table = CardTable(theme, words)
        frame, body = surface("card", (5, 6), 4)
        body.addLayout(inset(self._edition, self.editions, 1))
        body.addWidget(self.table)
        from_top(self, frame)
        self.editions.chosen.connect(lambda _at: self.show_ready())
        self.table.changed.connect(self.show_ready)
        self.table.finished.connect(self.confirm)

    @property
    def lines(self) -> list[CardLine]:
        """The cards, each with its fields."""
        return self.table.lines

    @property
    def header(self) -> HeaderView:
        """What the repair would play with so far."""
        repair = self.shown.repair
        if repair is None or repair.header is None:
            raise ValueError(repair)
        return repair.header

    @property
    def cards(self) -> tuple[RoleCard, ...]:
        """The cards on the table, the spares last; those that were left out of so small a table are in nobody's way."""
        deck = self.header.deck
        return (*deck.in_play(self.header.players), *deck.spares())

    @property
    def deck(self) -> Deck:
        """The whole deck as it was typed; a figure that is missing is as it was."""
        typed = {line.card.id: line.typed for line in self.lines}
        return structs.replace(self.header.deck, roles=tuple(typed.get(role.id, role) for role in self.header.deck.roles))

    def begin(self) -> None:
        self.table.show_cards(self.cards)
        self._say_editions(self.header.editions.index(self.header.edition))

    def draw(self) -> None:
        self._edition.show_text(self.words.say(Says.SETUP_EDITION))
        self._say_editions(self.editions.chosen_index)
        self.table.draw()

    def _say_editions(self, chosen: int | None) -> None:
        self.editions.show_choices([self.words.say(names.edition(name)) for name in self.header.editions], chosen)

    def wrong(self) -> Saying | None:
        """What no deck of cards can be, or what is missing, at the first card of which that is true."""
        missing = next((line.card for line in self.lines if line.is_missing), None)
        if missing is not None:
            return say(Says.CARD_NUMBER_MISSING, role=names.role(missing))
        deck = self.deck
        at = {fault.at: fault for fault in deck_faults(deck)}
        unsorted = next((role for number, role in enumerate(deck.roles) if f"roles[{number}].goals" in at), None)
        return None if unsorted is None else say(Says.CARD_GOALS_ORDER, role=names.role(unsorted))

    def may_confirm(self) -> bool:
        return self.wrong() is None

    def confirm(self) -> None:
        """Tell how the cards and the edition really are."""
        if self.may_confirm():
            self.changed.emit(CardsChange(self.header.editions[self.editions.chosen_index or 0], self.deck))

    def footnote(self) -> Saying | None:
        return self.wrong() if self.view is not None else None

    def focus_first(self) -> None:
        self.lines[0].figures[0].setFocus(Qt.FocusReason.TabFocusReason)
