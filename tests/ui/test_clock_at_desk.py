"""Clock and bell at the desk, in the real windows: by key, by mouse, and always in the same place."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.table import Table
from app.terms.saying import Says
from tests.ui.painted import painted_texts
from tests.ui.programs import let_go
from tests.ui.test_wall_step import WHOLE
from ui import main
from ui.console.pages.event import EventPage
from ui.console.pages.tax_vote import TaxVotePage
from ui.settings import SettingsFile
from ui.text.languages import Language

SMALLEST = (1280, 705)  # px
LONG = tuple(f"Maximiliana Fernández de la Rosa y Oña {seat}" for seat in range(1, 9))
EVENTS = [number for number, entry in enumerate(WHOLE.entries) if isinstance(entry, e.EventRead)]
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
BELL = Qt.Key.Key_F11


class Desk:
    """A program at its smallest, with a clock that a test moves."""

    def __init__(self, program, qtbot):
        self.program, self.console, self.qtbot = program, program.console, qtbot
        self.seconds, self.time = 1000.0, datetime(2025, 11, 28, 10, 0, tzinfo=UTC)
        program.bridge.staging._now = program.bridge.pacing._now = lambda: self.seconds
        program.bridge.pacing._time = lambda: self.time
        program.console._guard._clock = lambda: self.seconds
        self.rung = []
        program.bridge.staging.rang.connect(lambda: self.rung.append(self.seconds))

    def take(self, path, entries, names=LONG):
        header = structs.replace(WHOLE.header, players=names[: len(WHOLE.header.players)], label="Table 2 · 4.º B")
        self.program.bridge.take(Table.new(path, header))
        for entry in entries:
            self.program.bridge.enter(entry)
        self.seconds += 1
        QApplication.processEvents()

    def press(self, key, modifier=NONE):
        self.seconds += 1
        self.qtbot.keyClick(QApplication.focusWidget() or self.console, key, modifier)

    def type(self, text):
        self.qtbot.keyClicks(QApplication.focusWidget(), text)

    def wait(self, seconds, step=0.2):
        """Time passes, looked at every `step`."""
        end = self.seconds + seconds
        while self.seconds < end - 1e-9:
            self.seconds = min(end, self.seconds + step)
            self.program.bridge.staging._on_tick()

    def painted(self):
        """Every text that reaches the desk's screen, before any eliding."""
        with painted_texts() as heard:
            self.console.grab()
        return [text.whole for text in heard]

    @property
    def clock(self):
        return self.console.top.clock


@pytest.fixture
def sat(qapp, typeface, qtbot):
    """A maker of desks in a language."""
    made = []

    def sat_down(language=Language.ENGLISH, settings=None):
        program = main.Program(language, language) if settings is None else main.Program(language, language, settings)
        made.append(program)
        program.windows()
        program.welcome()
        program.console.resize(*SMALLEST)
        with qtbot.waitActive(program.console):
            program.console.show()
            program.console.activateWindow()
        return Desk(program, qtbot)

    yield sat_down
    let_go(qapp, *made)
    for program in made:
        QApplication.removeTranslator(program._qt_words)


@pytest.fixture
def desk(sat, tmp_path):
    """The first debate is on."""
    desk = sat()
    desk.take(tmp_path / "a.lesson", WHOLE.entries[: EVENTS[0] + 1])
    return desk


def test_the_clock_is_at_the_desk_as_long_as_the_class_debates(desk):
    """Issue: the reading is always visible at the desk during the debate, whatever sheet lies there."""
    assert isinstance(desk.console.asks.page, TaxVotePage)
    assert "2:00" in desk.painted()
    desk.press(Qt.Key.Key_F10)
    assert "2:00" in desk.painted()
    desk.press(Qt.Key.Key_Escape)
    desk.program.bridge.enter(WHOLE.entries[EVENTS[0] + 1])
    assert not desk.clock.isVisible()


