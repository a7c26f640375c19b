"""The class's window, from the desk: two sheets for it, and what is known of it before they are made."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.stage import Mode, Reveals
from ui.console.ask_side import AskSide
from ui.console.screen_choice import ScreenChoice
from ui.kit.displays import ScreenId
from ui.kit.late import Late
from ui.kit.legibility import Fit

if TYPE_CHECKING:
    from ui.console.sight_sheet import SightSheet
    from ui.console.wall_sheet import WallSheet


class WallDesk(QObject):
    """Says what the teacher wants of the wall, and shows what it does."""

    toggled = Signal()
    windowed = Signal()
    shared = Signal()  # one screen for all, or no longer
    step_wanted = Signal(int)
    mode_wanted = Signal(Mode)
    reveals_chosen = Signal(Reveals)
    screen_chosen = Signal(object)  # a ScreenId
    screens_identified = Signal()
    scale_chosen = Signal(float)
    margin_chosen = Signal(float)
    sight_card_wanted = Signal(bool)

    def __init__(self, asks: AskSide, screens: ScreenChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._asks, self._screens = asks, screens
        self._mode, self._reveals, self._fit, self._is_shared = Mode.LIVE, Reveals.STEPS, Fit(), False
        self._listen(screens)

    @Late
    def sheet(self) -> "WallSheet":
        """On or off, where, and which of its pictures."""
        from ui.console.wall_sheet import WallSheet

        sheet = self._asks.new(WallSheet)
        sheet.toggled.connect(self.toggled)
        sheet.windowed.connect(self.windowed)
        sheet.shared.connect(self.shared)
        sheet.stepped.connect(self.step_wanted)
        sheet.mode_toggled.connect(self.mode_wanted)
        sheet.reveals_chosen.connect(self._on_reveals_chosen)
        sheet.fit_wanted.connect(lambda: self._asks.lay_over(self.sight))
        self._listen(sheet.screens)
        sheet.screens.show_chosen(self._screens.chosen_id)
        sheet.is_shared = self._is_shared
        sheet.show_mode(self._mode)
        sheet.show_reveals(self._reveals)
        return sheet

    @Late
    def sight(self) -> "SightSheet":
        """Whether the last row can read it."""
        from ui.console.sight_sheet import SightSheet

        sight = self._asks.new(SightSheet)
        sight.scale_chosen.connect(self.scale_chosen)
        sight.margin_chosen.connect(self.margin_chosen)
        sight.card_wanted.connect(self.sight_card_wanted)
        self._asks.page_changed.connect(lambda: sight.show_card(is_up=sight.is_card_up and self._asks.page is sight))
        sight.show_fit(self._fit)
        return sight

    def lay(self) -> None:
        """Lay its sheet over whatever is asked."""
        self._asks.lay_over(self.sheet)

    def show_mode(self, mode: Mode) -> None:
        """What the wall does now."""
        self._mode = mode
        if (sheet := WallDesk.sheet.made(self)) is not None:
            sheet.show_mode(mode)

    def show_reveals(self, reveals: Reveals) -> None:
        """How results come on it."""
        self._reveals = reveals
        if (sheet := WallDesk.sheet.made(self)) is not None:
            sheet.show_reveals(reveals)

    def show_screen(self, identity: ScreenId | None) -> None:
        """The screen that it was put on last, as an id."""
        self._screens.show_chosen(identity)
        if (sheet := WallDesk.sheet.made(self)) is not None:
            sheet.screens.show_chosen(identity)

    def show_shared(self, *, is_shared: bool) -> None:
        """Whether it stands on the desk's own screen."""
        self._is_shared = is_shared
        if (sheet := WallDesk.sheet.made(self)) is not None:
            sheet.is_shared = is_shared
            sheet.draw()

    def show_fit(self, fit: Fit) -> None:
        """How it is fitted to the projector that it stands on."""
        self._fit = fit
        if (sight := WallDesk.sight.made(self)) is not None:
            sight.show_fit(fit)

    def _listen(self, screens: ScreenChoice) -> None:
        screens.chosen.connect(self._on_screen_chosen)
        screens.identified.connect(self.screens_identified)

    def _on_reveals_chosen(self, reveals: Reveals) -> None:
        self.show_reveals(reveals)
        self.reveals_chosen.emit(reveals)

    def _on_screen_chosen(self, identity: ScreenId) -> None:
        self.show_screen(identity)
        self.screen_chosen.emit(identity)
