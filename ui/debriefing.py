"""The debrief of one table: which slide is up and how far it is revealed, what was tried otherwise, and what of it the class sees.

It changes nothing of the game. Slides and other games are made when they are first wanted; choice and order are a note of the lesson.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from app.debrief.prediction import NOTE as PREDICTED
from app.debrief.prediction import Prediction
from app.debrief.showing import Lengths, Showing
from app.stage import Mode
from app.table import Table
from app.terms.calendar import Phase
from app.terms.saying import Saying, Says, say
from app.views.debrief import MINUTES, MOST_OTHERS, DebriefView, Saved, Search, SlideLine, WhatIfView
from app.views.slides import Part, Slide, SlideId, SlideScene

if TYPE_CHECKING:
    from app.debrief.what_if.changes import Change
    from app.debrief.what_if.trying import WhatIf

NOTE = "debrief"  # the key of the lesson's note
SLICE, PAUSE = 0.03, 15  # s of trying at a time, and ms between two: keys and clicks come first
_NEXT = {Part.AXIS: Says.NEXT_AXIS, Part.LABELS: Says.NEXT_LABELS, Part.CAUSES: Says.NEXT_CAUSES}


class Arranged(Struct, frozen=True):
    """What is kept: the order of all slides, and those that are chosen."""

    order: tuple[SlideId, ...]
    chosen: tuple[SlideId, ...]


class Debriefing(QObject):
    """The debrief's side of one table; it is closed until somebody opens it."""

    view_changed = Signal(object)  # a DebriefView
    what_ifs_changed = Signal(object)  # a WhatIfView
    searched = Signal(object)  # a Search, each time that it got on
    slide_changed = Signal(object)  # a SlideScene for the wall, or None: the game
    wall_moved = Signal(int, int)  # the class sees this part of so many, from 1; 1 of 1 where it sees no slide
    walked = Signal(int, int)  # the class has been shown so many of all the parts that a step comes to; 0 of 0 where it sees no slide
    predicted = Signal(object)  # a Prediction
    noticed = Signal(object)  # a Saying
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._mode = Mode.LIVE
        self._run = QTimer(self, singleShot=True, interval=PAUSE)
        self._run.timeout.connect(self._on_idle)
        self._begin()

    def _begin(self) -> None:
        self.is_open, self._is_on_wall, self.has_names = False, False, False
        self._showing, self._slides = Showing(), dict[SlideId, Slide]()
        self._forget_tries()

    def _forget_tries(self) -> None:
        self._run.stop()
        self._changes: tuple[Change, ...] | None = None  # None until somebody asks
        self._aside: list[tuple[int, WhatIf]] = []
        self._beside: int | None = None  # the place of the what-if that is up on the wall, alone
        self._beside_shown = 1
        self._tries: Iterator[tuple[Change, WhatIf]] | None = None
        self._tried: list[tuple[Change, WhatIf]] = []
        self._found: tuple[Saved, ...] | None = None

    # the table

    def follow(self, table: Table) -> None:
        """Debrief this table when that is wanted."""
        self._begin()
        self._table = table
        kept = table.noted(NOTE, Arranged)
        if kept is not None:
            missing = tuple(each for each in SlideId if each not in kept.order)
            self._showing = Showing((*kept.order, *missing), kept.chosen or tuple(SlideId))

    def leave(self) -> None:
        """The lesson is closed."""
        self.close()
        self._table = None

    def change(self) -> None:
        """Something changed at the table: the slides are others, and so is everything that would have been."""
        was_trying = self._changes is not None
        self._forget_tries()
        if self.is_open:
            self._remake()
        if self.is_open and was_trying:
            self.open_what_ifs()

    def show_mode(self, mode: Mode) -> None:
        """The wall keeps its picture, or not any more."""
        was, self._mode = self._mode, mode
        if was is Mode.FROZEN and mode is not Mode.FROZEN:
            self._show_wall()

    # open and closed

    def open(self) -> None:
        """Begin, or come back to where it was; it stays closed while nothing was played that could be talked about."""
        if self._table is not None:
            self.is_open = True
            self._remake()

    def close(self) -> None:
        """Leave it: the class sees the game."""
        if not self.is_open:
            return
        self._run.stop()
        self.is_open, self._is_on_wall, self._beside = False, False, None
        self._show_wall()
        self.closed.emit()

    # the slides

    def _remake(self) -> None:
        from app.debrief.slides.making import slides

        table = self._open_table
        predicted = table.noted(PREDICTED, Prediction)
        made = slides(table.replay, names=self.has_names, prediction=predicted, what_ifs=self._tried_otherwise)
        self._slides = {slide.id: slide for slide in made}
        if not made:
            self.close()
            self.noticed.emit(say(Says.DEBRIEF_NOTHING_YET))
            return
        self._showing = self._showing.settled(self._lengths)
        self._show()

    @property
    def _tried_otherwise(self) -> "tuple[WhatIf, ...] | None":
        """The other games, for their slide; an empty one says that none would have done it, None that nobody asked."""
        if self._aside:
            return tuple(what_if for _, what_if in self._aside)
        return () if self._found == () else None

    @property
    def _open_table(self) -> Table:
        if self._table is None:
            raise RuntimeError  # nothing is debriefed before a lesson is open
        return self._table

    @property
    def _lengths(self) -> Lengths:
        return {which: len(slide.parts) for which, slide in self._slides.items()}

    def step(self, by: int) -> None:
        """Reveal the next part, or take the last one back: of what the class sees, if that is a what-if."""
        if self._beside is None:
            self._move(self._showing.stepped(by, self._lengths))
        else:
            self._beside_shown = max(1, min(len(self._beside_slide.parts), self._beside_shown + by))
            self._show_wall()

    def skip(self) -> None:
        """Reveal all of it."""
        if self._beside is None:
            self._move(self._showing.whole(self._lengths))
        else:
            self.step(len(self._beside_slide.parts))

    def pick(self, at: int) -> None:
        """The slide at this place of the list is up."""
        self._move(self._showing.picked(self._given[at]))

    def turn(self, at: int) -> None:
        """The slide at this place is chosen, or no longer."""
        self._arrange(self._showing.turned(self._given[at]))

    def move(self, at: int, to: int) -> None:
        """The slide at this place comes to that one."""
        self._arrange(self._showing.moved(self._given[at], to, self._lengths))

    def choose(self, minutes: int) -> None:
        """The slides for so many minutes."""
        self._arrange(self._showing.preset(_preset(minutes)))
        self._move(self._showing.settled(self._lengths))

    def show_names(self, has_names: bool) -> None:
        """Call everybody by name, or by letter, role and class."""
        if has_names is not self.has_names:
            self.has_names = has_names
            self._remake()
            self._show_wall()

    def turn_wall(self) -> None:
        """The class sees this slide, or the game again."""
        self._is_on_wall = not self._is_on_wall and self._beside is None
        self._beside = None
        self._show()
        self._show_what_ifs()

    @property
    def _given(self) -> tuple[SlideId, ...]:
        return self._showing.given(self._lengths)

    @property
    def chosen_slides(self) -> tuple[Slide, ...]:
        """What is chosen, in its order: the slides that are printed."""
        return tuple(self._slides[each] for each in self._given if each in self._showing.chosen)

    def _move(self, showing: Showing) -> None:
        if showing != self._showing:
            self._showing = showing
            self._show()

    def _arrange(self, showing: Showing) -> None:
        self._showing = showing
        self._open_table.note(NOTE, Arranged(showing.order, showing.chosen))
        self._show()

    def _show(self) -> None:
        self.view_changed.emit(self._view())
        self._show_wall()

    def _view(self) -> DebriefView:
        showing, given, table = self._showing, self._given, self._open_table
        return DebriefView(
            lines=tuple(SlideLine(each, self._slides[each].heading, each in showing.chosen) for each in given),
            at=given.index(showing.at),
            scene=self._scene(),
            following=self._following(),
            minutes=next((minutes for minutes in MINUTES if showing.agrees_with(_preset(minutes))), None),
            has_names=self.has_names,
            is_on_wall=self._is_on_wall,
            is_kept=table.lesson.writable,
            is_over=table.replay.state.phase is Phase.OVER,
        )

    def _scene(self) -> SlideScene:
        showing, counted = self._showing, self._counted
        return SlideScene(self._slides[showing.at], showing.shown, counted.index(showing.at) + 1, len(counted))

    @property
    def _counted(self) -> list[SlideId]:
        """The slides that are chosen, and the one that is up."""
        return [each for each in self._given if each in self._showing.chosen or each is self._showing.at]

    def _following(self) -> Saying:
        showing, slide = self._showing, self._slides[self._showing.at]
        if showing.shown < len(slide.parts):
            return say(_NEXT[slide.parts[showing.shown]])
        following = showing.following(self._lengths)
        return say(Says.NEXT_NOTHING) if following is None else say(Says.NEXT_SLIDE, heading=self._slides[following].heading)

    # the wall

    def _show_wall(self) -> None:
        scene = self._wall_scene()
        self.wall_moved.emit(*((1, 1) if scene is None else (scene.shown, len(scene.slide.parts))))
        self.walked.emit(*((0, 0) if scene is None else self._walked(scene)))
        if self._mode is not Mode.FROZEN:
            self.slide_changed.emit(scene)

    def _walked(self, scene: SlideScene) -> tuple[int, int]:
        """How many parts the class has been shown, and of how many: of the one what-if that is up, or of all slides that are counted."""
        if self._beside is not None:
            return scene.shown, len(scene.slide.parts)
        counted = [self._lengths[each] for each in self._counted]
        return sum(counted[: scene.number - 1]) + scene.shown, sum(counted)

    def _wall_scene(self) -> SlideScene | None:
        if self._beside is not None:
            return SlideScene(self._beside_slide, self._beside_shown, 1, 1)
        return self._scene() if self._is_on_wall else None

    @property
    def _beside_slide(self) -> Slide:
        """The slide of the one what-if that is up."""
        from app.debrief.slides.game import read
        from app.debrief.slides.what_ifs import what_if

        if self._beside is None:
            raise ValueError(self._beside)
        slide = what_if(read(self._open_table.replay, is_named=self.has_names), (self._aside[self._beside][1],))
        if slide is None:
            raise ValueError(self._beside)  # while the game goes on, none can be shown
        return slide

    # what if

    def open_what_ifs(self) -> None:
        """Say what can be tried, and how that stands which was."""
        from app.debrief.what_if.changes import changes

        if self._changes is None:
            self._changes = changes(self._open_table.replay)
        self._show_what_ifs()

    def try_(self, number: int) -> None:
        """Lay the game beside the real one in which this one thing was otherwise; the oldest of too many goes."""
        from app.debrief.what_if.trying import what_if

        if number in [known for known, _ in self._aside]:
            return
        self._put_aside([*self._aside, (number, what_if(self._open_table.replay, self._changes[number]))][-MOST_OTHERS:])

    def drop(self, at: int) -> None:
        """Put the other game at this place away."""
        self._put_aside([each for place, each in enumerate(self._aside) if place != at])

    def _put_aside(self, aside: "list[tuple[int, WhatIf]]") -> None:
        shown = None if self._beside is None else self._aside[self._beside][0]
        numbers = [number for number, _ in aside]
        self._aside, self._beside = aside, numbers.index(shown) if shown in numbers else None
        self._remake()
        self._show_what_ifs()

    def show_beside(self, at: int) -> None:
        """The class sees the other game at this place beside the real one, or no longer."""
        if self._open_table.replay.state.outcome is None:
            return
        self._beside, self._beside_shown = None if self._beside == at else at, 1
        self._show()
        self._show_what_ifs()

    def search(self) -> None:
        """Try all single changes while nobody waits, or stop that."""
        from app.debrief.what_if.trying import all_what_ifs

        if self._run.isActive():
            self._run.stop()
        elif self._found is None:
            self._tries = self._tries or all_what_ifs(self._open_table.replay)
            self._run.start()
        self._show_what_ifs()

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
        self._found, self._tries = saved(self._open_table.replay.state, found, self._changes), None
        if not self._aside:
            self._aside = [(self._changes.index(each.change), each) for each in suggested(found)]
        self._tried = self._tried[:0]
        self._remake()
        self._show_what_ifs()

    def _show_what_ifs(self) -> None:
        if self.is_open and self._changes is not None:
            self.what_ifs_changed.emit(self._what_ifs())

    def _what_ifs(self) -> WhatIfView:
        from app.debrief.what_if.lines import line
        from app.debrief.what_if_view import beside, choices, other_game, seats

        replay = self._open_table.replay
        return WhatIfView(
            choices=choices(replay.state, self._changes),
            players=seats(replay.state),
            real=beside(line(replay)),
            others=tuple(other_game(replay.state, number, what_if) for number, what_if in self._aside),
            on_wall=self._beside,
            search=self._searched(),
            may_show=replay.state.outcome is not None,
        )

    def _searched(self) -> Search | None:
        from app.debrief.what_if_view import question

        asked, of = question(self._open_table.replay.state), len(self._changes)
        if asked is None:
            return None
        tried = of if self._found is not None else len(self._tried)
        return Search(asked, tried, of, self._run.isActive(), self._found)

    # what was predicted

    def predict(self, prediction: Prediction) -> None:
        """Keep how many hands went up before round 1; none at all forgets them."""
        self._open_table.note(PREDICTED, prediction)

    def tell_prediction(self) -> None:
        """Say what was kept of the hands."""
        self.predicted.emit(self._open_table.noted(PREDICTED, Prediction) or Prediction())


def _preset(minutes: int) -> tuple[SlideId, ...]:
    from app.debrief.slides.making import PRESETS

    return tuple(each for each in SlideId if each in PRESETS[minutes])
