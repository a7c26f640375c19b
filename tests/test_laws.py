"""Laws that every game obeys, on games played by chance with a hidden truth; a second bank plays each of them along."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from app.codec import Record, entry_from, record_from, written
from app.editions.settings import setting_of
from app.report import coins
from app.rules import facts as f
from app.rules.play import Replay, replay
from app.terms.calendar import Phase
from tests.generated.edits import edited
from tests.generated.figures import CARDS, SERVICES
from tests.generated.games import EDITIONS, SAYING, SIZES, Game, Table, game
from tests.generated.ledger import Ledger
from tests.generated.oracle import Refused, SecondBank
from tests.replayed import printed, printed_after, record_of_plain, replayed, without_message

QUICK, LONG, AT_ONCE = 1200, 20_000, 1000
NOTHING_ON_THE_TABLE = {Phase.EVENT, Phase.TAX_VOTE, Phase.TAX_TIE, Phase.PAY_DAY, Phase.MIDLIFE, Phase.FINAL_COUNT}


class Played(NamedTuple):
    """A generated game, and the program's replay of it."""

    game: Game
    record: Record
    replay: Replay


def played(seed: int) -> Played:
    made = game(seed)
    record = record_of_plain(made.record)
    return Played(made, record, replay(setting_of(record.header), record.entries))


# ---------------------------------------------------------------------------------------------------------------- laws
# Each takes a game and tells every breach of one law.


def no_entry_is_refused(each: Played) -> Iterator[str]:
    """The table is right: what pupils really did is never refused."""
    if each.replay.refused is not None or len(each.replay.played) != len(each.game.truths):
        yield str(each.replay.refused)


def the_second_bank_agrees_after_every_entry(each: Played) -> Iterator[str]:
    """RECORD §The report: every field, against a bank that was written from the rulebook alone."""
    for number, expected in enumerate(each.game.reports):
        found = printed_after(each.replay, number + 1)
        if found != expected:
            yield f"entry {number}: {difference(found, expected)}"


def difference(found: dict, expected: dict) -> str:
    return "; ".join(f"{key} {found[key]} not {expected[key]}" for key in expected if found[key] != expected[key])


def every_range_is_the_least_and_the_most_of_all_ways(each: Played) -> Iterator[str]:
    """RULES §What the bank can know: the ends are the least and the most over all ways to have paid the pact."""
    for number, (now, expected) in enumerate(zip(each.replay.played, each.game.reports, strict=True)):
        for player in expected["players"]:
            found = coins(now.state, player["seat"])
            if [found.low, found.high] != player["coins"]:
                yield f"entry {number}, seat {player['seat']}: {found} not {player['coins']}"


def the_truth_is_always_possible(each: Played) -> Iterator[str]:
    """RULES §What the bank can know."""
    for number, (now, truth) in enumerate(zip(each.replay.played, each.game.truths, strict=True)):
        for seat, really in enumerate(truth):
            if not coins(now.state, seat).has(really):
                yield f"entry {number}, seat {seat}: {really} is not in {coins(now.state, seat)}"


def coins_are_conserved(each: Played) -> Iterator[str]:
    """Summing every movement: each account ends up with what the state, or the truth, says it holds."""
    given = 3 if each.game.record["edition"] == "with-pact" else 0
    ledger = Ledger(each.game.kept, given)
    for number, now in enumerate(each.replay.played):
        for moment in now.moments:
            for fact in moment.facts:
                ledger.write(fact, now.state.setting.seats)
        expected = dict(now.state.funds.items())
        if now.state.phase is not Phase.BUDGET_TIE:  # in a tie the coins lie counted on the table already
            expected |= {"reserve": now.state.reserve, "gift": now.state.gift}
        if now.state.count is None and now.state.phase is not Phase.DEAL:
            expected |= dict(enumerate(each.game.truths[number]))
        if now.state.phase in NOTHING_ON_THE_TABLE:
            expected["table"] = 0
        wrong = [key for key, value in expected.items() if ledger.coins[key] != value]
        yield from (f"entry {number}: {key} holds {ledger.coins[key]} not {expected[key]}" for key in wrong)
        if sum(ledger.coins.values()) != 0:
            yield f"entry {number}: coins came from nowhere"


