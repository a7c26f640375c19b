"""A teacher at the desk, who reads what it asks and answers as it happened at the table; with what, is for others to say."""

from collections.abc import Callable

from msgspec import UNSET
from PySide6.QtWidgets import QApplication, QPushButton

from app import entries as e
from app.entries import Entry
from app.terms.ballots import TAXES
from app.terms.services import SERVICES
from ui.main import Program


class Teacher:
    """What every teacher does; `keys` and `finger` know how."""

    def __init__(self, program: Program, clock: Callable[[float], None]):
        self.program, self.console, self._pass = program, program.console, clock
        self.told: list[Entry] = []
        program.console.entered.connect(self.told.append)

    @property
    def page(self):
        return self.console.asks.page

    @property
    def view(self):
        return self.page.shown

    def answer(self, entry: Entry) -> None:
        """Tell the desk what happened; the pause after the last entry is over by then."""
        self._pass(1.0)
        before = len(self.told)
        self._do(entry)
        QApplication.processEvents()
        assert len(self.told) == before + 1, (entry, self.told[before:], self.page)

    def _do(self, entry: Entry) -> None:
        match entry:
            case e.PactMade(coins):
                self.count_pact(coins)
            case e.RolesDealt(roles):
                self.deal(roles)
            case e.EventRead(handed_over) | e.PayDayHeld(handed_over):
                self.settle(handed_over)
            case e.TaxVoted(votes):
                self.vote([votes.get(tax.value, 0) for tax in TAXES])
            case e.BudgetVoted(votes):
                self.vote([votes.get(service.value, 0) for service in SERVICES])
            case e.TieBroken(choice):
                self.break_tie(choice)
            case e.CardRead(seat, card, handed_over):
                self.read_card(seat, card, None if handed_over is UNSET else handed_over)
            case e.GameStopped():
                self.ring()
            case e.EnvelopesCounted():
                self.count_envelopes(entry)
            case e.Corrected():
                self.correct(entry)
            case _:
                raise AssertionError(entry)

    def quiet(self, key) -> QPushButton:
        """The quiet word at the foot that says this."""
        words = self.program.desk_words.say(key)
        return next(button for button in self.console.asks.foot.quiet if button.isVisible() and button.words == words)

