"""One screen for all, in the whole program: games by keyboard on the strip, the desk behind F4, and no secret before the class."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.stage import Mode
from app.table import Table
from app.terms.saying import Says, say
from tests.generated.games import game
from tests.replayed import record_of_plain
from tests.test_secrets import Twin, with_canaries
from tests.whole.keyboard import NONE, Key
from tests.whole.lessons import check_same_game, lesson_of, record_printed
from tests.whole.seen import looks, texts_in
from tests.whole.strip_keyboard import StripKeyboard
from tests.whole.tables import source
from tests.whole.test_wall_secrets import Marks, has_a_long_number, header_of, picture
from ui.console.hold import LINGER
from ui.console.shared_screen import LEAVING
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

QUICK, EARLY = (14, 35), (15, 13)
MANY = (10, *range(18, 21))


@pytest.fixture
def teacher(begin, clock, tmp_path):
    """A teacher with a lesson, on the only screen."""

    def begun(seed, language=Language.ENGLISH):
        keyboard = StripKeyboard(begin(language), clock.wait)
        keyboard.program.projector.hide()
        keyboard.program.bridge.take(Table.new(tmp_path / "a.lesson", source(seed).header))
        keyboard.share()
        return keyboard

    return begun


def test_entering_puts_the_wall_over_everything_but_the_strip(teacher):
    """SCREENS §One screen for all: the whole screen is the wall, and a narrow strip takes the entry."""
    keyboard = teacher(14)
    window, wall, strip = keyboard.console, keyboard.program.projector, keyboard.strip
    assert window.isFullScreen()
    assert wall.window() is window
    assert wall.isVisible()
    assert wall.width() == window.width()
    assert wall.height() + strip.height() == window.height()
    assert 72 <= strip.height() <= max(104, 0.11 * window.height())  # two lines of its own on a narrow screen
    assert not window.asks.isVisible()


def check_whole_game(teacher, seed, capfdbinary):
    keyboard, game = teacher(seed, [*Language][seed // 6 % 2]), source(seed)
    for entry in game.entries:
        keyboard.answer(entry)
    check_same_game(record_printed(lesson_of(keyboard.program), capfdbinary), game, game.header.label)
    return keyboard


@pytest.mark.parametrize("seed", QUICK + EARLY)
def test_a_whole_game_on_the_strip_is_the_game_that_was_played(teacher, seed, capfdbinary):
    """SCREENS §One screen for all: the ask, the count, Enter; for every ask, by keyboard alone."""
    keyboard = check_whole_game(teacher, seed, capfdbinary)
    assert keyboard.at_desk < len(keyboard.told) / 3


@pytest.mark.long
@pytest.mark.parametrize("seed", MANY)
def test_many_whole_games_on_the_strip_are_the_games_that_were_played(teacher, seed, capfdbinary):
    """The same for some more."""
    check_whole_game(teacher, seed, capfdbinary)


# ---------------------------------------------------------------------------------------------------------- the desk


def test_the_desk_shows_while_f4_is_held_and_not_a_moment_longer(teacher):
    """SCREENS §One screen for all: the desk as a whole appears only while a key is held."""
    keyboard = teacher(14)
    keyboard.hold()
    assert keyboard.console.asks.isVisible()
    assert not keyboard.program.projector.isVisible()
    keyboard.let_go()
    assert not keyboard.console.asks.isVisible()
    assert keyboard.program.projector.isVisible()
    assert keyboard.strip.isAncestorOf(QApplication.focusWidget())


def test_the_desk_goes_when_the_window_loses_the_keyboard(teacher):
    """The release of the key would go to another window."""
    keyboard = teacher(14)
    keyboard.hold()
    QApplication.sendEvent(keyboard.console, QEvent(QEvent.Type.WindowDeactivate))
    assert keyboard.console.shared.is_up
    keyboard.let_go()
    assert keyboard.console.shared.is_up


def test_the_desk_goes_when_the_key_is_let_go_over_an_open_list(teacher):
    """A list that pops up keeps the keyboard to itself."""
    keyboard = teacher(14)
    keyboard.answer(source(14).entries[0])
    if isinstance(source(14).entries[0], e.PactMade):
        keyboard.hold()
        keyboard.key(Key.Key_Space)
        popup = QApplication.activePopupWidget()
        assert popup is not None
        QTest.simulateEvent(popup.windowHandle(), False, Key.Key_F4, NONE, "", False)
        QTest.qWait(2 * LINGER)
    assert keyboard.console.shared.is_up


def test_a_key_that_the_system_repeats_is_still_held(teacher):
    """X tells of some repeats as if the key had been let go and pressed again: the desk stays, and the keyboard where it was."""
    keyboard = teacher(14)
    keyboard.hold()
    keyboard.key(Key.Key_Tab)
    has_it, window = QApplication.focusWidget(), keyboard.console.windowHandle()
    QTest.simulateEvent(window, False, Key.Key_F4, NONE, "", False)
    QTest.simulateEvent(window, True, Key.Key_F4, NONE, "", False)
    QTest.qWait(2 * LINGER)
    assert keyboard.console.asks.isVisible()
    assert QApplication.focusWidget() is has_it
    keyboard.let_go()
    assert keyboard.console.shared.is_up


def test_the_desk_shows_while_a_finger_holds_the_eye(teacher):
    """A teacher at a whiteboard has no keyboard."""
    keyboard = teacher(14)
    eye = keyboard.strip.eye
    QTest.mousePress(eye, Qt.MouseButton.LeftButton)
    assert keyboard.console.asks.isVisible()
    QTest.mouseRelease(keyboard.console, Qt.MouseButton.LeftButton)
    assert keyboard.console.shared.is_up
    assert not eye.isDown()


def test_while_f4_is_held_the_desk_works_whole(teacher):
    """A demand that the desk would ask is answered there, with its page and Enter."""
    keyboard, entry = teacher(14), source(14).entries[0]
    keyboard._pass(1.0)
    with keyboard.holding():
        super(StripKeyboard, keyboard).count_pact(entry.coins) if isinstance(entry, e.PactMade) else keyboard.enter()
    assert len(keyboard.told) == 1


@pytest.mark.parametrize("key", [Key.Key_F1, Key.Key_F2, Key.Key_F3, Key.Key_F5, Key.Key_F9, Key.Key_F10])
def test_no_key_opens_anything_of_the_desk_while_the_class_looks_on(teacher, key):
    """Nothing that the class may not see: and nothing happens at the desk that the teacher cannot see either."""
    keyboard = teacher(14)
    before, page = picture(keyboard.console), keyboard.console.asks.page
    keyboard.key(key)
    keyboard.key(Key.Key_R, text="r")
    assert (picture(keyboard.console) == before).all()
    assert keyboard.console.asks.page is page
    assert keyboard.console.shared.is_up


def test_the_wall_is_stepped_and_covered_from_the_strip(teacher):
    """SCREENS §Modes: PageDown and PageUp step through reveals; F6, F7, F8."""
    keyboard, staging = teacher(14), None
    for entry in source(14).entries[:4]:
        keyboard.answer(entry)
    staging = keyboard.program.bridge.staging
    at = staging.stage.at
    keyboard.key(Key.Key_PageDown)
    assert staging.stage.at == at + 1
    keyboard.key(Key.Key_PageUp)
    assert staging.stage.at == at
    for key, mode in ((Key.Key_F6, Mode.FROZEN), (Key.Key_F7, Mode.BLACK), (Key.Key_F8, Mode.CARD)):
        keyboard.key(key)
        assert staging.mode is mode
        keyboard.key(key)
    assert staging.mode is Mode.LIVE


def test_black_is_black_but_for_the_strip(teacher):
    """F7 shows no secret: the desk stays behind F4."""
    keyboard = teacher(14)
    keyboard.key(Key.Key_F7)
    assert not keyboard.console.asks.isVisible()
    wall = keyboard.program.projector
    assert not picture(wall).reshape(-1, 4)[:, :3].any()
    strip = keyboard.strip.grab().toImage()
    assert strip.pixelColor(2, strip.height() - 2).lightness() == 0
    with keyboard.holding():
        assert keyboard.console.asks.isVisible()
    assert not keyboard.console.asks.isVisible()


def test_undo_and_a_refusal_are_answered_on_the_strip(teacher):
    """What is refused is said in words that are public; Ctrl+Z undoes as everywhere."""
    keyboard = teacher(14)
    keyboard.answer(source(14).entries[0])
    assert len(keyboard.program.bridge.table.replay.played) == 1
    keyboard.undo()
    assert len(keyboard.program.bridge.table.replay.played) == 0
    keyboard.program.bridge.enter(e.TaxVoted({}))
    assert keyboard.strip.told == say(Says.STRIP_REFUSED)


def test_figures_typed_right_after_the_key_is_let_go_are_the_strips(teacher):
    """A system repeats a held key as releases and presses, so the desk lingers for a moment: another key ends that at once."""
    keyboard = teacher(14)
    for entry in source(14).entries:
        if isinstance(entry, e.TaxVoted):
            break
        keyboard.answer(entry)
    window = keyboard.console.windowHandle()
    for wait in (0, 2 * LINGER):
        keyboard.hold()
        QTest.simulateEvent(window, False, Key.Key_F4, NONE, "", False)
        QTest.qWait(wait)
        for figure in "12":
            QTest.simulateEvent(window, True, Key(ord(figure)), NONE, figure, False)
        assert keyboard.console.shared.is_up
    assert keyboard.row.counts == (1, 2, 1, 2)
    assert keyboard.console.asks.page.counts == (0, 0, 0, 0), "nothing was typed at a desk that nobody saw"


def test_the_strip_says_how_far_the_class_is_and_steps_by_finger(teacher):
    """A newcomer found nowhere that PageDown moves what the class sees."""
    keyboard = teacher(14)
    for entry in source(14).entries[:4]:
        keyboard.answer(entry)
    staging, steps = keyboard.program.bridge.staging, keyboard.strip.steps
    assert steps.isVisible()
    assert (steps.step, steps.steps) == (staging.stage.at + 1, staging.stage.steps)
    QTest.mouseClick(steps.on, Qt.MouseButton.LeftButton)
    assert (steps.step, staging.stage.at) == (2, 1)
    keyboard.key(Key.Key_End)
    assert steps.is_whole


# ------------------------------------------------------------------------------------------------------- the debrief


@pytest.fixture
def debriefed(teacher):
    """A game that is over, its debrief open at the desk, and the class looks on."""
    keyboard = teacher(14)
    keyboard.console.shared.turn()
    for entry in source(14).entries:
        keyboard.program.bridge.enter(entry)
    keyboard.program.bridge.staging.skip()
    keyboard.program.open_debrief()
    keyboard.share()
    assert keyboard.console.shared.is_up
    return keyboard


def test_nothing_moves_that_nobody_sees(debriefed):
    """Before a debrief is shown, PageDown moved it behind the game's last picture."""
    keyboard, moved = debriefed, []
    debriefing, staging = keyboard.program.bridge.debriefing, keyboard.program.bridge.staging
    debriefing.view_changed.connect(moved.append)
    keyboard.key(Key.Key_PageUp)
    assert staging.stage.at == staging.stage.steps - 2, "the class sees the game, so that is what moves"
    for key in (Key.Key_PageDown, Key.Key_PageDown, Key.Key_End):
        keyboard.key(key)
    assert staging.stage.is_whole
    assert moved == []


