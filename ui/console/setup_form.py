"""What a new lesson is: its label, edition, languages, number of players, and role cards."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QLineEdit, QWidget

from app.terms import names
from app.terms.people import CLASS_COUNTS
from app.terms.saying import Saying, Says, say
from ui.console import choosing
from ui.console.new_lesson import EditionOffer
from ui.console.seats import ENTER
from ui.kit.buttons import ChoiceRow
from ui.kit.labels import Elided, PlainLabel
from ui.kit.surfaces import row
from ui.kit.theme import TOUCH
from ui.text.languages import NATIVE_NAMES, Language
from ui.text.words import Words

SIZES = tuple(sorted(CLASS_COUNTS))
LANGUAGES = tuple(Language)
LONGEST = 60  # letters of a label
EDITION_WORDS = {True: (Says.WITH_PACT, Says.SETUP_WITH_PACT), False: (Says.WITHOUT_PACT, Says.SETUP_WITHOUT_PACT)}
ROWS = (Says.SETUP_LESSON, Says.SETUP_EDITION, Says.SETUP_WORDS, Says.SETUP_PLAYERS, Says.SETUP_ROLES)
FROM_FILE = 1


class LabelField(QLineEdit):
    """A label; Enter moves on to the names."""

    moved_on = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.moved_on.emit()
        else:
            super().keyPressEvent(event)


class SetupForm(QFrame):
    """Five rows; what is not chosen has a default, so that Enter alone is enough."""

    changed = Signal()
    moved_on = Signal()
    players_changed = Signal(int)
    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words = words
        self.offers: tuple[EditionOffer, ...] = ()
        self.at, self.players, self.deck, self.deck_folder = 0, max(SIZES), "", ""
        self.wall_language = words.language
        self.label = LabelField(maxLength=LONGEST)
        self.label.setMinimumHeight(TOUCH - 6)
        self.label.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.editions, self.desk, self.wall, self.sizes, self.roles = (ChoiceRow() for _ in range(5))
        self._names = [PlainLabel(voice="muted") for _ in ROWS]
        self.about_edition = PlainLabel(voice="caption", wrap=True)
        self.about_size, self.about_roles = Elided(voice="caption"), Elided(voice="caption")
        self._desk_name, self._wall_name = PlainLabel(voice="caption"), PlainLabel(voice="caption")
        self._wall_name.setContentsMargins(24, 0, 0, 0)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        rows: tuple[QWidget | QLayout, ...] = (
            self.label, _told(self.editions, self.about_edition),
            row(self._desk_name, self.desk, self._wall_name, self.wall, 1),
            _told(self.sizes, self.about_size), _told(self.roles, self.about_roles),
        )
        for at, (name, things) in enumerate(zip(self._names, rows, strict=True)):
            grid.addWidget(name, at, 0)
            if isinstance(things, QLayout):
                grid.addLayout(things, at, 1)
            else:
                grid.addWidget(things, at, 1)
        grid.setColumnStretch(1, 1)

    def _wire(self) -> None:
        self.label.moved_on.connect(self.moved_on)
        self.editions.chosen.connect(self._on_edition_chosen)
        self.desk.chosen.connect(lambda at: self.desk_language_chosen.emit(LANGUAGES[at]))
        self.wall.chosen.connect(self._on_wall_chosen)
        self.sizes.chosen.connect(self._on_size_chosen)
        self.roles.chosen.connect(self._on_roles_chosen)

    @property
    def edition(self) -> EditionOffer | None:
        """The edition that is chosen; None while none is offered."""
        return self.offers[self.at] if self.offers else None

    def show_offers(self, offers: tuple[EditionOffer, ...]) -> None:
        """Choose among these editions, beginning with the first; the sample deck, no label."""
        self.offers, self.at, self.deck = offers, 0, ""
        self.label.clear()
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        words = self.words.say
        for name, key in zip(self._names, ROWS, strict=True):
            name.show_text(words(key))
        self.label.setPlaceholderText(words(Says.SETUP_LESSON_HINT))
        self.label.setAccessibleName(words(Says.SETUP_LESSON))
        self.editions.show_choices([words(EDITION_WORDS[offer.has_pact][0]) for offer in self.offers], self.at if self.offers else None)
        self._show_languages()
        self.sizes.show_choices([str(size) for size in SIZES], SIZES.index(self.players))
        self.roles.show_choices([words(Says.SETUP_SAMPLE), words(Says.SETUP_FILE)], FROM_FILE if self.deck else 0)
        self._show_meanings()

    def _show_languages(self) -> None:
        names = [NATIVE_NAMES[language] for language in LANGUAGES]
        self.desk.show_choices(names, LANGUAGES.index(self.words.language))
        self.wall.show_choices(names, LANGUAGES.index(self.wall_language))
        self._desk_name.show_text(self.words.say(Says.SETUP_DESK))
        self._wall_name.show_text(self.words.say(Says.SETUP_WALL))

    def _show_meanings(self) -> None:
        offer = self.edition
        if offer is None:
            return
        self.about_edition.show_text(self.words.say(EDITION_WORDS[offer.has_pact][1]))
        self.about_size.show_text(self.words.say(_size(self.players, offer)))
        later = Says.SETUP_ROLES_AFTER_PACT if offer.has_pact else Says.SETUP_ROLES_LATER
        self.about_roles.show_text(self.deck or self.words.say(later))

    def _on_edition_chosen(self, at: int) -> None:
        self.at = at
        self._show_meanings()
        self.changed.emit()

    def _on_wall_chosen(self, at: int) -> None:
        self.wall_language = LANGUAGES[at]
        self.wall_language_chosen.emit(LANGUAGES[at])

    def _on_size_chosen(self, at: int) -> None:
        self.players = SIZES[at]
        self._show_meanings()
        self.players_changed.emit(self.players)

    def _on_roles_chosen(self, at: int) -> None:
        self.deck = choosing.file(self, self.words, Says.DECK_WHICH, Says.DECK_FILES, self.deck_folder) if at == FROM_FILE else ""
        self.roles.show_chosen(FROM_FILE if self.deck else 0)
        self._show_meanings()
        self.changed.emit()


def _told(choices: ChoiceRow, about: PlainLabel) -> QLayout:
    """Choices, and beside them what the chosen one means."""
    line = row(choices, gap=8)
    line.addWidget(about, 1)
    return line


def _size(players: int, offer: EditionOffer) -> Saying:
    upper, middle, working = CLASS_COUNTS[players]
    price = names.coins(offer.level_prices[players])
    return say(Says.SETUP_CLASSES, upper=upper, middle=middle, working=working, coins=price)
