"""Everything that lives as long as the program: two windows, the table between them, and who hears whom."""

import gc
import sys
from collections.abc import Callable
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)
from PySide6.QtWidgets import QApplication

from app.editions.sources import covers, edition_names
from app.terms.saying import Says, say
from ui.console.new_lesson import EditionOffer, Offer
from ui.console.window import Console
from ui.glance import Glance
from ui.kit.displays import ScreenId, desk_screen, screen_id, screens
from ui.kit.late import Late
from ui.kit.theme import DARK, LIGHT, Theme
from ui.remembering import Remembering
from ui.settings import Settings, SettingsFile, is_there, settings_path
from ui.shelf import decks_folder, default_folder
from ui.text.languages import Language, translator
from ui.text.words import Words
from ui.wall_language import WallLanguage
from ui.watching import Watching

if TYPE_CHECKING:
    from app.table import Table
    from ui.awake import Awake
    from ui.bridge import Bridge
    from ui.console.deck_sheet import DeckSheet
    from ui.debrief.page import DebriefPage
    from ui.decking import Decking
    from ui.demo import Windows
    from ui.exporting import Exporting
    from ui.fitting import Fitting
    from ui.kit.idle import Step
    from ui.projector.identify import Identify
    from ui.projector.placement import Placement
    from ui.projector.window import Projector
    from ui.sharing import Sharing
    from ui.sound import Chime

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}
_USUAL = Settings()


class OnDemand:
    """Stands for a part of the program that is made when something is first wanted of it."""

    def __init__(self, part: Callable[[], object]) -> None:
        self._part = part

    def __getattr__(self, what: str) -> Callable[..., None]:
        """What the part will do, as a slot."""

        def slot(*values: object) -> None:
            getattr(self._part(), what)(*values)

        return slot


