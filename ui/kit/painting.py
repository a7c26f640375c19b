"""Painting: the one way in which letters and slabs reach a screen, and the widget that paints itself from a theme and a unit.

No other module of the kit draws a text, so that a test can hear every text that is really painted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.theme import RADIUS_WALL, STROKE_WALL, WALL, Theme, style_sheet, type_face, whole
from ui.kit.zooming import ZOOM, fit_zoom, unzoomed_in

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
TOP_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

MINUS = "\N{MINUS SIGN}"
SHORT = 5  # letters: a text this short shrinks as a number does, and is never elided
STEP = 0.5  # px by which a text shrinks until it fits
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
WRAPPED = Qt.TextFlag.TextWordWrap
UNCUT = int(Qt.TextFlag.TextDontClip)  # a line box higher than its place must not cost a letter its foot


@dataclass(frozen=True, slots=True)
class PaintedText:
    """One text as it reached the screen, its rectangle in the widget's pixels, its height in px; `whole` is what it was before eliding.

    `ink` is where its letters are within the rectangle, as near as the typeface tells.
    """

    text: str
    rect: QRectF
    px: float
    colour: str
    widget: QWidget | None
    whole: str
    ink: QRectF


painted_text_listeners: list[Callable[[PaintedText], None]] = []


def heard(text: str, rect: QRectF, px: float, colour: str, widget: QWidget | None, uncut: str, ink: QRectF | None = None) -> None:
    """Tell the listeners of one painted text; costs nothing while there are none."""
    if painted_text_listeners:
        painted = PaintedText(text, QRectF(rect), px, colour, widget, uncut, QRectF(ink or rect))
        for listener in painted_text_listeners:
            listener(painted)


@lru_cache(maxsize=512)
def metrics(px: float, bold: bool = False) -> QFontMetricsF:
    """The measures of our letters at a height in px."""
    return QFontMetricsF(type_face(px, bold))


@lru_cache(maxsize=4096)
def _advance(text: str, px: float, bold: bool) -> float:
    return metrics(px, bold).horizontalAdvance(text)


def width_of(text: str, px: float, *, bold: bool = False) -> float:
    """The width of a text in one line, in px."""
    return _advance(text, whole(px), bold)


@lru_cache(maxsize=1024)
def _wrapped_height(text: str, px: float, width: float, bold: bool) -> float:
    return metrics(px, bold).boundingRect(QRectF(0, 0, width, 1e5), int(TOP_LEFT) | int(WRAPPED), text).height()


def height_of(text: str, px: float, width: float, *, bold: bool = False) -> float:
    """The height of a text wrapped into a width, in px."""
    return _wrapped_height(text, whole(px), round(width, 1), bold)


def is_number(text: str) -> bool:
    """Whether a text must never lose a letter: figures with their signs, or any text of five letters or fewer."""
    return len(text) <= SHORT or all(not letter.isalpha() for letter in text)


def said(
    p: QPainter, r: QRectF, text: str, px: float, colour: str, *,
    bold: bool = False, at: Qt.AlignmentFlag = LEFT, wrap: bool = False, least: float | None = None,
) -> float:
    """Write a text into r: it shrinks towards `least` px, then ends in an ellipsis; returns the width used, in px.

    A number is never elided: it shrinks until it fits. A wrapped text shrinks until all its lines and its longest word fit.
    """
    if not text:
        return 0.0
    if wrap:
        px, shown = _wrapped(text, round(r.width(), 1), round(r.height(), 1), px, least or px, bold)
    else:
        px, shown = _fitted(text, round(r.width(), 1), px, least, bold)
    p.setFont(type_face(px, bold))
    p.setPen(QColor(colour))
    flags = int(at) | UNCUT | (int(WRAPPED) if wrap else 0)
    p.drawText(r, flags, shown)
    if painted_text_listeners:
        device = p.device()
        widget = device if isinstance(device, QWidget) else None
        ink = _inked(shown, r, px, bold, flags)
        if isinstance(widget, OwnPixels):
            r, ink, px = widget.shown(r), widget.shown(ink), whole(px) * widget.zoom
        heard(shown, r, whole(px), colour, widget, text, ink)
    return width_of(shown, px, bold=bold)


def _inked(text: str, r: QRectF, px: float, bold: bool, flags: int) -> QRectF:
    """Where letters stand that are drawn into r: from the highest to the lowest of them in one line, from line to line in several."""
    face = metrics(whole(px), bold)
    lines, tight = face.boundingRect(r, flags, text), face.tightBoundingRect(text)
    if lines.height() > 1.5 * face.height():
        return lines.adjusted(0, (face.ascent() - face.capHeight()) / 2, 0, 0)
    return QRectF(lines.left() + tight.left(), lines.top() + face.ascent() + tight.top(), tight.width(), tight.height())


@lru_cache(maxsize=2048)
def _fitted(text: str, room: float, px: float, least: float | None, bold: bool) -> tuple[float, str]:
    """The height at which one line fits, and what is left of it there."""
    never_cut = is_number(text)
    floor = 1.0 if never_cut else px if least is None else least
    while px > floor and width_of(text, px, bold=bold) > room + 0.05:  # the room was rounded
        px = max(floor, px - STEP)
    if never_cut:
        return px, text
    return px, metrics(whole(px), bold).elidedText(text, Qt.TextElideMode.ElideRight, room + 0.05)


@lru_cache(maxsize=1024)
def _wrapped(text: str, wide: float, high: float, px: float, least: float, bold: bool) -> tuple[float, str]:
    """The height at which the lines fit, and as many words as fit at the least height."""
    words = text.split()
    while px > least and not _fits(words, wide, high, px, bold):
        px = max(least, px - STEP)
    if _fits(words, wide, high, px, bold):
        return px, text
    return px, _trimmed(words, wide, high, px, bold)


def _fits(words: list[str], wide: float, high: float, px: float, bold: bool) -> bool:
    if height_of(" ".join(words), px, wide, bold=bold) > high + 1:
        return False
    return all(width_of(word, px, bold=bold) <= wide + 1 for word in words)


def _trimmed(words: list[str], wide: float, high: float, px: float, bold: bool) -> str:
    """Words wider than the room end in an ellipsis each; then whole words leave from the end."""
    face = metrics(whole(px), bold)

    def cut(word: str) -> str:
        return face.elidedText(word, Qt.TextElideMode.ElideRight, wide - 1)  # else the ellipsis may take a line of its own

    def ended(kept: list[str]) -> list[str]:
        return [*kept[:-1], kept[-1] if kept[-1].endswith("\u2026") else cut(f"{kept[-1]}\u2026")]

    kept = [cut(word) for word in words]
    if _fits(kept, wide, high, px, bold):
        return " ".join(kept)
    while len(kept) > 1 and not _fits(ended(kept), wide, high, px, bold):
        kept.pop()
    return " ".join(ended(kept))


def figure(number: int) -> str:
    """A number as people write it, with a true minus below 0."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A change as people write it: +3, −1 (a true minus), 0."""
    return f"+{number}" if number > 0 else figure(number)


