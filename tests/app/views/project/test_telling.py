"""Entries and facts as sayings for the desk: the lines that are easily told wrong."""

import pytest

from app import entries as e
from app.rules import facts as f
from app.rules.play import Played
from app.rules.state import Moment
from app.terms.saying import Says, say
from app.views.project.telling import correction_told, entry_told, followed
from tests.app.rules.table import SEATS, Table


def coins(n: int):
    return say(Says.COINS, n=n)


def signed(n: int):
    return say(Says.SIGNED, n=n)


def test_falling_out_of_the_lowest_class_without_the_coins_is_told_as_a_token():
    """Ruling 15: a token if short, although the card itself names none."""
    table = Table().at_midlife(levels=(1, 1, 1)).put(coins={SEATS["freelancer"]: 3}).read(SEATS["freelancer"], "job-obsolete", 3)
    told = followed(table.played[-1])
    assert say(Says.FOLLOWS_TOKEN, name="P7") in told
    assert say(Says.FOLLOWS_CARD_TAKES, name="P7", coins=coins(3)) in told
    cause = say(Says.CAUSE_MIDLIFE_EXCLUSION, name="P7")
    assert say(Says.FOLLOWS_TENSION, by=signed(2), to=6, cause=cause) in told


def test_a_card_that_takes_an_unknown_amount_says_everything():
    """RULES §What the bank can know: an amount that is not said leaves exactly 0."""
    table = Table("with-pact", 6, pact=9)
    for _ in range(3):
        table.put(tension=1).to_budget("B").spend(health=3, education=2, shield=1)
    table.enter("event").put(tension=1, levels=(1, 1, 1)).read(0, "serious-illness")
    assert say(Says.FOLLOWS_CARD_TAKES_ALL, name="P0") in followed(table.played[-1])
    assert entry_told(table.played[-1]) == say(Says.TOLD_CARD, name="P0", card=say(Says.CARD_SERIOUS_ILLNESS))


def test_a_card_is_told_with_what_moved():
    """SCREENS §The desk: what follows from a card."""
    table = Table().at_midlife(levels=(3, 3, 3)).read(SEATS["director"], "inheritance")
    assert entry_told(table.played[-1]) == say(Says.TOLD_CARD_AMOUNT, name="P0", card=say(Says.CARD_INHERITANCE), amount=signed(2))
    assert followed(table.played[-1]) == (
        say(Says.FOLLOWS_CARD_GIVES, name="P0", coins=coins(2)), say(Says.FOLLOWS_RESERVE, coins=coins(4)),
    )


def test_pay_day_names_those_who_were_short_once():
    """A token on a pay day is told with what was handed over, not a second time."""
    table = Table().enter("event").vote(D=1).put(coins={SEATS["assistant"]: 0, SEATS["freelancer"]: 0})
    table.put(coins={SEATS["surgeon"]: 30}).pay()
    told = followed(table.played[-1])
    short = [fact.seat for fact in table.facts if isinstance(fact, f.Paid) and fact.short]
    names = tuple(say(Says.VERBATIM, text=f"P{seat}") for seat in short)
    expected = say(Says.TOLD_PAY_DAY_SHORT, names=names) if short else say(Says.TOLD_PAY_DAY)
    assert entry_told(table.played[-1]) == expected
    assert sum(one.key is Says.FOLLOWS_HANDS_OVER for one in told) == len(short)
    assert not any(one.key is Says.FOLLOWS_TOKEN for one in told)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({"tension_by": -2}, say(Says.TOLD_CORRECTION_TENSION, amount=signed(-2))),
        ({"seat": 2, "coins_by": 3}, say(Says.TOLD_CORRECTION_COINS, name="P2", amount=signed(3))),
        ({"service": "shield", "level_by": 1}, say(Says.TOLD_CORRECTION_LEVEL, service=say(Says.SHIELD), amount=signed(1))),
        ({"service": "health", "fund_by": -4}, say(Says.TOLD_CORRECTION_FUND, service=say(Says.HEALTH), amount=signed(-4))),
    ],
)
def test_a_correction_is_told_in_one_line(keys, expected):
    """RECORD §Entries: one of four."""
    assert correction_told(Table().state, e.Corrected(**keys)) == expected


def test_an_answer_to_a_tie_without_an_answer_is_our_mistake():
    """STYLE: we are wrong → let it raise."""
    state = Table().state
    with pytest.raises(ValueError, match="TieBroken"):
        entry_told(Played(e.TieBroken("A"), (Moment(state, (f.SeatAsked(0, 4, ("A", "B")),)),)))
