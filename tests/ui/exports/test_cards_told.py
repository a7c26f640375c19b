"""With which role cards a game was played stands below every page and every chart."""

import pytest
from PySide6.QtGui import QImage, QPainter

from app.debrief.about import cards_are
from app.editions.decks import sample_deck
from app.terms.saying import Says
from tests.ui.exports.games import SHARED, TIED, game, heard
from ui.exports.deck import deck
from ui.exports.handout import handout
from ui.exports.look import credit, has_figure, scenes
from ui.exports.pictures import paint_picture
from ui.exports.writing import slides_of
from ui.text.languages import Language
from ui.text.words import Words


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("name", "compared", "key"), [
    ("sample", True, Says.EXPORT_SAMPLE_DECK), ("mine", False, Says.EXPORT_OWN_DECK), ("mine", True, Says.EXPORT_PRINTED_DECK),
])
def test_every_page_and_every_chart_says_which_cards_were_played(language, name, compared, key):
    """RULES §The printed role cards: on every export; whole, at a size that can be read."""
    whole, words = game(TIED), Words(language)
    shown = slides_of(whole, None, SHARED)[:3]
    played = sample_deck("with-pact").__class__(name, whole.start.setting.deck.roles)
    told = words.say(cards_are(played, compared=compared))
    assert told == words.say(key)
    foot = credit(words, told)
    pages = [*handout(shown, words, foot), *deck(shown, words, foot)]
    pages += [lambda p, scene=scene: paint_picture(p, scene, words, foot) for scene in scenes(shown) if has_figure(scene.slide)]
    image = QImage(2480, 3508, QImage.Format.Format_RGB32)
    for page in pages:
        with QPainter(image) as p:
            texts = heard(page, p)
        assert [text.text for text in texts if told in text.whole] == [foot]
