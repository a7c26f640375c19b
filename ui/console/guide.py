"""The teacher's guide: what to read out and do in this phase."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says
from ui.console import key_names
from ui.console.history import LEAST
from ui.kit.buttons import QuietButton
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import row
from ui.text.words import Words


class GuidePanel(QFrame):
    """Takes the place of the history while it is wanted."""

    closed = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "notice")
        self.words = words
        self._guide: tuple[Saying, ...] = ()
        self.title, self.text, self.close_button = PlainLabel(voice="panel"), PlainLabel(wrap=True), QuietButton()
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setProperty("low", "yes")
        self.close_button.clicked.connect(self.closed)
        self.scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(LEAST)  # it must not need more room than the history in whose place it stands
        scroll.setWidget(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 6, 4)
        column.setSpacing(0)
        column.addLayout(row(self.title, 1, self.close_button))
        column.addWidget(scroll, 1)

    def show_guide(self, guide: tuple[Saying, ...]) -> None:
        """Say this."""
        self._guide = guide
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self.title.show_text(self.words.say(Says.GUIDE_TITLE))
        self.close_button.show_text(f"{self.words.say(Says.HISTORY)}  {key_names.GUIDE}")
        self.text.show_text("\n".join(self.words.say(line) for line in self._guide))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A guide that says much is said in smaller letters before any of it is out of sight."""
        room = self.scroll.maximumViewportSize()
        for voice in ("", "caption"):
            self.text.show_voice(voice)
            if self.text.heightForWidth(room.width()) <= room.height():
                return
