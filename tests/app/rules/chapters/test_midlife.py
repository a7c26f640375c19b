"""The Midlife Crossroads."""

import pytest

from app.rules.demands import Demand
from app.rules.facts import CardHappened, SpareGone
from tests.app.rules.table import CARDS_OF_NO_CHANGE, SEATS, Table
from tests.generated.figures import CARDS

TEACHER, ASSISTANT, DIRECTOR, SURGEON = SEATS["teacher"], SEATS["assistant"], SEATS["director"], SEATS["surgeon"]
# 000 §The Midlife Crossroads, for 20 coins of the middle class: what is left at level 1, 2, 3, 4 and 5 of what the card measures
LEFT_OF_20 = {
    "serious-illness": (0, 0, 20, 20, 20), "mother": (8, 8, 18, 18, 18), "rock-bottom": (7, 7, 17, 20, 20),
    "waiting-list": (9, 9, 19, 19, 19),
    "eviction": (10, 10, 20, 20, 20), "out-of-work": (8, 8, 18, 18, 18), "daughter-born": (9, 9, 19, 19, 19),
    "inheritance": (28, 28, 22, 22, 22), "job-obsolete": (20, 20, 20, 20, 20), "daughter-degree": (14, 14, 15, 20, 20),
    "civil-service-exam": (13, 13, 18, 0, 0),
}


@pytest.mark.parametrize("card", LEFT_OF_20)
def test_what_a_card_does_depends_on_the_level_of_what_it_measures(card):
    """000 §The Midlife Crossroads: the table of cards."""
    at = ("health", "education", "shield").index(CARDS[card][0])
    for level, left in enumerate(LEFT_OF_20[card], 1):
        levels = [3, 3, 3]
        levels[at] = level
        assert Table().at_midlife(levels=tuple(levels)).read(TEACHER, card).all_coins()[TEACHER] == left, level


@pytest.mark.parametrize(("levels", "coins", "tension"), [
    ((1, 1, 1), 14, 5), ((2, 1, 2), 14, 5), ((2, 2, 2), 20, 4), ((4, 3, 3), 20, 4), ((4, 4, 3), 22, 4), ((5, 5, 5), 22, 4),
])
def test_the_twelfth_card_measures_the_country(levels, coins, tension):
    """000 §The Midlife Crossroads: 5 or less, 6 to 10, 11 or more."""
    table = Table().at_midlife(levels=levels).read(TEACHER, "nothing-happens")
    assert (table.all_coins()[TEACHER], table.report["tension"]) == (coins, tension)


@pytest.mark.parametrize(("card", "takes"), [
    ("rock-bottom", 13), ("waiting-list", 11), ("eviction", 10), ("out-of-work", 12), ("daughter-born", 11),
])
def test_a_card_gives_a_token_where_its_table_says_so(card, takes):
    """Ruling 14, 000 §Social Tension: a token at the Midlife Crossroads raises Tension by 2; exactly enough is enough."""
    enough = Table().at_midlife(coins=takes).read(TEACHER, card)
    assert (enough.all_coins()[TEACHER], enough.state.tokens[TEACHER], enough.report["tension"]) == (0, 0, 4)
    short = Table().at_midlife(coins=takes - 1).read(TEACHER, card)
    assert (short.all_coins()[TEACHER], short.state.tokens[TEACHER], short.report["tension"]) == (0, 1, 6)
    assert short.causes(4)[-1] == ("midlife_exclusion", 2)


@pytest.mark.parametrize(("card", "levels"), [
    ("daughter-degree", (1, 1, 1)), ("daughter-degree", (1, 3, 1)), ("civil-service-exam", (1, 1, 1)), ("nothing-happens", (1, 1, 1)),
    ("mother", (1, 1, 1)), ("mother", (4, 1, 1)), ("rock-bottom", (3, 1, 1)), ("waiting-list", (3, 1, 1)), ("out-of-work", (1, 1, 3)),
])
def test_elsewhere_whoever_has_too_little_drops_to_0(card, levels):
    """Ruling 14: no token where the table of cards gives none."""
    table = Table().at_midlife(levels=levels, coins=0).read(TEACHER, card)
    assert (table.all_coins()[TEACHER], table.state.tokens[TEACHER]) == (0, 0)
    table = Table().at_midlife(levels=levels, coins=1).read(TEACHER, card)
    assert (table.all_coins()[TEACHER], table.state.tokens[TEACHER]) == (0, 0)


@pytest.mark.parametrize(("coins", "token"), [(0, 1), (1, 0), (9, 0)])
def test_serious_illness_gives_a_token_only_to_those_already_on_0(coins, token):
    """000 §The Midlife Crossroads: you lose everything, a token if you were already on 0."""
    table = Table().at_midlife(coins=coins).read(TEACHER, "serious-illness")
    assert (table.all_coins()[TEACHER], table.state.tokens[TEACHER]) == (0, token)


