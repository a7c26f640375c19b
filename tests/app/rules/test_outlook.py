"""The outlook against brute force: the same questions put to every single way in which the pact can have been paid."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from app.asks import Draft
from app.rules.asking import Chance, asked
from app.rules.demands import Demand
from app.rules.envelopes import Envelopes, untouched
from app.rules.outlook import exclusions, who_is_short
from app.terms.coins import CoinRange
from tests.generated.figures import TAX
from tests.generated.games import game
from tests.generated.oracle import SecondBank
from tests.generated.worlds import Worlds
from tests.replayed import replayed


def everybody(players: int, coins: int) -> tuple[Demand, ...]:
    return tuple(Demand(seat, coins, token=True) for seat in range(players))


def test_six_who_kept_14_between_them_cannot_all_be_short_of_2():
    """SCREENS §The desk: the ranges hang together through the pact."""
    envelopes = untouched(6, 3).summed_to(14)
    assert who_is_short(envelopes, everybody(6, 2)) == ((), (0, 1, 2, 3, 4, 5))
    assert exclusions(envelopes, everybody(6, 2)) == CoinRange(0, 2)


@pytest.mark.parametrize(
    ("kept", "coins", "expected"),
    [(0, 1, (6, 6)), (18, 3, (0, 0)), (17, 3, (1, 1)), (1, 1, (5, 5)), (6, 2, (3, 6)), (9, 2, (2, 4)), (9, 4, (6, 6)), (9, 0, (0, 0))],
)
def test_fewest_and_most_exclusions_together(kept, coins, expected):
    """By hand for six players: 9 kept, short below 2: at best 3, 2, 2, 2 and two with none; at worst 3, 3 and four with at most one."""
    assert exclusions(untouched(6, 3).summed_to(kept), everybody(6, coins)) == CoinRange(*expected)


@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_every_pact_by_brute_force(players, coins):
    """Every total the bag can have held, and every way to have filled it."""
    for total in range(3 * players + 1):
        counts = [sum(kept < coins for kept in way) for way in product(range(4), repeat=players) if sum(way) == total]
        assert exclusions(untouched(players, 3).summed_to(total), everybody(players, coins)) == CoinRange(min(counts), max(counts))


def test_before_the_pact_is_counted_every_sum_is_possible():
    """RULES §What the bank can know: each player kept 0 to 3 coins."""
    assert exclusions(untouched(6, 3), everybody(6, 3)) == CoinRange(0, 6)


def test_an_envelope_that_was_emptied_unseen_no_longer_hangs_on_the_pact():
    """RULES §What the bank can know: a card that takes everything leaves exactly 0 and teaches nothing about the rest."""
    envelopes: Envelopes = untouched(6, 3).summed_to(17).emptied(0).plus(0, 2)
    assert exclusions(envelopes, everybody(6, 3)) == CoinRange(1, 2)
    assert exclusions(envelopes, everybody(6, 2)) == CoinRange(0, 0)
    assert who_is_short(envelopes, everybody(6, 3)) == ((0,), (1, 2, 3, 4, 5))


def test_every_tax_of_generated_games_by_brute_force():
    """SCREENS §The desk, before the tax vote: who surely, who possibly, and the fewest and most exclusions together."""
    seen = Counter()
    for seed in range(90):
        record = game(seed).record
        whole, bank = replayed(record), SecondBank(record["edition"], record["players"], record["deck"])
        for entry, played in zip(record["entries"], whole.played, strict=True):
            bank.enter(entry)
            if bank.waiting == "tax_vote" and entry["type"] == "event":
                for outcome in asked(played.state, Draft(), Chance()).outcomes:
                    due = [TAX[outcome.tax][bank.roles[seat]["class"]] + bank.cost_of_living(seat) for seat in bank.seats]
                    found = (outcome.surely, outcome.possibly, (outcome.exclusions.low, outcome.exclusions.high))
                    assert found == by_brute_force(bank.paid(), due), (seed, played.state.round, outcome.tax)
                    seen[bool(outcome.surely), bool(outcome.possibly)] += 1
    assert min(seen[surely, possibly] for surely in (True, False) for possibly in (True, False)) >= 10, seen


def test_demands_that_cut_through_every_range_by_brute_force():
    """Amounts close to what each can have: many are open, and they hang together through the pact."""
    together = 0
    for seed in range(90):
        record = game(seed).record
        whole, bank, rng = replayed(record), SecondBank(record["edition"], record["players"], record["deck"]), Random(seed)
        for entry, played in zip(record["entries"], whole.played, strict=True):
            bank.enter(entry)
            if entry["type"] in {"pact", "pay_day", "midlife_card"} and bank.waiting is not None:
                due = [max(0, max(bank.worlds.balances(seat)) - rng.randint(-1, 3)) for seat in bank.seats]
                demands = tuple(Demand(seat, coins, token=True) for seat, coins in enumerate(due))
                envelopes = played.state.envelopes
                surely, possibly, (low, high) = by_brute_force(bank.worlds, due)
                assert who_is_short(envelopes, demands) == (surely, possibly), (seed, entry)
                assert exclusions(envelopes, demands) == CoinRange(low, high), (seed, entry)
                together += len(surely) < low or high < len(surely + possibly)
    assert together >= 100


def by_brute_force(worlds: Worlds, due: list[int]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]:
    short = [_short(worlds, seat, coins) for seat, coins in enumerate(due)]
    kinds = [{short[seat][kept] for kept in worlds.kept(seat)} for seat in range(len(due))]
    surely = tuple(seat for seat, kind in enumerate(kinds) if kind == {True})
    possibly = tuple(seat for seat, kind in enumerate(kinds) if kind == {True, False})
    counts = {sum(short[seat][kept] for seat, kept in enumerate(way)) for way in worlds.ways}
    return surely, possibly, (min(counts), max(counts))


def _short(worlds: Worlds, seat: int, coins: int) -> dict[int, bool]:
    return {kept: worlds.seen[seat] + (0 if seat in worlds.bare else kept) < coins for kept in range(4)}
