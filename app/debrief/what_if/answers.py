"""Answers: what the real players said in ties, and what that tells of a tie in another game."""

from collections.abc import Iterator

from msgspec import Struct

from app.entries import TieBroken
from app.rules.play import Replay
from app.rules.state import State, Tie
from app.terms.calendar import Phase
from app.terms.people import Seat


class Answer(Struct, frozen=True):
    """One answer as it was given, and the tie it was given to."""

    round: int
    phase: Phase
    tie: Tie
    entry: TieBroken

    @property
    def seat(self) -> Seat:
        """Whose answer it is."""
        return self.tie.asked


def answers(replay: Replay) -> tuple[Answer, ...]:
    """Every answer of a game, in order."""
    return tuple(_answers(replay))


def _answers(replay: Replay) -> Iterator[Answer]:
    before = replay.start
    for played in replay.played:
        if isinstance(played.entry, TieBroken):
            yield Answer(before.round, before.phase, before.open_tie, played.entry)
        before = played.state


def known_answer(state: State, given: tuple[Answer, ...]) -> TieBroken | None:
    """What the seat asked is known to say in the tie that is open, from what it said in this round's real one; None if it is not known."""
    asked = (state.round, state.phase, state.open_tie.asked)
    of_seat = (each for each in given if (each.round, each.phase, each.seat) == asked)
    return next((each.entry for each in of_seat if _settles(each, state.open_tie)), None)


def _settles(answer: Answer, tie: Tie) -> bool:
    """Whether an answer holds for another tie: what somebody would take (or had not voted for) among more holds among fewer."""
    choice = answer.entry.choice
    return set(tie.between) <= set(answer.tie.between) and (choice is None or choice in tie.between)
