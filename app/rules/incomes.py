"""Incomes and costs as they are now, and the order in which a tie is put to the players."""

from app.rules.state import State
from app.terms.people import Seat, SocialClass, rank


def income(state: State, seat: Seat) -> int:
    """Coins a seat is paid each round now: the card's, and what Education and the Tech breakthrough add (ruling 3)."""
    role = state.roles[seat]
    if role.social_class is SocialClass.UPPER:
        return role.income
    benefits = state.edition.benefits
    educated = state.services.education.level >= benefits.education_from
    return role.income + state.income_bonus + (benefits.education_income if educated else 0)


def cost_of_living(state: State, seat: Seat) -> int:
    """Coins a seat owes the bank this round (ruling 11), never below 0."""
    role, benefits = state.roles[seat], state.edition.benefits
    if role.social_class is SocialClass.WORKING and state.services.shield.level >= benefits.shield_from:
        return 0
    healthy = state.services.health.level >= benefits.health_from
    return max(0, role.cost_of_living + state.surcharge + (benefits.health_cost_of_living if healthy else 0))


def deciding_order(state: State) -> tuple[Seat, ...]:
    """Who decides a tie: the lowest Income first, then the lower class, then the earlier seat (ruling 4)."""
    return tuple(sorted(state.setting.seats, key=lambda seat: (income(state, seat), rank(state.roles[seat].social_class), seat)))