def test_keys_start_pause_and_change_it(desk):
    """SCREENS §The wall: start, pause, +30 s. Issue: ±30 s; FIELD 16: while it runs, too, and in over-time."""
    desk.press(Qt.Key.Key_F11)
    assert desk.clock.reading.is_running
    desk.wait(10)
    assert desk.clock.reading.text == "1:50"
    desk.press(Qt.Key.Key_F12)
    desk.press(Qt.Key.Key_F12, SHIFT)
    desk.press(Qt.Key.Key_F12, SHIFT)
    assert desk.clock.reading.text == "1:17"  # three key presses took a second each
    desk.press(Qt.Key.Key_Asterisk)
    assert not desk.clock.reading.is_running
    desk.press(Qt.Key.Key_Asterisk)
    desk.wait(100)
    assert desk.clock.reading.is_over
    assert len(desk.rung) == 1
    desk.press(Qt.Key.Key_F11)
    assert not desk.clock.reading.is_running


def test_a_finger_can_do_all_of_it(desk, qtbot):
    """SCREENS §The desk: everything works with mouse or finger, too."""
    for button, text in ((desk.clock.more, "2:30"), (desk.clock.less, "2:00"), (desk.clock.less, "1:30")):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert desk.clock.reading.text == text
    qtbot.mouseClick(desk.clock.face, Qt.MouseButton.LeftButton)
    assert desk.clock.reading.is_running
    less = desk.console.words.say(Says.WITH_SHIFT, key="F12")
    for button, key in ((desk.clock.more, "F12"), (desk.clock.less, less), (desk.clock.face, "F11")):
        assert key in button.toolTip()
        assert min(button.width(), button.height()) >= 40


def test_the_clock_takes_no_token_and_no_focus(desk, qtbot):
    """FIELD 16: a page change unpauses it. What is typed in the bag's count stays where it is."""
    desk.press(Qt.Key.Key_A)
    qtbot.mouseClick(desk.clock.face, Qt.MouseButton.LeftButton)
    desk.press(Qt.Key.Key_F12)
    desk.press(Qt.Key.Key_B)
    assert desk.console.asks.page.counts == (1, 1, 0, 0)
    assert desk.clock.reading.is_running


def test_a_sleep_is_told_calmly_and_the_notice_goes_with_it(desk):
    """Issue: suspends handled (a jump pauses it and asks)."""
    desk.press(Qt.Key.Key_F11)
    desk.wait(13)
    desk.wait(3600, step=3600)
    notice = desk.console.asks.notice
    assert notice.accessibleName() == "The computer slept while the clock ran: it stands at 1:47. F11 lets it go on."
    assert QApplication.activeModalWidget() is None
    desk.press(Qt.Key.Key_F11)
    assert desk.clock.reading.is_running
    assert not notice.isVisible()


