"""One start of the program on a clock that is wrong by some days: a lesson is begun, another gone on with, the recent ones told.

Files get their time from the same wrong clock, as they would.
"""

import datetime as dt
import json
import os
import sys
import time
from pathlib import Path

real_time, RealDate = time.time, dt.datetime


def set_clock(days: int) -> None:
    """From now on it is so many days later; before anything of the program is imported, so that nobody keeps the right clock."""
    shift = dt.timedelta(days=days)

    class Shifted(RealDate):
        """Dates of the wrong clock."""

        @classmethod
        def now(cls, tz=None):
            return RealDate.now(tz) + shift

    time.time = lambda: real_time() + shift.total_seconds()
    dt.datetime = Shifted


def main(folder: Path, days: int, gone_on_with: str) -> dict[str, object]:
    """What was begun, and the names of the recent lessons before, and after each of the two was played."""
    set_clock(days)

    from PySide6.QtWidgets import QApplication

    from app.table import Table
    from tests.torture.faults import BEFORE, DURING, RECORD
    from ui.bridge import Bridge
    from ui.console.new_lesson import NewLesson
    from ui.shelf import recent_lessons
    from ui.text.languages import Language
    from ui.text.words import Words

    def recent():
        return [Path(each.path).name for each in recent_lessons(folder)]

    def played(entries):
        table = bridge.table
        start = len(table.replay.played)
        for entry in RECORD.entries[start : start + entries]:
            bridge.enter(entry)
        table.keep_copy()
        name = table.lesson.path.name
        bridge.close()
        for file in folder.glob(f"{name}*"):
            if file.stat().st_mtime > begun_at:
                os.utime(file, (time.time(), time.time()))
        time.sleep(0.02)
        return name

    begun_at = real_time() - 1
    application = QApplication.instance() or QApplication(["clock"])
    bridge = Bridge(Words())
    told = {"before": recent()}
    language = Language.ENGLISH
    bridge.begin_lesson(NewLesson("5B", RECORD.edition, RECORD.players, None, language, language, str(folder)))
    told["begun"] = played(BEFORE)
    told["after begun"] = recent()
    if gone_on_with:
        bridge.take(Table.opened(folder / gone_on_with))
        played(DURING)
        told["after gone on"] = recent()
    del application
    return told


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])))
