"""One screen for all, as the desk's window does it: the wall and the strip are up, and the desk only while it is held.

While the class looks on, the desk is switched off whole: no key reaches it and no click, and nothing of it is painted.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QScrollArea, QStackedWidget, QWidget

from app.asks import DealAsk, MidlifeAsk
from app.entries import CardRead, RolesDealt
from app.stage import Mode
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView
from app.views.strip import MidlifeLine, StripView
from ui.console.hold import Hold
from ui.console.keys import EnterGuard
from ui.kit.key_kinds import ENTER
from ui.kit.theme import Theme
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.console.strip.page import SharedPage

HOLD_KEY = Qt.Key.Key_F4
LEAST, NEAR = QSize(640, 400), 24  # px: the least window of a desk that scrolls, and what is seen around the focus
LEAVING = say(Says.STRIP_ASK_LEAVE)
PATIENCE = 6000  # ms after which nobody means to answer that question any more
ANSWERS = frozenset({Qt.Key.Key_Escape, *ENTER})


class Faces(QStackedWidget):
    """The desk, or what all may see. A desk that finds no room on a small screen can be scrolled there, but makes no window smaller."""

    def __init__(self, desk: QWidget) -> None:
        super().__init__()
        self.desk = desk
        self._frame = QScrollArea()
        self._frame.setFrameShape(QFrame.Shape.NoFrame)
        self._frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._frame.setWidgetResizable(True)
        self._frame.setWidget(desk)
        self.addWidget(self._frame)
        self.may_scroll, self._is_zoomed = False, False
        desk.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)

    def show_zoomed(self, *, is_zoomed: bool) -> None:
        """A desk that is larger than it was designed may be larger than the window, too."""
        self._is_zoomed = is_zoomed
        self.updateGeometry()

    def _on_focus_changed(self, _before: QWidget | None, _now: QWidget | None) -> None:
        self._follow()

    def _follow(self, *, anew: bool = False) -> None:
        """Wherever the keyboard goes in a desk that is scrolled, the eye goes, too; anew, no farther down than that takes."""
        now = QApplication.focusWidget()
        if self._is_zoomed and now is not None and self.desk.isAncestorOf(now):
            if anew:
                self._frame.verticalScrollBar().setValue(0)
            if now.layout() is None:
                self._frame.ensureWidgetVisible(now, NEAR, NEAR)
            else:  # a page that has the keyboard for whatever is in it: it is read from its beginning
                self._frame.ensureVisible(0, now.mapTo(self.desk, QPoint(0, 0)).y(), 0, NEAR)

    def begin(self) -> None:
        """Another page begins: what of the last one was scrolled out of view says nothing about it."""
        self._frame.verticalScrollBar().setValue(0)
        QTimer.singleShot(0, self, lambda: self._follow(anew=True))  # once all of it is laid out

    def see(self, widget: QWidget) -> None:
        """Bring something that the keyboard is not in into view, from its top on."""
        QTimer.singleShot(0, self, lambda: self._show_top(widget))

    def _show_top(self, widget: QWidget) -> None:
        top = widget.mapTo(self.desk, QPoint(0, 0)).y()
        bar = self._frame.verticalScrollBar()
        if not bar.value() <= top <= bar.value() + self._frame.viewport().height() - widget.height():
            bar.setValue(top - NEAR)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A desk that has another size has everything in another place, what has the keyboard, too."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, lambda: self._follow(anew=True))  # once all of it is laid out
        return False

    def show_desk(self) -> None:
        """Show the desk."""
        self.setCurrentWidget(self._frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0) if self.may_scroll else LEAST if self._is_zoomed else self.desk.minimumSizeHint()


class SharedScreen(QObject):
    """What stands on the one screen, and what the keys mean there."""

    wanted = Signal()  # the wall shall come to this screen
    left = Signal()  # the screen shall be the desk's again
    entered = Signal(object)  # an Entry
    confirmed = Signal()
    watched_changed = Signal()  # the class looks on from now on, or no longer
    wall_stepped = Signal(int)

    def __init__(self, window: QMainWindow, desk: QWidget, theme: Theme, words: Words, guard: EnterGuard) -> None:
        super().__init__(window)
        self._window, self._desk, self._guard = window, desk, guard
        self.theme, self.words = theme, words
        self.faces, self.hold = Faces(desk), Hold(window)
        self.hold.ended.connect(self._on_let_go)
        self._page: SharedPage | None = None
        self._view: StripView | None = None
        self._desk_view: DeskView | None = None
        self._is_black, self._is_on, self._is_unsaved = False, False, False
        self._step, self._aside = (1, 1), None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._stay)
        self._before = Qt.WindowState.WindowNoState
        window.setCentralWidget(self.faces)

    @property
    def is_on(self) -> bool:
        """Whether one screen is for all."""
        return self._is_on

    @property
    def is_up(self) -> bool:
        """Whether the class looks on: the wall and the strip are on the screen."""
        return self._is_on and not self.hold.is_on

    @property
    def page(self) -> "SharedPage":
        """The wall's place and the strip, made when they are first wanted."""
        if self._page is None:
            from ui.console.strip.page import SharedPage

            self._page = SharedPage(self.theme, self.words)
            strip = self._page.strip
            strip.show_view(self._view)
            strip.show_dim(dim=self._is_black)
            strip.show_unsaved(unsaved=self._is_unsaved)
            strip.show_step(*self._step)
            strip.show_aside(self._aside)
            strip.entered.connect(self.entered)
            strip.drawn_taken.connect(self._take_drawn)
            strip.confirmed.connect(self.confirmed)
            strip.questioned.connect(self._guard.start)
            strip.leave_pressed.connect(self._ask_to_leave)
            strip.stepped.connect(self._on_stepped)
            strip.eye.pressed.connect(lambda: self._show_desk(None))
            self.faces.addWidget(self._page)
        return self._page

    # what it is told

    def begin(self, wall: QWidget, common: QRect) -> None:
        """Let this wall fill the screen but for the strip; `common` is the part of the window that every screen shows."""
        self._is_on, self.faces.may_scroll = True, True
        self._before = self._window.windowState()
        self.page.take(wall)
        self.page.show_common(common)
        self._hide_desk()
        self._window.setWindowState(self._before | Qt.WindowState.WindowFullScreen)

    def end(self) -> QWidget | None:
        """Let the desk have its window again; returns the wall, hidden."""
        if not self._is_on:
            return None
        self.hold.end()
        self._tell(None)  # what was said belongs to what the class saw then
        self._is_on, self.faces.may_scroll = False, False
        wall = self.page.given_back()
        self._desk.setEnabled(True)
        self.faces.show_desk()
        self._window.setWindowState(self._before)
        self.watched_changed.emit()
        return wall

    def show_view(self, view: DeskView | None) -> None:
        """How the game stands, for what the console has drawn."""
        self._desk_view = view

    def show_strip(self, view: StripView | None) -> None:
        """What the strip asks; None while there is no game."""
        self._view = view
        if self._page is not None:
            self._page.strip.show_view(view)

    def show_step(self, step: int, steps: int) -> None:
        """The class sees this picture, 1 to `steps`, of the game or of a debrief."""
        self._step = (step, steps)
        if self._page is not None:
            self._page.strip.show_step(step, steps)

    def show_aside(self, aside: Saying | None) -> None:
        """Something to know about the wall, for as long as it is so."""
        self._aside = aside
        if self._page is not None:
            self._page.strip.show_aside(aside)

    def show_mode(self, mode: Mode) -> None:
        """The strip is dim while the wall is black."""
        self._is_black = mode is Mode.BLACK
        if self._page is not None:
            self._page.strip.show_dim(dim=self._is_black)

    def show_saved(self, *, saved: bool) -> None:
        """Whether all that was confirmed is on a disk."""
        self._is_unsaved = not saved
        if self._page is not None:
            self._page.strip.show_unsaved(unsaved=not saved)

    def wear(self, theme: Theme) -> None:
        """Other colours, or another size, from now on."""
        self.theme = theme
        if self._page is not None:
            self._page.show_theme(theme)

    def tell_refused(self) -> None:
        """The last entry was not taken; why is for the desk alone."""
        self._tell(Says.STRIP_REFUSED)

    def tell_notice(self) -> None:
        """There is something to read at the desk."""
        self._tell(Says.STRIP_TO_READ)

    def tell_other_screen(self) -> None:
        """The wall could move to a screen of its own."""
        self._tell(Says.STRIP_OTHER_SCREEN)

    def _tell(self, what: Says | None) -> None:
        if self._is_on:
            self.page.strip.tell(None if what is None else say(what))

    # what the teacher does

    def press(self) -> None:
        """F4: it begins; once it is on, the desk shows until the key is let go."""
        if self._is_on:
            self._show_desk(HOLD_KEY)
        else:
            self.wanted.emit()

    def turn(self) -> None:
        """By a button of the desk: it begins, or it is over."""
        if self._is_on:
            self.left.emit()
        else:
            self.wanted.emit()

    def confirm(self) -> None:
        """Enter, while the class looks on."""
        if self.page.strip.told == LEAVING:
            self._stay()
        else:
            self.page.strip.confirm()

    def type_letter(self, text: str) -> None:
        """A letter or figure that no field took."""
        self.page.strip.type_letter(text)

    def leave(self) -> None:
        """Esc: a step back in the ask, or else out of it all, after one question."""
        if not self.page.strip.leave():
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        if self.page.strip.told != LEAVING:
            self.page.strip.tell(LEAVING)
            self._guard.start()
            self._patience.start()
        elif self._guard.is_open:
            self.left.emit()

    def hear_key(self, key: int) -> None:
        """Whoever does anything else has no mind to leave."""
        if key not in ANSWERS:
            self._stay()

    def _stay(self) -> None:
        if self._is_on and self.page.strip.told == LEAVING:
            self.page.strip.tell(None)

    def _on_stepped(self, by: int) -> None:
        self._stay()
        self.wall_stepped.emit(by)

    def _take_drawn(self, seat: Seat | None) -> None:
        """What the console has drawn shall stand; a card that takes a secret is told at the desk, whoever reads it."""
        ask = self._desk_view.ask if self._desk_view is not None else None
        if isinstance(ask, DealAsk):
            self.entered.emit(RolesDealt(ask.drawn))
        elif isinstance(ask, MidlifeAsk) and seat is not None:
            if self._is_for_desk(ask.drawn):
                self._tell(Says.STRIP_CARD_AT_DESK)
            else:
                self.entered.emit(CardRead(seat, ask.drawn))

    def _is_for_desk(self, card: str) -> bool:
        line = self._view.line if self._view is not None else None
        return isinstance(line, MidlifeLine) and any(each.id == card and each.is_for_desk for each in line.cards)

    def _show_desk(self, key: Qt.Key | None) -> None:
        was_up = self.is_up
        self.hold.begin(key)
        if not was_up:
            return  # it is held already, and the keyboard stays where it is
        self._desk.setEnabled(True)
        self.faces.show_desk()
        self.watched_changed.emit()

    def _hide_desk(self) -> None:
        self.faces.setCurrentWidget(self.page)
        self._desk.setEnabled(False)
        self.page.strip.eye.setDown(False)
        self.page.strip.focus_first()
        self.watched_changed.emit()

    def _on_let_go(self) -> None:
        if self._is_on:
            self._hide_desk()
