"""A small field for a length in metres, with a point or a comma."""

import re

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.kit.theme import TOUCH

_LENGTH = re.compile(r"(\d{1,2})(?:[.,](\d{0,2}))?\s*m?")


def metres(text: str) -> float | None:
    """What was typed as metres, to the centimetre; None where it is no length.

    >>> metres("7,5"), metres("8"), metres("1.85 m"), metres("12."), metres("far")
    (7.5, 8.0, 1.85, 12.0, None)
    """
    found = _LENGTH.fullmatch(text.strip())
    return float(f"{found[1]}.{found[2] or 0}") if found and text.isascii() else None


class MetreField(QLineEdit):
    """Anything can be typed; Enter is left to the page, and getting the focus selects everything."""

    WIDTH, LONGEST = 88, 8  # px, letters

    def __init__(self, least: float, most: float, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.least, self.most = least, most
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(self.WIDTH)
        self.setMinimumHeight(TOUCH)
        self.setMaxLength(self.LONGEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its words would be Qt's own, in Qt's language

    @property
    def length(self) -> float | None:
        """The length that stands there, in metres, or None where there is none within the bounds."""
        length = metres(self.text())
        return length if length is not None and self.least <= length <= self.most else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._select)  # a click would take the selection away again

    def _select(self) -> None:
        if self.hasFocus():
            self.selectAll()


def written(length: float, language: str) -> str:
    """A length with one decimal, as it is written in a language."""
    return QLocale(language).toString(length, "f", 1)
