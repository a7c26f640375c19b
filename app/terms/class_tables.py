"""A whole class at tables of 6 to 8: how it splits, and how many pairs must share a seat where a number makes no tables."""

from msgspec import Struct

from app.terms.people import FEWEST_PLAYERS, MOST_PLAYERS

MOST_PUPILS = 8 * MOST_PLAYERS  # that one set-up takes; the rule itself has no end


class ClassTables(Struct, frozen=True):
    """The seats of each table, the largest first, and the fewest pairs that share a seat so that it fits."""

    seats: tuple[int, ...]
    pairs: int = 0


def class_tables(pupils: int) -> ClassTables | None:
    """As few tables as possible, as even as possible, each with 6 to 8 seats; None for fewer than 6 pupils, who make no table.

    >>> class_tables(22), class_tables(17)
    (ClassTables(seats=(8, 7, 7), pairs=0), ClassTables(seats=(8, 8), pairs=1))
    """
    if pupils < FEWEST_PLAYERS:
        return None
    seats = next(seats for seats in range(pupils, 0, -1) if makes_tables(seats))
    tables = -(-seats // MOST_PLAYERS)
    least, larger = divmod(seats, tables)
    return ClassTables((least + 1,) * larger + (least,) * (tables - larger), pupils - seats)


def makes_tables(seats: int) -> bool:
    """Whether so many seats are full tables: every number from 6 on but 9, 10, 11 and 17.

    >>> [seats for seats in range(6, 100) if not makes_tables(seats)]
    [9, 10, 11, 17]
    """
    tables = -(-seats // MOST_PLAYERS)
    return tables > 0 and seats >= tables * FEWEST_PLAYERS
