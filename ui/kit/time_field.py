"""A small field for a time in two parts: minutes and seconds, or hours and minutes."""

import re

from ui.kit.free_field import FreeField

_PARTS = re.compile(r"(\d{1,2})\s*(?:[:.,hH]\s*(\d{1,2})?|)|(\d{1,2})(\d{2})")


def two_parts(text: str) -> tuple[int, int] | None:
    """What was typed as two numbers, the second below 60; None where it is no time. The sign between them may be left out.

    >>> two_parts("11:25"), two_parts("1125"), two_parts("2"), two_parts("11h"), two_parts("1:75")
    ((11, 25), (11, 25), (2, 0), (11, 0), None)
    """
    found = _PARTS.fullmatch(text.strip())
    if found is None or not text.isascii():
        return None
    first, second = int(found[1] or found[3]), int(found[2] or found[4] or 0)
    return (first, second) if second < 60 else None


class TimeField(FreeField):
    """A time of day, or a length of time."""

    LONGEST = 7

    @property
    def parts(self) -> tuple[int, int] | None:
        """The time that stands there, or None."""
        return two_parts(self.text())

    def show_parts(self, first: int, second: int) -> None:
        """Fill it in."""
        self.setText(f"{first}:{second:02}")
