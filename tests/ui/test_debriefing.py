"""The debrief of one table: what the desk is told, what the class sees, what the lesson keeps, and what it leaves as it was."""

import json
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from app.codec import record_from
from app.debrief.prediction import Prediction
from app.debrief.slides import what_ifs
from app.debrief.slides.making import PRESETS
from app.stage import Mode
from app.table import Table
from app.terms.saying import Says
from app.views.debrief import MOST_OTHERS
from app.views.slides import Part, SlideId
from ui.bridge import Bridge
from ui.text.words import Words

GAMES = Path(__file__).parents[1] / "games"
LEGACY, FAILED, MISSED = "06-game.json", "60-country-card-fails-the-state.json", "01-game.json"


def record_of(name):
    return record_from(json.dumps(json.loads((GAMES / name).read_bytes())["record"]).encode())


class Room:
    """A bridge, and all that its debrief said."""

    def __init__(self, path, name, entries=None):
        self.path, record = path, record_of(name)
        table = Table.new(path, record.header)
        for entry in record.entries[:entries]:
            assert table.enter(entry) is None
        table.close()
        self.bridge = Bridge(Words())
        self.debriefing = self.bridge.debriefing
        self.views, self.wall, self.tries, self.searches = [], [], [], []
        self.debriefing.view_changed.connect(self.views.append)
        self.debriefing.slide_changed.connect(self.wall.append)
        self.debriefing.what_ifs_changed.connect(self.tries.append)
        self.debriefing.searched.connect(self.searches.append)

    def open(self, *, write=True):
        (self.bridge.open_to_change if write else self.bridge.open_lesson)(str(self.path))
        self.debriefing.open()
        return self

    @property
    def view(self):
        return self.views[-1]


@pytest.fixture
def room(qtbot, tmp_path):
    made = []

    def begun(name=LEGACY, entries=None, *, write=True):
        made.append(Room(tmp_path / f"{len(made)}.lesson", name, entries))
        return made[-1].open(write=write)

    yield begun
    for each in made:
        each.bridge.close()


def test_the_class_sees_nothing_of_it_before_somebody_shows_it(room):
    """SCREENS §The wall: what stands there is the teacher's choice."""
    now = room()
    now.debriefing.step(3)
    assert set(now.wall) == {None}
    now.debriefing.turn_wall()
    assert now.wall[-1] == now.view.scene
    now.debriefing.step(1)
    assert now.wall[-1] == now.view.scene
    now.debriefing.turn_wall()
    assert now.wall[-1] is None


def test_a_step_shows_one_part_more_and_then_the_next_slide(room):
    """Issue "The debrief" §1: revealed in two to four steps; what is next is told at the desk."""
    now = room()
    assert (now.view.scene.shown, now.view.following.key) == (1, Says.NEXT_LABELS)
    now.debriefing.step(1)
    assert now.view.following.key is Says.NEXT_SLIDE
    now.debriefing.step(1)
    assert (now.view.scene.slide.id, now.view.scene.shown) == (SlideId.TENSION, 1)
    assert (now.view.scene.number, now.view.scene.of) == (2, len(now.view.lines))
    now.debriefing.skip()
    assert now.view.scene.shown == len(now.view.scene.slide.parts)
    now.debriefing.step(-9)
    assert now.view.scene.slide.id is SlideId.FEELINGS


def test_every_step_that_the_class_sees_is_one_of_all_the_parts(room):
    """One screen for all: how far a debrief is, where the desk is not seen; of a slide that is not chosen, too."""
    now, told = room(), []
    now.debriefing.walked.connect(lambda *walked: told.append(walked))
    now.debriefing.step(1)
    assert set(told) == {(0, 0)}, "nothing of it is before the class"
    now.debriefing.step(-1)
    now.debriefing.turn_wall()
    at, parts = told[-1]
    assert at == 1
    while told[-1][0] < parts:
        now.debriefing.step(1)
        assert told[-1] == (at + 1, parts)
        at += 1
    assert now.view.following.key is Says.NEXT_NOTHING
    now.debriefing.turn(len(now.view.lines) - 1)
    assert told[-1] == (parts, parts), "what is up counts"
    now.debriefing.turn_wall()
    assert told[-1] == (0, 0)


