"""Where the wall stands: full screen on a screen that is not the desk's, or as an ordinary window where someone asked for one.

It never keeps a QScreen, and it never lets the wall lie over the desk: what it cannot place well it hides. By itself the wall opens only
on the screen that is remembered; any other is offered, and taken when someone says so.
"""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ui.kit.displays import Display, ScreenId, covered, desk_screen, free_screens, is_mirrored, live_screen, screens
from ui.kit.screen_news import ScreenNews
from ui.projector.screen_memory import ScreenMemory
from ui.projector.window_place import window_place

SETTLED = 400  # ms: so long a screen that came, went or changed its mode is left to settle
COVERED = 0.5  # share of the desk from which the wall is in its way
TRIES = 3  # times that the wall is placed again after it was moved away; then it stays off until the screens change or someone asks


class WallState(Enum):
    """What the class sees: the wall, nothing, or nothing because the screens show the same."""

    LIVE = auto()
    NO_WALL = auto()
    MIRRORED = auto()


class Asked(Enum):
    """How the wall was asked for."""

    NOT = auto()
    FULL_SCREEN = auto()
    WINDOW = auto()


class Placement(QObject):
    """Keeps the wall where it belongs while screens come and go."""

    state_changed = Signal(WallState)
    taken = Signal(object)  # the ScreenId that somebody has put the wall on, to be remembered
    placed = Signal(object)  # the ScreenId that the wall stands on, in the mode that it has now
    offered = Signal(object)  # the Display that is there and not remembered, or None where there is nothing to offer any more
    closed = Signal()  # somebody has closed the wall's window
    reclaimed = Signal()  # the wall is lent, and somebody wants it where it belongs

    def __init__(self, projector: QWidget, desk_window: QWidget, remembered: ScreenId | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wall, self._desk, self._memory = projector, desk_window, ScreenMemory(remembered)
        self._asked, self._target = Asked.NOT, QRect()
        self._watched, self._tries, self._offers, self._is_lent = False, 0, False, False
        self._is_own_manager = False
        self._offer: Display | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self._on_settled)
        self._listen()
        self._state = self._seen()

    @property
    def state(self) -> WallState:
        """What the class sees now."""
        return self._state

    def begin(self) -> None:
        """Fill the remembered screen, now or when it comes; another one is offered."""
        self._offers = True
        self._ask(Asked.FULL_SCREEN)

    def show_wall(self) -> None:
        """Fill the remembered screen, or else take one that is not the desk's; without one, or with a mirror, the wall stays off."""
        free = self._free()
        if self._remembered() is None and free:
            self._take(free[0])
        self.begin()

    def choose(self, wanted: ScreenId) -> None:
        """Fill this screen, unless it is the desk's or shows the same: then all stays as it was."""
        display = ScreenMemory(wanted).found(screens(), self._own())
        if display is not None:
            self._take(display)
            self.begin()

    def toggle(self) -> None:
        """Hide the wall where it is shown, else show it."""
        if self._wall.isVisible():
            self.hide_wall()
        else:
            self.show_wall()

    def as_window(self) -> None:
        """Open as an ordinary window that can be moved: on another screen if there is one, else beside the desk or over a part of it."""
        self._ask(Asked.WINDOW)

    def hide_wall(self) -> None:
        """Show the class nothing until asked again."""
        self._asked, self._offers = Asked.NOT, False
        self._settle.stop()
        self._put_away()
        self._tell_offer()

    def lend(self) -> None:
        """The wall becomes a part of the desk's window: leave it alone there."""
        self.hide_wall()
        self._is_lent = True

    def take_back(self) -> None:
        """It is a window of its own again, a new one to the system, and hidden."""
        self._is_lent, self._watched, self._is_own_manager = False, False, False
        self._tell()

    # what is asked

    def _listen(self) -> None:
        news = ScreenNews(self)
        news.added.connect(self._on_screen_added)
        news.removed.connect(self._on_screen_removed)
        news.changed.connect(self._on_screens_changed)
        self._wall.hidden_by_user.connect(self._on_closed)
        self._wall.installEventFilter(self)
        self._desk.installEventFilter(self)

    def _ask(self, asked: Asked) -> None:
        if self._is_lent:
            if asked is Asked.FULL_SCREEN and self._remembered() is None:
                return  # there is nowhere to go
            self.reclaimed.emit()
        self._asked, self._tries = asked, 0
        self._place()

    def _take(self, display: Display) -> None:
        self._memory.take(display, screens(), self._own())
        self.taken.emit(self._memory.chosen)

    def _own(self) -> Display | None:
        return desk_screen(screens(), self._desk.frameGeometry())

    def _free(self) -> tuple[Display, ...]:
        return free_screens(screens(), self._own())

    def _remembered(self) -> Display | None:
        return self._memory.found(screens(), self._own())

    # where it stands

    def _place(self) -> None:
        if self._asked is Asked.FULL_SCREEN:
            self._fill(self._remembered())
        elif self._asked is Asked.WINDOW:
            self._open()
        self._tell()
        self._tell_offer()

    def _fill(self, display: Display | None) -> None:
        screen = None if display is None else live_screen(display)
        if screen is None:
            self._put_away()
            return
        self._target = screen.geometry()
        if self._wall.geometry() != self._target:
            self._wall.hide()  # it must not wander from one screen to the other before the eyes of the class
        self._manage_itself(True)
        self._wall.setScreen(screen)
        self._wall.setGeometry(self._target)  # without it the window manager puts it on the first screen
        if not self._is_own_manager:
            self._wall.setWindowState(Qt.WindowState.WindowFullScreen)  # showFullScreen() would ask for the keyboard, too
        self._wall.show()
        if self._is_own_manager:
            self._wall.raise_()
        self._memory.is_met = True
        self._watch()
        self._guard()
        self.placed.emit(self._memory.identified(display, screens(), self._own()))

    def _open(self) -> None:
        desk, display = self._desk.frameGeometry(), self._remembered() or next(iter(self._free()), None) or self._own()
        screen = (live_screen(display) if display else None) or QGuiApplication.primaryScreen()
        self._wall.hide()
        self._manage_itself(False)
        self._wall.setWindowState(Qt.WindowState.WindowNoState)
        self._wall.setScreen(screen)
        self._wall.setGeometry(window_place(desk, screen.availableGeometry()))
        self._wall.show()
        self._watch()

    def _manage_itself(self, itself: bool) -> None:
        """An X11 window manager moves a full-screen window to the desk's screen when its own is gone, before anybody can hide it."""
        if self._is_own_manager != (itself and QGuiApplication.platformName() == "xcb"):
            self._is_own_manager = not self._is_own_manager
            self._wall.setWindowFlag(Qt.WindowType.BypassWindowManagerHint, self._is_own_manager)

    def _watch(self) -> None:
        """A fast drop and return gives no screenRemoved at all, but it moves the window."""
        handle = self._wall.windowHandle()
        if handle and not self._watched:
            self._watched = True
            handle.screenChanged.connect(self._on_wall_moved)

    def _put_away(self) -> None:
        self._wall.hide()
        self._tell()

    def _guard(self) -> None:
        """The hard rule: on its screen and off the desk, or not at all. A window is judged when it has come to rest."""
        if not self._wall.isVisible():
            return
        if self._asked is Asked.WINDOW:
            self._settle.start()
        elif self._asked is Asked.FULL_SCREEN and self._is_astray():
            self._put_away()
            self._tries += 1
            if self._tries <= TRIES:
                self._settle.start()

    def _is_astray(self) -> bool:
        wall = self._wall.geometry()
        is_there = any(screen.geometry() == self._target for screen in QGuiApplication.screens())
        return not is_there or not self._target.contains(wall.center()) or self._is_in_the_way()

    def _is_in_the_way(self) -> bool:
        return covered(self._desk.frameGeometry(), self._wall.geometry()) >= COVERED

    # what happens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange}:
            self._guard()
            if watched is self._desk and self._asked is Asked.FULL_SCREEN:
                self._settle.start()  # it may have made room, or gone to another screen
        elif watched is self._wall and event.type() in {QEvent.Type.Show, QEvent.Type.Hide}:
            self._tell()
        return False

    def _on_closed(self) -> None:
        self.hide_wall()
        self.closed.emit()

    def _on_wall_moved(self, _screen: QScreen | None) -> None:
        self._guard()

    def _on_screen_added(self, _screen: QScreen) -> None:
        self._offers = True
        self._on_screens_changed()

    def _on_screen_removed(self, screen: QScreen) -> None:
        """Hide at once: the window would be moved to the desk's screen in the next moment."""
        if not self._is_lent and screen.geometry().contains(self._wall.geometry().center()):
            self._put_away()
        self._tries = 0
        self._settle.start()

    def _on_screens_changed(self) -> None:
        self._guard()
        self._tries = 0
        self._settle.start()

    def _on_settled(self) -> None:
        if self._asked is Asked.WINDOW and self._wall.isVisible() and self._is_in_the_way():
            self.hide_wall()
        elif self._asked is Asked.FULL_SCREEN or (self._asked is Asked.WINDOW and not self._wall.isVisible()):
            self._place()
        self._tell()
        self._tell_offer()

    # what the desk is told

    def _seen(self) -> WallState:
        if self._is_lent or self._wall.isVisible():
            return WallState.LIVE
        return WallState.MIRRORED if is_mirrored(screens()) else WallState.NO_WALL

    def _offered(self) -> Display | None:
        """A screen that nobody has chosen, while the wall is nowhere."""
        is_wanted = self._offers and not self._wall.isVisible() and self._remembered() is None
        return next(iter(self._free()), None) if is_wanted else None

    def _tell_offer(self) -> None:
        """Only once the screens have settled: one that changes its mode is gone for a moment."""
        offer = self._offered()
        if offer != self._offer:
            self._offer = offer
            self.offered.emit(offer)

    def _tell(self) -> None:
        seen = self._seen()
        if seen is not self._state:
            self._state = seen
            self.state_changed.emit(seen)
