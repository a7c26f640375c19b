"""A start that failed: the crash window by itself, over no desk, for an error that ends the program."""

import sys
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from ui.crash import CrashWindow, Safe
from ui.crash_report import Fault, report_text, written
from ui.kit.painting import dress
from ui.kit.theme import LIGHT, load_fonts
from ui.text.languages import system_language
from ui.text.words import Words


def show(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """Say that nothing is lost, write the report, and wait until somebody has read it."""
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
    load_fonts()
    window = CrashWindow(LIGHT, Words(system_language()))
    dress(window, LIGHT)
    window.show_crash(*_told(Fault(kind, error, trace)))
    window.show_times(1)
    window.show_end()
    window.exec()
    del window, application


def _told(fault: Fault) -> tuple[Safe, Path | None]:
    """What is known of the lesson that was to be opened, if one was named, and the report."""
    lesson = next((Path(word).absolute() for word in sys.argv[1:2] if Path(word).is_file()), None)
    names = () if lesson is None else (lesson.stem, str(lesson.parent))
    now = datetime.now().astimezone()
    return Safe(path=lesson), written(report_text(fault, None, names, now), None if lesson is None else lesson.parent, now)
