"""The pixels that really stand on an X screen: of the root window, read by a process that knows nothing of the program."""

import ctypes

EVERY_PLANE, Z_PIXMAP = 0xFFFFFFFF, 2


class _Image(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")), ("data", ctypes.c_void_p),
        *((name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line", "bits_per_pixel")),
    ]


class Root:
    """The root window of an X server: of the one with this name, or of the one that the environment names."""

    def __init__(self, display: str | None = None) -> None:
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

    def row(self, x: int, y: int, width: int) -> bytes:
        """A row of pixels, four bytes each: blue, green, red, and one that may be anything."""
        image = self._x.XGetImage(self._display, self._root, x, y, width, 1, EVERY_PLANE, Z_PIXMAP)
        read = ctypes.string_at(image.contents.data, 4 * width)
        self._x.XDestroyImage(image)
        return read

    def colour(self, x: int, y: int) -> str:
        """One pixel, as "#rrggbb"."""
        blue, green, red, _ = self.row(x, y, 1)
        return f"#{red:02x}{green:02x}{blue:02x}"
