"""What the class sees of the table: which step is up, in which mode, and the debate's clock. All of it survives undo and a crash.

It tells the wall nothing while the wall is frozen, and keeps where everything stands as a note of the lesson.
"""

from collections.abc import Callable

from msgspec import Struct, structs
from PySide6.QtCore import QObject, QTimer, Signal

from app.clock import DEBATE, Clock, clock_of, is_asleep
from app.rules.play import Replay
from app.stage import Mode, Modes, Reveals, Stage, begun, ended
from app.table import Table
from app.terms.calendar import Phase
from app.views.project.announcing import announced
from app.views.project.scenes import public_views
from app.views.public import PublicView, Reveal, TitleScene
from app.views.slides import SlideScene
from ui.kit.steady import steady

NOTE = "stage"  # the key of the lesson's note
TICK, RUN = 200, 1800  # ms: between two looks at the clock, and between two steps that come by themselves
KEEP_EVERY = 10.0  # s: a clock that runs is kept as often


class Left(Struct, frozen=True):
    """Where the wall and the clock stood when the next entry was made: the step, and seconds left."""

    at: int
    clock: float


class Frozen(Struct, frozen=True):
    """The picture that is kept: a step of what stood when the log had so many items."""

    items: int
    at: int


class Staged(Struct, frozen=True):
    """All of it, as it is kept. `left` goes by the number of entries, and `at` was said of so many `entries`; times in seconds."""

    entries: int
    at: int
    left: dict[int, Left]
    modes: Modes
    frozen: Frozen | None
    clock: Clock
    debate_length: float = DEBATE


