"""Facts: what the rules make of each entry is what the desk and the wall tell; so their values are looked at one by one."""

import pytest

from app.rules import facts as f
from app.rules.edition import EventName
from app.terms.ballots import Tax
from app.terms.services import PerService, ServiceName
from tests.app.rules.table import CARDS_OF_NO_CHANGE, QUIET, Table
from tests.generated.games import game
from tests.replayed import replayed


def of(table: Table, *kinds: type) -> list:
    return [fact for fact in table.facts if isinstance(fact, kinds)]


def test_the_pact_and_the_deal():
    """000 §Setup: the total is announced, never who contributed how much."""
    table = Table(pact=15)
    pact, deal = (played.moments[0].facts for played in table.played)
    assert pact == (f.TensionSet(15, 3),)
    assert deal == (f.RolesTaken(table.dealt),)


@pytest.mark.parametrize(("rounds", "tension", "expected"), [
    (0, 4, f.EventHappened(1, EventName.BOOM, False, 2, 0, 0, 0)), (1, 4, f.EventHappened(2, EventName.FLU, True, 0, 2, 0, 0)),
    (2, 4, f.EventHappened(3, EventName.CRISIS, True, 0, 2, 0, 0)), (3, 4, f.EventHappened(4, EventName.CROSSROADS, False, 0, 0, 0, 0)),
    (4, 4, f.EventHappened(5, EventName.TECH, False, 0, 0, 0, 0)), (5, 4, f.EventHappened(6, EventName.STORM, True, 0, 0, 0, 0)),
    (6, 3, f.EventHappened(7, EventName.PEACE, True, 0, 0, 0, 15)), (6, 4, f.EventHappened(7, EventName.PEACE, False, 0, 0, 0, 0)),
    (7, 4, f.EventHappened(8, EventName.LEGACY, False, 0, 0, 0, 0)),
])
def test_an_event_tells_whether_its_condition_held_and_what_it_does_then(rounds, tension, expected):
    """000 §For the teacher."""
    assert of(Table().after(rounds).put(tension=tension).enter("event"), f.EventHappened) == [expected]


def test_the_breakthrough_tells_its_income():
    """000 §For the teacher."""
    table = Table().after(4).put(levels=(1, 3, 1)).enter("event")
    assert of(table, f.EventHappened) == [f.EventHappened(5, EventName.TECH, True, 0, 0, 2, 0)]


def test_the_storm_tells_its_tension_before_what_it_took():
    """Ruling 13: it raises Tension first, then takes the coins."""
    table = Table().after(5).enter("event")
    assert table.facts[1:] == [f.TensionMoved(6, f.Cause.STORM, 1, 5), f.StormTook(3)]


def test_round_4_tells_every_income():
    """000 §The Midlife Crossroads."""
    assert of(Table().after(3).enter("event"), f.IncomesPaid) == [f.IncomesPaid((14, 12, 8, 7, 6, 6, 5, 4))]


def test_a_tax_tells_how_it_came_into_force():
    """000 §Tax vote; rulings 4 and 5."""
    table = Table().enter("event")
    assert table.copy().vote(C=2, A=1).facts == [f.TaxesCounted({Tax.C: 2, Tax.A: 1}, (Tax.C,)), f.TaxSet(Tax.C, f.Reason.VOTES)]
    assert table.copy().vote().facts == [f.TaxesCounted({}, ()), f.TaxSet(Tax.A, f.Reason.CARRIED_OVER)]
    tie = table.copy().vote(B=2, D=2)
    assert tie.facts[1:] == [f.SeatAsked(7, 4, (Tax.B, Tax.D))]
    assert tie.enter("tie_break", choice=None).facts == [f.SeatPassed(7), f.SeatAsked(6, 5, (Tax.B, Tax.D))]
    assert tie.enter("tie_break", choice="D").facts == [f.TaxSet(Tax.D, f.Reason.TIE, 6)]