def slab(
    p: QPainter, r: QRectF, fill: str, u: float, *, edge: str | None = None, width: float = STROKE_WALL, radius: float = RADIUS_WALL,
) -> None:
    """A flat rounded surface; stroke and radius in u."""
    p.setPen(QPen(QColor(edge), width * u) if edge else Qt.PenStyle.NoPen)
    p.setBrush(QColor(fill))
    p.drawRoundedRect(r, radius * u, radius * u)


class OwnPixels:
    """Whoever paints in the px of the design, whatever the theme's zoom makes of them: widths, heights and places are told in these.

    Hints of its size are the layout's business, and so in px of the screen: `grown` makes them.
    """

    theme: Theme
    is_zoomed = True  # False where it only frames others, which are zoomed themselves

    @property
    def zoom(self) -> float:
        """How many px of the screen one of its own takes."""
        return self.theme.zoom if self.is_zoomed else 1.0

    def width(self) -> int:
        """Its width, in its own px."""
        return round(super().width() / self.zoom)

    def height(self) -> int:
        """Its height, in its own px."""
        return round(super().height() / self.zoom)

    def rect(self) -> QRect:
        """All of it, in its own px."""
        return QRect(0, 0, self.width(), self.height())

    def grown(self, width: float, height: float) -> QSize:
        """A size in its own px, in the screen's."""
        return QSize(round(width * self.zoom), round(height * self.zoom))

    def own(self, place: QPointF) -> QPointF:
        """Where a mouse or a finger is, in its own px."""
        return place / self.zoom

    def shown(self, place: QRectF) -> QRectF:
        """A place in its own px, in the screen's."""
        return QRectF(place.topLeft() * self.zoom, place.size() * self.zoom)

    def seen(self) -> QRectF:
        """The part of it that is on the screen, in its own px."""
        seen = QRectF(self.visibleRegion().boundingRect())
        return QRectF(seen.topLeft() / self.zoom, seen.size() / self.zoom)

    def ready(self, p: QPainter) -> None:
        """Let a painter draw smoothly, and in its own px."""
        p.setRenderHints(HINTS)
        if self.zoom != 1:
            p.scale(self.zoom, self.zoom)


