"""Names of the game's things as sayings: services, taxes, classes, roles, cards and what they do."""

from app.rules.edition import Effect, Measure, MidlifeCard
from app.rules.state import State
from app.terms.ballots import Tax
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW
from app.terms.people import RoleCard, Seat
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName
from app.views.public import CardTier

_KNOWN = set(Says)


def verbatim(text: str) -> Saying:
    """Something that was typed in, as it is."""
    return say(Says.VERBATIM, text=text)


def coins(n: int) -> Saying:
    """A number of coins."""
    return say(Says.COINS, n=n)


def signed(n: int) -> Saying:
    """A change with its sign."""
    return say(Says.SIGNED, n=n)


def service(name: ServiceName) -> Saying:
    """A service's name."""
    return say(Says(name))


def tax(which: Tax) -> Saying:
    """A tax's name."""
    return say(Says(f"tax_{which.lower()}"))


def edition(name: str) -> Saying:
    """An edition's name."""
    return say(Says(name.replace("-", "_")))


def role(card: RoleCard) -> Saying:
    """A role's name: the one typed in, the game's own in the language spoken, or else its id."""
    key = f"role_{card.id.replace('-', '_')}"
    return say(Says(key)) if card.title == card.id and key in _KNOWN else verbatim(card.title)


def player(state: State, seat: Seat) -> str:
    """A player's name."""
    return state.setting.players[seat]


def players(state: State, seats: tuple[Seat, ...]) -> tuple[Saying, ...]:
    """Several players' names, to be listed."""
    return tuple(verbatim(player(state, seat)) for seat in seats)


def card(card_id: str) -> Saying:
    """A Midlife card's title."""
    return say(Says(f"card_{card_id.replace('-', '_')}"))


def measures(state: State, which: MidlifeCard) -> Saying:
    """What a card measures, and how that stands."""
    if which.measures is Measure.COUNTRY:
        return say(Says.MEASURES_COUNTRY, level=state.levels.total())
    name = ServiceName(which.measures)
    return say(Says.MEASURES_SERVICE, service=service(name), level=state.services.of(name).level)


def tiers(state: State, which: MidlifeCard) -> tuple[CardTier, ...]:
    """A card's three tiers in words."""
    if which.measures is Measure.COUNTRY:
        low, high = state.edition.country_tiers.first, state.edition.country_tiers.second
        spans = (say(Says.TIER_SUM_LOW, high=low), say(Says.TIER_SUM, low=low + 1, high=high), say(Says.TIER_SUM_HIGH, low=high + 1))
    else:
        low, high = state.edition.level_tiers.first, state.edition.level_tiers.second
        spans = (_levels(LEVEL_LOW, low), _levels(low + 1, high), _levels(high + 1, LEVEL_HIGH))
    return tuple(CardTier(span, effect(each)) for span, each in zip(spans, which.tiers, strict=True))


def _levels(low: int, high: int) -> Saying:
    return say(Says.TIER_LEVEL, level=low) if low == high else say(Says.TIER_LEVELS, low=low, high=high)


def effect(does: Effect) -> Saying:
    """What a tier does, sentence by sentence from its figures."""
    parts = [*_takes(does)]
    if does.gives:
        parts.append(say(Says.EFFECT_RECEIVE, coins=coins(does.gives)))
    if does.reserve:
        parts.append(say(Says.EFFECT_RESERVE, coins=coins(does.reserve)))
    if does.class_by:
        parts.append(say(Says.EFFECT_CLASS_UP if does.class_by > 0 else Says.EFFECT_CLASS_DOWN))
    if does.tension:
        parts.append(say(Says.EFFECT_TENSION, tension=does.tension))
    return say(Says.SENTENCES, parts=tuple(parts)) if parts else say(Says.EFFECT_NOTHING)


def _takes(does: Effect) -> tuple[Saying, ...]:
    if does.takes_everything:
        return (say(Says.EFFECT_LOSE_ALL_OR_TOKEN if does.token else Says.EFFECT_LOSE_ALL),)
    if does.takes_half:
        return (say(Says.EFFECT_LOSE_HALF, coins=does.takes),)
    if does.takes:
        return (say(Says.EFFECT_PAY_OR_TOKEN if does.token else Says.EFFECT_PAY, coins=does.takes),)
    return ()

