"""The tax vote: four columns, and what would follow if one of them wins."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.asks import TaxVoteAsk
from app.entries import Entry, TaxVoted
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.saying import Saying
from ui.console.pages.ballot import BallotPage
from ui.console.pages.outcomes import OutcomeTable
from ui.kit.signs import TAX_SIGNS
from ui.kit.theme import Theme
from ui.text.words import Words


class TaxVotePage(BallotPage):
    """The tokens A to D."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, TAX_SIGNS, parent)
        self.outcomes = OutcomeTable(theme, words)
        self.below.addWidget(self.outcomes)
        self.below.addWidget(self.outcomes.notice)
        self.below.addStretch(1)

    @property
    def ask(self) -> TaxVoteAsk:
        """What is asked."""
        return self.asked(TaxVoteAsk)

    @property
    def players(self) -> int:
        return self.ask.players

    def names(self) -> Sequence[Saying]:
        return tuple(names.tax(tax) for tax in TAXES)

    def letters(self) -> Sequence[str]:
        return TAXES

    def recall(self, entry: Entry) -> None:
        if isinstance(entry, TaxVoted):
            self.recall_counts(tuple(entry.votes.get(tax.value, 0) for tax in TAXES))

    def entry(self, counts: tuple[int, ...]) -> TaxVoted:
        return TaxVoted({tax.value: count for tax, count in zip(TAXES, counts, strict=True) if count})

    def draw(self) -> None:
        super().draw()
        self.outcomes.show_outcomes(self.ask.outcomes, self.shown)
        self.make_room(is_asked=self.question.standing is not None)

    def make_room(self, *, is_asked: bool) -> None:
        """The warning about what could win goes once the question is how many have voted."""
        self.outcomes.show_warning(shown=not is_asked)
