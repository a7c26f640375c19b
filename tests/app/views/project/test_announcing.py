"""What the class is told of a repair before anything moves: of the first round that stands differently, and of no envelope."""

from collections import Counter

from msgspec import structs

from app import entries as e
from app.rules.play import Replay, replay
from app.rules.state import State
from app.terms.saying import Says, say
from app.views import public as p
from app.views.project import scenes
from app.views.project.announcing import announced
from tests.app.rules.table import Table
from tests.app.views.games import generated, repaired, values


def played(table: Table) -> Replay:
    return Replay(table.begun, table.played)


def told(before: Replay, after: Replay) -> p.RepairScene:
    (view,) = announced(before, after)
    return view.scene


def with_entry(whole: Replay, at: int, other: e.Entry) -> Replay:
    """The game with another entry at this place."""
    entries = [one.entry for one in whole.played]
    return replay(whole.start.setting, [*entries[:at], other, *entries[at + 1 :]])


def test_a_corrected_round_announces_itself_with_the_country_as_it_was():
    """Issue 4, 7: "Round 3 corrected: Tension 6 → 5" before the line moves."""
    table = Table().after(2).enter("correction", tension_by=3)
    before = played(table)
    after = with_entry(before, len(before.played) - 1, e.Corrected(tension_by=2))
    was = before.state.tension
    assert announced(before, after) == (
        p.PublicView(scenes.country(before.state), p.RepairScene(2, (say(Says.TENSION_FROM_TO, before=was, after=was - 1),))),
    )


def test_nothing_that_a_repair_changed_goes_untold():
    """Issue 6, first game: the Shield's level fell and the wall listed only the first three changes."""
    for before, after in repaired():
        for view in announced(before, after):
            was, now = rounds(before)[view.scene.round], rounds(after)[view.scene.round]
            rest = sum(one != other for one, other in zip(seen(was), seen(now), strict=True) if None not in {one, other})
            tension = sum(saying.key in {Says.TENSION_FROM_TO, Says.REPAIRED_TENSION_NOW} for saying in view.scene.changes)
            assert len(view.scene.changes) + view.scene.more == rest + tension


def rounds(of: Replay) -> dict[int, State]:
    return {state.round: state for state in (of.start, *(one.state for entry in of.played for one in entry.moments))}


def seen(state: State) -> list[object]:
    """What everybody can see besides Tension."""
    return [state.tax, *state.levels, *state.funds, *state.tokens, *state.roles]


def test_where_nothing_changed_that_everybody_can_see_nothing_is_announced():
    """A repair of an envelope is nobody's business, nor is one that changes nothing."""
    quiet = 0
    for whole in generated().values():
        assert announced(whole, whole) == ()
        for at, one in enumerate(whole.played):
            if isinstance(one.entry, e.Corrected) and one.entry.coins_by is not e.UNSET:
                after = with_entry(whole, at, structs.replace(one.entry, coins_by=one.entry.coins_by + 50))
                if [step.state.tokens for step in after.played] == [step.state.tokens for step in whole.played]:
                    assert announced(whole, after) == ()
                    quiet += 1
    assert quiet >= 20


def test_the_first_round_that_differs_is_named_and_all_before_it_are_the_same():
    """The most important first, at most six lines; a later Tension is told beside it."""
    keys, at_most, counted = Counter(), 0, 0
    for before, after in repaired():
        views = announced(before, after)
        if not views:
            continue
        (view,) = views
        assert view.country == scenes.country(before.state)
        changes = [saying.key for saying in view.scene.changes]
        assert 1 <= len(changes) + bool(view.scene.more) <= 6
        assert view.scene.more != 1
        assert sorted(changes, key=ORDER.index) == changes
        assert ended(before, view.scene.round) == ended(after, view.scene.round)
        keys.update(changes)
        at_most = max(at_most, len(changes))
        counted += bool(view.scene.more)
    assert at_most == 6
    assert counted
    assert set(keys) == set(ORDER), keys
    assert min(keys.values()) >= 3, keys


ORDER = [
    Says.TENSION_FROM_TO, Says.REPAIRED_TENSION_NOW, Says.REPAIRED_TAX, Says.REPAIRED_LEVEL, Says.REPAIRED_FUND, Says.REPAIRED_TOKENS,
    Says.REPAIRED_ROLE,
]


def ended(of: Replay, before: int) -> list[tuple]:
    """What everybody saw at the end of each round before this one."""
    rows = of.state.history[: max(0, before - 1)]
    return [(row.tension_end, row.tax, row.levels, row.funds, row.excluded) for row in rows]


def test_an_undone_repair_announces_the_way_back():
    """After the undo of a repair the same lines stand the other way round."""
    back = 0
    for before, after in repaired():
        there, again = announced(before, after), announced(after, before)
        assert bool(there) == bool(again)
        if there:
            assert there[0].scene.round == again[0].scene.round
            moved, moved_back = (tension_of(one[0].scene) for one in (there, again))
            assert moved == [(was, now) for now, was in moved_back]
            back += bool(moved)
    assert back >= 30


def tension_of(scene: p.RepairScene) -> list[tuple[int, int]]:
    """From where to where Tension went at the end of that round."""
    return [(saying.values["before"], saying.values["after"]) for saying in scene.changes if saying.key is Says.TENSION_FROM_TO]


def test_other_roles_at_the_start_are_told_of_the_start():
    """Round 0 is what came before the first."""
    before, at = played(Table()), 1
    roles = before.played[at].entry.roles
    after = with_entry(before, at, e.RolesDealt((roles[1], roles[0], *roles[2:])))
    scene = told(before, after)
    assert scene.round == 0
    assert [saying.key for saying in scene.changes] == [Says.REPAIRED_ROLE] * 2


def test_an_announcement_holds_no_number_of_an_envelope():
    """FIELD 11: what it holds are the country and what anyone could have counted on the board."""
    for before, after in repaired():
        for view in announced(before, after):
            known = {10, *values(scenes.country(before.state), int)}
            for saying in view.scene.changes:
                assert set(saying.values) <= {"before", "after", "service", "name", "role"}
            assert set(values(view.country, int)) <= known