def test_a_debates_length_is_set_and_survives(desk, sat, tmp_path):
    """Issue: from 2:00, editable; it is kept with the lesson, and another lesson begins with two minutes."""
    desk.press(BELL, SHIFT)
    desk.press(Qt.Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is desk.console.pace.sheet.debate
    desk.type("1:30")
    desk.press(Qt.Key.Key_Return)
    assert desk.clock.reading.text == "1:30"
    assert isinstance(desk.console.asks.page, TaxVotePage)
    desk.program.bridge.close()
    desk.program.bridge.open_lesson(str(tmp_path / "a.lesson"))
    assert desk.clock.reading.text == "1:30"
    desk.press(BELL, SHIFT)
    assert desk.console.pace.sheet.debate.text() == "1:30"
    desk.take(tmp_path / "b.lesson", WHOLE.entries[: EVENTS[0] + 1])
    assert desk.clock.reading.text == "2:00"


@pytest.mark.parametrize(("typed", "length"), [("0:14", None), ("15:01", None), ("15", 900), ("0:15", 15), ("x", None), ("130", 90)])
def test_a_debate_lasts_between_a_quarter_of_a_minute_and_a_quarter_of_an_hour(desk, typed, length):
    """15 s to 15 min; what is no time is not taken, and cannot be confirmed."""
    desk.press(BELL, SHIFT)
    desk.console.pace.sheet.debate.setFocus()
    desk.console.pace.sheet.debate.selectAll()
    desk.type(typed)
    assert desk.console.asks.foot.primary.isEnabled() is (length is not None)
    desk.press(Qt.Key.Key_Return)
    assert desk.program.bridge.staging.debate_length == (length or 120)
    assert (desk.console.asks.page is desk.console.pace.sheet) is (length is None)


def test_the_bell_is_one_key_and_five_figures_away_and_stays_in_sight(desk):
    """Issue: the teacher types when the bell rings; the desk says how the remaining rounds fit."""
    desk.press(BELL, SHIFT)
    desk.type("10:35")
    desk.press(Qt.Key.Key_Return)
    assert desk.console.asks.page is desk.console.pace.sheet
    line = desk.console.strip.pace.words
    assert line.startswith("35 min for 7 rounds and the Midlife cards: about ")
    assert line.endswith("min too long")
    assert line in desk.painted()
    desk.press(Qt.Key.Key_Return)
    assert isinstance(desk.console.asks.page, TaxVotePage)
    desk.time += timedelta(minutes=1)
    desk.program.bridge.pacing.tell()
    assert desk.console.strip.pace.words.startswith("34 min")
    desk.qtbot.mouseClick(desk.console.strip.pace, Qt.MouseButton.LeftButton)
    assert desk.console.asks.page is desk.console.pace.sheet


def test_debates_are_shortened_when_that_is_what_the_teacher_takes(desk):
    """Issue: offers to shorten debates or to stop after round N."""
    desk.program.bridge.pacing.set_bell(10 * 60 + 78)
    desk.press(BELL, SHIFT)
    pace = desk.console.pace.sheet
    assert pace.shorten.isVisible()
    assert pace.stop.isVisible()
    length = pace.timetable.outlook.debate
    desk.qtbot.mouseClick(pace.shorten, Qt.MouseButton.LeftButton)
    assert desk.program.bridge.staging.debate_length == length < 120
    assert not pace.shorten.isVisible()
    assert pace.timetable.outlook.over < 1


def test_a_planned_stop_comes_first_when_its_round_is_over(desk):
    """Issue: stop after round N. Enter ends the game; nothing stopped by itself, and the reason is said."""
    desk.program.bridge.pacing.set_bell(10 * 60 + 20)
    desk.press(BELL, SHIFT)
    desk.qtbot.mouseClick(desk.console.pace.sheet.stop, Qt.MouseButton.LeftButton)
    assert desk.program.bridge.pacing.stop_after == 1
    desk.press(Qt.Key.Key_Escape)
    for entry in WHOLE.entries[EVENTS[0] + 1 : EVENTS[1]]:
        desk.program.bridge.enter(entry)
    assert isinstance(desk.console.asks.page, EventPage)
    said = desk.painted()
    assert "The bell rings: stop here?" in said
    assert "You planned to stop after round 1. Esc plays on and drops the plan." in said
    assert len(desk.program.bridge.table.replay.played) == EVENTS[1]
    desk.press(Qt.Key.Key_Return)
    assert desk.program.bridge.table.record().entries[-1] == e.GameStopped()


def test_a_planned_stop_can_be_dropped_then_and_before(desk):
    """It can be cancelled: with Esc when it comes, or in the sheet before."""
    pacing = desk.program.bridge.pacing
    pacing.set_bell(10 * 60 + 20)
    pacing.plan_stop(1)
    for entry in WHOLE.entries[EVENTS[0] + 1 : EVENTS[1]]:
        desk.program.bridge.enter(entry)
    desk.press(Qt.Key.Key_Escape)
    assert pacing.stop_after is None
    assert "The bell rings: stop here?" not in desk.painted()
    pacing.plan_stop(1)
    assert "The bell rings: stop here?" in desk.painted()
    desk.press(BELL, SHIFT)
    desk.qtbot.mouseClick(desk.console.pace.sheet.unplan, Qt.MouseButton.LeftButton)
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Return)
    assert isinstance(desk.program.bridge.table.record().entries[-1], e.EventRead)


