"""The teacher's window: it takes a whole view and says what was entered. It asks nobody anything."""

from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from app.clock import Reading
from app.pace import Timetable
from app.stage import Mode
from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView, RepairView, Trouble
from ui.console.ask_side import AskSide
from ui.console.drops import Drops
from ui.console.frame import TWO_SIDES, DeskFrame
from ui.console.full_width import FullPage
from ui.console.keys import EnterGuard, Keys
from ui.console.lesson_files import LessonFiles
from ui.console.moving import Moving
from ui.console.new_lesson import DeckOffer, NewLesson, Offer, RecentLesson
from ui.console.notices import Notices
from ui.console.pace_desk import PaceDesk
from ui.console.screen_names import screen_offer
from ui.console.setup import SetupSheet
from ui.console.shared_screen import SharedScreen
from ui.console.sheets import Sheets
from ui.console.wall_desk import WallDesk
from ui.console.welcome import WelcomeSheet
from ui.kit.chart_pieces import PIECES
from ui.kit.displays import Display
from ui.kit.idle import IdleSteps, Step
from ui.kit.late import Late
from ui.kit.legibility import Fit
from ui.kit.painting import dress
from ui.kit.theme import Theme, style_sheet
from ui.kit.zooming import fit_zoom
from ui.text.languages import Language
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.console.deck_sheet import DeckSheet
    from ui.console.game_side import GameSide

OPEN_ENTRY = -1  # the place of the entry that is open in a repair, wherever it stands