@pytest.mark.parametrize("minutes", PRESETS)
def test_a_preset_chooses_its_slides(room, minutes):
    """Issue "The debrief" §1: presets of 15, 30 and 50 minutes."""
    now = room()
    now.debriefing.choose(minutes)
    assert now.view.minutes == minutes
    assert {line.id for line in now.view.lines if line.is_chosen} == {line.id for line in now.view.lines} & PRESETS[minutes]


def test_choice_and_order_are_kept_with_the_lesson(room):
    """Issue "The debrief" §1: order and choice editable; a lesson that is opened again remembers them."""
    now = room()
    now.debriefing.turn(1)
    now.debriefing.move(3, 0)
    wanted, chosen = [line.id for line in now.view.lines], [line.is_chosen for line in now.view.lines]
    assert wanted[0] is SlideId.TAXES
    assert now.view.minutes is None
    now.bridge.open_to_change(str(now.path))
    now.debriefing.open()
    assert ([line.id for line in now.view.lines], [line.is_chosen for line in now.view.lines]) == (wanted, chosen)


def digest(path):
    return sha256(path.read_bytes()).hexdigest()


def test_a_lesson_that_is_over_is_opened_to_look_and_no_byte_of_it_changes(room, qtbot):
    """Issue "The debrief": from a lesson file, opened to look, never changed; nothing is left beside it either."""
    now = room(write=False)
    before, stamp = digest(now.path), now.path.stat().st_mtime_ns
    offered = []
    now.bridge.change_offered.connect(lambda *values: offered.append(values))
    now.bridge.open_lesson(str(now.path))
    now.debriefing.open()
    assert not now.view.is_kept
    now.debriefing.turn(1)
    now.debriefing.move(3, 0)
    now.debriefing.choose(30)
    now.debriefing.show_names(True)
    now.debriefing.turn_wall()
    now.debriefing.trying.open()
    now.debriefing.trying.lay(0)
    now.bridge.staging.toggle(Mode.FROZEN)
    now.bridge.staging.step(-1)
    qtbot.wait(50)
    now.bridge.keeping.leave()
    now.bridge.close()
    assert (digest(now.path), now.path.stat().st_mtime_ns) == (before, stamp)
    assert [each.name for each in now.path.parent.iterdir()] == [now.path.name]
    assert offered[-1][0].key is Says.LESSON_OPEN_TO_LOOK


def test_the_result_of_another_class_is_kept_from_the_wall_until_somebody_shows_it(room):
    """A teacher opens last week's lesson while this week's class sits down: no name of it is up before F8, or a slide, is asked for."""
    now = room(write=False)
    staging = now.bridge.staging
    assert staging.mode is Mode.CARD
    now.bridge.open_to_change(str(now.path))
    assert staging.mode is Mode.CARD
    now.bridge.open_lesson(str(now.path))
    staging.toggle(Mode.CARD)
    assert staging.mode is Mode.LIVE
    now.bridge.open_to_change(str(now.path))
    assert staging.mode is Mode.LIVE, "it was shown already"


def test_a_result_that_is_kept_back_makes_way_for_a_slide_and_is_kept_back_again(room):
    """A card that the teacher laid there, or black, hides whatever is shown."""
    now = room(write=False)
    staging, turn = now.bridge.staging, now.debriefing.turn_wall
    seen = []
    for _ in range(2):
        turn()
        seen.append(staging.mode)
    assert seen == [Mode.LIVE, Mode.CARD]
    turn()
    staging.toggle(Mode.BLACK)
    turn()
    assert staging.mode is Mode.BLACK
    now.bridge.open_lesson(str(now.path))
    assert staging.mode is Mode.BLACK


def test_a_card_that_the_teacher_laid_there_stays_over_slides(room):
    """A mode is the teacher's own."""
    now = room()
    now.bridge.staging.toggle(Mode.CARD)
    now.debriefing.turn_wall()
    assert now.bridge.staging.mode is Mode.CARD


def test_a_lesson_that_goes_on_after_one_that_was_looked_at_is_before_the_class_at_once(room):
    """The card was over that one result."""
    now, other = room(write=False), room(entries=12, write=False)
    assert now.bridge.staging.mode is Mode.CARD
    now.bridge.open_lesson(str(other.path))
    assert now.bridge.staging.mode is Mode.LIVE


