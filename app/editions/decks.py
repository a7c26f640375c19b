"""Role decks on disk."""

import tomllib
from pathlib import Path

from msgspec import ValidationError, convert

from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem
from app.terms.people import Deck, deck_faults

SAMPLE = "sample"


def sample_deck(edition: str) -> Deck:
    """The sample deck of an edition: calibrated stand-ins, not the printed cards."""
    return deck_from(RESOURCES / "decks" / f"{SAMPLE}-{edition}.toml")


def deck_in(edition: str, deck: Deck, before: str) -> Deck:
    """The deck where another edition is played than before: untouched samples give way to the other ones, cards of one's own stay."""
    return sample_deck(edition) if deck == sample_deck(before) else deck


def deck_from(path: Path) -> Deck:
    """The deck in a file; raises EditionProblem with everything that is wrong in it."""
    try:
        if path.exists() and not path.is_file():
            raise EditionProblem(path, ("not a file",))  # opening a pipe would wait for ever
        deck = convert(tomllib.loads(path.read_text("utf-8")), Deck)
    except OSError as problem:
        raise EditionProblem(path, (problem.strerror or str(problem),)) from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, ValidationError, RecursionError) as problem:
        raise EditionProblem(path, (str(problem),)) from problem
    faults = deck_faults(deck)
    if faults:
        raise EditionProblem(path, tuple(f"{fault.at}: {fault.problem}" for fault in faults))
    return deck
