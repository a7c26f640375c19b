"""The keys: which one does what, on one page. It hears none of them; that is `keys.py`."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console import key_names
from ui.console.sheet import Sheet
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import surface
from ui.kit.theme import Theme
from ui.text.words import Words

Key = Says | Saying | str
WIDE = 84  # px of the keys' names, so that the lists below each other line up
_PAIR = "{} \N{MIDDLE DOT} {}"  # two keys that do the same


def _shift(key: str) -> Saying:
    return Saying(Says.WITH_SHIFT, {"key": key})


ENTERING: tuple[tuple[Key, Says], ...] = (
    (Says.KEY_ENTER, Says.KEYS_CONFIRM),
    (key_names.LEAVE, Says.KEYS_LEAVE),
    (Says.KEY_BACKSPACE, Says.KEYS_TAKE_BACK),
    (key_names.UNDO, Says.UNDO),
    (key_names.REDO, Says.REDO),
    (key_names.PASTE, Says.KEYS_PASTE),
    (key_names.REMEDY, Says.KEYS_REMEDY),
    (key_names.REPAIR, Says.KEYS_REPAIR),
)
LOOKING: tuple[tuple[Key, Says], ...] = (
    (key_names.GUIDE, Says.KEYS_GUIDE),
    (key_names.TILL, Says.TILL),
    (key_names.ENVELOPES, Says.KEYS_ENVELOPES),
    (key_names.ALONE, Says.KEYS_ALONE),
    (key_names.MENU, Says.MENU),
)
WALL: tuple[tuple[Key, Says], ...] = (
    (Says.KEY_PAGE_DOWN, Says.WALL_ON),
    (Says.KEY_PAGE_UP, Says.WALL_BACK),
    (Says.KEY_END, Says.KEYS_ALL),
    (key_names.WALL, Says.WALL_TOGGLE),
    (_shift(key_names.IDENTIFY), Says.KEYS_IDENTIFY),
    (key_names.FROZEN, Says.MODE_FROZEN),
    (_PAIR.format(key_names.BLACK, key_names.BLACK_TOO), Says.MODE_BLACK),
    (key_names.CARD, Says.MODE_CARD),
)
CLOCK: tuple[tuple[Key, Says], ...] = (
    (_PAIR.format(key_names.CLOCK, key_names.CLOCK_TOO), Says.KEYS_START),
    (_PAIR.format(key_names.TIME, key_names.TIME_TOO), Says.KEYS_MORE),
    (_shift(key_names.TIME), Says.KEYS_LESS),
    (_shift(key_names.PACE), Says.PACE),
)
COLUMNS = (((Says.KEYS_ENTERING, ENTERING), (Says.KEYS_LOOKING, LOOKING)), ((Says.KEYS_WALL, WALL), (Says.KEYS_CLOCK, CLOCK)))


class KeySheet(Sheet):
    """Two columns of two lists each; Enter and Esc leave it."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.lines: list[tuple[PlainLabel, Key]] = []  # every label, and what it says
        whole = QHBoxLayout()
        whole.setSpacing(10)
        for lists in COLUMNS:
            frame, column = surface("card", (16, 10), 2)
            for title, keys in lists:
                column.addWidget(self._label(title, "panel"))
                column.addLayout(self._listed(keys))
                column.addSpacing(8)
            column.addStretch(1)
            whole.addWidget(frame, 1)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(whole)
        below.addStretch(1)

    def _listed(self, keys: tuple[tuple[Key, Says], ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnMinimumWidth(0, WIDE)
        grid.setColumnStretch(1, 1)
        for at, (key, does) in enumerate(keys):
            grid.addWidget(self._label(key, "strong"), at, 0)
            grid.addWidget(self._label(does), at, 1)
        return grid

    def _label(self, said: Key, voice: str = "") -> PlainLabel:
        label = PlainLabel(voice=voice, wrap=not voice)
        self.lines.append((label, said))
        return label

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_KEYS), say(Says.WHY_KEYS), say(Says.BACK_TO_TABLE)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        for label, said in self.lines:
            label.show_text(said if type(said) is str else self.words.say(said))
