"""What is wrong with a deck of role cards, in words, what is only unlikely, and what two equal Incomes will mean. It refuses nothing."""

from collections.abc import Iterator

from app.terms import names
from app.terms.people import CLASS_COUNTS, MOST_PLAYERS, SAMPLE, Deck, DeckProblem, RoleCard, deck_faults
from app.terms.saying import Saying, Says, say
from ui.console.card_table import FIGURES

FAR = 2  # times


def faults(deck: Deck) -> tuple[Saying, ...]:
    """Everything that no deck can be, card by card and then as a whole."""
    found = deck_faults(deck)
    cards = (role for number, role in enumerate(deck.roles) if any(fault.at == f"roles[{number}].goals" for fault in found))
    told = [say(Says.CARD_GOALS_ORDER, role=names.role(card)) for card in cards]
    kinds = {fault.problem for fault in found}
    if deck.name.casefold() == SAMPLE:
        told.append(say(Says.DECK_NAME_RESERVED))
    if DeckProblem.ROLES_IN_PLAY in kinds:
        told.append(say(Says.DECK_COUNT_IN_PLAY, n=len(deck.roles) - len(deck.spares()), need=MOST_PLAYERS))
    if DeckProblem.SPARES in kinds:
        told.append(say(Says.DECK_COUNT_SPARES))
    return (*told, *(_counts(deck, players) for players in _miscounted(deck, kinds)))


def _miscounted(deck: Deck, kinds: set[DeckProblem]) -> Iterator[int]:
    if DeckProblem.CLASSES in kinds:
        yield from (players for players, due in CLASS_COUNTS.items() if deck.class_counts(players) != due)


def _counts(deck: Deck, players: int) -> Saying:
    upper, middle, working = deck.class_counts(players)
    classes = ", ".join(map(str, CLASS_COUNTS[players]))
    return say(Says.DECK_COUNT_CLASSES, players=players, upper=upper, middle=middle, working=working, classes=classes)


def unusual(deck: Deck, sample: Deck) -> tuple[Saying, ...]:
    """Figures so far from all of the sample's that somebody may have mistyped them: over twice its most, or under half its least."""
    columns = tuple(zip(*(role.figures for role in sample.roles), strict=True))
    return tuple(
        say(Says.DECK_UNUSUAL, role=names.role(role), figure=say(head), n=n, low=min(column), high=max(column))
        for role in deck.roles for n, head, column in zip(role.figures, FIGURES, columns, strict=True)
        if n > FAR * max(column) or n * FAR < min(column)
    )


def ties(deck: Deck) -> tuple[Saying, ...]:
    """Every Income that several cards have, the lowest first: who is asked then in a tied tax vote (ruling 4)."""
    incomes = sorted({role.income for role in deck.roles})
    alike = ([role for role in deck.roles if role.income == income] for income in incomes)
    return tuple(_tie(roles) for roles in alike if len(roles) > 1) or (say(Says.DECK_NO_TIE),)


def _tie(roles: list[RoleCard]) -> Saying:
    classes = {role.social_class for role in roles}
    is_seat_asked = len(classes) < len(roles)
    key = Says.DECK_TIE_SEATS if len(classes) == 1 else Says.DECK_TIE_BOTH if is_seat_asked else Says.DECK_TIE_CLASSES
    return say(key, income=roles[0].income, roles=tuple(names.role(role) for role in roles))
