"""Trying: one what-if beside the real game, all of them, and those that would have saved the country."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from app.debrief.what_if.changes import Change, changes
from app.debrief.what_if.following import followed
from app.debrief.what_if.lines import Line, line
from app.debrief.what_if.stops import NobodyPlayedOn, SavingsOpen, Stopped
from app.debrief.what_if.truth import Truth, truth
from app.rules.play import Replay
from app.terms.calendar import Outcome
from app.terms.gauges import TENSION_HIGH


class WhatIf(Struct, frozen=True):
    """The other game as a replay, beside the real one; `stopped` says where the record can no longer answer (None: it always could).

    `known` is what is true of its secret coins: only the desk may show more of them than scores.
    """

    change: Change
    replay: Replay
    stopped: Stopped | None
    known: Truth
    real: Line
    other: Line

    @property
    def is_exact(self) -> bool:
        """Whether every payment follows, because all that was kept from the pact is known."""
        return self.known.is_exact


class Saving(Struct, frozen=True):
    """A change that would have saved the country, or brought the Legacy: steps of Tension left below 10, and the sum of the levels."""

    change: Change
    what_if: WhatIf
    tension_left: int
    levels: int


def what_if(replay: Replay, change: Change) -> WhatIf:
    """What would have been; raises ValueError for a change of something that was never played."""
    return _what_if(replay, change, truth(replay), line(replay))


def all_what_ifs(replay: Replay) -> Iterator[tuple[Change, WhatIf]]:
    """Every single change and what it leads to, one at a time, so that whoever waits can be told how far it is."""
    known, real = truth(replay), line(replay)
    for change in changes(replay):
        yield change, _what_if(replay, change, known, real)


def saving_changes(tried: Iterable[tuple[Change, WhatIf]]) -> tuple[Saving, ...]:
    """Those that certainly saved what failed (or reached the Legacy that was missed): most Tension left first, then most levels.

    A game that stops before the moment at which the real State failed has not been saved, as far as anybody can know.
    """
    saved = (_saving(change, each) for change, each in tried if _saves(each))
    return tuple(sorted(saved, key=lambda saving: (-saving.tension_left, -saving.levels)))


def _what_if(replay: Replay, change: Change, known: Truth, real: Line) -> WhatIf:
    other = followed(replay, change, known)
    return WhatIf(change, other.replay, other.stopped, other.truth, real, line(other.replay))


def _saving(change: Change, each: WhatIf) -> Saving:
    return Saving(change, each, TENSION_HIGH - each.replay.state.tension_now, each.other.levels.total())


def _saves(each: WhatIf) -> bool:
    if each.real.outcome is Outcome.FAILED_STATE:
        return isinstance(each.stopped, NobodyPlayedOn)
    if each.real.legacy is not False or each.other.outcome is Outcome.FAILED_STATE:
        return False
    # the Legacy hangs on the levels alone, so that it is known even where the savings are not
    counted = each.stopped is None or isinstance(each.stopped, SavingsOpen)
    return counted and each.other.levels.total() >= each.replay.state.edition.scoring.legacy_from
