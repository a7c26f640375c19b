"""What goes wrong in front of a class: a press that bounces, a key that is held, a lesson opened twice, a disk that fails for a while."""

import resource
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.terms.saying import Says
from tests.app.lessons.test_faults import without_privileges
from tests.whole.finger import Finger
from tests.whole.keyboard import NONE, Key, Keyboard
from tests.whole.lessons import check_same_game, lesson_of, record_printed
from tests.whole.tables import source
from ui.console.keys import PAUSE
from ui.main import begun

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


@pytest.fixture
def teacher(begin, clock):
    return lambda: Keyboard(begin(), clock.wait)


class Nervous(Keyboard):
    """Somebody whose Enter bounces, and who then leaves the finger on it."""

    def answer(self, entry):
        super().answer(entry)
        before = len(self.told)
        self._pass(0.05)
        self.enter()
        self._hold()
        assert len(self.told) == before, (entry, self.told[before:])

    def _hold(self):
        for _ in range(3):
            self._pass(1.0)
            QTest.simulateEvent(self.console.windowHandle(), True, Key.Key_Enter, NONE, "\r", True)
        QTest.simulateEvent(self.console.windowHandle(), False, Key.Key_Enter, NONE, "\r", False)
        QApplication.processEvents()


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.long) for seed in (13, 14, 23, 24)])
def test_an_enter_that_bounces_or_is_held_never_enters_two_things(begin, clock, seed, capfdbinary):
    """SCREENS §The desk: a second Enter within 400 ms, or a held one, never confirms the next ask; FIELD 20, at every ask of a game."""
    nervous, game = Nervous(begin(), clock.wait), source(seed)
    nervous.begin(game)
    for entry in game.entries:
        nervous.answer(entry)
    check_same_game(record_printed(lesson_of(nervous.program), capfdbinary), game, "")


def test_a_double_tap_on_the_primary_button_enters_one_thing(begin, clock):
    """FIELD 20, with a finger."""
    finger, game = Finger(begin(), clock.wait), source(24)
    finger.begin(game)
    for entry in game.entries[:7]:
        finger.answer(entry)
        before = len(finger.told)
        primary = finger.console.asks.foot.primary
        for _ in range(3):
            clock.wait(0.1)
            place = primary.mapTo(finger.console, primary.rect().center())
            QTest.mouseDClick(finger.console.windowHandle(), Qt.MouseButton.LeftButton, NONE, place)
        assert len(finger.told) == before


def test_the_enter_that_begins_the_lesson_does_not_answer_its_first_ask(teacher):
    """FIELD 20: without the pact, the deal is one key away."""
    keyboard = teacher()
    keyboard.begin(source(3))
    keyboard.enter()
    assert keyboard.told == []
    assert keyboard.page.ask.drawn


@pytest.mark.parametrize("ask", ["missing tokens", "nobody voted", "the bell"])
def test_an_enter_that_bounces_does_not_answer_what_is_asked_back(teacher, ask):
    """FIELD 20: "1 abstained?" must have been read before it is answered."""
    keyboard = at_a_question(teacher(), ask)
    before = len(keyboard.told)
    for _ in range(3):
        keyboard._pass(0.1)
        keyboard.enter()
    assert len(keyboard.told) == before
    keyboard._pass(PAUSE)
    keyboard.enter()
    assert len(keyboard.told) == before + 1


def at_a_question(keyboard, ask):
    """A keyboard in whose hands something odd was just asked back."""
    keyboard.begin(source(3))
    votes = 0 if ask != "the bell" else next(at for at, entry in enumerate(source(3).entries) if isinstance(entry, e.BudgetVoted)) + 1
    for entry in source(3).entries[: max(2, votes)]:
        keyboard.answer(entry)
    while ask == "the bell" and not getattr(keyboard.page.ask, "may_stop", False):
        keyboard.answer(e.TieBroken(keyboard.page.ask.between[0]))
    keyboard._pass(1.0)
    if ask == "missing tokens":
        keyboard.write("12")
    else:
        keyboard.tab_to(keyboard.quiet(Says.NOBODY_VOTED if ask == "nobody voted" else Says.THE_BELL_RINGS))
    keyboard.enter()
    return keyboard


def test_the_pause_is_real_time(qtbot, begin):
    """FIELD 20: by a clock that nobody sets."""
    from time import monotonic

    program = begin()
    program.console._guard._clock = monotonic
    keyboard = Keyboard(program, lambda _seconds: QTest.qWait(0))
    keyboard.begin(source(3))
    QTest.qWait(150)
    keyboard.enter()
    assert keyboard.told == []
    QTest.qWait(round(PAUSE * 1000))
    keyboard.enter()
    keyboard.enter()
    assert len(keyboard.told) == 1


# ------------------------------------------------------------------------------------------------- opened again, and twice


def seen_on(program):
    """Both windows' views, but for what may be done again."""
    return replace(program.console._view, redo=None), program.projector.view


@pytest.fixture
def resumed(qtbot, clock):
    """A program started with a lesson on the command line."""
    made = []

    def start(path):
        program = begun(str(path))
        made.append(program)
        qtbot.addWidget(program.console)
        qtbot.addWidget(program.projector)
        program.console.later.finish()
        program.console._guard._clock = clock
        QApplication.processEvents()
        return program

    yield start
    for program in made:
        program.close()
        QApplication.removeTranslator(program._qt_words)


