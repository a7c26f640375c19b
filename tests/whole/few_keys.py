"""A teacher who has Tab, Shift+Tab, arrows, Space and Enter, letters for what is written into a field, and eyes to see where they are."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from app.asks import Standing
from app.terms.saying import Says
from tests.ui.console.focus_seen import edge_missing
from tests.whole.keyboard import NONE, SHIFT, Key, Keyboard
from ui.console.pages.amount import CANNOT, PAYS

WAYS = (Key.Key_Tab, Key.Key_Backtab)
FARTHEST = 120  # Tabs: a deck of cards has nearly as many fields
PATIENCE = 500  # looks, 10 ms apart, for a window that shall ask something
FEW = (*WAYS, Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_Enter)


class FewKeys(Keyboard):
    """Whatever Tab leaves is looked at: the keyboard was seen there, and the whole of it was in sight."""

    def key(self, key, modifier=NONE, text=None, *, held=False):
        held_by = QApplication.focusWidget()
        assert key in FEW or (text and isinstance(held_by, QLineEdit)), key
        is_stop = key in WAYS and held_by is not self.console.asks  # which has the keyboard where a page asks nothing
        seen, page = self._look(held_by) if is_stop else None, self.seen_page
        super().key(key, modifier, text, held=held)
        now = QApplication.focusWidget()
        if seen is not None and isValid(held_by) and held_by.isVisible() and now is not held_by:
            assert edge_missing(seen, held_by.grab().toImage()) == "", (held_by, held_by.accessibleName())
        is_there = self.console.isVisible() and page is not None and self.seen_page is page and isValid(held_by)
        if key not in WAYS and is_there and page.isAncestorOf(held_by):
            assert now is page or page.isAncestorOf(now) or QApplication.activePopupWidget(), ("taken somewhere else", held_by, now)

    @property
    def seen_page(self) -> QWidget | None:
        """The page on both sides of the desk, or that of what is asked."""
        return self.console.full.page if self.console.full.is_seen else self.page

    def _look(self, widget: QWidget | None) -> QImage | None:
        """How a place looks; None where the keyboard is at nothing in particular, as on a page where Enter is enough."""
        if widget is None or not widget.isVisible() or widget in {self.console, self.page}:
            return None
        assert is_in_sight(widget), (widget, widget.accessibleName())
        return widget.grab().toImage()

    def tab_to(self, widget: QWidget) -> None:
        """There by Tab alone; on to the next place and back by Shift and Tab, to see what it looks like without the keyboard."""
        assert widget is not None
        assert widget.isEnabled()
        for _ in range(FARTHEST):
            if QApplication.focusWidget() is widget:
                break
            self.key(Key.Key_Tab)
        assert QApplication.focusWidget() is widget, (widget, widget.accessibleName())
        self.key(Key.Key_Tab)
        self.key(Key.Key_Backtab, SHIFT)
        assert QApplication.focusWidget() is widget, (widget, widget.accessibleName())

    def press(self, widget: QWidget) -> None:
        """There, and the space bar."""
        self.tab_to(widget)
        self._pass(1.0)
        self.key(Key.Key_Space)

    def go_on(self) -> None:
        """Enter, once what stands there was read."""
        self._pass(1.0)
        self.key(Key.Key_Return)

    # ----------------------------------------------------------------------------------------------------- asks

    def settle(self, said):
        """Answer as it is asked, seat after seat; Enter in the last field is the end of it."""
        page, before = self.page, len(self.told)
        asked = None
        while len(self.told) == before and (now := page.asked_now()) is not None and now.seat != asked:
            asked = now.seat
            self._pass(1.0)
            self._answer(now, said.get(now.seat, now.due))
        if len(self.told) == before:
            self.press(self.console.asks.foot.primary)

    def _answer(self, now, coins: int) -> None:
        answers = self.page.amount.answers
        if coins == now.due and now.standing is not Standing.MUST_SAY:
            self.choose(answers, PAYS)
            if self.page.asked_now() == now:
                self.key(Key.Key_Space)
            return
        self.choose(answers, CANNOT)
        self.tab_to(self.page.amount.coins.field)
        self.write(str(coins))
        self.key(Key.Key_Return)

    def vote(self, counts):
        """Up, in each column, as often as there are tokens."""
        is_asked_back = 0 < sum(counts) < self.page.players
        if not any(counts):
            self.press(self.quiet(Says.NOBODY_VOTED))
        for column, count in zip(self.page.columns, counts, strict=True):
            self.tab_to(column)
            for _ in range(count):
                self.key(Key.Key_Up)
        self.press(self.console.asks.foot.primary)
        if is_asked_back:
            self.press(self.console.asks.foot.primary)

    def break_tie(self, choice):
        between = self.page.ask.between
        self.press(self.page.choices[len(between) if choice is None else between.index(choice)])
        self.press(self.console.asks.foot.primary)

    # ---------------------------------------------------------------------------------------------------- fields

    def replace(self, text: str) -> None:
        """Other letters into the field that Tab came to: Tab has chosen all that stood there."""
        self.write(text)

    def replace_all(self, text: str) -> None:
        """Other letters into the field where the keyboard is: away, and back again, which chooses all that stands there."""
        self.tab_to(QApplication.focusWidget())
        self.write(text)

    def answer_question(self, asks: Callable[[], None], answer: Callable[[QWidget], None]) -> None:
        """Do what asks something in a window of its own, and answer there; nobody waits for ever for a window that nobody answers."""
        asked, looks = [], QTimer(self.console, interval=10)

        def look() -> None:
            box = QApplication.activeModalWidget()
            asked.append(box)
            if box is None and len(asked) < PATIENCE:
                return
            looks.stop()
            try:
                answer(box)
            finally:
                if box is not None:
                    box.close()

        looks.timeout.connect(look)
        looks.start()
        asks()
        assert not looks.isActive(), "nothing was asked"
        self.console.activateWindow()  # as every window manager does, and this platform does not
        QApplication.processEvents()


def is_in_sight(widget: QWidget) -> bool:
    """Whether nothing of it is scrolled away; of what is larger than its window, a part is enough."""
    seen = widget.visibleRegion().boundingRect()
    view = next((each for each in parents(widget) if isinstance(each, QAbstractScrollArea)), None)
    room = widget.window().size() if view is None else view.viewport().size()
    if widget.width() > room.width() or widget.height() > room.height():
        return not seen.isEmpty()
    return seen.size() == widget.size()


def parents(widget: QWidget):
    """Everything that it stands in, the nearest first."""
    while widget is not None and not widget.isWindow():
        widget = widget.parentWidget()
        if widget is not None:
            yield widget
