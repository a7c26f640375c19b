"""What a repair leaves to be moved on the real table: a notice that stays, and the list behind it, until all of it is done."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.terms.saying import Saying
from app.views.desk import DeskView
from ui.console.ask_side import AskSide
from ui.console.notices import Notices
from ui.kit.late import Late

if TYPE_CHECKING:
    from ui.console.moves_sheet import MovesSheet


class Moving(QObject):
    """Goes with what the view tells: a repair that is undone takes its own away, and so does another lesson. It changes no game."""

    def __init__(self, asks: AskSide, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._asks, self._notices = asks, notices
        self._view: DeskView | None = None
        self._done: tuple[Saying, ...] = ()  # the first of what the view tells: it is moved
        self._ticks: tuple[bool, ...] = ()  # of what is left

    @Late
    def sheet(self) -> "MovesSheet":
        """The list."""
        from ui.console.moves_sheet import MovesSheet

        sheet = self._asks.new(MovesSheet)
        sheet.list.changed.connect(lambda: self._take_ticks(sheet.list.ticks))
        sheet.finished.connect(self._finish)
        return sheet

    @property
    def left(self) -> tuple[Saying, ...]:
        """What is not put away."""
        return () if self._view is None else self._view.moved[len(self._done) :]

    def show_view(self, view: DeskView | None) -> None:
        """What the repairs that stand moved; no view where no game is on the desk."""
        another = self._view is None or view is None or view.table != self._view.table
        before, self._view = () if another else self.left, view
        moved = () if view is None else view.moved
        self._done = () if another else _common(self._done, moved)
        self._ticks = self._ticks[: len(_common(before, self.left))]
        self._show_left()

    def begin(self, ticks: Sequence[bool]) -> None:
        """A repair was made of which so much had been moved while it was read."""
        if any(ticks) and len(ticks) <= len(self.left):
            waiting = len(self.left) - len(ticks)
            self._take_ticks((*self._ticks, *(False,) * waiting)[:waiting] + tuple(ticks))
            self._show_left()

    def tell(self, *, is_playing: bool) -> None:
        """Say how much is left, where that is not seen already; in a repair, and while a lesson is set up, it waits."""
        waits = self._view is None or self._view.repair is not None or not is_playing
        is_seen = (sheet := Moving.sheet.made(self)) is not None and self._asks.page is sheet
        if not is_seen and self.left and sum(self._ticks) == len(self.left):
            self._finish()
        self._notices.show_moves(0 if waits or is_seen else len(self.left) - sum(self._ticks))

    def lay(self) -> None:
        """Lay the list over whatever is asked."""
        self.sheet.show_moves(self.left, self._ticks)
        self._asks.lay_over(self.sheet)

    def _take_ticks(self, ticks: tuple[bool, ...]) -> None:
        self._ticks = ticks

    def _finish(self) -> None:
        self._done, self._ticks = () if self._view is None else self._view.moved, ()

    def _show_left(self) -> None:
        if (sheet := Moving.sheet.made(self)) is not None:
            sheet.show_moves(self.left, self._ticks)


def _common(one: tuple[Saying, ...], other: tuple[Saying, ...]) -> tuple[Saying, ...]:
    """What both begin with."""
    return tuple(mine for mine, _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
