"""What really stands on a screen: the pixels of the X server's root window, read by a process that knows nothing of the program.

Run as `python -m tests.whole.root_pixels`; each line of its input is a place to watch (x y width height of the desk's monitor), an empty
one is none, and when the input ends it tells as JSON how often it looked and how often a colour of the wall was there.
"""

import ctypes
import json
import sys
from itertools import pairwise
from select import select
from statistics import median
from time import monotonic, sleep

PAPER, WELL = "#fd01fe", "#01fdfe"  # two colours that only the wall of these tests paints
STRIDE = 54  # px between the rows that are read: no wall is as low as that
THUMBNAIL = (900, 130)  # px: below this height, or left of this width, the desk shows no picture of the wall
EVERY_PLANE, Z_PIXMAP = 0xFFFFFFFF, 2
PAUSE = 0.002  # s between two looks


class _Image(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")), ("data", ctypes.c_void_p),
        *((name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line", "bits_per_pixel")),
    ]


class Root:
    """The root window of the X server that the environment names."""

    def __init__(self, display=None):
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype, self._x.XOpenDisplay.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
        self._x.XDefaultRootWindow.restype, self._x.XDefaultRootWindow.argtypes = ctypes.c_ulong, [ctypes.c_void_p]
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._x.XGetImage.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, *(2 * [ctypes.c_int]), *(2 * [ctypes.c_uint]), ctypes.c_ulong, ctypes.c_int,
        ]
        self._x.XDestroyImage.argtypes = [ctypes.POINTER(_Image)]
        self._display = self._x.XOpenDisplay(display and display.encode())
        self._root = self._x.XDefaultRootWindow(self._display)

    def row(self, x, y, width) -> bytes:
        """A row of pixels, four bytes each."""
        image = self._x.XGetImage(self._display, self._root, x, y, width, 1, EVERY_PLANE, Z_PIXMAP)
        read = ctypes.string_at(image.contents.data, 4 * width)
        self._x.XDestroyImage(image)
        return read

    def colour(self, x, y) -> str:
        """One pixel."""
        blue, green, red, _ = self.row(x, y, 1)
        return f"#{red:02x}{green:02x}{blue:02x}"

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
