"""A whole game by keyboard on a real X server with two monitors, in a process of its own: pictures in a folder, what was seen as JSON.

Run as `python -m tests.whole.on_screens FOLDER SEED LANGUAGE WIDTH HEIGHT` on the xcb platform; width and height are the wall's.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.table import Table
from tests.ui.projector.placing import plug
from tests.whole.keyboard import Key, Keyboard
from tests.whole.tables import source
from ui.kit.displays import screens
from ui.main import Program, application
from ui.projector.placement import covered
from ui.text.languages import Language

DESK = QRect(0, 0, 1366, 768)


def main(folder: Path, seed: int, language: Language, wall: tuple[int, int]) -> dict:
    """Play the game of a seed; returns what was seen."""
    application()
    plug("PANEL", 0, 0, DESK.width(), DESK.height(), "screen")
    plug("PROJ", DESK.width(), 0, *wall)
    QTest.qWait(1200)
    program = Program(language, language)
    program.console.later.put_first((program.show_wall,))
    program.welcome()
    program.console.setGeometry(QRect(2, 24, 1360, 716))
    program.console.show()
    QTest.qWaitForWindowActive(program.console)
    QTest.qWait(1500)
    program.console.later.finish()
    moments = iter(range(10**9, 2 * 10**9))
    program.console._guard._clock = lambda: next(moments)
    keyboard = Keyboard(program, lambda _seconds: None)
    return Watch(folder, keyboard, source(seed), wall).played()


class Watch:
    """Takes a picture of both windows at every ask, and notes where they are and who has the keyboard."""

    def __init__(self, folder, keyboard, game, wall):
        self.folder, self.keyboard, self.game, self.size = folder, keyboard, game, wall
        self.desk, self.wall = keyboard.console, keyboard.program.projector
        self.places, self.without_keyboard, self.over_the_desk, self.pictures = set(), 0, 0, 0

    def played(self) -> dict:
        self.keyboard.begin(self.game, "4.º B")
        self.look("begun")
        for number, entry in enumerate(self.game.entries):
            self.keyboard.answer(entry)
            self.look(f"{number:02}-{type(entry).__name__}")
        path = self.keyboard.program.bridge.table.lesson.path
        self.keyboard.program.close()
        table = Table.opened(path, write=False)
        kept = [played.entry for played in table.replay.played]
        table.close()
        return {
            "screens": [[each.width, each.height] for each in screens()], "wall": sorted(self.places), "kept": len(kept),
            "told": len(self.keyboard.told), "same": [*map(type, kept)] == [*map(type, self.game.entries)],
            "without_keyboard": self.without_keyboard, "over_the_desk": self.over_the_desk, "pictures": self.pictures,
        }

    def look(self, name: str) -> None:
        for step in range(self.keyboard.program.bridge.staging.stage.steps):
            if step:
                self.keyboard.key(Key.Key_PageDown)
            QTest.qWait(20)
            self.shoot(self.wall, f"{name}-wall-{step + 1}")
        self.shoot(self.desk, f"{name}-desk")
        self.places.add(self.wall.geometry().getRect())
        self.without_keyboard += QApplication.activeWindow() is not self.desk
        self.over_the_desk += covered(self.desk.frameGeometry(), self.wall.geometry()) > 0

    def shoot(self, window, name: str) -> None:
        """What the screen really shows, window frames and all."""
        screen = window.screen()
        taken = screen.grabWindow(0, *_within(screen, window).getRect())
        self.pictures += taken.save(str(self.folder / f"{name}.png"))


def _within(screen, window) -> QRect:
    return window.geometry().translated(-screen.geometry().topLeft())


if __name__ == "__main__":
    FOLDER, SEED, LANGUAGE, WIDTH, HEIGHT = sys.argv[1:]
    print(json.dumps(main(Path(FOLDER), int(SEED), Language(LANGUAGE), (int(WIDTH), int(HEIGHT)))))
