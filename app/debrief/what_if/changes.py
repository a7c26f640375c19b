"""Changes: the one thing of a played game that was otherwise, and all that can sensibly be tried of a game.

A change names what it was instead; nothing here knows what follows from it.
"""

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct

from app.entries import BudgetVoted, CardRead, EventRead, TaxVoted
from app.rules.edition import Edition, Event, EventName, Pact, event_of
from app.rules.play import Replay
from app.rules.state import RoundRow, State
from app.terms.ballots import TAXES, Tax
from app.terms.calendar import CROSSROADS
from app.terms.people import Seat
from app.terms.services import SERVICES, ServiceName


class TaxWas(Struct, frozen=True):
    """A round's tax was this one."""

    round: int
    tax: Tax


class OrderWas(Struct, frozen=True):
    """A round's budget was split in this order."""

    round: int
    ranking: tuple[ServiceName, ...]


class EventWas(Struct, frozen=True):
    """A round's event was that of another round; None: nothing happened. Its facts still bear the name of the round's own event."""

    round: int
    event: EventName | None


class CardWas(Struct, frozen=True):
    """A seat read this Midlife card."""

    seat: Seat
    card: str


class PactWas(Struct, frozen=True):
    """The table put so many coins into the pact, and each seat so many of them; None: who put in what is not said."""

    coins: int
    contributions: tuple[int, ...] | None = None


Change = TaxWas | OrderWas | EventWas | CardWas | PactWas


def changes(replay: Replay) -> tuple[Change, ...]:
    """All single changes that make sense, from the pact on and then round by round; each once; none of them is what it was anyway."""
    return (*_pacts(replay.state), *(change for number in range(len(replay.played)) for change in _changes_at(replay, number)))


def row_of(state: State, round_: int) -> RoundRow | None:
    """The row of a round that has begun."""
    return next((row for row in state.rows if row.round == round_), None)


def giver(state: State, change: PactWas) -> Seat | None:
    """The one seat that gave otherwise to the pact; None where several did, or nobody says who."""
    revealed = None if state.count is None else state.count.pact
    if revealed is None or change.contributions is None:
        return None
    others = [seat for seat in state.setting.seats if revealed[seat] != change.contributions[seat]]
    return others[0] if len(others) == 1 else None


def _changes_at(replay: Replay, number: int) -> Iterator[Change]:
    """The changes of one entry."""
    entry, now = replay.played[number].entry, replay.played[number].moments[0].state
    row = row_of(replay.state, now.round)
    if isinstance(entry, EventRead):
        yield from _events(now)
    elif isinstance(entry, TaxVoted) and row is not None and row.tax is not None:
        yield from (TaxWas(now.round, tax) for tax in TAXES if tax is not row.tax)
    elif isinstance(entry, BudgetVoted) and row is not None and row.ranking is not None:
        yield from (OrderWas(now.round, order) for order in permutations(SERVICES) if order != row.ranking)
    elif isinstance(entry, CardRead):
        yield from _cards(replay.state, entry.seat)


def _events(state: State) -> Iterator[EventWas]:
    """Nothing, or the event of another round; the Crossroads are a chapter of their own, and stay where they are."""
    if state.round == CROSSROADS:
        return
    edition, tried = state.edition, [state.edition.event(state.round)]
    for name in (None, *EventName):
        event = happening(edition, name)
        if event not in tried and name is not event_of(CROSSROADS):
            tried.append(event)
            yield EventWas(state.round, name)


def happening(edition: Edition, name: EventName | None) -> Event:
    """What an event does; None does nothing."""
    return Event() if name is None else edition.events[name]


def _cards(state: State, seat: Seat) -> Iterator[CardWas]:
    """The cards that nobody drew."""
    drawn = {reading.card for reading in state.readings}
    yield from (CardWas(seat, card.id) for card in state.edition.cards if card.id not in drawn)


def _pacts(state: State) -> tuple[PactWas, ...]:
    """Once it is revealed: each seat's contribution, all or nothing from everybody; else the least total for each Tension, and all."""
    pact = state.edition.pact
    if pact is None or state.pact is None:
        return ()
    revealed = None if state.count is None else state.count.pact
    if revealed is None or sum(revealed) != state.pact:
        totals = dict.fromkeys((0, *sorted(pact.thresholds[len(state.setting.players)]), pact.coins * len(state.setting.players)))
        return tuple(PactWas(total) for total in totals if total != state.pact)
    return tuple(PactWas(sum(put_in), put_in) for put_in in dict.fromkeys(_contributions(pact, revealed)) if put_in != revealed)


def _contributions(pact: Pact, revealed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    yield (0,) * len(revealed)
    yield (pact.coins,) * len(revealed)
    for seat in range(len(revealed)):
        yield from ((*revealed[:seat], coins, *revealed[seat + 1 :]) for coins in range(pact.coins + 1))
