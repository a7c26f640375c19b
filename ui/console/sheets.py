"""The sheets that lie over whatever is asked: the menu, and what it leads to. Each is made when it is first wanted.

They know no view of the game: whether one may be laid over it now is the window's to say.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.terms.places import Place
from app.views.till import CountedView, Explanation, TillView
from ui.console.ask_side import AskSide
from ui.console.lesson_files import LessonFiles
from ui.kit.late import Late
from ui.text.languages import Language

if TYPE_CHECKING:
    from app.debrief.prediction import Prediction
    from ui.console.about import AboutSheet
    from ui.console.key_sheet import KeySheet
    from ui.console.menu import MenuSheet
    from ui.console.names import NamesSheet
    from ui.console.predict_sheet import PredictSheet
    from ui.console.privacy_sheet import PrivacySheet
    from ui.console.till_sheet import TillSheet


class Sheets(QObject):
    """Says what was chosen on them, and keeps what the menu is told before it is made."""

    cards_opened = Signal()  # the role cards and the edition are to be put right
    header_changed = Signal(object)  # a HeaderChange
    till_wanted = Signal()  # what must lie where is to be told
    coins_counted = Signal(Place, int)
    slip_proposed = Signal(int, object)  # the entry at this place would be this one; None: it was never made
    prediction_wanted = Signal()  # what was kept of it is to be told
    predicted = Signal(object)  # a Prediction
    sound_chosen = Signal(bool)
    theme_chosen = Signal(str)
    zoom_chosen = Signal(float)
    wall_scale_chosen = Signal(float)
    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)
    new_asked = Signal()  # a new lesson, the role cards, and so on: as the menu asks for them
    decks_asked = Signal()
    pace_asked = Signal()
    till_asked = Signal()
    debrief_asked = Signal()
    quit_asked = Signal()

    def __init__(self, asks: AskSide, files: LessonFiles, wall_language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._asks, self._files = asks, files
        self._wall_language, self._wall_scale, self._has_sound = wall_language, 1.0, True

    @Late
    def menu(self) -> "MenuSheet":
        """The menu."""
        from ui.console.menu import MenuSheet

        menu, files = self._asks.new(MenuSheet), self._files
        menu.wall_language, menu.wall_scale, menu.has_sound = self._wall_language, self._wall_scale, self._has_sound
        menu.sound_chosen.connect(self.sound_chosen)
        menu.desk_language_chosen.connect(self.desk_language_chosen)
        menu.wall_language_chosen.connect(self.wall_language_chosen)
        menu.wall_scale_chosen.connect(self.wall_scale_chosen)
        menu.theme_chosen.connect(self.theme_chosen)
        menu.zoom_chosen.connect(self.zoom_chosen)
        menu.new_wanted.connect(self.new_asked)
        menu.decks_wanted.connect(self.decks_asked)
        menu.pace_wanted.connect(self.pace_asked)
        menu.till_wanted.connect(self.till_asked)
        menu.debrief_wanted.connect(self.debrief_asked)
        menu.quit_wanted.connect(self.quit_asked)
        menu.open_wanted.connect(files.choose_lesson)
        menu.export_folder_wanted.connect(files.choose_export)
        menu.save_wanted.connect(files.choose_elsewhere)
        menu.delete_wanted.connect(files.choose_deleted)
        menu.cards_wanted.connect(self.cards_opened)
        menu.names_wanted.connect(lambda: self._asks.lay_over(self.names))
        menu.about_wanted.connect(lambda: self._asks.lay_over(self.about))
        menu.keys_wanted.connect(lambda: self._asks.lay_over(self.key_list))
        menu.predict_wanted.connect(self.lay_prediction)
        return menu

    @Late
    def till(self) -> "TillSheet":
        """What must lie where."""
        from ui.console.till_sheet import TillSheet

        till = self._asks.new(TillSheet)
        till.coins_counted.connect(self.coins_counted)
        till.explanation_chosen.connect(self._on_explanation_chosen)
        return till

    @Late
    def prediction(self) -> "PredictSheet":
        """How many hands went up before round 1."""
        from ui.console.predict_sheet import PredictSheet

        prediction = self._asks.new(PredictSheet)
        prediction.chosen.connect(self.predicted)
        return prediction

    @Late
    def names(self) -> "NamesSheet":
        """Who sits where, to be put right."""
        from ui.console.names import NamesSheet

        names = self._asks.new(NamesSheet)
        names.changed.connect(self.header_changed)
        names.cards_wanted.connect(self.cards_opened)
        return names

    @Late
    def about(self) -> "AboutSheet":
        """What the program is made of."""
        from ui.console.about import AboutSheet

        about = self._asks.new(AboutSheet)
        about.privacy_wanted.connect(lambda: self._asks.lay_over(self.privacy))
        return about

    @Late
    def key_list(self) -> "KeySheet":
        """What each key does."""
        from ui.console.key_sheet import KeySheet

        return self._asks.new(KeySheet)

    @Late
    def privacy(self) -> "PrivacySheet":
        """What is kept of pupils, for the school."""
        from ui.console.privacy_sheet import PrivacySheet

        privacy = self._asks.new(PrivacySheet)
        privacy.save_wanted.connect(self._files.choose_privacy)
        return privacy

    def make(self) -> None:
        """Make those that a teacher is likely to want first, while nobody waits."""
        _ = self.menu, self.names, self.about

    def lay_menu(self) -> None:
        """Lay the menu over whatever is asked."""
        self.menu.is_unsaved = self._files.unsaved is not None
        self._asks.lay_over(self.menu)

    def lay_till(self) -> None:
        """Lay what must lie where over whatever is asked, once."""
        if self.till not in self._asks.host.pages:
            self._asks.lay_over(self.till)
            self.till_wanted.emit()

    def lay_prediction(self) -> None:
        """Lay the prediction over whatever is asked."""
        self._asks.lay_over(self.prediction)
        self.prediction_wanted.emit()

    def show_till(self, till: TillView) -> None:
        """What must lie where on the table."""
        self.till.show_till(till)

    def show_counted(self, counted: CountedView) -> None:
        """What would explain that something else was counted."""
        self.till.show_counted(counted)

    def show_prediction(self, prediction: "Prediction") -> None:
        """What was kept of the hands."""
        self.prediction.show_prediction(prediction)

    def show_sound(self, *, is_on: bool) -> None:
        """Whether a debate's end is heard, before anybody chooses."""
        self._has_sound = is_on

    def show_wall_scale(self, scale: float) -> None:
        """How much larger the wall's smaller letters are, 1.0 to 1.2."""
        self._wall_scale = scale
        if (menu := Sheets.menu.made(self)) is not None:
            menu.show_wall_scale(scale)

    def show_wall_language(self, language: Language) -> None:
        """The language that the wall speaks."""
        self._wall_language = language
        if (menu := Sheets.menu.made(self)) is not None:
            menu.wall_language = language

    def _on_explanation_chosen(self, explanation: Explanation) -> None:
        self.slip_proposed.emit(explanation.at, explanation.entry)
