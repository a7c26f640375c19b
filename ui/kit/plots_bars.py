"""Bars side by side: pieces one after another from a base line, totals in one row or column, and each kind of piece named once."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ui.kit.painting import CENTRE, said, slab, width_of
from ui.kit.plots import Bar, Bars, Piece, Tone
from ui.kit.plots_items import draw_pairs
from ui.kit.plots_sheet import Sheet
from ui.kit.plots_tones import SAMPLE, draw_piece, draw_sample, has_room_for_sign
from ui.kit.theme import WALL

AXIS, NAME, VALUE, TOTAL, MARK = WALL.least, 4.0, 4.2, 5.6, 3.8  # u: letters
BOTH = 17.0  # u: a piece that has room for its sign and its number
MOST_COUNTED = 3  # bars whose pieces are counted, each a column of numbers; with more bars only totals are said


@dataclass(frozen=True, slots=True)
class Span:
    """One piece of one bar, between two values."""

    bar: int
    piece: Piece
    low: float
    high: float

    @property
    def middle(self) -> float:
        """Its middle value."""
        return (self.low + self.high) / 2


def spans(bars: tuple[Bar, ...]) -> list[Span]:
    """Every piece with the values between which it lies; those below 0 hang from the base line."""
    out = []
    for at, bar in enumerate(bars):
        up = down = 0.0
        for piece in bar.pieces:
            if piece.value >= 0:
                out.append(Span(at, piece, up, up + piece.value))
                up += piece.value
            else:
                out.append(Span(at, piece, down + piece.value, down))
                down += piece.value
    return out


class BarsDrawing:
    """What upright and lying bars share: the scale, the kinds of pieces, and how a piece is drawn."""

    def __init__(self, plot: Bars, sheet: Sheet) -> None:
        self.plot, self.sheet = plot, sheet
        self.spans = spans(plot.bars)
        self._signed: set[Tone] = set()  # of which a piece bears the sign
        self.low = min((span.low for span in self.spans), default=0.0)
        self.high = max([span.high for span in self.spans] + [1.0 if not self.low else 0.0])

    @cached_property
    def kinds(self) -> dict[str, Tone]:
        """The names of pieces with their tones, in the order in which they lie; not those that a bar or the measure says already."""
        said_already = {"", self.plot.measure, *(bar.name for bar in self.plot.bars)}
        return {piece.name: piece.tone for bar in self.plot.bars for piece in bar.pieces if piece.name not in said_already}

    @cached_property
    def says_values(self) -> bool:
        """Whether each piece's number is said: where there are few bars, and no total says the same."""
        alone = all(len(bar.pieces) <= 1 and bar.total for bar in self.plot.bars)
        return self.plot.pieces_count and len(self.plot.bars) <= MOST_COUNTED and not alone

    def surface(self, r: QRectF, piece: Piece, *, signed: bool) -> None:
        """One piece of a bar, with its sign or its pattern; nothing for a piece of nothing."""
        s = self.sheet
        if piece.value:
            if signed and has_room_for_sign(r, piece.tone, s.u):
                self._signed.add(piece.tone)
            draw_piece(s.p, r, piece.tone, s.theme, s.u, signed=signed)

    def value_plate(self, r: QRectF, text: str) -> None:
        """A number on its own ground, so that it can be read on any pattern."""
        s = self.sheet
        px = s.letter(VALUE)
        wide, high = width_of(text, px, bold=True) + 1.8 * s.u, px * 1.1
        plate = QRectF(r.center().x() - wide / 2, r.center().y() - high / 2, wide, high)
        slab(s.p, plate, s.theme.card, s.u, edge=s.theme.ink, width=0.2, radius=0.9)
        said(s.p, plate, text, px, s.theme.ink, bold=True, at=CENTRE)

    def base_line(self, one: QPointF, other: QPointF) -> None:
        """The line that bars stand on or hang from."""
        draw_pairs(self.sheet.p, [(one, other)], QPen(QColor(self.sheet.theme.ink), 0.5 * self.sheet.u))

    def sample(self, tone: Tone, left: float, middle: float) -> None:
        """What stands beside the name of a kind, once its pieces are drawn: the sign only where one of them bears it."""
        s = self.sheet
        place = QRectF(left, middle - SAMPLE * s.u / 2, SAMPLE * s.u, SAMPLE * s.u)
        draw_sample(s.p, place, tone, s.theme, s.u, signed=tone in self._signed)
