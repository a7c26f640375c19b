"""How large the wall's letters must be for the last row: by the angle at which they are seen, or by what somebody there can read.

It knows no room: distances and heights are what the teacher tells, in metres.
"""

from math import inf, radians, tan
from typing import NamedTuple

from ui.kit.theme import WALL

SCALES = (1.0, 1.1, 1.2)  # of the wall's smaller letters
MARGINS = (0.0, 0.02, 0.04, 0.06, 0.08, 0.1)  # of the picture's height, left free on every side
CAPITAL = 0.668  # of a letter height as the wall counts it: an H of our typeface
LEAST_ANGLE = 16 / 60  # degrees
RESERVE = 2.0  # how much larger than what can just be made out letters must be to be read at ease
ROWS = tuple(WALL.least * scale / RESERVE for scale in (2.0, 1.5, *reversed(SCALES)))  # u: the letters of the test card, row by row


class Fit(NamedTuple):
    """How the wall is fitted to its projector: text scale, free edge, and how much of the picture's height its 100 u take."""

    scale: float = 1.0
    margin: float = 0.0
    share: float = 1.0


def scale_by_angle(distance: float, height: float, share: float = 1.0) -> float:
    """The text scale at which the least letters of the wall are seen at an angle of 16 minutes of arc; distance and height in metres.

    ISO 9241-3 and its successor 9241-303 ask for capitals of 16 minutes of arc or more, 20 to 22 where much is read. That is three times
    the letter of 5 minutes that an eye of 20/20 just makes out. `share` is how much of the picture's height 100 u take.
    """
    seen = CAPITAL * WALL.least / 100 * share * height
    return tan(radians(LEAST_ANGLE)) * distance / seen


def scale_by_row(row: int) -> float:
    """The text scale for somebody who can read this row of the test card, 1 the largest, and no smaller one; 0: none, so none will do."""
    return RESERVE * ROWS[row - 1] / WALL.least if row else inf


def fitting(scale: float) -> float | None:
    """The least of the text scales that is enough; None where even the greatest is too small.

    >>> fitting(0.7), fitting(1.04), fitting(1.2), fitting(1.21)
    (1.0, 1.1, 1.2, None)
    """
    return next((each for each in SCALES if each + 1e-6 >= scale), None)


def farthest(height: float, share: float = 1.0) -> float:
    """From how far a picture of this height can be read with the greatest letters, in metres."""
    return SCALES[-1] / scale_by_angle(1.0, height, share)


def least_height(distance: float, share: float = 1.0) -> float:
    """How high the picture must be to be read from this distance with the greatest letters, in metres."""
    return scale_by_angle(distance, 1.0, share) / SCALES[-1]
