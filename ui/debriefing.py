"""The debrief of one table: which slide is up and how far it is revealed, and what of it, or of the what-ifs, the class sees.

It changes nothing of the game. Slides are made when they are first wanted; choice and order are a note of the lesson.
"""

from msgspec import Struct, structs
from PySide6.QtCore import QObject, Signal

from app.debrief.prediction import NOTE as PREDICTED
from app.debrief.prediction import Prediction
from app.debrief.showing import Lengths, Showing
from app.stage import Mode
from app.table import Table
from app.terms.calendar import Phase
from app.terms.saying import Saying, Says, say
from app.views.debrief import MINUTES, DebriefView, SlideLine
from app.views.slides import Part, Slide, SlideId, SlideScene
from ui.trying import Trying

NOTE = "debrief"  # the key of the lesson's note
_NEXT = {Part.AXIS: Says.NEXT_AXIS, Part.LABELS: Says.NEXT_LABELS, Part.CAUSES: Says.NEXT_CAUSES}


class Arranged(Struct, frozen=True):
    """What is kept: the order of all slides, and those that are chosen."""

    order: tuple[SlideId, ...]
    chosen: tuple[SlideId, ...]


class OnWall(Struct, frozen=True):
    """A what-if that the class sees beside the real game: the number of its change, and its slide as far as it is shown."""

    number: int
    scene: SlideScene


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
        self.trying = Trying(self)
        self.trying.laid.connect(self._on_laid)
        self.trying.changed.connect(self._show_what_ifs)
        self.trying.searched.connect(self.searched)
        self._begin()

    def _begin(self) -> None:
        self.is_open, self._is_on_wall, self.has_names = False, False, False
        self._showing, self._slides = Showing(), dict[SlideId, Slide]()
        self._beside: OnWall | None = None

    # the table

    def follow(self, table: Table) -> None:
        """Debrief this table when that is wanted."""
        self._begin()
        self._table = table
        self.trying.follow(table)
        kept = table.noted(NOTE, Arranged)
        if kept is not None:
            missing = tuple(each for each in SlideId if each not in kept.order)
            self._showing = Showing((*kept.order, *missing), kept.chosen or tuple(SlideId))

    def leave(self) -> None:
        """The lesson is closed."""
        self.close()
        self._table = None
        self.trying.follow(None)

    def change(self) -> None:
        """Something changed at the table: the slides are others, and so is everything that would have been."""
        was_trying, self._beside = self.trying.is_open, None
        self.trying.forget()
        if self.is_open:
            self._remake()
        if self.is_open and was_trying:
            self.trying.open()

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
        self.trying.pause()
        self.is_open, self._is_on_wall, self._beside = False, False, None
        self._show_wall()
        self.closed.emit()

    # the slides

    def _remake(self) -> None:
        from app.debrief.slides.making import slides

        table = self._open_table
        predicted = table.noted(PREDICTED, Prediction)
        made = slides(table.replay, names=self.has_names, prediction=predicted, what_ifs=self.trying.aside)
        self._slides = {slide.id: slide for slide in made}
        self._beside = self._beside_again()
        if not made:
            self.close()
            self.noticed.emit(say(Says.DEBRIEF_NOTHING_YET))
            return
        self._showing = self._showing.settled(self._lengths)
        self._show()

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
            scene = self._beside.scene
            shown = max(1, min(len(scene.slide.parts), scene.shown + by))
            self._beside = OnWall(self._beside.number, structs.replace(scene, shown=shown))
            self._show_wall()

    def skip(self) -> None:
        """Reveal all of it."""
        if self._beside is None:
            self._move(self._showing.whole(self._lengths))
        else:
            self.step(len(self._beside.scene.slide.parts))

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
            return self._beside.scene
        return self._scene() if self._is_on_wall else None

    # what if

    def show_beside(self, at: int) -> None:
        """The class sees the other game at this place beside the real one, or no longer."""
        if self._open_table.replay.state.outcome is None:
            return
        number = self.trying.numbers[at]
        is_seen = self._beside is not None and self._beside.number == number
        self._beside = None if is_seen else self._made_beside(number, shown=1)
        self._show()
        self._show_what_ifs()

    def _made_beside(self, number: int, shown: int) -> OnWall:
        from app.debrief.slides.game import read
        from app.debrief.slides.what_ifs import what_if

        slide = what_if(read(self._open_table.replay, is_named=self.has_names), (self.trying.of(number),))
        if slide is None:
            raise ValueError(number)  # while the game goes on, none can be shown
        return OnWall(number, SlideScene(slide, shown, 1, 1))

    def _beside_again(self) -> OnWall | None:
        """The what-if that the class sees, if it was not put away: called by names, or no longer."""
        was = self._beside
        return None if was is None or was.number not in self.trying.numbers else self._made_beside(was.number, was.scene.shown)

    def _on_laid(self) -> None:
        self._remake()
        self._show_what_ifs()

    def _show_what_ifs(self) -> None:
        if self.is_open and self.trying.is_open:
            self.what_ifs_changed.emit(self.trying.view(None if self._beside is None else self._beside.number))

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
