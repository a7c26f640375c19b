"""Where another game stops being this one, and where it goes on, on games made by hand."""

import pytest
from msgspec import structs

from app.debrief.what_if import stops
from app.debrief.what_if.changes import CardWas, EventWas, OrderWas, PactWas, TaxWas
from app.debrief.what_if.retelling import retold
from app.debrief.what_if.truth import Doubt, truth
from app.debrief.what_if.trying import WhatIf, what_if
from app.entries import CardRead, EventRead
from app.rules.edition import EventName
from app.rules.play import Replay
from app.rules.refusals import AmountUnknown, NotItsTurn
from app.terms.ballots import Tax
from app.terms.calendar import Outcome, Phase
from app.terms.coins import CoinRange
from app.terms.services import ServiceName
from tests.app.rules.table import QUIET, SEATS, Table

H, E, S = ServiceName.HEALTH, ServiceName.EDUCATION, ServiceName.SHIELD
FREELANCER = SEATS["freelancer"]
POOR = {"precarious-freelancer": {"income": 3}}


def tried(table: Table, change) -> WhatIf:
    return what_if(Replay(table.begun, table.played), change)


# ------------------------------------------------------------------------------------------------------------------ ties


def test_a_tie_that_did_not_exist_is_answered_by_nobody():
    """Issue "The debrief" §2; ruling 6: level services without votes are put to one player, who was never asked."""
    table = Table().put(coins=30).to_budget("C").spend(health=3, education=1, shield=2).to_budget("A").spend(shield=5)
    other = tried(table, OrderWas(1, (S, H, E)))
    assert other.stopped == stops.TieUnanswered(2, Phase.BUDGET_TIE, FREELANCER, ("health", "education"))
    assert other.replay.state.phase is Phase.BUDGET_TIE


def test_a_choice_among_three_tells_the_choice_among_two_of_them():
    """Ruling 6: who puts Shield before Education before Health puts Education before Health."""
    table = Table().put(coins=30).to_budget("C").spend(health=4, education=2, shield=1)
    table.put(levels=(1, 1, 1), funds=(0, 0, 0)).to_budget("A").spend()
    table.enter("tie_break", choice="shield").enter("tie_break", choice="education")
    assert tried(table, TaxWas(1, Tax.A)).stopped is not None  # the levels that were put right are not there
    table = Table().put(coins=30, levels=(3, 3, 3)).to_budget("A").spend(health=3, education=2, shield=1)
    table.to_budget("A").spend().enter("tie_break", choice="shield").enter("tie_break", choice="education")
    other = tried(table, TaxWas(1, Tax.C))
    assert other.replay.state.levels.health == 4
    assert other.stopped is None
    assert other.replay.state.history[1].ranking == (S, E, H)


def test_a_choice_among_two_does_not_tell_the_one_among_three():
    """Ruling 6: nobody said where the third would stand."""
    table = Table().put(coins=30, levels=(3, 3, 3)).to_budget("C").spend(health=3, education=2, shield=1)
    table.to_budget("A").spend().enter("tie_break", choice="shield")
    assert table.report["history"][1]["ranking"] == ["shield", "education", "health"]
    other = tried(table, TaxWas(1, Tax.A))
    assert other.stopped == stops.TieUnanswered(2, Phase.BUDGET_TIE, FREELANCER, ("health", "education", "shield"))


def after_midlife() -> Table:
    """The freelancer's card changes nothing; the exam would have made them a nurse."""
    table = Table().after(3).enter("event").put(levels=(3, 4, 3), coins=30)
    for seat, card in enumerate(("serious-illness", "mother", "rock-bottom", "waiting-list", "eviction", "out-of-work", "daughter-born")):
        table.read(seat, card)
    return table.read(FREELANCER, "daughter-degree").enter("event")


