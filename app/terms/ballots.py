"""Ballots: tokens counted from the bag."""

from collections.abc import Mapping
from enum import StrEnum


class Tax(StrEnum):
    """The four options of the tax vote."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


TAXES = tuple(Tax)


def leading(votes: Mapping[Tax, int]) -> tuple[Tax, ...]:
    """The options with the most votes, in A to D order; none where nobody voted.

    >>> leading({Tax.A: 3, Tax.C: 3, Tax.D: 1})
    (<Tax.A: 'A'>, <Tax.C: 'C'>)
    """
    most = max(votes.values(), default=0)
    return tuple(tax for tax in TAXES if most and votes.get(tax, 0) == most)
