"""Play: the fold. Each entry is judged by its chapter, and what follows by itself follows at once."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from app import entries as e
from app.entries import Entry, tag
from app.rules.chapters import budget_vote, correction, deal, event, final_count, midlife, pact, pay_day, round_end, tax_vote
from app.rules.refusals import GameIsOver, NotItsTurn, Refusal
from app.rules.start import start
from app.rules.state import Moment, Setting, State
from app.terms.calendar import FOLLOWING, TIES, Phase

# What each phase can hear, and who judges it; the first of each is what the phase waits for.
_CHAPTERS: dict[Phase, dict[type[Entry], Callable[[State, Any], Refusal | Moment]]] = {
    Phase.PACT: {e.PactMade: pact.judged},
    Phase.DEAL: {e.RolesDealt: deal.judged},
    Phase.EVENT: {e.EventRead: event.judged, e.GameStopped: event.stopped},
    Phase.TAX_VOTE: {e.TaxVoted: tax_vote.judged},
    Phase.TAX_TIE: {e.TieBroken: tax_vote.broken},
    Phase.PAY_DAY: {e.PayDayHeld: pay_day.judged},
    Phase.BUDGET_VOTE: {e.BudgetVoted: budget_vote.judged},
    Phase.BUDGET_TIE: {e.TieBroken: budget_vote.broken},
    Phase.MIDLIFE: {e.CardRead: midlife.judged},
    Phase.FINAL_COUNT: {e.EnvelopesCounted: final_count.judged},
}
_FOLLOWING: dict[Phase, Callable[[State], Moment]] = {
    Phase.CLASS_CHANGES: midlife.class_changes,
    Phase.ROUND_END: round_end.ended,
    Phase.OBSOLESCENCE: round_end.obsolete,
}
_UNCORRECTED = TIES | {Phase.PACT, Phase.DEAL, Phase.OVER}


class Played(Struct, frozen=True):
    """One entry that was accepted, and the moments it led to, one for each chapter that had its say."""

    entry: Entry
    moments: tuple[Moment, ...]

    @property
    def state(self) -> State:
        """Where the game stands after it."""
        return self.moments[-1].state


class Replay(Struct, frozen=True):
    """A game folded from its entries; `refused` is the first entry that was not accepted, if any, and why."""

    start: State
    played: tuple[Played, ...]
    refused: Refusal | None = None

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.played[-1].state if self.played else self.start

    @property
    def turn(self) -> int:
        """How many entries stand, corrections aside: none of them is the answer to an ask."""
        return sum(not isinstance(played.entry, e.Corrected) for played in self.played)

    @property
    def tension_at_start(self) -> int | None:
        """Where the pact, or the edition, put Tension, 0 to 10; None before the pact is counted."""
        states = (self.start, *(played.state for played in self.played[:1]))
        return next((state.tension for state in states if state.tension is not None), None)


def waiting_for(state: State) -> type[Entry] | None:
    """The entry expected next; None once the game is over."""
    return None if state.phase is Phase.OVER else next(iter(_CHAPTERS[state.phase]))


def may_correct(state: State) -> bool:
    """Whether something can be put right now: from the deal to the final count, but in no tie."""
    return state.phase not in _UNCORRECTED


def judged(state: State, entry: Entry) -> Refusal | Played:
    """What an entry leads to, or why the table cannot have done it."""
    if state.phase is Phase.OVER:
        return GameIsOver()
    if isinstance(entry, e.Corrected) and may_correct(state):
        verdict = correction.judged(state, entry)
    else:
        judge = _CHAPTERS[state.phase].get(type(entry))
        if judge is None:
            return NotItsTurn(tag(next(iter(_CHAPTERS[state.phase]))), tag(type(entry)))
        verdict = judge(state, entry)
    return verdict if isinstance(verdict, Refusal) else Played(entry, _followed(verdict))


def _followed(moment: Moment) -> tuple[Moment, ...]:
    moments = [moment]
    while moments[-1].state.phase in FOLLOWING:
        moments.append(_FOLLOWING[moments[-1].state.phase](moments[-1].state))
    return tuple(moments)


def replay(setting: Setting, entries: Iterable[Entry]) -> Replay:
    """The fold of all entries from the start, up to the first that is refused."""
    return continued(Replay(start(setting), ()), entries)


def continued(before: Replay, entries: Iterable[Entry]) -> Replay:
    """The fold of what a game accepted and of what is entered next, up to the first that is refused."""
    state, played = before.state, [*before.played]
    for entry in entries:
        verdict = judged(state, entry)
        if isinstance(verdict, Refusal):
            return Replay(before.start, tuple(played), verdict)
        played.append(verdict)
        state = verdict.state
    return Replay(before.start, tuple(played))


def refolded(now: Replay, setting: Setting, entries: Sequence[Entry]) -> Replay:
    """The same as `replay`, for entries that begin as those of a game that was folded already: it goes on where they part."""
    if setting != now.start.setting:
        return replay(setting, entries)
    pairs = zip(now.played, entries, strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0].entry == pair[1], pairs))
    return continued(Replay(now.start, now.played[:alike]), entries[alike:])
