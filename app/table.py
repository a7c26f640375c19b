"""The table: the one door through which a game changes. In this order: ask, keep, fold, tell.

What it says has happened is on disk before anybody hears of it. The only exception is a disk that fails: then the game goes on, and
`unsaved` says so until everything is kept.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from app import codec
from app.codec import Header, Record
from app.editions.decks import is_marked, is_sample, mark
from app.editions.settings import setting_of
from app.entries import Entry
from app.lessons.log import HEADER, Amended, Entered, Insertion, Redone, Replacement, Said, Standing, Undone, headers, standing
from app.lessons.logbook import Logbook
from app.lessons.notes import Notes
from app.lessons.problems import LessonProblem
from app.lessons.store import Lesson
from app.rules.asking import Chance
from app.rules.play import Played, Replay, judged, replay
from app.rules.refusals import Refusal
from app.rules.repair import Dropped, Edits, Inserted, Proposal, Replaced, Unfit, proposal
from app.rules.state import State
from app.terms.calendar import Phase

GAME = "a-state-in-class"
_DEAL, _DECK, _COMPARED = "deal", "midlife_deck", "deck_compared"

T = TypeVar("T")


class Table:
    """One game of a lesson. Whoever may only look cannot change it: that raises LessonProblem, and nothing has changed."""

    def __init__(self, lesson: Lesson, number: int = 1) -> None:
        """The table of that number as the lesson holds it; raises RecordProblem where the lesson's texts are unsound."""
        self._book = Logbook(lesson, number)
        self._notes = Notes(self._book)
        self._listeners: list[Callable[[], None]] = []
        self._fold()
        self._copied = None if self._entries else self._finished  # what the newest copy has of it, as far as is known
        self.chance = self._shuffle(self.replay.state)

    @classmethod
    def new(cls, path: Path, header: Header) -> "Table":
        """A new lesson with one table; a file that exists is never touched."""
        setting_of(header)
        return cls._of(Lesson.create(path, GAME, codec.written(header)), 1)

    @classmethod
    def opened(cls, path: Path, number: int = 1, *, write: bool = True) -> "Table":
        """A table of a lesson on disk; the second to open it may only look."""
        return cls._of(Lesson.open(path, GAME, write=write), number)

    @classmethod
    def _of(cls, lesson: Lesson, number: int) -> "Table":
        """The table, or else a file that is free again."""
        try:
            return cls(lesson, number)
        except BaseException:
            lesson.close()
            raise

    @property
    def lesson(self) -> Lesson:
        """The lesson that the game is kept in."""
        return self._book.lesson

    @property
    def unsaved(self) -> int:
        """How much of the game is in memory only, because the disk failed; 0 while everything is kept."""
        return self._book.unsaved

    @property
    def trouble(self) -> LessonProblem | None:
        """What the disk answered when it did not take what is unsaved."""
        return self._book.trouble

    def keep(self) -> None:
        """Offer the disk again what it did not take; every change does so, too."""
        self._book.keep()

    @property
    def is_copy_due(self) -> bool:
        """Whether the lesson was opened, or a round finished, since a copy was kept beside it."""
        return self.lesson.writable and not self.unsaved and self._copied != self._finished

    def keep_copy(self) -> LessonProblem | None:
        """Keep the lesson as it is as its newest copy, or say why that was not possible now; then it is still due."""
        try:
            self.lesson.keep_copy()
        except LessonProblem as problem:
            return problem
        self._copied = self._finished
        return None

    def save_elsewhere(self, path: Path) -> None:
        """Keep the whole game in a new lesson and go on there; a file that exists is never touched."""
        self._book.save_elsewhere(path)
        self._copied = None

    @property
    def headers(self) -> tuple[bytes, ...]:
        """Every header in the lesson as it was kept, of all its tables, also those that stand no longer: whose names it holds."""
        logs = (self._book.items, *(other.log for other in self._book.others.values()))
        return tuple(payload for log in logs for payload in headers(log))

    @property
    def has_sample_deck(self) -> bool:
        """Whether the role cards are the sample ones, not the printed ones."""
        return is_sample(self.replay.state.setting.deck)

    @property
    def has_compared_deck(self) -> bool:
        """Whether somebody has compared these very role cards with the printed ones; what a repair changes is no longer what they saw."""
        return is_marked(self.replay.state.setting.deck, self.noted(_COMPARED, str))

    def note_compared(self) -> None:
        """Keep that the role cards, as they are now, were compared with the printed ones."""
        self.note(_COMPARED, mark(self.replay.state.setting.deck))

    @property
    def undoable(self) -> int:
        """How many steps can be undone."""
        return len(self._standing.undoable)

    @property
    def redoable(self) -> int:
        """How many steps can be redone."""
        return len(self._standing.redoable)

    def enter(self, entry: Entry) -> Refusal | None:
        """Keep an entry, or say why the table cannot have done it."""
        payload = codec.written(entry)
        # what follows an entry that no longer fits would never be played
        verdict = self.replay.refused or judged(self.replay.state, entry)
        if isinstance(verdict, Refusal):
            return verdict
        codec.entry_from(payload)  # what could not be read again is our mistake, and must not reach the file
        self._shuffle(verdict.state)
        self._keep(Entered(payload))
        return None

    def proposed(self, edits: Edits, header: Header | None = None) -> Proposal:
        """What these edits, and another header if there is one, would lead to; nothing is changed."""
        return proposal(self.replay, setting_of(header or self.header), edits)

    def amend(self, edits: Edits, header: Header | None = None) -> Unfit | None:
        """Make one confirmed repair of all these edits, or say which entry would no longer fit; then all is left as it was."""
        proposed = self.proposed(edits, header)
        if proposed.unfit is not None:
            return proposed.unfit
        item = self._amendment(edits, header)
        if item != Amended():
            self._shuffle(proposed.replay.state)
            self._keep(item)
        return None

    def undo(self, steps: int = 1) -> None:
        """Forget the last steps; nothing happens where there is none."""
        steps = min(steps, self.undoable)
        if steps > 0:
            self._keep(Undone(self._standing.undoable[-steps]))

    def redo(self, steps: int = 1) -> None:
        """Bring the last undone steps back; nothing happens where there is none."""
        steps = min(steps, self.redoable)
        if steps > 0:
            self._keep(Redone(self._standing.redoable[-steps]))

    def steps_back(self, at: int) -> int:
        """How many steps to undo so that the entry at this place, 0 first, is gone."""
        place = self._standing.entries[at].id.item
        return sum(step >= place for step in self._standing.undoable)

    def can_undo(self, place: int) -> bool:
        """Whether the step at this place of the log still counts."""
        return place in self._standing.undoable

    @property
    def undoes_a_repair(self) -> bool:
        """Whether the next undo takes back a repair."""
        return self._is_repair(self._standing.undo_next)

    @property
    def redoes_a_repair(self) -> bool:
        """Whether the next redo brings a repair back."""
        return self._is_repair(self._standing.redo_next)

    def _is_repair(self, place: int | None) -> bool:
        return place is not None and isinstance(self._book.items[place], Amended)

    def next_redo(self) -> Played | None:
        """What a redo would bring back, as it would be played."""
        if not self.redoable:
            return None
        item = self._book.items[self._standing.redoable[-1]]
        verdict = judged(self.replay.state, codec.entry_from(item.payload)) if isinstance(item, Entered) else None
        return verdict if isinstance(verdict, Played) else None

    def record(self) -> Record:
        """The record of the entries that stand, one that no longer fits among them: its replay refuses it, too."""
        return codec.record_of(self.header, self._entries)

    @property
    def said(self) -> int:
        """How many items the log has: what stands now can be asked for again by this number."""
        return len(self._book.items)

    def as_it_was(self, items: int) -> Replay:
        """The game as it stood when the log had so many items, at least 1: its header."""
        then = standing(self._book.items[: max(1, items)])
        return replay(setting_of(codec.header_from(then.header)), tuple(codec.entry_from(kept.payload) for kept in then.entries))

    def noted(self, key: str, kind: type[T]) -> T | None:
        """What the program kept beside the game under this key, or None; a value of another kind means that the lesson is damaged."""
        return self._notes.get(key, kind)

    def note(self, key: str, value: object) -> None:
        """Keep a value beside the game; in a lesson that may only be looked at it is not kept."""
        if self.lesson.writable:
            self._notes.put(key, value)

    def heard(self, listener: Callable[[], None]) -> None:
        """Tell this listener after every change."""
        self._listeners.append(listener)

    def close(self) -> None:
        """Let go of the file."""
        self.lesson.close()

    def _amendment(self, edits: Edits, header: Header | None) -> Amended:
        """The repair by log ids. What is inserted comes after the entry before it, or after the header."""
        ids = [HEADER, *(kept.id for kept in self._standing.entries)]
        replaced = [Replacement(ids[edit.at + 1], codec.written(edit.entry)) for edit in edits if isinstance(edit, Replaced)]
        if header is not None and header != self.header:
            replaced.append(Replacement(HEADER, codec.written(header)))
        inserted = tuple(Insertion(ids[edit.before], codec.written(edit.entry)) for edit in edits if isinstance(edit, Inserted))
        dropped = tuple(ids[edit.at + 1] for edit in edits if isinstance(edit, Dropped))
        return Amended(tuple(replaced), inserted, dropped)

    def _keep(self, item: Said) -> None:
        """Keep one item; what had to be shuffled for it is on disk before it."""
        self._book.append(item)
        self._change()

    @property
    def _finished(self) -> tuple[int, bool]:
        return self.replay.state.round, self.replay.state.phase is Phase.OVER

    def _change(self) -> None:
        self._fold()
        self.chance = self._shuffle(self.replay.state)
        for listener in self._listeners:
            listener()

    def _fold(self) -> None:
        self._standing: Standing = standing(self._book.items)
        self.header = codec.header_from(self._standing.header)
        self._entries = tuple(codec.entry_from(kept.payload) for kept in self._standing.entries)
        self.replay: Replay = replay(setting_of(self.header), self._entries)

    def _shuffle(self, state: State) -> Chance:
        """The deal and the Midlife deck, shuffled once when first needed and kept, so that neither undo nor a crash redraws them."""
        deck, players = state.setting.deck, len(state.setting.players)
        deal = self._kept(_DEAL, [role.id for role in deck.in_play(players)], needed=state.phase is Phase.DEAL)
        cards = self._kept(_DECK, [card.id for card in state.edition.cards], needed=state.phase is Phase.MIDLIFE)
        return Chance(deal, cards)

    def _kept(self, key: str, things: list[str], *, needed: bool) -> tuple[str, ...]:
        """These things in the order that was kept.

        What came with a repaired header is shuffled and goes to the end; what went with it stays in the note, so that an undo of the repair
        finds the old order as it was.
        """
        kept = self._notes.get(key, list[str])
        if kept is None and not needed:
            return ()
        order = kept or []
        new = [thing for thing in things if thing not in order]
        if new:
            order = [*order, *random.sample(new, len(new))]
            if self.lesson.writable:
                self._notes.put(key, order)
        return tuple(thing for thing in order if thing in things)
