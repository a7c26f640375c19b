"""The stage: which step of the last entry the wall shows, and in which mode. Pure.

Each scene of an entry is revealed in steps. Where the class stood is remembered by the number of entries, so that undo brings it back.
"""

from enum import StrEnum
from itertools import accumulate

from msgspec import Struct, structs


class Mode(StrEnum):
    """What the wall does: follow the game, keep its picture, show black, show the title card."""

    LIVE = "live"
    FROZEN = "frozen"
    BLACK = "black"
    CARD = "card"


class Reveals(StrEnum):
    """How results come: step by step at a key, step by step by themselves, or all at once."""

    STEPS = "steps"
    RUN = "run"
    OFF = "off"


class Stage(Struct, frozen=True):
    """The step that the class sees, from 0; `lengths` are the steps of each scene, at least one scene of at least one step."""

    lengths: tuple[int, ...] = (1,)
    at: int = 0

    @property
    def steps(self) -> int:
        """How many steps there are in all."""
        return sum(self.lengths)

    @property
    def ends(self) -> tuple[int, ...]:
        """The last step of each scene: there the whole scene is seen."""
        return tuple(end - 1 for end in accumulate(self.lengths))

    @property
    def is_whole(self) -> bool:
        """Whether everything of this scene is seen."""
        return self.at in self.ends

    def moved(self, by: int) -> "Stage":
        """So many steps on (or back, if negative); it stops at either end.

        >>> Stage((3,)).moved(5).at
        2
        """
        return structs.replace(self, at=max(0, min(self.steps - 1, self.at + by)))

    def skipped(self) -> "Stage":
        """At the last step of this scene."""
        return structs.replace(self, at=next(end for end in self.ends if end >= self.at))

    def turned(self, by: int) -> "Stage":
        """So many whole scenes on (or back); from the middle of one, on is its end and back the end of the one before.

        >>> Stage((3, 2), 2).turned(1).at, Stage((3, 2), 3).turned(-1).at
        (4, 2)
        """
        ahead = [end for end in self.ends if end > self.at] if by > 0 else [end for end in reversed(self.ends) if end < self.at]
        return structs.replace(self, at=ahead[min(abs(by), len(ahead)) - 1]) if by and ahead else self.skipped()


def begun(lengths: tuple[int, ...]) -> Stage:
    """The stage when an entry has been made: its first step."""
    return Stage(lengths)


def ended(lengths: tuple[int, ...]) -> Stage:
    """The stage when an entry has been undone: the last step of the one before, which the class has seen."""
    return Stage(lengths, sum(lengths) - 1)


class Modes(Struct, frozen=True):
    """The wall's mode: a cover of black or the title card lies over a picture that follows the game, or is kept."""

    is_frozen: bool = False
    cover: Mode | None = None

    @property
    def mode(self) -> Mode:
        """What the class sees."""
        return self.cover or (Mode.FROZEN if self.is_frozen else Mode.LIVE)

    def toggled(self, mode: Mode) -> "Modes":
        """The key of a mode was pressed: on, or off again; what was kept under a cover is kept still.

        >>> Modes(is_frozen=True).toggled(Mode.BLACK).toggled(Mode.BLACK).mode.value
        'frozen'
        """
        if mode is Mode.LIVE:
            return Modes()
        if mode is Mode.FROZEN:
            return Modes(is_frozen=self.cover is not None or not self.is_frozen)
        return structs.replace(self, cover=None if self.cover is mode else mode)
