"""Players by their names, and Midlife cards in words: what they measure and what their figures do."""

from app.rules.edition import Effect, Measure, MidlifeCard
from app.rules.state import State
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW
from app.terms.names import coins, service, verbatim
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName
from app.terms.typed import LONGEST_NAME
from app.views.public import CardTier

# line ends and other control signs, and those that turn the direction of all that follows
_UNSEEN = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)), " ")


def player(state: State, seat: Seat) -> str:
    """A player's name as a screen shows it: one line, not too long, without a hold on the sentence around it. A record keeps the whole."""
    name = " ".join(state.setting.players[seat].translate(_UNSEEN).split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\N{HORIZONTAL ELLIPSIS}"


def players(state: State, seats: tuple[Seat, ...]) -> tuple[Saying, ...]:
    """Several players' names, to be listed."""
    return tuple(verbatim(player(state, seat)) for seat in seats)


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

