"""The stage: which step of the last entry the wall shows. Pure; the wall's modes and the clock will join it here."""

from msgspec import Struct


class Stage(Struct, frozen=True):
    """The step that the class sees, from 0, of so many."""

    step: int = 0
    steps: int = 1

    def moved(self, by: int) -> "Stage":
        """So many steps on (or back, if negative); it stops at either end.

        >>> Stage(0, 3).moved(5).step
        2
        """
        return Stage(max(0, min(self.steps - 1, self.step + by)), self.steps)


def begun(steps: int) -> Stage:
    """The stage when an entry has been made: its first step."""
    return Stage(0, steps)


def ended(steps: int) -> Stage:
    """The stage when an entry has been undone: the last step of the one before, which the class has seen."""
    return Stage(steps - 1, steps)
