"""The public view: everything the class may see, and nothing else.

It is an allow-list: each value here was copied by name. No balance, no range and no link from a vote to a person has a place in it.
A scene that is told step by step keeps the places of what is still to come, so that nothing moves when it comes.
"""

from enum import StrEnum

from msgspec import Struct

from app.terms.ballots import Tax
from app.terms.people import SocialClass
from app.terms.saying import Saying
from app.terms.services import PerService, ServiceName


class ServiceStand(Struct, frozen=True):
    """A service on the wall: level 1 to 5, coins in its fund, and how the level just changed (-1, 0 or more)."""

    level: int
    fund: int
    change: int = 0


class Country(Struct, frozen=True):
    """The frame: round 0 to 8, Tension (None before the pact) and where it stood at the start and after each round so far, services, tax.

    `finished` is how many rounds are over; `ends` begins with Tension at the start, and its last value is Tension now.
    """

    round: int
    finished: int
    tension: int | None
    ends: tuple[int, ...]
    services: PerService[ServiceStand]
    price: int
    tax: Tax | None


class TitleScene(Struct, frozen=True):
    """The title card; `label` names the table, if it has a name."""

    label: str


class PactScene(Struct, frozen=True):
    """The opening pact before it is counted: coins each player was given; `tensions` maps a lowest total to Tension, best first."""

    coins: int
    tensions: tuple[tuple[int, int], ...]


class PactResultScene(Struct, frozen=True):
    """The pact's total in coins and where Tension starts (None before that is told)."""

    coins: int
    most: int
    tension: int | None


class DealScene(Struct, frozen=True):
    """Roles are about to be dealt (an edition without a pact begins like this)."""

    players: int


class SeatLine(Struct, frozen=True):
    """A player as the table sees them."""

    name: str
    role: Saying
    social_class: SocialClass


class RolesScene(Struct, frozen=True):
    """Who plays which role, by seat."""

    players: tuple[SeatLine, ...]


class EventScene(Struct, frozen=True):
    """The event that was just read: its sign, title, what it says and what happens now."""

    sign: str
    title: Saying
    rule: Saying
    now: Saying


class TaxOption(Struct, frozen=True):
    """A tax to choose, and what it asks of each class in coins."""

    tax: Tax
    pays: tuple[tuple[SocialClass, int], ...]


class DebateScene(Struct, frozen=True):
    """The debate: the four options by what each class pays. Its clock runs beside the views."""

    options: tuple[TaxOption, ...]


class TieStep(Struct, frozen=True):
    """A tie so far: who is asked now (None once it is decided) with the Income that is why, and who has passed.

    `place` is the place in the services' ranking that is open, 1 the first.
    """

    between: tuple[str, ...]
    votes: int
    asked: str | None
    income: int
    passed: tuple[str, ...]
    place: int = 1


class TaxResultScene(Struct, frozen=True):
    """The counts; the winner (None while a tie is open, or before it is told), whether it carried over, the tie and who decided it.

    `keeps_foot` where a later step says why at the foot.
    """

    counts: dict[Tax, int]
    winner: Tax | None
    carried_over: bool
    tie: TieStep | None
    decided_by: str | None
    keeps_foot: bool = False


class ClassPays(Struct, frozen=True):
    """People of a class at this table, and the tax each pays in coins."""

    social_class: SocialClass
    people: int
    pays: int


class PayDayScene(Struct, frozen=True):
    """What each class pays; once the pay day is over, who took a token, how many more will, and the coins collected (None before)."""

    tax: Tax
    classes: tuple[ClassPays, ...]
    excluded: tuple[str, ...]
    collected: int | None
    to_come: int = 0


class BudgetRow(Struct, frozen=True):
    """A service in the ranking: votes, what its share of the passes came to, what its fund received, the level it rose to (None: none)."""

    service: ServiceName
    votes: int
    share: int
    received: int
    level: int | None


COINS_OVER = 3  # coins in a column of what came over from a service at level 5


