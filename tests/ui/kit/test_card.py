"""A Midlife card: what it measures, its tiers, and the one that counts."""

import pytest

from ui.kit.card import CardView
from ui.kit.painting import height_of, width_of
from ui.kit.signs import SERVICE_SIGNS, SignKind
from ui.kit.theme import DARK, LIGHT

TIERS = [("Level 1\u20132", "Pay 11. An Exclusion token if you cannot."), ("Level 3", "Pay 1"), ("Level 4\u20135", "Pay 1")]
LONG = [
    ("Nivel 1\u20132", "Pierdes todo lo que tienes y recibes una Ficha de Exclusi\u00f3n."),
    ("Nivel 3", "Pagas la mitad de tu hucha m\u00e1s 2"),
    ("Nivel 4\u20135", "Bajas una clase y cobras 2 monedas"),
]


def test_a_card_says_all_its_tiers_and_raises_one(texts_of):
    """LOOK picture 4: the tier that counts is raised; the others stay readable."""
    card = CardView(LIGHT, u=10.8)
    card.show_card("The waiting list", "Health: level 2", TIERS, 0, signs=[SignKind.HEALTH], level=2)
    heard = texts_of(card, (886, 751))
    assert [painted.text for painted in heard] == ["Health: level 2", "The waiting list", *[text for tier in TIERS for text in tier]]
    effects = [painted for painted in heard if painted.text in {"Pay 1", TIERS[0][1]}]
    assert effects[0].px > effects[1].px
    assert (effects[0].colour, effects[1].colour) == (LIGHT.ink, LIGHT.muted)


def test_the_countrys_card_has_three_signs_and_no_pips(texts_of, qtbot):
    """RULES §Midlife: one card measures the country."""
    card = CardView(LIGHT, u=10.8)
    card.show_card("Nothing happens", "Country: 7", TIERS, 1, signs=SERVICE_SIGNS)
    band = texts_of(card, (886, 712))[0]
    assert (band.text, band.colour) == ("Country: 7", LIGHT.paper)
    country = card.grab().toImage()
    card.show_card("Nothing happens", "Country: 7", TIERS, 1, signs=[SignKind.SHIELD], level=2)
    assert card.grab().toImage() != country


@pytest.mark.parametrize("u", [10.8, 7.2, 5.76])
@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_a_long_spanish_card_is_read_whole(texts_of, u, scale):
    """SCREENS §wall: without clipping, in both languages; nothing below 3.5."""
    card = CardView(DARK, u=u)
    card.show_unit(u, scale)
    card.show_card("Tu hija se ha graduado", "Educaci\u00f3n: nivel 2", LONG, 0, signs=[SignKind.EDUCATION], level=2)
    for painted in texts_of(card, (round(82 * u), round(66 * u))):
        assert painted.text == painted.whole
        assert painted.px >= 3.5 * u
        assert all(width_of(word, painted.px) <= painted.rect.width() + 2 for word in painted.text.split())


def test_a_tier_that_needs_two_lines_gets_the_room_for_them(texts_of):
    """LOOK picture 4: the lines of a tier never touch the edge of the one that is raised."""
    half = "You lose half of your coins, rounded up, and 2 more."
    card = CardView(LIGHT, u=10.8)
    tiers = [("Level 1\u20132", half), ("Level 3", "Pay 2."), ("Level 4\u20135", "Pay 2.")]
    card.show_card("The bill", "Health: level 3", tiers, 1, signs=[SignKind.HEALTH], level=3)
    (quiet,) = (painted for painted in texts_of(card, (912, 730)) if painted.text == half)
    assert quiet.px == round(4 * 10.8)
    assert height_of(half, quiet.px, quiet.rect.width()) < 0.95 * quiet.rect.height()


def test_a_card_at_the_desk_is_the_same_card_but_smaller(words_of):
    """LOOK §desk 7: the same widgets with a smaller u."""
    words = []
    for u in (10.8, 5.6):
        card = CardView(LIGHT, u=u)
        card.show_card("The waiting list", "Health: level 2", TIERS, 0, signs=[SignKind.HEALTH], level=2)
        words.append(words_of(card, (round(82 * u), round(66 * u))))
    assert words[0] == words[1]


def test_no_card_paints_nothing(words_of):
    """Before the first card is read."""
    assert words_of(CardView(LIGHT), (400, 300)) == []


def test_those_who_hear_the_screen_hear_the_tier_that_counts(qtbot):
    """Accessible name and description."""
    card = CardView(LIGHT)
    qtbot.addWidget(card)
    card.show_card("The waiting list", "Health: level 2", TIERS, 1, signs=[SignKind.HEALTH], level=3)
    assert card.accessibleName() == "The waiting list"
    assert card.accessibleDescription() == "Level 3 Pay 1"
