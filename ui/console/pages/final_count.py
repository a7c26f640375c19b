"""The final count: every envelope is opened and counted, seat by seat; what was not expected is marked and stands."""

from msgspec import UNSET
from PySide6.QtWidgets import QCheckBox, QWidget

from app.asks import FinalCountAsk
from app.entries import Entry, EnvelopesCounted
from app.terms.saying import Saying, Says, say
from app.terms.typed import MOST_COINS
from ui.console.pages.outcomes import span
from ui.console.pages.page import Page, QuietAction
from ui.kit.rows import Cell, CellValue, Rows
from ui.kit.signs import SignKind
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import from_top, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class FinalCountPage(Page):
    """A row for each seat: savings, and if the table wants them the pact's contributions and who achieved their ideology.

    What was not expected is asked back once, and never refused.
    """

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.table = Rows(theme, ("",) * 6, stretch=1, voices={0: "muted", 1: "strong"}, height=44)
        self.savings: list[CoinStepper] = []
        self.pact: list[CoinStepper] = []
        self.ideology: list[QCheckBox] = []
        self._is_pact_shown, self._is_ideology_shown = False, False
        self._settled: tuple[int, ...] | None = None  # counted before, as it stands in the game
        self._questioned: tuple[int, ...] | None = None
        frame, body = surface("card", (5, 8), 2)
        body.addWidget(self.table)
        from_top(self, frame)

    @property
    def ask(self) -> FinalCountAsk:
        """What is asked."""
        return self.asked(FinalCountAsk)

    @property
    def _seats(self) -> int:
        return len(self.ask.ranges)

    def begin(self) -> None:
        self._is_pact_shown, self._is_ideology_shown = False, False
        self._settled = self._questioned = None
        self._grow()
        for field in (*self.savings, *self.pact):
            field.show_amount(None)
        for tick in self.ideology:
            tick.setChecked(False)

    def recall(self, entry: Entry) -> None:
        if not isinstance(entry, EnvelopesCounted):
            return
        for field, coins in zip(self.savings, entry.savings, strict=False):
            field.show_amount(coins)
        self._settled = entry.savings
        if entry.pact is not UNSET and self.ask.pact_most is not None:
            self._is_pact_shown = True
            for field, coins in zip(self.pact, entry.pact, strict=False):
                field.show_bounds(self.ask.pact_most)
                field.show_amount(coins)
        if entry.ideology is not UNSET:
            self._is_ideology_shown = True
            for tick, achieved in zip(self.ideology, entry.ideology, strict=False):
                tick.setChecked(achieved)

    def _grow(self) -> None:
        while len(self.savings) < self._seats:
            for fields, most in ((self.savings, MOST_COINS), (self.pact, self.ask.pact_most or 0)):
                field = CoinStepper(most, parent=self.table)
                field.changed.connect(self._on_changed)
                field.hide()
                fields.append(field)
            tick = QCheckBox(self.table)
            tick.hide()
            self.ideology.append(tick)

    def draw(self) -> None:
        say_ = self.words.say
        pact = say_(Says.HEAD_PACT) if self._is_pact_shown else ""
        ideology = say_(Says.HEAD_IDEOLOGY) if self._is_ideology_shown else ""
        self.table.show_heads(["", say_(Says.COLUMN_NAME), say_(Says.HEAD_SAVINGS), "", pact, ideology])
        for seat in range(self._seats):
            self._name_fields(seat)
        self.table.show_rows([self._row(seat) for seat in range(self._seats)])

    def _name_fields(self, seat: int) -> None:
        name = self.shown.name(seat)
        fields = ((self.savings, Says.HEAD_SAVINGS), (self.pact, Says.HEAD_PACT))
        for each, head in fields:
            each[seat].field.setAccessibleName(f"{name}, {self.words.say(head)}")
        self.ideology[seat].setAccessibleName(f"{name}, {self.words.say(Says.HEAD_IDEOLOGY)}")
        self.pact[seat].show_bounds(self.ask.pact_most or 0)

    def _row(self, seat: int) -> list[CellValue]:
        return [
            str(seat + 1),
            self.shown.name(seat),
            self.savings[seat],
            self._mark(seat),
            self.pact[seat] if self._is_pact_shown else "",
            self.ideology[seat] if self._is_ideology_shown else "",
        ]

    def _mark(self, seat: int) -> Cell:
        if self.savings[seat].amount is None:
            return Cell()
        if self._is_odd(seat):
            return Cell(self.words.say(Says.EXPECTED, range=span(self.ask.ranges[seat])), "strong")
        return Cell(sign=SignKind.TICK)

    def _is_odd(self, seat: int) -> bool:
        counted = self.savings[seat].amount
        return counted is not None and not self.ask.ranges[seat].has(counted)

    @property
    def counted(self) -> tuple[int, ...]:
        """The savings as far as they are typed, 0 where they are not."""
        return tuple(field.amount or 0 for field in self.savings[: self._seats])

    @property
    def is_asking_back(self) -> bool:
        """Whether what is odd was asked back, and stands as it was."""
        return self._questioned is not None and self._questioned == self.counted

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        if self.view is None or not self.is_asking_back:
            return None
        return say(Says.NOW_COUNT_ODD), say(Says.WHY_COUNT_ODD), self.view.button

    def _on_changed(self) -> None:
        self.draw()
        self.show_ready()

    def _missing(self) -> CoinStepper | None:
        """The first number that is still wanted."""
        wanted = (*self.savings[: self._seats], *(self.pact[: self._seats] if self._is_pact_shown else ()))
        return next((field for field in wanted if field.amount is None), None)

    def may_confirm(self) -> bool:
        return self._missing() is None

    def confirm(self) -> None:
        """Go on to the next envelope; emit the count once every one is there, and ask once about what was not expected."""
        missing = self._missing()
        if missing is not None:
            missing.field.setFocus()
            return
        odd = next((seat for seat in range(self._seats) if self._is_odd(seat)), None)
        if odd is not None and self.counted not in {self._settled, self._questioned}:
            self._ask_back(odd)
            return
        seats = range(self._seats)
        pact = tuple(self.pact[seat].amount or 0 for seat in seats) if self._is_pact_shown else UNSET
        ideology = tuple(self.ideology[seat].isChecked() for seat in seats) if self._is_ideology_shown else UNSET
        self.entered.emit(EnvelopesCounted(self.counted, pact, ideology))

    def _ask_back(self, odd: int) -> None:
        self._questioned = self.counted
        self.savings[odd].field.setFocus()
        self.savings[odd].field.selectAll()  # another number takes its place, even where the keyboard was there already
        self.show_ready()
        self.questioned.emit()

    def focus_first(self) -> None:
        (self._missing() or self.savings[0]).field.setFocus()

    def footnote(self) -> Saying | None:
        """What the revealed contributions come to, beside what was counted at the start."""
        if not self._is_pact_shown or self.ask.pact is None:
            return None
        revealed = sum(field.amount or 0 for field in self.pact[: self._seats])
        return say(Says.FOOT_PACT, revealed=revealed, counted=self.ask.pact)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        ideology = say(Says.HIDE_IDEOLOGY if self._is_ideology_shown else Says.SHOW_IDEOLOGY), self.turn_ideology
        if self.ask.pact_most is None:
            return (ideology,)
        return (say(Says.HIDE_PACT if self._is_pact_shown else Says.SHOW_PACT), self.turn_pact), ideology

    def turn_pact(self) -> None:
        """Ask for the pact's contributions, or leave them a secret."""
        self._is_pact_shown = not self._is_pact_shown
        self._on_changed()
        self.focus_first()

    def turn_ideology(self) -> None:
        """Ask who achieved their ideology, or leave that out."""
        self._is_ideology_shown = not self._is_ideology_shown
        self._on_changed()
