"""What-ifs of one table: which other games lie beside the real one, and the search among all single changes.

It changes nothing of the game, and knows nothing of slides and wall. Other games are followed when somebody asks for them.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.rules.play import Replay
from app.table import Table
from app.views.debrief import MOST_OTHERS, Saved, Search, WhatIfView

if TYPE_CHECKING:
    from app.debrief.what_if.changes import Change
    from app.debrief.what_if.trying import WhatIf

SLICE, PAUSE = 0.03, 15  # s of trying at a time, and ms between two: keys and clicks come first


class Trying(QObject):
    """What was tried of the game as it is now: a change of the game takes all of it away. It is closed until somebody asks."""

    laid = Signal()  # other games lie beside the real one, or it is known whether any would have saved it
    changed = Signal()  # its view is another
    searched = Signal(object)  # a Search, each time that it got on

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._run = QTimer(self, singleShot=True, interval=PAUSE)
        self._run.timeout.connect(self._on_idle)
        self.forget()

    def follow(self, table: Table | None) -> None:
        """Try games of this table from now on."""
        self.forget()
        self._table = table

    def forget(self) -> None:
        """Nothing was tried."""
        self._run.stop()
        self._changes: tuple[Change, ...] | None = None  # None until somebody asks
        self._aside: list[tuple[int, WhatIf]] = []
        self._tries: Iterator[tuple[Change, WhatIf]] | None = None
        self._tried: list[tuple[Change, WhatIf]] = []
        self._found: tuple[Saved, ...] | None = None

    def pause(self) -> None:
        """Nobody looks on: the search stops where it is."""
        self._run.stop()

    @property
    def is_open(self) -> bool:
        """Whether somebody has asked what can be tried."""
        return self._changes is not None

    @property
    def is_searched(self) -> bool:
        """Whether all single changes were tried."""
        return self._found is not None

    @property
    def numbers(self) -> list[int]:
        """The numbers of the changes that lie beside the real game, in their order."""
        return [number for number, _ in self._aside]

    @property
    def aside(self) -> "tuple[WhatIf, ...] | None":
        """The other games; an empty tuple says that none would have saved the real one, None that nobody asked."""
        if self._aside:
            return tuple(what_if for _, what_if in self._aside)
        return () if self._found == () else None

    def of(self, number: int) -> "WhatIf":
        """The other game of this change, which lies beside the real one."""
        return dict(self._aside)[number]

    @property
    def _replay(self) -> Replay:
        if self._table is None:
            raise RuntimeError  # nothing is tried before a lesson is open
        return self._table.replay

    # one at a time

    def open(self) -> None:
        """Say what can be tried, and how that stands which was."""
        from app.debrief.what_if.changes import changes

        if self._changes is None:
            self._changes = changes(self._replay)
        self.changed.emit()

    def lay(self, number: int) -> None:
        """Lay the game beside the real one in which this one thing was otherwise; the oldest of too many goes."""
        from app.debrief.what_if.trying import what_if

        if number not in self.numbers:
            self._lay([*self._aside, (number, what_if(self._replay, self._changes[number]))][-MOST_OTHERS:])

    def drop(self, at: int) -> None:
        """Put the other game at this place away."""
        self._lay([each for place, each in enumerate(self._aside) if place != at])

    def _lay(self, aside: "list[tuple[int, WhatIf]]") -> None:
        self._aside = aside
        self.laid.emit()

    # all of them

    def search(self) -> None:
        """Try all single changes while nobody waits, or stop that."""
        from app.debrief.what_if.trying import all_what_ifs

        if self._run.isActive():
            self._run.stop()
        elif self._found is None:
            self._tries = self._tries or all_what_ifs(self._replay)
            self._run.start()
        self.changed.emit()

    def _on_idle(self) -> None:
        """Try some; one of them takes a few milliseconds."""
        until = perf_counter() + SLICE
        while self._try_next():
            if perf_counter() >= until:
                self._run.start()
                self.searched.emit(self._searched())
                return
        self._end_search()

    def _try_next(self) -> bool:
        """Try one more; False after the last."""
        tried = None if self._tries is None else next(self._tries, None)
        if tried is None:
            return False
        self._tried.append(tried)
        return True

    def _end_search(self) -> None:
        from app.debrief.slides.what_ifs import suggested
        from app.debrief.what_if.trying import saving_changes
        from app.debrief.what_if_view import saved

        found = saving_changes(self._tried)
        self._found, self._tries = saved(self._replay.state, found, self._changes), None
        self._tried = self._tried[:0]
        self._lay(self._aside or [(self._changes.index(each.change), each) for each in suggested(found)])

    # how it looks

    def view(self, on_wall: int | None) -> WhatIfView:
        """All of it; `on_wall` is the number of the change whose game the class sees."""
        from app.debrief.what_if.lines import line
        from app.debrief.what_if_view import beside, choices, other_game, seats

        replay = self._replay
        return WhatIfView(
            choices=choices(replay.state, self._changes),
            players=seats(replay.state),
            real=beside(line(replay)),
            others=tuple(other_game(replay.state, number, what_if) for number, what_if in self._aside),
            on_wall=None if on_wall is None else self.numbers.index(on_wall),
            search=self._searched(),
            may_show=replay.state.outcome is not None,
        )

    def _searched(self) -> Search | None:
        from app.debrief.what_if_view import question

        asked, of = question(self._replay.state), len(self._changes)
        if asked is None:
            return None
        tried = of if self._found is not None else len(self._tried)
        return Search(asked, tried, of, self._run.isActive(), self._found)
