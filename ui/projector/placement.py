"""Where the wall stands: full screen on a screen that is not the desk's, or as an ordinary window where someone asked for one.

It never keeps a QScreen, and it never lets the wall lie over the desk: what it cannot place well it hides.
"""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ui.kit.displays import Display, overlap, screen_id, screens

SETTLED = 400  # ms: so long a screen that came, went or changed its mode is left to settle
MIRROR = 0.5  # share of the smaller screen from which two of them show the same
COVERED = 0.5  # share of the desk from which the wall is in its way
TRIES = 3  # times that the wall is placed again after it was moved away; then it stays off until the screens change or someone asks
SHARE = 0.6  # of the desk's width and height that the wall takes at most as a window on the same screen

LEAST = QSize(480, 270)  # px: a smaller wall beside the desk could not be read


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

    def __init__(self, projector: QWidget, desk_window: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wall, self._desk = projector, desk_window
        self._asked, self._target, self._wished = Asked.NOT, QRect(), ""
        self._watched, self._tries = False, 0
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self._on_settled)
        self._listen()
        self._state = self._seen()

    @property
    def state(self) -> WallState:
        """What the class sees now."""
        return self._state

    def show_wall(self) -> None:
        """Fill a screen that is not the desk's; without one, or with a mirror, the wall stays off."""
        self._ask(Asked.FULL_SCREEN)

    def choose(self, identity: str) -> None:
        """Fill this screen, unless it is the desk's or shows the same: then another one, or none."""
        self._wished = identity
        self._ask(Asked.FULL_SCREEN)

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
        self._asked = Asked.NOT
        self._settle.stop()
        self._put_away()

    def _listen(self) -> None:
        app = QGuiApplication.instance()
        app.screenAdded.connect(self._on_screen_added)
        app.screenRemoved.connect(self._on_screen_removed)
        app.primaryScreenChanged.connect(self._on_screens_changed)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._on_screens_changed)
        self._wall.hidden_by_user.connect(self.hide_wall)
        self._wall.installEventFilter(self)
        self._desk.installEventFilter(self)

    def _ask(self, asked: Asked) -> None:
        self._asked, self._tries = asked, 0
        self._place()

    def _place(self) -> None:
        if self._asked is Asked.FULL_SCREEN:
            self._fill(self._elsewhere())
        elif self._asked is Asked.WINDOW:
            self._open()
        self._tell()

    def _fill(self, display: Display | None) -> None:
        screen = None if display is None else live(display)
        if screen is None:
            self._put_away()
            return
        self._target = screen.geometry()
        self._wall.setScreen(screen)
        self._wall.setGeometry(self._target)  # without it the window manager puts it on the first screen
        self._wall.setWindowState(Qt.WindowState.WindowFullScreen)  # showFullScreen() would ask for the keyboard, too
        self._wall.show()
        self._watch()
        self._guard()

    def _open(self) -> None:
        desk, elsewhere = self._desk.frameGeometry(), self._elsewhere()
        screen = (live(elsewhere) if elsewhere else None) or QGuiApplication.screenAt(desk.center()) or QGuiApplication.primaryScreen()
        self._wall.hide()
        self._wall.setWindowState(Qt.WindowState.WindowNoState)
        self._wall.setScreen(screen)
        self._wall.setGeometry(window_place(desk, screen.availableGeometry()))
        self._wall.showNormal()
        self._watch()

    def _elsewhere(self) -> Display | None:
        return other_screen(screens(), self._desk.frameGeometry(), self._wished)

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
        """The hard rule: on its screen and off the desk, or not at all."""
        if self._asked is Asked.FULL_SCREEN and self._wall.isVisible() and self._is_astray():
            self._put_away()
            self._tries += 1
            if self._tries <= TRIES:
                self._settle.start()

    def _is_astray(self) -> bool:
        wall = self._wall.geometry()
        is_there = any(screen.geometry() == self._target for screen in QGuiApplication.screens())
        return not is_there or not self._target.contains(wall.center()) or covered(self._desk.frameGeometry(), wall) >= COVERED

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange}:
            self._guard()
        elif watched is self._wall and event.type() in {QEvent.Type.Show, QEvent.Type.Hide}:
            self._tell()
        return False

    def _on_wall_moved(self, _screen: QScreen | None) -> None:
        self._guard()

    def _on_screen_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._on_screens_changed)
        self._on_screens_changed()

    def _on_screen_removed(self, screen: QScreen) -> None:
        """Hide at once: the window would be moved to the desk's screen in the next moment."""
        if screen.geometry().contains(self._wall.geometry().center()):
            self._put_away()
        self._tries = 0
        self._settle.start()

    def _on_screens_changed(self, *_: object) -> None:
        self._guard()
        self._tries = 0
        self._settle.start()

    def _on_settled(self) -> None:
        if self._asked is Asked.FULL_SCREEN or (self._asked is Asked.WINDOW and not self._wall.isVisible()):
            self._place()
        self._tell()

    def _seen(self) -> WallState:
        if self._wall.isVisible():
            return WallState.LIVE
        return WallState.MIRRORED if is_mirrored(screens()) else WallState.NO_WALL

    def _tell(self) -> None:
        seen = self._seen()
        if seen is not self._state:
            self._state = seen
            self.state_changed.emit(seen)


