"""A choice as large as what it decides: a sign, a name and the key that chooses it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.kit.choice_mark import MARK_SIDE, draw_choice_mark
from ui.kit.painting import CENTRE, OwnPixels, said
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import CHOSEN_EDGE, DESK, FOCUS_EDGE, RADIUS_DESK, Theme, hairline


class BigChoice(OwnPixels, QAbstractButton):
    """Chosen by mouse, finger or the space bar; `clicked` tells. A choice without a sign is a quieter one."""

    SIDE, HEIGHT, CAP = 44, 84, 30  # px: the sign, the whole, the cap of the key
    MARK = MARK_SIDE + 10  # px that the mark of the choice takes

    def __init__(self, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.name, self.key = theme, "", ""
        self.sign: SignKind | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_choice(self, name: str, key: str, sign: SignKind | None, *, chosen: bool) -> None:
        """What it is called, the key that chooses it, and its sign."""
        self.name, self.key, self.sign = name, key, sign
        self.setChecked(chosen)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(360, self.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.grown(200, self.HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            self.ready(p)
            self._ground(p)
            left = 18.0
            if self.sign is not None:
                draw_sign(p, QRectF(18, (self.height() - self.SIDE) / 2, self.SIDE, self.SIDE), self.sign, self.theme)
                left += self.SIDE + 14
            words = QRectF(left, 6, self.width() - left - self.CAP - self.MARK - 32, self.height() - 12)
            is_bold = self.isChecked() or self.sign is not None
            said(p, words, self.name, DESK.title, self.theme.ink, bold=is_bold, wrap=True, least=DESK.caption)
            self._cap(p)
            mark = QPointF(self.width() - self.CAP - 16 - self.MARK / 2, self.height() / 2)
            draw_choice_mark(p, mark, self.theme, chosen=self.isChecked())

    def _ground(self, p: QPainter) -> None:
        t = self.theme
        edge = FOCUS_EDGE if self.hasFocus() else CHOSEN_EDGE if self.isChecked() else 1
        p.setPen(QPen(QColor(t.ink if edge > 1 else hairline(t)), edge))
        p.setBrush(QColor(t.well if self.isChecked() else t.card))
        inner = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        p.drawRoundedRect(inner, RADIUS_DESK, RADIUS_DESK)
        if self.hasFocus() and self.isChecked():  # focus alone must not look like a choice
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(t.ink), CHOSEN_EDGE))
            p.drawRoundedRect(inner.adjusted(5, 5, -5, -5), RADIUS_DESK - 3, RADIUS_DESK - 3)

    def _cap(self, p: QPainter) -> None:
        box = QRectF(self.width() - self.CAP - 16, (self.height() - 28) / 2, self.CAP, 28)
        p.setPen(QPen(QColor(self.theme.line), 1))
        p.setBrush(QColor(self.theme.paper))
        p.drawRoundedRect(box, 5, 5)
        said(p, box, self.key, DESK.body, self.theme.ink, bold=True, at=CENTRE)
