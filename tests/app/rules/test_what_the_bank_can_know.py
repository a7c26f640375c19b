"""RULES §What the bank can know, clause by clause; that the ranges are tight in every game is a law."""

import pytest

from app.rules.envelopes import Envelope, Envelopes, untouched
from app.rules.facts import CardHappened, Paid
from app.terms.coins import CoinRange, exactly
from tests.app.rules.table import Table

# a table at which living is free and tax A is the only thing to pay; nobody earns anything
BROKE = {"income": 0, "cost_of_living": 0}
ROLES = ("company-director", "surgeon", "engineer", "secondary-school-teacher", "office-worker", "electrician", "shop-assistant",
         "precarious-freelancer")


def kept(total: int, *, coins: int = 2, roles=ROLES) -> Table:
    """Eight players who kept so many coins together; everybody has (at least) `coins` more of the boom, and earns nothing."""
    table = Table(pact=24 - total, roles=dict.fromkeys(roles, BROKE)).enter("event").vote(A=1)
    for seat in range(8) if coins != 2 else ():
        table.enter("correction", seat=seat, coins_by=coins - 2)
    return table


def at_card(*, pact: int, levels, coins: int = 0) -> Table:
    """Round 4 at a table whose pact is still a secret: everybody has `coins` and what they kept."""
    return Table(pact=pact).after_uncertain(3, coins=coins).enter_round_4(levels, coins)


def ranges(table: Table) -> list[tuple[int, int]]:
    return [table.coins(seat) for seat in range(8)]


def excluded(table: Table) -> tuple[int, ...]:
    """Who was short on the pay day just held, whether or not the State survived it."""
    return tuple(fact.seat for fact in table.facts if isinstance(fact, Paid) and fact.short)


def test_each_kept_0_to_3_and_all_together_a_known_sum():
    """RULES: bounds of one sum."""
    assert ranges(Table(pact=12)) == [(0, 3)] * 8
    assert ranges(Table(pact=1)) == [(2, 3)] * 8
    assert ranges(Table(pact=22)) == [(0, 2)] * 8


def test_without_a_pact_everybodys_coins_are_known_exactly():
    """RULES; 003: nobody starts with money."""
    table = Table("without-pact").enter("event").vote(D=1).pay()
    assert len(table.all_coins()) == 8


def test_paying_in_full_proves_at_least_that_amount():
    """RULES: and narrows what all the others can have kept: 2 coins were kept, and seat 0 had one of them."""
    table = kept(2, coins=1).pay(seat_0=2, seat_1=1, seat_2=1, seat_3=1, seat_4=1, seat_5=1, seat_6=1)
    assert table.coins(0) == (0, 0)
    assert ranges(table)[1:7] == [(0, 0)] * 6
    assert table.coins(7) == (0, 0)
    assert excluded(table) == (1, 2, 3, 4, 5, 6)


