"""What a new lesson is: its label, edition, languages, how many pupils there are, and role cards."""

from collections.abc import Callable
from pathlib import PurePath

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLayout, QLineEdit, QWidget

from app.terms import names
from app.terms.class_tables import MOST_PUPILS
from app.terms.people import CLASS_COUNTS
from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_LABEL
from ui.console.new_lesson import DeckOffer, EditionOffer
from ui.kit.buttons import ChoiceRow, PlainButton
from ui.kit.key_kinds import ENTER
from ui.kit.labels import Elided, PlainLabel, show_tip
from ui.kit.painting import width_of
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import row, together
from ui.kit.theme import DESK, TOUCH
from ui.kit.wrapping import Wrapping
from ui.kit.zooming import fit_part
from ui.text.languages import LANGUAGES, NATIVE_NAMES, Language
from ui.text.words import Words

SIZES = tuple(sorted(CLASS_COUNTS))
BESIDE = 700  # px of width, from which there is room beside a choice for what it means
CLOSE, AIRY = 4, 12  # px between two rows: where eleven lines have to fit below each other, and where there is room
EDITION_WORDS = {True: (Says.WITH_PACT, Says.SETUP_WITH_PACT), False: (Says.WITHOUT_PACT, Says.SETUP_WITHOUT_PACT)}
ROWS = (Says.SETUP_LESSON, Says.SETUP_EDITION, Says.SETUP_WORDS, Says.SETUP_PLAYERS, Says.SETUP_ROLES)
SHOWN_DECKS = 2  # beside the sample; the others are chosen on the page of the role cards
DECK_NAMES = 208  # px of the decks' names on their buttons, together


class LabelField(QLineEdit):
    """A label; Enter moves on to the names, and a class list that is pasted here is meant for them."""

    moved_on = Signal()
    listened: Callable[[], bool] | None = None  # whether a class list was pasted, and taken by whoever has the seats

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and self.listened is not None and self.listened():
            return
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.moved_on.emit()
        else:
            super().keyPressEvent(event)


