"""What the class sees, for the desk: a small picture of the wall and one word, a moment after the wall has changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.stage import Mode
from app.terms.saying import Says, say

if TYPE_CHECKING:
    from ui.projector.placement import Placement
    from ui.projector.window import Projector

DELAY = 120  # ms after the wall has changed: the desk's picture of it must not hold up the wall itself
_MODES = {Mode.LIVE: Says.SEES_LIVE, Mode.FROZEN: Says.SEES_FROZEN, Mode.BLACK: Says.SEES_BLACK, Mode.CARD: Says.SEES_CARD}


class Glance(QObject):
    """Looks at the wall and at where it stands; it makes neither before it looks."""

    looked = Signal(object, object)  # a QPixmap, or None where nothing is shown, and a Saying

    def __init__(self, projector: "Callable[[], Projector]", placement: "Callable[[], Placement]", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._projector, self._placement = projector, placement
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self.look)

    def look_soon(self, *_: object) -> None:
        """The wall has changed."""
        self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def look(self) -> None:
        """Say what the class sees now."""
        self.looked.emit(self._projector().grab() if self.is_wall_shown else None, say(self.word))

    @property
    def is_wall_shown(self) -> bool:
        """Whether the class can see the wall."""
        from ui.projector.placement import WallState

        return self._placement().state is WallState.LIVE

    @property
    def word(self) -> Says:
        """One word for what stands before the class."""
        from ui.projector.placement import WallState

        nothing = {WallState.NO_WALL: Says.SEES_NO_WALL, WallState.MIRRORED: Says.SEES_MIRRORED}
        projector = self._projector()
        return nothing.get(self._placement().state) or (Says.SEES_SIGHT if projector.is_tested else _MODES[projector.mode])