def test_the_strip_says_how_a_debrief_is_shown_and_counts_its_parts(debriefed):
    """Hold F4, then Enter; from then on the steps are the debrief's."""
    keyboard, strip = debriefed, debriefed.strip
    hidden = keyboard.program.desk_words.say(Says.STRIP_DEBRIEF_HIDDEN, button=say(Says.DEBRIEF_SHOW))
    assert strip.sentence.hint == hidden
    keyboard._pass(1.0)
    with keyboard.holding():
        keyboard.key(Key.Key_Return)
    assert strip.sentence.hint != hidden
    debriefing, parts = keyboard.program.bridge.debriefing, strip.steps.steps
    assert strip.steps.step == 1
    for at in range(2, parts + 1):
        keyboard.key(Key.Key_PageDown)
        assert (strip.steps.step, strip.steps.steps) == (at, parts)
    assert strip.steps.is_whole
    shown = debriefing._showing
    keyboard.key(Key.Key_PageDown)
    assert debriefing._showing == shown, "that was all of it"
    debriefing.close()
    staging = keyboard.program.bridge.staging
    assert (strip.steps.step, strip.steps.steps) == (staging.stage.at + 1, staging.stage.steps)


# ------------------------------------------------------------------------------------------------- coming and going


def test_leaving_asks_once_and_a_bounce_does_not_answer(teacher, clock):
    """Leaving must not flash the desk before the class without the teacher meaning it."""
    keyboard = teacher(14)
    keyboard.key(Key.Key_Escape)
    keyboard.key(Key.Key_Escape)
    assert keyboard.strip.told == LEAVING
    assert keyboard.console.shared.is_up
    clock.wait(1)
    keyboard.key(Key.Key_Escape)
    assert not keyboard.console.shared.is_on
    assert keyboard.console.asks.isVisible()


