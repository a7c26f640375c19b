"""Following: the other game, entry by entry, as far as the record can answer.

It is told as a list of entries that the rules fold like any other; nothing is refused there, because it stops before.
"""

from msgspec import Struct, structs

from app.debrief.what_if.answers import answers, known_answer
from app.debrief.what_if.beginning import Beginning, beginning, is_as_it_was
from app.debrief.what_if.changes import Change, PactWas
from app.debrief.what_if.retelling import retold
from app.debrief.what_if.stops import NobodyPlayedOn, Stopped, stop_of, tie_unanswered
from app.debrief.what_if.truth import Truth, imagined
from app.entries import Entry, TieBroken
from app.rules.play import Played, Replay, judged
from app.rules.refusals import Refusal
from app.rules.state import Moment, Setting, State
from app.terms.calendar import TIES, Outcome, Phase


class Followed(Struct, frozen=True):
    """The other game, why it stopped (None: it goes as far as the real one, or to its own end), and what is true in it."""

    replay: Replay
    stopped: Stopped | None
    truth: Truth


def followed(real: Replay, change: Change, truth: Truth) -> Followed:
    """The game that follows from a change; another pact means that other coins were kept."""
    begun = beginning(real, change)
    following, is_another = _Following(real, begun, truth), not is_as_it_was(real, begun)
    following.tell(begun.entry, retelling=is_another)
    if is_another and isinstance(change, PactWas):
        following.truth = imagined(truth, following.state, change)
    for at in range(begun.at + 1, len(real.played)):
        following.follow(at)
    return Followed(following.replay, following.end(), following.truth)


class _Following:
    """The other game while it is being told."""

    def __init__(self, real: Replay, begun: Beginning, truth: Truth) -> None:
        self.truth = truth
        self._real, self._setting, self._answers = real, begun.setting, answers(real)
        self._start = _with_setting(real.start, begun.setting)
        self._played = [_in_setting(played, begun.setting) for played in real.played[: begun.at]]
        self._stopped: Stopped | None = None

    @property
    def state(self) -> State:
        """Where it stands."""
        return self._played[-1].state if self._played else self._start

    @property
    def replay(self) -> Replay:
        """All of it so far."""
        return Replay(self._start, tuple(self._played))

    def follow(self, at: int) -> None:
        """Tell what the real game's entry at this place says here; answers in ties are told with the vote that led to them."""
        entry, before = self._real.played[at].entry, self._real.played[at - 1].state
        if self._stopped is not None or self.state.phase is Phase.OVER or isinstance(entry, TieBroken):
            return
        self.tell(entry, retelling=self.state != _with_setting(before, self._setting))

    def tell(self, entry: Entry, *, retelling: bool) -> None:
        """Tell one entry, and the answers in the ties that it opens."""
        told = retold(self.state, entry, self.truth) if retelling else entry
        if not isinstance(told, Entry):
            self._stopped = told
            return
        self._judge(told)
        while self._stopped is None and self.state.phase in TIES:
            self._answer()

    def end(self) -> Stopped | None:
        """Why it stopped; where the real State had failed, nobody played on, and where the real tie waits, this one may."""
        state, real = self.state, self._real.state
        if self._stopped is None and state.phase is not Phase.OVER and real.outcome is Outcome.FAILED_STATE:
            return NobodyPlayedOn(state.round, state.phase)
        both_wait = real.tie is not None and (state.round, state.phase, state.tie) == (real.round, real.phase, real.tie)
        return None if both_wait else self._stopped

    def _answer(self) -> None:
        answer = known_answer(self.state, self._answers)
        if answer is None:
            self._stopped = tie_unanswered(self.state)
        else:
            self._judge(answer)

    def _judge(self, entry: Entry) -> None:
        verdict = judged(self.state, entry)
        if isinstance(verdict, Refusal):
            self._stopped = stop_of(self.state, entry, verdict)
        else:
            self._played.append(verdict)


def _with_setting(state: State, setting: Setting) -> State:
    return state if state.setting is setting else structs.replace(state, setting=setting)


def _in_setting(played: Played, setting: Setting) -> Played:
    """The same entry and what it led to, played with another rulebook that says the same of it."""
    if played.state.setting is setting:
        return played
    return Played(played.entry, tuple(Moment(_with_setting(moment.state, setting), moment.facts) for moment in played.moments))
