"""A program of its own in which an error of ours happens in the middle of a lesson; it prints what the teacher sees.

Run as a module with: the lesson's file, how the error comes about, what the teacher presses, and three texts that are
typed somewhere meanwhile.
"""

import json
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app.codec import header_from
from ui import main
from ui.crash import CrashWindow
from ui.demo import recorded_game

ENTRIES, STEP = 8, 150  # entries before the error; ms


class Broken(QWidget):
    """Raises whenever it is painted, the painter still alive."""

    def __init__(self, parent, fail):
        super().__init__(parent)
        self.fail, self.painted = fail, 0
        self.setGeometry(0, 0, 40, 40)

    def paintEvent(self, _event):
        with QPainter(self) as painter:
            self.painted += 1
            painter.fillRect(self.rect(), "red")
            self.fail()


class Scene:
    """The lesson, the error, and the teacher."""

    def __init__(self, program, kind, press):
        self.program, self.kind, self.press = program, kind, press
        self.texts = sys.argv[4:]
        self.seen = {"windows": []}
        self._steps = iter((self.play, self.provoke, self.look, self.provoke_again, self.answer, self.go_on, self.leave))
        self.timer = QTimer(program, interval=STEP)
        self.timer.timeout.connect(self.step)

    def begin(self):
        self.program.console.later.finish()
        self.timer.start()

    def step(self):
        next(self._steps)()

    def play(self):
        setup, names = self.program.console.setup, self.program.console.sheets.names
        self.typed = [setup.seats.fields[7], names.label, names.seats.fields[1]]
        for field, text in zip(self.typed, self.texts, strict=True):
            field.setText(text)
        for entry in recorded_game().entries[: ENTRIES - len(self.program.bridge.table.replay.played)]:
            self.program.bridge.enter(entry)
        self.message = self.told()

    def told(self):
        """A message with every name that this program knows, or ever knew."""
        table = self.program.bridge.table
        setting, was = table.replay.state.setting, header_from(table.headers[0])
        stale = f"{was.players[0]}, {was.players[1]!r}, {was.label}"
        typed = " or ".join(field.text() for field in self.typed)
        now = f"{setting.players[0]} and '{setting.players[1]}' in {setting.label}"
        return f"no card for {now}; {stale}; {typed}; {table.lesson.path}"

    def fail(self):
        raise LookupError(self.message)

    def provoke(self):
        match self.kind:
            case "slot":
                QTimer.singleShot(0, self.fail)
            case "paint":
                self.broken = Broken(self.program.console, self.fail)
                self.broken.show()
            case "thread":
                threading.Thread(target=self.fail).start()

    provoke_again = provoke

    def windows(self):
        return [window for window in QApplication.topLevelWidgets() if isinstance(window, CrashWindow) and window.isVisible()]

    def look(self):
        window = self.windows()[0]
        self.seen["texts"] = [window.lesson.text(), window.lesson_path.text(), window.report.text(), window.report_path.text()]

    def answer(self):
        self.seen["windows"] = len(self.windows())
        window = self.windows()[0]
        self.seen["times"] = window.times.text() if not window.times.isHidden() else ""
        getattr(window, self.press).click()

    def go_on(self):
        self.program.bridge.enter(recorded_game().entries[ENTRIES])
        self.seen |= {"after": len(self.windows()), "entries": len(self.program.bridge.table.replay.played)}

    def leave(self):
        self.timer.stop()
        self.tell()
        QApplication.quit()

    def tell(self):
        sys.stdout.write(json.dumps(self.seen) + "\n")
        sys.stdout.flush()


def run(lesson: Path, kind: str, press: str) -> int:
    """The program at this lesson, with the scene in it."""
    begun = main.begun

    def begun_with_scene(path):
        program = begun(path)
        program.scene = Scene(program, kind, press)
        QTimer.singleShot(0, program.scene.begin)
        return program

    main.begun = begun_with_scene
    return main.main([str(lesson)])


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), *sys.argv[2:4]))
