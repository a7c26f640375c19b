"""What each tax would mean, before it wins: only at the desk, never on the wall."""

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.asks import TaxOutcome
from app.terms import names
from app.terms.coins import CoinRange
from app.terms.gauges import TENSION_HIGH
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView
from ui.kit.labels import PlainLabel
from ui.kit.notice import Notice
from ui.kit.rows import CellValue
from ui.kit.signs import SignKind
from ui.kit.surfaces import inset
from ui.kit.theme import Theme
from ui.kit.wide_rows import WideRows
from ui.text.words import Words

DASH = "\N{EM DASH}"


class OutcomeTable(QFrame):
    """Coins, who could not pay, exclusions and Tension of the four taxes; its `notice` is laid out by the page, below the table."""

    HEADS = (
        Says.HEAD_COLLECTS, Says.HEAD_SHARES, Says.HEAD_SURELY, Says.HEAD_POSSIBLY, Says.HEAD_EXCLUSIONS, Says.TENSION,
    )

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._is_dangerous = words, False
        self._title, self._private = PlainLabel(voice="panel"), PlainLabel(voice="caption")
        self.table = WideRows(
            theme, ("", "", *self.HEADS), shares={4: 2, 5: 3}, right={2, 6, 7}, voices={2: "strong", 7: "strong"}, height=30, gap=12,
        )
        self.notice = Notice()
        self.setProperty("surface", "card")
        inner = QVBoxLayout(self)
        inner.setContentsMargins(5, 8, 5, 8)
        inner.setSpacing(4)
        inner.addLayout(inset(self._title, 1, self._private))
        inner.addWidget(self.table)

    def show_outcomes(self, outcomes: Sequence[TaxOutcome], view: DeskView) -> None:
        """Say it all in the language spoken now."""
        say_ = self._words.say
        self._title.show_text(say_(Says.IF_IT_WINS))
        self._private.show_text(say_(Says.ONLY_HERE))
        self.table.show_heads(["", "", *(say_(head) for head in self.HEADS)])
        self.table.show_rows([self._row(outcome, view) for outcome in outcomes])
        warning = _warning(outcomes)
        self.notice.show_notice(say_(warning) if warning else "")
        self._is_dangerous = warning is not None

    def show_warning(self, *, shown: bool) -> None:
        """Show the notice if there is something to warn of, or hide it."""
        self.notice.setVisible(shown and self._is_dangerous)

    def _row(self, outcome: TaxOutcome, view: DeskView) -> list[CellValue]:
        return [
            SignKind(outcome.tax.value),
            self._words.say(names.tax(outcome.tax)),
            str(outcome.collects),
            " \N{MIDDLE DOT} ".join(str(share) for share in outcome.shares),
            self._people(outcome.surely, view),
            self._people(outcome.possibly, view),
            span(outcome.exclusions),
            span(outcome.tension),
        ]

    def _people(self, seats: Sequence[Seat], view: DeskView) -> str:
        return ", ".join(view.name(seat) for seat in seats) or DASH


def span(range_: CoinRange) -> str:
    """A range as it is written: 1–3, or the one number."""
    return str(range_.low) if range_.is_certain else f"{range_.low}\N{EN DASH}{range_.high}"


def _warning(outcomes: Sequence[TaxOutcome]) -> Saying | None:
    """Which taxes would or could end the game; the surer thing is said first."""
    surely = _letters(outcome for outcome in outcomes if outcome.tension.low >= TENSION_HIGH)
    possibly = _letters(outcome for outcome in outcomes if outcome.tension.low < TENSION_HIGH <= outcome.tension.high)
    parts = []
    if surely:
        parts.append(say(Says.WOULD_FAIL, taxes=surely))
    if possibly:
        parts.append(say(Says.COULD_FAIL, taxes=possibly))
    return say(Says.SENTENCES, parts=tuple(parts)) if parts else None


def _letters(outcomes: Iterable[TaxOutcome]) -> tuple[Saying, ...]:
    return tuple(names.verbatim(outcome.tax) for outcome in outcomes)
