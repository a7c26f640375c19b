"""A tie: one player is asked in front of everybody, and answers or passes."""

from msgspec import UNSET
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.asks import TieAsk
from app.entries import Entry, TieBroken
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, ServiceName
from ui.console.pages.budget_vote import LETTERS
from ui.console.pages.page import Page
from ui.console.pages.told import Told
from ui.kit.big_choice import BigChoice
from ui.kit.key_kinds import NONE_OF_THEM
from ui.kit.labels import PlainLabel
from ui.kit.signs import SignKind
from ui.kit.theme import Theme
from ui.text.words import Words


class TiePage(Page):
    """Large choices by mouse, finger, their letter or their figure; the last one is the pass, where one is possible."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.choices = tuple(BigChoice(theme) for _ in range(len(TAXES) + 1))
        self._chosen: int | None = None
        self._passed = PlainLabel(wrap=True)
        self._told = Told(theme, words)
        self._lay_out()
        for at, choice in enumerate(self.choices):
            choice.clicked.connect(lambda _checked=False, at=at: self._choose(at))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        grid = QGridLayout()
        grid.setSpacing(12)
        for at, choice in enumerate(self.choices):
            grid.addWidget(choice, at // 2, at % 2)
        whole.addLayout(grid)
        whole.addWidget(self._passed)
        whole.addWidget(self._told, 1)

    @property
    def ask(self) -> TieAsk:
        """What is asked."""
        return self.asked(TieAsk)

    @property
    def _count(self) -> int:
        """How many choices there are, the pass among them."""
        return len(self.ask.between) + self.ask.may_pass

    def begin(self) -> None:
        self._chosen = None

    def recall(self, entry: Entry) -> None:
        """The answer of another seat than the one that is asked now answers nothing."""
        if not isinstance(entry, TieBroken) or entry.seat not in {UNSET, self.ask.seat}:
            return
        choices = (*self.ask.between, *((None,) if self.ask.may_pass else ()))
        self._chosen = choices.index(entry.choice) if entry.choice in choices else None

    def draw(self) -> None:
        for at, choice in enumerate(self.choices):
            choice.setVisible(at < self._count)
            if at < self._count:
                self._draw_choice(at, choice)
        passed = tuple(names.verbatim(self.shown.name(seat)) for seat in self.ask.passed)
        self._passed.show_text(self.words.say(Says.PASSED_SO_FAR, names=passed) if passed else "")
        self._passed.setVisible(bool(passed))
        self._told.show_told(self.shown.told)

    def _draw_choice(self, at: int, choice: BigChoice) -> None:
        between = self.ask.between
        if at < len(between):
            key = self._letters()[between[at]]
            choice.show_choice(self.words.say(names.choice(between[at])), key, SignKind(between[at]), chosen=at == self._chosen)
        else:
            passing: Saying = say(Says.VOTED_FOR_NONE, name=self.shown.name(self.ask.seat))
            choice.show_choice(self.words.say(passing), NONE_OF_THEM, None, chosen=at == self._chosen)

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        """In a repair, too, NOW names the player who is asked: nothing else on the page does."""
        if self.view is None or self.view.repair is None:
            return None
        key = Says.NOW_TIE if self.ask.is_tax else Says.NOW_BUDGET_TIE_NEXT  # the ask does not hold which place is open
        return say(key, name=self.shown.name(self.ask.seat)), self.shown.why, self.shown.button

    def may_confirm(self) -> bool:
        return self._chosen is not None

    def confirm(self) -> None:
        """Emit the answer; without one, go to the first choice."""
        if self._chosen is None:
            self.focus_first()
            return
        between = self.ask.between
        self.entered.emit(TieBroken(between[self._chosen] if self._chosen < len(between) else None, self.ask.seat))

    def focus_first(self) -> None:
        self.choices[0].setFocus()

    def type_letter(self, text: str) -> bool:
        """The letter of a token, a figure from 1, or 0 for the pass."""
        keys = self._keys()
        if text.upper() not in keys:
            return False
        self._choose(keys[text.upper()])
        return True

    def _keys(self) -> dict[str, int]:
        between = self.ask.between
        keys = {str(at + 1): at for at in range(len(between))}
        letters = self._letters()
        keys |= {letters[option]: at for at, option in enumerate(between)}
        return keys | ({NONE_OF_THEM: len(between)} if self.ask.may_pass else {})

    def _letters(self) -> dict[str, str]:
        """The key of each option: the letter on a tax's token, and a service's as on the page of the vote."""
        if self.ask.is_tax:
            return {option: option for option in self.ask.between}
        letters = dict(zip(SERVICES, LETTERS, strict=True))
        return {option: self.words.say(letters[ServiceName(option)]) for option in self.ask.between}

    def _choose(self, at: int) -> None:
        self._chosen = at
        self.choices[at].setFocus()
        self.draw()
        self.show_ready()
