"""Names: what the game's things are called and how amounts are said, as sayings, for every view and every page alike."""

from app.terms.ballots import TAXES, Tax
from app.terms.people import RoleCard, SocialClass
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName

_KNOWN = frozenset(Says)


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


def choice(option: str) -> Saying:
    """What a tie is between: a tax or a service."""
    return tax(Tax(option)) if option in TAXES else service(ServiceName(option))


def social_class(which: SocialClass) -> Saying:
    """A class's name."""
    return say(Says(which))


def edition(name: str) -> Saying:
    """An edition's name."""
    return say(Says(_key(name)))


def card(card_id: str) -> Saying:
    """A Midlife card's title."""
    return say(Says(f"card_{_key(card_id)}"))


def role(held: RoleCard) -> Saying:
    """A role's name: the one typed in, the game's own in the language spoken, or else its id."""
    key = f"role_{_key(held.id)}"
    return say(Says(key)) if held.title == held.id and key in _KNOWN else verbatim(held.title)


def _key(identifier: str) -> str:
    """An id of the data files as it stands in a key."""
    return identifier.replace("-", "_")
