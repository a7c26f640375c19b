"""Entries: what the teacher tells the console has happened at the table.

An entry is stored for ever, so it holds only what cannot be worked out: never a total, a new level or a sentence.
"""

from msgspec import UNSET, Struct, UnsetType

from app.terms.whole import Whole

HandedOver = dict[Whole, Whole]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """What every entry shares: strict keys, and its type as the tag."""


class PactMade(_Entry, frozen=True, tag="pact"):
    """The coins counted from the voting bag before the roles are dealt."""

    coins: Whole


class RolesDealt(_Entry, frozen=True, tag="deal"):
    """A role's id for each seat."""

    roles: tuple[str, ...]


class EventRead(_Entry, frozen=True, tag="event"):
    """The round's event was read out; in the storm, what those handed over who had fewer coins than it takes."""

    handed_over: HandedOver = {}


class TaxVoted(_Entry, frozen=True, tag="tax_vote"):
    """Tokens for each tax; whoever is missing from the sum abstained."""

    votes: dict[str, Whole]


class TieBroken(_Entry, frozen=True, tag="tie_break"):
    """The answer of the player who was asked; None passes."""

    choice: str | None
    seat: Whole | UnsetType = UNSET


class PayDayHeld(_Entry, frozen=True, tag="pay_day"):
    """Everybody was paid and paid; what those handed over who could not, or of whom it is said outright."""

    handed_over: HandedOver = {}


class BudgetVoted(_Entry, frozen=True, tag="budget_vote"):
    """Tokens for each service."""

    votes: dict[str, Whole]


class CardRead(_Entry, frozen=True, tag="midlife_card"):
    """A player read a Midlife card aloud, and handed over so much if it was said."""

    seat: Whole
    card: str
    handed_over: Whole | UnsetType = UNSET


class GameStopped(_Entry, frozen=True, tag="stop"):
    """The bell rang after a finished round."""


class EnvelopesCounted(_Entry, frozen=True, tag="final_count"):
    """The opened envelopes by seat; who put what into the pact; who achieved their ideology."""

    savings: tuple[Whole, ...]
    pact: tuple[Whole, ...] | UnsetType = UNSET
    ideology: tuple[bool, ...] | UnsetType = UNSET


class Corrected(_Entry, frozen=True, tag="correction"):
    """One thing put right at the table: a seat's coins, Tension, a service's level, or its fund."""

    seat: Whole | UnsetType = UNSET
    coins_by: Whole | UnsetType = UNSET
    tension_by: Whole | UnsetType = UNSET
    service: str | UnsetType = UNSET
    level_by: Whole | UnsetType = UNSET
    fund_by: Whole | UnsetType = UNSET
    reason: str | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse any mixture but one of the four."""
        said = {name for name in self.__struct_fields__ if getattr(self, name) is not UNSET} - {"reason"}
        if said not in _CORRECTIONS:
            raise ValueError(_ONE_OF_FOUR)


_CORRECTIONS = ({"seat", "coins_by"}, {"tension_by"}, {"service", "level_by"}, {"service", "fund_by"})
_ONE_OF_FOUR = "a correction has seat and coins_by, or tension_by, or service and level_by, or service and fund_by"

Entry = (
    PactMade
    | RolesDealt
    | EventRead
    | TaxVoted
    | TieBroken
    | PayDayHeld
    | BudgetVoted
    | CardRead
    | GameStopped
    | EnvelopesCounted
    | Corrected
)


def tag(kind: type[Entry]) -> str:
    """The type of an entry as records name it."""
    return str(kind.__struct_config__.tag)