class Staging(QObject):
    """The wall's side of one table."""

    public_changed = Signal(object)  # a PublicView
    moved = Signal()  # another step is up, or there is another number of steps
    mode_changed = Signal(Mode)
    clock_changed = Signal(object)  # a Reading, or None outside a debate
    rang = Signal()  # the debate's time is over
    slept = Signal(object)  # a Reading: the computer slept while the clock ran, and it stands there now

    def __init__(self, now: Callable[[], float] = steady, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._table: Table | None = None
        self._news: tuple[Reveal, ...] = ()
        self._reveals: tuple[Reveal, ...] = ()
        self._tick, self._run = QTimer(self, interval=TICK), QTimer(self, singleShot=True, interval=RUN)
        self._tick.timeout.connect(self._on_tick)
        self._run.timeout.connect(lambda: self.step(1))
        self.reveals, self.debate_length = Reveals.STEPS, DEBATE
        self._begin()

    def _begin(self) -> None:
        self.stage, self._left = Stage(), {}
        self._modes, self._frozen, self.is_kept_back = Modes(), None, False
        self._clock, self._seen = clock_of(self.debate_length), self._now()
        self._kept_at = self._seen

    @property
    def mode(self) -> Mode:
        """What the wall does."""
        return self._modes.mode

    # the table

    def follow(self, table: Table) -> None:
        """Show this table's last entry where the class saw it last; what was never played begins at its first step.

        A cover that lies over the wall stays, but for the card that kept a result back: whoever made it black did not mean to show another
        lesson.
        """
        cover = None if self.is_kept_back and self._modes.cover is Mode.CARD else self._modes.cover
        self.debate_length = DEBATE
        self._begin()
        self._table, self._replay, self._news, self._reveals = table, table.replay, (), public_views(table.replay)
        self.stage = (ended if table.replay.played else begun)(self._lengths)
        kept = table.noted(NOTE, Staged)
        if kept is not None:
            self._restore(kept)
        if cover is not None:
            self._modes = structs.replace(self._modes, cover=cover)
        self.mode_changed.emit(Mode.LIVE)  # whatever picture was kept is another lesson's
        if self._frozen is None:
            self._show_live()
        else:
            self._show_frozen(self._frozen)
        self.mode_changed.emit(self.mode)
        self.moved.emit()
        self._tell_clock()

    def _restore(self, kept: Staged) -> None:
        self._left, self._modes, self._frozen, self._clock = dict(kept.left), kept.modes, kept.frozen, kept.clock
        self.debate_length = kept.debate_length
        if kept.entries == len(self._replay.played):
            self.stage = self._placed(kept.at)

    def leave(self) -> None:
        """The lesson is closed: nothing is looked at any more, and the wall keeps its picture."""
        self._tick.stop()
        self._run.stop()
        self._table = None

    def clear(self) -> None:
        """The title card, without the table's name: no name of a lesson that is deleted stays before the class."""
        self._frozen, self._modes = None, structs.replace(self._modes, is_frozen=False)
        self.public_changed.emit(structs.replace(self._reveals[-1][-1], scene=TitleScene("")))
        self.mode_changed.emit(self.mode)

    def change(self) -> None:
        """Something changed at the table. A new entry begins at its first step; an undo goes back to the step that was seen last.

        Where nothing changed that the class may see, the wall stays as it is.
        """
        was, self._replay = self._replay, self._table.replay
        shown, seen, self._reveals = self._flat(), self._reveals, public_views(self._replay)
        is_new, left = len(self._replay.played) > len(was.played), self._left.get(len(self._replay.played))
        if is_new:
            self._left[len(was.played)] = Left(self._at, self._clock.left_at(self._now()))
        self._turn_clock(was, None if is_new else left)
        news = announced(was, self._replay) if _is_repaired(was, self._replay) else ()
        if news or self._reveals != seen:
            up = shown[self.stage.at].country  # what the class has not been shown yet comes after the news, too
            self._news = tuple((structs.replace(view, country=up),) for view in news)
            self._arrive(left, is_new=is_new)
        self._on_moved()

    def _arrive(self, left: Left | None, *, is_new: bool) -> None:
        if is_new or self._news:
            self.stage = begun(self._lengths)
            if self.reveals is Reveals.OFF:
                self.stage = self.stage.skipped()
        else:
            self.stage = ended(self._lengths) if left is None else self._placed(left.at)

    # the steps

    def step(self, by: int) -> None:
        """Show the class so many steps more, or fewer; whole scenes where nothing is revealed step by step."""
        self.stage = self.stage.turned(by) if self.reveals is Reveals.OFF else self.stage.moved(by)
        self._on_moved()

    def skip(self) -> None:
        """Show the class all of this scene."""
        self.stage = self.stage.skipped()
        self._on_moved()

    def show_reveals(self, reveals: Reveals) -> None:
        """Let results come like this from now on."""
        self.reveals = reveals
        if self._table is not None:
            if reveals is Reveals.OFF:
                self.stage = self.stage.skipped()
            self._on_moved()

    def _on_moved(self) -> None:
        self._run.stop()
        if self.reveals is Reveals.RUN and not self.stage.is_whole:
            self._run.start()
        if self._frozen is None:
            self._show_live()
        self._keep()
        self.moved.emit()

    @property
    def _lengths(self) -> tuple[int, ...]:
        return tuple(map(len, (*self._news, *self._reveals)))

    @property
    def _at(self) -> int:
        """The step in what follows the news of a repair: those are told once."""
        return max(0, self.stage.at - len(self._news))

    def _placed(self, at: int) -> Stage:
        return begun(self._lengths).moved(at + len(self._news))

    def _show_live(self) -> None:
        self.public_changed.emit(self._flat()[self.stage.at])

    def _flat(self) -> list[PublicView]:
        return [view for reveal in (*self._news, *self._reveals) for view in reveal]

    # the modes

    def toggle(self, mode: Mode) -> None:
        """The key of a mode was pressed: on, or off again."""
        self._modes = self._modes.toggled(mode)
        self.is_kept_back = self.is_kept_back and mode not in {Mode.CARD, Mode.LIVE}
        was, self._frozen = self._frozen, self._held() if self._modes.is_frozen else None
        if was is not None and self._frozen is None and self._table is not None:
            self._show_live()  # before the picture that was kept is taken away
        self.mode_changed.emit(self.mode)
        self._tell_clock()
        self._keep()

    def keep_back(self) -> None:
        """Lay the title card over a result that nobody has asked to show again: it may be another class's, with their names."""
        if self._modes.cover is None:
            self.is_kept_back = True
            self._cover(Mode.CARD)

    def let_through(self, scene: SlideScene | None) -> None:
        """A slide lies over the result that is kept back, or no longer: the card makes way for it, and comes back."""
        if self.is_kept_back and self._modes.cover in {Mode.CARD, None}:
            self._cover(Mode.CARD if scene is None else None)

    def _cover(self, cover: Mode | None) -> None:
        self._modes = structs.replace(self._modes, cover=cover)
        self.mode_changed.emit(self.mode)

    def _held(self) -> Frozen:
        """The picture that is up; one that is kept already stays."""
        return self._frozen or Frozen(0 if self._table is None else self._table.said, self._at)

    def _show_frozen(self, frozen: Frozen) -> None:
        """What stood before the class when the program was left, or killed."""
        views = [view for reveal in public_views(self._table.as_it_was(frozen.items)) for view in reveal]
        self.public_changed.emit(views[min(frozen.at, len(views) - 1)])

    # the clock

    @property
    def has_clock(self) -> bool:
        """Whether the class debates."""
        return self._table is not None and _debate(self._replay) is not None

    def start_or_pause(self) -> None:
        """Let the clock run, or stand; the class sees the debate when it starts."""
        if not self.has_clock:
            return
        now = self._seen = self._now()
        if self._clock.is_running:
            self._set(self._clock.paused(now))
        else:
            self._set(self._clock.started(now))
            self.step(self.stage.steps)

    def add(self, seconds: float) -> None:
        """Give the debate so many seconds more, or fewer."""
        if self.has_clock:
            self._set(self._clock.added(seconds, self._now()))

    def show_debate_length(self, seconds: float) -> None:
        """Let a debate last so long from now on; one that has not begun, too."""
        self.debate_length = seconds
        is_fresh = not self._clock.is_running and self._clock.left == self._clock.length
        if is_fresh:
            self._set(clock_of(seconds))
        else:
            self._keep()

    def _turn_clock(self, was: Replay, left: Left | None) -> None:
        """Another debate begins with all its time; one that is come back to has what was left. A correction leaves it as it is."""
        if _debate(was) == _debate(self._replay):
            return
        self._clock = clock_of(self.debate_length)
        if left is not None:
            self._clock = structs.replace(self._clock, left=left.clock)
        self._tell_clock()

    def _set(self, clock: Clock) -> None:
        self._clock = clock
        self._tell_clock()
        self._keep()

    def _on_tick(self) -> None:
        before, now = self._seen, self._now()
        self._seen = now
        if is_asleep(before, now):
            self._set(self._clock.paused(before))
            self.slept.emit(self._clock.reading(before))
            return
        if self._clock.left_at(before) > 0 >= self._clock.left_at(now):
            self.rang.emit()
        if now - self._kept_at > KEEP_EVERY:
            self._keep()
        self._tell_clock()

    def _tell_clock(self) -> None:
        self.clock_changed.emit(self._clock.reading(self._now()) if self.has_clock else None)
        runs = self.has_clock and self._clock.is_running
        if runs is not self._tick.isActive():
            self._tick.start() if runs else self._tick.stop()

    # what is kept

    def _keep(self) -> None:
        if self._table is None:
            return
        self._kept_at = self._now()
        clock = self._clock.paused(self._kept_at)
        modes = structs.replace(self._modes, cover=None) if self.is_kept_back else self._modes
        self._table.note(
            NOTE, Staged(len(self._replay.played), self._at, self._left, modes, self._frozen, clock, self.debate_length),
        )


def _debate(replay: Replay) -> int | None:
    """The round whose debate goes on, or None."""
    return replay.state.round if replay.state.phase is Phase.TAX_VOTE else None


def _is_repaired(was: Replay, now: Replay) -> bool:
    """Whether more changed than the end of the list of entries."""
    return any(old.entry != new.entry for old, new in zip(was.played, now.played, strict=False)) or was.start != now.start