def thin(p: QPainter, width: float) -> float:
    """The width of an outline in px, enough to cover a whole pixel of the screen: a pixel that it covers in part loses its contrast.

    Where pixels of ours and of the screen do not meet (125, 150 %), nobody knows where an outline falls, and it takes two of them.
    """
    ratio = p.deviceTransform().m11()
    return max(width, 1.0 if ratio == round(ratio) else 2 / ratio)


class Painted(OwnPixels, QWidget):
    """A widget that paints itself from a theme and a unit u in px: a percent of the wall, or a constant of the desk."""

    def __init__(self, theme: Theme, *, u: float = 10.8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.u, self.scale = theme, u, 1.0

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        was, self.theme = self.theme, theme
        if was.zoom != theme.zoom:
            self.updateGeometry()
        self.update()

    def show_unit(self, u: float, scale: float = 1.0) -> None:
        """Paint at another size: u in px, and the text scale (1.0 to 1.2)."""
        self.u, self.scale = u, scale
        self.update()

    def letter(self, size: float) -> float:
        """A letter height given in u, in px, enlarged by the text scale where that applies."""
        return size * self.u * (self.scale if size <= WALL.scaled_to else 1.0)

    def box(self, x: float, y: float, w: float, h: float) -> QRectF:
        """A rectangle given in u, in px."""
        u = self.u
        return QRectF(x * u, y * u, w * u, h * u)

    def paint(self, p: QPainter) -> None:
        """What a kind of widget looks like: each writes its own."""
        raise NotImplementedError(type(self).__name__)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        # A painter that outlives an exception here ends the process (segmentation fault): always `with`.
        with QPainter(self) as p:
            self.ready(p)
            self.paint(p)


@runtime_checkable
class Themed(Protocol):
    """Whatever changes its own colours when told."""

    def show_theme(self, theme: Theme) -> None:
        """Take other colours."""


def dress(root: QWidget, theme: Theme, scale: float = 1.0) -> None:
    """Give a window and everything in it this theme; call it again to change it. What is marked as the wall's keeps its size."""
    root.setStyleSheet(style_sheet(theme, scale))
    show_theme_in(root, theme)
    if theme.zoom != 1 or root.property(ZOOM) is not None:
        fit_zoom(root, theme.zoom)


def show_theme_in(root: QWidget, theme: Theme) -> None:
    """Tell a widget and everything in it, for what stands in a window that wears this theme already, or will."""
    plain = unzoomed_in(root) if theme.zoom != 1 else frozenset()
    for widget in (root, *cast("list[QWidget]", root.findChildren(QWidget))):
        if isinstance(widget, Themed):
            widget.show_theme(theme.plain if widget in plain else theme)
