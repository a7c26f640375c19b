"""A new lesson: set the table, then begin. It decides nothing about the game; what can be chosen is offered to it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console import choosing
from ui.console.new_lesson import NewLesson, Offer, RecentLesson
from ui.console.pages.page import QuietAction
from ui.console.seats import SeatFields
from ui.console.setup_form import SetupForm
from ui.console.setup_side import SetupSide
from ui.console.sheet import Sheet
from ui.kit.notice import Notice
from ui.kit.theme import Theme
from ui.text.words import Words


class SetupSheet(Sheet):
    """The form and the names at the left; its `side` stands at the right."""

    chosen = Signal(object)
    open_wanted = Signal()
    folder_chosen = Signal(str)
    steps_changed = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._offer: Offer | None = None
        self._folder = ""
        self._enough: dict[str, dict[int, int]] = {}
        self._is_declined = False
        self.form, self.seats, self.sample = SetupForm(words), SeatFields(words), Notice()
        self.side = SetupSide(theme, words)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        for part in (self.form, self.seats, self.sample):
            whole.addWidget(part)
        whole.addStretch(1)
        self.form.moved_on.connect(self._on_moved_on)
        for field in (self.form.label, *self.seats.fields):
            field.textChanged.connect(lambda _text: self.show_ready())
        self.form.players_changed.connect(self.seats.show_players)
        self.form.players_changed.connect(lambda _players: self._on_changed())
        self.form.changed.connect(self._on_changed)
        self.seats.finished.connect(self.confirm)
        self.side.folder_wanted.connect(self._on_folder_wanted)

    @property
    def steps(self) -> tuple[Saying, ...]:
        """What lies ahead, beginning with the table."""
        pact = (say(Says.PHASE_PACT),) if self._has_pact else ()
        return (say(Says.SETUP_TABLE), *pact, say(Says.PHASE_DEAL), say(Says.PHASE_ROUND_1))

    @property
    def _has_pact(self) -> bool:
        return self.form.edition is None or self.form.edition.has_pact

    def show_offer(self, offer: Offer) -> None:
        """A fresh set-up with these things to choose from."""
        self._offer, self._folder, self._is_declined = offer, offer.folder, False
        self.seats.clear()
        self.form.show_offers(offer.editions)
        self.draw()
        self.show_ready()

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
        unfinished = self._unfinished
        if unfinished is not None:
            why = say(Says.WHY_GO_ON, round=unfinished.round) if unfinished.round else say(Says.WHY_GO_ON_EARLY)
            return say(Says.NOW_GO_ON, lesson=unfinished.label), why, say(Says.DO_GO_ON)
        return say(Says.NOW_SETUP), say(Says.WHY_SETUP), say(Says.DO_SETUP_PACT if self._has_pact else Says.DO_SETUP_DEAL)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        back = self.back() if self.view is not None else ()
        if self._unfinished is not None:
            back = ((say(Says.NEW_LESSON), self._decline),)
        return ((say(Says.OPEN_LESSON), self.open_wanted.emit), *back)

    @property
    def _unfinished(self) -> RecentLesson | None:
        """The lesson that most likely is to go on: the last one, while no game is open and nothing has been typed."""
        recent = self._offer.recent if self._offer is not None else ()
        is_typed = any(field.text() for field in (self.form.label, *self.seats.fields))
        if not recent or not recent[0].is_fresh or self.view is not None or self._is_declined or is_typed:
            return None
        return recent[0]

    def _decline(self) -> None:
        self._is_declined = True
        self.show_ready()
        self.focus_first()

    def _on_moved_on(self) -> None:
        if self._unfinished is not None:
            self.confirm()
        else:
            self.seats.fields[0].setFocus()

    def may_confirm(self) -> bool:
        return self.form.edition is not None

    def focus_first(self) -> None:
        self.form.label.setFocus()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self.form.show_words()
        self.seats.show_words()
        self.side.show_edition(self.form.edition)
        self.side.show_enough(self._coins())
        if self._offer is not None:
            self.side.show_lessons(self._offer.recent, self._folder)
        self.sample.show_notice("" if self.form.deck else self.words.say(Says.SETUP_SAMPLE_NOTICE))

    def _coins(self) -> int | None:
        """Coins that are surely enough as it stands; None where the role cards come from a file, or while nobody has worked it out."""
        edition = self.form.edition
        if edition is None or self.form.deck:
            return None
        return self._enough.get(edition.name, {}).get(self.form.players)

    def confirm(self) -> None:
        """Begin the lesson as it stands, or go on with the last one."""
        unfinished, edition = self._unfinished, self.form.edition
        if unfinished is not None:
            self.side.opened.emit(unfinished.path)
            return
        if edition is None:
            return
        names, deck = self.seats.names, self.form.deck or None
        label = " ".join(self.form.label.text().split())
        self.chosen.emit(NewLesson(label, edition.name, names, deck, self.words.language, self.form.wall_language, self._folder))

    def _on_changed(self) -> None:
        self._is_declined = True  # whoever chooses something sets up a new lesson
        self.draw()
        self.show_ready()
        self.steps_changed.emit()

    def _on_folder_wanted(self) -> None:
        folder = choosing.folder(self, self.words, Says.KEPT_IN, self._folder)
        if folder:
            self.show_folder(folder)
            self.folder_chosen.emit(folder)