def rectangle(display: Display) -> QRect:
    """Where a screen lies."""
    return QRect(display.x, display.y, display.width, display.height)


def covered(desk: QRect, wall: QRect) -> float:
    """How much of the desk the wall covers, 0 to 1."""
    both = desk.intersected(wall)
    return both.width() * both.height() / max(1, desk.width() * desk.height())


def desk_screen(displays: tuple[Display, ...], desk: QRect) -> Display | None:
    """The screen that the most of the desk stands on; the first one where it stands on none."""
    return max(displays, key=lambda display: covered(desk, rectangle(display)), default=None)


def other_screen(displays: tuple[Display, ...], desk: QRect, wished: str = "") -> Display | None:
    """A screen that is not the desk's and shows nothing of it: the one wished for, if it is there."""
    own = desk_screen(displays, desk)
    free = [display for display in displays if own and display != own and overlap(own, display) < MIRROR]
    return next((display for display in free if screen_id(display) == wished), free[0] if free else None)


def is_mirrored(displays: tuple[Display, ...]) -> bool:
    """Whether two of the screens show the same, and no third one is free."""
    pairs = [(one, other) for at, one in enumerate(displays) for other in displays[at + 1 :]]
    return bool(pairs) and all(overlap(one, other) >= MIRROR for one, other in pairs)


def live(display: Display) -> QScreen | None:
    """The screen of this name and place, for use at once and never to be kept."""
    found = (screen for screen in QGuiApplication.screens() if screen.name() == display.name and screen.geometry() == rectangle(display))
    return next(found, None)


def window_place(desk: QRect, room: QRect) -> QRect:
    """Where the wall opens as a window of 16:9: in the middle of a screen of its own, beside the desk, or over less than half of it."""
    if not room.intersects(desk):
        return shaped(room, SHARE)
    free = (
        QRect(room.left(), room.top(), desk.left() - room.left(), room.height()),
        QRect(desk.right() + 1, room.top(), room.right() - desk.right(), room.height()),
        QRect(room.left(), room.top(), room.width(), desk.top() - room.top()),
        QRect(room.left(), desk.bottom() + 1, room.width(), room.bottom() - desk.bottom()),
    )
    widest = max(free, key=lambda part: min(part.width() * 9, part.height() * 16))
    if widest.width() >= LEAST.width() and widest.height() >= LEAST.height():
        return shaped(widest)
    place = shaped(desk.intersected(room), SHARE)
    place.moveBottomRight(room.bottomRight())
    return place


def shaped(room: QRect, share: float = 1.0) -> QRect:
    """A rectangle of 16:9 in the middle of a room, with at most this share of its width and of its height."""
    wide = int(min(room.width() * share, room.height() * share * 16 / 9))
    high = int(wide * 9 / 16)
    return QRect(room.left() + (room.width() - wide) // 2, room.top() + (room.height() - high) // 2, wide, high)
