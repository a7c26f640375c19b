"""A new lesson: set the table, then begin. It decides nothing about the game; what can be chosen is offered to it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from app.terms.class_tables import ClassTables, class_tables
from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_LABEL
from ui.console import choosing
from ui.console.class_seats import PAIRED, ClassSeats
from ui.console.new_lesson import DeckOffer, NewLesson, Offer, RecentLesson
from ui.console.pages.page import QuietAction
from ui.console.setup_form import SetupForm
from ui.console.setup_side import SetupSide
from ui.console.sheet import Sheet
from ui.kit.notice import Notice
from ui.kit.surfaces import from_top
from ui.kit.theme import Theme
from ui.text.words import Words

SPARE = 20  # px that stay free for a longer notice
TOLD = 3  # names that are there twice; whoever tells these apart sees the next ones


class SetupSheet(Sheet):
    """The form and the names at the left; its `side` stands at the right."""

    chosen = Signal(object)
    open_wanted = Signal()
    folder_chosen = Signal(str)
    steps_changed = Signal()
    cards_wanted = Signal()
    edition_changed = Signal(str)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._offer: Offer | None = None
        self._folder = ""
        self._enough: dict[str, dict[int, int]] = {}
        self._about_class: Saying | None = None
        self._begun: set[int] = set()  # tables of this class that were begun, 0 first
        self.form, self.seats, self.sample = SetupForm(words), ClassSeats(words), Notice()
        self.side = SetupSide(theme, words)
        from_top(self, self.form, self.seats, self.sample, gap=6)
        self.seats.follow(self.form.cards)
        self.form.moved_on.connect(self._on_moved_on)
        self.form.label.listened = self.seats.is_class_pasted
        for field in (self.form.label, *self.seats.fields):
            field.textChanged.connect(lambda _text: self.show_ready())
        self.form.pupils_changed.connect(self._on_pupils)
        self.form.changed.connect(self._on_changed)
        self.form.cards_wanted.connect(self.cards_wanted)
        self.seats.listed.connect(self._on_listed)
        self.seats.unlisted.connect(lambda: self._tell_class(say(Says.SETUP_NO_LIST)))
        self.seats.table_chosen.connect(self._show_class)
        self.seats.finished.connect(self.confirm)
        self.side.folder_wanted.connect(self._on_folder_wanted)

    def event(self, event: QEvent) -> bool:
        """What is spare of the height goes between the rows of the form, but for a line that a notice may want."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            zoom = self.theme.zoom
            needed = self.layout().totalHeightForWidth(self.width()) / zoom - self.form.spread
            self.form.show_spare(self.height() / zoom - needed - SPARE)
        return super().event(event)

    @property
    def steps(self) -> tuple[Saying, ...]:
        """What lies ahead, beginning with the table."""
        pact = (say(Says.PHASE_PACT),) if self._has_pact else ()
        return (say(Says.SETUP_TABLE), *pact, say(Says.PHASE_DEAL), say(Says.PHASE_ROUND_1))

    @property
    def _has_pact(self) -> bool:
        return self.form.edition is None or self.form.edition.has_pact

    def show_offer(self, offer: Offer) -> None:
        """A set-up with these things to choose from: a fresh one, or the next table of a class of which not every table was begun."""
        self._offer, self._folder, self._about_class = offer, offer.folder, None
        waiting = [at for at in range(len(self.seats.tables.seats)) if at not in self._begun]
        if self._begun and waiting:
            self.seats.go_to_table(waiting[0])
        else:
            self._begun = set()
            self.seats.clear()
            self.form.show_offers(offer.editions)
        self.draw()
        self.show_ready()

    def show_decks(self, decks: tuple[DeckOffer, ...]) -> None:
        """The role cards that can be played with."""
        self.form.show_decks(decks)
        self.draw()

    def choose_deck(self, path: str) -> None:
        """Play with this deck, "" for the sample."""
        self.form.choose_deck(path)
        self.draw()

    def show_folder(self, folder: str) -> None:
        """Where the new lesson will be kept; what was typed stays."""
        self._folder = folder
        self.draw()

    def show_recent(self, recent: tuple[RecentLesson, ...]) -> None:
        """The lessons played last, which are looked up after the rest; what was typed stays."""
        if self._offer is not None:
            self._offer = Offer(self._offer.editions, self._offer.folder, recent)
            self.draw()
            self.show_ready()

    def show_enough(self, edition: str, coins: dict[int, int]) -> None:
        """Coins that are surely enough for an edition with its sample deck, by number of players."""
        self._enough[edition] = coins
        self.draw()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_SETUP), say(Says.WHY_SETUP), say(Says.DO_SETUP_PACT if self._has_pact else Says.DO_SETUP_DEAL)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        back = self.back() if self.view is not None else ()
        return ((say(Says.OPEN_LESSON), self.open_wanted.emit), *back)

    def _on_moved_on(self) -> None:
        self.seats.go_to(0)

    def may_confirm(self) -> bool:
        return self.form.edition is not None and class_tables(self.form.pupils) is not None

    def focus_first(self) -> None:
        self.form.label.setFocus()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self.form.show_words()
        self.seats.show_words()
        self._show_class()
        self.side.show_edition(self.form.edition)
        self.side.show_enough(self._coins())
        if self._offer is not None:
            self.side.show_lessons(self._offer.recent, self._folder)
        self._show_notice()

    def _show_notice(self) -> None:
        """What there is to say of the class, and otherwise of the role cards, until they were compared with the printed ones."""
        told = self._about_class or self._about_cards()
        self.sample.show_notice("" if told is None else self.words.say(told))

    def _about_cards(self) -> Saying | None:
        deck = self.form.deck_offer
        if deck is None or deck.is_sample:
            return say(Says.SETUP_SAMPLE_NOTICE)
        return None if deck.is_compared else say(Says.SETUP_DECK_NOTICE, deck=deck.deck.name)

    def _tell_class(self, told: Saying | None) -> None:
        self._about_class = told
        self._show_notice()

    def _on_pupils(self, pupils: int) -> None:
        """So many pupils: as few tables as possible, and pairs where it takes them."""
        self.form.pupils = pupils
        tables = class_tables(pupils)
        if tables is None:
            self._tell_class(say(Says.SETUP_TOO_FEW))
        else:
            self._begun = set()
            self.seats.show_tables(tables)
            self._tell_class(_split_in_words(pupils, tables))
            self._show_class()
        self.show_ready()

    def _on_listed(self, pupils: int) -> None:
        """A list was pasted: what it makes, and who is in it twice."""
        self._begun = set()
        self.form.pupils = pupils
        told = (_split_in_words(pupils, self.seats.tables), _twice(self.seats.doubles))
        parts = tuple(part for part in told if part is not None)
        self._tell_class(say(Says.SENTENCES, parts=parts) if parts else None)
        self._show_class()
        self.show_ready()

    def _show_class(self) -> None:
        """How the class sits, beside its number; how many sit at the table that is seen."""
        tables = self.seats.tables
        several = self.words.say(tables_told(tables)) if len(tables.seats) > 1 else ""
        self.form.show_class(self.form.pupils, tables.seats[self.seats.at], several)
        self.side.show_enough(self._coins())

    def _coins(self) -> int | None:
        """Coins that are surely enough as it stands; None where the role cards come from a file, or while nobody has worked it out."""
        edition = self.form.edition
        if edition is None or self.form.deck:
            return None
        return self._enough.get(edition.name, {}).get(self.form.players)

    def confirm(self) -> None:
        """Begin the lesson as it stands."""
        edition = self.form.edition
        if edition is None or not self.may_confirm():
            return
        names, deck = self.seats.names, self.form.deck or None
        self._begun.add(self.seats.at)
        self.chosen.emit(NewLesson(self._label(), edition.name, names, deck, self.words.language, self.form.wall_language, self._folder))

    def _label(self) -> str:
        """What the lesson is called; one of several tables says which."""
        label, number = " ".join(self.form.label.text().split()), self.seats.at + 1
        if len(self.seats.tables.seats) == 1:
            return label
        key = Says.SETUP_TABLE_LABEL if label else Says.SETUP_TABLE_NUMBER
        return self.words.say(key, n=number, label=label)[:LONGEST_LABEL]

    def _on_changed(self) -> None:
        self.draw()
        self.show_ready()
        self.steps_changed.emit()
        if self.form.edition is not None:
            self.edition_changed.emit(self.form.edition.name)

    def _on_folder_wanted(self) -> None:
        folder = choosing.folder(self, self.words, Says.KEPT_IN, self._folder)
        if folder:
            self.show_folder(folder)
            self.folder_chosen.emit(folder)


def tables_told(tables: ClassTables) -> Saying:
    """How a class sits."""
    seats = tables.seats
    if len(seats) == 1:
        return say(Says.SETUP_TABLE_IS_ONE, seats=seats[0])
    if len(set(seats)) == 1:
        return say(Says.SETUP_TABLES_ALIKE, tables=len(seats), seats=seats[0])
    return say(Says.SETUP_TABLES, tables=len(seats), seats=seats)


def _split_in_words(pupils: int, tables: ClassTables) -> Saying | None:
    """What has to be known of a class that does not make one table."""
    if tables.pairs:
        return say(Says.SETUP_WITH_PAIRS, n=pupils, pairs=say(Says.PAIRS, n=tables.pairs))
    return say(Says.SETUP_OVER_TABLES) if len(tables.seats) > 1 else None


def _twice(names: tuple[str, ...]) -> Saying | None:
    told = tuple(name[:PAIRED] for name in names[:TOLD])
    return say(Says.SETUP_DOUBLES, names=(*told, "\N{HORIZONTAL ELLIPSIS}") if len(names) > TOLD else told) if names else None
