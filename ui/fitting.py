"""What suits each projector: how large the letters are, and which edge stays free; found again with the projector."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ui.kit.displays import ScreenId
from ui.kit.legibility import Fit
from ui.projector.window import Projector
from ui.settings import Fitted

MOST = 24  # projectors that are remembered, the one that was fitted last first


class Fitting(QObject):
    """Fits the wall to the screen that it stands on; where nobody has chosen anything for it, the letters are as they were chosen last."""

    changed = Signal(object)  # a Fit
    kept = Signal(object)  # every Fitted

    def __init__(
        self, wall: Projector, known: tuple[Fitted, ...], usual: float, own: Callable[[], ScreenId | None], parent: QObject | None = None,
    ) -> None:
        """`own` is the desk's screen: the class looks at that one until the wall is placed."""
        super().__init__(parent)
        self._wall, self._known, self._usual, self._own = wall, known, usual, own
        self._screen: ScreenId | None = None

    def meet(self, screen: ScreenId | None) -> None:
        """The wall stands on this screen."""
        self._screen = screen
        fitted = next((each for each in self._known if each.screen == screen), None)
        self._wall.show_scale(fitted.percent / 100 if fitted else self._usual)
        self._wall.show_margin(fitted.margin / 100 if fitted else 0.0)
        self._tell()

    def choose_scale(self, scale: float) -> None:
        """Letters of this scale, here and wherever nobody chooses another."""
        self._usual = scale
        self._wall.show_scale(scale)
        self._keep()

    def choose_margin(self, share: float) -> None:
        """So much of the height stays free on every side, here only."""
        self._wall.show_margin(share)
        self._keep()

    def _tell(self) -> None:
        self.changed.emit(Fit(self._wall.text_scale, self._wall.margin, self._wall.share))

    def _keep(self) -> None:
        screen = self._screen or self._own()
        if screen is not None:
            self._screen = screen
            fitted = Fitted(screen, round(self._wall.text_scale * 100), round(self._wall.margin * 100))
            others = tuple(each for each in self._known if each.screen != screen)
            self._known = (fitted, *others)[:MOST]
            self.kept.emit(self._known)
        self._tell()
