"""The clock of a debate: a countdown that goes on into over-time. Pure: what time it is comes in as steady seconds.

Steady seconds never jump back and count on while the computer sleeps. A clock that nobody looked at for a while does not guess whether
the class talked meanwhile: it stands where it was seen last, and somebody is asked.
"""

from math import ceil

from msgspec import Struct, structs

DEBATE = 120.0  # s (000 §Debate: two minutes)
MOMENT = 0.001  # s: what sums of fractions may be off by, a thousand times over
STALL = 5.0  # s without a look after which the computer slept rather than stalled
SHORTEST, LONGEST = 15, 900  # s: a debate that can be set
STEP = 30  # s: what one key adds or takes


class Reading(Struct, frozen=True):
    """What a screen shows: whole seconds left (in over-time those beyond), and whether it runs."""

    seconds: int
    is_over: bool
    is_running: bool

    @property
    def text(self) -> str:
        """Minutes and seconds, over-time with a plus.

        >>> Reading(95, is_over=False, is_running=True).text, Reading(7, is_over=True, is_running=True).text
        ('1:35', '+0:07')
        """
        return f"{'+' if self.is_over else ''}{self.seconds // 60}:{self.seconds % 60:02}"


class Clock(Struct, frozen=True):
    """So many seconds of debate, of which so many were left when it was last set; `since` is that moment while it runs, or None."""

    length: float
    left: float
    since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self.since is not None

    def left_at(self, now: float) -> float:
        """Seconds left, below 0 in over-time."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def started(self, now: float) -> "Clock":
        """Running from now on."""
        return structs.replace(self, left=self.left_at(now), since=now)

    def paused(self, now: float) -> "Clock":
        """Standing at what is left now, in over-time, too."""
        return structs.replace(self, left=self.left_at(now), since=None)

    def added(self, seconds: float, now: float) -> "Clock":
        """With so many seconds more (or less), running or not; what it takes from a clock that has time left ends at 0:00."""
        left = self.left_at(now)
        return structs.replace(self, left=max(left + seconds, min(0.0, left)), since=None if self.since is None else now)

    def reading(self, now: float) -> Reading:
        """What a screen shows: 0:00 is shown for the first second of over-time."""
        left = self.left_at(now)
        if left > 0:
            return Reading(ceil(left - MOMENT), is_over=False, is_running=self.is_running)
        return Reading(int(-left), is_over=left <= -1, is_running=self.is_running)


def clock_of(length: float) -> Clock:
    """A clock that stands at its whole length, in seconds."""
    return Clock(length, length)


def is_asleep(seen: float, now: float) -> bool:
    """Whether the computer slept between two looks at a clock that is looked at several times a second."""
    return now - seen > STALL