def test_any_answer_but_leaving_stays(teacher, clock):
    """Enter takes the question away, and enters nothing."""
    keyboard = teacher(14)
    keyboard.key(Key.Key_Escape)
    clock.wait(1)
    keyboard.enter()
    assert keyboard.strip.told is None
    assert keyboard.told == []
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.shared.is_up


def test_the_question_about_leaving_is_forgotten_with_what_it_was_asked_of(teacher, clock):
    """It stood there at once when the screen was shared again, and one Esc left."""
    keyboard = teacher(14)
    keyboard.key(Key.Key_Escape)
    clock.wait(1)
    keyboard.key(Key.Key_Escape)
    assert not keyboard.console.shared.is_on
    keyboard.share()
    assert keyboard.strip.told is None
    clock.wait(1)
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.shared.is_on


@pytest.mark.parametrize("key", [Key.Key_PageDown, Key.Key_F8, Key.Key_1, Key.Key_F1, Key.Key_Tab])
def test_any_other_key_takes_the_question_about_leaving_back(teacher, clock, key):
    """Whoever goes on has no mind to leave; a later Esc asks again."""
    keyboard = teacher(14)
    keyboard.key(Key.Key_Escape)
    keyboard.key(key)
    assert keyboard.strip.told != LEAVING
    clock.wait(1)
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.shared.is_on


