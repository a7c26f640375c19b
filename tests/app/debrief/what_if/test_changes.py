"""All single changes of a game."""

from collections import Counter

import pytest

from app.debrief.what_if.changes import CardWas, EventWas, OrderWas, PactWas, TaxWas, changes
from app.debrief.what_if.trying import what_if
from app.rules.edition import EventName
from app.rules.play import Replay
from tests.app.debrief.recorded import COMPLETED, wrapped
from tests.app.debrief.what_if.played import recorded
from tests.app.rules.table import Table
from tests.replayed import replayed


def of(table: Table) -> tuple:
    return changes(Replay(table.begun, table.played))


def test_a_whole_game_of_eight_has_so_many_changes():
    """Issue "The debrief" §2: seven taxes, seven orders, seven events, the four cards nobody drew for each seat, and the pact."""
    for path in COMPLETED:
        plain = wrapped(path)["record"]
        whole = replayed(plain)
        if whole.state.round == 8 and len(plain["players"]) == 8:
            found = Counter(type(change) for change in changes(whole))
            assert (found[TaxWas], found[OrderWas], found[CardWas]) == (7 * 3, 7 * 5, 8 * 4)
            assert found[EventWas] == 6 * (1 + 5) + 6  # nothing, or five others; the last round's is nothing, and six are others
            assert (found[PactWas] > 0) == (plain["edition"] == "with-pact")


def test_no_change_is_offered_twice_and_none_is_what_it_was():
    """Each leads to another game than the real one, but for events whose condition fails."""
    for whole in recorded()[::5]:
        found = changes(whole)
        assert len(set(map(repr, found))) == len(found)
        for change in found:
            if not isinstance(change, EventWas):
                assert what_if(whole, change).replay != whole, change


def test_a_revealed_pact_is_changed_seat_by_seat():
    """Issue "The debrief" §2: with who put in what, payments follow exactly."""
    whole = next(each for each in recorded() if each.state.count and each.state.count.pact)
    revealed = whole.state.count.pact
    for change in changes(whole):
        if isinstance(change, PactWas):
            others = sum(now != was for now, was in zip(change.contributions, revealed, strict=True))
            assert others == 1 or set(change.contributions) in ({0}, {3})
            assert what_if(whole, change).is_exact


def test_a_secret_pact_is_changed_to_the_least_total_of_each_tension():
    """000 §Setup: at eight players from 20 coins Tension starts at 1, from 17 at 2, from 13 at 3."""
    assert [change.coins for change in of(Table(pact=17)) if isinstance(change, PactWas)] == [0, 13, 20, 24]


def test_what_was_not_decided_yet_cannot_be_changed():
    """A game in the middle of round 1: its event, but no tax that is in force, and no order."""
    table = Table("without-pact").enter("event").vote(A=1, B=1)
    assert {type(change) for change in of(table)} == {EventWas}
    assert of(Table("without-pact")) == ()


def test_the_crossroads_stay_where_they_are():
    """They are a chapter of their own, and every Income of round 4 is paid by them."""
    found = [change for change in of(Table().after(5)) if isinstance(change, EventWas)]
    assert {change.round for change in found} == {1, 2, 3, 5}
    assert EventName.CROSSROADS not in {change.event for change in found}


@pytest.mark.parametrize("edition", ["with-pact", "without-pact"])
def test_a_table_that_has_not_begun_has_no_changes(edition):
    """Nothing happened yet."""
    assert changes(Replay(Table(edition).begun, ())) == ()
