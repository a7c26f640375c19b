"""The teacher's window: it takes a whole view and says what was entered. It asks nobody anything."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says
from app.views.desk import DeskView, Trouble
from ui.console import choosing
from ui.console.about import AboutSheet
from ui.console.ask_side import AskSide
from ui.console.game_side import GameSide
from ui.console.keys import EnterGuard, Keys
from ui.console.menu import MenuSheet
from ui.console.new_lesson import NewLesson, Offer
from ui.console.notices import Notices
from ui.console.pages.correction import CorrectionPage
from ui.console.setup import SetupSheet
from ui.console.top_bar import TopBar
from ui.console.wall_sheet import WallSheet
from ui.kit.painting import dress
from ui.kit.phases import PhaseSteps
from ui.kit.theme import Theme
from ui.text.languages import Language
from ui.text.words import Words

SIDE_SHARE, SIDE_LEAST, SIDE_MOST = 486 / 1366, 470, 600  # of the window's width; px
MARGIN, GAP = 16, 16  # px


class Console(QMainWindow):
    """The desk: what is asked at the left, the game at the right."""

    entered = Signal(object)
    drafted = Signal(object)
    undone = Signal(int)
    redone = Signal(int)
    wall_stepped = Signal(int)
    wall_toggled = Signal()
    wall_windowed = Signal()
    wall_screen_chosen = Signal(str)
    lesson_chosen = Signal(object)
    lesson_opened = Signal(str)
    new_lesson_wanted = Signal()
    export_chosen = Signal(str)
    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)
    wall_scale_chosen = Signal(float)
    theme_chosen = Signal(str)

    def __init__(self, theme: Theme, words: Words, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.theme, self.words = theme, words
        self._view: DeskView | None = None
        self._folder = ""
        self._is_painted = False
        self._guard = EnterGuard(clock)
        self.top, self.phases = TopBar(theme, words), PhaseSteps(theme)
        self.asks, self.game = AskSide(theme, words), GameSide(theme, words)
        self.setup, self.menu = SetupSheet(theme, words), MenuSheet(theme, words)
        self.wall, self.about = WallSheet(theme, words), AboutSheet(theme, words)
        self.notices = Notices(self.asks.notice, words)
        self.keys = Keys(self)
        self._chart_timer = QTimer(self, singleShot=True, interval=0)
        self._chart_timer.timeout.connect(self.game.country.show_chart)
        self._lay_out()
        self._wire_keys()
        self._wire_game()
        self._wire_sheets()
        words.changed.connect(self._on_words_changed)
        self.wear(theme)
        self._on_words_changed()

    def _lay_out(self) -> None:
        self.side = QStackedWidget()
        self.side.addWidget(self.game)
        self.side.addWidget(self.setup.side)
        body = QHBoxLayout()
        body.setContentsMargins(MARGIN, 12, MARGIN, 12)
        body.setSpacing(GAP)
        body.addWidget(self.asks, 1)
        body.addWidget(self.side)
        whole, room = QWidget(), QVBoxLayout()
        room.setContentsMargins(0, 0, 0, 0)
        room.setSpacing(0)
        room.addWidget(self.top)
        room.addWidget(self.phases)
        room.addLayout(body, 1)
        whole.setLayout(room)
        self.setCentralWidget(whole)

    def _wire_keys(self) -> None:
        keys = self.keys
        keys.confirmed.connect(self.confirm)
        keys.undone.connect(lambda: self._undo(1))
        keys.redone.connect(lambda: self._redo(1))
        keys.envelopes_shown.connect(self.game.players.show_envelopes)
        keys.guide_toggled.connect(self._toggle_guide)
        keys.wall_toggled.connect(self.wall_toggled)
        keys.wall_stepped.connect(self._step_wall)
        keys.remedy_taken.connect(self._take_remedy)
        keys.menu_opened.connect(self._open_menu)
        keys.left.connect(self._leave)
        keys.lettered.connect(self._on_lettered)

    def _wire_game(self) -> None:
        self.asks.entered.connect(self._on_entered)
        self.asks.drafted.connect(self._on_drafted)
        self.asks.confirmed.connect(self.confirm)
        self.asks.export_wanted.connect(self._choose_export)
        self.asks.guide_wanted.connect(self._toggle_guide)
        self.asks.acted.connect(self._take_remedy)
        self.asks.page_changed.connect(self._on_page_changed)
        self.game.undone.connect(self._undo)
        self.game.redone.connect(self._redo)
        self.game.correction_wanted.connect(lambda: self.asks.lay_over(self.asks.page_of(CorrectionPage)))
        self.top.menu_wanted.connect(self._open_menu)
        self.top.wall_wanted.connect(lambda: self.asks.lay_over(self.wall))
        self.top.wall_stepped.connect(self.wall_stepped)

    def _wire_sheets(self) -> None:
        for sheet in (self.setup, self.menu, self.wall, self.about):
            self.asks.adopted(sheet)
        self.setup.chosen.connect(self._on_lesson_chosen)
        self.setup.steps_changed.connect(self._on_page_changed)
        self.setup.open_wanted.connect(self._choose_lesson)
        self.setup.side.opened.connect(self.lesson_opened)
        for choices in (self.setup.form, self.menu):
            choices.desk_language_chosen.connect(self.desk_language_chosen)
            choices.wall_language_chosen.connect(self._on_wall_language_chosen)
        self.menu.wall_scale_chosen.connect(self.wall_scale_chosen)
        self.menu.theme_chosen.connect(self.theme_chosen)
        self.menu.new_wanted.connect(self.new_lesson_wanted)
        self.menu.open_wanted.connect(self._choose_lesson)
        self.menu.export_folder_wanted.connect(self._choose_export)
        self.menu.about_wanted.connect(lambda: self.asks.lay_over(self.about))
        self.menu.quit_wanted.connect(self.close)
        self.wall.toggled.connect(self.wall_toggled)
        self.wall.windowed.connect(self.wall_windowed)
        self.wall.stepped.connect(self.wall_stepped)
        for screens in (self.wall.screens, self.setup.side.screens):
            screens.chosen.connect(self._on_screen_chosen)

    # what the program tells the desk

    def show_welcome(self, offer: Offer) -> None:
        """A new lesson can be set up; over a game that goes on, it can be left again."""
        self._folder = offer.folder
        self.setup.show_offer(offer)
        self.asks.lay_over(self.setup)

    def show_view(self, view: DeskView) -> None:
        """How the game stands, and what it asks."""
        self._view = view
        self.notices.forget_trouble()
        self.top.show_view(view)
        self.game.show_view(view)
        self.asks.show_view(view)
        self._show_title()

    def show_trouble(self, trouble: Trouble) -> None:
        """Why the last entry was not taken; the remedy, if there is one, is one key away."""
        self.notices.show_trouble(trouble)

    def show_notice(self, notice: Saying) -> None:
        """Something that has to be known; it stays until the next entry."""
        self.notices.show_notice(notice)

    def show_wall(self, picture: QPixmap | None, state: Saying) -> None:
        """What the class sees, as a picture and one word."""
        self.top.show_wall(picture, state)

    def show_wall_screen(self, identity: str) -> None:
        """The screen that the wall was put on last, as an id."""
        self.wall.screens.show_chosen(identity)
        self.setup.side.screens.show_chosen(identity)

    def show_wall_language(self, language: Language) -> None:
        """The language that the wall speaks."""
        self.menu.wall_language = self.setup.form.wall_language = language
        self._on_words_changed()

    def wear(self, theme: Theme) -> None:
        """Everything in this theme from now on."""
        self.theme = theme
        dress(self, theme)

    # what the teacher does

    def confirm(self) -> None:
        """Enter, or the primary button: the page answers, unless the last answer was a moment ago."""
        if self._guard.is_open and self.asks.page is not None:
            self.asks.page.confirm()

    def _on_entered(self, entry: object) -> None:
        self.notices.clear()
        self._guard.start()
        self.entered.emit(entry)
        self._guard.start()  # keeping it may have taken a while, in which a second press was waiting

    def _on_drafted(self, draft: object) -> None:
        self.notices.forget_trouble()
        self.drafted.emit(draft)

    def _on_lesson_chosen(self, lesson: NewLesson) -> None:
        self.notices.clear()
        self._guard.start()
        self.lesson_chosen.emit(lesson)
        self._guard.start()

    def _undo(self, steps: int) -> None:
        if self._view is not None and self._view.undo is not None and not self._is_setting_up:
            self.undone.emit(steps)

    def _redo(self, steps: int) -> None:
        if self._view is not None and self._view.redo is not None and not self._is_setting_up:
            self.redone.emit(steps)

    def _step_wall(self, by: int) -> None:
        if self._view is not None and 1 <= self._view.wall_step + by <= self._view.wall_steps:
            self.wall_stepped.emit(by)

    def _take_remedy(self) -> None:
        remedy = self.notices.remedy
        if remedy is not None:
            self._on_entered(remedy)

    def _leave(self) -> None:
        """Esc: the page's own way back first, then whatever is open."""
        if self.game.history.is_picked:
            self.game.history.unpick()
        elif self.asks.is_covered:
            self.asks.close_over()
        else:
            self.notices.clear()

    def _on_lettered(self, text: str) -> None:
        if self.asks.page is not None:
            self.asks.page.type_letter(text)

    def _toggle_guide(self) -> None:
        if self._view is not None and not self._is_setting_up:
            self.game.toggle_guide()

    def _open_menu(self) -> None:
        self.asks.lay_over(self.menu)

    def _choose_lesson(self) -> None:
        path = choosing.file(self, self.words, Says.OPEN_WHICH, Says.LESSON_FILES, self._folder)
        if path:
            self.lesson_opened.emit(path)

    def _choose_export(self) -> None:
        folder = choosing.folder(self, self.words, Says.EXPORT_TO, self._folder)
        if folder:
            self.export_chosen.emit(folder)

    def _on_wall_language_chosen(self, language: Language) -> None:
        self.menu.wall_language = self.setup.form.wall_language = language
        self.wall_language_chosen.emit(language)

    def _on_screen_chosen(self, identity: str) -> None:
        self.show_wall_screen(identity)
        self.wall_screen_chosen.emit(identity)

    # what follows on the window itself

    @property
    def _is_setting_up(self) -> bool:
        return self.side.currentWidget() is self.setup.side

    def _on_page_changed(self) -> None:
        setting_up = self.setup in self.asks.host.pages
        self.side.setCurrentWidget(self.setup.side if setting_up else self.game)
        self.top.show_view(None if setting_up else self._view)
        steps, now = (self.setup.steps, 0) if setting_up or self._view is None else (self._view.phases, self._view.phase)
        self.phases.show_phases([self.words.say(step) for step in steps], now)

    def _on_words_changed(self) -> None:
        for part in (self.top, self.game, self.asks, self.notices):
            part.show_words()
        self.phases.setAccessibleName(self.words.say(Says.PHASES_ARE))
        self._show_title()

    def _show_title(self) -> None:
        game = self.words.say(Says.WALL_GAME)
        self.setWindowTitle(f"{self._view.label} \N{EM DASH} {game}" if self._view is not None and self._view.label else game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.setFixedWidth(round(max(SIDE_LEAST, min(SIDE_MOST, self.width() * SIDE_SHARE))))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self._chart_timer.start()  # only now: the chart's import takes most of a start