def every_scale_keeps_its_ends(each: Played) -> Iterator[str]:
    """Ruling 1, 000 §The 3-2-1 split: Tension 0 to 10, levels 1 to 5, no fund and no balance below 0."""
    for number, now in enumerate(each.replay.played):
        state = now.state
        ranges = [coins(state, seat) for seat in state.setting.seats]
        if not (0 <= state.tension_now <= 10 and (state.tension_now == 10) == (state.outcome == "failed_state")):
            yield f"entry {number}: Tension {state.tension}, {state.outcome}"
        if not all(1 <= level <= 5 for level in state.levels) or min(state.funds) < 0 or state.reserve < 0:
            yield f"entry {number}: {state.services}"
        if not all(0 <= each_range.low <= each_range.high for each_range in ranges):
            yield f"entry {number}: {ranges}"


def tension_changes_add_up(each: Played) -> Iterator[str]:
    """RECORD §The report: `by` is what the cube really moved, and `to` is where it stood then."""
    at = next((fact.tension for fact in facts_of(each) if isinstance(fact, f.TensionSet)), 3)
    for change in each.replay.state.changes:
        at += change.by
        if change.to != at:
            yield str(change)
    if at != each.replay.state.tension:
        yield f"{at} is not {each.replay.state.tension}"
    for row, after in zip(each.replay.state.history, each.replay.state.history[1:], strict=False):
        between = sum(change.by for change in changes_between(each, row.round))
        if after.tension_start != row.tension_end + between:
            yield f"round {after.round} begins at {after.tension_start}"


def changes_between(each: Played, ended: int) -> list[f.TensionMoved]:
    """Corrections of Tension after a round has ended, before the next event."""
    return [
        fact for now in each.replay.played if now.state.row is None and len(now.moments) == 1 and now.state.round == ended
        for fact in now.moments[0].facts if isinstance(fact, f.TensionMoved) and fact.cause is f.Cause.CORRECTION
    ]


def the_rows_of_the_history_add_up(each: Played) -> Iterator[str]:
    """RECORD §The report: budget = revenue + reserve + gift, what the funds received = budget, funds fit levels and price."""
    counted = [fact for fact in facts_of(each) if isinstance(fact, f.BudgetCounted)]
    with_budget = [row for row in each.replay.state.history if row.budget is not None]
    for row, fact in zip(with_budget, counted, strict=False):
        if row.revenue != fact.revenue or row.budget != fact.revenue + fact.reserve + fact.gift or row.received.total() != row.budget:
            yield f"round {row.round}: {row}, {fact}"
        if sorted(row.ranking) != sorted(SERVICES):
            yield f"round {row.round}: ranking {row.ranking}"
    if [row.round for row in each.replay.state.history] != list(range(1, len(each.replay.state.history) + 1)):
        yield "rounds are missing in the history"


def codec_round_trip(each: Played) -> Iterator[str]:
    """RECORD: what is written is read again as the same; an entry alone, too."""
    if record_from(written(each.record)) != each.record:
        yield "the record"
    for number, (entry, plain) in enumerate(zip(each.record.entries, each.game.record["entries"], strict=True)):
        if entry_from(written(entry)) != entry or entry_from(json.dumps(plain).encode()) != entry:
            yield f"entry {number}"


