"""Games beside each other: the real one, and up to three in which one thing was otherwise."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.terms.saying import Saying, Says
from app.terms.services import SERVICES
from app.views.debrief import MOST_OTHERS, Beside, WhatIfView
from ui.kit.painting import CENTRE, LEFT, Painted, figure, said
from ui.kit.scales import ROUNDS, TENSION_HIGH
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK, Theme, hairline
from ui.text.words import Words

GAMES = 1 + MOST_OTHERS
NAMES = 128  # px of the column with what stands in the rows
WHAT, ENDED = 56, 36  # px: heights of the upper rows
CURVE, LINE = (44, 74), (18, 26)  # px: the least and the greatest heights of the others
OTHER_ROWS = 2  # levels, and the head above everybody


class GamesTable(Painted):
    """One column for each game. The real line of Tension is repeated, quiet, behind each other one."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.words = words
        self._view: WhatIfView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_view(self, view: WhatIfView) -> None:
        """These games."""
        self._view = view
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(860, WHAT + ENDED + CURVE[1] + 10 * LINE[1])

    def minimumSizeHint(self) -> QSize:
        return self.grown(600, WHAT + ENDED + CURVE[0] + 10 * LINE[0])

    def column_place(self, at: int) -> tuple[float, float]:
        """Where a game's column begins, and its width, in px; 0 is the real one."""
        wide = (self.width() - NAMES) / GAMES
        return NAMES + at * wide, wide

    @property
    def games(self) -> tuple[Beside, ...]:
        """What stands in the columns."""
        return () if self._view is None else (self._view.real, *(other.game for other in self._view.others))

    def paint(self, p: QPainter) -> None:
        if self._view is None:
            return
        self._rules(p)
        self._names(p)
        for at, game in enumerate(self.games):
            self._what(p, at)
            self._game(p, at, game)
        self._free(p)

    # the rows

    @property
    def _rows(self) -> int:
        return OTHER_ROWS + (len(self._view.players) if self._view is not None else 0)

    @property
    def _curve_high(self) -> float:
        least, most = CURVE
        return max(least, min(most, self.height() - WHAT - ENDED - self._rows * LINE[1]))

    @property
    def _line(self) -> float:
        least, most = LINE
        return max(least, min(most, (self.height() - WHAT - ENDED - self._curve_high) / self._rows))

    def _tops(self) -> tuple[float, ...]:
        """Where each row begins, and the last ends: what, ended, curve, Tension, levels, then everybody."""
        below = WHAT + ENDED + self._curve_high
        return (0.0, WHAT, WHAT + ENDED, below, *(below + self._line * number for number in range(1, self._rows + 1)))

    def _rules(self, p: QPainter) -> None:
        p.setPen(QPen(QColor(hairline(self.theme)), 1))
        for top in self._tops()[1:-1]:
            p.drawLine(QPointF(0, top), QPointF(self.width(), top))

    def _names(self, p: QPainter) -> None:
        t, tops, words = self.theme, self._tops(), self.words
        for number, head in enumerate((Says.TRY_AT_END, Says.TENSION, Says.TRY_LEVELS, Says.TRY_SCORES), start=1):
            place = QRectF(8, tops[number], NAMES - 16, tops[number + 1] - tops[number])
            said(p, place, words.say(head), DESK.body, t.muted, at=LEFT, least=DESK.caption)
        if self._view is not None:
            for at, name in enumerate(self._view.players):
                place = QRectF(8, tops[5 + at], NAMES - 16, self._line)
                said(p, place, words.say(name), DESK.body, t.ink, at=LEFT, least=DESK.body)

    # the columns

    def _what(self, p: QPainter, at: int) -> None:
        left, wide = self.column_place(at)
        what: Saying | Says = Says.TRY_REAL if at == 0 or self._view is None else self._view.others[at - 1].what
        text = self.words.say(what) if at == 0 else f"{at}. {self.words.say(what)}"
        said(p, QRectF(left + 6, 0, wide - 12, WHAT), text, DESK.body, self.theme.ink, bold=True, at=LEFT, wrap=True, least=DESK.caption)

    def _game(self, p: QPainter, at: int, game: Beside) -> None:
        left, wide = self.column_place(at)
        tops, line = self._tops(), self._line
        ended = QRectF(left + 6, WHAT, wide - 12, ENDED)
        said(p, ended, self.words.say(game.ended), DESK.body, self.theme.ink, at=LEFT, wrap=True, least=DESK.caption)
        self._curve(p, QRectF(left + 6, tops[2] + 7, wide - 44, self._curve_high - 14), game, is_real=at == 0)
        tension = "" if game.tension is None else figure(game.tension)
        said(p, QRectF(left + wide - 38, tops[2], 32, self._curve_high), tension, DESK.now, self.theme.ink, bold=True, at=CENTRE)
        self._levels(p, QRectF(left + 6, tops[3], wide - 12, line), game)
        for seat in range(len(game.tokens)):
            self._seat(p, QRectF(left + 6, tops[5 + seat], wide - 12, line), game, seat)

    def _curve(self, p: QPainter, place: QRectF, game: Beside, *, is_real: bool) -> None:
        p.setPen(QPen(QColor(self.theme.line), 1, Qt.PenStyle.SolidLine))
        p.drawLine(place.topLeft(), place.topRight())
        p.drawLine(place.bottomLeft(), place.bottomRight())
        if not is_real and self._view is not None:
            self._path(p, place, self._view.real.tensions, QPen(QColor(self.theme.line), 2, Qt.PenStyle.DashLine))
        self._path(p, place, game.tensions, QPen(QColor(self.theme.ink), 2.6))
        if game.tensions:
            p.setBrush(QColor(self.theme.ink))
            p.drawEllipse(_point(place, len(game.tensions) - 1, game.tensions[-1]), 3.4, 3.4)

    def _path(self, p: QPainter, place: QRectF, tensions: tuple[int, ...], pen: QPen) -> None:
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPolyline(QPolygonF([_point(place, at, tension) for at, tension in enumerate(tensions)]))

    def _levels(self, p: QPainter, place: QRectF, game: Beside) -> None:
        side = min(18.0, place.height() - 6)
        step = min(side + 32, place.width() / len(SERVICES))
        for at, name in enumerate(SERVICES):
            left = place.left() + at * step
            draw_sign(p, QRectF(left, place.center().y() - side / 2, side, side), SignKind(name), self.theme)
            text = QRectF(left + side + min(6, step - side - 12), place.top(), 20, place.height())
            said(p, text, figure(game.levels.of(name)), DESK.body, self.theme.ink, bold=True, at=LEFT)

    def _seat(self, p: QPainter, place: QRectF, game: Beside, seat: int) -> None:
        score = "" if game.scores is None else figure(game.scores[seat])
        said(p, QRectF(place.left(), place.top(), 34, place.height()), score, DESK.body, self.theme.ink, bold=True, at=LEFT)
        side = min(16.0, place.height() - 5)
        for number in range(game.tokens[seat]):
            left = place.left() + 40 + number * (side + 3)
            if left + side <= place.right():
                draw_sign(p, QRectF(left, place.center().y() - side / 2, side, side), SignKind.EXCLUSION, self.theme)

    def _free(self, p: QPainter) -> None:
        """Where the next one will stand."""
        at = len(self.games)
        if at < GAMES:
            left, wide = self.column_place(at)
            place = QRectF(left + 6, 0, wide - 12, WHAT)
            said(p, place, self.words.say(Says.TRY_FREE), DESK.caption, self.theme.muted, at=LEFT, wrap=True, least=11)


def _point(place: QRectF, at: int, tension: int) -> QPointF:
    return QPointF(place.left() + place.width() * at / ROUNDS, place.bottom() - place.height() * tension / TENSION_HIGH)
