"""The menu: languages, look, lessons, and the way out. Nothing here can lose anything."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console import key_names
from ui.console.predicting import may_predict
from ui.console.sheet import Sheet
from ui.kit.buttons import ChoiceRow, PlainButton
from ui.kit.labels import PlainLabel, show_tip
from ui.kit.legibility import SCALES
from ui.kit.surfaces import from_top, row, surface, together
from ui.kit.theme import DARK, LIGHT, ZOOMS, Theme
from ui.kit.wrapping import Wrapping
from ui.text.languages import LANGUAGES, NATIVE_NAMES, Language
from ui.text.words import Words

THEMES = (LIGHT.name, DARK.name)


class MenuSheet(Sheet):
    """One row for each kind of thing."""

    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)
    wall_scale_chosen = Signal(float)
    sound_chosen = Signal(bool)
    theme_chosen = Signal(str)
    zoom_chosen = Signal(float)
    new_wanted = Signal()
    open_wanted = Signal()
    export_folder_wanted = Signal()
    till_wanted = Signal()
    pace_wanted = Signal()
    names_wanted = Signal()
    cards_wanted = Signal()
    decks_wanted = Signal()
    debrief_wanted = Signal()
    predict_wanted = Signal()
    save_wanted = Signal()
    delete_wanted = Signal()
    about_wanted = Signal()
    keys_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.wall_language = words.language
        self.wall_scale = SCALES[0]
        self.is_unsaved = False
        self.has_sound = True
        self.desk, self.wall, self.letters, self.look, self.zoom, self.sound = (ChoiceRow() for _ in range(6))
        self.new, self.open, self.export = PlainButton(), PlainButton(), PlainButton()
        self.names, self.cards, self.till, self.about, self.quit = (PlainButton() for _ in range(5))
        self.save, self.delete, self.pace = PlainButton(), PlainButton(), PlainButton()
        self.debrief, self.predict, self.decks, self.keys = (PlainButton() for _ in range(4))
        self._wall_name, self._zoom_name = PlainLabel(voice="muted"), PlainLabel(voice="muted")
        self._labels = {key: PlainLabel(voice="muted") for key in _ROWS}
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        frame, column = surface("card", (16, 10), 10)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        rows: tuple[QWidget | QLayout, ...] = (
            Wrapping(self.desk, together(self._wall_name, self.wall)), self.letters,
            Wrapping(self.look, together(self._zoom_name, self.zoom)), Wrapping(self.sound, self.pace),
            Wrapping(self.new, self.open, self.delete, self.decks), Wrapping(self.names, self.cards, self.save, self.export),
            Wrapping(self.debrief, self.predict), Wrapping(self.till, self.keys, self.about, self.quit),
        )
        for at, (label, things) in enumerate(zip(self._labels.values(), rows, strict=True)):
            grid.addWidget(label, at, 0)
            grid.addLayout(things if isinstance(things, QLayout) else row(things, 1), at, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        from_top(self, frame)

    def _wire(self) -> None:
        self.desk.chosen.connect(lambda at: self.desk_language_chosen.emit(LANGUAGES[at]))
        self.wall.chosen.connect(self._on_wall_chosen)
        self.letters.chosen.connect(self._on_letters_chosen)
        self.look.chosen.connect(lambda at: self.theme_chosen.emit(THEMES[at]))
        self.zoom.chosen.connect(lambda at: self.zoom_chosen.emit(ZOOMS[at]))
        self.new.clicked.connect(self.new_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.export.clicked.connect(self.export_folder_wanted)
        self.sound.chosen.connect(self._on_sound_chosen)
        self.till.clicked.connect(self.till_wanted)
        self.pace.clicked.connect(self.pace_wanted)
        self.names.clicked.connect(self.names_wanted)
        self.debrief.clicked.connect(self.debrief_wanted)
        self.predict.clicked.connect(self.predict_wanted)
        self.cards.clicked.connect(self.cards_wanted)
        self.decks.clicked.connect(self.decks_wanted)
        self.save.clicked.connect(self.save_wanted)
        self.delete.clicked.connect(self.delete_wanted)
        self.keys.clicked.connect(self.keys_wanted)
        self.about.clicked.connect(self.about_wanted)
        self.quit.clicked.connect(self.quit_wanted)

    def _on_wall_chosen(self, at: int) -> None:
        self.wall_language = LANGUAGES[at]
        self.wall_language_chosen.emit(LANGUAGES[at])

    def _on_letters_chosen(self, at: int) -> None:
        self.wall_scale = SCALES[at]
        self.wall_scale_chosen.emit(SCALES[at])

    def _on_sound_chosen(self, at: int) -> None:
        self.has_sound = at == 0
        self.sound_chosen.emit(self.has_sound)

    def show_wall_scale(self, scale: float) -> None:
        """How large the wall's letters are now."""
        self.wall_scale = scale
        self.letters.show_chosen(SCALES.index(scale))

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.MENU), say(Says.UNSAVED_STILL if self.is_unsaved else Says.WHY_MENU), say(Says.BACK_TO_TABLE)

    def focus_first(self) -> None:
        self.desk.setFocus()

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self.look.show_chosen(THEMES.index(theme.name))
        self.zoom.show_chosen(ZOOMS.index(theme.zoom))

    def draw(self) -> None:
        """Say it in the language spoken now."""
        names = [NATIVE_NAMES[language] for language in LANGUAGES]
        self.desk.show_choices(names, LANGUAGES.index(self.words.language))
        self.wall.show_choices(names, LANGUAGES.index(self.wall_language))
        self.letters.show_choices([f"{scale:.0%}" for scale in SCALES], SCALES.index(self.wall_scale))
        self.look.show_choices([self.words.say(Says.LOOK_LIGHT), self.words.say(Says.LOOK_DARK)], THEMES.index(self.theme.name))
        self._wall_name.show_text(self.words.say(Says.MENU_WALL_WORDS))
        self._show_zooms()
        self.sound.show_choices([self.words.say(Says.SOUND_ON), self.words.say(Says.SOUND_OFF)], 0 if self.has_sound else 1)
        for key, label in self._labels.items():
            label.show_text(self.words.say(key))
        buttons = {
            self.new: Says.NEW_LESSON, self.open: Says.OPEN_LESSON, self.names: Says.NAMES, self.export: Says.EXPORT,
            self.cards: Says.CARDS, self.decks: Says.DECKS, self.debrief: Says.DEBRIEF_OPEN, self.predict: Says.PREDICT,
            self.keys: Says.KEYS, self.about: Says.ABOUT, self.quit: Says.QUIT,
            self.save: Says.SAVE_ELSEWHERE, self.delete: Says.DELETE_LESSON,
        }
        for button, key in buttons.items():
            button.show_text(self.words.say(key))
        self.till.show_text(f"{self.words.say(Says.TILL)}  {key_names.TILL}")
        self.pace.show_text(f"{self.words.say(Says.PACE)}  {self.words.say(Says.WITH_SHIFT, key=key_names.PACE)}")
        for part in (self.cards, self.export, self.till, self.pace, self.save, self._labels[Says.MENU_LESSON]):
            part.setVisible(self.view is not None)
        for part in (self.names, self.debrief, self._labels[Says.MENU_DEBRIEF]):
            part.setVisible(self.view is not None and self.view.repair is None)
        self.predict.setVisible(self.view is not None and may_predict(self.view))

    def _show_zooms(self) -> None:
        self._zoom_name.show_text(self.words.say(Says.MENU_LETTERS))
        self.zoom.show_choices([f"{zoom:.0%}" for zoom in ZOOMS], ZOOMS.index(self.theme.zoom))
        for button in self.zoom.buttons:
            button.setAccessibleDescription(self.words.say(Says.MENU_DESK_LETTERS))
            show_tip(button, self.words.say(Says.MENU_DESK_LETTERS))


_ROWS = (
    Says.MENU_DESK_WORDS, Says.MENU_WALL_LETTERS, Says.MENU_LOOK, Says.MENU_SOUND,
    Says.MENU_LESSONS, Says.MENU_LESSON, Says.MENU_DEBRIEF, Says.MENU_PROGRAM,
)
