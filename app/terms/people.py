"""The people at the table: social classes, role cards, and the deck they are dealt from."""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType

from app.terms.whole import Whole

Seat = int
FEWEST_PLAYERS, MOST_PLAYERS = 6, 8
SAMPLE = "sample"  # what only the deck that comes with the program is called


class SocialClass(StrEnum):
    """The three classes, from the upper one down."""

    UPPER = "upper"
    MIDDLE = "middle"
    WORKING = "working"


CLASSES = tuple(SocialClass)
# 000 §Setup: upper, middle, working at each size of table
CLASS_COUNTS = {8: (2, 3, 3), 7: (2, 2, 3), 6: (2, 2, 2)}
LEFT_OUT_AT = {0, *range(FEWEST_PLAYERS, MOST_PLAYERS)}  # 0: never; at the largest table everybody plays


def rank(social_class: SocialClass) -> int:
    """0 for the lowest class, 2 for the highest."""
    return len(CLASSES) - 1 - CLASSES.index(social_class)


def class_moved(social_class: SocialClass, steps: int) -> SocialClass | None:
    """The class that many steps up (or down, if negative); None where there is no further one."""
    at = CLASSES.index(social_class) - steps
    return CLASSES[at] if 0 <= at < len(CLASSES) else None


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """Savings goals in coins: Get By, Live Well, Thrive."""

    get_by: Whole
    live_well: Whole
    thrive: Whole

    def reached(self, savings: int) -> int:
        """How many of the three these coins reach, 0 to 3; a goal is reached with exactly its number (ruling 19)."""
        return sum(savings >= goal for goal in (self.get_by, self.live_well, self.thrive))


class RoleCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"social_class": "class"}):
    """A role as printed: Income and Cost of Living in coins a round."""

    id: str
    social_class: SocialClass
    income: Whole
    cost_of_living: Whole
    goals: Goals
    name: str | UnsetType = UNSET
    spare: bool = False
    left_out_at: Whole = 0

    @property
    def title(self) -> str:
        """The name on the card; the id stands in where none is given."""
        return self.id if self.name is UNSET else self.name

    @property
    def figures(self) -> tuple[int, int, int, int, int]:
        """What is printed in coins, in the order of the columns: Income, Cost of Living, Get By, Live Well, Thrive."""
        return self.income, self.cost_of_living, self.goals.get_by, self.goals.live_well, self.goals.thrive


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """Eight roles in play and one spare of each class."""

    name: str
    roles: tuple[RoleCard, ...]

    def in_play(self, players: int) -> tuple[RoleCard, ...]:
        """The roles dealt at a table of this size, in the order of the deck."""
        return tuple(role for role in self.roles if not role.spare and role.left_out_at < players)

    def spares(self) -> tuple[RoleCard, ...]:
        """The roles set aside for those who change class."""
        return tuple(role for role in self.roles if role.spare)

    def class_counts(self, players: int) -> tuple[int, ...]:
        """How many of each class are dealt at a table of this size, from the upper one down."""
        count = Counter(role.social_class for role in self.in_play(players))
        return tuple(count[each] for each in CLASSES)


class DeckProblem(StrEnum):
    """What is wrong with a deck."""

    ID_MISSING = "a role needs an id"
    ID_TWICE = "two roles share one id"
    ROLES_IN_PLAY = "a deck has 8 roles in play"
    SPARES = "a deck has one spare of each class"
    CLASSES = "the classes do not match the table's size"
    NEGATIVE = "Income, Cost of Living and goals are 0 or more"
    GOALS_OUT_OF_ORDER = "goals rise from Get By to Live Well to Thrive"
    LEFT_OUT_AT = "a role is left out at 0, 6 or 7 players"


class DeckFault(Struct, frozen=True):
    """One problem of a deck and its place; `at` is a path such as `roles[3].goals`."""

    at: str
    problem: DeckProblem


def deck_faults(deck: Deck) -> tuple[DeckFault, ...]:
    """All that is wrong with a deck, role by role and then as a whole."""
    return tuple(fault for place in (_role_faults(deck.roles), _whole_faults(deck)) for fault in place)


def _role_faults(roles: Iterable[RoleCard]) -> Iterator[DeckFault]:
    seen: set[str] = set()
    for number, role in enumerate(roles):
        here = f"roles[{number}]"
        if not role.id:
            yield DeckFault(f"{here}.id", DeckProblem.ID_MISSING)
        if role.id in seen:
            yield DeckFault(f"{here}.id", DeckProblem.ID_TWICE)
        seen.add(role.id)
        if min(role.income, role.cost_of_living, role.goals.get_by) < 0:
            yield DeckFault(here, DeckProblem.NEGATIVE)
        if not role.goals.get_by <= role.goals.live_well <= role.goals.thrive:
            yield DeckFault(f"{here}.goals", DeckProblem.GOALS_OUT_OF_ORDER)
        if role.left_out_at not in LEFT_OUT_AT:
            yield DeckFault(f"{here}.left_out_at", DeckProblem.LEFT_OUT_AT)


def _whole_faults(deck: Deck) -> Iterator[DeckFault]:
    in_play = [role for role in deck.roles if not role.spare]
    if len(in_play) != MOST_PLAYERS:
        yield DeckFault("roles", DeckProblem.ROLES_IN_PLAY)
    if sorted(role.social_class for role in deck.spares()) != sorted(CLASSES):
        yield DeckFault("roles", DeckProblem.SPARES)
    if len(in_play) == MOST_PLAYERS:
        yield from (DeckFault("roles", DeckProblem.CLASSES) for players, due in CLASS_COUNTS.items() if deck.class_counts(players) != due)
