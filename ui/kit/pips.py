"""Five pips for a level: the outline is always there, so that a level is a count and not a colour."""

from math import floor

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.painting import slab, thin
from ui.kit.scales import LEVELS
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import Theme


def pips(p: QPainter, r: QRectF, level: int, colour: str, theme: Theme, u: float, *, gained: int = 0, lost: int = 0) -> None:
    """Paint a level, 0 to 5, into r; the pip that was gained or lost bears an arrow."""
    for n, box in enumerate(pip_places(r, u), 1):
        full = n <= level
        slab(p, box, colour if full else theme.paper, u, edge=theme.ink if full else theme.line, width=thin(p, 0.32 * u) / u, radius=0.7)
        inner = box.adjusted(box.width() * 0.2, box.height() * 0.16, -box.width() * 0.2, -box.height() * 0.16)
        if n == gained:
            draw_sign(p, inner, SignKind.RISE, theme, colour=theme.cut if theme.is_light else theme.plate_ink)
        elif n == lost:
            draw_sign(p, inner, SignKind.FALL, theme)


def pip_places(r: QRectF, u: float) -> list[QRectF]:
    """Where the pips stand that are painted into r."""
    gap = 0.8 * u
    wide = min((r.width() - (LEVELS - 1) * gap) / LEVELS, 4.9 * u)
    tall = min(r.height(), wide * 1.05, 4.4 * u)
    edge = 0.15 * u
    top = r.center().y() - tall / 2
    return [_snapped(QRectF(r.left() + n * (wide + gap), top, wide, tall).adjusted(edge, edge, -edge, -edge)) for n in range(LEVELS)]


def _snapped(r: QRectF) -> QRectF:
    """With its edges in the middle of pixels, so that even a thin outline covers a whole one and keeps its contrast."""
    left, top, right, bottom = (floor(edge) + 0.5 for edge in (r.left(), r.top(), r.right(), r.bottom()))
    return QRectF(left, top, right - left, bottom - top)
