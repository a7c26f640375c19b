"""What the game asks, against what confirming does, and against a second bank that looks at every way to have paid the pact."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec import structs

from app import entries as e
from app.asks import (
    BudgetVoteAsk,
    CardAsk,
    DealAsk,
    Demanded,
    Draft,
    EventAsk,
    FinalCountAsk,
    MidlifeAsk,
    PactAsk,
    PayDayAsk,
    Standing,
    TaxVoteAsk,
    TieAsk,
)
from app.rules import facts as f
from app.rules.asking import Chance, asked
from app.rules.chapters import midlife, pay_day
from app.rules.incomes import income
from app.rules.play import Played, judged
from app.rules.refusals import AmountUnknown, Impossible, Refusal
from app.rules.state import Moment, State
from app.rules.tension import moved
from app.terms.calendar import FOLLOWING, Outcome, Phase
from app.terms.coins import CoinRange, exactly
from tests.app.rules.table import SEATS, Table
from tests.generated.games import game
from tests.generated.oracle import Refused, SecondBank, asked_of, settled
from tests.replayed import replayed

SEEDS = range(240)
NOTHING, UNSHUFFLED = Draft(), Chance()


class Asked(NamedTuple):
    """A state of a generated game, the plain entries before it, and the entry that came next."""

    seed: int
    number: int
    state: State
    entry: e.Entry
    record: dict

    def __repr__(self) -> str:
        return f"seed {self.seed}, entry {self.number}"

    @property
    def bank(self) -> SecondBank:
        bank = SecondBank(self.record["edition"], self.record["players"], self.record["deck"])
        for entry in self.record["entries"][: self.number]:
            bank.enter(entry)
        return bank


@cache
def all_asked() -> tuple[Asked, ...]:
    return tuple(each for seed in SEEDS for each in _asked(seed))


def _asked(seed: int) -> Iterator[Asked]:
    record = game(seed).record
    whole = replayed(record)
    states = [whole.start, *(played.state for played in whole.played)]
    for number, played in enumerate(whole.played):
        if not isinstance(played.entry, e.Corrected):
            yield Asked(seed, number, states[number], played.entry, record)


def in_phase(*phases: Phase) -> list[Asked]:
    return [each for each in all_asked() if each.state.phase in phases]


def ask_of(state: State, draft: Draft = NOTHING, chance: Chance = UNSHUFFLED):
    return asked(state, draft, chance)


# ------------------------------------------------------------------------------------------------- pay day and the storm


@cache
def collections() -> tuple[tuple[Asked, dict[int, int]], ...]:
    """Every pay day and storm, as it was and at the brink: with nothing said, with what was said, with amounts of which some cannot be."""
    return tuple(_collections())


def _collections() -> Iterator[tuple[Asked, dict[int, int]]]:
    for was in in_phase(Phase.PAY_DAY, Phase.EVENT):
        for each in (was, at_the_brink(was)):
            demanded = demanded_of(each.state, {})
            if not demanded or isinstance(each.entry, e.GameStopped):
                continue
            yield each, {}
            yield each, {**each.entry.handed_over}
            rng = Random(f"{each.seed} {each.number}")
            for _ in range(2):
                some = [one for one in demanded if one.standing is not Standing.NOTHING and rng.random() < 0.3]
                yield each, {one.seat: rng.randint(max(0, one.least - 1), one.most) for one in some}


def at_the_brink(each: Asked) -> Asked:
    """The same moment after corrections by which everybody may be short, as far as that leaves open what was open."""
    rng, state, corrections = Random(each.number), each.state, []
    for one in demanded_of(state, {}):
        balance = state.envelopes.balance(one.seat)
        earned = income(state, one.seat) if state.phase is Phase.PAY_DAY else 0
        by = max(-balance.low, (one.due or 0) + rng.randint(-2, 2) - balance.high - earned)
        state = judged(state, e.Corrected(seat=one.seat, coins_by=by)).state
        corrections.append({"type": "correction", "seat": one.seat, "coins_by": by})
    entries = [*each.record["entries"][: each.number], *corrections]
    return Asked(each.seed, len(entries), state, each.entry, each.record | {"entries": entries})


def demanded_of(state: State, said: dict[int, int]) -> tuple[Demanded, ...]:
    ask = ask_of(state, Draft(said))
    return tuple(line.demanded for line in ask.lines) if isinstance(ask, PayDayAsk) else ask.demands


def confirmed(state: State, said: dict[int, int]) -> Refusal | Played:
    return judged(state, e.PayDayHeld(said) if state.phase is Phase.PAY_DAY else e.EventRead(said))


def test_a_pay_day_or_storm_can_be_confirmed_exactly_when_no_amount_is_missing():
    """RULES §What the bank can know: what cannot be known must be said; the rest is filled in, and a contradiction is refused."""
    seen = Counter()
    for each, said in collections():
        demanded, verdict = demanded_of(each.state, said), confirmed(each.state, said)
        missing = [one for one in sorted(demanded, key=lambda one: not one.is_said) if one.handed_over is None]
        if not missing:
            assert isinstance(verdict, Played), (each, said, verdict)
        elif missing[0].is_said:
            assert isinstance(verdict, Impossible), (each, said, verdict)
            assert (verdict.seat, verdict.said) == (missing[0].seat, said[verdict.seat])
        else:
            assert isinstance(verdict, AmountUnknown), (each, said, verdict)
            assert verdict.seat == missing[0].seat
            assert missing[0].standing is Standing.MUST_SAY
        seen[type(verdict).__name__, each.state.phase.value] += 1
    assert min(seen[kind, phase] for kind in ("Played", "Impossible", "AmountUnknown") for phase in ("pay_day", "event")) >= 5, seen


def test_without_a_word_only_must_say_stands_in_the_way():
    """RULES §What the bank can know: in between, "paid in full" is the default."""
    for each, said in collections():
        if not said:
            demanded = demanded_of(each.state, {})
            is_open = any(one.standing is Standing.MUST_SAY for one in demanded)
            assert is_open == (not isinstance(confirmed(each.state, {}), Played)), each
            assert all((one.handed_over is None) == (one.standing is Standing.MUST_SAY) for one in demanded), each


def test_the_amounts_of_the_ask_are_those_that_are_taken():
    """What the ask fills in is what confirming does: saying it outright makes no difference."""
    for each, said in collections():
        demanded, verdict = demanded_of(each.state, said), confirmed(each.state, said)
        if isinstance(verdict, Played):
            outright = {one.seat: one.handed_over for one in demanded if one.standing is not Standing.NOTHING}
            spoken = confirmed(each.state, outright)
            assert isinstance(spoken, Played), (each, said, outright, spoken)
            assert spoken.state == verdict.state, (each, said)


def test_pay_day_lines_are_what_the_pay_day_makes_of_them():
    """SCREENS §The desk: pay day lists what each owes and what follows, and the net for each."""
    for each, said in collections():
        ask, verdict = ask_of(each.state, Draft(said)), confirmed(each.state, said)
        if not isinstance(ask, PayDayAsk):
            continue
        complete = all(line.demanded.handed_over is not None for line in ask.lines)
        assert (ask.revenue is None, ask.tension is None) == (not complete, not complete), (each, said)
        if isinstance(verdict, Played):
            paid = [fact for fact in verdict.moments[0].facts if isinstance(fact, f.Paid)]
            assert [_facts_of_line(line) for line in ask.lines] == [_facts_of_paid(fact) for fact in paid], (each, said)
            row = verdict.state.row or verdict.state.history[-1]
            assert (ask.tax, ask.revenue, ask.tension) == (row.tax, row.revenue, verdict.state.tension), (each, said)


def _facts_of_line(line) -> tuple:
    one = line.demanded
    return line.seat, line.income, line.tax, line.cost_of_living, line.tax + line.cost_of_living, one.handed_over, one.short, line.net


def _facts_of_paid(fact: f.Paid) -> tuple:
    due, net = fact.tax + fact.cost_of_living, fact.income - fact.handed_over
    return fact.seat, fact.income, fact.tax, fact.cost_of_living, due, fact.handed_over, fact.short, net


def test_every_standing_is_what_all_ways_to_have_paid_the_pact_say():
    """RULES §What the bank can know, by brute force: surely paid, surely short with a certain amount, open, or to be said."""
    seen = Counter()
    for each, said in collections():
        if each.seed >= 120 or (said and said != each.entry.handed_over):
            continue
        bank = each.bank
        storm = bank.waiting == "event"
        worlds, due = (bank.worlds, bank.storm_due()) if storm else (bank.paid(), bank.pay_day_due())
        demanded = {one.seat: one for one in demanded_of(each.state, said)}
        for seat in [*sorted(said), *(seat for seat in demanded if seat not in said)]:
            possible, one = worlds.balances(seat), demanded[seat]
            assert one.standing is _standing(possible, due[seat]), (each, seat)
            assert (one.due, one.least, one.most) == (due[seat], min(*possible, due[seat]), min(max(possible), due[seat])), (each, seat)
            assert (one.token, one.is_said) == (not storm, seat in said), (each, seat)
            seen[one.standing] += 1
            try:
                worlds, handed = settled(worlds, seat, due[seat], said.get(seat))
            except Refused:
                assert one.handed_over is None, (each, seat)
            else:
                assert (one.handed_over, one.short) == (handed, handed < due[seat]), (each, seat)
    assert min(seen[standing] for standing in Standing if standing is not Standing.NOTHING) >= 30, seen


def _standing(possible: set[int], due: int) -> Standing:
    if not due:
        return Standing.NOTHING
    if min(possible) >= due:
        return Standing.PAYS
    if max(possible) >= due:
        return Standing.OPEN
    return Standing.HANDS_OVER if len(possible) == 1 else Standing.MUST_SAY


def test_a_storm_that_fails_the_state_asks_nobody_for_anything():
    """Ruling 13: its Tension comes first."""
    table = Table().after(5).put(tension=9)
    assert ask_of(table.state) == EventAsk(6, (), may_stop=True)


def test_a_storm_lists_what_it_takes_of_each_without_a_token():
    """Ruling 13: whoever has fewer than it takes drops to 0, without a token."""
    table = Table().after(5).put(coins={0: 2})
    ask = ask_of(table.state)
    assert (ask.round, ask.may_stop) == (6, True)
    assert ask.demands[0] == Demanded(0, 3, Standing.HANDS_OVER, 2, 2, 2, token=False, short=True)
    assert ask.demands[1] == Demanded(1, 3, Standing.PAYS, 3, 3, 3, token=False, short=False)


def test_the_bell_can_ring_only_after_a_finished_round():
    """Ruling 21."""
    for each in in_phase(Phase.EVENT):
        ask = ask_of(each.state)
        assert ask.may_stop == isinstance(judged(each.state, e.GameStopped()), Played), each
        assert ask.round == each.state.round + 1


# ----------------------------------------------------------------------------------------------------------- the look-ahead


@pytest.mark.parametrize(("tax", "collects", "first"), [("A", 16, 9), ("B", 19, 10), ("C", 26, 14), ("D", 38, 20)])
def test_the_printed_table_of_what_a_tax_collects_and_gives_the_first_service(tax, collects, first):
    """000 §The four options, for 8 players: 16/9, 19/10, 26/14, 38/20."""
    outcome = next(outcome for outcome in ask_of(Table().enter("event").state).outcomes if outcome.tax == tax)
    assert (outcome.collects, outcome.shares[0]) == (collects, first)
    assert sum(outcome.shares) == collects


def test_what_a_tax_would_share_holds_the_reserve_and_the_gift():
    """Ruling 18: both go into the budget before the split."""
    table = Table().at_midlife(levels=(5, 5, 3)).read(0, "inheritance")
    others = ("serious-illness", "mother", "rock-bottom", "eviction", "out-of-work", "daughter-born", "waiting-list")
    for seat, card in enumerate(others, 1):
        table.read(seat, card)
    outcome = ask_of(table.enter("event").state).outcomes[0]
    assert (outcome.collects, outcome.shares) == (16, (11, 6, 3))


def test_each_outcome_is_what_the_pay_day_under_that_tax_would_be():
    """SCREENS §The desk, before the tax vote: what it would collect, who could not pay, exclusions and Tension together."""
    for each in in_phase(Phase.TAX_VOTE)[::5]:
        for outcome in ask_of(each.state).outcomes:
            voted = judged(each.state, e.TaxVoted({outcome.tax: 1}))
            low, high = (moved_by(each.state, count) for count in (outcome.exclusions.low, outcome.exclusions.high))
            assert outcome.tension == CoinRange(low, high), each
            after = ask_of(voted.state)
            assert sum(line.tax for line in after.lines) == outcome.collects, each
            if outcome.exclusions == exactly(0) and isinstance(paid := judged(voted.state, e.PayDayHeld()), Played):
                budget = ask_of(paid.state)
                assert (budget.revenue, budget.shares) == (outcome.collects, outcome.shares), each
                assert (budget.revenue, budget.reserve, budget.gift) == (outcome.collects, each.state.reserve, each.state.gift)
                assert budget.budget == sum(budget.shares)


def moved_by(state: State, exclusions: int) -> int:
    """Tension after so many exclusions, one at a time, until the State fails (ruling 2)."""
    moment = Moment(state)
    for _ in range(exclusions):
        if moment.state.tension < 10:
            moment = moved(moment, 3, f.Cause.EXCLUSION)
    return moment.state.tension


# ------------------------------------------------------------------------------------------------------------------- Midlife


class AtTable(NamedTuple):
    """A reader, a card and what was said, each as a draft of the desk."""

    each: Asked
    seat: int
    card: str
    said: int | None

    @property
    def draft(self) -> Draft:
        return Draft({} if self.said is None else {self.seat: self.said}, self.seat, self.card)

    @property
    def entry(self) -> e.CardRead:
        return e.CardRead(self.seat, self.card) if self.said is None else e.CardRead(self.seat, self.card, self.said)


@cache
def cards_on_the_table() -> tuple[AtTable, ...]:
    return tuple(_cards_on_the_table())


def _cards_on_the_table() -> Iterator[AtTable]:
    """What was really read, with and without the amount said; and every other reader and card at some of the moments."""
    for each in in_phase(Phase.MIDLIFE):
        entry = each.entry
        amounts = {None, None if entry.handed_over is e.UNSET else entry.handed_over}
        yield from (AtTable(each, entry.seat, entry.card, said) for said in amounts)
        if each.number % 4 == 0:
            ask = ask_of(each.state)
            yield from (AtTable(each, seat, card, said) for seat in ask.readers for card in ask.cards for said in (None, 0, 1, 4))


def test_the_ask_says_whose_card_lies_on_the_table():
    """SCREENS §The desk: the console draws, or the teacher picks; the reading order can be changed."""
    for each, seat, card, _ in cards_on_the_table():
        ask = ask_of(each.state, Draft({}, seat, card))
        assert (ask.reading.seat, ask.reading.card, ask.number) == (seat, card, len(each.state.readings) + 1)
        assert ask.readers == midlife.to_read(each.state)


def test_a_card_can_be_confirmed_exactly_when_no_amount_is_missing_and_then_does_what_the_ask_says():
    """RULES §What the bank can know, the fourth point; 000 §The Midlife Crossroads."""
    seen = Counter()
    for at in cards_on_the_table():
        reading, verdict = ask_of(at.each.state, at.draft).reading, judged(at.each.state, at.entry)
        demanded = reading.demanded
        if isinstance(verdict, Played):
            fact = next(fact for fact in verdict.moments[0].facts if isinstance(fact, f.CardHappened))
            assert (reading.tier, demanded.handed_over, demanded.short) == (fact.tier, fact.handed_over, fact.short), at
            assert (demanded.due, reading.gives, reading.class_by) == (fact.asked, fact.gives, fact.effect.class_by), at
            assert reading.tension == verdict.moments[0].state.tension, at
            assert (demanded.short and demanded.token) == (verdict.moments[0].state.tokens != at.each.state.tokens), at
        elif isinstance(verdict, AmountUnknown):
            assert (demanded.standing, demanded.handed_over, at.said) == (Standing.MUST_SAY, None, None), at
        elif isinstance(verdict, Impossible):
            assert (demanded.is_said, demanded.handed_over) == (True, None), at
        seen[type(verdict).__name__] += 1
    assert min(seen[kind] for kind in ("Played", "AmountUnknown", "Impossible", "NothingAsked", "MoreThanAsked")) >= 20, seen


def test_without_a_word_a_card_is_confirmed_unless_it_must_be_said():
    """RULES §What the bank can know: `serious-illness` and the exam ask only where a token depends on it."""
    for at in cards_on_the_table():
        if at.said is None:
            demanded = ask_of(at.each.state, at.draft).reading.demanded
            assert (demanded.standing is Standing.MUST_SAY) == (not isinstance(judged(at.each.state, at.entry), Played)), at


def test_a_cards_standing_and_bounds_are_what_all_ways_to_have_paid_the_pact_say():
    """RULES §What the bank can know, by brute force over the worlds of the second bank."""
    seen = Counter()
    for at in cards_on_the_table():
        if at.each.seed >= 120 or at.said is not None:
            continue
        bank = bank_of(at.each.seed, at.each.number)
        effect, balances = bank.effect(at.seat, at.card), bank.worlds.balances(at.seat)
        reading = ask_of(at.each.state, at.draft).reading
        demanded = reading.demanded
        assert (reading.tier, reading.gives, reading.class_by) == (effect["tier"], effect["gain"], effect["move"]), at
        assert demanded.standing is card_standing(effect, balances), at
        if effect["asks"]:
            amounts = {asked_of(balance, effect) for balance in balances}
            assert (demanded.least, demanded.most) == (min(amounts), max(amounts)), at
            assert demanded.due == effect.get("lose") or "lose" not in effect, at
        seen[at.card, demanded.standing] += 1
    assert {standing for card, standing in seen if card == "mother"} == {Standing.HANDS_OVER, Standing.MUST_SAY, Standing.PAYS}
    assert {standing for _, standing in seen} == set(Standing)


@cache
def bank_of(seed: int, number: int) -> SecondBank:
    return next(each for each in all_asked() if (each.seed, each.number) == (seed, number)).bank


def card_standing(effect: dict, balances: set[int]) -> Standing:
    if not effect["asks"]:
        return Standing.NOTHING
    if effect["everything"]:
        return Standing.MUST_SAY if effect["token"] and min(balances) == 0 < max(balances) else Standing.HANDS_OVER
    if effect["half"]:
        return Standing.HANDS_OVER if len({asked_of(balance, effect) for balance in balances}) == 1 else Standing.MUST_SAY
    return _standing(balances, effect["lose"])


def test_the_spare_role_shown_is_the_one_that_is_taken_in_the_end():
    """Ruling 16: in reading order, each takes the spare card of the new class, or keeps their own if that spare is gone."""
    seen = Counter()
    for each in in_phase(Phase.MIDLIFE):
        ask, verdict = ask_of(each.state, Draft({}, each.entry.seat, each.entry.card)), judged(each.state, each.entry)
        changes = midlife.class_changes(verdict.moments[0].state).facts
        taken = next((fact.after for fact in changes if isinstance(fact, f.ClassChanged) and fact.seat == each.entry.seat), None)
        assert ask.reading.new_role == taken, each
        assert set(ask.spares) >= ({taken} if taken else set()), each
        gone = any(isinstance(fact, f.SpareGone) and fact.seat == each.entry.seat for fact in changes)
        seen["taken" if taken else "gone" if gone else "none"] += 1
    assert min(seen[what] for what in ("taken", "gone", "none")) >= 3, seen


def test_the_second_to_fall_into_a_class_sees_that_its_spare_is_gone():
    """Ruling 16, with two office people who fall to the working class."""
    table = Table().at_midlife(levels=(1, 1, 1)).read(SEATS["teacher"], "job-obsolete")
    draft = Draft({}, SEATS["engineer"], "daughter-degree")
    assert ask_of(Table().at_midlife(levels=(1, 1, 1)).state, draft).reading.new_role.id == "waiter"
    assert ask_of(table.state, draft).reading.new_role is None
    assert "waiter" not in {role.id for role in ask_of(table.state).spares}


def test_the_card_drawn_is_the_first_of_the_shuffled_deck_that_was_not_read():
    """DESIGN §The idea: the console draws the card, then it is entered."""
    table = Table().at_midlife()
    deck = ("mother", "eviction", "inheritance", *(card.id for card in table.state.edition.cards))
    assert ask_of(table.state, chance=Chance(deck=deck)).drawn == "mother"
    table.read(0, "mother").read(1, "inheritance")
    ask = ask_of(table.state, chance=Chance(deck=deck))
    assert (ask.drawn, ask.reading.card, ask.reading.seat, ask.number, ask.readers) == ("eviction", "eviction", 2, 3, (2, 3, 4, 5, 6, 7))
    assert set(ask.cards) == {card.id for card in table.state.edition.cards} - {"mother", "inheritance"}


def test_a_draft_that_no_longer_fits_falls_back_to_the_next_reader_and_the_card_drawn():
    """A page may still hold the reader and the card of the moment before."""
    table = Table().at_midlife().read(0, "mother")
    ask = ask_of(table.state, Draft({}, 0, "mother"), Chance(deck=("mother", "waiting-list")))
    assert (ask.reading.seat, ask.reading.card) == (1, "waiting-list")


def test_an_amount_drafted_for_another_seat_is_not_this_readers():
    """`handed_over` is by seat."""
    table = Table().at_midlife(coins=20)
    ask = ask_of(table.state, Draft({5: 3}, 0, "mother"))
    assert (ask.reading.demanded.is_said, ask.reading.demanded.handed_over) == (False, 12)


# ------------------------------------------------------------------------------------------------------- the other asks


def test_every_phase_asks_for_the_entry_it_waits_for():
    """DESIGN §The idea: the prompt is data too."""
    kinds = {
        Phase.PACT: PactAsk, Phase.DEAL: DealAsk, Phase.EVENT: EventAsk, Phase.TAX_VOTE: TaxVoteAsk, Phase.TAX_TIE: TieAsk,
        Phase.PAY_DAY: PayDayAsk, Phase.BUDGET_VOTE: BudgetVoteAsk, Phase.BUDGET_TIE: TieAsk, Phase.MIDLIFE: MidlifeAsk,
        Phase.FINAL_COUNT: FinalCountAsk,
    }
    assert {each.state.phase: type(ask_of(each.state)) for each in all_asked()} == kinds
    assert {*kinds} == {*Phase} - FOLLOWING - {Phase.OVER}


def test_a_game_that_is_over_asks_nothing():
    """RECORD §The report: `waiting_for` is null once the game is over."""
    over = [replayed(game(seed).record).state for seed in range(20)]
    assert {ask_of(state) for state in over} == {None}


def test_the_pact_ask_says_where_tension_would_start():
    """000 §Setup, for 6 players: 15, 13 and 10 coins; RECORD: 0 to 3 × players."""
    each = next(each for each in in_phase(Phase.PACT) if len(each.state.setting.players) == 6)
    assert ask_of(each.state) == PactAsk(18, (4,) * 10 + (3,) * 3 + (2,) * 2 + (1,) * 4)
    for each in in_phase(Phase.PACT)[:12]:
        ask = ask_of(each.state)
        assert [judged(each.state, e.PactMade(coins)).state.tension for coins in range(ask.most + 1)] == [*ask.tensions]
        assert isinstance(judged(each.state, e.PactMade(ask.most + 1)), Refusal)


def test_the_deal_that_was_shuffled_can_be_confirmed():
    """SCREENS §The desk: deal by the console or as dealt on the table."""
    for each in in_phase(Phase.DEAL)[:24]:
        drawn = tuple(role.id for role in ask_of(each.state).roles)[::-1]
        ask = ask_of(each.state, chance=Chance(deal=drawn))
        assert ask.drawn == drawn
        assert isinstance(judged(each.state, e.RolesDealt(ask.drawn)), Played)


def test_a_tie_says_who_is_asked_and_whether_they_may_pass():
    """Rulings 4 and 6: the second bank names the same seat; a pass is refused exactly where the ask says so."""
    ties = in_phase(Phase.TAX_TIE, Phase.BUDGET_TIE)[::2]
    for each in ties:
        ask, bank = ask_of(each.state), each.bank
        tie = bank.tie
        assert (list(ask.between), ask.seat) == ([*tie["between"]], tie["order"][0]), each
        assert ask.is_tax == ("votes" not in tie), each
        assert ask.may_pass == isinstance(judged(each.state, e.TieBroken(None)), Played), each
        assert ask.income == bank.income(ask.seat), each
        assert list(ask.passed) == [fact.seat for fact in passes_before(each)], each
    assert sum(bool(ask_of(each.state).passed) for each in ties) >= 10


def passes_before(each: Asked) -> list[f.SeatPassed]:
    found = []
    for played in reversed(replayed(each.record).played[: each.number]):
        passed = [fact for fact in played.moments[0].facts if isinstance(fact, f.SeatPassed)]
        if not passed:
            break
        found = passed + found
    return found


def test_the_final_count_shows_the_ranges_that_would_surprise_nobody():
    """Ruling 22."""
    for each in in_phase(Phase.FINAL_COUNT):
        ask, players = ask_of(each.state), len(each.state.setting.players)
        savings = tuple(range_.high for range_ in ask.ranges)
        fact = judged(each.state, e.EnvelopesCounted(savings)).moments[0].facts[0]
        assert fact.surprises == (), each
        outside = tuple(range_.high + 1 for range_ in ask.ranges)
        assert len(judged(each.state, e.EnvelopesCounted(outside)).moments[0].facts[0].surprises) == players, each
        with_pact = e.EnvelopesCounted(savings, (ask.pact_most or 0,) * players)
        assert isinstance(judged(each.state, with_pact), Played) == (ask.pact_most is not None), each
        assert ask.pact == each.state.pact, each


def test_a_card_that_fails_the_state_shows_ten():
    """Ruling 2."""
    table = Table().at_midlife(tension=9)
    reading = ask_of(table.state, Draft({}, 0, "nothing-happens")).reading
    assert isinstance(reading, CardAsk)
    assert reading.tension == 10


def test_the_card_after_which_the_state_fails_says_so_beforehand():
    """Ruling 2: by the card itself, or by the round's end, which follows the last card by itself; a teacher must not learn it by Enter."""
    seen = Counter()
    for at in cards_on_the_table():
        for tension in {at.each.state.tension_now, 8, 9}:
            state = structs.replace(at.each.state, tension=tension)
            verdict = judged(state, at.entry)
            if isinstance(verdict, Played):
                is_last = len(midlife.to_read(state)) == 1
                fails = ask_of(state, at.draft).reading.fails
                assert fails == (verdict.state.outcome is Outcome.FAILED_STATE), (at, tension)
                seen[is_last, fails] += 1
    assert min(seen[is_last, fails] for is_last in (True, False) for fails in (True, False)) >= 5, seen


def test_what_must_be_there_is_there():
    """STYLE §Three kinds of wrong: no chapter leads to a tie without its tie or a pay day without its tax, so asking there raises."""
    table = Table().enter("event").vote(A=1)
    for state in (structs.replace(table.state, tax=None), structs.replace(table.state, phase=Phase.TAX_TIE)):
        with pytest.raises(ValueError, match=state.phase):
            ask_of(state)
    assert pay_day.collects(table.state, table.state.tax) == 16