def test_a_tied_tax_is_decided_by_whoever_is_asked_there_if_their_vote_is_known():
    """Ruling 4: the freelancer passed and the shop assistant voted for C; once the freelancer is a nurse, the assistant is asked first."""
    table = after_midlife().vote(A=3, C=3, D=1).enter("tie_break", choice=None).enter("tie_break", choice="C").pay()
    other = tried(table, CardWas(FREELANCER, "civil-service-exam"))
    assert other.stopped is None
    assert other.replay.state.roles[FREELANCER].id == "nurse"
    assert other.replay.state.tax is Tax.C


def test_a_tied_tax_stops_at_whoever_was_never_asked():
    """Ruling 4: nobody knows what the shop assistant voted for."""
    table = after_midlife().vote(A=3, C=3).enter("tie_break", choice="C").pay()
    other = tried(table, CardWas(FREELANCER, "civil-service-exam"))
    assert other.stopped == stops.TieUnanswered(5, Phase.TAX_TIE, SEATS["assistant"], ("A", "C"))


def test_a_tie_that_still_waits_in_the_real_game_is_no_stop():
    """A game in the middle: the other one goes as far as the real one."""
    table = Table().put(coins=30).enter("event").vote(A=2, C=2)
    other = tried(table, EventWas(1, None))
    assert other.stopped is None
    assert other.replay.state.phase is Phase.TAX_TIE


# ---------------------------------------------------------------------------------------------------------- a Failed State


def failed() -> Table:
    """A service at level 1 in round 2 brings Tension from 9 to 10."""
    table = Table().put(coins=30).to_budget("C").spend(health=3, education=2, shield=1).put(tension=9)
    return table.to_budget("C").spend(health=3, education=2, shield=1)


def test_a_country_that_is_saved_has_nobody_who_plays_on():
    """Issue "The debrief" §2: no vote after a Failed State."""
    table = failed()
    assert table.report["outcome"] == "failed_state"
    other = tried(table, OrderWas(2, (S, E, H)))
    assert other.stopped == stops.NobodyPlayedOn(2, Phase.EVENT)
    assert (other.other.outcome, other.other.tension, other.real.tension) == (None, 9, 10)


def test_a_country_that_fails_earlier_ends_there():
    """Ruling 2: nothing after that moment happens, so nothing of it is open."""
    table = Table().put(coins=30, tension=8).to_budget("C").spend(shield=3, education=2, health=1)
    table.put(levels=(2, 2, 2)).to_budget("C").spend(shield=3, education=2, health=1)
    other = tried(table, EventWas(2, EventName.STORM))
    assert other.other.tension == 9
    table.put(tension=9).enter("event")
    other = tried(table, EventWas(3, EventName.STORM))
    assert (other.stopped, other.other.outcome) == (None, Outcome.FAILED_STATE)


# --------------------------------------------------------------------------------------------------------------- payments


def poor() -> Table:
    """The freelancer has what was kept and 3 coins of Income; the cheapest tax costs them 3."""
    table = Table(pact=12, roles=POOR).enter("event").enter("correction", seat=FREELANCER, coins_by=-2)
    return table.vote(C=1).pay().spend(**QUIET)


def test_a_payment_that_nobody_can_know_is_open():
    """Issue "The debrief" §2: whose it is, what is due, and what they could have."""
    other = tried(poor(), TaxWas(1, Tax.D))
    assert other.stopped == stops.PaymentOpen(1, Phase.PAY_DAY, FREELANCER, 4, CoinRange(3, 6))
    assert not other.is_exact
    assert other.known.doubt is Doubt.NOT_COUNTED
    assert other.replay.state.phase is Phase.PAY_DAY
    assert other.replay.state.tax is Tax.D


def test_what_is_certain_all_the_same_goes_on():
    """Issue "The debrief" §2: everybody can pay option B."""
    other = tried(poor(), TaxWas(1, Tax.B))
    assert other.stopped is None
    assert other.replay.state.history[0].revenue == 5 + 5 + 2 * 3 + 1 * 3


KEPT = [2, 1, 2, 1, 2, 1, 3, 0]


