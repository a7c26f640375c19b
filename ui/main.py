"""The program's words that need Qt: the desk, the demo, the export and the self-test."""

import gc
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from app import streams
from app.debrief.wanted import Wanted, What
from ui.kit.hearing import let_hear
from ui.kit.theme import load_fonts
from ui.program import Program
from ui.settings import SettingsFile, settings_path
from ui.text.languages import Language, system_language
from ui.text.words import Words

OK, WRONG = 0, 2
_DESK = QSize(1280, 705)  # a 1366 × 768 screen less a task bar and a title bar


def main(arguments: list[str]) -> int:
    """Do what the command line asks for, or open the desk; returns the exit status."""
    words = arguments if arguments[:1] and arguments[0] in _WORDS else ["desk", *arguments]
    options = parser().parse_args(words) if arguments else Namespace(word="desk", lesson=None)
    if options.word != "desk" and sys.platform == "linux":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application()
    return _desk(options) if options.word == "desk" else _headless(_WORDS[options.word], options)


def _headless(job: Callable[[Namespace], int], options: Namespace) -> int:
    """Do a job without anybody at the desk: what is wrong with the files is told in one line."""
    from app.codec import RecordProblem
    from app.debrief.problems import ExportProblem
    from app.lessons.problems import LessonProblem

    gc.enable()
    qInstallMessageHandler(_on_message)
    try:
        return job(options)
    except (LessonProblem, ExportProblem) as problem:
        streams.complain(f"{problem.path}: {problem.kind.value.replace('_', ' ')}")
    except (RecordProblem, streams.StreamProblem) as problem:
        streams.complain(problem)
    return WRONG


def _on_message(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Everything that Qt has to say, but for what its platform without a screen says of each window."""
    if sys.stderr is not None and text != "This plugin does not support propagateSizeHints()":
        sys.stderr.write(f"{text}\n")


def parser() -> ArgumentParser:
    """Every word that is done here, with what it takes."""
    made = ArgumentParser(prog="state-in-class", description="The teacher's console for the classroom game A State in Class.")
    words = made.add_subparsers(dest="word", metavar="WORD", required=True)
    words.add_parser("desk", help="open the console, at a lesson if one is named").add_argument("lesson", metavar="LESSON", nargs="?")
    words.add_parser("demo", help="play a recorded game through both windows").add_argument("folder", metavar="FOLDER", type=Path)
    export = words.add_parser("export", help="write a lesson's tables and its debrief: spreadsheet, CSV, handout, deck and charts")
    export.add_argument("lesson", metavar="LESSON", type=Path)
    export.add_argument("--to", metavar="FOLDER", type=Path, required=True)
    export.add_argument("--table", metavar="N", type=int, default=1)
    export.add_argument("--what", choices=[*What], type=What, default=What.ALL)
    export.add_argument("--names", action="store_true", help="call the players by name (otherwise by letter, role and class)")
    words.add_parser("check", help="say whether this installation works")
    for word in ("demo", "export"):
        words.choices[word].add_argument("--language", choices=[*Language], type=Language, default=Language.ENGLISH)
    return made


def application() -> QApplication:
    """Qt, dressed as this program: its style and its typeface."""
    made = QApplication([*sys.argv[:1], "-style", "Fusion"])  # setStyle would return a QStyle, and that class alone takes 5 ms to be made
    made.setApplicationName("state-in-class")
    made.setDesktopFileName("state-in-class")
    load_fonts()
    let_hear()
    return made


def _desk(options: Namespace) -> int:
    program = begun(options.lesson)
    program.console.later.put_first((program.watching.begin,))
    program.watching.take_over()
    status = QApplication.exec()
    program.close()
    return status


def begun(lesson: str | None = None) -> Program:
    """The desk on the screen, at this lesson if one is named; the wall follows in the first idle moment."""
    file, language = SettingsFile(settings_path()), system_language()
    settings = file.read()
    program = Program(settings.desk or language, settings.wall or language, settings)
    program.remember_in(file)
    program.console.later.put_first((program.open_wall,))
    program.console.resize(_DESK)
    program.welcome()
    program.console.show_start()
    if lesson is not None:
        program.bridge.open_lesson(lesson)
    program.console.show()
    return program


def _demo(options: Namespace) -> int:
    from ui.demo import demo

    program = Program(options.language, options.language)
    shown = demo(options.folder, program.windows())
    program.exporting.write_into(options.folder)
    streams.write(f"{shown} pictures of both windows and the exports are in {options.folder.resolve()}\n".encode())
    program.close()
    return OK


def _export(options: Namespace) -> int:
    from contextlib import closing

    from app.debrief.prediction import NOTE, Prediction
    from app.debrief.problems import on_disk
    from app.table import Table
    from ui.exports.writing import slides_of, write_debrief

    words, wanted = Words(options.language), Wanted(options.what, options.names)
    with on_disk(options.to):
        options.to.mkdir(parents=True, exist_ok=True)
    with closing(Table.opened(options.lesson, options.table, write=False)) as table:
        shown = slides_of(table.replay, table.noted(NOTE, Prediction), wanted)
        files = write_debrief(options.to, options.lesson.stem, table.replay, shown, words, wanted, table.has_compared_deck)
    streams.write(b"".join(os.fsencode(path) + b"\n" for path in files))
    return OK


def _check(_options: Namespace) -> int:
    from ui.check import check

    program = Program(Language.ENGLISH, Language.SPANISH)
    return check(program.windows())


_WORDS: dict[str, Callable[[Namespace], int]] = {"desk": _desk, "demo": _demo, "export": _export, "check": _check}
