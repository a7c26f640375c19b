"""A class at tables of 6 to 8."""

from itertools import combinations_with_replacement

import pytest

from app.terms.class_tables import MOST_PUPILS, ClassTables, class_tables, makes_tables

NONE_MAKE = {9, 10, 11, 17}


def by_force(pupils):
    """Every way to seat so many at up to ten tables."""
    return [seats for tables in range(1, 11) for seats in combinations_with_replacement((8, 7, 6), tables) if sum(seats) == pupils]


@pytest.mark.parametrize("pupils", range(MOST_PUPILS + 1))
def test_a_class_splits_as_trying_every_way_says(pupils):
    """Issue 6, 1: tables of 6 to 8; 9, 10, 11 and 17 cannot, and fewer than 6 make none."""
    ways = by_force(pupils)
    assert makes_tables(pupils) is bool(ways)
    assert bool(ways) is (pupils >= 6 and pupils not in NONE_MAKE)
    split = class_tables(pupils)
    if pupils < 6:
        assert split is None
    elif ways:
        assert split.pairs == 0
        assert split.seats in ways
        assert len(split.seats) == min(map(len, ways))
        assert max(split.seats) - min(split.seats) <= 1


@pytest.mark.parametrize(("pupils", "pairs", "seats"), [(9, 1, (8,)), (10, 2, (8,)), (11, 3, (8,)), (17, 1, (8, 8))])
def test_pairs_make_a_number_fit(pupils, pairs, seats):
    """Issue 6, 1: pairs can share a seat; no fewer pairs would do."""
    assert class_tables(pupils) == ClassTables(seats, pairs)
    assert not any(by_force(pupils - fewer) for fewer in range(pairs))
    assert 2 * pairs <= pupils


def test_as_many_as_a_set_up_takes_fit_at_eight_tables():
    """Bounded: what can be typed can be seen."""
    assert class_tables(MOST_PUPILS) == ClassTables((8,) * 8)