class BudgetScene(Struct, frozen=True):
    """The split: coins and their parts, rows first to third. While a tie is open there are no rows yet.

    `lanes` are the columns of coins in the fullest row once all is shared, `keeps_foot` whether a later step says something at the foot.
    """

    budget: int
    reserve: int
    gift: int
    votes: PerService[int]
    each: tuple[int, int, int]
    rows: tuple[BudgetRow, ...]
    tie: TieStep | None
    decided_by: str | None
    lanes: int = 0
    keeps_foot: bool = False

    @property
    def passes(self) -> int:
        """The passes that the budget is enough for, the last one perhaps in part."""
        return -(-self.budget // sum(self.each))

    @property
    def lanes_of_rows(self) -> int:
        """The columns of coins in the fullest row: one for each pass, and after them those of three that came over."""
        return self.passes + max(-(-max(0, row.received - row.share) // COINS_OVER) for row in self.rows)


class ChangeSign(StrEnum):
    """What stands for a cause of Tension."""

    STORM = "storm"
    EXCLUSION = "exclusion"
    SERVICES = "services"
    SERVICE = "service"
    CARD = "card"
    CORRECTION = "correction"


class TensionStep(Struct, frozen=True):
    """One change of Tension, in order: by how much, to what, why; `service` for a service at level 1."""

    by: int
    to: int
    sign: ChangeSign
    cause: Saying
    service: ServiceName | None = None


MOST_CAUSES = 6  # changes of Tension that are told one by one; where there are more, those of a kind are told together


class Places(Struct, frozen=True):
    """The places of all that moved Tension, filled or not: cards of causes, and risers of the line (a change by 0 has none)."""

    cards: int
    risers: int
    are_shared: bool


class RoundEndScene(Struct, frozen=True):
    """All that moved Tension in this round, the event and the pay day included; `ends` as in the frame.

    `places` while causes are still to come.
    """

    round: int
    start: int
    end: int
    steps: tuple[TensionStep, ...]
    ends: tuple[int, ...]
    places: Places | None = None


class ObsolescenceScene(Struct, frozen=True):
    """All services drop one level: before and after (the same before it is told)."""

    before: PerService[int]
    after: PerService[int]


class CardTier(Struct, frozen=True):
    """One tier of a card: its span ("Level 1-2") and its effect in words."""

    span: Saying
    effect: Saying


class TurnScene(Struct, frozen=True):
    """Somebody is about to read a Midlife card: who, and which of how many it is."""

    name: str
    number: int
    of: int


class CardScene(Struct, frozen=True):
    """A Midlife card that was read: who, which of how many, what it measures and how that stands, and what it does.

    `active` is the tier that counts, None before that is told. `amount` is printed coins with their sign, None where the amount is a secret
    or nothing moves; `token` if one was taken.
    """

    name: str
    number: int
    of: int
    title: Saying
    measures: Saying
    service: ServiceName | None
    level: int
    tiers: tuple[CardTier, ...]
    active: int | None
    amount: int | None
    token: bool
    class_by: int


class ClassMove(Struct, frozen=True):
    """A change of class: the old and the new role; the same twice where the spare was gone."""

    name: str
    before: SeatLine
    after: SeatLine


class ClassChangesScene(Struct, frozen=True):
    """The class changes, in reading order, and how many are still to come."""

    moves: tuple[ClassMove, ...]
    to_come: int = 0


class FailedScene(Struct, frozen=True):
    """The State has failed: in which round, and what brought Tension to 10. `places` before the failure itself is told."""

    round: int
    steps: tuple[TensionStep, ...]
    ends: tuple[int, ...]
    places: Places | None = None


class CountScene(Struct, frozen=True):
    """The last round is over (or the bell rang after `round`): everybody opens their envelope."""

    round: int
    stopped: bool


class RankLine(Struct, frozen=True):
    """A place in the final ranking, in points."""

    place: int
    name: str
    points: int
    winner: bool


class FinalScene(Struct, frozen=True):
    """The country's result and the ranking; `round` is after which round it ended, `levels` the sum of the three.

    The ranking is told from the last place up: `to_come` are the lines above those that are shown.
    """

    legacy: bool
    levels: int
    tension: int
    round: int
    ranking: tuple[RankLine, ...]
    to_come: int = 0


class CorrectionScene(Struct, frozen=True):
    """Something that everybody can see was put right (never an envelope)."""

    what: Saying


class RepairScene(Struct, frozen=True):
    """A round was put right afterwards: which, and what stands differently now, the most important first; `more` counts the rest."""

    round: int
    changes: tuple[Saying, ...]
    more: int = 0


Scene = (
    TitleScene
    | PactScene
    | PactResultScene
    | DealScene
    | RolesScene
    | EventScene
    | DebateScene
    | TaxResultScene
    | PayDayScene
    | BudgetScene
    | RoundEndScene
    | ObsolescenceScene
    | TurnScene
    | CardScene
    | ClassChangesScene
    | FailedScene
    | CountScene
    | FinalScene
    | CorrectionScene
    | RepairScene
)


class PublicView(Struct, frozen=True):
    """One picture of the wall: the frame and the scene; the title card has no frame."""

    country: Country
    scene: Scene


Reveal = tuple[PublicView, ...]
"""One scene in its steps, at least one: the last is the whole scene, and none holds what a later one shows."""
