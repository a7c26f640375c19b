"""The state of a game: one frozen value, made anew by every entry. It knows no rule."""

from itertools import chain
from typing import TypeVar

from msgspec import Struct

from app.rules.edition import Edition
from app.rules.envelopes import Envelopes
from app.rules.facts import Fact, TensionMoved
from app.terms.ballots import Tax
from app.terms.calendar import Outcome, Phase
from app.terms.people import Deck, RoleCard, Seat
from app.terms.services import PerService, Service, ServiceName

_RUN = 64  # changes


class Setting(Struct, frozen=True):
    """What is decided before a game and never changes in it."""

    edition: Edition
    players: tuple[str, ...]
    deck: Deck
    label: str = ""

    @property
    def seats(self) -> range:
        """Every seat at the table, 0 first."""
        return range(len(self.players))

    @property
    def level_price(self) -> int:
        """Coins for one level at this table."""
        return self.edition.level_price[len(self.players)]


class Tie(Struct, frozen=True):
    """An open tie: the options, those who are asked in their order, and how many have passed."""

    between: tuple[str, ...]
    order: tuple[Seat, ...]
    passed: int = 0
    may_pass: int = 0

    @property
    def asked(self) -> Seat:
        """The seat that is asked now."""
        return self.order[self.passed]


class RoundRow(Struct, frozen=True):
    """One round of the history; what never came about is None. Coins, levels and Tension as in the report."""

    round: int
    tension_start: int
    tax: Tax | None = None
    revenue: int | None = None
    excluded: tuple[Seat, ...] | None = None
    budget: int | None = None
    ranking: tuple[ServiceName, ...] | None = None
    received: PerService[int] | None = None
    tension_end: int = 0
    levels: PerService[int] = PerService(1, 1, 1)
    funds: PerService[int] = PerService(0, 0, 0)


class Reading(Struct, frozen=True):
    """A Midlife card that was read, by whom, and how many classes it moves them."""

    seat: Seat
    card: str
    class_by: int


class Score(Struct, frozen=True):
    """The anatomy of one seat's score: savings in coins, the rest in points."""

    seat: Seat
    savings: int
    dividend: int
    legacy: int
    life: int
    tokens: int
    tension: int
    ideology: int
    total: int
    winner: bool


class FinalCount(Struct, frozen=True):
    """The opened envelopes in coins, what each put into the pact if it was revealed, the scores, and the Legacy."""

    savings: tuple[int, ...]
    pact: tuple[int, ...] | None
    scores: tuple[Score, ...]
    legacy: bool


class Changes(Struct, frozen=True):
    """Changes of Tension, oldest first. All states share the runs that are full: else what n changes take would grow with n squared."""

    full: tuple[tuple[TensionMoved, ...], ...] = ()
    last: tuple[TensionMoved, ...] = ()

    def plus(self, change: TensionMoved) -> "Changes":
        """These, and one more."""
        if len(self.last) < _RUN:
            return Changes(self.full, (*self.last, change))
        return Changes((*self.full, self.last), (change,))


class State(Struct, frozen=True):
    """Where a game stands after some entries."""

    setting: Setting
    phase: Phase
    envelopes: Envelopes
    tension: int | None = None
    pact: int | None = None
    round: int = 0
    services: PerService[Service] = PerService(Service(), Service(), Service())
    roles: tuple[RoleCard, ...] = ()
    tokens: tuple[int, ...] = ()
    tax: Tax | None = None
    surcharge: int = 0
    income_bonus: int = 0
    reserve: int = 0
    gift: int = 0
    votes: PerService[int] | None = None
    ranked: tuple[ServiceName, ...] = ()
    tie: Tie | None = None
    readings: tuple[Reading, ...] = ()
    spares: tuple[RoleCard, ...] = ()
    row: RoundRow | None = None
    history: tuple[RoundRow, ...] = ()
    tension_line: Changes = Changes()
    stopped: bool = False
    outcome: Outcome | None = None
    count: FinalCount | None = None

    @property
    def edition(self) -> Edition:
        """The edition in play."""
        return self.setting.edition

    @property
    def levels(self) -> PerService[int]:
        """The level of each service, 1 to 5."""
        return self.services.map(_level)

    @property
    def funds(self) -> PerService[int]:
        """The coins in each fund."""
        return self.services.map(_fund)

    @property
    def rows(self) -> tuple[RoundRow, ...]:
        """The rounds that have begun: the one that is being played, if there is one, comes last."""
        return self.history if self.row is None else (*self.history, self.row)

    @property
    def changes(self) -> tuple[TensionMoved, ...]:
        """Every change of Tension so far, oldest first."""
        return (*chain.from_iterable(self.tension_line.full), *self.tension_line.last)

    @property
    def tension_now(self) -> int:
        """Tension, 0 to 10, once it is on the board."""
        return _present(self.tension, self.phase)

    @property
    def round_row(self) -> RoundRow:
        """The row of the round that is being played, from its event to its end."""
        return _present(self.row, self.phase)

    @property
    def tax_in_force(self) -> Tax:
        """The tax, once one was voted."""
        return _present(self.tax, self.phase)

    @property
    def open_tie(self) -> Tie:
        """The tie, in the two phases that put one to the players."""
        return _present(self.tie, self.phase)

    @property
    def final_count(self) -> FinalCount:
        """The count, once the envelopes are open."""
        return _present(self.count, self.phase)


class Moment(Struct, frozen=True):
    """A state, and the facts that led to it."""

    state: State
    facts: tuple[Fact, ...] = ()

    def with_(self, state: State, *facts: Fact) -> "Moment":
        """The moment after these further facts."""
        return Moment(state, (*self.facts, *facts))


P = TypeVar("P")


def _present(value: P | None, phase: Phase) -> P:
    """What the phase vouches for: whoever asks in one that does not has made a mistake, and it shows at once."""
    if value is None:
        raise ValueError(phase)
    return value


def _level(service: Service) -> int:
    return service.level


def _fund(service: Service) -> int:
    return service.fund
