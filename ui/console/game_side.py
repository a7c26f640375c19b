"""The right side of the desk during a game: country, players, and the history or the guide."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from app.views.desk import DeskView
from ui.console.country import CountryPanel
from ui.console.guide import GuidePanel
from ui.console.history import HistoryPanel
from ui.console.players import PlayersPanel
from ui.kit.theme import Theme
from ui.text.words import Words


class GameSide(QFrame):
    """Three panels, always in the same places."""

    undone = Signal(int)
    redone = Signal(int)
    repair_opened = Signal(int)
    repair_inserted = Signal(int)
    repair_dropped = Signal(int)
    correction_wanted = Signal()
    guide_turned = Signal(bool)  # open from now on, or closed
    guide_shown = Signal(bool)  # the same, also where nobody turned it

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.country, self.players = CountryPanel(theme, words), PlayersPanel(theme, words)
        self.history, self.guide = HistoryPanel(theme, words), GuidePanel(words)
        self.third = QStackedWidget()
        self.third.addWidget(self.history)
        self.third.addWidget(self.guide)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.country)
        column.addWidget(self.players)
        column.addWidget(self.third, 1)
        self.history.undone.connect(self.undone)
        self.history.redone.connect(self.redone)
        self.history.repair_opened.connect(self.repair_opened)
        self.history.repair_inserted.connect(self.repair_inserted)
        self.history.repair_dropped.connect(self.repair_dropped)
        self.history.correction_wanted.connect(self.correction_wanted)
        self.players.envelopes_shown.connect(self.players.show_envelopes)
        self.guide.closed.connect(self.toggle_guide)

    def show_view(self, view: DeskView) -> None:
        """The game as it stands."""
        self.country.show_country(view.country)
        self.players.show_view(view)
        self.history.show_view(view)
        self.guide.show_guide(view.guide)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        for panel in (self.country, self.players, self.history, self.guide):
            panel.show_words()

    def toggle_guide(self) -> None:
        """The guide in the place of the history, or the history again."""
        self.show_guide(is_open=not self.is_guide_shown)
        self.guide_turned.emit(self.is_guide_shown)

    def show_guide(self, *, is_open: bool) -> None:
        """Whether the guide is open."""
        self.third.setCurrentWidget(self.guide if is_open else self.history)
        self.guide_shown.emit(is_open)

    @property
    def is_guide_shown(self) -> bool:
        """Whether the guide has the place of the history."""
        return self.third.currentWidget() is self.guide
