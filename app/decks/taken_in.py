"""A deck out of a file that somebody gave: TOML with all of it, or a table of cards. What cannot be used is told in words."""

import codecs
from pathlib import Path

from msgspec import UNSET, Struct, structs

from app.decks.cards_in import CARDS, cards_in, with_own_ids
from app.decks.columns import LONGEST_ID, Vocabulary, slug
from app.decks.folder import SUFFIX
from app.editions.decks import LARGEST, KeptDeck, unchecked_deck
from app.editions.problems import EditionProblem
from app.terms.people import LEFT_OUT_AT, RoleCard
from app.terms.saying import Saying, Says, say
from app.terms.typed import LONGEST_LABEL, LONGEST_NAME, MOST_COINS


class TakenIn(Struct, frozen=True):
    """A deck that can be looked through, or why there is none."""

    kept: KeptDeck | None = None
    faults: tuple[Saying, ...] = ()


def taken_in(path: Path, known: Vocabulary) -> TakenIn:
    """The deck in a file; it may still break a rule of decks, but has as many cards as one, each with figures that a card can have."""
    try:
        taken = _from_toml(path) if path.suffix.lower() == SUFFIX else _from_table(path, known)
    except OSError:
        return TakenIn(faults=(say(Says.FILE_UNREADABLE, file=path.name),))
    if taken.kept is not None and len(taken.kept.roles) < CARDS:
        return TakenIn(faults=(say(Says.DECK_TOO_MANY, n=len(taken.kept.roles), most=CARDS),))
    return taken


def _from_toml(path: Path) -> TakenIn:
    try:
        kept = unchecked_deck(path)
    except EditionProblem:
        return TakenIn(faults=(say(Says.DECK_NO_DECK, file=path.name),))
    if len(kept.roles) > CARDS:
        return TakenIn(faults=(say(Says.DECK_TOO_MANY, n=len(kept.roles), most=CARDS),))
    fault = next((fault for role in kept.roles for fault in _faults(role)), None)
    return TakenIn(_bounded(kept)) if fault is None else TakenIn(faults=(fault,))


def _faults(role: RoleCard) -> tuple[Saying, ...]:
    beyond = [figure for figure in role.figures if not 0 <= figure <= MOST_COINS]
    told = tuple(say(Says.DECK_NO_NUMBER, figure=role.title[:LONGEST_NAME], text=each, most=MOST_COINS) for each in beyond)
    return told if role.left_out_at in LEFT_OUT_AT else (*told, say(Says.DECK_NO_LEFT_OUT, text=role.left_out_at))


def _bounded(kept: KeptDeck) -> KeptDeck:
    """Names as long as the desk shows them, and an id for each card. Cards that are changed are no longer those that were compared."""
    return structs.replace(kept, name=_short(kept.name, LONGEST_LABEL), roles=tuple(with_own_ids(map(_as_shown, kept.roles))))


def _as_shown(role: RoleCard) -> RoleCard:
    if not role.id.isprintable() or not 0 < len(role.id) <= LONGEST_ID:
        role = structs.replace(role, id=slug(role.id), name=role.title)
    return role if role.name is UNSET else structs.replace(role, name=_short(role.name, LONGEST_NAME))


def _from_table(path: Path, known: Vocabulary) -> TakenIn:
    if not path.is_file():
        raise OSError(str(path))  # opening a pipe would wait for ever
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    read = cards_in(_text(data[:LARGEST]), known)
    return TakenIn(KeptDeck(_short(path.stem, LONGEST_LABEL), read.cards)) if read.cards else TakenIn(faults=read.faults)


def _text(data: bytes) -> str:
    """As spreadsheets write it: with a mark that tells how, in UTF-8 without one, or else as older Windows programs do."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _short(text: str, letters: int) -> str:
    return " ".join(text.split())[:letters].strip()