def test_half_rounded_up_and_2_more_takes_at_most_what_is_there():
    """Ruling 17: 1 to 8 coins leave 0, 0, 0, 0, 0, 1, 1, 2."""
    assert [coins - Demand(0, coins=2, half=True).amount(coins) for coins in range(1, 9)] == [0, 0, 0, 0, 0, 1, 1, 2]
    left = [Table().at_midlife(coins=coins).read(TEACHER, "mother").all_coins()[TEACHER] for coins in range(1, 9)]
    assert left == [0, 0, 0, 0, 0, 1, 1, 2]


@pytest.mark.parametrize(("coins", "left", "token"), [(12, 7, 0), (5, 0, 0), (4, 0, 1), (0, 0, 1)])
def test_falling_from_the_working_class_costs_5_with_a_token_if_short(coins, left, token):
    """Ruling 15: when the card is read."""
    table = Table().at_midlife(coins=coins).read(ASSISTANT, "job-obsolete")
    assert (table.all_coins()[ASSISTANT], table.state.tokens[ASSISTANT]) == (left, token)
    assert table.report["players"][ASSISTANT]["class"] == "working"


@pytest.mark.parametrize(("coins", "left", "token"), [(20, 9, 0), (11, 0, 0), (10, 0, 1)])
def test_costs_on_one_card_are_added_up(coins, left, token):
    """Ruling 15: −6 and down a class asks a working-class player for 11, with a token if short."""
    table = Table().at_midlife(coins=coins).read(ASSISTANT, "daughter-degree")
    assert (table.all_coins()[ASSISTANT], table.state.tokens[ASSISTANT]) == (left, token)
    assert Table().at_midlife(coins=5).read(TEACHER, "daughter-degree").state.tokens[TEACHER] == 0


def test_what_a_card_pays_comes_after_what_it_takes():
    """Ruling 15: an upper-class player at the exam drops to 0, then gets 5; others only drop to 0; the obsolete job pays 5."""
    assert Table().at_midlife(levels=(1, 4, 1)).read(DIRECTOR, "civil-service-exam").all_coins()[DIRECTOR] == 5
    assert Table().at_midlife(levels=(1, 4, 1), coins=0).read(DIRECTOR, "civil-service-exam").all_coins()[DIRECTOR] == 5
    assert Table().at_midlife(levels=(1, 5, 1)).read(TEACHER, "civil-service-exam").all_coins()[TEACHER] == 0
    assert Table().at_midlife(levels=(1, 4, 1)).read(DIRECTOR, "job-obsolete").all_coins()[DIRECTOR] == 25


def all_read(table: Table, first: dict[int, str]) -> Table:
    """These read first, in this order; then the others, cards that change no class."""
    rest = [card for card in CARDS_OF_NO_CHANGE if card not in first.values()]
    for seat, card in first.items():
        table.read(seat, card)
    for seat in sorted(set(range(8)) - set(first)):
        table.read(seat, rest.pop(0))
    return table


def test_class_changes_wait_until_every_card_is_read():
    """Ruling 16: each takes the spare card of the new class, and keeps coins and tokens."""
    table = Table().at_midlife(levels=(4, 2, 4), coins=40)
    table.read(TEACHER, "job-obsolete")
    assert table.report["players"][TEACHER]["role"] == "secondary-school-teacher"
    for seat, card in zip((0, 1, 2, 4, 5, 6), CARDS_OF_NO_CHANGE[:6], strict=True):
        table.read(seat, card)
    assert table.report["players"][TEACHER]["role"] == "secondary-school-teacher"
    teacher = table.read(7, CARDS_OF_NO_CHANGE[6]).report["players"][TEACHER]
    assert (teacher["role"], teacher["class"], teacher["coins"], teacher["income"]) == ("waiter", "working", [40, 40], 5)


def test_the_first_to_read_gets_the_spare_and_the_other_keeps_their_role():
    """Ruling 16: in reading order; each keeps their own if that spare is gone."""
    table = all_read(Table().at_midlife(levels=(4, 2, 4), coins=40), {3: "daughter-degree", 2: "job-obsolete"})
    assert [table.report["players"][seat]["role"] for seat in (2, 3)] == ["engineer", "waiter"]
    assert any(isinstance(fact, SpareGone) and fact.seat == 2 for fact in table.facts)
    table = all_read(Table().at_midlife(levels=(4, 2, 4), coins=40), {2: "job-obsolete", 3: "daughter-degree"})
    assert [table.report["players"][seat]["role"] for seat in (2, 3)] == ["waiter", "secondary-school-teacher"]


def test_a_card_handed_in_does_not_become_a_spare():
    """Ruling 16: seat 0 goes down and takes the Nurse; seat 2 wants to go up, and only the Landlord is there for one."""
    table = Table().at_midlife(levels=(4, 4, 4), coins=40)
    table = all_read(table, {2: "job-obsolete", 3: "civil-service-exam"})
    assert [table.report["players"][seat]["role"] for seat in (2, 3)] == ["landlord", "secondary-school-teacher"]
    down = all_read(Table().at_midlife(levels=(4, 2, 4), coins=40), {0: "job-obsolete", 1: "daughter-degree"})
    assert [down.report["players"][seat]["role"] for seat in (0, 1)] == ["nurse", "surgeon"]


