"""Steady seconds: they never jump back, and they count on while the computer sleeps."""

import sys
import time


def steady() -> float:
    """Seconds since some moment, in fractions. Linux stops its monotonic clock in a sleep, and has another one that does not."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
