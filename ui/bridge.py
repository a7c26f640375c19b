"""The bridge: the table's news become Qt signals, and each window gets its own view. It knows the table; the windows do not."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.asks import Draft
from app.codec import Header, RecordProblem
from app.editions.decks import kept_deck, sample_deck
from app.editions.problems import EditionProblem
from app.editions.sources import edition_names
from app.entries import Entry
from app.lessons.copies import is_copy
from app.lessons.deleting import delete
from app.lessons.problems import LessonProblem
from app.rescuing import readable, rescue
from app.rules.refusals import Refusal
from app.table import Table
from app.terms.calendar import Phase
from app.terms.places import Place
from app.terms.saying import Saying, Says, say
from app.views.project.contradicting import explained
from app.views.project.counting import counted_view, till_view
from app.views.project.desk import Around, desk_view, titled
from app.views.project.refusing import refused, trouble
from app.views.project.repairing import repair_view
from app.views.project.strip import strip_view
from ui.amending import Amending
from ui.console.new_lesson import NewLesson
from ui.debriefing import Debriefing
from ui.keeping import Keeping
from ui.pacing import Pacing
from ui.shelf import lesson_path, rescued_path
from ui.staging import Staging
from ui.text.words import Words
from ui.troubles import barred, deck_trouble, lesson_trouble, unsound


class Bridge(QObject):
    """One lesson on two windows: what was entered goes to the table, what follows comes back as whole views."""

    desk_changed = Signal(object)  # a DeskView
    refused = Signal(object)  # a Trouble
    noticed = Signal(object)  # a Saying: something about files or devices, and what to do
    strip_changed = Signal(object)  # a StripView
    till_told = Signal(object)  # a TillView
    counted = Signal(object)  # a CountedView
    opened = Signal(str)  # the lesson's file
    rescue_offered = Signal(object, str)  # a Saying, and the damaged lesson's file
    change_offered = Signal(object, str)  # a Saying, and the file of a lesson that is open to look
    deleted = Signal(str)  # the file of the lesson that was open

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        """Begin without a lesson; exports are written in these words."""
        super().__init__(parent)
        self._words = words
        self.table: Table | None = None
        self.keeping = Keeping(self)
        self.keeping.noticed.connect(self.noticed)
        self.keeping.moved.connect(self.opened)
        self.amending = Amending(self.keeping.keep_copy_before_repair, self)
        self.amending.noticed.connect(self.noticed)
        self.amending.changed.connect(self._on_staged)
        self._draft = Draft()
        self._lessons = 0  # that were opened: the number of the one on the desk
        self.staging = Staging(parent=self)
        self.staging.moved.connect(self._show_desk)
        self.pacing = Pacing(lambda: self.staging.debate_length, parent=self)
        self.pacing.planned.connect(self._show_desk)
        self.debriefing = Debriefing(self)
        self.staging.mode_changed.connect(self.debriefing.show_mode)
        self.debriefing.slide_changed.connect(self.staging.let_through)

    def begin_lesson(self, chosen: NewLesson) -> None:
        """Make the lesson that was set up, in a file of its own."""
        if not self.keeping.is_kept():
            return
        try:
            kept = None if chosen.deck is None else kept_deck(Path(chosen.deck))
            deck = sample_deck(chosen.edition) if kept is None else kept.deck
            header = Header(chosen.edition, chosen.players, deck, chosen.label)
            table = Table.new(lesson_path(Path(chosen.folder), chosen.label, datetime.now().astimezone()), header)
        except EditionProblem as problem:
            self.noticed.emit(deck_trouble(problem))
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))
        else:
            if kept is not None and kept.is_compared:
                table.note_compared()
            self.take(table)

    def open_lesson(self, path: str) -> None:
        """Open a lesson where it stopped; a game that is over is opened to look, and a second program may only look at any."""
        self._open_file(path, opened_to_look)

    def open_to_change(self, path: str) -> None:
        """Open a lesson to go on with it, even if its game is over."""
        self._open_file(path, Table.opened)

    def _open_file(self, path: str, opener: Callable[[Path], Table]) -> None:
        if not self.keeping.is_kept():
            return
        if is_copy(Path(path)):
            self.open_rescued(path)
            return
        try:
            table = opener(Path(path))
        except LessonProblem as problem:
            self._offer_rescue(Path(path), lesson_trouble(problem))
        except RecordProblem as problem:
            self._offer_rescue(Path(path), unsound(Path(path), problem))
        else:
            is_to_look, was_kept_back = opener is opened_to_look, self.staging.is_kept_back
            self.take(table)
            if table.replay.state.phase is Phase.OVER and (is_to_look or was_kept_back):
                self.staging.keep_back()
            self._tell_barred(table, is_to_look=is_to_look)

    def _tell_barred(self, table: Table, *, is_to_look: bool) -> None:
        """Why nothing can be kept in a lesson; a game that is over may be changed if somebody wants that."""
        if is_to_look and table.replay.state.phase is Phase.OVER and is_changeable(table.lesson.path):
            self.change_offered.emit(say(Says.LESSON_OPEN_TO_LOOK), str(table.lesson.path))
        elif table.lesson.barred is not None:
            self.noticed.emit(barred(table.lesson.barred, table.lesson.path))

    def open_rescued(self, path: str) -> None:
        """Open what can be read of a damaged lesson, or a copy of a lesson, as a new lesson beside it."""
        source = Path(path)
        try:
            target = rescued_path(source, lambda name: self._words.say(Says.RESCUED_NAME, name=name))
            rescue(source, target)
            table = Table.opened(target)
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))
        else:
            self.take(table)
            self.noticed.emit(say(Says.RESCUED, file=source.name))

    def delete_lesson(self, path: str) -> None:
        """Delete a lesson for good, with its copies; the one that is open is closed for it."""
        is_open = self.table is not None and self.table.lesson.path == Path(path).absolute()
        if is_open:
            self.staging.clear()
            self.close()
        try:
            delete(Path(path))
        except LessonProblem as problem:
            told = lesson_trouble(problem)
        else:
            told = say(Says.DELETED, file=Path(path).name)
        if is_open:
            self.deleted.emit(path)
        self.noticed.emit(told)  # last: another page takes away what was told on the one before

    def enter(self, entry: Entry) -> None:
        """Take an entry to the table; it is on disk before any screen changes."""
        if self.amending.staged is not None:
            self.amending.answer(entry)
            return
        table = self._table()
        before = table.replay.state
        try:
            refusal = table.enter(entry)
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))
            return
        if isinstance(refusal, Refusal):
            self.refused.emit(explained(trouble(before, entry, refusal), table.replay, entry, refusal))

    def _on_staged(self) -> None:
        self._draft = Draft()
        self._show_desk()

    def tell_till(self) -> None:
        """Say what must lie where on the table."""
        self.till_told.emit(till_view(self._table().replay))

    def count(self, place: Place, coins: int) -> None:
        """Say what would explain that so many coins were counted in a place."""
        self.counted.emit(counted_view(self._table().replay, place, coins))

    def draft(self, draft: Draft) -> None:
        """Count in what the teacher has typed so far; only the desk sees it."""
        self._draft = draft
        self._show_desk()

    def undo(self, steps: int) -> None:
        """Forget the last steps; the wall shows what the class saw before them."""
        self._move(self._table().undo, steps)

    def redo(self, steps: int) -> None:
        """Bring back the last steps that were undone."""
        self._move(self._table().redo, steps)

    def set_debate(self, seconds: float) -> None:
        """Let a debate last so long from now on."""
        self.staging.show_debate_length(seconds)
        self.pacing.tell()

    def close(self) -> None:
        """Let go of the lesson; everything confirmed is on disk already."""
        if self.table is not None:
            self.keeping.leave()
            self.amending.follow(None)
            self.debriefing.leave()
            self.staging.leave()
            self.pacing.leave()
            self.table.close()
            self.table = None

    def take(self, table: Table) -> None:
        """Play this table from now on, from the point where it stopped."""
        self.close()
        self.table, self._lessons = table, self._lessons + 1
        table.heard(self._on_changed)
        self.opened.emit(str(table.lesson.path))
        self._draft = Draft()
        self.amending.follow(table)
        self.pacing.follow(table)
        self.staging.follow(table)
        self.debriefing.follow(table)
        self.pacing.tell()  # the debate's length is known now
        if table.replay.refused is not None:
            self.noticed.emit(say(Says.LESSON_UNFIT, why=refused(table.replay.state, table.replay.refused)))
        self.keeping.follow(table)

    def _offer_rescue(self, path: Path, trouble: Saying) -> None:
        if readable(path):
            self.rescue_offered.emit(say(Says.RESCUE_OFFERED, trouble=trouble), str(path))
        else:
            self.noticed.emit(trouble)

    def _table(self) -> Table:
        if self.table is None:
            raise RuntimeError  # the desk enters nothing before a lesson is open
        return self.table

    def _move(self, move: Callable[[int], None], steps: int) -> None:
        try:
            move(steps)
        except LessonProblem as problem:
            self.noticed.emit(lesson_trouble(problem))

    def _on_changed(self) -> None:
        self._draft = Draft()
        self.amending.forget()
        self.pacing.change()
        self.staging.change()
        self.debriefing.change()

    def _show_desk(self) -> None:
        table, repairing = self._table(), self.amending.staged
        redone = table.next_redo()
        around = Around(
            draft=self._draft,
            chance=table.chance,
            redone=say(Says.TOLD_REPAIR) if table.redoes_a_repair else None if redone is None else titled(redone),
            undoes_a_repair=table.undoes_a_repair,
            steps_back=tuple(table.steps_back(at) for at in range(len(table.replay.played))),
            sample_deck=table.has_sample_deck,
            compared_deck=table.has_compared_deck,
            wall_step=self.staging.stage.at + 1,
            editions=edition_names(),
            table=self._lessons,
            wall_steps=self.staging.stage.steps,
            stop_after=self.pacing.stop_after if self.pacing.is_stop_due else None,
            moved=self.amending.moved,
        )
        live = desk_view(table.replay, around)
        self.strip_changed.emit(strip_view(table.replay, self._lessons, is_repairing=repairing is not None))
        self.desk_changed.emit(live if repairing is None else repair_view(live, repairing, around))


def opened_to_look(path: Path) -> Table:
    """The table of a lesson: a game that is over only to look, so that no byte of its file changes; any other to go on."""
    table = Table.opened(path, write=False)
    if table.replay.state.phase is Phase.OVER:
        return table
    table.close()
    return Table.opened(path)


def is_changeable(path: Path) -> bool:
    """Whether the file could be written, as far as the system says."""
    return os.access(path, os.W_OK)
