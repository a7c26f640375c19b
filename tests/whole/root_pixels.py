"""What really stands on a screen: the pixels of the X server's root window, read by a process that knows nothing of the program.

Run as `python -m tests.whole.root_pixels`; each line of its input is a place to watch (x y width height of the desk's monitor), an empty
one is none, and when the input ends it tells as JSON how often it looked and how often a colour of the wall was there.
"""

import json
import sys
from itertools import pairwise
from select import select
from statistics import median
from time import monotonic, sleep

from tests.packaging.scripts import script

PAPER, WELL = "#fd01fe", "#01fdfe"  # two colours that only the wall of these tests paints
STRIDE = 54  # px between the rows that are read: no wall is as low as that
THUMBNAIL = (900, 130)  # px: below this height, or left of this width, the desk shows no picture of the wall
PAUSE = 0.002  # s between two looks


class Root(script("root_window").Root):
    """The root window of an X server, and the wall of these tests on it."""

    def has_wall(self, x, y, width, height) -> bool:
        """Whether any row of a monitor shows a colour of the wall, the desk's own small picture of it aside."""
        wide, low = THUMBNAIL
        return any(
            _is_wall(self.row(x, y + at, width if at >= low else min(wide, width))) for at in range(STRIDE // 4, height, STRIDE)
        )

    def is_filled(self, x, y, width, height) -> bool:
        """Whether the wall fills this place to its corners."""
        inside = ((x + 1, y + 1), (x + 1, y + height - 2), (x + width - 2, y + 1), (x + width - 2, y + height - 2))
        return all(self.colour(*point) in {PAPER, WELL} for point in inside)


def _is_wall(row: bytes) -> bool:
    return any(bytes.fromhex(colour[5:7] + colour[3:5] + colour[1:3]) in row for colour in (PAPER, WELL))


def main():
    """Look until the input ends."""
    root, place, looks, frames = Root(), None, [], []
    while True:
        if select([sys.stdin], [], [], 0)[0]:
            line = sys.stdin.readline()
            if not line:
                break
            place = [int(word) for word in line.split()] or None
            print("watching", flush=True)
        if place is not None:
            begun = monotonic()
            if root.has_wall(*place):
                frames.append(begun)
            looks.append(begun)
        sleep(PAUSE)
    gaps = sorted(1000 * (later - earlier) for earlier, later in pairwise(looks))
    print(json.dumps({
        "looks": len(looks), "frames": len(frames), "usual_ms": round(median(gaps), 1),
        "late": sum(gap > 20 for gap in gaps), "longest_ms": round(gaps[-1], 1),
    }))


if __name__ == "__main__":
    main()
