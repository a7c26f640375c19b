"""People: classes and decks."""

import pytest
from msgspec import UNSET, structs

from app.editions.decks import sample_deck
from app.terms.people import (
    CLASS_COUNTS,
    CLASSES,
    Deck,
    DeckFault,
    DeckProblem,
    Goals,
    RoleCard,
    SocialClass,
    class_moved,
    deck_faults,
    rank,
)

UPPER, MIDDLE, WORKING = CLASSES


def changed(at: int, **values) -> Deck:
    """The sample deck with one role changed."""
    deck = sample_deck("with-pact")
    roles = [*deck.roles]
    roles[at] = structs.replace(roles[at], **values)
    return Deck(deck.name, tuple(roles))


def test_classes_move_up_and_down_until_there_is_no_further_one():
    """000 §The Midlife Crossroads."""
    assert [class_moved(each, 1) for each in CLASSES] == [None, UPPER, MIDDLE]
    assert [class_moved(each, -1) for each in CLASSES] == [MIDDLE, WORKING, None]
    assert [class_moved(each, 0) for each in CLASSES] == list(CLASSES)
    assert [rank(each) for each in CLASSES] == [2, 1, 0]


@pytest.mark.parametrize(("players", "classes"), [(8, (2, 3, 3)), (7, (2, 2, 3)), (6, (2, 2, 2))])
def test_the_sample_deck_has_the_classes_of_the_printed_table(players, classes):
    """000 §Setup: upper, middle, working."""
    assert CLASS_COUNTS[players] == classes
    in_play = [role.social_class for role in sample_deck("without-pact").in_play(players)]
    assert tuple(in_play.count(each) for each in CLASSES) == classes


def test_a_role_without_a_name_is_called_by_its_id():
    """RECORD: `name` is optional, the id stands in."""
    role = RoleCard("nurse", SocialClass.MIDDLE, 7, 3, Goals(1, 2, 3))
    assert (role.title, structs.replace(role, name="Nurse").title, structs.replace(role, name="").title) == ("nurse", "Nurse", "")


@pytest.mark.parametrize("edition", ["with-pact", "without-pact"])
def test_the_sample_decks_are_sound(edition):
    """RULES §The printed role cards."""
    assert deck_faults(sample_deck(edition)) == ()
    assert len(sample_deck(edition).spares()) == 3


@pytest.mark.parametrize(("deck", "at", "problem"), [
    (changed(1, id=""), "roles[1].id", DeckProblem.ID_MISSING),
    (changed(1, id="company-director"), "roles[1].id", DeckProblem.ID_TWICE),
    (changed(3, income=-1), "roles[3]", DeckProblem.NEGATIVE),
    (changed(3, cost_of_living=-1), "roles[3]", DeckProblem.NEGATIVE),
    (changed(3, goals=Goals(-1, 2, 3)), "roles[3]", DeckProblem.NEGATIVE),
    (changed(3, goals=Goals(2, 1, 3)), "roles[3].goals", DeckProblem.GOALS_OUT_OF_ORDER),
    (changed(3, goals=Goals(1, 4, 3)), "roles[3].goals", DeckProblem.GOALS_OUT_OF_ORDER),
    (changed(4, left_out_at=5), "roles[4].left_out_at", DeckProblem.LEFT_OUT_AT),
    (changed(4, left_out_at=-1), "roles[4].left_out_at", DeckProblem.LEFT_OUT_AT),
    (changed(4, left_out_at=8), "roles[4].left_out_at", DeckProblem.LEFT_OUT_AT),
    (changed(4, left_out_at=6), "roles", DeckProblem.CLASSES),
    (changed(4, left_out_at=0), "roles", DeckProblem.CLASSES),
    (changed(4, social_class=UPPER), "roles", DeckProblem.CLASSES),
    (changed(8, spare=False), "roles", DeckProblem.ROLES_IN_PLAY),
    (changed(8, spare=False), "roles", DeckProblem.SPARES),
    (changed(0, spare=True), "roles", DeckProblem.SPARES),
    (changed(8, social_class=MIDDLE), "roles", DeckProblem.SPARES),
    (Deck("empty", ()), "roles", DeckProblem.ROLES_IN_PLAY),
])
def test_an_unsound_deck_tells_what_and_where(deck, at, problem):
    """RECORD: a sound deck has 8 roles in play and one spare of each class, ids of its own, figures of 0 or more, goals in order."""
    assert DeckFault(at, problem) in deck_faults(deck)


def test_everything_that_is_wrong_is_told_at_once():
    """STYLE (python-chess): all problems of a position at once."""
    faults = deck_faults(changed(4, id="", income=-3, goals=Goals(3, 2, 1), left_out_at=3))
    assert [fault.at for fault in faults] == ["roles[4].id", "roles[4]", "roles[4].goals", "roles[4].left_out_at", "roles", "roles"]


def test_goals_may_be_equal_and_nothing():
    """RECORD: only out of order is unsound."""
    assert deck_faults(changed(3, goals=Goals(0, 0, 0), income=0, cost_of_living=0)) == ()
    assert changed(3, name=UNSET).roles[3].title == "secondary-school-teacher"
