"""The program as it starts for a teacher, on a real X server, while somebody outside changes the monitors: it plays a game by itself.

Run as `python -m tests.whole.plugged SEED X Y WIDTH HEIGHT` on the xcb platform, with a home folder of its own; the place is the desk's.
It takes a word a line, and answers each with a line of JSON: `state`, `play`, `key NAME`, `choose NAME`,
`desk X Y WIDTH HEIGHT`, `windowed`, `identify`, `dialog NAME`, `quit`.
"""

import json
import os
import sys

from msgspec import structs
from PySide6.QtCore import QRect, QSocketNotifier, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.whole.keyboard import Key, Keyboard
from tests.whole.root_pixels import PAPER, WELL
from tests.whole.tables import source
from ui.crash import CrashWindow, Safe
from ui.kit.displays import ScreenId, screens
from ui.kit.theme import LIGHT
from ui.main import application, begun
from ui.projector.window import Projector

BEAT = 300  # ms from one entry to the next


class Plugged:
    """The program, and who plays in it."""

    def __init__(self, seed, place):
        self.program = begun()
        self.console = self.program.console
        self.console.setGeometry(QRect(*place))
        self.console.later.put_first((self._colour,))
        moments = iter(range(10**9, 2 * 10**9))
        self.console._guard._clock = lambda: next(moments)
        self.keyboard, self.game = Keyboard(self.program, lambda _seconds: None), source(seed)
        self.entries, self.told, self.dialog = iter(self.game.entries), 0, None
        self.without_keyboard, self.is_answering = 0, False
        self.words = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self.words.activated.connect(self._on_words)

    def _colour(self):
        self.program.projector.show_theme(structs.replace(LIGHT, paper=PAPER, well=WELL))

    def _on_words(self):
        for line in os.read(sys.stdin.fileno(), 4096).decode().splitlines():
            word, *more = line.split()
            getattr(self, f"on_{word}")(*more)
            print(json.dumps(self.seen()), flush=True)

    def seen(self):
        """How it stands."""
        wall, placement = self.program.projector, self.program.placement
        chosen = placement._memory.chosen
        return {
            "wall": list(wall.geometry().getRect()) if wall.isVisible() else None, "state": placement.state.name, "told": self.told,
            "without_keyboard": self.without_keyboard,
            "chosen": chosen.name if isinstance(chosen, ScreenId) else None, "screens": sorted(each.name for each in screens()),
            "offered": self.console.notices.is_offering_screen, "has_keyboard": QApplication.activeWindow() is self.console,
            "notice": self.console.notices._text and self.console.notices._text.key, "dialog": self.dialog,
            "numbers": [list(each.geometry().getRect()) for each in self.program.identify.numbers],
            "windows": sum(isinstance(each, Projector) for each in QApplication.topLevelWidgets()),
        }

    def on_state(self):
        """Nothing but the answer."""

    def on_play(self):
        """Begin the game; an entry follows each beat."""
        self.console.later.finish()
        self._wait_for_keyboard()
        self.program.welcome()  # past the page of the start
        self.keyboard.begin(self.game, "hot plug")
        QTimer.singleShot(BEAT, self._next)

    def _next(self):
        entry = next(self.entries, None)
        if entry is not None:
            self.without_keyboard += QApplication.activeWindow() is not self.console
            self._wait_for_keyboard()
            self.is_answering = True  # words are heard meanwhile
            self.keyboard.answer(entry)
            self.keyboard.key(Key.Key_F11)  # the debate's clock
            self.is_answering = False
            self.told += 1
            QTimer.singleShot(BEAT, self._next)

    def _wait_for_keyboard(self):
        if QApplication.activeWindow() is not self.console:
            self.console.activateWindow()
            QTest.qWaitForWindowActive(self.console)

    def on_key(self, name):
        self.keyboard.key(getattr(Key, f"Key_{name}"))

    def on_choose(self, name):
        cards = self.console.setup.side.screens.cards
        next(card for identity, card in cards.items() if identity.name == name).click()

    def on_desk(self, *place):
        self.console.setGeometry(QRect(*map(int, place)))

    def on_windowed(self):
        self.console.wall.windowed.emit()

    def on_identify(self):
        self.keyboard.key(Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)

    def on_dialog(self, name):
        """Open one of the desk's dialogs, and leave it again when it was seen."""
        QTimer.singleShot(500, self._leave)
        self.dialog = None
        files = self.console.files
        opened = {
            "open": self.console.files.choose_lesson, "export": self.console.files.choose_export, "elsewhere": files.choose_elsewhere,
            "delete": files.choose_deleted, "question": lambda: files.ask_to_delete("a.lesson"), "crash": self._open_crash,
        }
        opened[name]()

    def _open_crash(self):
        window = CrashWindow(LIGHT, self.console.words, self.console)
        window.show_crash(Safe(), None)
        window.exec()

    def _leave(self):
        dialog = QApplication.activeModalWidget()
        self.dialog = list(dialog.frameGeometry().getRect())
        dialog.reject()

    def on_quit(self):
        """As soon as the last answer is whole."""
        self.entries = iter(())
        self._end()

    def _end(self):
        if self.is_answering:
            QTimer.singleShot(20, self._end)
            return
        self.program.close()
        QTimer.singleShot(0, QApplication.quit)


if __name__ == "__main__":
    application()
    QApplication.setQuitOnLastWindowClosed(False)
    SEED, *PLACE = map(int, sys.argv[1:])
    PLUGGED = Plugged(SEED, PLACE)
    sys.exit(QApplication.exec())
