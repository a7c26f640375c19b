"""The role cards of a deck, to be typed in or pasted, looked through and kept. It keeps nothing itself, and never touches a game."""

from msgspec import structs
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.terms import names
from app.terms.people import Deck, RoleCard
from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_LABEL
from ui.console import choosing, key_names
from ui.console.card_table import CardTable
from ui.console.deck_checks import faults, ties, unusual
from ui.console.deck_line import DeckLine
from ui.console.deck_side import DeckSide
from ui.console.new_lesson import DeckOffer, KeepDeck
from ui.console.pages.page import QuietAction
from ui.console.setup_form import LabelField
from ui.console.sheet import Sheet
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, inset, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class DeckSheet(Sheet):
    """A row for each of the eleven cards; its `side` has the rest. Enter keeps the deck, or plays with it."""

    kept = Signal(object)  # a KeepDeck
    pasted = Signal(str, int, object)  # a table, the row where it begins, and the Deck that stands there
    taken_in = Signal(str)
    given_out = Signal(str, object)  # a folder and a KeepDeck
    removed = Signal(str)
    chosen = Signal(str)  # the deck to play with

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._decks: tuple[DeckOffer, ...] = ()
        self._folder = ""
        self._offer: DeckOffer | None = None
        self._compared: tuple[RoleCard, ...] | None = None  # the cards that somebody has compared
        self.name, self._called, self.paste = LabelField(maxLength=LONGEST_LABEL), PlainLabel(voice="muted"), PlainButton()
        self.table = CardTable(theme, words, DeckLine, (Says.DECK_WHEN,), gap=5)
        self.side = DeckSide(theme, words)
        frame, body = surface("card", (5, 6), 4)
        body.addLayout(inset(self._called, self.name, self.paste))
        body.addWidget(self.table)
        from_top(self, frame)
        self._wire()

    def _wire(self) -> None:
        self.name.textEdited.connect(lambda _text: self._on_edited())
        self.name.moved_on.connect(self.focus_figures)
        self.paste.clicked.connect(self._on_paste_wanted)
        self.table.changed.connect(self._on_edited)
        self.table.finished.connect(self.confirm)
        self.side.picked.connect(self._on_picked)
        self.side.ticked.connect(self._on_ticked)
        self.side.take_in_wanted.connect(self._choose_taken_in)
        self.side.give_out_wanted.connect(self._choose_given_out)
        self.side.remove_wanted.connect(self._ask_to_remove)

    # what the program tells

    def show_decks(self, decks: tuple[DeckOffer, ...], folder: str) -> None:
        """The sample first, and the decks that are kept in a folder; what was typed stays."""
        self._decks, self._folder = decks, folder
        if self._offer is None and decks:
            self.show_deck(decks[0])
        self._show_side()

    def open_deck(self, path: str) -> None:
        """Begin with the deck that is to be played with; what was typed and is not kept yet stays."""
        if not self.is_changed:
            self._on_picked(path)

    def show_deck(self, offer: DeckOffer) -> None:
        """The cards of a deck, as they are."""
        self._offer = offer
        self.name.setText("" if offer.is_sample else offer.deck.name)
        self._fill(offer.deck, is_compared=offer.is_compared)

    def show_pasted(self, deck: Deck) -> None:
        """Cards that were pasted into the deck on the page: they are kept when somebody says so."""
        self._fill(deck, is_compared=False)

    def show_taken(self, deck: Deck, is_compared: bool) -> None:
        """A deck out of a file: it is kept as a deck of its own when somebody says so."""
        self._offer = next((offer for offer in self._decks if offer.is_sample), None)
        self.name.setText(deck.name)
        self._fill(deck, is_compared=is_compared)

    def _fill(self, deck: Deck, *, is_compared: bool) -> None:
        self.table.show_cards(deck.roles)
        for line in self.table.lines:
            for field in line.fields:
                field.installEventFilter(self)
        self.draw()
        self._compared = self.deck.roles if is_compared else None
        self._on_typed()

    # what the teacher has typed

    @property
    def deck(self) -> Deck:
        """The deck as it was typed; a figure that is missing is as it was."""
        name = " ".join(self.name.text().split()) or self.words.say(Says.DECK_DEFAULT_NAME)
        return Deck(name, tuple(line.typed for line in self.table.lines))

    @property
    def keeping(self) -> KeepDeck:
        """What would be kept now."""
        return KeepDeck("" if self._offer is None else self._offer.path, self.deck, self.is_compared)

    @property
    def is_compared(self) -> bool:
        """Whether these very cards were compared: one that was changed is not the one that somebody has seen."""
        return self._compared == self.deck.roles

    @property
    def is_changed(self) -> bool:
        """Whether there is something to keep."""
        offer = self._offer
        if offer is None or not self.table.lines:
            return False
        if offer.is_sample:
            return self.deck.roles != offer.deck.roles or bool(self.name.text().strip())
        return self.deck != offer.deck or self.is_compared is not offer.is_compared

    @property
    def wrong(self) -> tuple[Saying, ...]:
        """What no deck can be, or what is missing."""
        missing = tuple(say(Says.CARD_NUMBER_MISSING, role=names.role(line.typed)) for line in self.table.lines if line.is_missing)
        return (*missing, *faults(self.deck))

    @property
    def _is_sample(self) -> bool:
        """Whether these are the figures that come with the program, whatever the deck is called."""
        return any(self.deck.roles == offer.deck.roles for offer in self._decks if offer.is_sample)

    # the page

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        why = say(Says.WHY_DECK if self.view is None else Says.WHY_DECK_IN_GAME)
        return say(Says.NOW_DECK), why, say(Says.DO_DECK_KEEP if self.is_changed else Says.DO_DECK_USE)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return self.back()

    def footnote(self) -> Saying | None:
        return self.wrong[0] if self.table.lines and self.wrong else None

    def may_confirm(self) -> bool:
        return bool(self.table.lines) and not self.wrong

    def confirm(self) -> None:
        """Keep what was changed; play with what is kept."""
        if not self.may_confirm():
            return
        if self.is_changed:
            self.kept.emit(self.keeping)
        elif self._offer is not None:
            self.chosen.emit(self._offer.path)

    def focus_first(self) -> None:
        self.name.setFocus(Qt.FocusReason.TabFocusReason)

    def focus_figures(self) -> None:
        """Go on to the first figure of the first card."""
        self.table.lines[0].figures[0].setFocus(Qt.FocusReason.TabFocusReason)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self._called.show_text(self.words.say(Says.DECK_CALLED))
        self.name.setPlaceholderText(self.words.say(Says.DECK_CALLED_HINT))
        self.name.setAccessibleName(self.words.say(Says.DECK_CALLED))
        self.paste.show_text(f"{self.words.say(Says.DECK_PASTE)}  {key_names.PASTE}")
        self.table.draw()
        self.side.show_words()
        self._show_side()

    def _show_side(self) -> None:
        chosen = "" if self._offer is None else self._offer.path
        self.side.show_decks(self._decks, self._folder, chosen)
        self.side.show_owner(is_own=bool(chosen))
        self._show_checks()

    def _show_checks(self) -> None:
        if not self.table.lines:
            return
        wrong = self.wrong
        self.side.show_checks(wrong, () if wrong else (*self._unusual(), *ties(self.deck)))
        why = Says.DECK_SAMPLE_NEVER if self._is_sample else Says.DECK_TICK_HOLDS if self.is_compared else Says.DECK_TICK_WHY
        self.side.show_tick(on=self.is_compared, why=why, may=not wrong and not self._is_sample)

    def _unusual(self) -> tuple[Saying, ...]:
        sample = next((offer.deck for offer in self._decks if offer.is_sample), None)
        return () if sample is None else unusual(self.deck, sample)

    def show_status(self, told: Saying) -> None:
        """What became of the last thing that was wanted; it stays until something else is."""
        self.side.show_status(told)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.side.show_status(None)

    def _on_edited(self) -> None:
        self.side.show_status(None)
        self._on_typed()

    def _on_typed(self) -> None:
        self._show_side()
        self.show_ready()

    def _on_ticked(self, on: bool) -> None:
        self._compared = self.deck.roles if on else None
        self._show_checks()
        self.show_ready()

    def _on_picked(self, path: str) -> None:
        offer = next((each for each in self._decks if each.path == path), None)
        if offer is not None:
            self.show_deck(offer)
            self.focus_first()

    # paste and files

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A table that is pasted into any field goes to the cards from that row on."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not event.matches(QKeySequence.StandardKey.Paste):
            return super().eventFilter(watched, event)
        return self._is_table_pasted()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (event.matches(QKeySequence.StandardKey.Paste) and self._is_table_pasted()):
            super().keyPressEvent(event)

    def _is_table_pasted(self) -> bool:
        text = QGuiApplication.clipboard().text()
        if not set(text.strip()) & set("\t\n\r"):
            return False
        self._paste(text)
        return True

    def _on_paste_wanted(self) -> None:
        self._paste(QGuiApplication.clipboard().text())

    def _paste(self, text: str) -> None:
        spot = self.table.spot()
        self.pasted.emit(text, 0 if spot is None else spot.down, self.deck)

    def _choose_taken_in(self) -> None:
        path = choosing.file(self, self.words, Says.DECK_WHICH, Says.DECK_KINDS)
        if path:
            self.taken_in.emit(path)

    def _choose_given_out(self) -> None:
        folder = choosing.folder(self, self.words, Says.EXPORT_TO)
        if folder:
            self.given_out.emit(folder, structs.replace(self.keeping, path=""))

    def _ask_to_remove(self) -> None:
        offer = self._offer
        if offer is None or offer.is_sample:
            return
        question = say(Says.DECK_REMOVE_QUESTION, deck=offer.deck.name)
        if choosing.is_agreed(self, self.words, question, Says.DELETE_YES, Says.DELETE_NO):
            self._offer = None
            self.removed.emit(offer.path)
