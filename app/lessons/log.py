"""The log of one table: what was said, in the order it was said, and a pure answer to what of it counts.

Nothing is ever taken out of a log: undo, redo and repair are items too. What an entry means is its game's business; here it is bytes.
"""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple, assert_never

from msgspec import Struct


class LogId(NamedTuple):
    """The lasting name of one payload: the item that brought it, and which of that item's payloads it is (an amendment may bring several).

    A replaced payload keeps the name of the one it replaces, so it can be replaced again.

    >>> LogId(3)
    LogId(item=3, part=0)
    """

    item: int
    part: int = 0


HEADER = LogId(0)


class Header(Struct, frozen=True):
    """What the table is: always item 0, and only there."""

    payload: bytes


class Entered(Struct, frozen=True):
    """One thing the game was told. Its log id is `LogId(its place in the log)`."""

    payload: bytes


class Undone(Struct, frozen=True):
    """Step `of` (the place of an entry or an amendment in the log) and every step done after it count no longer."""

    of: int


class Redone(Struct, frozen=True):
    """Step `of` and every step that was undone after it count again, in their old order."""

    of: int


class Replacement(Struct, frozen=True):
    """Another payload in the place of one that stands, the header included."""

    of: LogId
    payload: bytes


class Insertion(Struct, frozen=True):
    """A payload right after one that stands; after the header means first. Several after the same one follow in the order given."""

    after: LogId
    payload: bytes


class Amended(Struct, frozen=True):
    """One confirmed repair, undone in one step. Its n-th insertion (from 0) gets the log id `LogId(place of this item, n)`.

    Every id it names stood before it; what is inserted after a dropped payload takes that one's place.
    """

    replaced: tuple[Replacement, ...] = ()
    inserted: tuple[Insertion, ...] = ()
    dropped: tuple[LogId, ...] = ()


Step = Entered | Amended
Said = Step | Undone | Redone
Item = Header | Said


class TableLog(NamedTuple):
    """All that is kept of one table: its log, and the notes beside it."""

    log: tuple[Item, ...] = ()
    notes: dict[str, bytes] = {}  # noqa: RUF012 - nobody changes it: a named tuple's default is as good as frozen


class Kept(NamedTuple):
    """A payload that counts, under its lasting name."""

    id: LogId
    payload: bytes


class Standing(Struct, frozen=True):
    """What of a log counts. The steps are places of entries and amendments in the log; the last of each is the next to go."""

    header: bytes
    entries: tuple[Kept, ...]
    undoable: tuple[int, ...]
    redoable: tuple[int, ...]

    @property
    def undo_next(self) -> int | None:
        """The step that undo would undo, or None at the start."""
        return self.undoable[-1] if self.undoable else None

    @property
    def redo_next(self) -> int | None:
        """The step that redo would bring back, or None when nothing was undone since the last new step."""
        return self.redoable[-1] if self.redoable else None


class LogFlaw(Enum):
    """Why an item cannot follow the items before it."""

    NO_HEADER = auto()
    SECOND_HEADER = auto()
    NOT_UNDOABLE = auto()
    NOT_REDOABLE = auto()
    NOT_STANDING = auto()
    HEADER_DROPPED = auto()
    AMENDED_TWICE = auto()


class LogProblem(Exception):
    """No program of ours wrote this log: `item` is the place of the first item that does not follow, `flaw` says why."""

    def __init__(self, flaw: LogFlaw, item: int) -> None:
        super().__init__(flaw, item)
        self.flaw = flaw
        self.item = item


def standing(log: Sequence[Item]) -> Standing:
    """The header, the entries that count in the order of play, and what undo and redo would do next.

    >>> said = (Header(b"h"), Entered(b"a"), Entered(b"b"), Undone(of=2))
    >>> [kept.payload for kept in standing(said).entries], standing(said).redo_next
    ([b'a'], 2)
    """
    if not log or not isinstance(log[0], Header):
        raise LogProblem(LogFlaw.NO_HEADER, 0)
    done, undone = _steps(log)
    kept = [Kept(HEADER, log[0].payload)]
    for place, step in done:
        kept = _after_step(kept, place, step)
    return Standing(kept[0].payload, tuple(kept[1:]), _places(done), _places(undone))


def headers(log: Sequence[Item]) -> tuple[bytes, ...]:
    """Every header that was ever said, those that a repair replaced or brought included."""
    first = (item.payload for item in log if isinstance(item, Header))
    later = (one.payload for item in log if isinstance(item, Amended) for one in item.replaced if one.of == HEADER)
    return (*first, *later)


def _steps(log: Sequence[Item]) -> tuple[list[tuple[int, Step]], list[tuple[int, Step]]]:
    """The steps done and the steps undone, each as a stack."""
    done: list[tuple[int, Step]] = []
    undone: list[tuple[int, Step]] = []
    for place, item in enumerate(log[1:], start=1):
        match item:
            case Entered() | Amended():
                done.append((place, item))
                undone.clear()
            case Undone(of):
                _move(done, undone, of, LogProblem(LogFlaw.NOT_UNDOABLE, place))
            case Redone(of):
                _move(undone, done, of, LogProblem(LogFlaw.NOT_REDOABLE, place))
            case Header():
                raise LogProblem(LogFlaw.SECOND_HEADER, place)
            case _:
                assert_never(item)
    return done, undone


def _places(steps: list[tuple[int, Step]]) -> tuple[int, ...]:
    return tuple(place for place, _ in steps)


def _move(source: list[tuple[int, Step]], target: list[tuple[int, Step]], down_to: int, otherwise: LogProblem) -> None:
    if down_to not in _places(source):
        raise otherwise
    while down_to in _places(source):
        target.append(source.pop())


def _after_step(kept: list[Kept], place: int, step: Step) -> list[Kept]:
    match step:
        case Entered(payload):
            kept.append(Kept(LogId(place), payload))  # in place: a copy for each entry would take time squared
            return kept
        case Amended():
            _check(step, {one.id for one in kept}, place)
            return _amended(kept, place, step)
        case _:
            assert_never(step)


def _check(amendment: Amended, standing_ids: set[LogId], place: int) -> None:
    changed = [*(one.of for one in amendment.replaced), *amendment.dropped]
    named = {*changed, *(one.after for one in amendment.inserted)}
    if HEADER in amendment.dropped:
        raise LogProblem(LogFlaw.HEADER_DROPPED, place)
    if not named <= standing_ids:
        raise LogProblem(LogFlaw.NOT_STANDING, place)
    if len(set(changed)) < len(changed):
        raise LogProblem(LogFlaw.AMENDED_TWICE, place)


def _amended(kept: list[Kept], place: int, amendment: Amended) -> list[Kept]:
    replaced = {one.of: one.payload for one in amendment.replaced}
    result: list[Kept] = []
    for one in kept:
        if one.id not in amendment.dropped:
            result.append(Kept(one.id, replaced.get(one.id, one.payload)))
        result.extend(_inserted_after(one.id, place, amendment))
    return result


def _inserted_after(anchor: LogId, place: int, amendment: Amended) -> list[Kept]:
    return [Kept(LogId(place, part), one.payload) for part, one in enumerate(amendment.inserted) if one.after == anchor]
