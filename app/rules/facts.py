"""Facts: what the rules make of an entry. They are derived again at every fold and never stored."""

from enum import StrEnum

from msgspec import Struct

from app.rules.edition import Effect, EventName
from app.terms.ballots import Tax
from app.terms.people import RoleCard, Seat
from app.terms.services import PerService, ServiceName


class Cause(StrEnum):
    """Why Tension moved."""

    EXCLUSION = "exclusion"
    MIDLIFE_EXCLUSION = "midlife_exclusion"
    STORM = "storm"
    COUNTRY_CARD = "country_card"
    SERVICE_AT_LEVEL_1 = "service_at_level_1"
    ALL_SERVICES_HIGH = "all_services_high"
    CORRECTION = "correction"


class TensionSet(Struct, frozen=True):
    """The pact was counted: the coins put in by all, and where Tension starts."""

    coins: int
    tension: int


class RolesTaken(Struct, frozen=True):
    """Every seat has its role, seat 0 first."""

    roles: tuple[RoleCard, ...]


class EventHappened(Struct, frozen=True):
    """An event was read: whether its condition held, and what it does then, in coins."""

    round: int
    name: EventName
    holds: bool
    gives: int
    cost_of_living: int
    income: int
    budget: int


class StormTook(Struct, frozen=True):
    """The storm took this much of everybody, in coins; who had less lost all."""

    coins: int


class IncomesPaid(Struct, frozen=True):
    """Everybody received their Income, in coins by seat (round 4)."""

    incomes: tuple[int, ...]


class TaxesCounted(Struct, frozen=True):
    """The tax tokens from the bag."""

    votes: dict[Tax, int]
    leading: tuple[Tax, ...]


class Reason(StrEnum):
    """How a tax came into force."""

    VOTES = "votes"
    TIE = "tie"
    CARRIED_OVER = "carried_over"


class TaxSet(Struct, frozen=True):
    """A tax is in force: by votes, by the seat asked in a tie, or carried over because nobody voted."""

    tax: Tax
    reason: Reason
    seat: Seat | None = None


class SeatAsked(Struct, frozen=True):
    """A tie is open and this seat is asked; `income` is why, in coins a round."""

    seat: Seat
    income: int
    between: tuple[str, ...]


class SeatPassed(Struct, frozen=True):
    """The seat asked voted for none of the tied taxes."""

    seat: Seat


class Paid(Struct, frozen=True):
    """One seat on pay day, in coins: what it was paid, what it owed, what it handed over; `short` takes a token."""

    seat: Seat
    income: int
    tax: int
    cost_of_living: int
    handed_over: int
    short: bool


class TokenTaken(Struct, frozen=True):
    """A seat received an Exclusion token."""

    seat: Seat


class TensionMoved(Struct, frozen=True):
    """Tension moved by so many steps (0 where the end of the scale swallows it) to a value, and why."""

    round: int
    cause: Cause
    by: int
    to: int
    seat: Seat | None = None
    service: ServiceName | None = None


class StateFailed(Struct, frozen=True):
    """Tension reached 10."""

    round: int
    cause: Cause


class BudgetCounted(Struct, frozen=True):
    """The budget tokens from the bag, and the coins to share: revenue, the inheritances' reserve and the event's gift."""

    votes: PerService[int]
    revenue: int
    reserve: int
    gift: int


class ServicePlaced(Struct, frozen=True):
    """The seat asked put a tied service next in the ranking."""

    seat: Seat
    service: ServiceName


class ServicesRanked(Struct, frozen=True):
    """The services in the order of the split, and the seat that decided a tie, if there was one."""

    ranking: tuple[ServiceName, ...]
    seat: Seat | None


class CoinsSplit(Struct, frozen=True):
    """The 3-2-1 split: what each share came to, first to third, and what each fund received in the end."""

    budget: int
    shares: tuple[int, int, int]
    received: PerService[int]


class LevelRaised(Struct, frozen=True):
    """A service rose to a level, and its price went to the bank."""

    service: ServiceName
    level: int
    price: int


class CardHappened(Struct, frozen=True):
    """A Midlife card took effect: its tier (0 to 2), what it asked, what was handed over and paid, in coins.

    `asked` is None where the amount follows from a secret balance; `handed_over` is None where it was not said.
    """

    seat: Seat
    card: str
    tier: int
    effect: Effect
    asked: int | None
    handed_over: int | None
    gives: int
    short: bool


class ClassChanged(Struct, frozen=True):
    """A seat handed in its role and took the spare of its new class."""

    seat: Seat
    before: RoleCard
    after: RoleCard


class SpareGone(Struct, frozen=True):
    """A seat keeps its role: the spare of the class it would move to was taken."""

    seat: Seat
    role: RoleCard


class RoundEnded(Struct, frozen=True):
    """A round's Tension changes are made."""

    round: int
    tension_start: int
    tension_end: int


class LevelsDropped(Struct, frozen=True):
    """Obsolescence: the levels before and after."""

    before: PerService[int]
    after: PerService[int]


class BellRang(Struct, frozen=True):
    """The game ends after this round; the final count follows."""

    round: int


class Surprise(Struct, frozen=True):
    """An opened envelope that lies outside what the bank thought possible, in coins."""

    seat: Seat
    counted: int
    low: int
    high: int


class PactSurprise(Struct, frozen=True):
    """The revealed contributions do not add up to the pact, in coins."""

    revealed: int
    counted: int


class CountMade(Struct, frozen=True):
    """The envelopes are open."""

    surprises: tuple[Surprise, ...]
    pact_surprise: PactSurprise | None


class CorrectionMade(Struct, frozen=True):
    """One thing was put right: coins, Tension, a level or a fund, by so much."""

    what: str
    by: int
    seat: Seat | None
    service: ServiceName | None
    reason: str | None


Fact = (
    TensionSet
    | RolesTaken
    | EventHappened
    | StormTook
    | IncomesPaid
    | TaxesCounted
    | TaxSet
    | SeatAsked
    | SeatPassed
    | Paid
    | TokenTaken
    | TensionMoved
    | StateFailed
    | BudgetCounted
    | ServicePlaced
    | ServicesRanked
    | CoinsSplit
    | LevelRaised
    | CardHappened
    | ClassChanged
    | SpareGone
    | RoundEnded
    | LevelsDropped
    | BellRang
    | CountMade
    | CorrectionMade
)
