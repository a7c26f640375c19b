"""When the bell rings, and how the rest of the game fits: the teacher's times, and what the rounds of this game took.

It is kept as a note of the lesson. It stops nothing by itself, and a bell of another day is forgotten.
"""

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.pace import BREAK, MINUTE, Point, Timetable, Took, estimate, is_stop_due, outlook
from app.rules.state import State
from app.table import Table
from app.terms.calendar import Phase
from ui.kit.steady import steady

NOTE = "pace"  # the key of the lesson's note
LOOK = 10_000  # ms between two looks at the time of day while a bell is set
_NO_ROUND = frozenset({Phase.PACT, Phase.DEAL, Phase.FINAL_COUNT, Phase.OVER})


class Paced(Struct, frozen=True):
    """What is kept: the bell as a minute of its day, the round to stop after, and what each round took."""

    day: str
    bell: int | None
    stop_after: int | None
    took: dict[int, Took]


def time_of_day() -> datetime:
    """What the clock on the classroom's wall says."""
    return datetime.now().astimezone()


class Pacing(QObject):
    """The pace of one table."""

    changed = Signal(object)  # a Timetable: what was set, or how it stands
    planned = Signal()  # another round is to be the last, or none any more

    def __init__(
        self, debate: Callable[[], float], time: Callable[[], datetime] = time_of_day, now: Callable[[], float] = steady,
        parent: QObject | None = None,
    ) -> None:
        """A debate's length in seconds is asked for whenever it is needed."""
        super().__init__(parent)
        self._debate, self._time, self._now = debate, time, now
        self._look = QTimer(self, interval=LOOK, timerType=Qt.TimerType.CoarseTimer)
        self._look.timeout.connect(self.tell)
        self._table: Table | None = None
        self._begin()

    def _begin(self) -> None:
        self.bell: int | None = None
        self.stop_after: int | None = None
        self._took: dict[int, Took] = {}
        self._began: dict[int, float] = {}  # when each round began, as far as somebody looked on
        self._since = self._now()

    def follow(self, table: Table) -> None:
        """Time this table; a round that was interrupted is not timed."""
        self._begin()
        self._table, self._state = table, table.replay.state
        kept = table.noted(NOTE, Paced)
        if kept is not None:
            self._took = dict(kept.took)
            if kept.day == self._today:
                self.bell, self.stop_after = kept.bell, kept.stop_after
        self.tell()

    def leave(self) -> None:
        """The lesson is closed."""
        self._look.stop()
        self._table = None

    def change(self) -> None:
        """Something changed at the table: a round may have begun, or ended."""
        was, self._state, now = self._state, self._table.replay.state, self._now()
        if (len(was.history), was.phase) != (len(self._state.history), self._state.phase):
            self._since = now
        before, after = len(was.history), len(self._state.history)
        if after == before + 1:
            self._time_round(after, now)
        if _playing(self._state) not in {None, _playing(was)} and after - before in {0, 1}:
            self._began[after + 1] = now
        if self._is_played_past:
            self.stop_after = None
            self._keep()
        self.tell()

    @property
    def _is_played_past(self) -> bool:
        """Whether the round after the last one that was planned goes on."""
        return self.stop_after is not None and self._state.phase is not Phase.EVENT and (_playing(self._state) or 0) > self.stop_after

    def _time_round(self, number: int, now: float) -> None:
        began = self._began.get(number)
        if began is not None and now - began < BREAK:
            self._took[number] = Took(now - began, self._debate())
            self._keep()

    # what the teacher sets

    def set_bell(self, minute: int | None) -> None:
        """The bell rings at this minute of the day, or nobody needs to know when; then no plan is left either."""
        if self._table is None:
            return
        self.bell = minute
        self._plan(None if minute is None else self.stop_after)

    def plan_stop(self, number: int | None) -> None:
        """Offer to stop after this round, or after none."""
        if self._table is not None:
            self._plan(number)

    def _plan(self, number: int | None) -> None:
        was, self.stop_after = self.stop_after, number
        self._keep()
        self.tell()
        if was != number:
            self.planned.emit()

    # how it stands

    @property
    def is_stop_due(self) -> bool:
        """Whether the round is over that the game was to be stopped after."""
        return self._table is not None and is_stop_due(self._point(), self.stop_after)

    def tell(self) -> None:
        """Say how it stands now."""
        if self._table is None:
            return
        self.changed.emit(self._timetable())
        looks = self.bell is not None
        if looks is not self._look.isActive():
            self._look.start() if looks else self._look.stop()

    def _timetable(self) -> Timetable:
        debate = self._debate()
        if self.bell is None:
            return Timetable(None, self.stop_after, debate, None)
        taken = {number: took for number, took in self._took.items() if number <= len(self._state.history)}
        expected = estimate(taken, debate)
        told = outlook(self._point(), self.bell * MINUTE - self._second_of_day, expected, self.stop_after)
        return Timetable(self.bell, self.stop_after, debate, told, is_timed=expected.is_timed)

    def _point(self) -> Point:
        state = self._state
        return Point(state.phase, len(state.history), len(state.setting.players), self._now() - self._since)

    @property
    def _today(self) -> str:
        return self._time().date().isoformat()

    @property
    def _second_of_day(self) -> float:
        time = self._time()
        return (time.hour * MINUTE + time.minute) * MINUTE + time.second

    def _keep(self) -> None:
        if self._table is not None:
            self._table.note(NOTE, Paced(self._today, self.bell, self.stop_after, self._took))


def _playing(state: State) -> int | None:
    """The round that goes on, or None before the first and after the last."""
    return None if state.phase in _NO_ROUND else len(state.history) + 1
