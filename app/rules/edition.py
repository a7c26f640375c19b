"""Editions: the rulebook's figures as one frozen value; the two printed editions are two files of data.

Nothing here asks which edition it is: a difference between editions is a difference between figures.
"""

from enum import StrEnum

from msgspec import Struct

from app.terms.ballots import Tax
from app.terms.people import SocialClass
from app.terms.services import PerService, ServiceName


class PerClass(Struct, frozen=True, forbid_unknown_fields=True):
    """One number of coins or people for each class."""

    upper: int
    middle: int
    working: int

    def of(self, social_class: SocialClass) -> int:
        """The number for one class."""
        if social_class is SocialClass.UPPER:
            return self.upper
        return self.middle if social_class is SocialClass.MIDDLE else self.working


class TensionBand(Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of Tension, both ends included, and what it costs everybody in points."""

    low: int
    high: int
    points: int


class Pact(Struct, frozen=True, forbid_unknown_fields=True):
    """The opening pact: coins each player is given, and the totals from which Tension starts at 1, 2 and 3 (below: 4)."""

    coins: int
    thresholds: dict[int, tuple[int, int, int]]

    def tension(self, players: int, total: int) -> int:
        """Tension at the start, 1 to 4 (000 §Setup)."""
        return 1 + sum(total < threshold for threshold in self.thresholds[players])


class EventName(StrEnum):
    """The events in the order of the rounds."""

    BOOM = "boom"
    FLU = "flu"
    CRISIS = "crisis"
    CROSSROADS = "crossroads"
    TECH = "tech"
    STORM = "storm"
    PEACE = "peace"
    LEGACY = "legacy"


def event_of(round_: int) -> EventName:
    """Which event is read in a round, 1 to 8."""
    return tuple(EventName)[round_ - 1]


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event looks at when it is read (ruling 13); every bound that is given must hold."""

    services_at_most: dict[ServiceName, int] = {}
    services_at_least: dict[ServiceName, int] = {}
    tension_at_most: int | None = None

    def holds(self, levels: PerService[int], tension: int) -> bool:
        """Whether these levels and this Tension meet it."""
        return (
            all(levels.of(name) <= level for name, level in self.services_at_most.items())
            and all(levels.of(name) >= level for name, level in self.services_at_least.items())
            and (self.tension_at_most is None or tension <= self.tension_at_most)
        )


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """A round's event: what it always does, and what it does on a condition. Coins a player, unless said otherwise."""

    gives: int = 0
    pays_income: bool = False
    tension: int = 0
    takes: int = 0
    condition: Condition | None = None
    cost_of_living: int = 0
    income: int = 0
    budget: int = 0
    takes_more: int = 0

    def taken(self, *, holds: bool) -> int:
        """Coins it takes of each player, more of them where its condition holds."""
        return self.takes + (self.takes_more if holds else 0)


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What one tier of a Midlife card does; its sentences are made from these figures.

    `takes` coins, or half of what is owned rounded up and `takes` more, or everything; `token` if that cannot be paid
    (or, where everything is taken, if nothing was there); then `gives` coins, `class_by` classes up or down, coins `reserve`d for
    the next budget, and `tension`.
    """

    takes: int = 0
    takes_half: bool = False
    takes_everything: bool = False
    token: bool = False
    gives: int = 0
    class_by: int = 0
    reserve: int = 0
    tension: int = 0


class Measure(StrEnum):
    """What a Midlife card measures: one service, or all three together."""

    HEALTH = ServiceName.HEALTH
    EDUCATION = ServiceName.EDUCATION
    SHIELD = ServiceName.SHIELD
    COUNTRY = "country"


class MidlifeCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the twelve cards: what it measures, and its three tiers from the weakest State up."""

    id: str
    measures: Measure
    tiers: tuple[Effect, Effect, Effect]


class Tiers(Struct, frozen=True, forbid_unknown_fields=True):
    """The highest value that still counts for the first and for the second tier."""

    first: int
    second: int

    def of(self, value: int) -> int:
        """0, 1 or 2: the tier a level (or a sum of levels) falls into."""
        return (value > self.first) + (value > self.second)


class Benefits(Struct, frozen=True, forbid_unknown_fields=True):
    """From which level a service gives what (000 §What each service gives)."""

    health_from: int
    health_cost_of_living: int
    education_from: int
    education_income: int
    shield_from: int


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The final count, in points."""

    per_level: int
    legacy_from: int
    legacy: int
    below_get_by: int
    get_by: int
    live_well: int
    thrive: int
    per_token: int
    ideology: int
    tension: tuple[TensionBand, ...]
    level_players_share: bool


class TensionRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What moves Tension, in steps of the scale."""

    exclusion: int
    midlife_exclusion: int
    level_1: int
    services_high: int
    services_high_from: int


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed edition of the rules."""

    name: str
    level_price: dict[int, int]
    taxes: dict[Tax, PerClass]
    shares: tuple[int, int, int]
    tension: TensionRules
    benefits: Benefits
    level_tiers: Tiers
    country_tiers: Tiers
    class_edge: int
    events: dict[EventName, Event]
    cards: tuple[MidlifeCard, ...]
    scoring: Scoring
    tension_at_start: int | None = None
    pact: Pact | None = None

    def event(self, round_: int) -> Event:
        """The event of a round, 1 to 8."""
        return self.events[event_of(round_)]

    def card(self, card: str) -> MidlifeCard | None:
        """The Midlife card of that id, if there is one."""
        return next((each for each in self.cards if each.id == card), None)