@pytest.mark.parametrize("language", Language)
def test_nothing_moves_and_everything_fits(sat, tmp_path, language):
    """LOOK §Composition, the desk, 6; the quiet line never moves the layout, nor does the clock when it comes and goes."""
    desk = sat(language)
    desk.take(tmp_path / "a.lesson", WHOLE.entries[: EVENTS[0] + 1])
    desk.program.bridge.staging.slept.emit(desk.clock.reading)
    desk.console.notices.clear()
    console = desk.console

    def places():
        QApplication.processEvents()
        parts = (console.top.track, console.top.steps, console.top.menu, console.asks, console.strip.phases, console.asks.foot)
        return [part.mapTo(console, part.rect().topLeft()).toTuple() for part in parts]

    before = places()
    desk.program.bridge.pacing.set_bell(10 * 60 + 35)
    assert places() == before
    for seconds in (200, 700):
        desk.program.bridge.staging.add(seconds)
        assert places() == before
    console.show_saved(console._view.now)
    assert console.minimumSizeHint().width() <= SMALLEST[0]
    console.show_saved(None)
    desk.press(BELL, SHIFT)
    assert places()[:3] == before[:3]
    assert console.centralWidget().minimumSizeHint().height() <= SMALLEST[1]
    assert console.centralWidget().minimumSizeHint().width() <= SMALLEST[0]
    desk.press(Qt.Key.Key_Escape)
    desk.program.bridge.enter(WHOLE.entries[EVENTS[0] + 1])
    assert places()[:3] == before[:3]
    assert console.size().toTuple() == SMALLEST
    line = console.strip.pace
    assert line.text() == line.words  # whole, not elided


def test_the_line_is_said_in_the_language_of_the_desk(desk):
    """SCREENS §Words: changed at run time."""
    desk.program.bridge.pacing.set_bell(10 * 60 + 35)
    desk.program.speak(Language.SPANISH)
    assert desk.console.strip.pace.words.startswith("35 min para 7 rondas y el Ecuador de la Vida: faltan unos")
    assert "Parar" in desk.clock.face.toolTip() or "Poner en marcha" in desk.clock.face.toolTip()


def test_the_sound_can_be_off_and_that_is_remembered(sat, tmp_path):
    """Issue: a soft sound at 0:00 that can be off."""
    desk = sat()
    file = SettingsFile(tmp_path / "settings.json")
    desk.program.remember_in(file)
    assert desk.program.chime.is_on
    desk.take(tmp_path / "a.lesson", WHOLE.entries[: EVENTS[0] + 1])
    desk.press(Qt.Key.Key_F10)
    menu = desk.console.sheets.menu
    desk.qtbot.mouseClick(menu.sound.buttons[1], Qt.MouseButton.LeftButton)
    assert not desk.program.chime.is_on
    assert not file.read().sound
    again = sat(settings=file.read())
    assert not again.program.chime.is_on
    again.press(Qt.Key.Key_F10)
    assert again.console.sheets.menu.sound.chosen_index == 1


def test_the_menu_opens_the_sheet_too(desk):
    """In the menu or a Pace sheet, one key away."""
    desk.press(Qt.Key.Key_F10)
    say = desk.console.words.say
    assert desk.console.sheets.menu.pace.words == f"{say(Says.PACE)}  {say(Says.WITH_SHIFT, key='F11')}"
    desk.qtbot.mouseClick(desk.console.sheets.menu.pace, Qt.MouseButton.LeftButton)
    assert desk.console.asks.page is desk.console.pace.sheet


def test_without_a_game_there_is_neither_clock_nor_sheet(sat, tmp_path):
    """A lesson that is deleted or not begun yet has no debate."""
    desk = sat()
    desk.press(BELL, SHIFT)
    assert desk.console.asks.page is desk.console.setup
    desk.take(tmp_path / "a.lesson", WHOLE.entries[: EVENTS[0] + 1])
    desk.program.bridge.pacing.set_bell(10 * 60 + 35)
    assert desk.clock.isVisible()
    desk.program.bridge.delete_lesson(str(tmp_path / "a.lesson"))
    assert not desk.clock.isVisible()
    assert not desk.console.strip.pace.isVisible()
