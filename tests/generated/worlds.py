"""Every way in which the pact can have been paid: knowledge by brute force.

Nothing is propagated here: a way that disagrees with what was said at the table is struck off the list, and the rest is what is possible.
"""

from collections.abc import Callable
from functools import cache
from itertools import product

KEPT = range(4)


@cache
def ways_to_keep(players: int, total: int | None) -> tuple[tuple[int, ...], ...]:
    """What each seat can have kept of its 3 coins, if all together kept so many (None: not counted yet)."""
    return tuple(way for way in product(KEPT, repeat=players) if total is None or sum(way) == total)


class Worlds:
    """The ways that are left, and what everyone saw go into (or out of) each envelope since.

    Of a seat in `bare` nobody saw how much it handed over when it handed over everything: its balance no longer hangs on the way.
    """

    def __init__(self, ways, seen, bare=frozenset()):
        self.ways, self.seen, self.bare = ways, seen, bare
        self._kept = None

    def kept(self, seat: int) -> set[int]:
        """All that a seat can have kept of its pact coins."""
        if self._kept is None:
            self._kept = [set(column) for column in zip(*self.ways, strict=True)]
        return self._kept[seat]

    def balances(self, seat: int) -> set[int]:
        """All that a seat can have now."""
        return {self.seen[seat]} if seat in self.bare else {kept + self.seen[seat] for kept in self.kept(seat)}

    def plus(self, seat: int, coins: int) -> "Worlds":
        seen = [*self.seen]
        seen[seat] += coins
        changed = Worlds(self.ways, seen, self.bare)
        changed._kept = self._kept
        return changed

    def emptied(self, seat: int) -> "Worlds":
        changed = self.plus(seat, -self.seen[seat])
        changed.bare = self.bare | {seat}
        return changed

    def where(self, seat: int, fits: Callable[[int], bool]) -> "Worlds | None":
        """What is left once it is known that a seat's balance fits; None if no way is left."""
        possible = self.balances(seat)
        fitting = {balance for balance in possible if fits(balance)}
        if fitting == possible:
            return self
        if not fitting:
            return None
        kept = {balance - self.seen[seat] for balance in fitting}
        return Worlds([way for way in self.ways if way[seat] in kept], self.seen, self.bare)


def unpaid(players: int) -> Worlds:
    """Before the pact is counted."""
    return Worlds(ways_to_keep(players, None), [0] * players)


def penniless(players: int) -> Worlds:
    """Without a pact nobody starts with money."""
    return Worlds([(0,) * players], [0] * players)
