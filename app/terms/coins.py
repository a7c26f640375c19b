"""Coins: how many an envelope could hold, as far as the bank can know."""

from msgspec import Struct


class CoinRange(Struct, frozen=True, gc=False):
    """Every number of coins an envelope could hold, both ends included; never empty, never below 0.

    >>> CoinRange(4, 6).plus(3)
    CoinRange(low=7, high=9)
    """

    low: int
    high: int

    @property
    def is_certain(self) -> bool:
        """Whether only one number is left."""
        return self.low == self.high

    def plus(self, coins: int) -> "CoinRange":
        """The range after the same number of coins was added to every possibility."""
        return CoinRange(self.low + coins, self.high + coins)

    def covers(self, coins: int) -> bool:
        """Whether even the poorest possibility can pay this much."""
        return self.low >= coins

    def may_cover(self, coins: int) -> bool:
        """Whether the richest possibility can pay this much."""
        return self.high >= coins

    def has(self, coins: int) -> bool:
        """Whether this number of coins is one of the possibilities."""
        return self.low <= coins <= self.high


def exactly(coins: int) -> CoinRange:
    """The range of an envelope that has been counted."""
    return CoinRange(coins, coins)
