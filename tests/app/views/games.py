"""Whole games cut at every entry: the recorded ones and generated ones, each as the program replays it."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.entries import BudgetVoted, Corrected, Entry, PayDayHeld, RolesDealt, TaxVoted
from app.report import report
from app.rules.moves import moves
from app.rules.play import Played, Replay, replay
from app.rules.state import State
from app.rules.till import till
from app.terms.places import Place
from app.terms.saying import Saying
from app.views.desk import DeskView
from app.views.project.counting import counted_view
from app.views.project.desk import Around, desk_view
from app.views.project.repairing import answered, dropped, moved, opened, opened_header, repair_view
from app.views.project.scenes import public_views
from app.views.public import PublicView
from app.views.till import CountedView
from tests.generated.games import game
from tests.replayed import replayed

FOLDER = Path(__file__).resolve().parents[2] / "games"
GENERATED = range(100)


class Step(NamedTuple):
    """One entry of a game: the game up to it, and the game up to the one before."""

    game: str
    number: int
    replay: Replay
    before: Replay

    def __repr__(self) -> str:
        return f"{self.game}, entry {self.number}: {self.entry}"

    @property
    def played(self) -> Played:
        return self.replay.played[-1]

    @property
    def entry(self) -> Entry:
        return self.played.entry

    @property
    def was(self) -> State:
        return self.before.state

    @property
    def state(self) -> State:
        return self.replay.state

    @property
    def report(self) -> dict:
        return report(self.replay)


@cache
def recorded() -> dict[str, Replay]:
    """Every recorded game, as far as it is accepted."""
    return {path.stem: replayed(json.loads(path.read_bytes())["record"]) for path in sorted(FOLDER.glob("*.json"))}


@cache
def generated() -> dict[str, Replay]:
    return {f"seed {seed}": replayed(game(seed).record) for seed in GENERATED}


@cache
def steps() -> tuple[Step, ...]:
    """Every entry of every game."""
    return tuple(step for name, whole in (recorded() | generated()).items() for step in _steps(name, whole))


def _steps(name: str, whole: Replay) -> Iterator[Step]:
    for number in range(len(whole.played)):
        yield Step(name, number, upto(whole, number + 1), upto(whole, number))


def upto(whole: Replay, entries: int) -> Replay:
    """The game as it was after so many entries."""
    return Replay(whole.start, whole.played[:entries])


def whole_scenes(replay: Replay) -> tuple[PublicView, ...]:
    """What the wall shows after the last entry, each scene in its last step."""
    return tuple(reveal[-1] for reveal in public_views(replay))


def values(of: Any, kind: type | tuple[type, ...]) -> Iterator[Any]:
    """Everything of a kind that a view holds, however deep, in no order."""
    waiting = [of]
    while waiting:
        each = waiting.pop()
        if isinstance(each, kind):
            yield each
        if isinstance(each, msgspec.Struct):
            waiting += [getattr(each, name) for name in each.__struct_fields__]
        elif isinstance(each, dict):
            waiting += [*each, *each.values()]
        elif isinstance(each, list | tuple):
            waiting += each


def sayings(of: Any) -> Iterator[Saying]:
    return values(of, Saying)


def repair_views() -> list[DeskView]:
    """The desk during repairs of a few generated games: the header, and every place opened, inserted before, left out, answered again."""
    found = []
    for whole in list(generated().values())[:12]:
        live = desk_view(whole, Around())
        found.append(repair_view(live, opened_header(whole), Around()))
        for at in range(len(whole.played) + 1):
            begun = [opened(whole, at), opened(whole, at, is_inserting=True), dropped(opened(whole, at))]
            begun += [answered(opened(whole, at), whole.played[at].entry)] if at < len(whole.played) else []
            found += [repair_view(live, each, Around()) for each in begun]
    return found


def counted_views(each: int = 40) -> list[CountedView]:
    """What is told of counts that differ: after pay days with something said, after splits, and after corrections of a fund."""
    paid = [step for step in steps() if isinstance(step.entry, PayDayHeld) and step.entry.handed_over][:each]
    shared = [step for step in steps() if isinstance(step.entry, BudgetVoted)][:each]
    corrected = [step for step in steps() if isinstance(step.entry, Corrected) and step.entry.fund_by is not msgspec.UNSET][:each]
    asked = [(step, Place.MIDDLE, by) for step in paid for by in (-1, 1)]
    asked += [(step, Place(name), by) for step in shared for name, by in (("health", step.was.setting.level_price), ("shield", -1))]
    asked += [(step, Place(step.entry.service), -step.entry.fund_by) for step in corrected]
    return [counted_view(step.replay, place, till(step.state).places[place] + by) for step, place, by in asked]


def repaired() -> Iterator[tuple[Replay, Replay]]:
    """Generated games, and what each would be with one entry said otherwise: votes, payments, roles, and what was put right."""
    for whole in generated().values():
        for at, played in enumerate(whole.played):
            other = _otherwise(played.entry)
            if other is not None:
                entries = [one.entry for one in whole.played]
                yield whole, replay(whole.start.setting, [*entries[:at], other, *entries[at + 1 :]])


def _otherwise(entry: Entry) -> Entry | None:
    match entry:
        case TaxVoted() if entry.votes:
            return TaxVoted(dict(zip(entry.votes, [*list(entry.votes.values())[1:], next(iter(entry.votes.values()))], strict=True)))
        case BudgetVoted() if entry.votes:
            return BudgetVoted(dict(zip(reversed(entry.votes), entry.votes.values(), strict=True)))
        case PayDayHeld() if entry.handed_over:
            return PayDayHeld()
        case RolesDealt():
            return RolesDealt(entry.roles[1:] + entry.roles[:1])
        case Corrected() if entry.coins_by is not msgspec.UNSET:
            return msgspec.structs.replace(entry, coins_by=entry.coins_by + 1)
    return None


def moves_said() -> list[Saying]:
    """Every move on the table from each state of a generated game to the next, and back."""
    found = []
    for whole in generated().values():
        states = [played.state for played in whole.played if played.state.roles]
        for one, other in pairwise(states):
            found += [moved(after, move) for before, after in ((one, other), (other, one)) for move in moves(before, after)]
    return found
