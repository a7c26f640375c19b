"""The teacher's decks of role cards: between the folder that they lie in and the page where they are typed in."""

from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from app.debrief.problems import ExportProblem
from app.debrief.problems import told as disk_trouble
from app.decks.cards_in import CARDS, cards_in, with_free_id
from app.decks.columns import vocabulary
from app.decks.folder import Shelved, give_out, keep, remove, shelved
from app.decks.taken_in import taken_in
from app.decks.written import standing
from app.editions.decks import KeptDeck, is_sample, mark, sample_deck
from app.terms.people import Deck, RoleCard
from app.terms.saying import Saying, Says, say
from ui.console.new_lesson import DeckOffer, KeepDeck
from ui.text.languages import Language
from ui.text.words import Words

TOLD = 3  # faults at once: who puts these right sees the next ones


class Decking(QObject):
    """Every change is on the disk before the page hears of it."""

    changed = Signal(object, str)  # every DeckOffer, the sample first, and the folder
    shown = Signal(object)  # the DeckOffer that is kept now
    typed = Signal(object)  # a Deck that was pasted into the one on the page; it is not kept yet
    taken = Signal(object, bool)  # a Deck out of a file, and whether it was compared; it is not kept yet
    noticed = Signal(object)  # a Saying

    def __init__(self, folder: Path, words: Words, edition: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder, self._words, self._edition = folder, words, edition
        self._shelf: dict[str, Shelved] = {}
        self._known = vocabulary(Words(language, self).say for language in Language)

    def tell(self) -> None:
        """Look into the folder, and say what is there."""
        self._shelf = {str(each.path): each for each in shelved(self.folder)}
        kept = tuple(DeckOffer(path, each.kept.deck, each.kept.is_compared) for path, each in self._shelf.items())
        self.changed.emit((DeckOffer("", sample_deck(self._edition)), *kept), str(self.folder))

    def show_edition(self, edition: str) -> None:
        """The sample cards are this edition's from now on."""
        if edition != self._edition:
            self._edition = edition
            self.tell()

    def keep(self, wanted: KeepDeck) -> None:
        """Keep a deck where it lay, or in a file of its own."""
        kept = _kept(wanted)
        try:
            path = keep(self.folder, kept, self._words.say, self._shelf.get(wanted.path))
        except ExportProblem as problem:
            self.noticed.emit(disk_trouble(problem))
            return
        self.tell()
        self.shown.emit(DeckOffer(str(path), kept.deck, kept.is_compared))
        self.noticed.emit(say(Says.DECK_KEPT, deck=kept.name, folder=str(self.folder)))

    def paste(self, text: str, at: int, deck: Deck) -> None:
        """Read a table over the cards from this row on; where one cannot be read, none is taken."""
        first = at if len(text.strip().splitlines()) <= CARDS - at else 0
        read = cards_in(text, self._known, deck.roles[first:])
        if read.faults:
            self.noticed.emit(say(Says.DECK_NOT_PASTED, faults=_told(read.faults)))
            return
        roles = _placed(deck, read.cards, first)
        self.typed.emit(structs.replace(deck, roles=roles))
        self.noticed.emit(say(Says.DECK_PASTED, n=len(read.cards)))

    def take_in(self, path: str) -> None:
        """Show the deck in a file; it is kept when somebody says so."""
        taken = taken_in(Path(path), self._known)
        if taken.kept is None:
            self.noticed.emit(say(Says.DECK_NOT_TAKEN, file=Path(path).name, faults=_told(taken.faults)))
            return
        self.taken.emit(taken.kept.deck, taken.kept.is_compared)
        self.noticed.emit(say(Says.DECK_TAKEN, file=Path(path).name))

    def give_out(self, folder: str, wanted: KeepDeck) -> None:
        """Write a deck as TOML and as CSV into a folder; nothing gives way to it."""
        kept = _kept(wanted)
        try:
            give_out(Path(folder), kept, self._words.say, self._words.language)
        except ExportProblem as problem:
            self.noticed.emit(disk_trouble(problem))
        else:
            self.noticed.emit(say(Says.DECK_GIVEN_OUT, deck=kept.name, folder=folder, standing=say(standing(kept))))

    def remove(self, path: str) -> None:
        """Delete a deck for good."""
        known = self._shelf.get(path)
        try:
            remove(Path(path))
        except ExportProblem as problem:
            self.noticed.emit(disk_trouble(problem))
        else:
            self.noticed.emit(say(Says.DECK_REMOVED, deck=Path(path).stem if known is None else known.kept.name))
        self.tell()


def _kept(wanted: KeepDeck) -> KeptDeck:
    """The deck as its file will hold it. The sample cards are compared with nothing."""
    is_compared = wanted.is_compared and not is_sample(wanted.deck)
    return KeptDeck(wanted.deck.name, wanted.deck.roles, mark(wanted.deck) if is_compared else "")


def _told(faults: tuple[Saying, ...]) -> Saying:
    return say(Says.SENTENCES, parts=faults[:TOLD])


def _placed(deck: Deck, cards: tuple[RoleCard, ...], first: int) -> tuple[RoleCard, ...]:
    """The deck's cards with these in place of others; an id that two of them would share goes to the new one."""
    taken = {card.id for card in cards}
    before, after = deck.roles[:first], deck.roles[first + len(cards):]
    return (*(with_free_id(card, taken) for card in before), *cards, *(with_free_id(card, taken) for card in after))
