"""File names: what a teacher typed, as a name that Windows, macOS and Linux all take."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, count

LONGEST = 64  # bytes: an encrypted home takes 143 in a name, and a table's title and a number may follow
_BARRED = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f]')
_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$", *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")}
_WITHOUT_SHAPE = {"Cf", "Cs"}


def safe(text: str) -> str:
    """The text as a part of a file name, 1 to 64 bytes; what it already takes for safe it leaves alone.

    >>> safe("4B: mesa 2/3"), safe("con"), safe("..")
    ('4B mesa 2 3', '_con', '_')
    """
    # in its composed form, and without signs that turn a name around or make two of one
    visible = "".join(sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign) not in _WITHOUT_SHAPE)
    # Windows drops blanks and dots at the end; a dot at the beginning hides the file elsewhere
    name = _shortened(" ".join(_BARRED.sub(" ", visible).split()).strip(" ."))
    # Windows opens its devices whatever stands after the first dot
    is_device = name.partition(".")[0].strip().lower() in _DEVICES
    return _shortened(f"_{name}") if is_device or not name else name


def numbered(stem: str) -> Iterator[str]:
    """The stem, then the stem with (2), (3) and so on, for as long as the names before are taken."""
    return chain([stem], (f"{stem} ({number})" for number in count(2)))


def _shortened(text: str) -> str:
    return text.encode()[:LONGEST].decode(errors="ignore").strip(" .")
