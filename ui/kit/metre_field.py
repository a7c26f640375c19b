"""A small field for a length in metres, with a point or a comma."""

import re

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from ui.kit.free_field import FreeField

_LENGTH = re.compile(r"(\d{1,2})(?:[.,](\d{0,2}))?\s*m?")


def metres(text: str) -> float | None:
    """What was typed as metres, to the centimetre; None where it is no length.

    >>> metres("7,5"), metres("8"), metres("1.85 m"), metres("12."), metres("far")
    (7.5, 8.0, 1.85, 12.0, None)
    """
    found = _LENGTH.fullmatch(text.strip())
    return float(f"{found[1]}.{found[2] or 0}") if found and text.isascii() else None


class MetreField(FreeField):
    """A length between two bounds, in metres."""

    def __init__(self, least: float, most: float, *, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.least, self.most = least, most

    @property
    def length(self) -> float | None:
        """The length that stands there, in metres, or None where there is none within the bounds."""
        length = metres(self.text())
        return length if length is not None and self.least <= length <= self.most else None


def written(length: float, language: str) -> str:
    """A length with one decimal, as it is written in a language."""
    return QLocale(language).toString(length, "f", 1)
