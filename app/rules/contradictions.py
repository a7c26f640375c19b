"""Contradictions: which earlier entry would have to be otherwise, so that what contradicts it now becomes possible.

Each candidate is tried: the game is folded anew with the entry changed, and the new entry is judged after it.
"""

from collections.abc import Iterator

from msgspec import UNSET, structs

from app.entries import CardRead, Corrected, Entry, EventRead, PactMade, PayDayHeld
from app.rules.play import Played, Replay, judged
from app.rules.refusals import Impossible, Refusal
from app.rules.repair import Dropped, Edit, Replaced, proposal
from app.terms.people import Seat

_MOST = 30  # coins: the largest amount of one hand that is tried


def explanations(now: Replay, entry: Entry, refusal: Refusal) -> tuple[int, ...]:
    """The places of earlier entries that would explain a contradiction, the newest first; none where it is no contradiction."""
    if not isinstance(refusal, Impossible):
        return ()
    places = reversed(range(len(now.played)))
    return tuple(at for at in places if any(_explains(now, entry, edit) for edit in _edits(now, at, refusal.seat)))


def _explains(now: Replay, entry: Entry, edit: Edit) -> bool:
    then = proposal(now, now.start.setting, (edit,))
    return then.unfit is None and isinstance(judged(then.replay.state, entry), Played)


def _edits(now: Replay, at: int, seat: Seat) -> Iterator[Edit]:
    """What else could have been meant by an entry, as far as it concerns this seat's coins."""
    entry = now.played[at].entry
    match entry:
        case PactMade():
            yield from (Replaced(at, PactMade(coins)) for coins in _nearest(entry.coins))
        case PayDayHeld() | EventRead():
            yield from (Replaced(at, structs.replace(entry, handed_over=said)) for said in _hands(entry.handed_over, seat))
        case CardRead() if entry.seat == seat:
            yield from (Replaced(at, structs.replace(entry, handed_over=coins)) for coins in (UNSET, *range(_MOST + 1)))
        case Corrected() if entry.seat == seat:
            yield Dropped(at)
        case _:
            pass


def _nearest(coins: int) -> Iterator[int]:
    """Other totals of the pact, the likeliest slips first."""
    for off in range(1, _MOST + 1):
        yield from (total for total in (coins - off, coins + off) if total >= 0)


def _hands(said: dict[Seat, int], seat: Seat) -> Iterator[dict[Seat, int]]:
    others = {each: coins for each, coins in said.items() if each != seat}
    if seat in said:
        yield others
    yield from (others | {seat: coins} for coins in range(_MOST + 1) if said.get(seat) != coins)