class Console(QMainWindow):
    """The desk: what is asked at the left, the game at the right.

    It begins as a set-up page. What only a game needs is made when it is first wanted, or step by step after the first painting.
    """

    entered = Signal(object)
    drafted = Signal(object)
    undone = Signal(int)
    redone = Signal(int)
    repair_opened = Signal(int)  # the entry at this place, 0 the first of the game, is to be changed
    repair_inserted = Signal(int)  # a forgotten entry comes before the one at this place
    repair_dropped = Signal(int)  # the entry at this place is left out; OPEN_ENTRY is the one that is open in the repair
    repair_confirmed = Signal()
    repair_left = Signal()
    repair_resumed = Signal()  # what was opened last in a repair stays as it is
    cards_changed = Signal(object)  # a CardsChange
    wall_stepped = Signal(int)
    slide_stepped = Signal(int)  # a part of the debrief that is open
    slide_skipped = Signal()
    wall_skipped = Signal()
    mode_toggled = Signal(Mode)
    clock_toggled = Signal()
    clock_added = Signal(int)  # seconds
    guide_turned = Signal(bool)
    lesson_chosen = Signal(object)
    lesson_opened = Signal(str)
    change_wanted = Signal(str)  # the lesson that is open to look shall be opened to change it
    new_lesson_wanted = Signal()
    decks_wanted = Signal()  # the role cards that a teacher keeps
    folder_chosen = Signal(str)  # where lessons are kept from now on
    folder_wanted = Signal(str)  # what lies in this folder is to be seen
    debrief_wanted = Signal()
    desk_language_chosen = Signal(Language)
    wall_language_chosen = Signal(Language)

    def __init__(self, theme: Theme, words: Words, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.theme, self.words = theme, words
        self.setStyleSheet(style_sheet(theme))  # whatever is made from now on begins in these colours
        self._view: DeskView | None = None
        self._has_guide = False
        self._is_painted = False
        self._seen: object = None  # the page that the teacher looks at
        self._slide_step = (0, 0)  # the part of the debrief's slides that the class sees, of so many; of none while it sees the game
        self._alone: Says | None = None
        self._guard = EnterGuard(clock)
        self.asks, self.setup, self.welcome = AskSide(theme, words), SetupSheet(theme, words), WelcomeSheet(theme, words)
        self.frame = frame = DeskFrame(self.asks, theme, words)
        self.top, self.strip, self.banner, self.full, self.side = frame.top, frame.strip, frame.banner, frame.full, frame.side
        self.side.addWidget(self.setup.side)
        self.wall, self.pace = WallDesk(self.asks, self.setup.side.screens, self), PaceDesk(self.asks, self)
        self.notices = Notices(self.asks.notice, words)
        self.moving = Moving(self.asks, self.notices, self)
        self.files = LessonFiles(self, words)
        self.sheets = Sheets(self.asks, self.files, self.setup.form.wall_language, self)
        self.keys, self.drops = Keys(self), Drops(self)
        self.drops.dropped.connect(self.lesson_opened)
        self.files.lesson_chosen.connect(self.lesson_opened)
        self.later = IdleSteps(self._steps(), self)
        self.shared = SharedScreen(self, frame, theme, words, self._guard)
        self._wire_keys()
        self._wire_wall()
        self._wire_asks()
        self._wire_setup()
        self._wire_sheets()
        words.changed.connect(self._on_words_changed)
        self._on_words_changed()
        if theme.zoom > 1:
            self.wear(theme)

    def _steps(self) -> tuple[Step, ...]:
        """What the set-up does not need, in pieces, each shorter than a key press may wait."""
        return (
            lambda: import_module("ui.console.pages.registry"),
            lambda: import_module("ui.console.game_side"),
            lambda: self.game,
            lambda: (self.sheets.make(), self.wall.sheet, self.pace.sheet),
            *PIECES,
            self._show_chart,
        )

    def _show_chart(self) -> None:
        self.game.country.show_chart()

    @Late
    def game(self) -> "GameSide":
        """The right side during a game."""
        from ui.console.game_side import GameSide

        game = GameSide(self.theme, self.words)
        game.undone.connect(self._undo)
        game.redone.connect(self._redo)
        game.repair_opened.connect(self.repair_opened)
        game.repair_inserted.connect(self.repair_inserted)
        game.repair_dropped.connect(self.repair_dropped)
        game.correction_wanted.connect(self._open_correction)
        game.guide_turned.connect(self.guide_turned)
        game.guide_shown.connect(self.asks.show_guide)
        game.show_guide(is_open=self._has_guide)
        self.keys.envelopes_shown.connect(game.players.show_envelopes)
        self.words.changed.connect(game.show_words)
        game.show_words()
        self.side.addWidget(game)
        if self.theme.zoom > 1:
            self.wear(self.theme)
        return game

    @Late
    def decks(self) -> "DeckSheet":
        """The role cards that a teacher keeps."""
        from ui.console.deck_sheet import DeckSheet

        decks = DeckSheet(self.theme, self.words)
        decks.chosen.connect(self._on_deck_chosen)
        self.side.addWidget(decks.side)
        self.asks.adopted(decks)
        return decks

    def _wire_keys(self) -> None:
        keys = self.keys
        keys.confirmed.connect(self.confirm)
        keys.undone.connect(lambda: self._undo(1))
        keys.redone.connect(lambda: self._redo(1))
        keys.guide_toggled.connect(self._toggle_guide)
        keys.wall_toggled.connect(self.wall.toggled)
        keys.identified.connect(self.wall.screens_identified)
        keys.wall_stepped.connect(self._step_wall)
        keys.wall_skipped.connect(self._skip_wall)
        keys.mode_toggled.connect(self._toggle_mode)
        keys.clock_toggled.connect(self._toggle_clock)
        keys.clock_added.connect(self.clock_added)
        keys.pace_opened.connect(self._open_pace)
        keys.remedy_taken.connect(self._take_remedy)
        keys.explanation_opened.connect(self._open_explanation)
        keys.menu_opened.connect(self.sheets.lay_menu)
        keys.till_opened.connect(self._open_till)
        keys.left.connect(self._leave)
        keys.desk_held.connect(self.shared.press)
        keys.pressed.connect(self.shared.hear_key)
        keys.lettered.connect(self._on_lettered)

    def _wire_wall(self) -> None:
        wall, shared = self.wall, self.shared
        wall.step_wanted.connect(self._step_wall)
        wall.mode_wanted.connect(self._toggle_mode)
        wall.shared.connect(shared.turn)
        shared.entered.connect(self._on_entered)
        shared.confirmed.connect(self.confirm)
        shared.wall_stepped.connect(self._step_wall)
        shared.watched_changed.connect(self._on_watched)

    def _wire_asks(self) -> None:
        self.asks.entered.connect(self._on_entered)
        self.asks.drafted.connect(self._on_drafted)
        self.asks.confirmed.connect(self.confirm)
        self.asks.questioned.connect(self._guard.start)  # a press that bounces must not answer what nobody has read
        self.asks.export_wanted.connect(self.files.choose_export)
        self.asks.guide_wanted.connect(self._toggle_guide)
        self.asks.acted.connect(self._act)
        self.asks.explanation_wanted.connect(self._open_explanation)
        self.asks.repair_confirmed.connect(self._confirm_repair)
        self.asks.repair_left.connect(self._leave_repair)
        self.asks.repair_resumed.connect(self.repair_resumed)
        self.asks.cards_changed.connect(self._on_cards_changed)
        self.asks.drop_wanted.connect(lambda: self.repair_dropped.emit(OPEN_ENTRY))
        self.asks.page_changed.connect(self._on_page_changed)
        self.asks.begun.connect(self.shared.faces.begin)
        self.top.menu_wanted.connect(self.sheets.lay_menu)
        self.top.save_wanted.connect(self.files.choose_elsewhere)
        self.top.wall_wanted.connect(self.wall.lay)
        self.asks.debrief_wanted.connect(self._ask_for_debrief)
        self.asks.predict_wanted.connect(self.sheets.lay_prediction)
        self.top.wall_stepped.connect(self._step_wall)
        self.top.clock.toggled.connect(self._toggle_clock)
        self.top.clock.added.connect(self.clock_added)
        self.strip.pace_wanted.connect(self._open_pace)

    def _wire_setup(self) -> None:
        setup, welcome = self.setup, self.welcome
        self.asks.adopted(setup)
        self.asks.adopted(welcome)
        welcome.opened.connect(self.lesson_opened)
        welcome.new_wanted.connect(self.asks.close_over)
        welcome.open_wanted.connect(self.files.choose_lesson)
        welcome.cards_wanted.connect(self.decks_wanted)
        welcome.desk_language_chosen.connect(self.desk_language_chosen)
        setup.cards_wanted.connect(self.decks_wanted)
        setup.chosen.connect(self._on_lesson_chosen)
        setup.steps_changed.connect(self._on_page_changed)
        setup.open_wanted.connect(self.files.choose_lesson)
        setup.folder_chosen.connect(self._on_folder_chosen)
        setup.side.opened.connect(self.lesson_opened)
        setup.side.delete_wanted.connect(self.files.ask_to_delete)
        setup.form.desk_language_chosen.connect(self.desk_language_chosen)
        setup.form.wall_language_chosen.connect(self._on_wall_language_chosen)
        setup.side.screens.shared.connect(self.shared.press)

    def _wire_sheets(self) -> None:
        sheets = self.sheets
        sheets.desk_language_chosen.connect(self.desk_language_chosen)
        sheets.wall_language_chosen.connect(self._on_wall_language_chosen)
        sheets.wall_scale_chosen.connect(self.wall.scale_chosen)
        sheets.new_asked.connect(self.new_lesson_wanted)
        sheets.decks_asked.connect(self.decks_wanted)
        sheets.pace_asked.connect(self._open_pace)
        sheets.till_asked.connect(self._open_till)
        sheets.debrief_asked.connect(self._ask_for_debrief)
        sheets.quit_asked.connect(self.close)

    # what the program tells the desk

    def show_welcome(self, offer: Offer) -> None:
        """A new lesson can be set up; over a game that goes on, it can be left again."""
        self.files.folder = offer.folder
        self.setup.show_offer(offer)
        self.asks.lay_over(self.setup)

    def show_start(self) -> None:
        """The first page of all, over the set-up."""
        self.asks.lay_over(self.welcome)

    def show_decks(self, decks: tuple[DeckOffer, ...], folder: str) -> None:
        """The role cards that can be played with: the sample first, and what is kept in a folder."""
        self.setup.show_decks(decks)
        if (sheet := Console.decks.made(self)) is not None:
            sheet.show_decks(decks, folder)

    def open_decks(self) -> None:
        """Lay the role cards over whatever is asked."""
        self.asks.lay_over(self.decks)

    def show_folder(self, folder: str) -> None:
        """Lessons are kept in another folder than was offered."""
        self.files.folder = folder
        self.setup.show_folder(folder)

    def show_recent(self, recent: tuple[RecentLesson, ...]) -> None:
        """The lessons played last, beside the set-up."""
        self.setup.show_recent(recent)
        self.welcome.show_recent(recent)

    def show_enough(self, edition: str, coins: dict[int, int]) -> None:
        """Coins that are surely enough for an edition with its sample deck, by number of players."""
        self.setup.show_enough(edition, coins)

    def show_view(self, view: DeskView) -> None:
        """How the game stands, and what it asks."""
        if self._view is not None and self._view.table != view.table:
            self.notices.forget_lesson()
        self._view = view
        self.shared.show_view(view)
        self.moving.show_view(view)
        self._show_step()
        self.notices.forget_trouble()
        self.top.show_view(view)
        self.game.show_view(view)
        self.asks.show_view(view)
        self._show_title()
        self._fit_zoom()

    def forget_view(self) -> None:
        """The game is gone, with its file."""
        self._view = None
        self.notices.forget_lesson()
        self.moving.show_view(None)
        self.shared.show_view(None)
        self.shared.show_strip(None)
        self._show_step()
        self._show_title()
        self.show_clock(None)
        self.strip.show_pace(None)
        self.asks.forget_view()

    def show_clock(self, reading: Reading | None) -> None:
        """The debate's clock; None while nobody debates."""
        self.top.show_clock(reading)

    def show_slept(self, reading: Reading) -> None:
        """The clock was stopped where it was seen last, because the computer slept."""
        self.show_notice(say(Says.CLOCK_SLEPT, time=reading.text))

    def show_pace(self, timetable: Timetable) -> None:
        """When the bell rings, and how the rest of the game fits."""
        self.strip.show_pace(timetable)
        self.pace.show_timetable(timetable)

    def show_guide(self, *, is_open: bool) -> None:
        """Whether the guide is open when a game begins, before anybody turns it."""
        self._has_guide = is_open
        if (game := Console.game.made(self)) is not None:
            game.show_guide(is_open=is_open)

    def show_trouble(self, trouble: Trouble) -> None:
        """Why the last entry was not taken; the remedy, if there is one, is one key away."""
        self.notices.show_trouble(trouble)
        self.shared.tell_refused()

    def show_notice(self, notice: Saying) -> None:
        """Something that has to be known; it stays until the next entry."""
        self.notices.show_notice(notice)
        self.shared.tell_notice()

    def show_saved(self, trouble: Saying | None) -> None:
        """Why the game is on no disk, or None while it is."""
        self.files.unsaved = trouble
        self.top.show_saved(trouble)
        self.shared.show_saved(saved=trouble is None)

    def show_rescue(self, notice: Saying, path: str) -> None:
        """A lesson is damaged, and a copy of what can be read of it can be opened."""
        self.notices.show_offer(notice, lambda: self.files.rescue_chosen.emit(path))
        self.shared.tell_notice()

    def show_change_offer(self, notice: Saying, path: str) -> None:
        """A lesson is open to look, and could be opened to change it."""
        self.notices.show_offer(notice, lambda: self.change_wanted.emit(path), Says.LESSON_OPEN_TO_CHANGE)

    def show_exported(self, notice: Saying, folder: str) -> None:
        """Something was exported to a folder, which can be opened."""
        self.notices.show_offer(notice, lambda: self.folder_wanted.emit(folder), Says.EXPORT_OPEN)
        self.shared.tell_notice()

    def show_wall(self, picture: QPixmap | None, state: Saying) -> None:
        """What the class sees, as a picture and one word."""
        self.top.show_wall(picture, state)

    def show_screen_offer(self, display: Display | None) -> None:
        """A screen that nobody has chosen is there; None when it is gone or taken."""
        self.notices.show_screen_offer(None if display is None else screen_offer(display))

    def show_slide_step(self, step: int, steps: int) -> None:
        """The class sees this part of the debrief's slides, from 1; 0 of 0 while it sees the game."""
        self._slide_step = (step, steps)
        self._show_step()

    def _show_step(self) -> None:
        """On the strip: how far the class is in what it sees, and that a debrief is open of which it sees nothing."""
        is_hidden = self.full.is_on and not self._sees_slides
        game = (1, 1) if self._view is None else (self._view.wall_step, self._view.wall_steps)
        self.shared.show_step(*(self._slide_step if self._sees_slides else game))
        self.shared.show_aside(say(Says.STRIP_DEBRIEF_HIDDEN, button=say(Says.DEBRIEF_SHOW)) if is_hidden else None)

    @property
    def _sees_slides(self) -> bool:
        return self._slide_step[1] > 0

    def show_alone(self, mirrored: bool | None) -> None:
        """The class sees the desk on a screen that mirrors it, or on the only one there is; None where neither is so."""
        self._alone = None if mirrored is None else Says.ALONE_MIRRORED if mirrored else Says.ALONE_SINGLE
        self._offer_one_screen()

    def _offer_one_screen(self) -> None:
        """Where the wall appears has a place of its own beside the set-up; in a game the notice says it."""
        self.setup.side.screens.show_alone(alone=self._alone is not None)
        self.notices.show_alone(None if self._is_setting_up else self._alone)

    def show_wall_language(self, language: Language) -> None:
        """The language that the wall speaks."""
        self._keep_wall_language(language)
        self._on_words_changed()

    def show_fit(self, fit: Fit) -> None:
        """How the wall is fitted to the projector that it stands on."""
        self.wall.show_fit(fit)
        self.sheets.show_wall_scale(fit.scale)

    def wear(self, theme: Theme) -> None:
        """Everything in this theme, and at its size, from now on."""
        self.theme = theme
        dress(self, theme)
        self.shared.wear(theme)
        self._arrange()

    def show_zoom(self, zoom: float) -> None:
        """Everything on the desk so many times as large, 1 to 2."""
        if zoom != self.theme.zoom:
            self.wear(self.theme.zoomed(zoom))
            QTimer.singleShot(0, self, self._stay_on_screen)  # once it has grown as far as it must

    @property
    def is_narrow(self) -> bool:
        """Whether the window is too narrow for two sides at this size: then they stand one above the other, and the desk scrolls."""
        return self.theme.zoom > 1 and self.width() < TWO_SIDES * self.theme.zoom

    def _stay_on_screen(self) -> None:
        """A window that had to grow stands where all of it can be seen, if its screen is large enough for it."""
        if self.isMaximized() or self.isFullScreen() or self.screen() is None:
            return
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        spare = frame.size() - self.size()
        self.resize(self.size().boundedTo(room.size() - spare).expandedTo(self.minimumSizeHint()))
        frame = self.frameGeometry()
        left = max(room.left(), min(frame.left(), room.right() + 1 - frame.width()))
        top = max(room.top(), min(frame.top(), room.bottom() + 1 - frame.height()))
        if (left, top) != (frame.left(), frame.top()):
            self.move(left, top)

    def _arrange(self) -> None:
        self.frame.arrange(is_narrow=self.is_narrow, width=self.width(), zoom=self.theme.zoom)
        self.shared.faces.show_zoomed(is_zoomed=self.theme.zoom > 1)

    def _fit_zoom(self) -> None:
        """What was made or measured since is as large as the rest."""
        if self.theme.zoom > 1:
            fit_zoom(self, self.theme.zoom)

    # what the teacher does

    def confirm(self) -> None:
        """Enter, or the primary button: the page answers, unless the last answer was a moment ago."""
        if self._guard.is_open and self.shared.is_up:
            self.shared.confirm()
        elif self._guard.is_open and self.full.is_seen:
            self.full.page.confirm()
        elif self._guard.is_open and self.asks.page is not None:
            self.asks.page.confirm()

    def _on_entered(self, entry: object) -> None:
        self.notices.clear()
        self._guard.start()
        self.entered.emit(entry)
        self._guard.start()  # keeping it may have taken a while, in which a second press was waiting

    def _on_cards_changed(self, change: object) -> None:
        self.notices.clear()
        self._guard.start()
        self.cards_changed.emit(change)
        self._guard.start()

    def _on_drafted(self, draft: object) -> None:
        self.notices.forget_trouble()
        self.drafted.emit(draft)

    def _on_lesson_chosen(self, lesson: NewLesson) -> None:
        self.notices.clear()
        self._guard.start()
        self.lesson_chosen.emit(lesson)
        self._guard.start()

    def _undo(self, steps: int) -> None:
        if self._view is not None and self._view.undo is not None and not self._is_setting_up and not self.full.is_seen:
            self.undone.emit(steps)

    def _redo(self, steps: int) -> None:
        if self._view is not None and self._view.redo is not None and not self._is_setting_up and not self.full.is_seen:
            self.redone.emit(steps)

    @property
    def _moves_slides(self) -> bool:
        """Whether the keys of the wall are the debrief's: while the class looks on, nothing moves that nobody sees."""
        return self.full.is_on and (self._sees_slides or not self.shared.is_up)

    def _step_wall(self, by: int) -> None:
        if self._moves_slides:
            self.slide_stepped.emit(by)
        elif self._view is not None and 1 <= self._view.wall_step + by <= self._view.wall_steps:
            self.wall_stepped.emit(by)

    def _skip_wall(self) -> None:
        if self._moves_slides:
            self.slide_skipped.emit()
        elif self._view is not None:
            self.wall_skipped.emit()

    def _toggle_mode(self, mode: Mode) -> None:
        if self._view is not None or mode is not Mode.FROZEN:
            self.mode_toggled.emit(mode)

    def _open_explanation(self) -> None:
        """The earlier entry that would explain what was refused, to be put right."""
        repair = self.notices.repair
        if repair is not None:
            self.notices.clear()
            self.repair_opened.emit(repair.at)

    def _take_remedy(self) -> None:
        """What puts right what was refused, or what no longer fits in a repair."""
        remedy = self.notices.remedy
        if remedy is not None:
            self._on_entered(remedy)
        elif self.notices.has_offer:
            self.notices.take_offer()
        elif self.notices.is_about_moves:
            self.moving.lay()
        else:
            self.asks.drop_open_entry()

    def _act(self) -> None:
        """The button of the notice."""
        if self.notices.is_offering_screen:
            self.wall.toggled.emit()
        elif self.notices.is_offering_one_screen:
            self.shared.press()
        else:
            self._take_remedy()

    def _confirm_repair(self) -> None:
        self.notices.clear()
        self._guard.start()
        ticks = self.asks.review.moves.ticks
        self.repair_confirmed.emit()
        if self._view is not None and self._view.repair is None:
            self.moving.begin(ticks)
            self._tell_moves()
        self._guard.start()

    def _leave_repair(self) -> None:
        self.notices.clear()
        self.repair_left.emit()

    def _leave(self) -> None:
        """Esc: the page's own way back first, then whatever is open; in any case, what was said to be done has been read."""
        if not self.shared.is_up:
            self.notices.forget_done()
        if self.shared.is_up:
            self.shared.leave()
        elif self.full.is_seen:
            self.full.page.leave()
        elif self._view is not None and self.game.history.is_picked:
            self.game.history.unpick()
        elif not self.asks.leave():
            self.notices.clear()

    def _on_lettered(self, text: str) -> None:
        if self.shared.is_up:
            self.shared.type_letter(text)
        elif self.asks.page is not None and not self.full.is_seen:
            self.asks.page.type_letter(text)

    def _toggle_guide(self) -> None:
        if self._view is not None and not self._is_setting_up:
            self.game.toggle_guide()
            if self.game.is_guide_shown:
                self.shared.faces.see(self.game.guide)
            else:
                self.shared.faces.begin()

    def _toggle_clock(self) -> None:
        self.notices.forget_notice(Says.CLOCK_SLEPT)
        self.clock_toggled.emit()

    def _open_pace(self) -> None:
        """Laid over a game, and not over a set-up."""
        if self._view is not None and not self._is_setting_up:
            self.pace.lay()

    def _open_till(self) -> None:
        """Not over a set-up, where no game is to be counted, nor in a repair, which a correction would be taken for."""
        if self._view is not None and self._view.repair is None and not self._is_setting_up:
            self.sheets.lay_till()

    def _ask_for_debrief(self) -> None:
        """Not in a repair, while what was played is in question."""
        if self._view is not None and self._view.repair is None:
            self.debrief_wanted.emit()

    def lay_full(self, page: FullPage) -> None:
        """Let a page have both sides of the desk; sheets lie over it, and it comes back."""
        self.notices.forget_notice(Says.LESSON_OPEN_TO_LOOK)  # the page says so itself
        self.full.lay(page)
        self._show_step()
        self.asks.uncover()

    def take_full_off(self) -> None:
        """Give the desk its two sides back."""
        self.full.take_off()
        self.top.show_slide_step(0, 0)
        self.show_slide_step(0, 0)
        self._on_page_changed()
        if self.asks.page is not None:
            self.asks.page.focus_first()

    def _open_correction(self) -> None:
        from ui.console.pages.correction import CorrectionPage

        self.asks.lay_over(self.asks.page_of(CorrectionPage))

    def _on_deck_chosen(self, path: str) -> None:
        """On to a new lesson with this deck: to the set-up that is waiting, or to another where a game goes on."""
        self.setup.choose_deck(path)
        self.asks.close_over()
        if self.setup not in self.asks.host.pages:
            self.new_lesson_wanted.emit()
        while self.asks.page is not self.setup and self.asks.is_covered:
            self.asks.close_over()

    def _on_folder_chosen(self, folder: str) -> None:
        self.files.folder = folder
        self.folder_chosen.emit(folder)

    def _on_wall_language_chosen(self, language: Language) -> None:
        self._keep_wall_language(language)
        self.wall_language_chosen.emit(language)

    def _keep_wall_language(self, language: Language) -> None:
        self.setup.form.wall_language = language
        self.sheets.show_wall_language(language)

    # what follows on the window itself

    @property
    def _is_setting_up(self) -> bool:
        game = Console.game.made(self)
        return game is None or self.side.currentWidget() is not game

    def _on_watched(self) -> None:
        """The class looks on from now on, or no longer: then the keyboard is the desk's again."""
        self.keys.is_watched = self.shared.is_up
        self.wall.show_shared(is_shared=self.shared.is_on)
        if not self.shared.is_up and self.full.is_seen:
            self.full.page.focus_first()
        elif not self.shared.is_up and self.asks.page is not None:
            self.asks.page.focus_first()

    def _on_page_changed(self) -> None:
        setting_up = self._view is None or self.setup in self.asks.host.pages
        self._see_full()
        self._go_on_to(self.full.page if self.full.is_seen else self.asks.page)
        was_setting_up = self._is_setting_up
        self.side.setCurrentWidget(self._seen_side(setting_up=setting_up))
        if was_setting_up is not setting_up:
            self._offer_one_screen()
        self.notices.show_setting_up(is_on=setting_up)
        self.top.show_view(None if setting_up else self._view)
        steps, now = (self.setup.steps, 0) if setting_up else (self._view.phases, self._view.phase)
        self.strip.phases.show_phases([self.words.say(step) for step in steps], now)
        self.strip.show_playing(is_playing=not setting_up)
        self._show_banner(None if setting_up or self._view is None else self._view.repair)
        self._tell_moves()
        self._fit_zoom()

    def _tell_moves(self) -> None:
        self.moving.tell(is_playing=not self._is_setting_up)

    def _go_on_to(self, page: object) -> None:
        """What was said to be done stays on the page on which it was said."""
        if page is not self._seen:
            self._seen = page
            self.notices.forget_done()

    def _seen_side(self, *, setting_up: bool) -> QWidget:
        """What stands at the right of the page that is seen."""
        if (decks := Console.decks.made(self)) is not None and self.asks.page is decks:
            return decks.side
        return self.setup.side if setting_up else self.game

    def _see_full(self) -> None:
        """The page that was lent is seen while nothing lies over the ask's, and there is a game."""
        if self.full.see(self.asks.notice, is_covered=self.asks.is_covered or self._view is None):
            self.full.page.focus_first()
        if not self.full.is_seen:
            self.asks.take_notice_back()

    def _show_banner(self, repair: RepairView | None) -> None:
        """In a repair, what is repaired or what no longer fits stands where the steps of the round were."""
        if self.full.is_seen:
            self.frame.show_strip(None)
            return
        self.frame.show_strip(self.strip if repair is None else self.frame.unfit if self.asks.is_unfit else self.banner)
        if repair is not None:
            self.banner.show_repair(self.words.say(self._repaired(repair)), self.words.say(Says.REPAIR_WALL_STAYS))

    def _repaired(self, repair: RepairView) -> Saying:
        if self.asks.is_reviewing:
            return say(Says.REPAIR_IS_READY)
        return say(Says.REPAIR_BEFORE if repair.is_inserting else Says.REPAIR_OF, what=repair.what)

    def _on_words_changed(self) -> None:
        for part in (self.top, self.strip, self.asks, self.notices):
            part.show_words()
        if self.full.page is not None:
            self.full.page.show_words()
        self.strip.phases.setAccessibleName(self.words.say(Says.PHASES_ARE))
        self._show_title()

    def _show_title(self) -> None:
        game = self.words.say(Says.WALL_GAME)
        self.setWindowTitle(f"{self._view.label} \N{EM DASH} {game}" if self._view is not None and self._view.label else game)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go, unless something is unsaved and the teacher wants to keep it first."""
        event.setAccepted(self.files.may_close())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.later.begin()