@pytest.mark.parametrize(("level", "coins", "reserve"), [(2, 28, 0), (3, 22, 4), (5, 22, 4)])
def test_the_inheritance_waits_for_round_5s_budget(level, coins, reserve):
    """Ruling 18: its 4 coins go into round 5's budget, before the split."""
    table = Table().at_midlife(levels=(4, 3, level)).read(0, "inheritance")
    assert (table.all_coins()[0], table.report["reserve"]) == (coins, reserve)
    for seat in range(1, 8):
        table.read(seat, CARDS_OF_NO_CHANGE[seat])
    table.put(coins=50, levels=(2, 2, 2), tension=4).to_budget("A").spend(health=3, education=2, shield=1)
    assert (table.last_row["budget"], table.report["reserve"]) == (16 + reserve, 0)


@pytest.mark.parametrize("code_of", [("seat", {"seat": 8}), ("seat", {"seat": -1}), ("range", {"seat": 0}), ("range", {"card": "mother"}),
                                     ("range", {"card": "lottery"}), ("range", {"handed_over": -1}), ("range", {"handed_over": 11}),
                                     ("seat", {"seat": 8, "card": "lottery", "handed_over": -1}), ("contradiction", {"handed_over": 9})])
def test_a_reading_that_cannot_have_been(code_of):
    """RECORD §The report: a seat that is not there; a card drawn or a seat read already; more handed over than is asked."""
    code, keys = code_of
    table = Table().at_midlife().read(0, "mother")
    assert table.code("midlife_card", **({"seat": 1, "card": "eviction"} | keys)) == code


def test_a_refused_reading_tells_what_is_left():
    """RECORD §The report: `message` names what was possible."""
    table = Table().at_midlife().read(0, "mother")
    unknown = table.refusal("midlife_card", seat=1, card="lottery")
    assert unknown.possible == tuple(card for card in CARDS if card != "mother")
    assert table.refusal("midlife_card", seat=1, card="mother").card == "mother"
    assert table.refusal("midlife_card", seat=0, card="eviction").seat == 0
    more = table.refusal("midlife_card", seat=1, card="eviction", handed_over=11)
    assert (more.seat, more.handed_over, more.asked) == (1, 11, 10)
    below = table.refusal("midlife_card", seat=1, card="serious-illness", handed_over=-1)
    assert (below.value, below.low) == (-1, 0)


def test_saying_something_where_a_card_asks_nothing():
    """RECORD §Entries: saying it where nothing is asked of that seat is refused."""
    table = Table().at_midlife(levels=(4, 3, 3))
    for card in ("serious-illness", "eviction", "inheritance", "job-obsolete", "nothing-happens"):
        assert table.code("midlife_card", seat=0, card=card, handed_over=0) == "range"


@pytest.mark.parametrize(("card", "cause", "tokens"), [("eviction", "midlife_exclusion", 1), ("nothing-happens", "country_card", 0)])
def test_the_state_can_fail_by_a_card_and_nothing_follows(card, cause, tokens):
    """Ruling 2: no further card, no class change."""
    table = Table().at_midlife(levels=(1, 1, 2), coins=3, tension=9).read(0, card)
    report = table.report
    assert (report["outcome"], report["tension_changes"][-1]["cause"], report["players"][0]["tokens"]) == ("failed_state", cause, tokens)
    assert [table.last_row[key] for key in ("round", "tax", "revenue", "excluded", "budget", "ranking", "received")] == [4] + [None] * 6
    assert table.code("midlife_card", seat=1, card="mother") == "over"


def test_no_class_changes_if_the_last_card_fails_the_state():
    """Ruling 2: nothing after that moment happens."""
    table = Table().at_midlife(levels=(4, 2, 2), coins=40).read(3, "job-obsolete")
    rest = [card for card in CARDS_OF_NO_CHANGE if card != "eviction"]
    for seat in (0, 1, 2, 4, 5, 6):
        table.read(seat, rest.pop(0))
    table.put(tension=8, coins={7: 0}).read(7, "eviction")
    assert (table.report["outcome"], table.report["players"][3]["role"]) == ("failed_state", "secondary-school-teacher")


def test_the_fact_of_a_card_tells_what_it_asked_unless_that_hangs_on_a_secret():
    """STYLE: a new kind stays secret until it is named; what a balance decides is not on the card."""
    table = Table().at_midlife()
    asked = [next(fact.asked for fact in table.read(seat, card).facts if isinstance(fact, CardHappened))
             for seat, card in enumerate(("eviction", "mother", "serious-illness", "inheritance"))]
    assert asked == [10, None, None, 0]
