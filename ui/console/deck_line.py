"""One card of a deck that is typed in: besides its figures the class, and at which tables it is in play."""

from collections.abc import Callable

from msgspec import structs
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.terms import names
from app.terms.people import CLASSES, RoleCard
from app.terms.saying import Says, say
from ui.console.card_table import CardLine
from ui.kit.buttons import PlainButton
from ui.kit.rows import CellValue
from ui.kit.theme import DENSE
from ui.text.words import Words

FIGURE, CLASS, WHEN = 44, 66, 90  # px across
WHENS = {  # spare, left out at -> as it is said
    (False, 0): Says.DECK_ALWAYS, (False, 7): Says.DECK_NOT_AT_7, (False, 6): Says.DECK_NOT_AT_6, (True, 0): Says.CARD_SPARE,
}


class TurnButton(PlainButton):
    """A few things of which one is shown; each press goes on to the next."""

    turned = Signal()

    def __init__(self, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.at, self._labels, self._name = 0, (), ""
        self.setProperty("dense", "field")
        self.setFixedSize(QSize(wide, DENSE))
        self.clicked.connect(self._turn)

    def show_choices(self, labels: tuple[str, ...], at: int, name: str) -> None:
        """These, of which this one is shown; `name` says what it is for."""
        self._labels, self._name, self.at = labels, name, at
        self._show()

    def _turn(self) -> None:
        self.at = (self.at + 1) % len(self._labels)
        self._show()
        self.turned.emit()

    def _show(self) -> None:
        self.show_text(self._labels[self.at])
        self.setAccessibleName(f"{self._name}: {self._labels[self.at]}")


class DeckLine(CardLine):
    """All that is printed on a card, and what the rules say of it."""

    def __init__(self, card: RoleCard, words: Words) -> None:
        super().__init__(card, words)
        self.social_class, self.when = TurnButton(CLASS), TurnButton(WHEN)
        self._whens = tuple(WHENS) if _when(card) in WHENS else (*WHENS, _when(card))
        self._class_at, self._when_at = CLASSES.index(card.social_class), self._whens.index(_when(card))
        for field in self.figures:
            field.setFixedWidth(FIGURE)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        return self.name, self.social_class, *self.figures, self.when

    @property
    def typed(self) -> RoleCard:
        """The card as it was typed and turned."""
        spare, left_out_at = self._whens[self.when.at if self._is_drawn else self._when_at]
        at = self.social_class.at if self._is_drawn else self._class_at
        return structs.replace(super().typed, social_class=CLASSES[at], spare=spare, left_out_at=left_out_at)

    @property
    def _is_drawn(self) -> bool:
        return bool(self.when.words)

    def draw(self) -> None:
        at = (self.social_class.at, self.when.at) if self._is_drawn else (self._class_at, self._when_at)
        super().draw()
        role, say_ = names.role(self.card), self._words.say
        classes = tuple(say_(names.social_class(each)) for each in CLASSES)
        self.social_class.show_choices(classes, at[0], say_(say(Says.CARD_FIELD, role=role, figure=say(Says.COLUMN_CLASS))))
        whens = tuple(say_(WHENS.get(when, Says.DECK_NOT_AT_7)) for when in self._whens)
        self.when.show_choices(whens, at[1], say_(say(Says.CARD_FIELD, role=role, figure=say(Says.DECK_WHEN))))

    def cells(self) -> list[CellValue]:
        return [self.name, self.social_class, *self.figures, self.when]

    def heard(self, listener: Callable[[], None]) -> None:
        super().heard(listener)
        self.social_class.turned.connect(listener)
        self.when.turned.connect(listener)


def _when(card: RoleCard) -> tuple[bool, int]:
    return card.spare, card.left_out_at
