"""The budget vote: three columns, and what the budget is made of and comes to."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.asks import BudgetVoteAsk
from app.entries import BudgetVoted, Entry
from app.terms import names
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES
from ui.console.pages.ballot import BallotPage
from ui.console.pages.told import Told
from ui.kit.labels import PlainLabel
from ui.kit.rows import Cell, Rows
from ui.kit.signs import SERVICE_SIGNS, SignKind
from ui.kit.surfaces import inset, surface
from ui.kit.theme import Theme
from ui.text.words import Words

LETTERS = (Says.LETTER_HEALTH, Says.LETTER_EDUCATION, Says.LETTER_SHIELD)


class BudgetVotePage(BallotPage):
    """The tokens of the three services, by the letters that they show in the language spoken."""

    PLACES = (Says.FIRST_PLACE, Says.SECOND_PLACE, Says.THIRD_PLACE)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, SERVICE_SIGNS, parent)
        self._title, self._sum = PlainLabel(voice="panel"), PlainLabel(voice="caption")
        self.shares = Rows(theme, ("",) * 2, stretch=0, right={1}, voices={1: "title"}, height=36)
        frame, inner = surface("card", (5, 8), 4)
        inner.addLayout(inset(self._title, 1, self._sum))
        inner.addWidget(self.shares)
        self.told = Told(theme, words)
        self.below.addWidget(frame)
        self.below.addWidget(self.told, 1)

    @property
    def ask(self) -> BudgetVoteAsk:
        """What is asked."""
        return self.asked(BudgetVoteAsk)

    @property
    def players(self) -> int:
        return self.ask.players

    def names(self) -> Sequence[Saying]:
        return tuple(names.service(name) for name in SERVICES)

    def letters(self) -> Sequence[str]:
        return tuple(self.words.say(letter) for letter in LETTERS)

    def recall(self, entry: Entry) -> None:
        if isinstance(entry, BudgetVoted):
            self.recall_counts(tuple(entry.votes.get(name.value, 0) for name in SERVICES))

    def entry(self, counts: tuple[int, ...]) -> BudgetVoted:
        return BudgetVoted({name.value: count for name, count in zip(SERVICES, counts, strict=True) if count})

    def draw(self) -> None:
        super().draw()
        say_ = self.words.say
        self._title.show_text(say_(Says.BUDGET_TO_SHARE, coins=names.coins(self.ask.budget)))
        self._sum.show_text(" + ".join(say_(part) for part in _parts(self.ask)))
        self.shares.show_heads(("", say_(Says.HEAD_RECEIVES)))
        self.shares.show_rows([
            (say_(place), Cell(str(coins), sign=SignKind.COIN)) for place, coins in zip(self.PLACES, self.ask.shares, strict=True)
        ])
        self.told.show_told(self.shown.told)


def _parts(ask: BudgetVoteAsk) -> tuple[Saying, ...]:
    parts = (say(Says.PART_REVENUE, n=ask.revenue), say(Says.PART_RESERVE, n=ask.reserve), say(Says.PART_GIFT, n=ask.gift))
    return tuple(part for part in parts if part.values["n"]) or parts[:1]