def counted(*, off: dict[int, int] | None = None, revealed: bool = True) -> Table:
    """The bell after round 1: everybody has what they should, but for some surprises."""
    table = poor().enter("stop")
    known = [envelope.known for envelope in table.state.envelopes.each]
    savings = [had + kept + (off or {}).get(seat, 0) for seat, (had, kept) in enumerate(zip(known, KEPT, strict=True))]
    return table.enter("final_count", savings=savings, **({"pact": [3 - kept for kept in KEPT]} if revealed else {}))


def test_after_the_count_with_the_pact_revealed_payments_follow_exactly():
    """Issue "The debrief" §2: the freelancer had 3 coins and owed 4 with option D, so they hand over 3 and take a token."""
    other = tried(counted(), TaxWas(1, Tax.D))
    assert (other.stopped, other.is_exact) == (None, True)
    row = other.replay.state.history[0]
    assert row.excluded == (FREELANCER,)
    assert row.revenue == 10 + 10 + 3 * 4 + 2 * 2 + 2
    assert other.other.tokens == (0,) * 7 + (1,)
    assert other.other.scores[FREELANCER].savings == 0
    assert other.other.scores[0].savings == other.real.scores[0].savings - 3


def test_a_surprise_at_the_count_is_carried_along():
    """Ruling 22: what was counted is the truth, and nobody knows where the coins went."""
    other = tried(counted(off={0: -2, 1: 1}), TaxWas(1, Tax.A))
    assert other.known.offsets == (-2, 1, 0, 0, 0, 0, 0, 0)
    assert other.other.scores[0].savings == other.real.scores[0].savings + 5
    assert other.other.scores[1].savings == other.real.scores[1].savings + 5


def test_savings_never_fall_below_nothing():
    """The shop assistant had 7 coins and was counted none; with 2 coins less from the pact there is nothing to lose either."""
    other = tried(counted(off={6: -7}), PactWas(13, (1, 2, 1, 2, 1, 2, 1, 3)))
    assert other.real.scores[6].savings == 0
    assert other.other.scores[6].savings == 0


def test_without_the_pact_revealed_the_ranges_stay_and_there_are_no_scores():
    """What a class chose not to open is not worked out behind its back: Tension and levels go on, savings do not."""
    other = tried(counted(revealed=False), TaxWas(1, Tax.B))
    assert other.known.doubt is Doubt.NOT_REVEALED
    assert other.stopped == stops.SavingsOpen(1, Phase.FINAL_COUNT, tuple(range(8)))
    assert (other.other.scores, other.other.outcome) == (None, None)
    assert other.other.levels == other.replay.state.levels


def test_a_pact_that_does_not_add_up_reveals_nothing():
    """Ruling 22: it is accepted and surprising; no way to pay agrees with it."""
    table = poor().enter("stop").enter("final_count", savings=[9] * 8, pact=[3] * 8)
    other = tried(table, TaxWas(1, Tax.D))
    assert other.known.doubt is Doubt.REVEALED_OTHERWISE
    assert isinstance(other.stopped, stops.PaymentOpen)


# ------------------------------------------------------------------------------------------------- cards and corrections


def test_a_card_that_was_drawn_cannot_be_read_again():
    """000 §The Midlife Crossroads: each card is there once; whoever comes later has none to read."""
    table = Table().at_midlife(levels=(4, 3, 3)).read(0, "mother").read(1, "eviction")
    assert tried(table, CardWas(0, "eviction")).stopped == stops.CardGone(4, Phase.MIDLIFE, 1, "eviction")
    assert tried(table, CardWas(1, "mother")).stopped == stops.CardGone(4, Phase.MIDLIFE, 1, "mother")
    assert tried(table, CardWas(1, "waiting-list")).stopped is None


def test_a_card_that_takes_everything_is_measured_by_what_is_there():
    """000 §The Midlife Crossroads: serious illness at level 1 takes all there is, and a token from whoever has nothing."""
    table = Table().at_midlife(levels=(1, 3, 3), coins=7).read(0, "eviction").read(1, "out-of-work")
    other = tried(table, CardWas(0, "serious-illness"))
    assert other.known.balances(other.replay.state)[0] == CoinRange(0, 0)
    assert other.replay.played[-2].entry.handed_over == 7


