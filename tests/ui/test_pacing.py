"""The bell of one table: what the teacher sets, what rounds take, and what of it is kept."""

from datetime import UTC, datetime, timedelta

import pytest

from app import entries as e
from app.pace import MINUTE, Took
from app.table import Table
from tests.ui.test_wall_step import WHOLE
from ui.pacing import NOTE, Paced, Pacing

TEN = datetime(2025, 11, 28, 10, 0, tzinfo=UTC)
BELL = 10 * 60 + 50
EVENTS = [number for number, entry in enumerate(WHOLE.entries) if isinstance(entry, e.EventRead)]


class Room:
    """A classroom with a clock of its own, and what was told in it."""

    def __init__(self, table, time=TEN):
        self.time, self.told, self.plans = time, [], []
        self.table = table
        self.pacing = Pacing(lambda: 120.0, lambda: self.time, self._now)
        self.pacing.changed.connect(self.told.append)
        self.pacing.planned.connect(lambda: self.plans.append(self.pacing.stop_after))
        table.heard(self.pacing.change)
        self.pacing.follow(table)

    def _now(self):
        return (self.time - TEN).total_seconds()

    def play(self, entries, seconds=0.0):
        """These entries of the recorded game, each after so many seconds."""
        for entry in entries:
            self.time += timedelta(seconds=seconds)
            assert self.table.enter(entry) is None

    @property
    def now(self):
        return self.told[-1]


@pytest.fixture
def room(qapp, tmp_path):
    room = Room(Table.new(tmp_path / "a.lesson", WHOLE.header))
    yield room
    room.pacing.leave()
    room.table.close()


def reopened(room, time):
    room.pacing.leave()
    room.table.close()
    again = Room(Table.opened(room.table.lesson.path), time)
    room.table = again.table
    return again


def test_without_a_bell_nothing_is_said(room):
    """Only when a bell is set."""
    assert room.now.outlook is None
    assert not room.pacing._look.isActive()


def test_a_bell_is_told_against_the_time_of_day_and_again_as_it_passes(room):
    """Updated each minute and each entry."""
    room.pacing.set_bell(BELL)
    assert room.now.outlook.minutes == 50
    assert room.now.outlook.over > 0
    assert room.pacing._look.isActive()
    room.time += timedelta(minutes=1)
    room.pacing.tell()
    assert room.now.outlook.minutes == 49
    room.time += timedelta(hours=1)
    room.pacing.tell()
    assert room.now.outlook.has_rung
    room.pacing.set_bell(None)
    assert room.now.outlook is None
    assert not room.pacing._look.isActive()


def test_rounds_are_timed_from_the_end_of_the_one_before(room):
    """How long each round took, kept as a note of the lesson."""
    room.play(WHOLE.entries[: EVENTS[0]])
    room.play(WHOLE.entries[EVENTS[0] : EVENTS[1]], seconds=100)
    first = 100 * (EVENTS[1] - EVENTS[0])
    assert room.table.noted(NOTE, Paced).took == {1: Took(first, 120.0)}
    room.play(WHOLE.entries[EVENTS[1] : EVENTS[2]], seconds=50)
    assert room.table.noted(NOTE, Paced).took[2] == Took(50 * (EVENTS[2] - EVENTS[1]), 120.0)
    room.pacing.set_bell(BELL)
    assert room.now.is_timed


def test_a_round_that_was_undone_does_not_count_until_it_is_over_again(room):
    """The rounds of this game so far."""
    room.play(WHOLE.entries[: EVENTS[0]])
    room.play(WHOLE.entries[EVENTS[0] : EVENTS[1]], seconds=100)
    room.pacing.set_bell(BELL)
    room.table.undo()
    assert not room.now.is_timed
    room.time += timedelta(seconds=7)
    room.table.redo()
    assert room.now.is_timed
    assert room.pacing._took[1].seconds == 100 * (EVENTS[1] - EVENTS[0]) + 7


def test_a_break_and_an_interrupted_round_are_not_timed(room):
    """Robust against breaks."""
    room.play(WHOLE.entries[: EVENTS[0]])
    room.play(WHOLE.entries[EVENTS[0] : EVENTS[1]], seconds=1000)
    assert room.pacing._took == {}
    again = reopened(room, room.time + timedelta(minutes=3))
    again.play(WHOLE.entries[EVENTS[1] : EVENTS[2]], seconds=20)
    assert again.pacing._took == {}
    again.play(WHOLE.entries[EVENTS[2] : EVENTS[3]], seconds=20)
    assert list(again.pacing._took) == [3]


def test_the_bell_and_the_plan_survive_a_kill_but_not_the_day(room):
    """Kept as a note of the lesson; tomorrow's bell is another one, and what rounds took stays true."""
    room.play(WHOLE.entries[: EVENTS[0]])
    room.play(WHOLE.entries[EVENTS[0] : EVENTS[1]], seconds=60)
    room.pacing.set_bell(BELL)
    room.pacing.plan_stop(3)
    same = reopened(room, room.time + timedelta(minutes=2))
    assert (same.pacing.bell, same.pacing.stop_after) == (BELL, 3)
    later = reopened(same, room.time + timedelta(days=1))
    assert (later.pacing.bell, later.pacing.stop_after) == (None, None)
    assert list(later.pacing._took) == [1]
    later.pacing.leave()
    room.table = later.table


def test_the_plan_is_due_once_its_round_is_over(room):
    """When that round is over, the desk's prompt offers to stop; it can be cancelled, and nothing stops by itself."""
    room.pacing.set_bell(BELL)
    room.pacing.plan_stop(1)
    assert room.plans == [1]
    room.play(WHOLE.entries[: EVENTS[1]])
    assert room.pacing.is_stop_due
    room.table.undo()
    assert not room.pacing.is_stop_due
    room.table.redo()
    room.pacing.plan_stop(None)
    assert not room.pacing.is_stop_due
    assert room.plans == [1, None]


def test_a_plan_that_was_played_past_is_dropped(room):
    """Nothing stops by itself; whoever read the next event meant to play on."""
    room.pacing.set_bell(BELL)
    room.pacing.plan_stop(1)
    room.play(WHOLE.entries[: EVENTS[1] + 1])
    assert room.pacing.stop_after is None
    assert room.now.stop_after is None
    assert room.table.noted(NOTE, Paced).stop_after is None


def test_no_bell_no_plan(room):
    """A plan without its reason would stay unseen until it is due."""
    room.pacing.set_bell(BELL)
    room.pacing.plan_stop(2)
    room.pacing.set_bell(None)
    assert room.pacing.stop_after is None


def test_without_a_table_nothing_is_set(qapp):
    """The sheet opens over a game only; a late signal must not bring a plan without one."""
    pacing = Pacing(lambda: 120.0)
    pacing.set_bell(BELL)
    pacing.plan_stop(3)
    pacing.tell()
    assert pacing.bell is None
    assert pacing.stop_after is None
    assert not pacing.is_stop_due


def test_time_spent_in_a_phase_counts(room):
    """What goes on is not counted whole once more each minute."""
    room.play(WHOLE.entries[: EVENTS[0] + 1])
    room.pacing.set_bell(BELL)
    before = room.now.outlook
    room.time += timedelta(minutes=2)
    room.pacing.tell()
    assert room.now.outlook.over == before.over
    assert before.needed - room.now.outlook.needed == pytest.approx(2 * MINUTE)
