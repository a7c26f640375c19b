"""A column to count votes into: by figure keys, arrows, plus and minus, mouse or finger."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.hearing import Role
from ui.kit.jumped_to import JumpedTo
from ui.kit.painting import CENTRE, MINUS, Painted, said
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import DESK, FOCUS_EDGE, RADIUS_DESK, RADIUS_FIELD, TOUCH, Theme, hairline

MORE_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Plus)
LESS_KEYS = (Qt.Key.Key_Down, Qt.Key.Key_Minus)


class VoteColumn(JumpedTo, Painted):
    """One option: its token, its name, the count between − and +, and the tokens as they lie on the table."""

    heard_as = Role.SpinBox
    changed = Signal(int)
    typed = Signal()

    STEPPER_TOP, STEPPER_HEIGHT, TOKEN = 66, 48, 30  # px

    def __init__(self, theme: Theme, kind: SignKind, *, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.kind, self.name, self.none_yet, self.key_letter = kind, "", "", ""
        self.count, self.most = 0, 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_votes(self, name: str, count: int, most: int, *, none_yet: str = "", letter: str = "") -> None:
        """The option's name, its votes, and the most there can be (at most 9); `letter` is the key of a sign that shows none itself."""
        self.name, self.most, self.none_yet, self.key_letter = name, most, none_yet, letter
        self.setAccessibleName(name)
        self.show_count(count)

    def show_count(self, count: int) -> None:
        """Set the count without a signal."""
        self.count = count
        self.setAccessibleDescription(f"{count}/{self.most}")
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(197, 172)

    def minimumSizeHint(self) -> QSize:
        return self.grown(150, 172)

    @property
    def minus(self) -> QRectF:
        """Where a finger takes a vote back, in px."""
        return QRectF(14, self.STEPPER_TOP, TOUCH, self.STEPPER_HEIGHT)

    @property
    def plus(self) -> QRectF:
        """Where a finger adds a vote, in px."""
        return QRectF(self.width() - 14 - TOUCH, self.STEPPER_TOP, TOUCH, self.STEPPER_HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in MORE_KEYS or key in LESS_KEYS:
            self._take(self.count + (1 if key in MORE_KEYS else -1))
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and not _is_command(event):
            self._type(key - Qt.Key.Key_0)
        else:
            event.ignore()

    def _type(self, figure: int) -> None:
        if figure <= self.most:
            self._take(figure)
            self.typed.emit()

    def _take(self, count: int) -> None:
        if 0 <= count <= self.most and count != self.count:
            self.show_count(count)
            self.changed.emit(count)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event)  # two quick taps on + are two votes

    def _press(self, event: QMouseEvent) -> None:
        place = self.own(event.position())
        if self.minus.contains(place):
            self._take(self.count - 1)
        elif self.plus.contains(place):
            self._take(self.count + 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paint(self, p: QPainter) -> None:
        self._card(p)
        wide = self.width()
        draw_sign(p, QRectF(12, 12, 40, 40), self.kind, self.theme)
        cap = self._letter_cap(p) if self.key_letter else 0.0
        said(p, QRectF(60, 8, wide - 68 - cap, 48), self.name, DESK.body, self.theme.ink, bold=True, wrap=True, least=DESK.caption)
        for sign, box, may in ((MINUS, self.minus, self.count > 0), ("+", self.plus, self.count < self.most)):
            self._stepper(p, sign, box, may)
        said(p, QRectF(54, 60, wide - 108, 60), str(self.count), DESK.key, self.theme.ink, bold=True, at=CENTRE)
        self._tokens(p)

    def _card(self, p: QPainter) -> None:
        t, focused = self.theme, self.hasFocus()
        p.setPen(QPen(QColor(t.ink if focused else hairline(t)), FOCUS_EDGE if focused else 1))
        p.setBrush(QColor(t.card))
        p.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), RADIUS_DESK, RADIUS_DESK)

    def _letter_cap(self, p: QPainter) -> float:
        box = QRectF(self.width() - 40, 18, 26, 28)
        p.setPen(QPen(QColor(self.theme.line), 1))
        p.setBrush(QColor(self.theme.paper))
        p.drawRoundedRect(box, 5, 5)
        said(p, box, self.key_letter, DESK.body, self.theme.ink, bold=True, at=CENTRE)
        return 36.0

    def _stepper(self, p: QPainter, sign: str, box: QRectF, may: bool) -> None:
        t = self.theme
        p.setPen(QPen(QColor(t.line), 1, Qt.PenStyle.SolidLine if may else Qt.PenStyle.DotLine))
        p.setBrush(QColor(t.paper if may else t.card))
        p.drawRoundedRect(box, RADIUS_FIELD, RADIUS_FIELD)
        said(p, box.adjusted(0, -2, 0, 0), sign, DESK.now, t.ink if may else t.muted, at=CENTRE)

    def _tokens(self, p: QPainter) -> None:
        top, room = self.height() - 44, self.width() - 28
        if not self.count:
            said(p, QRectF(14, top, room, self.TOKEN), self.none_yet, DESK.caption, self.theme.muted)
        step = (room - self.TOKEN) / max(1, self.most - 1)
        for n in range(self.count):
            draw_sign(p, QRectF(14 + n * min(step, self.TOKEN + 2), top, self.TOKEN, self.TOKEN), self.kind, self.theme)


def _is_command(event: QKeyEvent) -> bool:
    command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    return bool(event.modifiers() & command)
