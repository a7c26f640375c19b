"""Counting a bag: a column for each option, by figure, by letter as the tokens come out, by mouse or finger.

It lets nobody confirm more tokens than there are players, and asks once about fewer.
"""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.entries import Entry
from app.terms.saying import Saying, Says, say
from ui.console.pages.page import BACKSPACE, ESCAPE, Page, QuietAction
from ui.console.pages.question import Question
from ui.kit.labels import PlainLabel
from ui.kit.signs import SignKind
from ui.kit.surfaces import row
from ui.kit.tally import Tally
from ui.kit.theme import Theme
from ui.kit.votes import VoteColumn
from ui.text.words import Words


class BallotPage(Page):
    """The columns, how many tokens are counted, and room below for what the outcome would mean."""

    def __init__(self, theme: Theme, words: Words, kinds: Sequence[SignKind], parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.columns = tuple(VoteColumn(theme, kind) for kind in kinds)
        self._tokens: list[int] = []  # the column of each token, in the order in which they were counted
        self._settled: tuple[int, ...] | None = None  # counts whose missing tokens were asked about when they were first entered
        self.tally, self._counted, self._missing = Tally(theme), PlainLabel(voice="strong"), PlainLabel(voice="muted")
        self.question = Question(words)
        self.below = QVBoxLayout()
        self.below.setSpacing(8)
        self._lay_out()
        for at, column in enumerate(self.columns):
            column.changed.connect(lambda count, at=at: self._on_changed(at, count))
            column.typed.connect(lambda at=at: self._jump(at + 1))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(row(*self.columns, gap=12))
        whole.addLayout(row(self.tally, self._counted, self._missing, 1, gap=10))
        whole.addLayout(self.below, 1)
        whole.addWidget(self.question)

    @property
    def players(self) -> int:
        """How many tokens there can be."""
        raise NotImplementedError

    @property
    def counts(self) -> tuple[int, ...]:
        """The tokens of each option."""
        return tuple(self._tokens.count(at) for at in range(len(self.columns)))

    def names(self) -> Sequence[Saying]:
        """What the options are called."""
        raise NotImplementedError

    def letters(self) -> Sequence[str]:
        """The capital letter on each option's token, in the language spoken."""
        raise NotImplementedError

    def entry(self, counts: tuple[int, ...]) -> Entry:
        """What these counts are told as."""
        raise NotImplementedError

    def make_room(self, *, is_asked: bool) -> None:
        """A question stands now, or none any more: what stood in its place may go or come back."""

    def begin(self) -> None:
        self._tokens.clear()
        self._settled = None
        self._forget()

    def recall_counts(self, counts: tuple[int, ...]) -> None:
        """Count these tokens again, as they were told once; that nobody voted stands as the question that it answers."""
        self._tokens = [at for at, count in enumerate(counts) for _ in range(count)]
        self._settled = counts
        if not self._tokens:
            self._ask_about_nobody()

    def _forget(self) -> None:
        self.question.forget()
        self.make_room(is_asked=False)

    def draw(self) -> None:
        most, none_yet = self.players, self.words.say(Says.NONE_YET)
        for column, name, count, letter in zip(self.columns, self.names(), self.counts, self.letters(), strict=True):
            shown = "" if column.kind.value == letter else letter
            column.show_votes(self.words.say(name), count, most, none_yet=none_yet, letter=shown)
        self._draw_tally()
        self.question.draw()

    def _draw_tally(self) -> None:
        got, players = len(self._tokens), self.players
        self.tally.show_tally(min(got, players), players)
        self._counted.show_text(self.words.say(Says.TALLY, got=got, players=players))
        self.tally.setAccessibleName(self._counted.text())
        self._missing.show_text(self._tally_words(players - got))

    def _tally_words(self, missing: int) -> str:
        if missing < 0:
            return self.words.say(Says.TALLY_OVER, n=-missing)
        return self.words.say(Says.TALLY_MISSING, n=missing) if missing else self.words.say(Says.TALLY_ALL)

    def may_confirm(self) -> bool:
        return 0 < len(self._tokens) <= self.players or self._is_nobody

    def confirm(self) -> None:
        """Emit the votes; ask once about tokens that are missing, and never take more than there are players."""
        if not self.may_confirm():
            self.focus_first()
            return
        missing = self.players - len(self._tokens)
        is_asked = missing and not self._is_nobody and self.counts != self._settled
        if is_asked and not self.question.settles(say(Says.ASK_ABSTAINED, n=missing)):
            self.make_room(is_asked=True)
            self.questioned.emit()
            return
        self.entered.emit(self.entry(self.counts))

    @property
    def _is_nobody(self) -> bool:
        return not self._tokens and self.question.standing == say(Says.ASK_NOBODY)

    def focus_first(self) -> None:
        self._focus(0)

    def _focus(self, at: int) -> None:
        if at < len(self.columns):
            self.columns[at].setFocus()

    def _jump(self, at: int) -> None:
        """A figure is a whole count, so the keyboard goes on by itself."""
        if at < len(self.columns):
            self.columns[at].jump_to()

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        if self._tokens:
            return ((say(Says.CLEAR), self.clear),)
        return ((say(Says.NOBODY_VOTED), self.count_nobody),)

    def clear(self) -> None:
        """Take every token back."""
        self._tokens.clear()
        self._changed()
        self.focus_first()

    def count_nobody(self) -> None:
        """Ask whether nobody has voted; confirming is the answer."""
        self._ask_about_nobody()
        self.show_ready()
        self.questioned.emit()
        self.focus_first()  # Enter answers: on the quiet word it would only ask again

    def _ask_about_nobody(self) -> None:
        self.question.ask(say(Says.ASK_NOBODY))
        self.make_room(is_asked=True)

    def type_letter(self, text: str) -> bool:
        """A letter on a token counts it, Backspace takes the last one back, Escape takes a question back."""
        if text == BACKSPACE:
            return self._take_back()
        if text == ESCAPE:
            return self._forget_question()
        if text.upper() in self.letters():
            self._tokens.append(self.letters().index(text.upper()))
            self._changed()
            return True
        return self._typed_figure(text)

    def _typed_figure(self, text: str) -> bool:
        """A figure typed while no column has the focus goes to the first one."""
        if len(text) != 1 or not "0" <= text <= "9" or int(text) > self.players:
            return False
        self._on_changed(0, int(text))
        self._jump(1)
        return True

    def _take_back(self) -> bool:
        if self._tokens:
            self._tokens.pop()
        self._changed()
        return True

    def _forget_question(self) -> bool:
        was_asked = self.question.standing is not None
        self._changed()
        return was_asked

    def _on_changed(self, at: int, count: int) -> None:
        had = self._tokens.count(at)
        self._tokens.extend([at] * (count - had))
        for _ in range(had - count):
            self._take_last(at)
        self._changed()

    def _take_last(self, at: int) -> None:
        last = len(self._tokens) - 1 - self._tokens[::-1].index(at)
        self._tokens.pop(last)

    def _changed(self) -> None:
        self._forget()
        for column, count in zip(self.columns, self.counts, strict=True):
            column.show_count(count)
        self._draw_tally()
        self.show_ready()