def undo_restores(each: Played) -> Iterator[str]:
    """DESIGN: a game is the fold of its entries; without the last ones it stands where it stood before them."""
    setting = setting_of(each.record.header)
    for kept in {0, len(each.record.entries) // 3, len(each.record.entries) - 1}:
        before = replay(setting, each.record.entries[:kept])
        if before.state != (each.replay.played[kept - 1].state if kept else each.replay.start):
            yield f"after {kept} entries"


def a_slip_is_refused_there_or_later_as_the_second_bank_does(each: Played) -> Iterator[str]:
    """RECORD §The report, `refused`: the first entry that cannot be, its code, and the game as it stood before it."""
    for at, entries in slips_of(each.game):
        found = without_message(printed(replayed(each.game.record | {"entries": entries})))
        expected = second_report(each.game.record, entries)
        if found != expected:
            yield f"edited at {at}: {difference(found, expected)}"
        if found["refused"] and found["refused"]["entry"] < at:
            yield f"edited at {at}: refused at {found['refused']['entry']}"


def slips_of(made: Game) -> list[tuple[int, list[dict]]]:
    """Two records that differ from the game in one place."""
    return [edited(Random(f"{made.seed}, {number}"), made.record["entries"]) for number in range(2)]


def second_report(record: dict, entries: list[dict]) -> dict:
    bank = SecondBank(record["edition"], record["players"], record["deck"])
    for number, entry in enumerate(entries):
        try:
            bank.enter(entry)
        except Refused as refused:
            return bank.report() | {"refused": {"entry": number, "code": refused.code}}
    return bank.report()


def facts_of(each: Played) -> list[f.Fact]:
    return [fact for now in each.replay.played for moment in now.moments for fact in moment.facts]


LAWS = (
    no_entry_is_refused,
    the_second_bank_agrees_after_every_entry,
    every_range_is_the_least_and_the_most_of_all_ways,
    the_truth_is_always_possible,
    coins_are_conserved,
    every_scale_keeps_its_ends,
    tension_changes_add_up,
    the_rows_of_the_history_add_up,
    codec_round_trip,
    undo_restores,
    a_slip_is_refused_there_or_later_as_the_second_bank_does,
)


# ------------------------------------------------------------------------------------------------------ what was reached


def reached(each: Played) -> Iterator[tuple]:
    """Everything worth asking whether the generator ever got there."""
    bank, record = each.game.bank, each.game.record
    yield ("games", record["edition"], len(record["players"]))
    yield ("ending", record["edition"], _ending(bank))
    yield from (("card", card, tier) for _, card, tier, _, _ in bank.read)
    yield from (("excluded",) for row in bank.history for _ in row["excluded"] or ())
    yield from (("odd", place) for place, was_there in _odd_places(each).items() if was_there)
    yield from _reached_by_facts(each)


def _odd_places(each: Played) -> dict[str, bool]:
    bank, before_last = each.game.bank, each.game.reports[-2]
    shared = [row for row in bank.history if row["received"] and row["budget"] > 5]
    return {
        "unseen": any(handed is None for *_, handed in bank.read),
        "level 5 passes on": any(0 in row["received"].values() for row in shared),
        "all at level 5": any(len(set(row["levels"].values()) | {5}) == 1 for row in shared),
        "swallowed": any(change["by"] == 0 for change in bank.changes),
        "uncertain to the end": any(player["coins"][0] != player["coins"][1] for player in before_last["players"]),
    }


def _ending(bank: SecondBank) -> str:
    if bank.outcome == "failed_state":
        return bank.changes[-1]["cause"]
    return "round 8" if bank.round == 8 else "the bell"


def _reached_by_facts(each: Played) -> Iterator[tuple]:
    edition = each.game.record["edition"]
    for fact in facts_of(each):
        match fact:
            case f.SeatAsked():
                yield ("tie", edition, "tax" if fact.between[0] in "ABCD" else "budget", len(fact.between))
            case f.TaxSet():
                yield ("tax set", edition, str(fact.reason))
            case f.SeatPassed() | f.SpareGone() | f.ClassChanged():
                yield ("odd", type(fact).__name__)
            case f.EventHappened():
                yield ("event", str(fact.name), fact.holds)
            case f.CorrectionMade():
                yield ("correction", fact.what)
            case f.CountMade():
                yield from (("odd", "surprise") for _ in fact.surprises)


class Survey(NamedTuple):
    """What was found over many games: the breaches of each law, and how often each place was reached."""

    breaches: dict[str, list[str]]
    reached: Counter
    entries: int
    uncertain: int
    slips: Counter


def surveyed(seeds: range) -> Survey:
    survey = Survey({law.__name__: [] for law in LAWS}, Counter(), 0, 0, Counter())
    entries = uncertain = 0
    for seed in seeds:
        each = played(seed)
        for law in LAWS:
            survey.breaches[law.__name__] += [f"seed {seed}, {breach}" for breach in law(each)]
        survey.reached.update(reached(each))
        entries += len(each.game.truths)
        uncertain += sum(any(low != high for low, high in (player["coins"] for player in step["players"])) for step in each.game.reports)
        refusals = [second_report(each.game.record, slip)["refused"] for _, slip in slips_of(each.game)]
        survey.slips.update(refused and refused["code"] for refused in refusals)
    return survey._replace(entries=entries, uncertain=uncertain)


@pytest.fixture(scope="module")
def quick() -> Survey:
    return surveyed(range(QUICK))


# --------------------------------------------------------------------------------------------------------------- tests


@pytest.mark.parametrize("law", [law.__name__ for law in LAWS])
def test_every_game_obeys(law, quick):
    """STYLE §Tests: laws for every game; what each says, and its source, stands at the law."""
    assert quick.breaches[law] == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(QUICK, QUICK + LONG, AT_ONCE))
