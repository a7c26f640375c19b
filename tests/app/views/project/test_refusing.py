"""Why an entry was not taken, in a sentence for every refusal; and the correction that makes the table right, tried out."""

from collections import Counter
from random import Random
from typing import get_args

import pytest

from app import entries as e
from app.asks import Draft
from app.rules import refusals as r
from app.rules.asking import Chance, asked
from app.rules.play import Played, judged
from app.rules.state import State
from app.terms.calendar import Phase
from app.terms.coins import CoinRange
from app.terms.saying import Says, say
from app.views.project.contradicting import explained
from app.views.project.desk import titled
from app.views.project.refusing import refused, trouble
from tests.app.rules.table import Table
from tests.app.rules.test_contradictions import with_slip
from tests.app.views.games import recorded, steps, upto

AT_TABLE = Table()
EVERY = (
    (r.GameIsOver(), say(Says.REFUSED_OVER)),
    (r.NotItsTurn("pay_day", "event"), say(Says.REFUSED_OUT_OF_TURN, expected=say(Says.PHASE_PAY_DAY))),
    (r.NoSuchSeat(8, 8), say(Says.REFUSED_NO_SUCH_SEAT, seat=9)),
    (r.NotTheSeatAsked(3, 5), say(Says.REFUSED_NOT_THE_SEAT_ASKED, asked="P5", name="P3")),
    (r.NotTheSeatAsked(9, 5), say(Says.REFUSED_NOT_THE_SEAT_ASKED, asked="P5", name=say(Says.VERBATIM, text="10"))),
    (r.NotTheRolesInPlay(("nurse",), ()), say(Says.REFUSED_NOT_THE_ROLES)),
    (r.OutOfBounds("coins", 25, 0, 24), say(Says.REFUSED_OUT_OF_BOUNDS, value=25, low=0, high=24)),
    (r.MoreVotesThanPlayers(9, 8), say(Says.REFUSED_MORE_VOTES, votes=9, players=8)),
    (r.NoSuchChoice("E", ("A", "B")), say(Says.REFUSED_NO_SUCH_CHOICE, choice="E")),
    (r.AlreadyDrawn("mother"), say(Says.REFUSED_ALREADY_DRAWN, card=say(Says.CARD_MOTHER))),
    (r.AlreadyRead(2), say(Says.REFUSED_ALREADY_READ, name="P2")),
    (r.NothingAsked(2), say(Says.REFUSED_NOTHING_ASKED, name="P2")),
    (r.MoreThanAsked(2, 7, 5), say(Says.REFUSED_MORE_THAN_ASKED, name="P2", asked=5, handed_over=7)),
    (r.WrongLength("savings", 7, 8), say(Says.REFUSED_WRONG_LENGTH, players=8)),
    (r.NoPactHere(), say(Says.REFUSED_NO_PACT)),
    (r.Impossible(2, 9, CoinRange(1, 4)), say(Says.REFUSED_IMPOSSIBLE, name="P2", said=9, low=1, high=4)),
    (r.Impossible(2, 9, CoinRange(4, 4)), say(Says.REFUSED_IMPOSSIBLE_EXACT, name="P2", said=9, low=4)),
    (r.NobodyLeftToPass(2), say(Says.REFUSED_NOBODY_LEFT_TO_PASS, name="P2")),
    (r.AmountUnknown(2, None, CoinRange(0, 3)), say(Says.REFUSED_AMOUNT_UNKNOWN, name="P2")),
)


@pytest.mark.parametrize(("refusal", "sentence"), EVERY, ids=lambda value: type(value).__name__)
def test_every_refusal_has_a_sentence_that_says_whose_what_and_what_was_possible(refusal, sentence):
    """RECORD §The report: `message` names whose, what and what was possible; seats count from 1 for people."""
    assert refused(AT_TABLE.state, refusal) == sentence


def test_no_refusal_was_forgotten():
    """The list above is every class of refusal there is."""
    assert {type(refusal) for refusal, _ in EVERY} == set(get_args(r.AnyRefusal)) == set(r.Refusal.__subclasses__())


@pytest.mark.parametrize(("phase", "entry"), [(step.was.phase, step.entry) for step in steps() if step.game == "06-game"])
def test_whatever_is_waited_for_has_a_name(phase, entry):
    """`out_of_turn` says what comes first."""
    wrong = e.PactMade(0) if phase is not Phase.PACT else e.EventRead()
    state = next(step.was for step in steps() if step.was.phase is phase)
    verdict = judged(state, wrong)
    assert isinstance(verdict, r.NotItsTurn)
    assert refused(state, verdict).values["expected"].key.startswith("phase_")


# ------------------------------------------------------------------------------------------------------------ the remedy


def contradictions() -> list[tuple[State, e.Entry, r.Impossible]]:
    """What was said at generated tables, told with other amounts: on pay days, in storms and on cards."""
    found = []
    for step in steps():
        if isinstance(step.entry, e.PayDayHeld | e.EventRead | e.CardRead):
            for said in said_otherwise(step.was, step.entry, Random(repr(step.entry) + step.game)):
                refusal = judged(step.was, said)
                if isinstance(refusal, r.Impossible):
                    found.append((step.was, said, refusal))
    return found


