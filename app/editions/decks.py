"""Role decks on disk."""

import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct, ValidationError, convert, json

from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem
from app.editions.sources import edition_names
from app.terms.people import SAMPLE, Deck, RoleCard, deck_faults

LARGEST = 64 * 1024  # bytes of a deck's file; what is larger is none
MOST_DOTS = 200  # in a line: a key of thousands of parts would be read for half a minute


class KeptDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its file holds it; `compared` is the mark of the cards that somebody has compared with the printed ones."""

    name: str
    roles: tuple[RoleCard, ...]
    compared: str = ""

    @property
    def deck(self) -> Deck:
        """The cards alone, as a game has them."""
        return Deck(self.name, self.roles)

    @property
    def is_compared(self) -> bool:
        """Whether these very cards were compared; one figure that is changed afterwards, in whatever program, takes that away."""
        return is_marked(self.deck, self.compared)


def mark(deck: Deck) -> str:
    """What tells these cards from all others, whatever the deck is called and in whatever order they lie."""
    return sha256(json.encode(sorted(deck.roles, key=lambda role: role.id))).hexdigest()[:32]


def is_marked(deck: Deck, compared: str | None) -> bool:
    """Whether the mark of a comparison is that of these cards. The sample cards are no printed ones, whatever anybody says."""
    return compared == mark(deck) and not is_sample(deck)


def is_sample(deck: Deck) -> bool:
    """Whether these are the sample cards of some edition, or are called so."""
    return deck.name == SAMPLE or mark(deck) in _sample_marks()


@cache
def _sample_marks() -> frozenset[str]:
    return frozenset(mark(sample_deck(edition)) for edition in edition_names())


def sample_deck(edition: str) -> Deck:
    """The sample deck of an edition: calibrated stand-ins, not the printed cards."""
    return deck_from(RESOURCES / "decks" / f"{SAMPLE}-{edition}.toml")


def deck_in(edition: str, deck: Deck, before: str) -> Deck:
    """The deck where another edition is played than before: untouched samples give way to the other ones, cards of one's own stay."""
    return sample_deck(edition) if deck == sample_deck(before) else deck


def deck_from(path: Path) -> Deck:
    """The deck in a file; raises EditionProblem with everything that is wrong in it."""
    return kept_deck(path).deck


def kept_deck(path: Path) -> KeptDeck:
    """The deck in a file, and whether it was compared; raises EditionProblem with everything that is wrong in it."""
    kept = unchecked_deck(path)
    faults = deck_faults(kept.deck)
    if faults:
        raise EditionProblem(path, tuple(f"{fault.at}: {fault.problem}" for fault in faults))
    return kept


def unchecked_deck(path: Path) -> KeptDeck:
    """The cards in a file, whether they make a deck or not; raises EditionProblem where it holds no cards that can be read."""
    try:
        return convert(tomllib.loads(_text(path)), KeptDeck)
    except OSError as problem:
        raise EditionProblem(path, (problem.strerror or str(problem),)) from problem
    except (ValueError, ValidationError, RecursionError) as problem:  # ValueError: no TOML, no text, or a number of thousands of figures
        raise EditionProblem(path, (str(problem),)) from problem


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise EditionProblem(path, ("not a file",))  # opening a pipe would wait for ever
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise EditionProblem(path, ("too large for a deck",))
    read = text.decode("utf-8-sig")  # editors on Windows begin a file with the mark
    if any(line.count(".") > MOST_DOTS for line in read.splitlines()):
        raise EditionProblem(path, ("keys within keys",))
    return read
