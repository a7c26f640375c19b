"""A played game as the slides read it: all that was told, in order, and how a seat is called.

It hands out no balance: a slide asks for facts by their kind, and takes from them by name what the table saw.
"""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from app.debrief.anonymous import letter
from app.rules.facts import Fact, RolesTaken
from app.rules.play import Replay
from app.rules.state import Moment, State
from app.terms import names
from app.terms.calendar import Outcome
from app.terms.people import RoleCard, Seat
from app.terms.saying import Saying, Says, say
from app.views.project import naming

K = TypeVar("K")


class Game(Struct, frozen=True):
    """A replay, whether its pupils are named, the roles of birth (none before the deal), and every fact with the state it led to."""

    replay: Replay
    is_named: bool
    births: tuple[RoleCard, ...]
    told: tuple[tuple[State, Fact], ...]

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.replay.state

    @property
    def has_failed(self) -> bool:
        """Whether it ended as a Failed State."""
        return self.state.outcome is Outcome.FAILED_STATE

    @property
    def moments(self) -> Iterator[Moment]:
        """Every moment, from the first entry on."""
        return (moment for played in self.replay.played for moment in played.moments)

    def all(self, kind: type[K]) -> Iterator[tuple[State, K]]:
        """The facts of a kind in order, each with the state it led to."""
        return ((state, fact) for state, fact in self.told if isinstance(fact, kind))

    def called(self, seat: Seat) -> Saying:
        """A seat without a name: its letter, role of birth and class of birth; or the pupil's name, if the teacher says so."""
        if self.is_named or not self.births:
            return self.called_briefly(seat)
        role = self.births[seat]
        return say(Says.SLIDE_SEAT, letter=letter(seat), role=names.role(role), social_class=names.social_class(role.social_class))

    def called_briefly(self, seat: Seat) -> Saying:
        """A seat where there is little room: its letter, or the name."""
        return names.verbatim(naming.player(self.state, seat) if self.is_named else letter(seat))


def read(replay: Replay, *, is_named: bool) -> Game:
    """The game of a replay."""
    told = tuple((moment.state, fact) for played in replay.played for moment in played.moments for fact in moment.facts)
    births = next((fact.roles for _, fact in told if isinstance(fact, RolesTaken)), ())
    return Game(replay, is_named, births, told)


def number(n: int) -> Saying:
    """A number as it is: a round as a place of a figure, or what a bar comes to."""
    return say(Says.SLIDE_NUMBER, n=n)
