"""A large choice that says in a second line what it means."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from ui.kit.big_choice import BigChoice
from ui.kit.painting import LEFT, TOP_LEFT, height_of, said
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK


class DetailedChoice(BigChoice):
    """Name and sign as on a BigChoice; the detail is muted and wraps."""

    EDGE, GAP, NAME_HIGH = 18.0, 14.0, 26.0  # px

    def show_detailed(self, name: str, detail: str, key: str, sign: SignKind, *, chosen: bool) -> None:
        """What it is called, what it means, the key that chooses it, and its sign."""
        self.detail = detail
        self.show_choice(name, key, sign, chosen=chosen)
        self.setAccessibleDescription(detail)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            self.ready(p)
            self._ground(p)
            self._words(p)
            self._cap(p)

    def _words(self, p: QPainter) -> None:
        high = self.height()
        if self.sign is not None:
            draw_sign(p, QRectF(self.EDGE, (high - self.SIDE) / 2, self.SIDE, self.SIDE), self.sign, self.theme)
        left = self.EDGE + self.SIDE + self.GAP
        wide = self.width() - left - self.CAP - 32
        both = self.NAME_HIGH + height_of(self.detail, DESK.body, wide)
        top = max(4.0, (high - both) / 2 - 1)  # the name's line has more air above its letters
        said(p, QRectF(left, top, wide, self.NAME_HIGH), self.name, DESK.title, self.theme.ink, bold=True, at=LEFT, least=DESK.body)
        detail = QRectF(left, top + self.NAME_HIGH, wide, high - top - self.NAME_HIGH - 4)
        said(p, detail, self.detail, DESK.body, self.theme.muted, at=TOP_LEFT, wrap=True, least=DESK.caption)
