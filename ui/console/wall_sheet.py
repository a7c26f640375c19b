"""The wall from the desk: on or off, where, and which of its pictures; all that a finger can do and a key does, too."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.stage import Mode, Reveals
from app.terms.saying import Saying, Says, say
from ui.console import key_names
from ui.console.screen_choice import ScreenChoice
from ui.console.sheet import Sheet
from ui.kit.buttons import ChoiceRow, OnOffButton, PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, surface
from ui.kit.theme import Theme
from ui.kit.wrapping import Wrapping
from ui.text.words import Words

MODES = (
    (Mode.FROZEN, Says.MODE_FROZEN, key_names.FROZEN),
    (Mode.BLACK, Says.MODE_BLACK, key_names.BLACK),
    (Mode.CARD, Says.MODE_CARD, key_names.CARD),
)
REVEALS = {Reveals.STEPS: Says.REVEALS_STEPS, Reveals.RUN: Says.REVEALS_RUN, Reveals.OFF: Says.REVEALS_OFF}


class WallSheet(Sheet):
    """Buttons for the wall, and the screens it may appear on."""

    toggled = Signal()
    windowed = Signal()
    shared = Signal()  # one screen for all, or no longer
    stepped = Signal(int)
    mode_toggled = Signal(Mode)
    reveals_chosen = Signal(Reveals)
    fit_wanted = Signal()  # to the room

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.screens = ScreenChoice(theme, words)
        self.toggle, self.window_button, self.share = PlainButton(), PlainButton(), PlainButton()
        self.is_shared, self.mode, self.reveals = False, Mode.LIVE, Reveals.STEPS
        self.share.clicked.connect(self.shared)
        self.back_button, self.on_button, self.place = PlainButton(), PlainButton(), PlainLabel(voice="strong")
        self.toggle.clicked.connect(self.toggled)
        self.window_button.clicked.connect(self.windowed)
        self.back_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.on_button.clicked.connect(lambda: self.stepped.emit(1))
        self.fit = PlainButton()
        self.fit.clicked.connect(self.fit_wanted)
        self.modes = {mode: OnOffButton() for mode, _, _ in MODES}
        for mode, button in self.modes.items():
            button.clicked.connect(lambda _checked=False, mode=mode: self._on_mode_clicked(mode))
        self.how, self.ways = PlainLabel(voice="muted"), ChoiceRow()
        self.ways.chosen.connect(self._on_way_chosen)
        frame, column = surface("card", (14, 12), 12)
        column.addLayout(Wrapping(self.toggle, self.window_button, self.share))
        column.addLayout(Wrapping(*self.modes.values()))
        column.addLayout(Wrapping(self.how, self.ways))
        column.addLayout(Wrapping(self.back_button, self.on_button, self.fit, self.place))
        from_top(self, frame, self.screens)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_WALL), say(Says.WHY_WALL), say(Says.BACK_TO_TABLE)

    def focus_first(self) -> None:
        self.toggle.setFocus()

    def show_mode(self, mode: Mode) -> None:
        """What the wall does now."""
        self.mode = mode
        for each, button in self.modes.items():
            button.setChecked(each is mode)

    def _on_mode_clicked(self, mode: Mode) -> None:
        self.show_mode(self.mode)  # the wall says what became of it
        self.mode_toggled.emit(mode)

    def show_reveals(self, reveals: Reveals) -> None:
        """How results come."""
        self.reveals = reveals
        self.ways.show_chosen([*REVEALS].index(reveals))

    def _on_way_chosen(self, at: int) -> None:
        self.reveals = [*REVEALS][at]
        self.reveals_chosen.emit(self.reveals)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        words, view = self.words.say, self.view
        self.toggle.show_text(f"{words(Says.WALL_TOGGLE)}  {key_names.WALL}")
        self.window_button.show_text(words(Says.WALL_WINDOWED))
        self.share.show_text(words(Says.ALONE_LEAVE) if self.is_shared else f"{words(Says.ALONE_BEGIN)}  {key_names.ALONE}")
        for mode, key, press in MODES:
            self.modes[mode].show_text(f"{words(key)}  {press}")
        self.how.show_text(words(Says.REVEALS_HOW))
        self.ways.show_choices([words(key) for key in REVEALS.values()], [*REVEALS].index(self.reveals))
        self.back_button.show_text(words(Says.WALL_BACK))
        self.on_button.show_text(words(Says.WALL_ON))
        self.fit.show_text(words(Says.SIGHT_OPEN))
        self.screens.show_words()
        step, steps = (view.wall_step, view.wall_steps) if view else (1, 1)
        self.place.show_text(words(say(Says.WALL_ON_WHAT, step=step, steps=steps)))
        self.back_button.setEnabled(step > 1)
        self.on_button.setEnabled(step < steps)