class SetupForm(QFrame):
    """Five rows; what is not chosen has a default, so that Enter alone is enough. What a class makes of tables is told by its owner."""

    changed = Signal()
    moved_on = Signal()
    pupils_changed = Signal(int)
    cards_wanted = Signal()
    deck_chosen = Signal(str)  # by somebody, "" for the sample
    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words = words
        self.offers: tuple[EditionOffer, ...] = ()
        self.decks: tuple[DeckOffer, ...] = ()
        self.at, self.pupils, self.players, self.deck = 0, max(SIZES), max(SIZES), ""
        self._split = ""
        self._is_narrow = False
        self.air = 0  # px of the design between two rows, beyond the least
        self.wanted: str | None = None  # the name of the file of the deck that was chosen last, "" for the sample
        self.wall_language = words.language
        self.label = LabelField(maxLength=LONGEST_LABEL)
        self.label.setMinimumHeight(TOUCH - 6)
        self.label.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.editions, self.desk, self.wall, self.sizes, self.roles = (ChoiceRow() for _ in range(5))
        self._names = [PlainLabel(voice="muted") for _ in ROWS]
        self.about_edition = PlainLabel(voice="caption", wrap=True)
        self.about_size, self.about_roles = PlainLabel(voice="caption", wrap=True), Elided(voice="caption")
        self.class_size, self._class_of, self.cards = CoinStepper(MOST_PUPILS), PlainLabel(voice="caption"), PlainButton()
        self._desk_name, self._wall_name = PlainLabel(voice="caption"), PlainLabel(voice="caption")
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(16, 5, 16, 5)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(CLOSE)
        self._told = (
            _told(self.editions, self.about_edition), _told(row(self.sizes, self._class_of, self.class_size), self.about_size),
            _told(row(self.roles, self.cards), self.about_roles),
        )
        edition, players, roles = self._told
        rows: tuple[QWidget | QLayout, ...] = (
            self.label, edition,
            Wrapping(together(self._desk_name, self.desk), together(self._wall_name, self.wall), gap=24),
            players, roles,
        )
        for at, (name, things) in enumerate(zip(self._names, rows, strict=True)):
            grid.addWidget(name, at, 0)
            if isinstance(things, QLayout):
                grid.addLayout(things, at, 1)
            else:
                grid.addWidget(things, at, 1)
        grid.setColumnStretch(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What a choice means stands beside it, or below it where it would have to be read word by word."""
        super().resizeEvent(event)
        is_narrow = self.width() < BESIDE * self.about_size.fontInfo().pixelSize() / DESK.caption
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            for line in self._told:
                line.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
                line.setSpacing(4 if is_narrow else 12)
            fit_part(self)

    def show_spare(self, spare: float) -> None:
        """Let the rows stand farther apart, and take of this height what it can use; in px of the design."""
        air = round(max(0, min(AIRY - CLOSE, spare // len(ROWS))))
        if air != self.air:
            self.air = air
            self._grid.setVerticalSpacing(CLOSE + air)
            fit_part(self)

    @property
    def spread(self) -> int:
        """What it takes of the height that is spare, in px of the design."""
        return self.air * (len(ROWS) - 1)

    def _wire(self) -> None:
        self.label.moved_on.connect(self.moved_on)
        self.editions.chosen.connect(self._on_edition_chosen)
        self.desk.chosen.connect(lambda at: self.desk_language_chosen.emit(LANGUAGES[at]))
        self.wall.chosen.connect(self._on_wall_chosen)
        self.sizes.chosen.connect(lambda at: self._on_pupils(SIZES[at]))
        self.class_size.changed.connect(lambda: self._on_pupils(self.class_size.amount))
        self.cards.clicked.connect(self.cards_wanted)
        self.roles.chosen.connect(self._on_roles_chosen)

    @property
    def edition(self) -> EditionOffer | None:
        """The edition that is chosen; None while none is offered."""
        return self.offers[self.at] if self.offers else None

    @property
    def deck_offer(self) -> DeckOffer | None:
        """The role cards that are chosen; None while nobody knows which there are."""
        return next((offer for offer in self.decks if offer.path == self.deck), None)

    def show_offers(self, offers: tuple[EditionOffer, ...]) -> None:
        """Choose among these editions, beginning with the first; the usual deck, no label."""
        self.offers, self.at = offers, 0
        self.pupils = self.players = max(SIZES)
        self._split = ""
        self._take_deck(self._usual())
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
        for button, offer in zip(self.editions.buttons, self.offers, strict=True):
            show_tip(button, words(EDITION_WORDS[offer.has_pact][1]))
        self._class_of.show_text(words(Says.SETUP_PUPILS))
        self.class_size.field.setAccessibleName(words(Says.SETUP_PUPILS_ARE))
        self.sizes.show_choices([str(size) for size in SIZES], SIZES.index(self.pupils) if self.pupils in SIZES else None)
        self.class_size.show_amount(self.pupils)
        self.cards.show_text(words(Says.DECKS))
        self._show_decks()
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
        self.about_size.show_text(self._split or self.words.say(_size(self.players, offer)))
        later = Says.SETUP_ROLES_AFTER_PACT if offer.has_pact else Says.SETUP_ROLES_LATER
        self.about_roles.show_text(self.words.say(later))

    def _on_edition_chosen(self, at: int) -> None:
        self.at = at
        self._show_meanings()
        self.changed.emit()

    def _on_wall_chosen(self, at: int) -> None:
        self.wall_language = LANGUAGES[at]
        self.wall_language_chosen.emit(LANGUAGES[at])

    def show_class(self, pupils: int, players: int, split: str) -> None:
        """So many pupils, of whom so many sit at this table; how they are split, in words, where there are several."""
        self.pupils, self.players, self._split = pupils, players, split
        self.sizes.show_chosen(SIZES.index(pupils) if pupils in SIZES else None)
        if self.class_size.amount != pupils:
            self.class_size.show_amount(pupils)
        self._show_meanings()

    def show_decks(self, decks: tuple[DeckOffer, ...]) -> None:
        """The sample first, and the decks that are kept. Where none was chosen, one that was compared is played with before the sample."""
        is_new = not self.decks
        self.decks = decks
        if (is_new and not self.deck) or self.deck_offer is None:
            self.deck = self._usual()
        self._show_decks()
        self._show_meanings()

    def choose_deck(self, path: str) -> None:
        """Play with this deck, "" for the sample, now and in the next lesson."""
        self.wanted = PurePath(path).name
        self._take_deck(path)
        self.deck_chosen.emit(path)

    def _take_deck(self, path: str) -> None:
        self.deck = path
        self._show_decks()
        self._show_meanings()

    def _usual(self) -> str:
        """The deck that was chosen last, if it is still there; else one that was compared."""
        wanted = [offer.path for offer in self.decks if PurePath(offer.path).name == self.wanted]
        compared = [offer.path for offer in self.decks if offer.is_compared]
        return next(iter((*wanted, *compared)), "")

    @property
    def shown_decks(self) -> tuple[str, ...]:
        """The decks that have a button: the sample, the chosen one, and those that were kept last."""
        kept = [offer.path for offer in self.decks if offer.path]
        first = kept[:SHOWN_DECKS]
        return ("", *(first if self.deck in ("", *first) else (self.deck, *first[: SHOWN_DECKS - 1])))

    def _show_decks(self) -> None:
        names = {offer.path: offer.deck.name for offer in self.decks} | {"": self.words.say(Says.SETUP_SAMPLE)}
        told = [names.get(path, path) for path in self.shown_decks]
        short = [_short(name, DECK_NAMES // len(told[1:])) for name in told[1:]]
        self.roles.show_choices([told[0], *short], self.shown_decks.index(self.deck))
        for button, name in zip(self.roles.buttons, told, strict=True):
            show_tip(button, name)

    def _on_pupils(self, pupils: int | None) -> None:
        if pupils is not None:
            self.pupils_changed.emit(pupils)

    def _on_roles_chosen(self, at: int) -> None:
        self.choose_deck(self.shown_decks[at])
        self.changed.emit()


def _short(name: str, wide: int) -> str:
    """As much of a deck's name as its button has room for."""
    cut = (name, *(f"{name[:letters].rstrip()}\N{HORIZONTAL ELLIPSIS}" for letters in range(len(name) - 1, 0, -1)))
    return next((text for text in cut if width_of(text, DESK.body, bold=True) <= wide), cut[-1])


def _told(choices: QWidget | QLayout, about: PlainLabel) -> QHBoxLayout:
    """Choices, and beside them what the chosen one means."""
    line = row(row(choices, 1), gap=12)
    line.addWidget(about, 1)
    return line


def _size(players: int, offer: EditionOffer) -> Saying:
    upper, middle, working = CLASS_COUNTS[players]
    price = names.coins(offer.level_prices[players])
    return say(Says.SETUP_CLASSES, upper=upper, middle=middle, working=working, coins=price)
