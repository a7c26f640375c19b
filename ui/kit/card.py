"""A Midlife card as cardboard: a band for what it measures, its title, its tiers; the tier that counts is the one that is raised."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.kit.hearing import Role
from ui.kit.painting import Painted, height_of, said, slab, width_of
from ui.kit.pips import pips
from ui.kit.signs import SignKind, colour_of, draw_sign
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, mixed

Tier = tuple[str, str]  # the levels that it is for, and what it does


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card says; one sign is a service's, several are the country's."""

    title: str
    measures: str
    tiers: tuple[Tier, ...]
    active: int | None
    signs: tuple[SignKind, ...]
    level: int | None


BLANK = CardFace("", "", (), None, (), None)


class CardView(Painted):
    """One card, readable from the last row at the wall's u, and at the desk with a smaller one."""

    heard_as = Role.Graphic
    BAND, TITLE = 11.5, 12.0  # u: band, room for the title
    QUIET, RAISED = (1.0, 1.4), (1.7, 2.4)  # how tall a tier and the one that counts are beside each other: in one line, and wrapped
    face = BLANK

    def show_card(
        self, title: str, measures: str, tiers: Sequence[Tier], active: int | None, *, signs: Sequence[SignKind], level: int | None = None,
    ) -> None:
        """Tiers from the lowest up, the index of the one that counts; the level (1 to 5) that a service card measures."""
        self.face = CardFace(title, measures, tuple(tiers), active, tuple(signs), level)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(tiers[active]) if active is not None else measures)
        self.update()

    def paint(self, p: QPainter) -> None:
        if not self.face.title:
            return
        t, u = self.theme, self.u
        r = QRectF(self.rect()).adjusted(0.6 * u, 0.6 * u, -1.4 * u, -1.6 * u)
        slab(p, r.translated(0.7 * u, 0.9 * u), t.shade, u, radius=RADIUS_CARDBOARD)
        slab(p, r, t.card, u, edge=t.ink, width=0.4, radius=RADIUS_CARDBOARD)
        self._band(p, r)
        title = QRectF(r.left() + 4 * u, r.top() + self.BAND * u + u, r.width() - 8 * u, self.TITLE * u)
        said(p, title, self.face.title, self.letter(WALL.heading), t.ink, bold=True, wrap=True, least=WALL.least * u)
        self._tiers(p, r)

    @property
    def _colour(self) -> str:
        """A service's own colour; the country's is ink."""
        return colour_of(self.theme, self.face.signs[0]) if len(self.face.signs) == 1 else self.theme.ink

    def _band(self, p: QPainter, r: QRectF) -> None:
        t, u = self.theme, self.u
        whole, top = QPainterPath(), QPainterPath()
        whole.addRoundedRect(r, RADIUS_CARDBOARD * u, RADIUS_CARDBOARD * u)
        top.addRect(QRectF(r.left(), r.top(), r.width(), self.BAND * u))
        p.setPen(QPen(QColor(t.ink), 0.4 * u))
        p.setBrush(QColor(self._colour))
        p.drawPath(whole.intersected(top))
        left = self._badges(p, r)
        right = r.right() - 2.5 * u
        if self.face.level is not None:
            right = self._level(p, r)
        letters = t.on_service if len(self.face.signs) == 1 else t.paper
        words = QRectF(left, r.top() + 0.8 * u, right - left - 1.5 * u, (self.BAND - 1.6) * u)
        said(p, words, self.face.measures, self.letter(4.5), letters, bold=True, wrap=True, least=WALL.least * u)

    def _badges(self, p: QPainter, r: QRectF) -> float:
        """The signs on light discs; returns where the band's words begin."""
        u, side = self.u, 8.3
        step = (side - 1.2) * u
        for n, sign in enumerate(self.face.signs):
            badge = QRectF(r.left() + 2.6 * u + n * step, r.top() + 1.6 * u, side * u, side * u)
            p.setPen(QPen(QColor(self._colour), 0.4 * u) if n else Qt.PenStyle.NoPen)
            p.setBrush(QColor(self.theme.card))
            p.drawEllipse(badge)
            draw_sign(p, badge.adjusted(1.5 * u, 1.5 * u, -1.5 * u, -1.5 * u), sign, self.theme)
        return r.left() + 4.5 * u + side * u * min(1, len(self.face.signs)) + step * max(0, len(self.face.signs) - 1)

    def _level(self, p: QPainter, r: QRectF) -> float:
        """The pips at the right of the band; returns where they begin."""
        u = self.u
        box = QRectF(r.right() - 27 * u, r.top() + 2.3 * u, 24.5 * u, 6.9 * u)
        slab(p, box, self.theme.card, u, radius=1.2)
        pips(p, box.adjusted(1.5 * u, 0.9 * u, -1.5 * u, -0.9 * u), self.face.level or 0, self._colour, self.theme, u)
        return box.left()

    def _tiers(self, p: QPainter, r: QRectF) -> None:
        u = self.u
        y = r.top() + 25 * u
        wide = r.width() - 4.8 * u
        span_width = min(max([21.4 * u, *(width_of(span, self.letter(4)) + 4 * u for span, _ in self.face.tiers)]), wide * 0.45)
        shares = [self._share(n, wide, span_width) for n in range(len(self.face.tiers))]
        each = (r.bottom() - 2.4 * u - y) / max(1, sum(shares))
        for n, (tier, share) in enumerate(zip(self.face.tiers, shares, strict=True)):
            row = QRectF(r.left() + 2.4 * u, y, wide, each * share)
            y += each * share
            if n == self.face.active:
                self._raised(p, row, tier)
            else:
                self._quiet(p, row, tier, span_width)

    def _share(self, n: int, wide: float, span_width: float) -> float:
        """How tall a tier is, beside the others: what needs two lines gets more room than what needs one."""
        effect, u = self.face.tiers[n][1], self.u
        if n == self.face.active:
            return self.RAISED[_is_wrapped(effect, self.letter(5), wide - 4.6 * u, bold=True)]
        return self.QUIET[_is_wrapped(effect, self.letter(4), wide - span_width - 4.6 * u)]

    def _raised(self, p: QPainter, row: QRectF, tier: Tier) -> None:
        t, u = self.theme, self.u
        slab(p, row.adjusted(0, 0.3 * u, 0, -0.3 * u), mixed(self._colour, t.card, 0.90), u, edge=t.ink, width=STROKE_BOLD, radius=1.4)
        words = row.adjusted(2.6 * u, 1.1 * u, -2 * u, -0.9 * u)
        span = QRectF(words.left(), words.top(), words.width(), 5.6 * u)
        said(p, span, tier[0], self.letter(4), t.ink, bold=True, least=WALL.least * u)
        effect = words.adjusted(0, 5.2 * u, 0, 0)
        said(p, effect, tier[1], self.letter(5), t.ink, bold=True, wrap=True, least=WALL.least * u)

    def _quiet(self, p: QPainter, row: QRectF, tier: Tier, span_width: float) -> None:
        t, u = self.theme, self.u
        span = QRectF(row.left() + 2.6 * u, row.top(), span_width - 2 * u, row.height())
        said(p, span, tier[0], self.letter(4), t.muted, least=WALL.least * u)
        effect = row.adjusted(2.6 * u + span_width, 0, -2 * u, 0)
        said(p, effect, tier[1], self.letter(4), t.muted, wrap=True, least=WALL.least * u)


def _is_wrapped(text: str, px: float, wide: float, *, bold: bool = False) -> bool:
    """Whether a text needs more than one line."""
    return height_of(text, px, wide, bold=bold) > 2 * px
