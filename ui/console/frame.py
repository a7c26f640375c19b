"""Where everything on the desk stands: the bar and the strips above, two sides below, beside each other or one above the other."""

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.console.ask_side import AskSide
from ui.console.full_width import FullWidth
from ui.console.phase_strip import PhaseStrip
from ui.console.repair_banner import RepairBanner
from ui.console.top_bar import TopBar
from ui.kit.surfaces import surface
from ui.kit.theme import Theme
from ui.kit.zooming import SELF_SIZED, UNBOUND
from ui.text.words import Words

SIDE_SHARE, SIDE_LEAST, SIDE_MOST = 486 / 1366, 470, 600  # of the window's width; px
MARGIN, GAP = 16, 16  # px
TWO_SIDES = 1260  # px: the least width for both sides


class DeskFrame(QWidget):
    """Only room: what is seen in it is the window's to say."""

    def __init__(self, asks: AskSide, theme: Theme, words: Words) -> None:
        super().__init__()
        self._asks = asks
        self.top, self.strip, self.banner = TopBar(theme, words), PhaseStrip(theme, words), RepairBanner(theme)
        self.side = QStackedWidget()
        self.side.setProperty(SELF_SIZED, True)
        usual, body = QWidget(), QHBoxLayout()
        body.setContentsMargins(MARGIN, 12, MARGIN, 12)
        body.setSpacing(GAP)
        body.addWidget(asks, 1)
        body.addWidget(self.side)
        usual.setLayout(body)
        self._body = body
        self.full = FullWidth(usual)
        self.unfit, unfit = surface("", (0, 0), 0)  # the notice in it says for itself whether it is seen
        unfit.addWidget(asks.unfit)
        room = QVBoxLayout(self)
        room.setContentsMargins(0, 0, 0, 0)
        room.setSpacing(0)
        for bar in (self.top, self.strip, self.banner, self.unfit):
            room.addWidget(bar)
        room.addWidget(self.full, 1)
        self.show_strip(self.strip)

    def show_strip(self, seen: QWidget | None) -> None:
        """Let one of the three strips be seen above the sides, or none."""
        for strip in {self.strip, self.banner, self.unfit} - {seen}:
            strip.hide()  # first: two at once would make the window grow
        if seen is not None:
            seen.show()

    def arrange(self, *, is_narrow: bool, width: int, zoom: float) -> None:
        """Put the sides beside each other while there is room, else one above the other; nothing is cut either way. Width in px."""
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self.top.show_narrow(is_narrow=is_narrow)
        self._asks.show_narrow(is_narrow=is_narrow)
        self.full.show_tall(is_tall=is_narrow)
        if is_narrow:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(UNBOUND)
        else:
            self.side.setFixedWidth(round(max(SIDE_LEAST, min(SIDE_MOST, width / zoom * SIDE_SHARE)) * zoom))
