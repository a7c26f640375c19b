"""Buttons: one ink button that says its key, quiet words, and rows of which one is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from ui.kit.labels import button_text
from ui.kit.painting import CENTRE, OwnPixels, heard, said, width_of
from ui.kit.tab_order import tab_stop_before
from ui.kit.theme import CHOSEN_EDGE, DESK, RADIUS_DESK, TOUCH, Theme, mixed
from ui.kit.wrapping import Wrapping


class PlainButton(QPushButton):
    """A button with an outline; its words are plain."""

    def __init__(self, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setMinimumHeight(TOUCH)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        """Say something else."""
        self.words = text
        self.setText(button_text(text))
        self.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colour = self.palette().buttonText().color().name()
        heard(self.words, QRectF(self.rect()), QFontInfo(self.font()).pixelSize(), colour, self, self.words)


class QuietButton(PlainButton):
    """Underlined words at the foot of a page: what may be done besides."""

    def __init__(self, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self.setProperty("kind", "quiet")


class PrimaryButton(OwnPixels, QPushButton):
    """The only ink-filled thing on the desk; it says its key in a cap."""

    HEIGHT, PAD, KEY_PX = 52, 24, 14  # px

    def __init__(self, theme: Theme, text: str = "", key: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words, self.key = theme, text, key
        self.setProperty("kind", "primary")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_words(text, key)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def show_words(self, text: str, key: str) -> None:
        """Say something else, and the key that does it."""
        self.words, self.key = text, key
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        cap = self._cap() + 30 if self.key else 0
        return self.grown(width_of(self.words, DESK.button, bold=True) + cap + 2 * self.PAD, self.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _cap(self) -> float:
        return width_of(self.key, self.KEY_PX) + 20

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as p:
            self.ready(p)
            self._paint_ground(p)
            self._paint_words(p)

    def _paint_ground(self, p: QPainter) -> None:
        t = self.theme
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.ink if self.isEnabled() else mixed(t.ink, t.paper, 0.45)))
        r = QRectF(self.rect())
        if self.isDown():
            r = r.adjusted(1.5, 1.5, -1.5, -1.5)
        p.drawRoundedRect(r, RADIUS_DESK, RADIUS_DESK)
        if self.hasFocus():  # ink on ink would not show: a paper line sets the focus edge off
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(t.paper), 2))
            p.drawRoundedRect(r.adjusted(4, 4, -4, -4), RADIUS_DESK - 3, RADIUS_DESK - 3)

    def _paint_words(self, p: QPainter) -> None:
        t, r = self.theme, QRectF(self.rect())
        cap = self._cap() if self.key else 0.0
        words = r.adjusted(self.PAD, 0, -cap - (30 if self.key else self.PAD), 0)
        said(p, words, self.words, DESK.button, t.paper, bold=True, least=DESK.body)
        if self.key:
            box = QRectF(r.right() - cap - 15, r.center().y() - 13, cap, 26)
            p.setPen(QPen(QColor(t.paper), 1.2, Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box, 5, 5)
            said(p, box, self.key, self.KEY_PX, t.paper, at=CENTRE)


class ChoiceRow(QWidget):
    """Buttons side by side of which one at most is chosen: by mouse, finger, arrow keys or the space bar."""

    chosen = Signal(int)

    def __init__(
        self, labels: Sequence[str] = (), chosen: int | None = None, *, wraps: bool = False, parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._buttons: list[PlainButton] = []
        self._group = QButtonGroup(self)
        self._row = Wrapping()
        self._row.show_wrapping(may_wrap=wraps)
        self.setLayout(self._row)
        self._group.idClicked.connect(self._on_clicked)
        self.show_choices(labels, chosen)

    @property
    def chosen_index(self) -> int | None:
        """Which one is chosen."""
        at = self._group.checkedId()
        return at if at >= 0 else None

    @property
    def buttons(self) -> tuple[PlainButton, ...]:
        """The buttons, for focus and for tests."""
        return tuple(self._buttons)

    def show_choices(self, labels: Sequence[str], chosen: int | None = None) -> None:
        """Offer other choices; buttons stay as long as their number does."""
        while len(self._buttons) > len(labels):
            self._drop(self._buttons.pop())
        while len(self._buttons) < len(labels):
            self._add()
        for button, text in zip(self._buttons, labels, strict=True):
            button.show_text(text)
        self.show_chosen(chosen)

    def show_chosen(self, index: int | None) -> None:
        """Choose without a signal; None takes the choice away."""
        self._group.setExclusive(False)  # Qt lets no exclusive group become empty
        for at, button in enumerate(self._buttons):
            button.setChecked(at == index)
        self._group.setExclusive(True)
        self._lead()

    def _on_clicked(self, index: int) -> None:
        self._lead()
        self.chosen.emit(index)

    def _made(self) -> PlainButton:
        return OnOffButton()

    def _add(self) -> None:
        button = self._made()
        self._group.addButton(button, len(self._buttons))
        self._row.addWidget(button)
        QWidget.setTabOrder(self._buttons[-1] if self._buttons else tab_stop_before(self), button)
        self._buttons.append(button)

    def _drop(self, button: PlainButton) -> None:
        self._group.removeButton(button)
        self._row.removeWidget(button)
        button.setParent(None)
        button.deleteLater()

    def _lead(self) -> None:
        """Whoever gives the row the focus gives it to the chosen button: from there the arrows choose."""
        if self._buttons:
            self.setFocusProxy(self._buttons[self.chosen_index or 0])


class OnOffButton(PlainButton):
    """Checkable, and as wide as its bold words, so that choosing it moves nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        px = QFontInfo(self.font()).pixelSize()
        bold = width_of(self.words, px, bold=True) + 2 * (14 + CHOSEN_EDGE) * px / DESK.body
        return QSize(max(TOUCH, hint.width(), round(bold)), max(TOUCH, hint.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
