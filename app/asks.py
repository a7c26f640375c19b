"""Asks: what the game wants to hear next, as data for a page to draw.

A page decides nothing: seats, amounts due, what is certain, defaults and bounds are all here, filled in by the rules.
"""

from enum import StrEnum

from msgspec import Struct

from app.terms.ballots import Tax
from app.terms.coins import CoinRange
from app.terms.people import RoleCard, Seat


class Draft(Struct, frozen=True):
    """What the teacher has typed but not confirmed: amounts by seat, and the reader and card in the Midlife Crossroads."""

    handed_over: dict[Seat, int] = {}
    seat: Seat | None = None
    card: str | None = None


class Standing(StrEnum):
    """What is known of a seat that owes something."""

    PAYS = "pays"  # surely
    HANDS_OVER = "hands_over"  # surely short, and the amount is certain
    OPEN = "open"  # may be short; "paid in full" is the default
    MUST_SAY = "must_say"  # the amount cannot be known and must be said
    NOTHING = "nothing"  # nothing is asked


class Demanded(Struct, frozen=True):
    """What one seat owes, in coins, and what follows.

    `due` is None where the amount follows from the balance. `handed_over` is what was said, is certain or is the default; None where it
    must be said. `least` and `most` bound what can be said; `token` says whether being short means a token, `short` whether it is so now.
    """

    seat: Seat
    due: int | None
    standing: Standing
    handed_over: int | None
    least: int
    most: int
    token: bool
    short: bool
    is_said: bool = False


class PactAsk(Struct, frozen=True):
    """The coins in the bag, 0 to `most`; `tensions[coins]` is where Tension would start."""

    most: int
    tensions: tuple[int, ...]


class DealAsk(Struct, frozen=True):
    """A role for each seat; `drawn` is the deal that the console has shuffled, by role id."""

    roles: tuple[RoleCard, ...]
    drawn: tuple[str, ...]


class EventAsk(Struct, frozen=True):
    """The event of the coming round, what it takes of each seat, and whether the bell may ring instead."""

    round: int
    demands: tuple[Demanded, ...]
    may_stop: bool


class TaxOutcome(Struct, frozen=True):
    """What a tax would mean: coins collected and what 1st, 2nd and 3rd get; who could not pay; exclusions and Tension together."""

    tax: Tax
    collects: int
    shares: tuple[int, int, int]
    surely: tuple[Seat, ...]
    possibly: tuple[Seat, ...]
    exclusions: CoinRange
    tension: CoinRange


class TaxVoteAsk(Struct, frozen=True):
    """Tokens for each tax, at most one a player."""

    players: int
    outcomes: tuple[TaxOutcome, ...]


class TieAsk(Struct, frozen=True):
    """Who decides between what, why (their Income), who has passed, and whether a pass is possible."""

    between: tuple[str, ...]
    seat: Seat
    income: int
    passed: tuple[Seat, ...]
    may_pass: bool
    is_tax: bool


class PayLine(Struct, frozen=True):
    """One seat on pay day, in coins; `net` is what moves once: below 0 the player gives it, above 0 the bank does. None while open."""

    seat: Seat
    income: int
    tax: int
    cost_of_living: int
    demanded: Demanded
    net: int | None


class PayDayAsk(Struct, frozen=True):
    """Who could not pay; `revenue` and `tension` are what follows if it is confirmed like this, None while an amount is missing."""

    tax: Tax
    lines: tuple[PayLine, ...]
    revenue: int | None
    tension: int | None


class BudgetVoteAsk(Struct, frozen=True):
    """Tokens for each service, at most one a player; the budget and its parts in coins."""

    players: int
    revenue: int
    reserve: int
    gift: int
    shares: tuple[int, int, int]

    @property
    def budget(self) -> int:
        """Coins to split."""
        return self.revenue + self.reserve + self.gift


class CardAsk(Struct, frozen=True):
    """One player's card at this moment: the tier that counts (0 to 2), what it asks and gives in coins, where it moves them.

    `new_role` is the spare they would take, None where the class does not change or the spare is gone; `tension` is Tension after it.
    `fails` if the State fails with it, by the round's end that follows the last card, too.
    """

    seat: Seat
    card: str
    tier: int
    demanded: Demanded
    gives: int
    class_by: int
    new_role: RoleCard | None
    tension: int
    fails: bool


class MidlifeAsk(Struct, frozen=True):
    """Who reads next and which card: `drawn` is the next of the shuffled deck; `reading` is the card on the table."""

    number: int
    readers: tuple[Seat, ...]
    cards: tuple[str, ...]
    drawn: str
    reading: CardAsk
    spares: tuple[RoleCard, ...]


class FinalCountAsk(Struct, frozen=True):
    """Savings of each seat in coins; the ranges that would surprise nobody; whether the pact's contributions can be revealed."""

    ranges: tuple[CoinRange, ...]
    pact_most: int | None
    pact: int | None


Ask = PactAsk | DealAsk | EventAsk | TaxVoteAsk | TieAsk | PayDayAsk | BudgetVoteAsk | MidlifeAsk | FinalCountAsk

