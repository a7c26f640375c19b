"""Names of the game's things as sayings, for what an ask holds only as a value."""

from app.terms.ballots import TAXES, Tax
from app.terms.people import RoleCard, SocialClass
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName
from app.views.desk import DeskView

_KNOWN = frozenset(Says)


def tax(which: Tax) -> Saying:
    """A tax's name."""
    return say(Says(f"tax_{which.lower()}"))


def service(name: ServiceName) -> Saying:
    """A service's name."""
    return say(Says(name.value))


def choice(option: str) -> Saying:
    """What a tie is between: a tax or a service."""
    return tax(Tax(option)) if option in TAXES else service(ServiceName(option))


def social_class(which: SocialClass) -> Saying:
    """A class's name."""
    return say(Says(which.value))


def card(card_id: str) -> Saying:
    """A Midlife card's title."""
    return say(Says(f"card_{card_id.replace('-', '_')}"))


def role(card_: RoleCard) -> Saying:
    """A role's name: the one that was typed in, the game's own in the language spoken, or else its id."""
    key = f"role_{card_.id.replace('-', '_')}"
    return say(Says(key)) if card_.title == card_.id and key in _KNOWN else say(Says.VERBATIM, text=card_.title)


def player(view: DeskView, seat: int) -> str:
    """A player's name as it was typed."""
    return view.players[seat].name
