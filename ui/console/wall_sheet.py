"""The wall from the desk: on or off, where, and which of its pictures; all that a finger can do and a key does, too."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console.screen_choice import ScreenChoice
from ui.console.sheet import Sheet
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

TOGGLE_KEY, ALONE_KEY = "F5", "F4"


class WallSheet(Sheet):
    """Buttons for the wall, and the screens it may appear on."""

    toggled = Signal()
    windowed = Signal()
    shared = Signal()  # one screen for all, or no longer
    stepped = Signal(int)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.screens = ScreenChoice(theme, words)
        self.toggle, self.window_button, self.share = PlainButton(), PlainButton(), PlainButton()
        self.is_shared = False
        self.share.clicked.connect(self.shared)
        self.back_button, self.on_button, self.place = PlainButton(), PlainButton(), PlainLabel(voice="strong")
        self.toggle.clicked.connect(self.toggled)
        self.window_button.clicked.connect(self.windowed)
        self.back_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.on_button.clicked.connect(lambda: self.stepped.emit(1))
        frame, column = surface("card", (14, 12), 12)
        column.addLayout(row(self.toggle, self.window_button, self.share, 1))
        column.addLayout(row(self.back_button, self.on_button, 1))
        column.addWidget(self.place)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(frame)
        whole.addWidget(self.screens)
        whole.addStretch(1)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_WALL), say(Says.WHY_WALL), say(Says.BACK_TO_TABLE)

    def focus_first(self) -> None:
        self.toggle.setFocus()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        words, view = self.words.say, self.view
        self.toggle.show_text(f"{words(Says.WALL_TOGGLE)}  {TOGGLE_KEY}")
        self.window_button.show_text(words(Says.WALL_WINDOWED))
        self.share.show_text(words(Says.ALONE_LEAVE) if self.is_shared else f"{words(Says.ALONE_BEGIN)}  {ALONE_KEY}")
        self.back_button.show_text(words(Says.WALL_BACK))
        self.on_button.show_text(words(Says.WALL_ON))
        self.screens.show_words()
        step, steps = (view.wall_step, view.wall_steps) if view else (1, 1)
        self.place.show_text(words(say(Says.WALL_ON_WHAT, step=step, steps=steps)))
        self.back_button.setEnabled(step > 1)
        self.on_button.setEnabled(step < steps)
