"""Beginning: where a change takes hold in a game, as another entry or another rulebook."""

from collections.abc import Callable
from typing import assert_never

from msgspec import Struct, structs

from app.debrief.what_if.changes import CardWas, Change, EventWas, OrderWas, PactWas, TaxWas, happening, row_of
from app.entries import BudgetVoted, CardRead, Entry, EventRead, PactMade, TaxVoted
from app.rules.edition import event_of
from app.rules.play import Played, Replay
from app.rules.state import Setting


class Beginning(Struct, frozen=True):
    """The place of the first entry that is another (or means something else), that entry, and what the game is played with."""

    at: int
    entry: Entry
    setting: Setting


def beginning(replay: Replay, change: Change) -> Beginning:
    """Where a change takes hold; raises ValueError for something that was never played."""
    setting = replay.start.setting
    match change:
        case TaxWas():
            return _at(replay, lambda now: _is(now, TaxVoted, change.round), _tax(replay, change), setting)
        case OrderWas():
            return _at(replay, lambda now: _is(now, BudgetVoted, change.round), _order(replay, change), setting)
        case EventWas():
            return _at(replay, lambda now: _is(now, EventRead, change.round), None, with_event(setting, change))
        case CardWas():
            return _at(replay, lambda now: _is_reading(now, change), CardRead(change.seat, change.card), setting)
        case PactWas():
            return _at(replay, lambda now: isinstance(now.entry, PactMade), _pact(replay, change), setting)
        case _:
            assert_never(change)


def with_event(setting: Setting, change: EventWas) -> Setting:
    """The setting in which that round's event is another; the rulebook is data, and so is this."""
    edition = setting.edition
    events = edition.events | {event_of(change.round): happening(edition, change.event)}
    return structs.replace(setting, edition=structs.replace(edition, events=events))


def is_as_it_was(replay: Replay, begun: Beginning) -> bool:
    """Whether the change changes nothing."""
    return begun.entry is replay.played[begun.at].entry and begun.setting == replay.start.setting


def _at(replay: Replay, is_there: Callable[[Played], bool], entry: Entry | None, setting: Setting) -> Beginning:
    """The beginning at the first entry like that; None keeps what it says."""
    at = next((at for at, played in enumerate(replay.played) if is_there(played)), None)
    if at is None:
        raise ValueError(replay.state.round)
    was = replay.played[at].entry
    return Beginning(at, was if entry is None or _same_card(was, entry) else entry, setting)


def _same_card(was: Entry, entry: Entry) -> bool:
    return isinstance(was, CardRead) and isinstance(entry, CardRead) and was.card == entry.card


def _is(played: Played, kind: type[Entry], round_: int) -> bool:
    return isinstance(played.entry, kind) and played.moments[0].state.round == round_


def _is_reading(played: Played, change: CardWas) -> bool:
    return isinstance(played.entry, CardRead) and played.entry.seat == change.seat


def _tax(replay: Replay, change: TaxWas) -> TaxVoted | None:
    """Everybody votes for it: the fewest questions, and nothing but ties and reports hangs on the count."""
    row = row_of(replay.state, change.round)
    as_it_was = row is not None and row.tax is change.tax
    return None if as_it_was else TaxVoted({change.tax.value: len(replay.start.setting.players)})


def _order(replay: Replay, change: OrderWas) -> BudgetVoted | None:
    """Three votes, two and one: a table has six players at least."""
    row = row_of(replay.state, change.round)
    as_it_was = row is not None and row.ranking == change.ranking
    return None if as_it_was else BudgetVoted({name.value: votes for name, votes in zip(change.ranking, (3, 2, 1), strict=True)})


def _pact(replay: Replay, change: PactWas) -> PactMade | None:
    """The same total with other contributions is another game, too."""
    if change.contributions is not None and sum(change.contributions) != change.coins:
        raise ValueError(change)
    count = replay.state.count
    same = change.contributions is None or (count is not None and count.pact == change.contributions)
    return None if same and change.coins == replay.state.pact else PactMade(change.coins)
