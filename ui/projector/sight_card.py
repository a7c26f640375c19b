"""The test card: rows of ever smaller letters to be read aloud from the last row, and the corners of what no projector may crop.

Nothing of the game is on it. Its letters are the one thing on the wall that is smaller than what can be read at ease: that is the test.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from app.terms.saying import Says
from ui.kit.legibility import ROWS
from ui.kit.painting import CENTRE, LEFT, Painted, said, slab
from ui.kit.shapes import round_pen
from ui.kit.theme import RADIUS_CARDBOARD, STROKE_BOLD, WALL, Theme, hairline
from ui.text.words import Words

LETTERS = ("H K V S  D R N Z", "C O H N  S K D V", "R Z D K  V H C N", "N S O R  K Z H D", "V D K C  Z R S N")  # Sloan's ten: alike in size
CORNER, HEAD, FOOT, WIDE, GAP = 7, 20, 16, 84, 26  # u: a corner, the room above and below the rows, theirs, and where their letters start


class SightCard(Painted):
    """Five numbered rows on a card, between four corners."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.words = words
        self.hide()

    def paint(self, p: QPainter) -> None:
        t, u, wide, high = self.theme, self.u, self.width() / self.u, self.height() / self.u
        p.fillRect(self.rect(), QColor(t.paper))
        self._corners(p)
        question, asked = self.words.say(Says.SIGHT_QUESTION), self.words.say(Says.SIGHT_CORNERS)
        said(p, self.box(10, 4, wide - 20, 12), question, WALL.heading * u, t.ink, bold=True, at=CENTRE, least=5.5 * u)
        said(p, self.box(10, high - 13, wide - 20, 8), asked, self.letter(WALL.body), t.muted, at=CENTRE, least=WALL.least * u)
        self._rows(p, self.box((wide - WIDE) / 2, HEAD, WIDE, high - HEAD - FOOT))

    def _corners(self, p: QPainter) -> None:
        edge, arm = STROKE_BOLD * self.u / 2, CORNER * self.u
        r = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        p.setPen(round_pen(self.theme.ink, STROKE_BOLD * self.u))
        for corner, x, y in ((r.topLeft(), 1, 1), (r.topRight(), -1, 1), (r.bottomLeft(), 1, -1), (r.bottomRight(), -1, -1)):
            p.drawPolyline(QPolygonF([corner + QPointF(0, y * arm), corner, corner + QPointF(x * arm, 0)]))

    def _rows(self, p: QPainter, r: QRectF) -> None:
        t, u, each = self.theme, self.u, r.height() / len(ROWS)
        slab(p, r, t.card, u, edge=t.ink, width=STROKE_BOLD, radius=RADIUS_CARDBOARD)
        for at, (size, letters) in enumerate(zip(ROWS, LETTERS, strict=True)):
            row = QRectF(r.left(), r.top() + at * each, r.width(), each)
            if at:
                p.setPen(round_pen(hairline(t), 0.2 * u))
                p.drawLine(row.topLeft() + QPointF(4 * u, 0), row.topRight() - QPointF(4 * u, 0))
            self._number(p, row, at + 1)
            said(p, row.adjusted(GAP * u, 0, -4 * u, 0), letters, size * u, t.ink, at=LEFT)

    def _number(self, p: QPainter, row: QRectF, number: int) -> None:
        t, u = self.theme, self.u
        disc = QRectF(row.left() + 8 * u, row.center().y() - 4.2 * u, 8.4 * u, 8.4 * u)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.ink))
        p.drawEllipse(disc)
        said(p, disc, str(number), 5.8 * u, t.paper, bold=True, at=CENTRE)
