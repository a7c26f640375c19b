"""Coins that are surely enough, told before a game has begun."""

import pytest

from app.codec import Header
from app.editions.decks import sample_deck
from app.editions.enough import surely_enough_with_samples
from app.editions.settings import setting_of
from app.rules.enough import surely_enough


@pytest.mark.parametrize("edition", ["with-pact", "without-pact"])
@pytest.mark.parametrize("players", [6, 7, 8])
def test_what_is_told_beforehand_is_what_the_rules_say_of_the_game(edition, players):
    """FIELD: a school knows what to bring; asked again, it is the same."""
    game = setting_of(Header(edition, tuple("ABCDEFGH"[:players]), sample_deck(edition)))
    for _ in range(2):
        assert surely_enough_with_samples(edition)[players] == surely_enough(game)
