"""The 3-2-1 split as arithmetic (000 §The 3-2-1 split)."""

from app.terms.services import PerService, ServiceName


def shares(coins: int, each: tuple[int, int, int]) -> tuple[int, int, int]:
    """What the passes give to the first, the second and the third, until the coins run out.

    >>> shares(26, (3, 2, 1))
    (14, 8, 4)
    """
    passes, left = divmod(coins, sum(each))
    first = passes * each[0] + min(left, each[0])
    second = passes * each[1] + min(max(left - each[0], 0), each[1])
    return first, second, coins - first - second


def received(ranking: tuple[ServiceName, ...], given: tuple[int, int, int], full: frozenset[ServiceName]) -> PerService[int]:
    """What each fund receives once the full services have passed their share on to the next in the ranking (ruling 7)."""
    funds = PerService(0, 0, 0)
    for at, coins in enumerate(given):
        takers = (ranking[(at + step) % len(ranking)] for step in range(len(ranking)))
        taker = next((name for name in takers if name not in full), ranking[at])
        funds = funds.with_(taker, funds.of(taker) + coins)
    return funds


def rises(level: int, fund: int, price: int, highest: int) -> tuple[int, int]:
    """Level and fund after every level that the fund can pay for (ruling 8).

    >>> rises(1, 17, 10, 5)
    (2, 7)
    """
    bought = min(fund // price, highest - level)
    return level + bought, fund - bought * price