LATER = (1, 9, 22, 30, 44, 51)


@pytest.mark.parametrize("entries", [0, 3, 17, *(pytest.param(entries, marks=pytest.mark.long) for entries in LATER)])
def test_a_lesson_named_on_the_command_line_goes_on_where_it_stopped(teacher, resumed, entries, capfdbinary):
    """FIELD 25: all that was confirmed is there; the class sees what it saw last."""
    keyboard, game = teacher(), source(24)
    keyboard.begin(game)
    for entry in game.entries[:entries]:
        keyboard.answer(entry)
    while entries and keyboard.console._view.wall_step < keyboard.console._view.wall_steps:
        keyboard.key(Key.Key_PageDown)
    before, path = seen_on(keyboard.program), lesson_of(keyboard.program)
    keyboard.program.close()
    program = resumed(path)
    assert seen_on(program) == before
    with_keys = Keyboard(program, keyboard._pass)
    program.console.activateWindow()
    for entry in game.entries[entries : entries + 3]:
        with_keys.answer(entry)
    assert len(record_printed(path, capfdbinary).entries) == min(entries + 3, len(game.entries))


def notice_of(program) -> str:
    return program.console.asks.notice.accessibleName() if program.console.asks.notice.isVisible() else ""


def test_a_lesson_that_is_open_already_may_only_be_looked_at_and_says_so(teacher, resumed, capfdbinary):
    """DESIGN §Lessons: the second program only looks; the first plays on as if nothing was."""
    keyboard, game = teacher(), source(24)
    keyboard.begin(game)
    for entry in game.entries[:6]:
        keyboard.answer(entry)
    path = lesson_of(keyboard.program)
    second = resumed(path)
    assert path.name in notice_of(second)
    assert seen_on(second)[0].history == seen_on(keyboard.program)[0].history
    second.console.entered.emit(game.entries[6])
    assert notice_of(second)
    assert len(record_printed(path, capfdbinary).entries) == 6
    keyboard.program.console.activateWindow()
    for entry in game.entries[6:9]:
        keyboard.answer(entry)
    assert len(record_printed(path, capfdbinary).entries) == 9
    assert notice_of(keyboard.program) == ""


# ---------------------------------------------------------------------------------------------------- a disk that fails


class Trouble:
    """Ways in which a disk fails while a lesson is played; leaving one mends it."""

    def __init__(self, path):
        self.path, self.away = path, path.with_name("away")


class FileGone(Trouble):
    def __enter__(self):
        self.path.rename(self.away)

    def __exit__(self, *_):
        self.away.rename(self.path)


class FolderGone(Trouble):
    def __enter__(self):
        self.path.parent.rename(self.path.parent.with_name("elsewhere"))

    def __exit__(self, *_):
        self.path.parent.with_name("elsewhere").rename(self.path.parent)


class DiskFull(Trouble):
    def __enter__(self):
        self.was = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.path.stat().st_size // 2, resource.RLIM_INFINITY))

    def __exit__(self, *_):
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        signal.signal(signal.SIGXFSZ, self.was)


class FolderReadOnly(Trouble):
    def __enter__(self):
        self.path.parent.chmod(0o555)
        self.user = without_privileges()
        self.user.__enter__()

    def __exit__(self, *_):
        self.user.__exit__(None, None, None)
        self.path.parent.chmod(0o755)


@pytest.mark.parametrize("trouble", [FileGone, FolderGone, DiskFull, FolderReadOnly])
def test_a_disk_that_fails_is_told_and_nothing_is_lost(teacher, trouble, capfdbinary):
    """FIELD 28; DESIGN §The idea: one door; what could not be kept is told, and the game goes on once the trouble is over."""
    keyboard, game = teacher(), source(24)
    keyboard.begin(game)
    for entry in game.entries[:5]:
        keyboard.answer(entry)
    program, path = keyboard.program, lesson_of(keyboard.program)
    while program.console._view.wall_step < program.console._view.wall_steps:
        keyboard.key(Key.Key_PageDown)
    before = program.console._view.history, program.projector.view
    with trouble(path):
        keyboard.answer(game.entries[5])
        assert notice_of(program)
        keyboard._pass(1.0)
        keyboard.undo()
        assert (program.console._view.history, program.projector.view) == before
    for entry in game.entries[5:9]:
        keyboard.answer(entry)
    assert notice_of(program) == ""
    assert record_printed(path, capfdbinary).entries == tuple(one.entry for one in program.bridge.table.replay.played)
    assert len(record_printed(path, capfdbinary).entries) == 9


def test_a_deck_that_is_gone_by_now_is_told(begin, clock):
    """FIELD 28: between choosing role cards and beginning, a stick is pulled out."""
    finger = Finger(begin(), clock.wait)
    finger.tap(finger.console.setup.form.cards)
    finger.console.decks.name.setText("gone")
    for _ in ("keep", "play"):
        finger.confirm()
    path = Path(finger.console.setup.form.deck)
    assert path.name == "gone.toml"
    path.unlink()
    finger.confirm()
    assert "gone.toml" in notice_of(finger.program)
    assert finger.console.setup.isVisible()