class Program(QObject):
    """Everything that lives as long as the program; the windows do not know each other.

    Only the desk is made at once, for it is seen first. The wall and the table are made when something is first wanted of them, or step
    by step after the desk was painted.
    """

    def __init__(self, desk_language: Language, wall_language: Language, settings: Settings = _USUAL) -> None:
        """Make the desk, and lead what it says to where it will be heard."""
        super().__init__()
        self._wall_scale, self._folder, self._screen = settings.wall_percent / 100, settings.folder, settings.screen
        self._projectors = settings.projectors
        self._memory: Remembering | None = None
        self._has_sound, self._reveals = settings.sound, settings.reveals
        self.desk_words, self.wall_words = Words(desk_language, self), Words(wall_language, self)
        self.console = Console(THEMES[settings.theme].zoomed(settings.desk_percent / 100), self.desk_words)
        self._qt_words, self._missing_words = QTranslator(self), QTranslator(self)
        self.wall_language = WallLanguage(self.wall_words, self._open_table, is_chosen=settings.wall is not None, parent=self)
        self.watching = Watching(self.console, self.desk_words, self._open_table)
        self.glance = Glance(lambda: self.projector, lambda: self.placement, self)
        self.glance.looked.connect(self.console.show_wall)
        self._wire_game()
        self._wire_lessons()
        self._wire_wall()
        self._wire_looks()
        if wall_language is not desk_language:
            self.console.show_wall_language(wall_language)
        self.console.sheets.show_wall_scale(self._wall_scale)
        self.console.sheets.show_sound(is_on=self._has_sound)
        self.console.show_guide(is_open=settings.guide)
        self.console.setup.form.wanted = settings.deck
        self.console.wall.show_reveals(settings.reveals)
        self.console.wall.show_screen(self._screen)
        self.console.later.put_first(self._steps())

    def _wire_game(self) -> None:
        console, bridge, amending = self.console, OnDemand(lambda: self.bridge), OnDemand(lambda: self.bridge.amending)
        console.entered.connect(bridge.enter)
        console.drafted.connect(bridge.draft)
        console.undone.connect(bridge.undo)
        console.redone.connect(bridge.redo)
        exporting = OnDemand(lambda: self.exporting)
        console.files.export_chosen.connect(exporting.export)
        console.files.debrief_export_chosen.connect(exporting.export_debrief)
        console.folder_wanted.connect(self._open_folder)
        console.debrief_wanted.connect(self.open_debrief)
        console.sheets.prediction_wanted.connect(OnDemand(lambda: self.bridge.debriefing).tell_prediction)
        console.sheets.predicted.connect(OnDemand(lambda: self.bridge.debriefing).predict)
        console.sheets.till_wanted.connect(bridge.tell_till)
        console.sheets.coins_counted.connect(bridge.count)
        console.sheets.slip_proposed.connect(amending.propose)
        console.repair_opened.connect(amending.open)
        console.repair_inserted.connect(amending.insert)
        console.repair_dropped.connect(amending.drop)
        console.repair_confirmed.connect(amending.confirm)
        console.repair_left.connect(amending.leave)
        console.repair_resumed.connect(amending.resume)
        console.sheets.cards_opened.connect(amending.open_header)
        console.cards_changed.connect(amending.answer_header)
        console.sheets.header_changed.connect(amending.change_header)

    def _wire_lessons(self) -> None:
        console, bridge = self.console, OnDemand(lambda: self.bridge)
        console.lesson_chosen.connect(bridge.begin_lesson)
        console.lesson_opened.connect(bridge.open_lesson)
        console.change_wanted.connect(bridge.open_to_change)
        console.new_lesson_wanted.connect(self.welcome)
        console.decks_wanted.connect(self.open_decks)
        console.setup.edition_changed.connect(OnDemand(lambda: self.decking).show_edition)
        console.files.rescue_chosen.connect(bridge.open_rescued)
        console.files.delete_chosen.connect(bridge.delete_lesson)
        console.files.delete_chosen.connect(lambda _path: self._show_recent())
        console.files.elsewhere_chosen.connect(OnDemand(lambda: self.bridge.keeping).save_elsewhere)

    def _wire_wall(self) -> None:
        console, staging = self.console, OnDemand(lambda: self.bridge.staging)
        bridge, pacing = OnDemand(lambda: self.bridge), OnDemand(lambda: self.bridge.pacing)
        placement, fitting = OnDemand(lambda: self.placement), OnDemand(lambda: self.fitting)
        console.wall_stepped.connect(staging.step)
        console.wall_skipped.connect(staging.skip)
        console.mode_toggled.connect(staging.toggle)
        console.wall.reveals_chosen.connect(staging.show_reveals)
        console.clock_toggled.connect(staging.start_or_pause)
        console.clock_added.connect(staging.add)
        console.pace.debate_chosen.connect(bridge.set_debate)
        console.pace.bell_chosen.connect(pacing.set_bell)
        console.pace.stop_planned.connect(pacing.plan_stop)
        console.sheets.sound_chosen.connect(self._on_sound_chosen)
        console.wall.toggled.connect(placement.toggle)
        console.wall.windowed.connect(placement.as_window)
        console.shared.wanted.connect(OnDemand(lambda: self.sharing).begin)
        console.wall.screen_chosen.connect(placement.choose)
        console.wall.screens_identified.connect(lambda: self.identify.show_numbers(console.theme.plain))
        console.wall.scale_chosen.connect(fitting.choose_scale)
        console.wall.margin_chosen.connect(fitting.choose_margin)
        console.wall.sight_card_wanted.connect(self._show_sight_card)
        console.shared.watched_changed.connect(self._on_watched)

    def _wire_looks(self) -> None:
        console = self.console
        console.desk_language_chosen.connect(self.speak)
        console.wall_language_chosen.connect(self.wall_language.choose)
        self.wall_language.found.connect(console.show_wall_language)
        console.sheets.theme_chosen.connect(self.wear)
        console.sheets.zoom_chosen.connect(console.show_zoom)
        console.folder_chosen.connect(self._on_folder_chosen)
        console.files.privacy_chosen.connect(self._save_privacy)

    def remember_in(self, file: SettingsFile) -> None:
        """Keep in this file what is chosen from now on."""
        console, memory = self.console, Remembering(file, self)
        self._memory = memory
        console.desk_language_chosen.connect(memory.keep_desk)
        console.wall_language_chosen.connect(memory.keep_wall)
        console.sheets.theme_chosen.connect(memory.keep_theme)
        console.sheets.zoom_chosen.connect(memory.keep_zoom)
        console.wall.scale_chosen.connect(memory.keep_wall_scale)
        console.folder_chosen.connect(memory.keep_folder)
        console.setup.form.deck_chosen.connect(memory.keep_deck)
        console.sheets.sound_chosen.connect(memory.keep_sound)
        console.guide_turned.connect(memory.keep_guide)
        console.wall.reveals_chosen.connect(memory.keep_reveals)
        memory.noticed.connect(console.show_notice)

    @cached_property
    def projector(self) -> "Projector":
        """The class's window."""
        from ui.projector.window import Projector

        projector = Projector(self.console.theme.plain, self.wall_words)
        projector.show_scale(self._wall_scale)
        self.wall_words.changed.connect(self.glance.look_soon)
        return projector

    @cached_property
    def fitting(self) -> "Fitting":
        """How the wall is fitted to the projector that it stands on."""
        from ui.fitting import Fitting

        fitting = Fitting(self.projector, self._projectors, self._wall_scale, self._own_screen, self)
        fitting.changed.connect(self.console.show_fit)
        fitting.changed.connect(self.glance.look_soon)
        if self._memory is not None:
            fitting.kept.connect(self._memory.keep_projectors)
        return fitting

    @Late
    def placement(self) -> "Placement":
        """Where the class's window stands."""
        from ui.projector.placement import Placement

        placement, console = Placement(self.projector, self.console, self._screen, self.projector), self.console
        placement.state_changed.connect(self.glance.look_soon)
        placement.placed.connect(console.wall.show_screen)
        placement.placed.connect(self.fitting.meet)
        placement.offered.connect(console.show_screen_offer)
        placement.closed.connect(lambda: console.show_notice(say(Says.WALL_CLOSED)))
        if self._memory is not None:  # somebody is at the desk: nobody watches a demo
            placement.taken.connect(self._memory.keep_screen)
            placement.state_changed.connect(self._keep_awake)
        return placement

    @Late
    def sharing(self) -> "Sharing":
        """Who lends the wall to the desk's window."""
        from ui.sharing import Sharing

        return Sharing(self.projector, self.console, self.placement, self)

    @Late
    def identify(self) -> "Identify":
        """Numbers on the screens."""
        from ui.projector.identify import Identify

        return Identify(self.desk_words, self)

    @Late
    def awake(self) -> "Awake":
        """What keeps the display on while the wall shows."""
        from ui.awake import Awake

        return Awake()

    @Late
    def chime(self) -> "Chime":
        """What is heard when a debate is over."""
        from ui.sound import Chime

        return Chime(is_on=self._has_sound, parent=self)

    @Late
    def bridge(self) -> "Bridge":
        """The table's news, each window its own."""
        from ui.bridge import Bridge

        bridge, console = Bridge(self.desk_words, self), self.console
        bridge.strip_changed.connect(console.shared.show_strip)
        bridge.desk_changed.connect(console.show_view)
        bridge.staging.public_changed.connect(self.projector.show_view)
        bridge.staging.public_changed.connect(self.glance.look_soon)
        bridge.staging.show_reveals(self._reveals)
        bridge.staging.mode_changed.connect(self.projector.show_mode)
        bridge.staging.mode_changed.connect(console.wall.show_mode)
        bridge.staging.mode_changed.connect(console.shared.show_mode)
        bridge.staging.mode_changed.connect(self.glance.look_soon)
        bridge.staging.clock_changed.connect(self.projector.show_clock)
        bridge.staging.clock_changed.connect(console.show_clock)
        bridge.staging.slept.connect(console.show_slept)
        bridge.staging.rang.connect(OnDemand(lambda: self.chime).ring)
        bridge.pacing.changed.connect(console.show_pace)
        bridge.refused.connect(console.show_trouble)
        bridge.till_told.connect(console.sheets.show_till)
        bridge.counted.connect(console.sheets.show_counted)
        bridge.noticed.connect(console.show_notice)
        bridge.opened.connect(self._on_lesson_opened)
        bridge.rescue_offered.connect(console.show_rescue)
        bridge.change_offered.connect(console.show_change_offer)
        bridge.deleted.connect(self._on_deleted)
        bridge.debriefing.predicted.connect(console.sheets.show_prediction)
        bridge.debriefing.noticed.connect(console.show_notice)
        bridge.keeping.saved_changed.connect(console.show_saved)
        return bridge

    @cached_property
    def debrief(self) -> "DebriefPage":
        """The debrief's page, with the wall's own picture of a slide in it."""
        from ui.debrief.page import DebriefPage
        from ui.projector.slides.page import SlidePage

        page, debriefing, console = DebriefPage(self.console.theme, self.desk_words), self.bridge.debriefing, self.console
        frame = page.slides.frame
        frame.take(SlidePage(console.theme.plain, self.wall_words))
        frame.show_scale(self.projector.text_scale)
        console.wall.scale_chosen.connect(frame.show_scale)
        self.wall_words.changed.connect(frame.respeak)
        export = console.files.choose_debrief_export
        page.export_wanted.connect(lambda: export(self.wall_words.language, has_names=debriefing.has_names))
        debriefing.view_changed.connect(page.show_view)
        debriefing.what_ifs_changed.connect(page.show_what_ifs)
        debriefing.searched.connect(page.show_search)
        debriefing.slide_changed.connect(self.projector.show_slide)
        debriefing.slide_changed.connect(self.glance.look_soon)
        debriefing.wall_moved.connect(console.top.show_slide_step)
        debriefing.walked.connect(console.show_slide_step)
        debriefing.closed.connect(console.take_full_off)
        debriefing.closed.connect(page.forget)
        self._wire_debrief(page)
        return page

    def _wire_debrief(self, page: "DebriefPage") -> None:
        slides, what_if, debriefing = page.slides, page.what_if, self.bridge.debriefing
        slides.picked.connect(debriefing.pick)
        slides.turned.connect(debriefing.turn)
        slides.moved.connect(debriefing.move)
        slides.minutes_chosen.connect(debriefing.choose)
        slides.names_chosen.connect(debriefing.show_names)
        slides.stepped.connect(debriefing.step)
        self.console.slide_stepped.connect(debriefing.step)
        self.console.slide_skipped.connect(debriefing.skip)
        page.wall_turned.connect(debriefing.turn_wall)
        page.left.connect(debriefing.close)
        page.tries_wanted.connect(debriefing.trying.open)
        what_if.tried.connect(debriefing.trying.lay)
        what_if.dropped.connect(debriefing.trying.drop)
        what_if.shown.connect(debriefing.show_beside)
        what_if.search_toggled.connect(debriefing.trying.search)

    def open_debrief(self) -> None:
        """Let the desk show the debrief of the game that is open."""
        page, debriefing = self.debrief, self.bridge.debriefing
        debriefing.open()
        if debriefing.is_open:
            self.console.lay_full(page)

    @cached_property
    def decking(self) -> "Decking":
        """The teacher's own role cards."""
        from ui.decking import Decking

        edition = self.console.setup.form.edition
        decking = Decking(_decks_folder(), self.desk_words, edition_names()[0] if edition is None else edition.name, self)
        decking.changed.connect(self.console.show_decks)
        return decking

    @cached_property
    def _deck_page(self) -> "DeckSheet":
        """The page of the role cards, and who hears it."""
        page, decking = self.console.decks, self.decking
        page.kept.connect(decking.keep)
        page.pasted.connect(decking.paste)
        page.taken_in.connect(decking.take_in)
        page.given_out.connect(decking.give_out)
        page.removed.connect(decking.remove)
        decking.shown.connect(page.show_deck)
        decking.shown.connect(lambda offer: self.console.setup.choose_deck(offer.path))
        decking.typed.connect(page.show_pasted)
        decking.noticed.connect(page.show_status)
        decking.taken.connect(page.show_taken)
        return page

    def _tell_decks(self) -> None:
        self.decking.tell()

    def open_decks(self) -> None:
        """Let the desk show the teacher's role cards, as they lie on the disk now."""
        page = self._deck_page
        self.decking.tell()
        page.open_deck(self.console.setup.form.deck)
        self.console.open_decks()

    def _open_table(self) -> "Table | None":
        bridge = Program.bridge.made(self)
        return None if bridge is None else bridge.table

    def _on_lesson_opened(self, path: str) -> None:
        self.watching.move(Path(path).parent)
        self.wall_language.follow()

    def _steps(self) -> tuple["Step", ...]:
        """What the first picture of the desk does not need, in pieces, each shorter than a key press may wait."""
        return (
            gc.enable,
            lambda: self.projector,
            lambda: import_module("app.table"),
            lambda: import_module("ui.bridge"),
            lambda: self.bridge,
            self._find_folder,
            self._show_recent,
            lambda: self.decking,
            self._tell_decks,
            lambda: self.speak(self.desk_words.language),
            *(partial(self._show_enough, name) for name in edition_names()),
        )

    def windows(self) -> "Windows":
        """Both windows and the bridge, all of them whole, for a job that plays through them."""
        from ui.demo import Windows

        self.console.later.finish()
        return Windows(self.console, self.projector, self.bridge, self.console.entered.emit)

    @property
    def folder(self) -> Path:
        """Where lessons are kept: as it was chosen, or else the usual folder."""
        chosen = Path(self._folder)
        return chosen if chosen.is_absolute() else default_folder()

    def welcome(self) -> None:
        """Offer a new lesson, or one of the last; at the start these follow later, because each is a file to be opened."""
        editions = tuple(EditionOffer(each.name, each.pact is not None, each.level_price) for each in covers())
        self.console.show_welcome(Offer(editions, str(self.folder)))
        if Program.bridge.made(self) is not None:
            self._show_recent()

    def speak(self, language: Language) -> None:
        """Use another language at the desk, in Qt's own buttons and dialogs, too."""
        if language is not self.desk_words.language:
            self.desk_words.speak(language)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._qt_words.load(QLocale(language.value), "qtbase", "_", folder)
        QApplication.installTranslator(self._qt_words)
        QApplication.removeTranslator(self._missing_words)
        self._missing_words = translator(language)  # asked first, as what was installed last is
        QApplication.installTranslator(self._missing_words)

    def wear(self, name: str) -> None:
        """Show both windows in this theme."""
        self.console.wear(THEMES[name].zoomed(self.console.theme.zoom))
        self.projector.show_theme(THEMES[name])
        self.glance.look_soon()

    def open_wall(self) -> None:
        """Let the wall appear on the remembered screen, now or when it comes, and offer any other."""
        self.placement.begin()
        self.sharing.look()
        self.glance.look_soon()

    def show_wall(self) -> None:
        """Put the wall where the class can see it, and say at the desk whether it can."""
        self.placement.show_wall()
        self.glance.look_soon()

    def close(self) -> None:
        """Let go of the lesson and the wall, as far as there are any."""
        if (sharing := Program.sharing.made(self)) is not None:
            sharing.close()
        if (placement := Program.placement.made(self)) is not None:
            placement.hide_wall()
        if (awake := Program.awake.made(self)) is not None:
            awake.close()
        if (identify := Program.identify.made(self)) is not None:
            identify.hide_numbers()
        if (chime := Program.chime.made(self)) is not None:
            chime.close()
        if (bridge := Program.bridge.made(self)) is not None:
            bridge.close()
        for words in (self._qt_words, self._missing_words):
            QApplication.removeTranslator(words)
        self.watching.close()
        self.glance.stop()

    def _show_recent(self) -> None:
        from ui.shelf import recent_lessons

        self.console.show_recent(recent_lessons(self.folder))

    def _find_folder(self) -> None:
        """Fall back to the usual folder while the chosen one is away (a stick); a share may take long to answer, so it is asked late."""
        folder = self.folder
        if folder != default_folder() and not is_there(folder):
            self._on_folder_chosen("")
            self.console.show_folder(str(self.folder))
            if self.bridge.table is None:
                self.console.show_notice(say(Says.FOLDER_GONE, folder=str(folder), instead=str(self.folder)))

    def _on_sound_chosen(self, is_on: bool) -> None:
        self._has_sound = self.chime.is_on = is_on

    def _on_folder_chosen(self, folder: str) -> None:
        self._folder = folder

    def _show_enough(self, edition: str) -> None:
        """Say how many coins are surely enough with the sample deck; the rules work it out, so it follows after the first picture."""
        from app.editions.enough import surely_enough_with_samples

        self.console.show_enough(edition, dict(surely_enough_with_samples(edition)))

    @cached_property
    def exporting(self) -> "Exporting":
        """What makes files of a game."""
        from ui.exporting import Exporting

        words, console = (self.desk_words, self.wall_words), self.console
        exporting = Exporting(lambda: self.bridge.table, self.bridge.debriefing, *words, self)
        exporting.noticed.connect(console.show_notice)
        exporting.exported.connect(console.show_exported)
        return exporting

    def _open_folder(self, folder: str) -> None:
        from ui.folder_opening import open_folder

        if not open_folder(folder):
            self.console.show_notice(say(Says.FOLDER_NOT_OPENED, folder=folder))

    def _save_privacy(self, folder: str) -> None:
        from app.debrief.problems import ExportProblem, told
        from ui.exports.privacy import write_privacy_note

        try:
            path = write_privacy_note(Path(folder), self.desk_words)
        except ExportProblem as problem:
            self.console.show_notice(told(problem))
        else:
            self.console.show_notice(say(Says.PRIVACY_SAVED, file=path.name, folder=folder))

    def _on_deleted(self) -> None:
        self.console.forget_view()
        self.welcome()

    def _own_screen(self) -> ScreenId | None:
        own = desk_screen(screens(), self.console.frameGeometry())
        return None if own is None else screen_id(own)

    def _on_watched(self) -> None:
        """The class looks at the desk's own screen, or no longer."""
        if self.console.shared.is_on:
            self.fitting.meet(self._own_screen())

    def _show_sight_card(self, is_wanted: bool) -> None:
        self.projector.show_sight_card(is_wanted=is_wanted)
        self.glance.look_soon()

    def _keep_awake(self, _state: object) -> None:
        self.awake.keep(self.glance.is_wall_shown)


def _decks_folder() -> Path:
    """Among the documents, or beside the program with the settings that somebody carries along."""
    beside = settings_path().parent
    return decks_folder(beside if beside == Path(sys.executable).parent else None)
