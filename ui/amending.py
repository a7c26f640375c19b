"""Putting right what was entered in one table: the repair that is staged, and names that are changed at once.

It shows nothing: what a repair would lead to is worked out where views are made.
"""

from collections.abc import Callable

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from app.codec import Header
from app.editions.decks import deck_in
from app.editions.settings import header_of, setting_of
from app.entries import Entry
from app.lessons.problems import LessonProblem
from app.rules.repair import Edits
from app.table import Table
from app.terms.saying import Saying
from app.views.project.repairing import (
    Repairing,
    answered,
    dropped,
    header_answered,
    moves_told,
    opened,
    opened_header,
    resumed,
    with_dropped,
    with_header_open,
    with_open,
)
from ui.console.new_lesson import CardsChange, HeaderChange
from ui.troubles import lesson_trouble


class Amending(QObject):
    """A repair is staged by any number of moves; nothing changes before it is confirmed, and then all of it does in one step.

    Places are those in the list as it was, 0 the first entry.
    """

    changed = Signal()  # another repair is staged, or none
    noticed = Signal(object)  # a Saying

    def __init__(self, keep_copy: Callable[[], None], parent: QObject | None = None) -> None:
        """Begin without a table; `keep_copy` keeps one as it is before it is changed."""
        super().__init__(parent)
        self._keep_copy = keep_copy
        self.follow(None)

    def follow(self, table: Table | None) -> None:
        """Put this table right from now on."""
        self._table = table
        self._made: list[tuple[int, tuple[Saying, ...]]] = []  # each repair that moves something: its place in the log, and what it moves
        self.forget()

    def forget(self) -> None:
        """The table has changed: what was staged belongs to what it was."""
        self.staged: Repairing | None = None

    @property
    def moved(self) -> tuple[Saying, ...]:
        """What the repairs that were made here moved on the table, the first one first, without those that were undone."""
        if self._table is None:
            return ()
        return tuple(move for place, moves in self._made if self._table.can_undo(place) for move in moves)

    @property
    def _open_table(self) -> Table:
        if self._table is None:
            raise RuntimeError  # nothing is put right before a lesson is open
        return self._table

    def open(self, at: int) -> None:
        """Open the entry at this place to put it right, in the repair that is staged if there is one."""
        self._open(at)

    def insert(self, at: int) -> None:
        """Let an entry be made that was forgotten before the one at this place."""
        self._open(at, is_inserting=True)

    def _open(self, at: int, *, is_inserting: bool = False) -> None:
        begun, now = self.staged, self._open_table.replay
        self._stage(opened(now, at, is_inserting=is_inserting) if begun is None else with_open(begun, at, is_inserting=is_inserting))

    def drop(self, at: int) -> None:
        """Leave out the entry at this place, too, or the one that is open in the repair if below 0."""
        if self.staged is None:
            self._stage(dropped(opened(self._open_table.replay, at)))
        else:
            self._stage(dropped(self.staged) if at < 0 else with_dropped(self.staged, at))

    def answer(self, entry: Entry) -> None:
        """Stage this entry in the place that is open."""
        if self.staged is not None:
            self._stage(answered(self.staged, entry))

    def propose(self, at: int, entry: Entry | None) -> None:
        """Open the entry at this place as if it had been this one, or had never been made."""
        repairing = opened(self._open_table.replay, at)
        self._stage(dropped(repairing) if entry is None else answered(repairing, entry))

    def open_header(self) -> None:
        """Let the role cards and the edition be put right, in the repair that is staged if there is one."""
        self._stage(opened_header(self._open_table.replay) if self.staged is None else with_header_open(self.staged))

    def answer_header(self, change: CardsChange) -> None:
        """Stage these cards and this edition; where that changes nothing at all, the repair is over."""
        if self.staged is None:
            return
        was = self.staged.setting
        deck = deck_in(change.edition, change.deck, was.edition.name)
        header = structs.replace(header_of(was), edition=change.edition, deck=deck)
        repairing = header_answered(self.staged, setting_of(header))
        self._stage(repairing if repairing.staged else None)

    def resume(self) -> None:
        """Leave what was opened last as it is, and go on with what is staged."""
        if self.staged is not None:
            self._stage(resumed(self.staged))

    def leave(self) -> None:
        """Give the repair up: all is as it was."""
        self._stage(None)

    def _stage(self, repairing: Repairing | None) -> None:
        self.staged = repairing
        self.changed.emit()

    def confirm(self) -> None:
        """Make the repair that is staged; what the disk does not take stays staged."""
        repairing = self.staged
        if repairing is None or repairing.is_asking or repairing.proposed.unfit is not None:
            return
        self.staged = None
        made, moves = self._made, moves_told(repairing)
        if moves:
            self._made = [*made, (self._open_table.said, moves)]  # before anybody hears that it is made
        if not self._is_amended(repairing.edits, header_of(repairing.setting)):
            self.staged, self._made = repairing, made

    def change_header(self, change: HeaderChange) -> None:
        """Call the table and its players otherwise from now on, and in what was; one undo takes it back."""
        self._is_amended((), structs.replace(self._open_table.header, label=change.label, players=change.players))

    def _is_amended(self, edits: Edits, header: Header) -> bool:
        self._keep_copy()
        try:
            self._open_table.amend(edits, header)
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))
            return False
        return True
