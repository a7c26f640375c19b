"""The wall's side of a table: modes, the debate's clock, and what of them survives an undo, a restart and a kill."""

import pytest

from app import entries as e
from app.clock import DEBATE, Reading
from app.rules.repair import Replaced
from app.stage import Mode, Reveals
from app.table import Table
from app.terms.ballots import Tax
from app.views.public import DebateScene, EventScene, RepairScene, TaxResultScene, TitleScene
from tests.ui.test_wall_step import WHOLE
from ui.staging import Staging

FIRST_VOTE = next(number for number, entry in enumerate(WHOLE.entries) if isinstance(entry, e.TaxVoted))


class Wall:
    """A staging with a clock of its own, and what it told."""

    def __init__(self, table):
        self.time = 1000.0
        self.table, self.shown, self.readings, self.modes, self.told = table, [], [], [], []
        self.staging = Staging(lambda: self.time)
        self.staging.public_changed.connect(self.shown.append)
        self.staging.clock_changed.connect(self.readings.append)
        self.staging.mode_changed.connect(self.modes.append)
        self.staging.rang.connect(lambda: self.told.append("rang"))
        self.staging.slept.connect(self.told.append)
        table.heard(self.staging.change)
        self.staging.follow(table)

    def wait(self, seconds, step=0.2):
        """So many seconds pass, looked at every `step`."""
        end = self.time + seconds
        while self.time < end - 1e-9:
            self.time = min(end, self.time + step)
            self.staging._on_tick()

    @property
    def scene(self):
        return self.shown[-1].scene

    @property
    def reading(self):
        return self.readings[-1]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.lesson"


@pytest.fixture
def wall(qapp, path):
    """The wall of a lesson in which the first event was just read."""
    table = Table.new(path, WHOLE.header)
    for entry in WHOLE.entries[:FIRST_VOTE]:
        table.enter(entry)
    wall = Wall(table)
    yield wall
    wall.staging.leave()
    wall.table.close()


def reopened(wall):
    """The same lesson after the program was killed, and a wall that knows nothing of the old one."""
    wall.staging.leave()
    wall.table.close()
    return Wall(Table.opened(wall.table.lesson.path))


def vote(wall):
    assert wall.table.enter(e.TaxVoted({Tax.A: 2, Tax.B: 1})) is None


def test_a_frozen_wall_is_told_nothing_whatever_is_entered(wall):
    """SCREENS §Modes: FROZEN keeps its picture whatever is entered; then the wall shows where the game is."""
    wall.staging.toggle(Mode.FROZEN)
    seen = len(wall.shown)
    vote(wall)
    wall.staging.step(1)
    wall.table.undo()
    vote(wall)
    assert len(wall.shown) == seen
    wall.staging.toggle(Mode.FROZEN)
    assert isinstance(wall.scene, TaxResultScene)
    assert wall.modes[-1] is Mode.LIVE


@pytest.mark.parametrize("mode", [Mode.FROZEN, Mode.BLACK, Mode.CARD])
def test_a_mode_and_its_picture_survive_a_kill(wall, mode):
    """Issue: modes survive a restart; after a kill the next start offers the lesson where it stopped, wall included."""
    seen = wall.scene
    wall.staging.toggle(mode)
    vote(wall)
    again = reopened(wall)
    assert again.modes[-1] is mode
    if mode is Mode.FROZEN:
        assert again.scene == seen
    again.staging.toggle(mode)
    assert isinstance(again.scene, TaxResultScene)
    assert again.modes[-1] is Mode.LIVE
    again.table.close()


def test_the_step_survives_a_kill_and_undo_after_it_goes_back_to_what_was_seen(wall):
    """Issue "Nothing is lost" §2: undo without limit, also after closing and opening on another PC, the wall's scene and clock included."""
    wall.staging.step(-9)
    assert isinstance(wall.scene, EventScene)
    wall.staging.add(30)
    vote(wall)
    wall.staging.step(1)
    seen = wall.scene
    again = reopened(wall)
    assert again.scene == seen
    again.table.undo()
    assert isinstance(again.scene, EventScene)
    assert again.reading == Reading(150, is_over=False, is_running=False)
    again.table.close()