def test_a_pay_day_tells_all_payments_then_the_tokens_then_tension():
    """Ruling 2: all payments are made and everyone who could not pay gets the token; then Tension rises."""
    table = Table(roles={"surgeon": {"income": 1}, "electrician": {"income": 0}}).enter("event").vote(A=1).pay()
    paid, rest = table.facts[:8], table.facts[8:]
    assert paid[0] == f.Paid(0, 14, 2, 4, 6, False)
    assert (paid[1], paid[5]) == (f.Paid(1, 1, 2, 4, 3, True), f.Paid(5, 0, 2, 3, 2, True))
    assert rest == [
        f.TokenTaken(1), f.TokenTaken(5), f.TensionMoved(1, f.Cause.EXCLUSION, 3, 4, 1), f.TensionMoved(1, f.Cause.EXCLUSION, 3, 7, 5),
    ]


def test_a_card_tells_its_tier_and_what_changed_hands():
    """000 §The Midlife Crossroads."""
    table = Table().at_midlife(levels=(1, 1, 3), coins=7).read(3, "inheritance")
    card = of(table, f.CardHappened)[0]
    assert (card.seat, card.card, card.tier, card.asked, card.handed_over, card.gives, card.short) == (3, "inheritance", 1, 0, 0, 2, False)
    assert (card.effect.reserve, card.effect.gives) == (4, 2)
    table.read(2, "rock-bottom")
    card = of(table, f.CardHappened)[0]
    assert (card.tier, card.asked, card.handed_over, card.gives, card.short) == (0, 13, 7, 0, True)
    assert table.facts[1:] == [f.TokenTaken(2), f.TensionMoved(4, f.Cause.MIDLIFE_EXCLUSION, 2, 6, 2)]
    table.read(4, "mother")
    card = of(table, f.CardHappened)[0]
    assert (card.asked, card.handed_over, card.short) == (None, 6, False)
    table.read(5, "nothing-happens")
    assert of(table, f.TensionMoved) == [f.TensionMoved(4, f.Cause.COUNTRY_CARD, 1, 7, 5)]


def test_a_class_change_tells_both_roles():
    """Ruling 16."""
    table = Table().at_midlife(levels=(4, 2, 4), coins=40).read(3, "job-obsolete").read(2, "daughter-degree")
    for seat, card in zip((0, 1, 4, 5, 6, 7), CARDS_OF_NO_CHANGE, strict=False):
        table.read(seat, card)
    changed, gone = of(table, f.ClassChanged, f.SpareGone)
    assert (changed.seat, changed.before.id, changed.after.id) == (3, "secondary-school-teacher", "waiter")
    assert (gone.seat, gone.role.id) == (2, "engineer")


def test_the_end_of_a_round_tells_where_tension_began_and_ended_and_what_obsolescence_took():
    """000 §The round."""
    table = Table().after(2).enter("event").put(coins=50, levels=(3, 3, 1)).enter("correction", tension_by=1)
    table.vote(A=1).pay().spend(**QUIET)
    assert of(table, f.RoundEnded, f.LevelsDropped) == [f.RoundEnded(3, 4, 6), f.LevelsDropped(PerService(3, 3, 1), PerService(2, 2, 1))]
    assert of(table, f.TensionMoved) == [f.TensionMoved(3, f.Cause.SERVICE_AT_LEVEL_1, 1, 6, None, ServiceName.SHIELD)]


def test_the_bell_and_the_failure_tell_the_round():
    """Rulings 2 and 21."""
    assert Table().after(2).enter("stop").facts == [f.BellRang(2)]
    assert Table().after(2).enter("correction", tension_by=9).facts[1:] == [
        f.TensionMoved(2, f.Cause.CORRECTION, 6, 10), f.StateFailed(2, f.Cause.CORRECTION)]


def test_games_come_upon_every_kind_of_fact():
    """A kind that never happens is told by nobody."""
    happened = set()
    for seed in range(120):
        happened |= {type(fact) for played in replayed(game(seed).record).played for moment in played.moments for fact in moment.facts}
    assert happened == set(f.Fact.__args__)