def test_a_lesson_that_is_over_can_be_opened_to_change_it(room):
    """What was miscounted can still be put right, one key further."""
    now = room(write=False)
    assert not now.bridge.table.lesson.writable
    now.bridge.open_to_change(str(now.path))
    assert now.bridge.table.lesson.writable
    now.bridge.undo(1)
    assert now.bridge.table.replay.state.count is None


def test_a_game_that_goes_on_is_opened_to_go_on(room):
    """Issue "Nothing is lost": a lesson goes on where it stopped."""
    now = room(entries=12, write=False)
    assert now.bridge.table.lesson.writable


def test_in_the_middle_of_a_game_it_gives_what_can_be_given(room):
    """Issue "The debrief": before the final count no slide holds a score, and none lays another game before the class."""
    now = room(entries=12)
    given = {line.id for line in now.view.lines}
    assert SlideId.TENSION in given
    assert not given & {SlideId.SCORES, SlideId.GAP, SlideId.WHAT_IF, SlideId.PREDICTION}
    assert not now.view.is_over
    now.debriefing.trying.open()
    now.debriefing.trying.lay(now.tries[-1].choices[0].places[0].insteads[0].number)
    assert len(now.tries[-1].others) == 1
    assert not now.tries[-1].may_show
    now.debriefing.show_beside(0)
    assert set(now.wall) == {None}


def test_names_are_shown_only_where_the_teacher_says_so(room):
    """Issue "The debrief": without names by default; with them if the teacher says so."""
    now = room()
    name = next(name for name in now.bridge.table.replay.state.setting.players if name)
    now.debriefing.turn_wall()

    def seen():
        for at in range(len(now.view.lines)):
            now.debriefing.pick(at)
        return repr([scene for scene in now.wall if scene is not None])

    assert name not in seen()
    now.debriefing.show_names(True)
    assert name in seen()


def test_a_frozen_wall_keeps_its_picture_until_it_is_let_go(room):
    """SCREENS §Modes: FROZEN keeps its picture, whatever is done."""
    now = room()
    now.bridge.staging.toggle(Mode.FROZEN)
    told = len(now.wall)
    now.debriefing.turn_wall()
    now.debriefing.step(1)
    assert len(now.wall) == told
    now.bridge.staging.toggle(Mode.FROZEN)
    assert now.wall[-1] == now.view.scene


def test_leaving_gives_the_wall_back_to_the_game(room):
    """By leaving, and by opening another lesson."""
    now, closed = room(), []
    now.debriefing.closed.connect(lambda: closed.append(True))
    now.debriefing.turn_wall()
    now.debriefing.close()
    assert now.wall[-1] is None
    now.debriefing.open()
    now.debriefing.turn_wall()
    now.bridge.open_to_change(str(now.path))
    assert now.wall[-1] is None
    assert len(closed) == 2


def test_other_games_stand_beside_the_real_one_three_at_most(room):
    """Issue "The debrief" §2: several what-ifs side by side; the oldest gives way."""
    now = room()
    now.debriefing.trying.open()
    numbers = [each.number for place in now.tries[-1].choices[0].places for each in place.insteads][:4]
    for number in numbers:
        now.debriefing.trying.lay(number)
    assert [other.number for other in now.tries[-1].others] == numbers[-MOST_OTHERS:]
    assert SlideId.WHAT_IF in {line.id for line in now.view.lines}
    now.debriefing.trying.lay(numbers[-1])
    assert len(now.tries[-1].others) == MOST_OTHERS
    now.debriefing.trying.drop(0)
    assert [other.number for other in now.tries[-1].others] == numbers[-2:]


def test_each_what_if_can_be_shown_on_the_wall_and_taken_away(room):
    """Issue "The debrief" §2: each can be shown on the wall, part by part like any slide."""
    now = room()
    now.debriefing.trying.open()
    for number in (0, 1):
        now.debriefing.trying.lay(number)
    now.debriefing.show_beside(1)
    assert now.tries[-1].on_wall == 1
    assert (now.wall[-1].slide.id, now.wall[-1].shown) == (SlideId.WHAT_IF, 1)
    now.debriefing.step(9)
    assert now.wall[-1].slide.parts[now.wall[-1].shown - 1] is Part.LABELS
    now.debriefing.trying.drop(0)
    assert now.tries[-1].on_wall == 0
    now.debriefing.show_beside(0)
    assert now.tries[-1].on_wall is None
    assert now.wall[-1] is None


