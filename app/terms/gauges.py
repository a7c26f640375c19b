"""The scales on the board: Tension from 0 to 10, and the level of a service from 1 to 5."""

TENSION_LOW, TENSION_HIGH = 0, 10
LEVEL_LOW, LEVEL_HIGH = 1, 5


def tension_moved(tension: int, by: int) -> int:
    """Tension after a change; it stops at either end of the scale (ruling 1).

    >>> tension_moved(9, 3), tension_moved(0, -1)
    (10, 0)
    """
    return max(TENSION_LOW, min(TENSION_HIGH, tension + by))


def is_level(level: int) -> bool:
    """Whether a service can stand at this level."""
    return LEVEL_LOW <= level <= LEVEL_HIGH


def level_dropped(level: int) -> int:
    """The level one step down, never below the lowest (ruling 9)."""
    return max(LEVEL_LOW, level - 1)
