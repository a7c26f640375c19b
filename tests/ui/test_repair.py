"""Undo and repair through the bridge: what the desk is told, and that the wall goes back to where it was."""

import pytest
from msgspec import structs

from app.entries import PactMade, TaxVoted
from app.table import Table
from app.views.public import TitleScene
from ui.bridge import Bridge
from ui.console.new_lesson import HeaderChange
from ui.demo import recorded_game
from ui.text.words import Words

ENTRIES = recorded_game().entries


class Heard:
    """The last view of each window, and every refusal and notice."""

    def __init__(self, bridge):
        self.desk = self.wall = None
        self.refused = []
        bridge.desk_changed.connect(lambda view: setattr(self, "desk", view))
        bridge.staging.public_changed.connect(lambda view: setattr(self, "wall", view))
        bridge.refused.connect(self.refused.append)


@pytest.fixture
def bridge(qtbot, tmp_path):
    made = Bridge(Words())
    heard = Heard(made)
    made.take(Table.new(tmp_path / "a.lesson", recorded_game().header))
    yield made, heard
    made.close()


def test_as_many_undos_as_entries_are_the_start_with_the_wall_where_it_was(bridge):
    """Issue "Nothing is lost" §2: N entries then N undos equal the start, the wall's scene included."""
    made, heard = bridge
    walls = [heard.wall]
    for number, entry in enumerate(ENTRIES):
        if number % 3 == 1:
            made.staging.step(1)
            walls[-1] = heard.wall
        made.enter(entry)
        walls.append(heard.wall)
    deck = made.table.chance
    for wall in reversed(walls[:-1]):
        made.undo(1)
        assert heard.wall == wall
    assert (heard.desk.history, heard.desk.undo) == ((), None)
    assert made.table.chance == deck


def test_a_repair_is_staged_before_anything_changes_and_made_in_one_step(bridge):
    """§1: before it takes effect the desk shows what changes; one undo takes it back."""
    made, heard = bridge
    for entry in ENTRIES[:4]:
        made.enter(entry)
    wall, live = heard.wall, heard.desk
    made.amending.open(0)
    assert heard.desk.repair.entry == ENTRIES[0]
    made.enter(PactMade(0))
    assert heard.desk.repair.is_ready
    assert heard.desk.repair.moves
    assert (heard.wall, made.table.record().entries) == (wall, ENTRIES[:4])
    made.amending.confirm()
    assert heard.desk.repair is None
    assert made.table.record().entries == (PactMade(0), *ENTRIES[1:4])
    assert heard.desk.country.tension == 4
    made.undo(1)
    assert made.table.record().entries == ENTRIES[:4]
    assert heard.desk.wall_steps == live.wall_steps + 1, "the wall says that what was corrected is as it was"
    assert structs.replace(heard.desk, redo=None, wall_steps=live.wall_steps) == structs.replace(live, redo=None)
    made.redo(1)
    assert made.table.record().entries[0] == PactMade(0)


def test_what_a_repair_moves_is_told_until_it_is_undone(bridge):
    """A newcomer's first game: what was to be moved stood only where the repair had not been made yet."""
    made, heard = bridge
    for entry in ENTRIES[:4]:
        made.enter(entry)
    made.amending.open(0)
    made.enter(PactMade(0))
    moves = heard.desk.repair.moves
    made.amending.confirm()
    assert heard.desk.moved == moves
    made.enter(ENTRIES[4])
    assert heard.desk.moved == moves
    made.undo(2)
    assert heard.desk.moved == ()
    made.redo(1)
    assert heard.desk.moved == moves
    made.take(Table.new(made.table.lesson.path.with_name("b.lesson"), recorded_game().header))
    assert heard.desk.moved == ()


def test_a_repair_that_does_not_fit_cannot_be_confirmed_and_can_be_left(bridge):
    """§1: the next repair is staged with the first, or all is left as it was."""
    made, heard = bridge
    for entry in ENTRIES[:8]:
        made.enter(entry)
    made.amending.drop(2)
    assert heard.desk.repair.unfit is not None
    made.amending.confirm()
    assert made.table.record().entries == ENTRIES[:8]
    made.amending.leave()
    assert heard.desk.repair is None
    assert made.table.record().entries == ENTRIES[:8]


def test_what_was_left_out_by_mistake_goes_in_before_what_follows(bridge):
    """§1: any single entry can be replaced, dropped or inserted."""
    made, heard = bridge
    for entry in ENTRIES[:3]:
        made.enter(entry)
    made.enter(TaxVoted({"A": 8}))
    made.amending.open(3)
    made.enter(TaxVoted({"D": 8}))
    assert heard.desk.repair.is_ready
    made.amending.confirm()
    assert heard.desk.country.tax == "D"
    assert len(heard.desk.history) == 4
    assert [line.steps for line in heard.desk.history] == [2, 3, 4, 5]


def test_names_are_changed_in_what_was_and_one_undo_takes_it_back(bridge):
    """§1: the header can be repaired, too: a name."""
    made, heard = bridge
    made.enter(ENTRIES[0])
    before = heard.desk
    names = ("Ane", *names_in(before)[1:])
    made.amending.change_header(HeaderChange("5.º A", names))
    assert (heard.desk.label, names_in(heard.desk)) == ("5.º A", names)
    assert len(heard.desk.history) == 1
    made.undo(1)
    assert (heard.desk.label, names_in(heard.desk)) == (before.label, names_in(before))


def names_in(view):
    return tuple(player.name for player in view.players)


def test_a_lesson_that_is_deleted_leaves_no_name_on_the_wall(bridge):
    """Issue "Nothing is lost" §5: deleted for good (pupils' names); the class sees the title card."""
    made, heard = bridge
    for entry in ENTRIES[:2]:
        made.enter(entry)
    assert heard.wall.scene.players
    made.delete_lesson(str(made.table.lesson.path))
    assert heard.wall.scene == TitleScene("")
