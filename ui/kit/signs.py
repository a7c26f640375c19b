"""Signs painted in one manner: a filled silhouette, one light cut-out, one outline of the same weight.

A sign says nothing that its caller does not also say in words: its accessible name is the caller's.
"""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ui.kit import event_signs, game_signs
from ui.kit.hearing import Role
from ui.kit.painting import CENTRE, Painted, said
from ui.kit.shapes import OUTLINE, round_pen
from ui.kit.theme import Theme

PAINTERS: dict[str, Callable[[QPainter, QRectF, Theme, str], None]] = {**game_signs.PAINTERS, **event_signs.PAINTERS}


class SignKind(StrEnum):
    """Every sign there is; services, taxes and events have the names that the game gives them."""

    HEALTH = "health"
    EDUCATION = "education"
    SHIELD = "shield"
    TAX_A = "A"
    TAX_B = "B"
    TAX_C = "C"
    TAX_D = "D"
    COIN = "coin"
    PERSON = "person"
    EXCLUSION = "exclusion"
    FLAME = "flame"
    RISE = "rise"
    FALL = "fall"
    LAUREL = "laurel"
    TICK = "tick"
    TEMPLE = "temple"
    BOOM = "boom"
    FLU = "flu"
    CRISIS = "crisis"
    CROSSROADS = "crossroads"
    TECH = "tech"
    STORM = "storm"
    PEACE = "peace"
    LEGACY = "legacy"
    CLOCK = "clock"
    BAG = "bag"
    SCREEN = "screen"
    PACT = "pact"
    ENVELOPE = "envelope"


SERVICE_SIGNS = (SignKind.HEALTH, SignKind.EDUCATION, SignKind.SHIELD)
TAX_SIGNS = (SignKind.TAX_A, SignKind.TAX_B, SignKind.TAX_C, SignKind.TAX_D)
POINTED = 0.06  # of its side: how far the corners of hexagon and diamond stand out of a token's square


def draw_sign(p: QPainter, r: QRectF, kind: SignKind, theme: Theme, *, colour: str | None = None) -> None:
    """Paint a sign into r, in ink or, where it has one colour only, in another."""
    p.save()
    PAINTERS[kind](p, r, theme, colour or theme.ink)
    p.restore()


def draw_outline(p: QPainter, r: QRectF, kind: SignKind, theme: Theme) -> None:
    """The empty place of a token or of a service's sign: the same shape, only its line."""
    side = min(r.width(), r.height())
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(round_pen(theme.line, max(1.0, side * OUTLINE)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(game_signs.silhouette(kind, r))
    p.restore()
    if kind in TAX_SIGNS:
        said(p, r, kind.value, side * 0.5, theme.muted, bold=True, at=CENTRE)


class Sign(Painted):
    """One sign at a fixed size, for rows and tables."""

    heard_as = Role.Graphic
    def __init__(self, theme: Theme, kind: SignKind, side: int = 24, *, colour: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.kind, self._colour = kind, colour
        self.setFixedSize(side, side)

    def show_sign(self, kind: SignKind) -> None:
        """Become another sign of the same size."""
        self.kind = kind
        self.update()

    def paint(self, p: QPainter) -> None:
        inset = 1 + self.width() * (POINTED if self.kind in TAX_SIGNS else 0)
        draw_sign(p, QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self.kind, self.theme, colour=self._colour)


def colour_of(theme: Theme, kind: SignKind) -> str:
    """The colour that belongs to a service's or a tax's sign; ink for all others."""
    if kind in SERVICE_SIGNS:
        return theme.service(kind)
    return theme.tax(kind) if kind in TAX_SIGNS else QColor(theme.ink).name()