def test_handing_over_less_shows_exactly_what_they_had_and_leaves_0():
    """RULES; the one who handed over nothing kept nothing, so 3 coins were kept by the seven others."""
    table = kept(3, coins=0)
    table.enter("pay_day", handed_over={"0": 0, "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 1})
    # seat 7 is the only one left, kept the other two and pays them
    assert (ranges(table), excluded(table)) == ([(0, 0)] * 8, (0, 1, 2, 3, 4, 5, 6))


def test_a_demand_that_the_lowest_balance_covers_is_paid_without_asking():
    """RULES: nothing is learnt from it."""
    assert ranges(kept(12, coins=2).pay()) == [(0, 3)] * 8


def test_a_demand_that_the_highest_balance_cannot_cover_is_an_exclusion():
    """RULES: where the amount is certain it is filled in."""
    table = kept(0, coins=1).pay()
    assert excluded(table) == tuple(range(8))
    assert table.last_row["revenue"] == 8


def test_an_exclusion_of_an_uncertain_amount_must_be_said():
    """RULES: else it must be said. One coin was kept by somebody, and the tax asks for 2."""
    table = kept(1, coins=0)
    refusal = table.refusal("pay_day")
    assert (refusal.code, refusal.seat, refusal.due, refusal.possible) == ("missing", 0, 2, CoinRange(0, 1))
    assert table.refusal("pay_day", handed_over={"0": 0, "1": 0}).seat == 2
    table.pay(seat_3=1)
    assert ranges(table) == [(0, 0)] * 8


def test_in_between_paid_in_full_is_the_default():
    """RULES: once, in seat order: the first two prove to have had the coins, and for the others nothing is left."""
    table = kept(4, coins=0).pay()
    assert excluded(table) == tuple(range(2, 8))
    assert ranges(table) == [(0, 0)] * 8


def test_what_was_said_is_used_first_then_the_others_once_in_seat_order():
    """RULES: seat 7 is believed before seat 0 is judged."""
    table = kept(4, coins=0).pay(seat_7=2, seat_5=2)
    assert excluded(table) == (0, 1, 2, 3, 4, 6)


def test_in_the_storm_the_same_order_holds_without_tokens():
    """RULES: on a pay day or in the storm."""
    table = Table(pact=22).after_uncertain(5)
    table.enter("event", handed_over={"6": 2})
    assert (table.coins(6), table.coins(0), table.state.tokens) == ((0, 0), (0, 0), (0,) * 8)
    assert Table(pact=22).after_uncertain(5).code("event", handed_over={"6": 3, "0": 1}) == "contradiction"
    assert Table(pact=22).after_uncertain(5).code("event", handed_over={"6": 4}) == "range"


@pytest.mark.parametrize(("said", "code"), [({"0": 3}, "range"), ({"0": -1}, "range"), ({"8": 0}, "seat"), ({"8": 9, "0": 9}, "seat"),
                                            ({"0": 2, "1": 2, "2": 1}, "contradiction"), ({"2": 1, "1": 9}, "range")])
def test_an_answer_that_cannot_be(said, code):
    """RECORD §The report: a seat before a range before a contradiction."""
    assert kept(3, coins=0).code("pay_day", handed_over=said) == code


def test_a_contradiction_names_whose_what_was_said_and_what_was_possible():
    """RULES: a statement that no possible balance allows is refused."""
    refusal = kept(3, coins=0).refusal("pay_day", handed_over={"4": 1, "5": 2, "6": 1})
    assert (refusal.code, refusal.seat, refusal.said, refusal.possible) == ("contradiction", 6, 1, exactly(0))


@pytest.mark.parametrize(("table", "kind", "keys", "seat", "off"), [
    (kept(3, coins=0), "pay_day", {"handed_over": {"4": 1, "5": 2, "6": 1}}, 6, 1),
    (kept(8, coins=3), "pay_day", {"handed_over": {"2": 1}}, 2, -2),
    (at_card(pact=12, levels=(1, 3, 3), coins=4), "midlife_card", {"seat": 0, "card": "mother", "handed_over": 40}, 0, 68),
    (at_card(pact=12, levels=(1, 3, 3), coins=4), "midlife_card", {"seat": 0, "card": "mother", "handed_over": 2}, 0, -2),
    (at_card(pact=12, levels=(1, 3, 1), coins=12), "midlife_card", {"seat": 0, "card": "eviction", "handed_over": 3}, 0, -9),
])
def test_a_contradiction_tells_the_smallest_correction_that_makes_it_true(table, kind, keys, seat, off):
    """RULES: the desk offers, one key away, the correction of coins that makes it true."""
    assert table.refusal(kind, **keys).off == off
    step = 1 if off > 0 else -1
    if off != step:
        assert table.copy().enter("correction", seat=seat, coins_by=off - step).code(kind, **keys) == "contradiction"
    table.copy().enter("correction", seat=seat, coins_by=off).enter(kind, **keys)


def test_what_is_said_outright_is_taken_as_paid_in_full_if_it_is_what_is_due():
    """RECORD §Entries: equal to what is due means "paid in full"; the rest stays where it is."""
    assert kept(24, coins=2).pay(seat_0=2).coins(0) == (3, 3)
    assert kept(12, coins=1).pay(seat_0=2).coins(0) == (0, 2)


@pytest.mark.parametrize(("coins", "expected"), [(0, "missing"), (1, None)])
def test_serious_illness_must_be_said_only_where_a_token_depends_on_it(coins, expected):
    """RULES: least 0, most above 0. RECORD: `missing`."""
    table = at_card(pact=12, levels=(1, 3, 3), coins=coins)
    if expected:
        assert table.code("midlife_card", seat=0, card="serious-illness") == expected
    else:
        table.read(0, "serious-illness")
        assert (table.coins(0), table.coins(1), table.state.tokens[0]) == ((0, 0), (1, 4), 0)


def test_an_amount_that_is_not_said_teaches_nothing_about_the_rest():
    """RULES: on a card that takes everything it leaves exactly 0."""
    unsaid = at_card(pact=21, levels=(1, 4, 3), coins=0).read(0, "civil-service-exam")
    assert (unsaid.coins(0), unsaid.coins(1)) == ((5, 5), (0, 3))
    assert next(fact for fact in unsaid.facts if isinstance(fact, CardHappened)).handed_over is None
    said = at_card(pact=21, levels=(1, 4, 3), coins=0).read(0, "civil-service-exam", 2)
    assert (said.coins(0), said.coins(1)) == ((5, 5), (0, 1))
    nothing = at_card(pact=21, levels=(1, 3, 3), coins=0).read(0, "serious-illness", 0)
    assert (nothing.state.tokens[0], nothing.coins(1)) == (1, (0, 3))
    assert at_card(pact=21, levels=(1, 4, 3)).code("midlife_card", seat=0, card="civil-service-exam", handed_over=4) == "contradiction"


def test_an_envelope_emptied_unseen_is_known_from_then_on():
    """RULES: it leaves exactly 0, also for what is paid afterwards; the pact's sum still holds for the others."""
    table = at_card(pact=21, levels=(1, 4, 3), coins=0).read(0, "civil-service-exam")
    table.enter("correction", seat=0, coins_by=-5)
    assert table.code("correction", seat=0, coins_by=-1) == "contradiction"
    assert table.enter("correction", seat=1, coins_by=-2).coins(2) == (0, 1)


@pytest.mark.parametrize(("coins", "kept_by_all", "expected"), [(5, 1, 5), (7, 1, 6), (6, 1, None), (0, 24, 3), (0, 1, None)])
def test_what_mother_takes_is_filled_in_where_the_amount_is_certain(coins, kept_by_all, expected):
    """RULES: even if the balance is not: of 5 or 6 coins she takes 5."""
    table = at_card(pact=24 - kept_by_all, levels=(1, 3, 3), coins=coins)
    if expected is None:
        refusal = table.refusal("midlife_card", seat=0, card="mother")
        assert (refusal.code, refusal.due) == ("missing", None)
        return
    before = table.coins(0)
    table.read(0, "mother")
    assert table.coins(0) == (before[0] - expected, before[1] - expected)


def test_what_mother_took_tells_the_balance():
    """RECORD §Entries: it follows from the balance, min(b, ⌈b/2⌉ + 2): 5 coins are half of 5 or 6, and nobody gives up 40."""
    table = at_card(pact=12, levels=(1, 3, 3), coins=4).read(0, "mother", 5)
    assert table.coins(0) == (0, 1)
    assert at_card(pact=12, levels=(1, 3, 3), coins=4).read(0, "mother", 4).coins(0) == (0, 0)
    assert at_card(pact=12, levels=(1, 3, 3), coins=4).code("midlife_card", seat=0, card="mother", handed_over=40) == "contradiction"
    assert at_card(pact=12, levels=(1, 3, 3), coins=4).code("midlife_card", seat=0, card="mother", handed_over=7) == "contradiction"


def test_an_amount_on_a_card_is_paid_like_any_other():
    """RULES: paid in full is the default; what cannot be covered must be said if it is not certain."""
    assert at_card(pact=12, levels=(1, 3, 1), coins=8).read(0, "eviction").coins(0) == (0, 1)
    short = at_card(pact=12, levels=(1, 3, 1), coins=8).read(0, "eviction", 9)
    assert (short.coins(0), short.state.tokens[0]) == ((0, 0), 1)
    assert at_card(pact=12, levels=(1, 3, 1), coins=4).code("midlife_card", seat=0, card="eviction") == "missing"
    assert at_card(pact=12, levels=(1, 3, 1), coins=4).code("midlife_card", seat=0, card="eviction", handed_over=10) == "contradiction"


def test_a_correction_shifts_the_range_and_rules_out_what_would_fall_below_0():
    """RULES: which narrows the pact, too: of 4 coins kept, seat 0 had at least 3."""
    table = Table(pact=20)
    table.enter("correction", seat=1, coins_by=2)
    assert table.coins(1) == (2, 5)
    table.enter("correction", seat=0, coins_by=-3)
    assert ranges(table) == [(0, 0), (2, 3)] + [(0, 1)] * 6
    refusal = table.refusal("correction", seat=2, coins_by=-2)
    assert (refusal.code, refusal.said, refusal.possible) == ("contradiction", -2, CoinRange(0, 1))


def test_a_range_knows_what_it_covers_and_what_it_holds():
    """RULES: lowest, highest, possible."""
    range_ = CoinRange(2, 5)
    assert [range_.covers(coins) for coins in (2, 3)] == [True, False]
    assert [range_.may_cover(coins) for coins in (5, 6)] == [True, False]
    assert [coins for coins in range(8) if range_.has(coins)] == [2, 3, 4, 5]
    assert (exactly(3).is_certain, range_.is_certain) == (True, False)


def test_envelopes_narrow_one_another_only_through_the_sum():
    """RULES: before the pact is counted nothing follows for anybody else."""
    loose = untouched(3, 3)
    assert loose.narrowed(0, 3).balances() == (exactly(3), CoinRange(0, 3), CoinRange(0, 3))
    tight = loose.summed_to(4)
    assert tight.narrowed(0, 3).balances() == (exactly(3), CoinRange(0, 1), CoinRange(0, 1))
    assert tight.narrowed(0, 0, 3) is tight
    assert tight.narrowed(0, 4) is None
    assert tight.narrowed(0, 0, -1) is None
    assert Envelopes((Envelope(exactly(1), known=2, emptied=True),)).balance(0) == exactly(2)
