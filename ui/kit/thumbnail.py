"""What the class sees: the wall as a small picture, and one word for its mode."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ui.kit.hearing import Role
from ui.kit.key_kinds import PRESS
from ui.kit.painting import RIGHT, Painted, said, width_of
from ui.kit.theme import DESK, FOCUS_EDGE, Theme


class ClassSees(Painted):
    """Title and word at the left, picture at the right; pressing it asks for the wall's modes."""

    heard_as = Role.Button
    clicked = Signal()

    SIDE, WORDS, SHOT = (262, 72), 130, QRectF(140, 3, 117, 66)  # px

    def __init__(self, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.title, self.word = "", ""
        self.picture = QPixmap()
        self.setFixedSize(*self.SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_picture(self, picture: QPixmap) -> None:
        """The wall as it is; an empty picture shows none."""
        side = self.SHOT.size().toSize() * self.devicePixelRatio() * self.zoom
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        self.picture = picture if picture.isNull() else picture.scaled(side, keep, smooth)
        self.update()

    def show_words(self, title: str, word: str) -> None:
        """The title over the word, and the word itself."""
        self.title, self.word = title, word
        self.setAccessibleName(f"{title} {word}")
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(*self.SIDE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(self.own(event.position()).toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS:
            self.clicked.emit()
        else:
            event.ignore()

    def paint(self, p: QPainter) -> None:
        t = self.theme
        self._shot(p)
        said(p, QRectF(0, 8, self.WORDS, 20), self.title, DESK.caption, t.muted, at=RIGHT, least=11)
        wide = min(self.WORDS, width_of(self.word, 16, bold=True) + 32)
        pill = QRectF(self.WORDS - wide, 32, wide, 27)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.ink))
        p.drawRoundedRect(pill, 13, 13)
        p.setBrush(QColor(t.coin))
        p.drawEllipse(QPointF(pill.left() + 13, pill.center().y()), 4.5, 4.5)
        said(p, pill.adjusted(22, 0, -6, 0), self.word, 16, t.paper, bold=True, least=11)

    def _shot(self, p: QPainter) -> None:
        t, focused = self.theme, self.hasFocus()
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.fillRect(self.SHOT, QColor(t.well))
        if not self.picture.isNull():
            side = self.picture.size().scaled(self.SHOT.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = self.SHOT.center().x() - side.width() / 2, self.SHOT.center().y() - side.height() / 2
            p.drawPixmap(QRectF(left, top, side.width(), side.height()), self.picture, QRectF(self.picture.rect()))
        p.setPen(QPen(QColor(t.ink), FOCUS_EDGE + 1 if focused else 2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(self.SHOT, 3, 3)
