"""What the truth hands over, demand by demand."""

import pytest

from app.debrief.what_if.payments import Open, answer
from app.rules.demands import Demand
from app.terms.coins import CoinRange

PAY_DAY, STORM, MOTHER = Demand(0, 5, token=True), Demand(0, 3), Demand(0, 2, half=True)
ILLNESS, EXAM = Demand(0, everything=True, token=True), Demand(0, everything=True)


@pytest.mark.parametrize(("demand", "low", "high", "expected"), [
    (Demand(0), 0, 3, None),
    (PAY_DAY, 5, 8, None), (PAY_DAY, 4, 4, 4), (PAY_DAY, 0, 0, 0), (STORM, 2, 2, 2), (STORM, 3, 3, None),
    (MOTHER, 7, 7, 6), (MOTHER, 0, 0, 0), (MOTHER, 5, 6, 5),
    (ILLNESS, 4, 4, 4), (ILLNESS, 0, 0, 0), (ILLNESS, 1, 3, None), (EXAM, 0, 3, None), (EXAM, 6, 6, 6),
])
def test_what_is_certain_is_said_where_the_fold_would_not_know_it(demand, low, high, expected):
    """RULES §What the bank can know: paid in full needs no word, and what takes everything none where no token hangs on it."""
    assert answer(demand, CoinRange(low, high)) == expected


@pytest.mark.parametrize(("demand", "low", "high", "due"), [
    (PAY_DAY, 4, 5, 5), (PAY_DAY, 2, 4, 5), (STORM, 0, 3, 3), (MOTHER, 4, 6, None), (ILLNESS, 0, 1, None),
])
def test_what_is_not_certain_is_open(demand, low, high, due):
    """Issue "The debrief" §2: whether they could pay, or how much, or whether a token was taken."""
    found = answer(demand, CoinRange(low, high))
    assert found == Open(demand, CoinRange(low, high))
    assert found.due == due
