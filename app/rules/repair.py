"""Repair: what would follow if an earlier entry were another, were not there, or had one before it.

Nothing is changed here: a repair is a list of edits, and its proposal is another fold. Edits name entries by their place in what stands.
"""

from collections.abc import Iterator

from msgspec import Struct

from app.entries import Entry
from app.rules.moves import Move, moves
from app.rules.play import Replay, refolded
from app.rules.refusals import Refusal
from app.rules.state import Setting


class Replaced(Struct, frozen=True):
    """The entry at this place says something else."""

    at: int
    entry: Entry


class Dropped(Struct, frozen=True):
    """The entry at this place was never made."""

    at: int


class Inserted(Struct, frozen=True):
    """An entry that was forgotten comes right before this place; several at one place keep their order."""

    before: int
    entry: Entry


Edit = Replaced | Dropped | Inserted
Edits = tuple[Edit, ...]


class EditedEntry(Struct, frozen=True):
    """An entry of the edited list: where it stands in the list as it was (None: it was inserted, as the n-th edit)."""

    entry: Entry
    at: int | None
    edit: int | None = None


class Unfit(Struct, frozen=True):
    """The first entry that no longer fits, its place in the edited list, and why."""

    place: int
    refusal: Refusal


class Proposal(Struct, frozen=True):
    """What an edited list leads to: the fold, the entry that does not fit if there is one, and what to move on the table."""

    replay: Replay
    unfit: Unfit | None
    moves: tuple[Move, ...]


def edited(entries: tuple[Entry, ...], edits: Edits) -> tuple[EditedEntry, ...]:
    """The entries with all edits made."""
    return tuple(_places(entries, edits))


def _places(entries: tuple[Entry, ...], edits: Edits) -> Iterator[EditedEntry]:
    replaced = {edit.at: EditedEntry(edit.entry, edit.at, number) for number, edit in enumerate(edits) if isinstance(edit, Replaced)}
    dropped = {edit.at for edit in edits if isinstance(edit, Dropped)}
    for at in range(len(entries) + 1):
        for number, edit in enumerate(edits):
            if isinstance(edit, Inserted) and edit.before == at:
                yield EditedEntry(edit.entry, None, number)
        if at < len(entries) and at not in dropped:
            yield replaced.get(at, EditedEntry(entries[at], at))


def proposal(now: Replay, setting: Setting, edits: Edits) -> Proposal:
    """What a game would be with these edits and this setting, against what it is now."""
    places = edited(tuple(played.entry for played in now.played), edits)
    then = refolded(now, setting, [place.entry for place in places])
    unfit = None if then.refused is None else Unfit(len(then.played), then.refused)
    return Proposal(then, unfit, () if unfit else moves(now.state, then.state))


def with_answer(edits: Edits, place: EditedEntry, entry: Entry) -> Edits:
    """The edits after the entry at this place was answered anew."""
    if place.edit is None and place.at is not None:
        return (*edits, Replaced(place.at, entry))
    return tuple(_answered(edit, entry) if number == place.edit else edit for number, edit in enumerate(edits))


def _answered(edit: Edit, entry: Entry) -> Edit:
    return Inserted(edit.before, entry) if isinstance(edit, Inserted) else Replaced(edit.at, entry)


def with_insertion(edits: Edits, inserted: Inserted, place: EditedEntry | None) -> Edits:
    """The edits with one more entry, right before what stands at this place; None is the end."""
    at = len(edits) if place is None or place.at is not None or place.edit is None else place.edit
    return (*edits[:at], inserted, *edits[at:])


def without(edits: Edits, place: EditedEntry) -> Edits:
    """The edits after the entry at this place was left out."""
    kept = tuple(edit for number, edit in enumerate(edits) if number != place.edit)
    return kept if place.at is None else (*kept, Dropped(place.at))
