"""The welcome: go on with the last lesson, begin a new one, open another, or look at the role cards. It is seen once, at the start."""

from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console.new_lesson import RecentLesson
from ui.console.sheet import Sheet
from ui.kit.buttons import ChoiceRow
from ui.kit.detailed_choice import DetailedChoice
from ui.kit.labels import PlainLabel
from ui.kit.signs import SignKind
from ui.kit.surfaces import inset
from ui.kit.theme import Theme
from ui.text.languages import LANGUAGES, NATIVE_NAMES, Language
from ui.text.words import Words

_CHOICES = (
    (Says.WELCOME_NEW, Says.WELCOME_NEW_WHY, SignKind.TEMPLE),
    (Says.WELCOME_OPEN, Says.WELCOME_OPEN_WHY, SignKind.ENVELOPE),
    (Says.WELCOME_CARDS, Says.WELCOME_CARDS_WHY, SignKind.PERSON),
)


class WelcomeSheet(Sheet):
    """Four large choices at most, each with a figure that chooses it; Enter does the first."""

    opened = Signal(str)
    new_wanted = Signal()
    open_wanted = Signal()
    cards_wanted = Signal()
    desk_language_chosen = Signal(Language)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._last: RecentLesson | None = None
        self.last, *self.others = (DetailedChoice(theme) for _ in range(1 + len(_CHOICES)))
        self.language, self._language_name = ChoiceRow(), PlainLabel(voice="muted")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 4, 0, 0)
        whole.setSpacing(10)
        for choice in (self.last, *self.others):
            choice.setCheckable(False)
            whole.addWidget(choice)
        whole.addLayout(inset(self._language_name, self.language, 1, gap=12))
        whole.addStretch(1)
        self.last.hide()
        for choice, act in zip((self.last, *self.others), (self._go_on, *self._acts), strict=True):
            choice.clicked.connect(act)
        self.language.chosen.connect(lambda at: self.desk_language_chosen.emit(LANGUAGES[at]))

    @property
    def _acts(self) -> tuple[Callable[[], None], ...]:
        return self.new_wanted.emit, self.open_wanted.emit, self.cards_wanted.emit

    @property
    def _offered(self) -> tuple[Callable[[], None], ...]:
        """What can be done, in the order of the figures."""
        return self._acts if self._last is None else (self._go_on, *self._acts)

    @property
    def _goes_on(self) -> bool:
        """Whether Enter goes on with the last lesson: while it is not over, that is what is wanted most often."""
        return self._last is not None and not self._last.is_over

    def show_recent(self, recent: tuple[RecentLesson, ...]) -> None:
        """The lessons played last, the newest first."""
        self._last = recent[0] if recent else None
        self.draw()
        self.show_ready()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_WELCOME), say(Says.WHY_WELCOME), say(Says.DO_GO_ON if self._goes_on else Says.WELCOME_NEW)

    def confirm(self) -> None:
        """Go on with the last lesson, or begin a new one."""
        if self._goes_on:
            self._go_on()
        else:
            self.new_wanted.emit()

    def type_letter(self, text: str) -> bool:
        """The figure of a choice."""
        if text not in ("1", "2", "3", "4") or int(text) > len(self._offered):
            return False
        self._offered[int(text) - 1]()
        return True

    def draw(self) -> None:
        """Say it in the language spoken now."""
        words, first = self.words.say, 1 if self._last is None else 2
        self._show_last()
        for number, (choice, (name, why, sign)) in enumerate(zip(self.others, _CHOICES, strict=True), first):
            choice.show_detailed(words(name), words(why), str(number), sign, chosen=False)
        self._language_name.show_text(words(Says.SETUP_WORDS))
        self.language.show_choices([NATIVE_NAMES[language] for language in LANGUAGES], LANGUAGES.index(self.words.language))

    def _show_last(self) -> None:
        last = self._last
        self.last.setVisible(last is not None)
        if last is not None:
            written = QDate.fromString(last.day, Qt.DateFormat.ISODate)
            day = QLocale(self.words.language.value).toString(written, QLocale.FormatType.ShortFormat)
            name, why = _of(last, day)
            self.last.show_detailed(self.words.say(name), self.words.say(why), "1", SignKind.CLOCK, chosen=False)

    def _go_on(self) -> None:
        if self._last is not None:
            self.opened.emit(self._last.path)


def _of(last: RecentLesson, day: str) -> tuple[Saying, Saying]:
    if last.is_over:
        return say(Says.WELCOME_LAST_OVER, lesson=last.label), say(Says.WELCOME_LAST_OVER_WHY, day=day)
    why = say(Says.WELCOME_LAST_WHERE, round=last.round, day=day) if last.round else say(Says.WELCOME_LAST_EARLY, day=day)
    return say(Says.WELCOME_LAST, lesson=last.label), why
