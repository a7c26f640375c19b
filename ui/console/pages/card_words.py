"""A Midlife card in the desk's words: what it asks of the reader, and what follows once it is confirmed."""

from app.asks import CardAsk, Demanded, Standing
from app.terms import names
from app.terms.people import SocialClass, class_moved
from app.terms.saying import Saying, Says, say


def asks(demanded: Demanded) -> Saying:
    """The question, or what is certain."""
    match demanded.standing:
        case Standing.NOTHING:
            return say(Says.CARD_ASKS_NOTHING)
        case Standing.PAYS:
            return say(Says.CARD_PAYS, n=demanded.due or 0)
        case Standing.OPEN:
            return say(Says.CARD_CAN_PAY, n=demanded.due or 0)
        case Standing.MUST_SAY:
            return say(Says.CARD_HOW_MUCH)
        case Standing.HANDS_OVER if demanded.handed_over is None:
            return say(Says.CARD_EVERYTHING)
    return say(Says.CARD_HANDS_OVER, n=demanded.handed_over or 0)


def follows(reading: CardAsk, tension: int | None, social_class: SocialClass | None) -> tuple[Saying, ...]:
    """Tension, token, class and coins, as far as they follow; `tension` and `social_class` are those before the card."""
    parts = [say(Says.FOLLOWS_FAILS)] if reading.fails else []
    if tension is not None and reading.tension != tension:
        parts.append(say(Says.TENSION_FROM_TO, before=tension, after=reading.tension))
    if reading.demanded.short and reading.demanded.token:
        parts.append(say(Says.FOLLOWS_A_TOKEN))
    if reading.new_role is not None:
        parts.append(say(Says.FOLLOWS_NEW_ROLE, role=names.role(reading.new_role)))
    elif reading.class_by:
        parts.append(say(_stays(reading, social_class)))
    if reading.gives:
        parts.append(say(Says.FOLLOWS_RECEIVES, coins=names.coins(reading.gives)))
    return tuple(parts)


def _stays(reading: CardAsk, social_class: SocialClass | None) -> Says:
    """Why the card, which moves the class, moves nobody: the spare is gone, or there is no class further on (ruling 15)."""
    if social_class is not None and class_moved(social_class, reading.class_by) is None:
        return Says.FOLLOWS_LOWEST_CLASS if reading.class_by < 0 else Says.FOLLOWS_HIGHEST_CLASS
    return Says.FOLLOWS_NO_SPARE