def test_as_many_undos_as_entries_end_at_the_start_with_every_scene_as_it_was_left(wall):
    """Issue "Nothing is lost" §2: N entries then N undos equal the start."""
    for _ in range(FIRST_VOTE):
        wall.table.undo()
    left = []
    for number, entry in enumerate(WHOLE.entries):
        for _ in range(number % 3):
            wall.staging.step(1)
        left.append((wall.scene, wall.reading))
        wall.table.enter(entry)
    for seen in reversed(left):
        wall.table.undo()
        assert (wall.scene, wall.reading) == seen


def test_the_clock_belongs_to_its_debate(wall):
    """SCREENS §The wall: a debate with a countdown from 2:00; a correction in the middle does not set it back (FIELD 16)."""
    assert wall.reading == Reading(120, is_over=False, is_running=False)
    wall.staging.start_or_pause()
    wall.wait(30)
    wall.table.enter(e.Corrected(tension_by=1))
    assert wall.reading.is_running
    assert wall.reading.text == "1:30"
    vote(wall)
    assert wall.reading is None
    wall.staging.start_or_pause()
    assert wall.reading is None
    wall.table.undo()
    assert wall.reading == Reading(90, is_over=False, is_running=False)


def test_the_bell_of_a_debate_rings_once(wall):
    """Issue: over-time in another colour, a soft sound at 0:00."""
    wall.staging.start_or_pause()
    wall.wait(DEBATE + 12)
    assert wall.told == ["rang"]
    assert wall.reading == Reading(12, is_over=True, is_running=True)
    wall.staging.add(30)
    wall.wait(20)
    assert wall.told == ["rang", "rang"]


def test_a_loop_that_stalls_loses_nothing_and_a_sleep_pauses_the_clock_and_asks(wall):
    """Issue: stalls and suspends handled (a jump pauses it and asks); FIELD 15."""
    wall.staging.start_or_pause()
    wall.wait(10)
    wall.wait(3, step=3)
    assert wall.reading.text == "1:47"
    wall.wait(3600, step=3600)
    assert wall.told == [Reading(107, is_over=False, is_running=False)]
    assert wall.reading == wall.told[0]
    wall.staging.start_or_pause()
    wall.wait(7)
    assert wall.reading.text == "1:40"


def test_a_clock_that_ran_when_the_program_was_killed_stands_where_it_was_kept(wall):
    """Issue "Nothing is lost" §6: the point where it stopped. Nobody knows how long the class talked."""
    wall.staging.start_or_pause()
    wall.wait(27)
    again = reopened(wall)
    assert not again.reading.is_running
    assert 93 <= again.reading.seconds <= 103
    again.table.close()


def test_results_can_come_all_at_once(wall):
    """Issue: reveals off = all at once."""
    wall.staging.show_reveals(Reveals.OFF)
    vote(wall)
    assert wall.staging.stage.is_whole
    for by in (1, 1, -1, 1, -1, -1):
        wall.staging.step(by)
        assert wall.staging.stage.is_whole


def test_a_cover_stays_over_another_lesson(wall, tmp_path):
    """Whoever made the wall black did not mean to show the class another lesson."""
    wall.staging.toggle(Mode.BLACK)
    other = Table.new(tmp_path / "b.lesson", WHOLE.header)
    wall.staging.follow(other)
    assert wall.modes[-2:] == [Mode.LIVE, Mode.BLACK], "whatever picture was kept is another lesson's"
    assert isinstance(wall.scene, TitleScene)
    other.close()
    wall.staging.follow(wall.table)


def test_starting_the_clock_shows_the_class_the_debate(wall):
    """The clock stands on the debate's scene: starting it unseen would be no use."""
    wall.staging.start_or_pause()
    assert isinstance(wall.scene, DebateScene)


def test_a_repaired_round_announces_itself_before_the_line_moves(wall):
    """Issue: "Round 3 corrected: Tension 6 → 5" comes before the line moves; an undo of the repair says so, too."""
    vote(wall)
    before = wall.shown[-1].country
    wall.table.enter(e.Corrected(tension_by=1))
    wall.staging.step(99)
    at = len(wall.table.replay.played) - 1
    assert wall.table.amend((Replaced(at, e.Corrected(tension_by=2)),)) is None
    assert isinstance(wall.scene, RepairScene)
    assert wall.shown[-1].country.tension == before.tension + 1
    wall.staging.step(1)
    assert wall.shown[-1].country.tension == before.tension + 2
    wall.table.undo()
    assert isinstance(wall.scene, RepairScene)
    assert wall.shown[-1].country.tension == before.tension + 2
