"""What the strip's tests share: a strip of its own with an ear for what it says, and lines to show it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.terms.names import choice, verbatim
from app.terms.saying import Says, say
from app.views import strip as s
from tests.ui.console.games import LONG_NAMES, NAMES
from ui.console.strip.strip import Strip
from ui.kit.theme import LIGHT
from ui.text.words import Words

TAXES = tuple(s.Option(tax, choice(tax), verbatim(tax)) for tax in "ABCD")
SERVICES = tuple(
    s.Option(name, choice(name), say(letter))
    for name, letter in (("health", Says.LETTER_HEALTH), ("education", Says.LETTER_EDUCATION), ("shield", Says.LETTER_SHIELD))
)
ROLES = tuple(s.Option(f"role-{at}", verbatim(f"Secondary school teacher {at}"), verbatim("")) for at in range(8))
CARDS = (
    s.CardOption("mother", say(Says.CARD_MOTHER), is_for_desk=True),
    s.CardOption("inheritance", say(Says.CARD_INHERITANCE), is_for_desk=False),
)


def lines(names=NAMES):
    """One line of each kind."""
    return {
        "pact": s.PactLine(24),
        "deal": s.DealLine(names, ROLES),
        "event": s.EventLine(2),
        "tax": s.VoteLine(True, TAXES, 8),
        "budget": s.VoteLine(False, SERVICES, 8),
        "tie": s.TieLine(3, TAXES[1:3], may_pass=True),
        "pay day": s.PayDayLine(names, (4, 3, 5, 0, 12, 5, 3, 9)),
        "midlife": s.MidlifeLine(tuple(enumerate(names))[2:], CARDS),
        "final": s.FinalCountLine(names, 3),
        "desk": s.DeskLine(),
    }


LINES, LONG = lines(), lines(LONG_NAMES)


class Room(QWidget):
    """A strip in a window, where the keys that no field wants are given to it as the desk's window does."""

    def __init__(self, words=None, width=1366, height=77):
        super().__init__()
        self.words = words or Words()
        self.strip = Strip(LIGHT, self.words)
        self.entered, self.drawn, self.questioned, self.confirmed = [], [], [], []
        for name in ("questioned", "confirmed"):
            getattr(self.strip, name).connect(lambda name=name: getattr(self, name).append(True))
        self.strip.entered.connect(self.entered.append)
        self.strip.drawn_taken.connect(self.drawn.append)
        room = QVBoxLayout(self)
        room.setContentsMargins(0, 0, 0, 0)
        room.addWidget(self.strip)
        self.resize(width, height)

    def ask(self, line, turn=1, now=None, hint=None):
        self.strip.show_view(s.StripView(now or say(Says.NOW_PACT), hint, line, 1, turn))
        QApplication.processEvents()
        return self.strip.row

    def keyPressEvent(self, event):
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.strip.confirm()
        elif event.key() == Qt.Key.Key_Escape:
            self.strip.leave()
        elif event.text():
            self.strip.type_letter(event.text())

    def write(self, text):
        for letter in text:
            QTest.keyClick(QApplication.focusWidget() or self, letter)

    def key(self, key):
        QTest.keyClick(QApplication.focusWidget() or self, key)


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def room(qtbot):
    made = Room()
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    return made