def test_the_question_about_leaving_does_not_wait_for_ever(teacher, clock):
    """After a few seconds nobody remembers it."""
    keyboard = teacher(14)
    assert 3000 <= keyboard.console.shared._patience.interval() <= 10000
    keyboard.console.shared._patience.setInterval(20)
    keyboard.key(Key.Key_Escape)
    assert keyboard.strip.told == LEAVING
    QTest.qWait(60)
    assert keyboard.strip.told is None


def test_the_wall_comes_back_as_the_window_that_it_was(teacher, clock):
    """It stands on no screen and never takes the keyboard; the game goes on."""
    keyboard, wall = teacher(14), None
    for entry in source(14).entries[:6]:
        keyboard.answer(entry)
    wall = keyboard.program.projector
    keyboard.console.shared.turn()
    assert wall.isWindow()
    assert not wall.isVisible()
    assert wall.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert not keyboard.console.isFullScreen()
    keyboard.share()
    keyboard.answer(source(14).entries[6])
    assert wall.window() is keyboard.console


def test_the_wall_looks_the_same_in_the_desks_window(teacher):
    """Nothing of the desk's style reaches it."""
    keyboard = teacher(14)
    for entry in source(14).entries[:4]:
        keyboard.answer(entry)
    wall, size = keyboard.program.projector, keyboard.program.projector.size()
    lent = picture(wall)
    keyboard.console.shared.turn()
    wall.resize(size)
    wall.show()
    QApplication.processEvents()
    assert abs(picture(wall) - lent).max() <= 40


# ------------------------------------------------------------------------------------------------------- no secret


@pytest.mark.parametrize(("seed", "language"), [(0, Language.SPANISH), pytest.param(5, Language.ENGLISH, marks=pytest.mark.long)])
def test_no_number_of_an_envelope_is_on_the_shared_window(begin, clock, tmp_path, seed, language):
    """FIELD 11: a canary in every private field: painted, in tooltips, the title or the accessible names, never while F4 is up."""
    keyboard, at_table = StripKeyboard(begin(language), clock.wait), with_canaries(seed)
    keyboard.program.projector.hide()
    keyboard.program.bridge.take(Table.new(tmp_path / "b.lesson", header_of(at_table.replay)))
    keyboard.share()
    seen, held = set(), set()
    for number, played in enumerate(at_table.replay.played):
        keyboard.console.entered.emit(played.entry)
        QApplication.processEvents()
        seen |= texts_in(keyboard.console)
        if number % 5 == 0:
            with keyboard.holding():
                QTest.simulateEvent(keyboard.console.windowHandle(), True, Key.Key_R, NONE, "r", False)
                held |= texts_in(keyboard.console)
            seen |= texts_in(keyboard.console)
    assert len(seen) >= 100
    assert [text for text in seen if has_a_long_number(text)] == []
    assert any(map(has_a_long_number, held)), "the same search finds them at the desk"


def check_twins(begin, seed, tmp_path, most=None):
    twin = Twin(seed)
    twin.transcript = Marks(twin)
    twin.lived()
    header, windows = record_of_plain(game(seed).record).header, []
    for name in ("real", "other"):
        program = begin()
        program.projector.hide()
        program.bridge.take(Table.new(tmp_path / f"{name}.lesson", header))
        program.sharing.begin()
        windows.append(program.console)
    for _ in range(3):  # the window grows, then what stands in it
        QApplication.processEvents()
    real, other, entered, seen = *windows, 0, 0
    for number, played in enumerate(twin.whole.played[:most]):
        real.entered.emit(played.entry)
        for one in twin.played[entered : twin.transcript.entries[number]]:
            other.entered.emit(one.entry)
        entered = twin.transcript.entries[number]
        QApplication.processEvents()
        assert texts_in(real) == texts_in(other), played.entry
        assert looks(real) == looks(other), played.entry
        seen += 1
    return seen


def test_two_games_that_differ_only_in_envelopes_show_the_same_shared_window(begin, tmp_path):
    """STYLE §Tests: two games that differ only in secrets give the same public transcript; here, wall and strip together."""
    assert check_twins(begin, 1, tmp_path, 16) == 16


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 3, 12])
def test_more_twins_show_the_same_shared_window(begin, tmp_path, seed):
    """The same for both editions at all sizes."""
    assert check_twins(begin, seed, tmp_path) >= 8
