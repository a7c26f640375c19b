"""The table of role cards, one field for each figure: filled in as the cards are, and read as they were typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import UNSET, structs
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.terms import names
from app.terms.people import Goals, RoleCard
from app.terms.saying import Says, say
from app.terms.typed import MOST_COINS
from ui.console.seats import NameField
from ui.kit.coins import CoinField
from ui.kit.rows import CellValue, Rows
from ui.kit.theme import DENSE, Theme
from ui.text.words import Words

FIGURES = (Says.COLUMN_INCOME, Says.HEAD_LIVING, Says.GET_BY, Says.LIVE_WELL, Says.THRIVE)
HIGH = 33  # px of a row: eleven cards are seen at once
NAME, FIGURE = 170, 56  # px across; a name takes what is left
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CardLine:
    """The fields of one card, filled in as it is."""

    def __init__(self, card: RoleCard, words: Words) -> None:
        self.card, self._words = card, words
        self.name, self.figures = NameField(), tuple(CoinField(max(MOST_COINS, *_figures(card))) for _ in FIGURES)
        self._title = ""
        for field, figure in zip(self.figures, _figures(card), strict=True):
            field.show_amount(figure)
        for field in (self.name, *self.figures):
            field.setProperty("dense", "field")
            field.setFixedHeight(DENSE)
        self.name.setMinimumWidth(NAME)
        for figure in self.figures:
            figure.setFixedWidth(FIGURE)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Whatever the keyboard can be in, left to right."""
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

    def cells(self) -> list[CellValue]:
        """A row of the table."""
        which = self._words.say(names.social_class(self.card.social_class))
        return [self.name, f"{which}, {self._words.say(Says.CARD_SPARE)}" if self.card.spare else which, *self.figures]

    def heard(self, listener: Callable[[], None]) -> None:
        """Tell this listener whenever something was typed."""
        self.name.textEdited.connect(lambda _text: listener())
        for field in self.figures:
            field.changed.connect(listener)

    def forget(self) -> None:
        """The fields go for good."""
        for field in self.fields:
            field.deleteLater()

    def _name(self) -> object:
        text = " ".join(self.name.text().split())
        return self.card.name if text == self._title else text or UNSET


class CardTable(Rows):
    """A row for each card; Up and Down keep to a column."""

    changed = Signal()
    finished = Signal()  # Enter in a name

    def __init__(
        self, theme: Theme, words: Words, line: type[CardLine] = CardLine, more: Sequence[Says] = (), gap: int = 6,
        parent: QWidget | None = None,
    ) -> None:
        self._heads_said = (Says.COLUMN_ROLE, Says.COLUMN_CLASS, *FIGURES, *more)
        columns = range(len(self._heads_said))
        right = columns[2 : 2 + len(FIGURES)]
        super().__init__(
            theme, [""] * len(columns), stretch=0, right=right, voices={1: "caption"}, height=HIGH, gap=gap, heads_wrap=True, parent=parent,
        )
        self.words, self._line = words, line
        self.lines: list[CardLine] = []

    def show_cards(self, cards: Sequence[RoleCard]) -> None:
        """Other cards, each filled in as it is."""
        for line in self.lines:
            line.forget()
        self.lines = [self._line(card, self.words) for card in cards]
        for line in self.lines:
            line.heard(self.changed.emit)
            line.name.moved_on.connect(self.finished)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self.show_heads([self.words.say(key) for key in self._heads_said])
        for line in self.lines:
            line.draw()
        self.show_rows([line.cells() for line in self.lines])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to the card above or below."""
        step = STEPS.get(Qt.Key(event.key()))
        at = self.spot()
        if step is None or at is None:
            super().keyPressEvent(event)
        elif 0 <= at.down + step < len(self.lines):
            self.lines[at.down + step].fields[at.across].setFocus(Qt.FocusReason.TabFocusReason)

    def spot(self) -> "Spot | None":
        """Where the keyboard is."""
        spots = (Spot(down, across) for down, line in enumerate(self.lines) for across, field in enumerate(line.fields) if field.hasFocus())
        return next(spots, None)


class Spot(NamedTuple):
    """A field's place in the table."""

    down: int
    across: int


def _figures(card: RoleCard) -> tuple[int, ...]:
    return card.income, card.cost_of_living, card.goals.get_by, card.goals.live_well, card.goals.thrive
