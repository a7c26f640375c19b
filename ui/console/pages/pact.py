"""The opening pact: how many coins lay in the bag, and where Tension starts with them."""

from itertools import groupby

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.asks import PactAsk
from app.entries import Entry, PactMade
from app.terms.coins import CoinRange
from app.terms.saying import Says
from ui.console.pages.outcomes import span
from ui.console.pages.page import Page
from ui.kit.labels import PlainLabel
from ui.kit.rows import Rows
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class PactPage(Page):
    """One number, and the table in which it stands."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.coins = CoinStepper()
        self.coins.changed.connect(self._on_changed)
        self._label, self._most = PlainLabel(voice="title"), PlainLabel(voice="muted")
        self.meaning = PlainLabel(voice="now")
        self.table = Rows(theme, ("", ""), stretch=0, right={1}, voices={1: "title"}, height=38)
        self._lay_out()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        entry, inner = surface("card", (16, 14), 10)
        inner.addLayout(row(self._label, self.coins, self._most, 1, self.meaning, gap=12))
        frame, body = surface("card", (5, 8), 2)
        body.addWidget(self.table)
        whole.addWidget(entry)
        whole.addWidget(frame)
        whole.addStretch(1)

    @property
    def ask(self) -> PactAsk:
        """What is asked."""
        return self.asked(PactAsk)

    def begin(self) -> None:
        self.coins.show_amount(None)

    def recall(self, entry: Entry) -> None:
        if isinstance(entry, PactMade):
            self.coins.show_bounds(self.ask.most)
            self.coins.show_amount(entry.coins)

    def draw(self) -> None:
        say_ = self.words.say
        self.coins.show_bounds(self.ask.most)
        self.coins.field.setAccessibleName(say_(Says.COINS_IN_THE_BAG))
        self._label.show_text(say_(Says.COINS_IN_THE_BAG))
        self._most.show_text(say_(Says.OF_MOST, most=self.ask.most))
        self.table.show_heads((say_(Says.HEAD_COINS_IN_THE_BAG), say_(Says.TENSION_STARTS)))
        self._draw_meaning()

    def _draw_meaning(self) -> None:
        coins, tensions = self.coins.amount, self.ask.tensions
        self.meaning.show_text("" if coins is None else self.words.say(Says.TENSION_STARTS_AT, tension=tensions[coins]))
        steps = _steps(tensions)
        lit = None if coins is None else next(at for at, (coins_, _) in enumerate(steps) if coins_.has(coins))
        self.table.show_rows([(span(coins_), str(tension)) for coins_, tension in steps], lit)

    def _on_changed(self) -> None:
        self._draw_meaning()
        self.show_ready()

    def may_confirm(self) -> bool:
        return self.coins.amount is not None

    def confirm(self) -> None:
        """Emit the pact; without a number, go to the field."""
        if self.coins.amount is None:
            self.focus_first()
        else:
            self.entered.emit(PactMade(self.coins.amount))

    def focus_first(self) -> None:
        self.coins.field.setFocus()

    def type_letter(self, text: str) -> bool:
        """A figure typed while the field has no focus begins the number anew."""
        if len(text) != 1 or not "0" <= text <= "9":
            return False
        self.coins.show_amount(int(text))
        self.focus_first()
        self.coins.field.deselect()
        self._on_changed()
        return True


def _steps(tensions: tuple[int, ...]) -> list[tuple[CoinRange, int]]:
    """The coins that mean the same Tension, from the fullest bag down."""
    coins = range(len(tensions))
    groups = [(tension, list(each)) for tension, each in groupby(coins, key=lambda at: tensions[at])]
    return [(CoinRange(each[0], each[-1]), tension) for tension, each in reversed(groups)]