def test_an_event_that_gives_and_takes_gives_first():
    """000 §For the teacher has none, but a rulebook is data: with 5 coins from it everybody can pay its 3."""
    table = Table().after(5).put(coins=0)
    edition = table.state.edition
    storm = structs.replace(edition.events[EventName.STORM], gives=5)
    generous = structs.replace(edition, events=edition.events | {EventName.STORM: storm})
    state = structs.replace(table.state, setting=structs.replace(table.state.setting, edition=generous))
    assert retold(state, EventRead(), truth(Replay(table.begun, table.played))) == EventRead()
    assert retold(table.state, EventRead(), truth(Replay(table.begun, table.played))) == EventRead(dict.fromkeys(range(8), 0))


def test_a_correction_that_cannot_be_made_there_stops():
    """A level that would pass the end of its scale; coins that are not there."""
    table = Table().put(coins=30).to_budget("A").spend(health=3, education=2, shield=1)
    table.enter("correction", service="health", level_by=3)
    other = tried(table, TaxWas(1, Tax.D))
    assert isinstance(other.stopped, stops.CorrectionImpossible)
    assert other.stopped.correction == table.played[-1].entry


def test_a_correction_of_coins_that_may_be_there_is_open():
    """Without the boom nobody knows whether the freelancer had 2 coins to give."""
    other = tried(poor(), EventWas(1, None))
    assert other.stopped == stops.PaymentOpen(1, Phase.TAX_VOTE, FREELANCER, 2, CoinRange(0, 3))


def test_a_correction_of_coins_that_are_not_there_stops():
    """Without the boom, and with nothing kept, nobody had 2 coins to give."""
    table = Table().enter("event").enter("correction", seat=FREELANCER, coins_by=-2)
    assert tried(table, EventWas(1, None)).stopped == stops.CorrectionImpossible(1, Phase.TAX_VOTE, table.played[-1].entry)


def test_where_the_fold_must_be_told_what_nobody_knows_the_payment_is_open():
    """RULES §What the bank can know: a token hangs on it, and the amount cannot be said."""
    table = Table().at_midlife()
    stop = stops.stop_of(table.state, CardRead(3, "serious-illness"), AmountUnknown(3, None, CoinRange(0, 2)))
    assert stop == stops.PaymentOpen(4, Phase.MIDLIFE, 3, None, CoinRange(0, 2))


def test_another_pact_whose_givers_are_not_named_is_imagined():
    """Only none and all say what each seat kept."""
    other = tried(poor(), PactWas(20))
    assert other.known.doubt is Doubt.IMAGINED
    assert other.other.tension_at_start == 1
    assert tried(poor(), PactWas(24)).is_exact
    assert tried(poor(), PactWas(0)).is_exact


# -------------------------------------------------------------------------------------------------------- mistakes of ours


@pytest.mark.parametrize("change", [
    TaxWas(2, Tax.A), OrderWas(2, (H, E, S)), EventWas(3, None), CardWas(0, "mother"), PactWas(3, (3, 3, 3, 3, 3, 3, 3, 3)),
])
def test_what_was_never_played_cannot_have_been_otherwise(change):
    """STYLE §By example: we are wrong, so it raises."""
    with pytest.raises(ValueError, match=r".*"):
        tried(poor(), change)


def test_a_card_that_does_not_exist_is_a_mistake_of_ours():
    """STYLE §By example: nobody offers it."""
    with pytest.raises(ValueError, match="no-such-card"):
        tried(Table().at_midlife().read(0, "mother"), CardWas(0, "no-such-card"))


def test_any_other_refusal_is_a_mistake_of_ours():
    """STYLE §By example: it shows at once."""
    table = poor()
    with pytest.raises(ValueError, match="NotItsTurn"):
        stops.stop_of(table.state, table.played[0].entry, NotItsTurn("event", "pact"))
