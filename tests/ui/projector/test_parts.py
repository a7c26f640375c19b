"""The parts that scenes share: names that give way, causes that share a card, and the risers of the chart."""

import pytest

from app.terms.saying import Says, say
from app.terms.services import SERVICES
from app.views.public import ChangeSign, TensionStep
from tests.ui.projector.scenes import HIGH, LONG, STORM, exclusion, low
from ui.kit.signs import SERVICE_SIGNS, SignKind
from ui.projector.scenes.causes import CauseCard, cause_cards, columns_for, height_of_causes
from ui.projector.scenes.page import cut, figure, shortened
from ui.projector.scenes.story import risers

TWELVE = (*(exclusion(name, n + 1, 1) for n, name in enumerate(LONG)), STORM, *(low(each, 9) for each in SERVICES))


def test_a_name_gives_way_before_the_sentence_does():
    """LOOK §wall 7: names elide, sentences do not."""
    told = shortened(lambda names: f"{names[0]} could not pay", ("Maximiliano-Alejandro",), lambda text: len(text) <= 24)
    assert told == "Maximilia… could not pay"


def test_several_names_give_way_alike():
    """LOOK §wall 7: the longest one first, none to nothing."""
    told = shortened(" and ".join, ("Ana", "Bartholomew", "Anastasia"), lambda text: len(text) <= 22)
    assert told == "Ana and Bar… and Ana…"
    assert shortened(" and ".join, ("Bartholomew", "Anastasia"), lambda _: False) == "Ba… and An…"


@pytest.mark.parametrize(("letters", "shown"), [(3, "Ana"), (2, "An…"), (4, "Ana")])
def test_a_name_that_fits_stays_whole(letters, shown):
    """LOOK §wall 7."""
    assert cut("Ana", letters) == shown
    assert cut("Ana María", 4) == "Ana…"


def test_a_negative_number_bears_a_true_minus():
    """LOOK: as people write it."""
    assert (figure(-14), figure(0), figure(7)) == ("\N{MINUS SIGN}14", "0", "7")


def test_each_cause_has_a_card_of_its_own_in_the_order_in_which_it_came():
    """SCREENS §The wall: round end: each Tension change with its cause."""
    steps = (STORM, exclusion("Leo", 9), HIGH)
    assert cause_cards(steps) == (
        CauseCard(1, (SignKind.STORM,), STORM.cause),
        CauseCard(3, (SignKind.EXCLUSION,), steps[1].cause),
        CauseCard(-1, SERVICE_SIGNS, HIGH.cause),
    )


def test_more_causes_than_there_is_room_for_share_a_card_by_kind():
    """SCREENS §The wall: nothing clipped, and no change is lost."""
    cards = cause_cards(TWELVE)
    assert [(card.by, card.cause) for card in cards] == [
        (8, say(Says.WALL_MANY_TOKENS, n=8)), (1, STORM.cause), (3, say(Says.WALL_MANY_AT_LEVEL_1, n=3)),
    ]
    assert cards[2].signs == SERVICE_SIGNS


def test_one_cause_among_many_keeps_its_own_words():
    """SCREENS §The wall: a card that is not shared says what it said."""
    cards = cause_cards((*TWELVE[:7], low(SERVICES[1], 9)))
    assert cards[-1].cause == low(SERVICES[1], 9).cause
    assert cards[-1].signs == (SignKind.EDUCATION,)


@pytest.mark.parametrize(("cards", "columns", "high"), [(0, 1, 0), (1, 1, 19), (3, 3, 19), (4, 2, 27.6), (5, 3, 31.6), (6, 3, 31.6)])
def test_the_cards_stand_in_at_most_two_rows(cards, columns, high):
    """LOOK §wall: the causes stand below the line, in the same order."""
    assert columns_for(cards) == columns
    assert height_of_causes(cards) == pytest.approx(high)


def test_the_chart_opens_one_riser_for_each_card():
    """LOOK, picture 3: the last stretch, opened into one riser per cause."""
    assert risers((3, 5, 8), cause_cards((STORM, exclusion("Leo", 9), HIGH))) == (1, 3, -1)
    assert risers((3, 3), ()) == ()
    assert risers((3,), cause_cards((STORM,))) == ()


def test_a_change_that_the_end_of_the_scale_swallowed_opens_no_riser():
    """Ruling 1: it has a card that says so, but the line does not move."""
    swallowed = TensionStep(0, 0, ChangeSign.SERVICES, HIGH.cause)
    assert risers((0, 0), cause_cards((swallowed,))) == ()
    assert cause_cards((swallowed,))[0].by == 0


def test_causes_taken_together_never_lead_the_line_off_the_scale():
    """Ruling 1: Tension stays within 0 and 10, so what would pass an end is drawn at once."""
    up, down = exclusion("Leo", 9, 3), TensionStep(-3, 6, ChangeSign.CORRECTION, say(Says.CAUSE_CORRECTION))
    assert risers((6, 6), cause_cards((up, down) * 4)) == ()
    assert risers((6, 7), cause_cards((*((up, down) * 4), STORM))) == (1,)
