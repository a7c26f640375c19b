"""Lines: a game as series over its rounds, to be laid beside another one."""

from msgspec import Struct

from app.rules.play import Replay
from app.rules.state import RoundRow, Score
from app.terms.calendar import Outcome
from app.terms.people import SocialClass
from app.terms.services import PerService


class Line(Struct, frozen=True):
    """How a game went, round by round, and where it stands at its end, or where it stopped.

    `tension_at_start` is None before the pact is counted; the rounds are those that have ended, as rows of the report's history.
    Tokens and classes are by seat and empty before the deal; `scores` and `legacy` are None until a count, and in a Failed State.
    """

    tension_at_start: int | None
    rounds: tuple[RoundRow, ...]
    round: int
    tension: int | None
    levels: PerService[int]
    tokens: tuple[int, ...]
    classes: tuple[SocialClass, ...]
    outcome: Outcome | None
    scores: tuple[Score, ...] | None
    legacy: bool | None

    @property
    def tensions(self) -> tuple[int, ...]:
        """Tension at the end of each round that has ended."""
        return tuple(row.tension_end for row in self.rounds)


def line(replay: Replay) -> Line:
    """The series of one game."""
    state = replay.state
    return Line(
        tension_at_start=replay.tension_at_start,
        rounds=state.history,
        round=state.round,
        tension=state.tension,
        levels=state.levels,
        tokens=state.tokens,
        classes=tuple(role.social_class for role in state.roles),
        outcome=state.outcome,
        scores=None if state.count is None else state.count.scores,
        legacy=None if state.count is None else state.count.legacy,
    )

