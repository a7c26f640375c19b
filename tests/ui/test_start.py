"""The start: what the first picture of the desk needs comes before it, and everything else soon after."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QtMsgType
from PySide6.QtWidgets import QApplication

from app.editions.settings import setting_of
from app.rules.play import replay
from app.views.project.scenes import public_views
from tests.ui.programs import let_go
from ui import main
from ui.console.pages.deal import DealPage
from ui.console.pages.pact import PactPage
from ui.demo import begin, recorded_game
from ui.kit.displays import ScreenId
from ui.shelf import default_folder
from ui.text.languages import Language

ROOT = Path(__file__).resolve().parents[2]
AT_THE_FIRST_PAINTING = """
import sys
from tests.floors import console_start as start

class Looked(start.FirstPaint):
    def customEvent(self, _event):
        print(*sys.modules)
        start.QCoreApplication.exit(0)

start.FirstPaint = Looked
start.main.Program = start.Watched
sys.exit(start.main.main([]))
"""


KILLED_IN_THE_MIDDLE = """
import os, signal, sys
from ui import main
from ui.demo import begin, recorded_game
from ui.shelf import default_folder

main.application()
program = main.Program(main.Language.ENGLISH, main.Language.ENGLISH)
begin(default_folder(), program.windows())
for entry in recorded_game().entries[:8]:
    program.console.entered.emit(entry)
program.console.wall_stepped.emit(2)
os.kill(os.getpid(), signal.SIGKILL)
"""


def ran(*arguments):
    """A fresh process of the program's own Python."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def kept(qapp, typeface):
    """Programs that the test began: they let go of everything at its end."""
    programs = []

    def keep(program):
        programs.append(program)
        return program

    yield keep
    let_go(qapp, *programs)


@pytest.fixture
def program(kept):
    """The program as it is when its first picture has not been painted yet."""
    return kept(main.begun())


@pytest.fixture
def whole(program, qtbot):
    """The program after its idle steps."""
    qtbot.waitUntil(lambda: program.console.later.is_over, timeout=20_000)
    return program


def test_the_first_picture_needs_no_rules_no_lessons_no_wall_and_no_chart():
    """DESIGN §Speed: what it does not need is not imported before it."""
    outcome = ran("-c", AT_THE_FIRST_PAINTING)
    assert outcome.returncode == 0, outcome.stderr
    loaded = set(outcome.stdout.split())
    assert {"ui.console.window", "ui.console.setup"} <= loaded
    assert not loaded & {"pyqtgraph", "numpy", "sqlite3", "app.table", "app.codec", "ui.bridge", "ui.console.game_side", "ui.console.menu"}
    later = ("app.rules", "app.lessons", "app.debrief", "app.views.project", "ui.projector")
    only_values = {"app.debrief", "app.debrief.wanted"}
    assert not [name for name in loaded - only_values if name.startswith(later)]
    assert {name for name in loaded if name.startswith("ui.console.pages.")} == {"ui.console.pages.page"}


def test_everything_is_there_after_the_idle_steps(whole):
    """DESIGN §Dependencies: imported in an idle moment after the desk is first painted."""
    assert {"projector", "placement", "bridge"} <= set(vars(whole))
    assert "game" in vars(whole.console)
    assert {"menu", "names", "about"} <= set(vars(whole.console.sheets))
    assert type(whole.console.game.country.chart).__name__ == "TensionChart"
    assert gc.isenabled()


def test_enter_may_come_before_the_idle_steps(program, qtbot):
    """DESIGN §Speed: whoever is faster than an idle moment waits for what was wanted, and loses nothing."""
    console = program.console
    qtbot.waitExposed(console)
    console.setup.form.label.setFocus()
    assert "bridge" not in vars(program)
    for _ in range(1 + console.setup.form.players):
        qtbot.keyClick(QApplication.focusWidget() or console, Qt.Key.Key_Return)
    assert program.bridge.table is not None
    assert isinstance(console.asks.page, PactPage)
    assert not console.later.is_over
    qtbot.waitUntil(lambda: console.later.is_over, timeout=20_000)
    assert isinstance(console.asks.page, PactPage)
    assert console.side.currentWidget() is console.game


