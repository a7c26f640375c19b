"""Laws of every what-if, on games by chance with a hidden truth and on the recorded games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, structs

from app.codec import record_from, record_of, written
from app.debrief.what_if import stops
from app.debrief.what_if.beginning import beginning
from app.debrief.what_if.changes import CardWas, Change, EventWas, OrderWas, PactWas, TaxWas, changes
from app.debrief.what_if.retelling import retold
from app.debrief.what_if.truth import truth
from app.debrief.what_if.trying import WhatIf, what_if
from app.editions.settings import setting_of
from app.entries import BudgetVoted, CardRead, Entry, EventRead, PactMade, TaxVoted, TieBroken
from app.report import coins
from app.rules.edition import event_of
from app.rules.play import Played, Replay, judged, replay
from app.rules.state import State
from app.terms.calendar import CROSSROADS, Phase
from tests.app.debrief.what_if.by_hand import ByHand, whole_bank
from tests.app.debrief.what_if.played import Asked, asked, of_hand, recorded, surprises
from tests.generated.ledger import Ledger
from tests.replayed import printed, record_of_plain

SEEDS, MANY, AT_ONCE = range(36), range(36, 236), 50
NOTHING_ON_THE_TABLE = {Phase.EVENT, Phase.TAX_VOTE, Phase.PAY_DAY, Phase.MIDLIFE, Phase.FINAL_COUNT}
any_seed = st.integers(min_value=0, max_value=100_000)


def some(seed: int, most: int = 15) -> list[Change]:
    """Some of a game's changes, other ones for each game."""
    found = changes(asked(seed).replay)
    return Random(seed).sample(found, min(most, len(found)))


def entries_of(whole: Replay) -> list[Entry]:
    return [played.entry for played in whole.played]


# --------------------------------------------------------------------------------------------------- nothing was changed


def as_it_was(whole: Replay) -> Iterator[Change]:
    """Each thing that can be changed, changed to what it was."""
    rows = {row.round: row for row in (*whole.state.history, *([whole.state.row] if whole.state.row else []))}
    for played in whole.played:
        round_ = played.moments[0].state.round
        match played.entry:
            case TaxVoted() if rows[round_].tax:
                yield TaxWas(round_, rows[round_].tax)
            case BudgetVoted() if rows[round_].ranking:
                yield OrderWas(round_, rows[round_].ranking)
            case EventRead() if round_ != CROSSROADS:
                yield EventWas(round_, event_of(round_))
            case CardRead(seat=seat, card=card):
                yield CardWas(seat, card)
            case PactMade(coins=put_in):
                yield PactWas(put_in)


@pytest.mark.parametrize("seed", SEEDS)
def test_changing_a_thing_to_what_it_was_gives_the_very_same_game(seed):
    """Issue "The debrief" §2: one thing changed, the rest as it was."""
    whole = asked(seed).replay
    for change in as_it_was(whole):
        tried = what_if(whole, change)
        assert (tried.replay, tried.stopped, tried.other) == (whole, None, tried.real), change


def test_the_recorded_games_are_the_same_when_nothing_changes():
    """Issue "The debrief" §2; records that end with a refusal count as far as they were played."""
    for whole in recorded():
        for change in as_it_was(whole):
            tried = what_if(whole, change)
            assert tried.replay == structs.replace(whole, refused=None)
            assert tried.stopped is None


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_retold_of_a_game_that_was_not_changed_is_that_game(seed):
    """RULES §What the bank can know: payments that follow from the truth are those that were made, and so is all that hangs on them."""
    whole = asked(seed).replay
    known = truth(whole)
    state, told = whole.start, []
    for played in whole.played:
        entry = played.entry if isinstance(played.entry, TieBroken) else retold(state, played.entry, known)
        if not isinstance(entry, Entry):
            assert not known.is_exact
            return
        told.append(judged(state, entry))
        state = told[-1].state
    assert without_ranges(printed(Replay(whole.start, tuple(told)))) == without_ranges(printed(whole))


def without_ranges(report: dict) -> dict:
    """A report but for what the bank knows of the envelopes: that grows with what is said."""
    return report | {"players": [player | {"coins": None} for player in report["players"]]}


