"""A list of lines: one is picked, each may be ticked, and lines may change places, by keys, mouse and finger."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.hearing import Role
from ui.kit.painting import LEFT, Painted, said
from ui.kit.theme import CHOSEN_EDGE, DESK, FOCUS_EDGE, TOUCH, Theme, hairline

LOW, EDGE, BOX = 20, 4, 16  # px: the least height of a line, what is left around all, and the side of a tick's box
DRAG = 6  # px that a finger trembles


@dataclass(frozen=True, slots=True)
class PickLine:
    """A text, whether it is ticked (None: there is nothing to tick), and whether it is said quietly."""

    text: str
    is_ticked: bool | None = None
    is_quiet: bool = False


class PickList(Painted):
    """It keeps nothing: it says what the user wants, and shows what it is given."""

    heard_as = Role.List
    picked = Signal(int)
    ticked = Signal(int)
    moved = Signal(int, int)  # the line at this place comes to that one

    def __init__(self, theme: Theme, *, movable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self._lines: tuple[PickLine, ...] = ()
        self._at, self._is_movable = -1, movable
        self._pressed: int | None = None
        self._from, self._to = QPointF(), -1  # where a drag began, and the place that it is over now
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: Sequence[PickLine], at: int) -> None:
        """Show these, of which the one at this place is picked; -1 is none."""
        self._lines, self._at = tuple(lines), at if 0 <= at < len(lines) else -1
        if self._at >= 0:
            self.setAccessibleDescription(self._lines[self._at].text)
        self.updateGeometry()
        self.update()

    @property
    def at(self) -> int:
        """The place of what is picked, or -1."""
        return self._at

    def sizeHint(self) -> QSize:
        return self.grown(200, round(len(self._lines) * 28 + 2 * EDGE))

    def minimumSizeHint(self) -> QSize:
        return self.grown(120, round(len(self._lines) * LOW + 2 * EDGE))

    # where things are

    @property
    def _high(self) -> float:
        return min(TOUCH, (self.height() - 2 * EDGE) / max(1, len(self._lines)))

    def line_place(self, at: int) -> QRectF:
        """Where a line stands, in px."""
        return QRectF(EDGE, EDGE + at * self._high, self.width() - 2 * EDGE, self._high)

    def _tick_place(self, at: int) -> QRectF:
        place = self.line_place(at)
        return QRectF(place.left() + 8, place.center().y() - BOX / 2, BOX, BOX)

    def line_at(self, y: float) -> int | None:
        """The line at a height in px; None above the first and below the last."""
        at = int((y - EDGE) // self._high) if y >= EDGE else -1
        return at if 0 <= at < len(self._lines) else None

    # what the user does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if way and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_picked(way)
        elif way:
            self._pick(self._at + way)
        elif event.key() == Qt.Key.Key_Home:
            self._pick(0)
        elif event.key() == Qt.Key.Key_Space and self._at >= 0:
            self._tick(self._at)
        else:
            event.ignore()

    def move_picked(self, by: int) -> None:
        """The picked line comes up or down, if it may."""
        if self._is_movable and self._at >= 0 and 0 <= self._at + by < len(self._lines):
            self.moved.emit(self._at, self._at + by)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._from, self._to = self.line_at(self.own(event.position()).y()), self.own(event.position()), -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not self._is_movable:
            return
        if self._to < 0 and abs(self.own(event.position()).y() - self._from.y()) < DRAG:
            return
        over = self.line_at(min(max(self.own(event.position()).y(), EDGE), EDGE + len(self._lines) * self._high - 1))
        self._to = self._pressed if over is None else over
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, to, self._pressed, self._to = self._pressed, self._to, None, -1
        self.update()
        if pressed is None:
            return
        if to >= 0:
            if to != pressed:
                self.moved.emit(pressed, to)
        elif self.line_at(self.own(event.position()).y()) == pressed:
            is_box = self.own(event.position()).x() < self._tick_place(pressed).right() + 8
            self._tick(pressed) if is_box and self._lines[pressed].is_ticked is not None else self._pick(pressed)

    def _pick(self, at: int) -> None:
        if 0 <= at < len(self._lines) and at != self._at:
            self.picked.emit(at)

    def _tick(self, at: int) -> None:
        if self._lines[at].is_ticked is not None:
            self.ticked.emit(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._at < 0:
            self._pick(0)

    # what is seen

    def paint(self, p: QPainter) -> None:
        for at, line in enumerate(self._lines):
            self._line(p, at, line)
        if self._to >= 0 and self._pressed is not None:
            self._target(p)
        if self.hasFocus():
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(self.theme.ink), FOCUS_EDGE))
            p.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    def _line(self, p: QPainter, at: int, line: PickLine) -> None:
        t, place, is_picked = self.theme, self.line_place(at), at == self._at
        if is_picked:
            p.setBrush(QColor(t.well))
            p.setPen(QPen(QColor(t.ink), CHOSEN_EDGE))
            p.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5)
        elif at and at - 1 != self._at:
            p.setPen(QPen(QColor(hairline(t)), 1))
            p.drawLine(place.topLeft() + QPointF(8, 0), place.topRight() - QPointF(8, 0))
        left = 10.0
        if line.is_ticked is not None:
            self._box(p, self._tick_place(at), is_ticked=line.is_ticked)
            left = BOX + 18.0
        colour = t.muted if line.is_quiet and not is_picked else t.ink
        said(p, place.adjusted(left, 0, -8, 0), line.text, DESK.body, colour, bold=is_picked, at=LEFT, least=DESK.caption)

    def _box(self, p: QPainter, place: QRectF, *, is_ticked: bool) -> None:
        t = self.theme
        p.setPen(QPen(QColor(t.ink), 1.6))
        p.setBrush(QColor(t.ink if is_ticked else t.card))
        p.drawRoundedRect(place, 3, 3)
        if is_ticked:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(t.paper), 2.2))
            x, y, side = place.left(), place.top(), place.width()
            p.drawPolyline(QPolygonF([QPointF(x + side * a, y + side * b) for a, b in ((0.22, 0.54), (0.42, 0.74), (0.8, 0.28))]))

    def _target(self, p: QPainter) -> None:
        """A bold line where what is dragged would come."""
        place = self.line_place(self._to)
        y = place.bottom() if self._to > (self._pressed or 0) else place.top()
        p.setPen(QPen(QColor(self.theme.ink), FOCUS_EDGE))
        p.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
