"""The composition root: two windows, the table between them, and who hears whom."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QSize, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from app.codec import RecordProblem
from app.debrief.problems import ExportProblem
from app.editions.editions import edition, edition_names
from app.lessons.problems import LessonProblem
from app.table import Table
from app.terms.saying import Says, say
from ui.bridge import Bridge
from ui.console.new_lesson import EditionOffer, Offer
from ui.console.window import Console
from ui.kit.theme import DARK, LIGHT, Theme, load_fonts
from ui.projector.placement import Placement, WallState
from ui.projector.window import Projector
from ui.shelf import default_folder, recent_lessons
from ui.text.languages import Language
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.demo import Windows

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}
_SEES = {WallState.LIVE: Says.SEES_LIVE, WallState.NO_WALL: Says.SEES_NO_WALL, WallState.MIRRORED: Says.SEES_MIRRORED}
OK, WRONG = 0, 2
_DESK = QSize(1280, 705)  # a 1366 × 768 screen less a task bar and a title bar
_THUMBNAIL_DELAY = 120  # ms after the wall has changed: the desk's picture of it must not hold up the wall itself


class Program(QObject):
    """Everything that lives as long as the program; the windows do not know each other."""

    def __init__(self, desk_language: Language, wall_language: Language) -> None:
        """Make all parts and introduce them to each other."""
        super().__init__()
        self.desk_words, self.wall_words = Words(desk_language, self), Words(wall_language, self)
        self.console, self.projector = Console(LIGHT, self.desk_words), Projector(LIGHT, self.wall_words)
        self.placement = Placement(self.projector, self.console)
        self.bridge = Bridge(self.desk_words, self)
        self._qt_words = QTranslator(self)
        self._thumbnail = QTimer(self, singleShot=True, interval=_THUMBNAIL_DELAY)
        self._wire_game()
        self._wire_lessons()
        self._wire_wall()
        self._wire_looks()

    def _wire_game(self) -> None:
        console, bridge = self.console, self.bridge
        console.entered.connect(bridge.enter)
        console.drafted.connect(bridge.draft)
        console.undone.connect(bridge.undo)
        console.redone.connect(bridge.redo)
        console.export_chosen.connect(bridge.export)
        bridge.desk_changed.connect(console.show_view)
        bridge.public_changed.connect(self.projector.show_view)
        bridge.refused.connect(console.show_trouble)
        bridge.noticed.connect(console.show_notice)

    def _wire_lessons(self) -> None:
        console, bridge = self.console, self.bridge
        console.lesson_chosen.connect(bridge.begin_lesson)
        console.lesson_opened.connect(bridge.open_lesson)
        console.new_lesson_wanted.connect(self.welcome)

    def _wire_wall(self) -> None:
        console, placement = self.console, self.placement
        console.wall_stepped.connect(self.bridge.step_wall)
        console.wall_toggled.connect(placement.toggle)
        console.wall_windowed.connect(placement.as_window)
        console.wall_screen_chosen.connect(placement.choose)
        placement.state_changed.connect(self._thumbnail.start)
        self.bridge.public_changed.connect(self._thumbnail.start)
        self._thumbnail.timeout.connect(self._show_thumbnail)

    def _wire_looks(self) -> None:
        console = self.console
        console.desk_language_chosen.connect(self.speak)
        console.wall_language_chosen.connect(self.wall_words.speak)
        console.theme_chosen.connect(self.wear)
        self.wall_words.changed.connect(self._thumbnail.start)
        self.speak(self.desk_words.language)
        console.show_wall_language(self.wall_words.language)

    def windows(self) -> "Windows":
        """Both windows and the bridge, for a job that plays through them."""
        from ui.demo import Windows

        return Windows(self.console, self.projector, self.bridge, self.console.entered.emit)

    def welcome(self) -> None:
        """Offer a new lesson, or one of the last."""
        folder = default_folder()
        offers = (edition(name) for name in edition_names())
        editions = tuple(EditionOffer(each.name, each.pact is not None, each.level_price) for each in offers)
        self.console.show_welcome(Offer(editions, str(folder), recent_lessons(folder)))

    def speak(self, language: Language) -> None:
        """Use another language at the desk, in Qt's own buttons and dialogs, too."""
        if language is not self.desk_words.language:
            self.desk_words.speak(language)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._qt_words.load(QLocale(language.value), "qtbase", "_", folder)
        QApplication.installTranslator(self._qt_words)

    def wear(self, name: str) -> None:
        """Show both windows in this theme."""
        self.console.wear(THEMES[name])
        self.projector.show_theme(THEMES[name])
        self._thumbnail.start()

    def close(self) -> None:
        """Let go of the lesson and the wall."""
        self.placement.hide_wall()
        self.bridge.close()

    def _show_thumbnail(self) -> None:
        picture = self.projector.grab() if self.projector.isVisible() else None
        self.console.show_wall(picture, say(_SEES[self.placement.state]))


