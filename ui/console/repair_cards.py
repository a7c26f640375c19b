"""What a table is played with, put right in the middle of a game: the edition, and the figures on the role cards.

It only says what the cards show; what follows from it is seen before anything changes.
"""

from typing import NamedTuple

from msgspec import UNSET, structs
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.terms import names
from app.terms.people import Deck, Goals, RoleCard, deck_faults
from app.terms.saying import Saying, Says, say
from app.views.desk import HeaderView
from ui.console.new_lesson import CardsChange
from ui.console.pages.page import Page
from ui.console.seats import NameField
from ui.kit.buttons import ChoiceRow
from ui.kit.coins import CoinField
from ui.kit.labels import PlainLabel
from ui.kit.rows import CellValue, Rows
from ui.kit.surfaces import inset, surface
from ui.kit.theme import Theme
from ui.text.words import Words

FIGURES = (Says.COLUMN_INCOME, Says.HEAD_LIVING, Says.GET_BY, Says.LIVE_WELL, Says.THRIVE)
MOST = 999  # coins on a card
HIGH, FIELD = 33, 31  # px of a row, and of a field in it: eleven cards are seen at once
NAME, FIGURE = 218, 56  # px across
FLAT = "QLineEdit { min-height: 0; padding: 2px 8px; }"
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CardsPage(Page):
    """A row for each card on the table; Up and Down keep to a column, and Enter shows what follows."""

    changed = Signal(object)  # a CardsChange

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.editions, self._edition = ChoiceRow(), PlainLabel(voice="muted")
        columns = range(2 + len(FIGURES))
        self.table = Rows(theme, [""] * len(columns), stretch=0, right=columns[2:], voices={1: "caption"}, height=HIGH)
        self.lines: list[CardLine] = []
        frame, body = surface("card", (5, 6), 4)
        body.addLayout(inset(self._edition, self.editions, 1))
        body.addWidget(self.table)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        whole.addStretch(1)
        self.editions.chosen.connect(lambda _at: self.show_ready())

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
        for line in self.lines:
            line.forget()
        self.lines = [CardLine(card, self.words) for card in self.cards]
        for field in (field for line in self.lines for field in line.figures):
            field.changed.connect(self.show_ready)
        for line in self.lines:
            line.name.textEdited.connect(self.show_ready)
            line.name.moved_on.connect(self.confirm)
        self._say_editions(self.header.editions.index(self.header.edition))

    def draw(self) -> None:
        self._edition.show_text(self.words.say(Says.SETUP_EDITION))
        self._say_editions(self.editions.chosen_index)
        self.table.show_heads([self.words.say(key) for key in (Says.COLUMN_ROLE, Says.COLUMN_CLASS, *FIGURES)])
        for line in self.lines:
            line.draw()
        self.table.show_rows([line.cells(self._class(line.card)) for line in self.lines])

    def _say_editions(self, chosen: int | None) -> None:
        self.editions.show_choices([self.words.say(names.edition(name)) for name in self.header.editions], chosen)

    def _class(self, card: RoleCard) -> str:
        which = self.words.say(names.social_class(card.social_class))
        return f"{which}, {self.words.say(Says.CARD_SPARE)}" if card.spare else which

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to the card above or below."""
        step = STEPS.get(Qt.Key(event.key()))
        at = self._spot()
        if step is None or at is None:
            super().keyPressEvent(event)
        elif 0 <= at.down + step < len(self.lines):
            self.lines[at.down + step].fields[at.across].setFocus(Qt.FocusReason.TabFocusReason)

    def _spot(self) -> "Spot | None":
        """Where the keyboard is."""
        spots = (Spot(down, across) for down, line in enumerate(self.lines) for across, field in enumerate(line.fields) if field.hasFocus())
        return next(spots, None)


class Spot(NamedTuple):
    """A field's place in the table."""

    down: int
    across: int


class CardLine:
    """The fields of one card, filled in as it is."""

    def __init__(self, card: RoleCard, words: Words) -> None:
        self.card, self._words = card, words
        self.name, self.figures = NameField(), tuple(CoinField(max(MOST, *_figures(card))) for _ in FIGURES)
        self._title = ""
        for field, figure in zip(self.figures, _figures(card), strict=True):
            field.show_amount(figure)
        for field in self.fields:
            field.setStyleSheet(FLAT)
            field.setFixedHeight(FIELD)
        self.name.setFixedWidth(NAME)
        for figure in self.figures:
            figure.setFixedWidth(FIGURE)

    @property
    def fields(self) -> tuple[QLineEdit, ...]:
        """Left to right."""
        return self.name, *self.figures

    @property
    def is_missing(self) -> bool:
        """Whether a figure is not there."""
        return any(field.amount is None for field in self.figures)

    @property
    def typed(self) -> RoleCard:
        """The card as it was typed; a name that is empty is the one that the card has without being given any."""
        fields = zip(self.figures, _figures(self.card), strict=True)
        income, cost, *goals = (was if field.amount is None else field.amount for field, was in fields)
        return structs.replace(self.card, income=income, cost_of_living=cost, goals=Goals(*goals), name=self._name())

    def draw(self) -> None:
        """Say the name in the language spoken now, where the game itself knows it and nobody typed another."""
        before, self._title = self._title, self._words.say(names.role(self.card))
        if not before or self.name.text() == before:
            self.name.setText(self._title)
            self.name.setCursorPosition(0)
        self.name.setAccessibleName(self._words.say(Says.COLUMN_ROLE))
        for field, key in zip(self.figures, FIGURES, strict=True):
            field.setAccessibleName(self._words.say(say(Says.CARD_FIELD, role=names.role(self.card), figure=say(key))))

    def cells(self, social_class: str) -> list[CellValue]:
        """A row of the table."""
        return [self.name, social_class, *self.figures]

    def forget(self) -> None:
        """The fields go for good."""
        for field in self.fields:
            field.deleteLater()

    def _name(self) -> object:
        text = " ".join(self.name.text().split())
        return self.card.name if text == self._title else text or UNSET


def _figures(card: RoleCard) -> tuple[int, ...]:
    return card.income, card.cost_of_living, card.goals.get_by, card.goals.live_well, card.goals.thrive
