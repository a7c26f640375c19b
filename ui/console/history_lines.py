"""The lines of the history: painted, so that a whole game of them costs one widget."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.terms.calendar import CROSSROADS
from ui.kit.hearing import Role
from ui.kit.key_kinds import ENTER
from ui.kit.painting import CENTRE, Painted, height_of, said
from ui.kit.shapes import disc, token
from ui.kit.theme import DESK, FOCUS_EDGE, Theme, notice_ground
from ui.kit.zooming import SELF_SIZED


@dataclass(frozen=True, slots=True)
class Line:
    """What one line says, the round it belongs to (0: before the first), and whether it was undone and can come back."""

    round: int
    text: str
    is_undone: bool = False


class HistoryLines(Painted):
    """Newest first; one line can be picked by arrow keys and opened by Enter, or both at once by mouse or finger. -1 is none.

    The line that is open in a repair stays marked.
    """

    heard_as = Role.List
    opened = Signal()
    moved = Signal(QRectF)

    BADGE, PAD, INDENT = 20, 3, 30  # px

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.lines: tuple[Line, ...] = ()
        self.at, self.open_at = -1, -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(SELF_SIZED, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[Line], open_at: int = -1) -> None:
        """These lines, and none picked; `open_at` is the one that is being repaired."""
        self.lines, self.at, self.open_at = tuple(lines), -1, open_at
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self._fit()

    def show_picked(self, at: int) -> None:
        """Mark a line, or none."""
        self.at = at
        self.setAccessibleDescription(self.lines[at].text if at >= 0 else "")
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(200, round(sum(self._heights())))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * self.zoom), self.sizeHint().height())

    def box_of(self, at: int) -> QRectF:
        """Where a line stands, in px."""
        heights = self._heights()
        return QRectF(0, sum(heights[:at]), self.width(), heights[at])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at in range(len(self.lines)):
            if self.box_of(at).contains(self.own(event.position())):
                self._pick(at)
                self.opened.emit()
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(event.key())
        if event.key() in ENTER and self.at >= 0:
            self.opened.emit()
        elif by is None or not self.lines:
            event.ignore()
        else:
            self._pick(max(0, min(len(self.lines) - 1, self.at + by)))

    def _pick(self, at: int) -> None:
        self.show_picked(at)
        self.moved.emit(self.shown(self.box_of(at)))

    def _fit(self) -> None:
        self.setFixedHeight(max(1, self.sizeHint().height()))
        self.update()

    def _heights(self) -> list[float]:
        wide = max(60, self.width() - self.INDENT - 8)
        return [max(self.BADGE, height_of(line.text, DESK.body, wide)) + 2 * self.PAD for line in self.lines]

    def paint(self, p: QPainter) -> None:
        seen, top = self.seen(), 0.0
        for at, (line, height) in enumerate(zip(self.lines, self._heights(), strict=True)):
            box = QRectF(0, top, self.width(), height)
            if box.intersects(seen):  # of a whole game, a few lines are in sight
                self._line(p, line, box, picked=at in {self.at, self.open_at}, is_open=at == self.open_at)
            top += height
        if self.hasFocus():
            p.setPen(QPen(QColor(self.theme.ink), FOCUS_EDGE))
            p.setBrush(Qt.BrushStyle.NoBrush)
            box = self.box_of(self.at) if self.at >= 0 else self.seen()
            p.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)

    def _line(self, p: QPainter, line: Line, box: QRectF, *, picked: bool, is_open: bool) -> None:
        if picked:
            p.fillRect(box, QColor(notice_ground(self.theme)))
        if is_open:
            p.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(self.theme.coin))
        if line.round:
            self._badge(p, line.round, QPointF(4 + self.BADGE / 2, box.top() + self.PAD + self.BADGE / 2))
        colour = self.theme.muted if line.is_undone else self.theme.ink
        said(p, box.adjusted(self.INDENT, 0, -8, 0), line.text, DESK.body, colour, bold=picked, wrap=True, least=DESK.caption)

    def _badge(self, p: QPainter, number: int, at: QPointF) -> None:
        half = self.BADGE / 2 - 1
        p.setPen(QPen(QColor(self.theme.line), 1.2))
        p.setBrush(QColor(self.theme.paper))
        square = QRectF(at.x() - half * 1.1, at.y() - half * 1.1, 2.2 * half, 2.2 * half)
        p.drawPath(token("D", square) if number == CROSSROADS else disc(at.x(), at.y(), half))
        said(p, QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), str(number), DESK.caption, self.theme.muted, at=CENTRE)
