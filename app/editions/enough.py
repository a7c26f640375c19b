"""How many coins are surely enough with the sample cards of an edition: what whoever sets a game up is told beforehand."""

from functools import cache
from types import MappingProxyType

from app.codec import Header
from app.editions.decks import sample_deck
from app.editions.settings import setting_of
from app.rules.enough import surely_enough
from app.terms.people import CLASS_COUNTS


@cache
def surely_enough_with_samples(edition: str) -> MappingProxyType[int, int]:
    """For each number of players the coins; worked out once, since it takes as long as a key press may."""
    deck = sample_deck(edition)
    settings = {players: setting_of(Header(edition, ("",) * players, deck)) for players in CLASS_COUNTS}
    return MappingProxyType({players: surely_enough(setting) for players, setting in settings.items()})