def said_otherwise(state: State, entry: e.Entry, rng: Random) -> list[e.Entry]:
    if isinstance(entry, e.CardRead):
        return [e.CardRead(entry.seat, entry.card, said) for said in (0, 1, 3, 6, 8, rng.randint(0, 40))]
    demands = getattr(asked(state, Draft(), Chance()), "lines", None) or getattr(asked(state, Draft(), Chance()), "demands", ())
    seats = [line.seat for line in demands]
    some = [{seat: rng.randint(0, 12) for seat in rng.sample(seats, 2)} for _ in range(3)] if seats else []
    return [type(entry)(said) for said in some]


def test_the_remedy_is_accepted_and_then_nothing_contradicts_that_seat():
    """RULES §What the bank can know: the correction of coins that makes it true, one key away."""
    seen = Counter()
    for state, entry, refusal in contradictions():
        told = trouble(state, entry, refusal)
        assert told.why == refused(state, refusal)
        seen[type(entry).__name__, told.remedy is not None] += 1
        if told.remedy is not None:
            words = say(Says.REMEDY_COINS, name=state.setting.players[refusal.seat], amount=say(Says.SIGNED, n=told.remedy.coins_by))
            assert told.remedy_words == words
            after = judged(state, told.remedy)
            assert isinstance(after, Played), (entry, refusal, told.remedy)
            again = judged(after.state, entry)
            assert not isinstance(again, r.Impossible) or again.seat != refusal.seat, (entry, refusal, told.remedy, again)
    assert min(seen[kind, True] for kind in ("PayDayHeld", "EventRead", "CardRead")) >= 5, seen
    assert seen["PayDayHeld", False] >= 20, seen


def test_no_smaller_correction_would_do_and_where_none_is_offered_there_is_none():
    """By trying every correction of up to 90 coins."""
    for state, entry, refusal in contradictions()[::12]:
        told = trouble(state, entry, refusal)
        found = next((by for by in sorted(range(-90, 91), key=abs) if by and would_do(state, entry, refusal.seat, by)), None)
        assert (None if told.remedy is None else abs(told.remedy.coins_by)) == (None if found is None else abs(found)), (entry, refusal)


def would_do(state: State, entry: e.Entry, seat: int, by: int) -> bool:
    after = judged(state, e.Corrected(seat=seat, coins_by=by))
    if not isinstance(after, Played):
        return False
    again = judged(after.state, entry)
    return not isinstance(again, r.Impossible) or again.seat != seat


def test_what_was_possible_is_what_could_have_been_handed_over():
    """A card that takes half of 9 coins and 2 takes 7: not 9, and not the 8 that were said."""
    table = Table().at_midlife(coins=9)
    refusal = table.refusal("midlife_card", seat=0, card="mother", handed_over=8)
    assert refusal.possible == CoinRange(7, 7)
    told = trouble(table.state, e.CardRead(0, "mother", 8), refusal)
    assert told.remedy == e.Corrected(seat=0, coins_by=2)


def test_a_correction_that_cannot_be_is_not_remedied_by_another():
    """Whoever has 3 coins cannot lose 5 by mistake."""
    table = Table().enter("event").put(coins=3)
    entry = e.Corrected(seat=0, coins_by=-5)
    assert trouble(table.state, entry, judged(table.state, entry)).remedy is None


def test_an_absurd_amount_has_no_remedy_that_no_record_could_hold():
    """RECORD: whole numbers within ±1,000,000."""
    table = Table().at_midlife(coins=9)
    entry = e.CardRead(0, "mother", 1_000_000)
    assert trouble(table.state, entry, judged(table.state, entry)).remedy is None


def test_a_refusal_of_another_kind_has_no_remedy():
    """Only a contradiction can be put right by a correction."""
    told = trouble(AT_TABLE.state, e.PactMade(3), judged(AT_TABLE.state, e.PactMade(3)))
    assert (told.why.key, told.remedy, told.remedy_words) == (Says.REFUSED_OUT_OF_TURN, None, None)


def test_a_contradiction_names_the_earlier_entries_that_would_explain_it():
    """RULES §What the bank can know: the desk offers, one key away, the earlier entries that would explain it; at most three."""
    named = 0
    for seed in range(250):
        slip = with_slip(seed)
        if slip is not None:
            whole, entry, refusal, at = slip
            told = explained(trouble(whole.state, entry, refusal), whole, entry, refusal)
            assert 1 <= len(told.repairs) <= 3
            assert all(offer.what == titled(whole.played[offer.at]) for offer in told.repairs)
            named += any(offer.at == at for offer in told.repairs)
    assert named >= 5


def test_what_is_no_contradiction_offers_no_repair():
    """A slip of now is answered now."""
    whole = next(iter(recorded().values()))
    cut = upto(whole, 3)
    vote = e.TaxVoted({"A": 99})
    refusal = judged(cut.state, vote)
    assert explained(trouble(cut.state, vote, refusal), cut, vote, refusal).repairs == ()
