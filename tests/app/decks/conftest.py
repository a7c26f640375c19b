"""What the tests of decks share: words in both languages, and a deck of somebody's own."""

import pytest
from msgspec import structs

from app.decks.columns import vocabulary
from app.editions.decks import KeptDeck, mark, sample_deck
from ui.text.languages import Language
from ui.text.words import Words


@pytest.fixture(scope="session")
def spoken():
    """Every language's words."""
    return {language: Words(language) for language in Language}


@pytest.fixture(scope="session")
def known(spoken):
    """Whatever a head or a class may be called."""
    return vocabulary(words.say for words in spoken.values())


@pytest.fixture
def own():
    """A deck that is not the sample one, and was compared."""
    sample = sample_deck("with-pact")
    first = structs.replace(sample.roles[0], name='Ship "owner"; =1+1, and', income=15)
    deck = structs.replace(sample, name="Ñandú: cards", roles=(first, *sample.roles[1:]))
    return KeptDeck(deck.name, deck.roles, mark(deck))