def main(arguments: list[str]) -> int:
    """Do what the command line asks for, or open the desk; returns the exit status."""
    options = _parser().parse_args(arguments if arguments[:1] and arguments[0] in _WORDS else ["desk", *arguments])
    if options.word != "desk" and sys.platform == "linux":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application()
    try:
        status: int = _WORDS[options.word](options)
    except (LessonProblem, ExportProblem, RecordProblem) as problem:
        sys.stderr.write(f"state-in-class: {problem}\n")
        return WRONG
    return status


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="state-in-class", description="The teacher's console for the classroom game A State in Class.")
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    words.add_parser("desk", help="open the console, at a lesson if one is named").add_argument("lesson", metavar="LESSON", nargs="?")
    words.add_parser("demo", help="play a recorded game through both windows").add_argument("folder", metavar="FOLDER", type=Path)
    export = words.add_parser("export", help="write a lesson's spreadsheet and tables")
    export.add_argument("lesson", metavar="LESSON", type=Path)
    export.add_argument("--to", metavar="FOLDER", type=Path, required=True)
    export.add_argument("--table", metavar="N", type=int, default=1)
    words.add_parser("check", help="say whether this installation works")
    for word in ("demo", "export"):
        words.choices[word].add_argument("--language", choices=[*Language], type=Language, default=Language.ENGLISH)
    return parser


def application() -> QApplication:
    """Qt, dressed as this program: its style and its typeface."""
    made = QApplication(sys.argv[:1])
    made.setApplicationName("state-in-class")
    made.setDesktopFileName("state-in-class")
    made.setStyle("Fusion")
    load_fonts()
    return made


def _desk(options: Namespace) -> int:
    language = _system_language()
    program = Program(language, language)
    program.console.resize(_DESK)
    program.console.show()
    program.welcome()
    if options.lesson is not None:
        program.bridge.open_lesson(options.lesson)
    program.placement.show_wall()
    status = QApplication.exec()
    program.close()
    return status


def _demo(options: Namespace) -> int:
    from ui.demo import demo

    program = Program(options.language, options.language)
    shown = demo(options.folder, program.windows())
    program.bridge.export(str(options.folder))
    sys.stdout.write(f"{shown} pictures of both windows and the exports are in {options.folder.resolve()}\n")
    program.close()
    return OK


def _export(options: Namespace) -> int:
    from app.debrief.csv_files import SEPARATORS
    from app.debrief.exporting import export

    words = Words(options.language)
    with closing(Table.opened(options.lesson, options.table, write=False)) as table:
        files = export(options.to, options.lesson.stem, table.replay, words.say, SEPARATORS[options.language])
    sys.stdout.writelines(f"{path}\n" for path in files)
    return OK


def _check(_options: Namespace) -> int:
    from ui.check import check

    program = Program(Language.ENGLISH, Language.SPANISH)
    return check(program.windows())


def _system_language() -> Language:
    spoken = QLocale.system().name().partition("_")[0]
    return Language(spoken) if spoken in {*Language} else Language.ENGLISH


_WORDS: dict[str, Callable[[Namespace], int]] = {"desk": _desk, "demo": _demo, "export": _export, "check": _check}
