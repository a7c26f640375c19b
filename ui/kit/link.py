"""A link: quiet words that may be longer than their room, such as a label that somebody typed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.buttons import QuietButton
from ui.kit.labels import button_text, show_tip
from ui.kit.theme import DESK

LEAST, EDGES = 60, 28  # px at the size of the design


class Link(QuietButton):
    """Ends in an ellipsis where it does not fit, and is whole in the tooltip."""

    def __init__(self, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Say something else; the tooltip follows."""
        super().show_text(text)
        show_tip(self, text)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._metrics().horizontalAdvance(self.words) + self._edges(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _metrics(self) -> QFontMetrics:
        self.ensurePolished()
        return self.fontMetrics()

    def _edges(self) -> int:
        """What the style sheet keeps free at both ends, in px of the screen."""
        self.ensurePolished()
        return round(EDGES * QFontInfo(self.font()).pixelSize() / DESK.body)

    def _fit(self) -> None:
        room = max(0, self.width() - self._edges() + 1)
        self.setText(button_text(self._metrics().elidedText(self.words, Qt.TextElideMode.ElideRight, room)))
