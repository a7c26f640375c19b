"""What the tests of the whole program share: a program that begins as it does for a teacher, and time that passes when a test says so."""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from ui.main import Program
from ui.settings import Settings
from ui.text.languages import Language

DESK, WALL = (1280, 705), (960, 540)  # px
GUIDE_AWAY = Settings(guide=False)  # as a teacher leaves it who knows the game: the history has its place


class Clock:
    """Seconds of a day on which nobody has to wait."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def wait(self, seconds):
        self.now += seconds


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def begin(qtbot, clock):
    """A maker of programs: the welcome page is on the screen, the wall stands beside it, and the keyboard is the desk's."""
    made = []

    def begun(language=Language.ENGLISH, wall_language=None):
        program = Program(language, wall_language or language, GUIDE_AWAY)
        made.append(program)
        program.console._guard._clock = clock
        program.welcome()
        for window, size in ((program.console, DESK), (program.projector, WALL)):
            qtbot.addWidget(window)
            window.resize(*size)
            window.show()
        with qtbot.waitActive(program.console):
            program.console.activateWindow()
        program.console.later.finish()
        QApplication.processEvents()
        return program

    yield begun
    for program in made:
        program.close()
        QApplication.removeTranslator(program._qt_words)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder that every dialog for a folder answers with."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    return tmp_path
