"""One screen for all: the wall is lent to the desk's window and taken back, and that is offered where the class sees the desk."""

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QScreen

from ui.console.window import Console
from ui.kit.displays import MIRROR, Display, desk_screen, free_screens, is_mirrored, overlap, screens
from ui.kit.screen_news import ScreenNews
from ui.projector.placement import SETTLED, Placement, WallState
from ui.projector.window import FLAGS, Projector


class Sharing(QObject):
    """Neither the wall nor the desk's window knows the other: it stands between them."""

    def __init__(self, wall: Projector, console: Console, placement: Placement, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wall, self._console, self._placement = wall, console, placement
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self.look)
        console.shared.left.connect(self.end)
        placement.reclaimed.connect(self.end)
        placement.state_changed.connect(self._on_state_changed)
        news = ScreenNews(self)
        for changed in (news.added, news.removed, news.changed):
            changed.connect(self._on_screens_changed)

    @property
    def is_on(self) -> bool:
        """Whether the wall is lent to the desk's window."""
        return self._console.shared.is_on

    def begin(self) -> None:
        """Let the wall take the desk's screen but for the strip; not while it stands on a screen of its own."""
        if self.is_on or (self._wall.isVisible() and self._free()):
            return
        self._placement.lend()
        self._console.show_alone(None)
        self._console.shared.begin(self._wall, self._common())

    def end(self) -> None:
        """Give the desk its window back; the wall is hidden until it is placed again."""
        wall = self._console.shared.end()
        if wall is not None:
            wall.setWindowFlags(FLAGS)
            self._placement.take_back()
            self._settle.start()

    def close(self) -> None:
        """Give the screen back for good: the program ends."""
        self._settle.blockSignals(True)
        self.end()

    def look(self) -> None:
        """Offer it where the class can only see the desk; once it is on, say when the wall could have a screen of its own."""
        free = self._free()
        if self.is_on:
            self._console.shared.page.show_common(self._common())
            if free:
                self._console.shared.tell_other_screen()
            return
        is_alone = not free and not self._wall.isVisible()
        self._console.show_alone(is_mirrored(screens()) if is_alone else None)

    def _on_state_changed(self, _state: WallState) -> None:
        if not self._settle.isActive():
            self._settle.start()

    def _on_screens_changed(self, *_: QScreen) -> None:
        self._settle.start()

    def _own(self) -> Display | None:
        return desk_screen(screens(), self._console.frameGeometry())

    def _free(self) -> tuple[Display, ...]:
        return free_screens(screens(), self._own())

    def _common(self) -> QRect:
        """The part of the desk's screen that all its mirrors show, as seen from its corner; empty where that is all of it."""
        own = self._own()
        if own is None:
            return QRect()
        common = own.place
        for other in screens():
            if other != own and overlap(own, other) >= MIRROR:
                common = common.intersected(other.place)
        return QRect() if common == own.place else common.translated(-own.place.topLeft())
