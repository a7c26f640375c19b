"""Effects: what one tier of a Midlife card asks of a player, as data for the executor in the chapter."""

from app.rules.demands import Demand
from app.rules.edition import Effect, Measure, MidlifeCard
from app.rules.state import State
from app.terms.people import Seat, class_moved
from app.terms.services import ServiceName


def tier(state: State, card: MidlifeCard) -> int:
    """0, 1 or 2: which tier of a card counts at this moment (000 §The Midlife Crossroads)."""
    if card.measures is Measure.COUNTRY:
        return state.edition.country_tiers.of(state.levels.total())
    return state.edition.level_tiers.of(state.services.of(ServiceName(card.measures)).level)


def falls_off(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether the card moves a player down who is in the lowest class already."""
    return effect.class_by < 0 and class_moved(state.roles[seat].social_class, effect.class_by) is None


def climbs_over(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether the card moves a player up who is in the highest class already."""
    return effect.class_by > 0 and class_moved(state.roles[seat].social_class, effect.class_by) is None


def demand(state: State, seat: Seat, effect: Effect) -> Demand:
    """What the card takes; falling from the lowest class is added up with it, with a token if short (ruling 15)."""
    fall = falls_off(state, seat, effect)
    coins = effect.takes + (state.edition.class_edge if fall else 0)
    return Demand(seat, coins, half=effect.takes_half, everything=effect.takes_everything, token=effect.token or fall)


def gives(state: State, seat: Seat, effect: Effect) -> int:
    """Coins the card pays after it has taken what it takes (ruling 15)."""
    return effect.gives + (state.edition.class_edge if climbs_over(state, seat, effect) else 0)
