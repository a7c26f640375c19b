"""Labels that never guess: a pupil called `<b>Bob</b>` is a name, not markup, and an ampersand is a letter.

The only module of the kit that touches QLabel.
"""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from ui.kit.painting import HINTS, heard, said
from ui.kit.theme import DESK, Theme


def show_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that shows the text as it is."""
    widget.setToolTip(f"<span>{escape(text)}</span>" if text else "")


def button_text(text: str) -> str:
    """The text as a button must be given it, so that an ampersand is shown and is no mnemonic."""
    return text.replace("&", "&&")


class PlainLabel(QLabel):
    """A label whose text is plain, in one of the style sheet's voices."""

    def __init__(
        self, text: str = "", voice: str = "", *,
        right: bool = False, centre: bool = False, wrap: bool = False, parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        super().setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignHCenter if centre else Qt.AlignmentFlag.AlignLeft
        self.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.show_voice(voice)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        """Say something else."""
        if text != self.text():
            self.setText(text)

    def show_voice(self, voice: str) -> None:
        """Say it in another voice: caption, panel, title, now, number, strong, muted, or none."""
        if voice != self.property("voice"):
            self.setProperty("voice", voice)
            if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else the style has not looked at it yet, and will
                self.style().unpolish(self)
                self.style().polish(self)

    def setTextFormat(self, text_format: Qt.TextFormat) -> None:
        """Refuse every format but plain text."""
        if text_format is not Qt.TextFormat.PlainText:
            raise TypeError(text_format)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        heard(self.text(), QRectF(self.rect()), self._px(), self._colour(), self, self.text())

    def _px(self) -> int:
        return QFontInfo(self.font()).pixelSize()  # a font's own pixelSize is −1 where no style sheet has set it

    def _colour(self) -> str:
        return self.palette().windowText().color().name()


class Elided(PlainLabel):
    """A name that may be longer than its column: it ends in an ellipsis, and is whole in the tooltip."""

    LEAST = 40  # px that the column keeps for it

    def show_text(self, text: str) -> None:
        """Say something else; the tooltip follows."""
        super().show_text(text)
        show_tip(self, text)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(self.LEAST, hint.width()), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            said(p, QRectF(self.rect()), self.text(), self._px(), self._colour(), bold=self.font().bold(), at=self.alignment())


class Squeezed(Elided):
    """What must be read whole: where one line is too short for it, it takes the height that there is, in smaller letters if it must."""

    _zoom = 1.0

    def show_theme(self, theme: Theme) -> None:
        """Letters that are small on a desk of this size."""
        self._zoom = theme.zoom
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            place, bold, at = QRectF(self.rect()), self.font().bold(), self.alignment()
            said(p, place, self.text(), self._px(), self._colour(), bold=bold, at=at, wrap=True, least=DESK.caption * self._zoom)
