"""Games to ask of: generated ones, with the truth that the bank never saw, and the recorded ones."""

from functools import cache
from typing import NamedTuple

from app.debrief.what_if.changes import CardWas, Change, EventWas, OrderWas, PactWas, TaxWas
from app.rules.play import Replay
from tests.app.debrief.recorded import FILES, wrapped
from tests.generated.games import Game, game
from tests.replayed import replayed


class Asked(NamedTuple):
    """A game, its replay, and what the seats really kept."""

    game: Game
    replay: Replay


@cache
def asked(seed: int) -> Asked:
    made = game(seed)
    return Asked(made, replayed(made.record))


@cache
def recorded() -> tuple[Replay, ...]:
    return tuple(replayed(wrapped(path)["record"]) for path in FILES)


def of_hand(change: Change) -> tuple:
    """The change as the second bank is told it."""
    match change:
        case TaxWas():
            return "tax", change.round, change.tax.value
        case OrderWas():
            return "order", change.round, [name.value for name in change.ranking]
        case EventWas():
            return "event", change.round, None if change.event is None else change.event.value
        case CardWas():
            return "card", change.seat, change.card
        case PactWas():
            return "pact", change.coins, change.contributions


def surprises(made: Game) -> list[int]:
    """By how much each seat's counted savings differ from what it had, in coins; a game that was not counted has none."""
    last = made.record["entries"][-1]
    if last["type"] != "final_count":
        return [0] * len(made.kept)
    return [counted - had for counted, had in zip(last["savings"], made.truths[-2], strict=True)]
