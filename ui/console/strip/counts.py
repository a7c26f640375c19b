"""Rows for what comes out of a bag: the pact's coins, and the tokens of both votes."""

from app.entries import BudgetVoted, PactMade, TaxVoted
from app.terms.ballots import TAXES
from app.terms.saying import Says, say
from app.views.strip import Option
from ui.console.strip.ask_row import AskRow, StripField
from ui.kit.labels import Elided, PlainLabel
from ui.kit.signs import Sign, SignKind
from ui.kit.theme import Theme
from ui.text.words import Words

ROOMY = 1000  # px, from which there is room for words after the names
TALLY, NAMED = 70, 175  # px: the tally without words, and the share of an option in which a name says something


class PactRow(AskRow):
    """One number: the coins in the bag."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.sign, self.field, self.most = Sign(theme, SignKind.COIN, 28), StripField(), PlainLabel(voice="muted")
        self.field.changed.connect(self.typed)
        for widget in (self.sign, self.field, self.most):
            self.line.addWidget(widget)
        self.line.addStretch(1)

    def begin(self) -> None:
        self.field.show_amount(None)

    def draw(self) -> None:
        self.field.show_bounds(self.shown.most)
        self.field.setAccessibleName(self.words.say(Says.COINS_IN_THE_BAG))
        self.most.show_text(self.words.say(Says.OF_MOST, most=self.shown.most))

    def confirm(self) -> None:
        """Emit the pact, once there is a number."""
        if self.field.amount is None:
            self.focus_first()
            self.told.emit(say(Says.STRIP_TYPE_COUNT))
        else:
            self.entered.emit(PactMade(self.field.amount))

    def focus_first(self) -> None:
        self.field.setFocus()


class VoteRow(AskRow):
    """A number for each option, or the letters as the tokens come out; fewer than players are asked about once."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.fields: list[StripField] = []
        self._names: list[Elided] = []
        self._signs: list[Sign] = []
        self._asked: tuple[int, ...] | None = None  # the counts that were asked about
        self.tally = PlainLabel(voice="strong")
        for at in range(len(TAXES)):
            self._add(at)
        self.line.addWidget(self.tally)

    def _add(self, at: int) -> None:
        sign, name, field = Sign(self.theme, SignKind.TAX_A, 28), Elided(), StripField()
        field.changed.connect(lambda: self._on_typed(at))
        for widget, share in ((sign, 0), (field, 0), (name, 1)):
            self.line.addWidget(widget, share)
        self._signs.append(sign)
        self._names.append(name)
        self.fields.append(field)

    @property
    def is_narrow(self) -> bool:
        """Whether there is hardly room for more than the fields."""
        return (self.width() / self.theme.zoom - TALLY) / len(self.options) < NAMED

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be voted for."""
        return self.shown.options

    @property
    def counts(self) -> tuple[int, ...]:
        """The tokens of each option."""
        return tuple(field.amount or 0 for field in self.fields[: len(self.options)])

    def begin(self) -> None:
        self._asked = None
        for field in self.fields:
            field.show_amount(None)

    def draw(self) -> None:
        for at, (sign, name, field) in enumerate(zip(self._signs, self._names, self.fields, strict=True)):
            is_there = at < len(self.options)
            for widget in (sign, name, field):
                widget.setVisible(is_there)
            if is_there:
                option = self.options[at]
                sign.show_sign(SignKind(option.id))
                name.show_text(self._named(option))
                field.setAccessibleName(self.words.say(option.name))
                field.show_bounds(self.shown.players)
        self._draw_tally()

    def _named(self, option: Option) -> str:
        """A tax's letter stands on its sign; a service's stands before its name."""
        name = "" if self.is_narrow else self.words.say(option.name)
        if self.is_narrow and not self.shown.is_tax:
            return self.words.say(option.letter)
        return name if self.shown.is_tax else f"{self.words.say(option.letter)} \N{MIDDLE DOT} {name}"

    def _draw_tally(self) -> None:
        got, players = sum(self.counts), self.shown.players
        is_roomy = self.width() >= ROOMY * self.theme.zoom
        self.tally.show_text(self.words.say(Says.TALLY, got=got, players=players) if is_roomy else f"{got}/{players}")

    def _on_typed(self, at: int) -> None:
        self._asked = None
        self._draw_tally()
        self.typed.emit()
        if self.fields[at].amount is not None and at + 1 < len(self.options):
            self.fields[at + 1].jump_to()

    def confirm(self) -> None:
        """Emit the votes; never more than there are players, and fewer only when asked."""
        got, players = sum(self.counts), self.shown.players
        if got > players:
            self.told.emit(say(Says.TALLY_OVER, n=got - players))
        elif got < players and self._asked != self.counts:
            self._asked = self.counts
            if not got:
                self.focus_first()  # whoever has counted something types it now, wherever the keyboard went meanwhile
            self.told.emit(say(Says.ASK_ABSTAINED, n=players - got) if got else say(Says.ASK_NOBODY))
            self.questioned.emit()
        else:
            self._emit()

    def _emit(self) -> None:
        votes = {option.id: count for option, count in zip(self.options, self.counts, strict=True) if count}
        self.entered.emit(TaxVoted(votes) if self.shown.is_tax else BudgetVoted(votes))

    def focus_first(self) -> None:
        field = self.waiting_field
        if field is not None:
            field.setFocus()

    def type_letter(self, text: str) -> bool:
        """The letter on a token: one more of it."""
        letters = [self.words.say(option.letter) for option in self.options]
        if text.upper() not in letters:
            return False
        at = letters.index(text.upper())
        self.fields[at].show_amount(min(self.shown.players, self.counts[at] + 1))
        self._asked = None
        self._draw_tally()
        self.typed.emit()
        return True