def test_a_what_if_on_the_wall_is_made_once_and_again_only_with_other_names(room, monkeypatch):
    """A step waits for no slide: it is held until what it is made from changes."""
    now, made = room(), []
    monkeypatch.setattr(what_ifs, "what_if", lambda *how, real=what_ifs.what_if: made.append(how) or real(*how))
    now.debriefing.trying.open()
    now.debriefing.trying.lay(0)
    now.debriefing.show_beside(0)
    made_by_then = len(made)
    now.debriefing.step(1)
    now.debriefing.step(1)
    assert (len(made), now.wall[-1].shown) == (made_by_then, 3)
    now.debriefing.show_names(True)
    assert len(made) > made_by_then
    assert now.wall[-1].shown == 3


@pytest.mark.parametrize("name", [FAILED, MISSED])
def test_the_search_goes_on_in_slices_and_lists_the_best(room, qtbot, name):
    """Issue "The debrief" §2 and §5: answered by trying them all, with progress, and the window never waits for it."""
    now = room(name)
    now.debriefing.trying.open()
    now.debriefing.trying.search()
    with qtbot.waitSignal(now.debriefing.what_ifs_changed, check_params_cb=lambda view: view.search.found is not None, timeout=20_000):
        pass
    search = now.tries[-1].search
    assert search.tried == search.of == sum(
        len(place.insteads) for choice in now.tries[-1].choices for place in choice.places
    )
    assert all(one.tried <= two.tried for one, two in pairwise(now.searches))
    if search.found:
        assert SlideId.WHAT_IF in {line.id for line in now.view.lines}
        assert now.tries[-1].others


def test_the_search_can_be_stopped_and_goes_on_where_it_was(room, qtbot):
    """A teacher who is asked something else must not wait."""
    now = room(FAILED)
    now.debriefing.trying.open()
    now.debriefing.trying.search()
    now.debriefing.trying.search()
    assert not now.tries[-1].search.is_running
    qtbot.wait(60)
    stopped = now.tries[-1].search.tried
    now.debriefing.trying.search()
    with qtbot.waitSignal(now.debriefing.what_ifs_changed, check_params_cb=lambda view: view.search.found is not None, timeout=20_000):
        pass
    assert now.tries[-1].search.tried > stopped


def test_an_undo_takes_the_other_games_away(room):
    """They were other games than the one that is played now."""
    now = room()
    now.debriefing.trying.open()
    now.debriefing.trying.lay(0)
    now.bridge.undo(1)
    assert now.tries[-1].others == ()
    now.debriefing.trying.lay(0)
    assert len(now.tries[-1].others) == 1
    assert SlideId.SCORES not in {line.id for line in now.view.lines}


def test_a_prediction_is_kept_and_laid_beside_the_outcome(room):
    """Issue "The debrief" §1: prediction, asked before round 1, against outcome."""
    now, told = room(), []
    now.debriefing.predicted.connect(told.append)
    now.debriefing.tell_prediction()
    assert told[-1] == Prediction()
    assert SlideId.PREDICTION not in {line.id for line in now.view.lines}
    now.debriefing.predict(Prediction(12, 9, 4))
    now.bridge.open_to_change(str(now.path))
    now.debriefing.tell_prediction()
    assert told[-1] == Prediction(12, 9, 4)
    now.debriefing.open()
    assert SlideId.PREDICTION in {line.id for line in now.view.lines}


def test_before_anything_was_played_it_says_so_and_stays_closed(room):
    """There is nothing to talk about yet; and an undo back to there closes it."""
    now = room(entries=0)
    assert not now.debriefing.is_open
    assert now.views == []
    later, told = room(entries=3), []
    later.debriefing.noticed.connect(told.append)
    assert later.debriefing.is_open
    later.debriefing.turn_wall()
    later.debriefing.trying.open()
    later.bridge.undo(3)
    assert not later.debriefing.is_open
    assert later.wall[-1] is None
    assert [each.key for each in told] == [Says.DEBRIEF_NOTHING_YET]


def test_what_can_be_tried_is_told_even_where_that_is_nothing(room):
    """A game of two entries has nothing that could have been otherwise yet."""
    now = room(entries=2)
    now.debriefing.trying.open()
    assert all(choice.places for choice in now.tries[-1].choices)
    assert now.tries[-1].search is None