# ------------------------------------------------------------------------------------------------ what-ifs are sound games


def sound(whole: Replay, tried: WhatIf) -> None:
    """No refusal; the same up to the change; and its entries, folded again, are that game."""
    at = beginning(whole, tried.change).at
    setting = tried.replay.start.setting
    assert tried.replay.refused is None
    assert len(tried.replay.played) >= at
    for now, was in zip(tried.replay.played[:at], whole.played, strict=False):
        assert now.entry == was.entry
        assert structs.replace(now.state, setting=was.state.setting) == was.state
    assert replay(setting, entries_of(tried.replay)) == tried.replay


@settings(max_examples=40, deadline=None)
@given(any_seed, st.randoms(use_true_random=False))
def test_the_entries_of_a_what_if_are_a_game_by_themselves(seed, random):
    """DESIGN §The idea: a what-if is another list."""
    whole = asked(seed).replay
    if found := changes(whole):
        sound(whole, what_if(whole, random.choice(found)))


def test_what_ifs_of_the_recorded_games_are_sound():
    """Issue "The debrief" §2."""
    for number, whole in enumerate(recorded()):
        for change in changes(whole)[number % 20 :: 20]:
            sound(whole, what_if(whole, change))


@pytest.mark.parametrize("seed", SEEDS[::6])
def test_a_what_if_can_be_written_down_as_a_record(seed):
    """RECORD: strict shapes. Another event is another rulebook, which a record can only name, so those are not written."""
    whole, header = asked(seed).replay, record_of_plain(asked(seed).game.record).header
    for change in some(seed):
        if not isinstance(change, EventWas):
            tried = what_if(whole, change).replay
            read = record_from(written(record_of(header, tuple(entries_of(tried)))))
            assert replay(setting_of(read.header), read.entries) == tried


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_really_there_is_always_possible(seed):
    """RULES §What the bank can know: in a what-if, too, the fold's ranges hold the truth."""
    whole = asked(seed).replay
    for change in some(seed):
        tried = what_if(whole, change)
        for played in tried.replay.played if tried.is_exact else ():
            for seat, balance in enumerate(tried.known.balances(played.state)):
                assert balance.low >= 0
                assert played.state.count is not None or coins(played.state, seat).has(balance.low), (change, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_coins_are_conserved_in_a_what_if(seed):
    """STYLE §Tests: by summing every movement; each account holds what the state, or the truth, says."""
    whole = asked(seed).replay
    for tried in (what_if(whole, change) for change in some(seed)):
        if tried.is_exact:
            conserved(tried)


def conserved(tried: WhatIf) -> None:
    given_out = 3 if tried.replay.start.edition.pact else 0
    ledger = Ledger([kept.low for kept in tried.known.kept], given_out)
    for played in tried.replay.played:
        booked(ledger, played)
        for account, coins_ in expected(tried, played.state).items():
            assert ledger.coins[account] == coins_, (tried.change, account)
        assert sum(ledger.coins.values()) == 0


def booked(ledger: Ledger, played: Played) -> None:
    for moment in played.moments:
        for fact in moment.facts:
            ledger.write(fact, played.state.setting.seats)


def expected(tried: WhatIf, state: State) -> dict:
    """What the accounts should hold; in a budget tie the coins lie counted on the table already."""
    accounts = dict(state.funds.items()) | dict(enumerate(balance.low for balance in tried.known.balances(state)))
    if state.phase in NOTHING_ON_THE_TABLE:
        accounts["table"] = 0
    return accounts | ({} if state.phase is Phase.BUDGET_TIE else {"reserve": state.reserve, "gift": state.gift})


# --------------------------------------------------------------------------------------------------------- the second bank


def same_as_by_hand(each: Asked, tried: WhatIf) -> str:
    """The whole report against a bank that knows every coin; the way the two ended."""
    imagined = isinstance(tried.change, PactWas)
    kept = [3 - coins for coins in tried.known.put_in] if imagined else each.game.kept
    hand = ByHand(each.game.record, of_hand(tried.change), kept, surprises(each.game))
    if isinstance(tried.stopped, stops.SavingsOpen):
        assert imagined
        assert printed(tried.replay)["history"] == hand.bank.report()["history"]
        return "savings open"
    assert without_ranges(printed(tried.replay)) == without_ranges(hand.bank.report()), tried.change
    assert (hand.stopped is None) == (tried.stopped is None), (tried.change, tried.stopped)
    if hand.bank.counted is None:
        assert [balance.low for balance in tried.known.balances(tried.replay.state)] == hand.coins
    return str(hand.stopped)


def compared(seeds: range, most: int) -> Counter:
    """How many exact what-ifs of each kind were the same by hand, and how many of each ending."""
    found = Counter()
    for seed in seeds:
        for tried in (what_if(asked(seed).replay, change) for change in some(seed, most)):
            if tried.is_exact:
                found[same_as_by_hand(asked(seed), tried)] += 1
                found[type(tried.change).__name__] += 1
    return found


def test_a_bank_that_knows_every_coin_comes_to_the_same():
    """Issue "The debrief" §2: payments follow exactly; every kind of change and every way to stop was met."""
    found = compared(SEEDS, 15)
    assert set(found) >= {"TaxWas", "OrderWas", "EventWas", "CardWas", "PactWas", "None", "tie", "impossible", "nobody played on"}
    assert found["None"] > 200


@pytest.mark.long
@pytest.mark.parametrize("first", MANY[::AT_ONCE])
def test_many_more_what_ifs_come_to_the_same_by_hand(first):
    """The same over many games, with other changes each."""
    assert compared(range(first, first + AT_ONCE), 25)["None"] > 250


# ------------------------------------------------------------------------------------------------ where coins are not known


def agrees_as_far_as_it_goes(each: Asked, tried: WhatIf) -> bool:
    """Whatever is said without knowing the coins is so in the game with the real ones; whether it went on to the end."""
    hand = ByHand(each.game.record, of_hand(tried.change), each.game.kept, surprises(each.game))
    ours, theirs = printed(tried.replay), hand.bank.report()
    if not isinstance(tried.stopped, stops.PaymentOpen | stops.SavingsOpen):
        assert without_ranges(ours) == without_ranges(theirs), tried.change
        return True
    assert ours["history"] == theirs["history"][: len(ours["history"])], tried.change
    assert ours["tension_changes"] == theirs["tension_changes"][: len(ours["tension_changes"])]
    return False


def test_what_is_certain_without_the_pact_is_so_with_it():
    """Issue "The debrief" §2: where the record cannot answer it stops, and what it said before is right."""
    found = Counter()
    for seed in range(90):
        each = asked(seed)
        if not truth(each.replay).is_exact:
            wanted = [change for change in some(seed, 12) if not isinstance(change, PactWas)]
            found.update(agrees_as_far_as_it_goes(each, what_if(each.replay, change)) for change in wanted)
    assert found[True] > 50
    assert found[False] > 50


def test_an_open_payment_is_really_open():
    """RULES §What the bank can know: by brute force, both ends of what is said to be possible agree with all that was said at the table."""
    found = 0
    for seed in range(90):
        each = asked(seed)
        for tried in () if truth(each.replay).is_exact else (what_if(each.replay, change) for change in some(seed, 12)):
            if isinstance(tried.stopped, stops.PaymentOpen) and not isinstance(tried.change, PactWas):
                seat, possible = tried.stopped.seat, tried.stopped.possible
                kept = {way[seat] for way in whole_bank(each.game.record).worlds.ways}
                assert possible.high - possible.low == max(kept) - min(kept) > 0
                assert tried.stopped.due is None or possible.low < tried.stopped.due
                found += 1
    assert found > 10


def test_without_the_revealed_pact_nothing_else_is_said():
    """A count without the pact gives the same what-ifs, or stops on the way."""
    wanted = [each.replay for each in map(asked, SEEDS) if each.replay.state.count and each.replay.state.count.pact]
    assert len(wanted) > 5
    for whole in wanted:
        hidden = structs.replace(whole.played[-1].entry, pact=UNSET)
        dark = replay(whole.start.setting, [*entries_of(whole)[:-1], hidden])
        for change in changes(dark):
            if not isinstance(change, PactWas):
                one, other = what_if(dark, change).other.rounds, what_if(whole, change).other.rounds
                assert one == other[: len(one)]
