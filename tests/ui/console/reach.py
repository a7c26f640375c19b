"""What the tests of reach share: pages and sheets of the desk to walk, and what there is on them to be walked to."""

from operator import attrgetter

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from app.stage import Mode
from tests.ui.console.games import LONG_NAMES, recorded, view_after
from tests.ui.console.pages import moments
from ui.kit.buttons import ChoiceRow

SHEETS = ("setup", "menu", "wall", "about", "privacy", "pace", "names", "sight", "prediction")
ON_THE_MENU = ("menu", "about", "privacy", "names", "prediction")
PLACES = {"wall": "wall.sheet", "sight": "wall.sight", "pace": "pace.sheet", **{name: f"sheets.{name}" for name in ON_THE_MENU}}
FARTHEST = 120  # Tabs: more than any page has places


def at(console, name):
    """The desk at a moment of a recorded game, or with a sheet laid over it."""
    moment = moments.ALL.get(name, moments.TAX_VOTE)
    record = recorded(moment[0], LONG_NAMES)
    console.later.finish()
    console.show_view(view_after(moment[1], record))
    console.wall.show_mode(Mode.LIVE)
    if name in SHEETS:
        console.asks.lay_over(attrgetter(PLACES.get(name, name))(console))
    settle()
    console.asks.page.focus_first()
    settle()


def settle():
    """Let everything be laid out."""
    for _ in range(4):
        QApplication.processEvents()


def walked(console, key=Qt.Key.Key_Tab):
    """Every widget that Tab comes by, from where the keyboard is until it is there again."""
    QTest.keyClick(QApplication.focusWidget(), key)  # a page that asks nothing has the keyboard, but is no place to come by
    first = QApplication.focusWidget()
    way = [first]
    for _ in range(FARTHEST):
        QTest.keyClick(QApplication.focusWidget(), key)
        if QApplication.focusWidget() is first:
            return way
        way.append(QApplication.focusWidget())
    raise AssertionError(("a trap", [type(each).__name__ for each in way[-4:]]))


def places_of(console):
    """Every control that is seen and works."""
    kinds = (QAbstractButton, QLineEdit, QComboBox, QPlainTextEdit)
    return [each for each in console.findChildren(QWidget) if each.isVisible() and each.isEnabled() and (
        isinstance(each, kinds) or each.focusPolicy() is not Qt.FocusPolicy.NoFocus)]


def row_of(button):
    """The row of choices that a button is one of, or None."""
    parent = button.parent()
    return parent if isinstance(parent, ChoiceRow) else None


def place(widget, window):
    """Where it stands in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def told(widget):
    """What it is called in a failure."""
    return type(widget).__name__, widget.accessibleName() or getattr(widget, "text", str)()
