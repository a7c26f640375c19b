"""Identify: a big number on every screen for a moment, the same that the desk shows on the screen's picture."""

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen

from app.terms.saying import Says
from ui.kit.displays import MIRROR, Display, live_screen, overlap, screens
from ui.kit.painting import CENTRE, Painted, said
from ui.kit.theme import Theme
from ui.text.words import Words

SHOWN = 3000  # ms
SHARE = 0.34  # of the screen's height
LEAST = 180  # px
FLAGS = Qt.WindowType.ToolTip | Qt.WindowType.WindowDoesNotAcceptFocus | Qt.WindowType.WindowTransparentForInput


class ScreenNumber(Painted):
    """A number in the middle of one screen; it takes neither the keyboard nor a click."""

    def __init__(self, theme: Theme, number: str, title: str) -> None:
        super().__init__(theme, u=1.0)
        self.number = number
        self.setWindowFlags(FLAGS)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(title)
        self.setAccessibleName(number)

    def paint(self, p: QPainter) -> None:
        t, whole = self.theme, QRectF(self.rect())
        edge = whole.height() / 40
        p.fillRect(whole, QColor(t.paper))
        p.setPen(QPen(QColor(t.ink), edge, j=Qt.PenJoinStyle.MiterJoin))
        p.drawRect(whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
        said(p, whole, self.number, whole.height() * 0.8, t.ink, bold=True, at=CENTRE)


class Identify(QObject):
    """Shows the numbers on every screen that is there, all at once, and takes them away again."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.numbers: tuple[ScreenNumber, ...] = ()
        self._end = QTimer(self, singleShot=True, interval=SHOWN)
        self._end.timeout.connect(self.hide_numbers)

    def show_numbers(self, theme: Theme) -> None:
        """One number on each screen, for three seconds from now."""
        self.hide_numbers()
        displays = tuple(dict.fromkeys(screens()))
        self.numbers = tuple(self._number(theme, at, display, _middle(display, displays)) for at, display in enumerate(displays, 1))
        self._end.start()

    def hide_numbers(self) -> None:
        """Take them away before their time."""
        self._end.stop()
        for number in self.numbers:
            number.hide()
            number.deleteLater()
        self.numbers = ()

    def _number(self, theme: Theme, at: int, display: Display, place: QRect) -> ScreenNumber:
        made = ScreenNumber(theme, str(at), self._words.say(Says.IDENTIFY))
        screen = live_screen(display)
        if screen is not None:
            made.setScreen(screen)
        made.setGeometry(place)
        made.show()
        return made


def _middle(display: Display, displays: tuple[Display, ...]) -> QRect:
    """In the middle of the screen, or beside the numbers of those that it shows as well."""
    side = max(LEAST, round(display.height * SHARE))
    place = QRect(0, 0, side, side)
    place.moveCenter(display.place.center())
    alike = displays[: displays.index(display)]
    return place.translated(side * sum(overlap(each, display) >= MIRROR for each in alike), 0)