def test_many_more_games_obey_every_law(first):
    """Issue 2 §How we shall see it: 20,000 games."""
    assert not any(surveyed(range(first, first + AT_ONCE)).breaches.values())


def test_the_games_reach_every_card_at_every_level(quick):
    """STYLE §Tests: a generator that dies in round 4 tests nothing."""
    assert {key[1:] for key in quick.reached if key[0] == "card"} == {(card, tier) for card in CARDS for tier in range(3)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_reach_every_ending(edition, quick):
    """STYLE §Tests; the storm adds no Tension in the edition without a pact, so it cannot fail the State there."""
    endings = {"round 8", "the bell", "exclusion", "midlife_exclusion", "country_card", "service_at_level_1", "correction"}
    endings |= {"storm"} if edition == "with-pact" else set()
    assert {key[2] for key in quick.reached if key[:2] == ("ending", edition)} == endings


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_reach_ties_of_every_size_and_every_way_to_a_tax(edition, quick):
    """STYLE §Tests."""
    ties = {("tax", 2), ("tax", 3), ("tax", 4), ("budget", 2), ("budget", 3)}
    assert {key[2:] for key in quick.reached if key[:2] == ("tie", edition)} == ties
    assert {key[2] for key in quick.reached if key[:2] == ("tax set", edition)} == {"votes", "tie", "carried_over"}


def test_the_games_reach_every_size_of_table_the_last_round_and_hundreds_of_exclusions(quick):
    """STYLE §Tests: at least half of the games to round 8, hundreds of exclusions, both editions, 6, 7 and 8 players."""
    games = {key[1:]: count for key, count in quick.reached.items() if key[0] == "games"}
    assert set(games) == {(edition, size) for edition in EDITIONS for size in SIZES}
    assert min(games.values()) >= 100
    assert sum(quick.reached["ending", edition, "round 8"] for edition in EDITIONS) >= QUICK / 2
    assert quick.reached["excluded",] >= 500


def test_the_games_reach_the_odd_places(quick):
    """Rulings 1, 4, 7, 16, 22 and 23, and events that do and that do not meet their condition."""
    odd = {("odd", place) for place in (*_odd_places(played(0)), "SeatPassed", "SpareGone", "ClassChanged", "surprise")}
    odd |= {("event", name, holds) for name in ("flu", "crisis", "tech", "storm", "peace") for holds in (True, False)}
    odd |= {("correction", what) for what in ("coins", "tension", "level", "fund")}
    assert {key for key in odd if quick.reached[key] < 5} == set()
    assert quick.uncertain >= 5000


def test_the_slips_are_refused_for_every_reason(quick):
    """RECORD §The report: the codes; and some slips are games, too."""
    codes = {"over", "out_of_turn", "seat", "roles", "range", "contradiction", "missing", None}
    assert {code for code, count in quick.slips.items() if count >= 5} == codes


def test_the_same_seed_gives_the_same_game():
    """Without that, no breach could ever be looked at again."""
    assert [game(seed).record for seed in range(30)] == [game(seed).record for seed in range(30)]
    assert len({json.dumps(game(seed).record) for seed in range(30)}) == 30
    assert {Table(seed).saying for seed in range(60)} == set(SAYING)