def test_a_lesson_may_be_named_at_the_start(kept, tmp_path):
    """DESIGN §Commands: no word, and a lesson: the console at that lesson, before any idle moment."""
    first = kept(main.Program(Language.ENGLISH, Language.ENGLISH))
    path = begin(tmp_path, first.windows())
    first.console.entered.emit(recorded_game().entries[0])
    first.close()
    program = kept(main.begun(str(path)))
    assert isinstance(program.console.asks.page, DealPage)
    assert program.console.side.currentWidget() is program.console.game


def test_what_was_played_last_is_offered_in_an_idle_moment(kept, qtbot):
    """SCREENS §Set-up: recent lessons. Each is a file to be opened, so they follow; what was typed meanwhile stays."""
    played = kept(main.Program(Language.ENGLISH, Language.ENGLISH))
    begin(default_folder(), played.windows())
    played.close()
    program = kept(main.begun())
    setup = program.console.setup
    setup.form.label.setText("4B")
    assert setup.side.links[0].isHidden()
    qtbot.waitUntil(lambda: program.console.later.is_over, timeout=20_000)
    assert not setup.side.links[0].isHidden()
    assert setup.form.label.text() == "4B"
    program.console.new_lesson_wanted.emit()
    assert not setup.side.links[0].isHidden()


def test_what_the_desk_says_is_heard(whole, tmp_path):
    """STYLE §By example: wiring is a list of sentences, and each of them reaches somebody."""
    console, bridge = whole.console, whole.bridge
    windows = whole.windows()
    begin(tmp_path, windows)
    for entry in recorded_game().entries[:12]:
        console.entered.emit(entry)
    assert len(bridge.table.replay.played) == 12
    console.undone.emit(2)
    console.redone.emit(1)
    assert len(bridge.table.replay.played) == 11
    console.wall_stepped.emit(0)
    console.drafted.emit(bridge._draft)
    console.files.export_chosen.emit(str(tmp_path))
    assert list(tmp_path.glob("*/*.xlsx"))
    console.wall.scale_chosen.emit(1.2)
    assert whole.projector.text_scale == 1.2
    console.sheets.theme_chosen.emit("dark")
    assert whole.projector.theme.name == "dark"
    console.desk_language_chosen.emit(Language.SPANISH)
    assert whole.desk_words.language is Language.SPANISH
    console.wall.windowed.emit()
    assert whole.projector.isVisible()
    console.wall.toggled.emit()
    console.wall.screen_chosen.emit(ScreenId("no such screen", "", "", "", 1, 1))
    assert not whole.projector.isVisible()


def test_a_job_without_a_desk_says_nothing_but_its_own():
    """PACKAGING: Qt's platform without a screen complains about each window; only that line is kept back."""
    outcome = ran("-m", "ui", "check")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "windows" in outcome.stdout


def test_any_other_message_of_qts_is_told(capsys):
    """STYLE §Three kinds of wrong: nothing is swallowed."""
    for text in ("This plugin does not support propagateSizeHints()", "This plugin does not support raise()"):
        main._on_message(QtMsgType.QtWarningMsg, None, text)
    assert capsys.readouterr().err == "This plugin does not support raise()\n"


def test_after_a_kill_the_next_start_goes_on_where_it_stopped_wall_included(kept, qtbot):
    """Issue 3, 6: everything that was answered is there, and the class sees what it saw."""
    outcome = ran("-c", KILLED_IN_THE_MIDDLE)
    assert outcome.returncode == -9, outcome.stderr
    program = kept(main.begun())
    qtbot.waitUntil(lambda: program.console.later.is_over, timeout=20_000)
    seen = []
    program.bridge.staging.public_changed.connect(seen.append)
    program.console.confirm()
    record = recorded_game()
    expected = replay(setting_of(record.header), record.entries[:8])
    assert [played.entry for played in program.bridge.table.replay.played] == [played.entry for played in expected.played]
    assert seen[-1] == [view for reveal in public_views(expected) for view in reveal][2]
