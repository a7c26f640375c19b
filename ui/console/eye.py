"""The eye: held with mouse or finger it shows what each envelope could hold, as the key R does."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.kit.painting import RIGHT, OwnPixels, said, width_of
from ui.kit.theme import DESK, FOCUS_EDGE, RADIUS_FIELD, TOUCH, Theme, hairline


class EyeButton(OwnPixels, QAbstractButton):
    """A hint and an eye; `pressed` and `released` say how long it is held."""

    EYE = 24  # px

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_text(self, text: str) -> None:
        """Say how it works."""
        self.words = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(round(width_of(self.words, DESK.caption)) + self.EYE + 28, TOUCH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, r = self.theme, QRectF(self.rect())
        with QPainter(self) as p:
            self.ready(p)
            self._edge(p, r.adjusted(1.5, 4, -1.5, -4))
            said(p, r.adjusted(6, 0, -self.EYE - 16, 0), self.words, DESK.caption, t.muted, at=RIGHT)
            self._eye(p, QRectF(r.right() - self.EYE - 8, r.center().y() - 8, self.EYE, 16))

    def _edge(self, p: QPainter, r: QRectF) -> None:
        width = FOCUS_EDGE if self.hasFocus() else 1
        p.setPen(QPen(QColor(self.theme.ink if self.hasFocus() else hairline(self.theme)), width))
        p.setBrush(QColor(self.theme.well if self.isDown() else self.theme.card))
        p.drawRoundedRect(r, RADIUS_FIELD, RADIUS_FIELD)

    def _eye(self, p: QPainter, r: QRectF) -> None:
        outline = QPainterPath(QPointF(r.left(), r.center().y()))
        outline.quadTo(QPointF(r.center().x(), r.top() - r.height() * 0.5), QPointF(r.right(), r.center().y()))
        outline.quadTo(QPointF(r.center().x(), r.bottom() + r.height() * 0.5), QPointF(r.left(), r.center().y()))
        p.setPen(QPen(QColor(self.theme.ink), 1.8))
        p.setBrush(QColor(self.theme.card))
        p.drawPath(outline)
        p.setBrush(QColor(self.theme.ink))
        p.drawEllipse(r.center(), 3.6, 3.6)
