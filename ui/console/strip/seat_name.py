"""A name beside a small field: as high as all the names in the row, in two lines where it takes them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from ui.kit.labels import Elided
from ui.kit.painting import HINTS, STEP, height_of, said, width_of

LEAST = 11 / 13  # of its voice's height that a name keeps, so that a longer one beside it has room


class SeatName(Elided):
    """It is as large as the longest name of the row allows, and ends in an ellipsis where even that is too large for it."""

    LEAST = 0

    def __init__(self) -> None:
        super().__init__(voice="caption")
        self._row: tuple[str, ...] = ()
        self._room = 0.0

    def show_row(self, names: tuple[str, ...], at: int) -> None:
        """Say one of these names."""
        self._row = names
        self.show_text(names[at])

    def show_room(self, room: float) -> None:
        """Take the width that each name of the row has at least, in px of the screen."""
        self._room = room
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        r = QRectF(self.rect())
        px = together(self._row, QRectF(0, 0, self._room, r.height()), self._px())
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            said(p, r, self.text(), px, self._colour(), at=self.alignment(), wrap=True, least=px)


def together(names: tuple[str, ...], r: QRectF, most: float) -> float:
    """One height in px for names that each have a place as large as this one: the greatest at which all are read whole."""
    px, least = float(most), most * LEAST
    while px > least and not all(_is_whole(name, r, px) for name in names):
        px -= STEP
    return max(px, least)


def _is_whole(name: str, r: QRectF, px: float) -> bool:
    return height_of(name, px, r.width()) <= r.height() + 1 and all(width_of(word, px) <= r.width() for word in name.split())
