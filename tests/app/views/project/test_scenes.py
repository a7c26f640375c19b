"""What the class sees after every entry of every game: the right scenes, and in each the country as it stood at that moment."""

from collections import Counter

import pytest
from msgspec import structs

from app import entries as e
from app.rules.play import Played, Replay
from app.rules.state import Moment, State
from app.terms.calendar import Outcome, Phase
from app.terms.saying import Says
from app.terms.services import SERVICES
from app.views import public as p
from app.views.project import scenes
from tests.app.rules.table import Table
from tests.app.views.games import Step, generated, recorded, sayings, steps, upto, whole_scenes


def is_of_coins(step: Step) -> bool:
    return isinstance(step.entry, e.Corrected) and step.entry.coins_by is not e.UNSET


def visible() -> list[Step]:
    return [step for step in steps() if not is_of_coins(step)]


def shown(step: Step) -> list[p.Scene]:
    return [view.scene for view in whole_scenes(step.replay)]


def view_of(step: Step, kind: type) -> p.PublicView:
    return next(view for view in whole_scenes(step.replay) if isinstance(view.scene, kind))


def bare(country: p.Country) -> tuple:
    """The frame without what just changed in it."""
    return (
        country.round, country.finished, country.tension, country.ends, tuple((one.level, one.fund) for one in country.services),
        country.price, country.tax,
    )


def frame(state: State, **other) -> tuple:
    """The frame of a state, read off the state once more; `other` is what stood differently at that moment."""
    levels, funds = other.get("levels", state.levels), other.get("funds", state.funds)
    return (
        state.round, other.get("finished", len(state.history)), other.get("tension", state.tension), other.get("ends", ends(state)),
        tuple(zip(levels, funds, strict=True)), {6: 8, 7: 9, 8: 10}[len(state.setting.players)], other.get("tax", state.tax),
    )


def ends(state: State) -> tuple[int, ...]:
    if state.tension is None:
        return ()
    if not state.history and state.row is None:
        return (state.tension,)
    begun = [*state.history, *([state.row] if state.row else [])]
    return (begun[0].tension_start, *(row.tension_end for row in begun[:-1]), state.tension)


# ------------------------------------------------------------------------------------------------------------- which scenes


def expected(step: Step) -> list[type]:
    """The scenes that an entry leads to, told from the entry and where the game stands before and after it."""
    now = step.state
    kinds = [*_own(step), *_after(step)]
    if now.outcome is Outcome.FAILED_STATE:
        kinds.append(p.FailedScene)
    elif now.phase is Phase.FINAL_COUNT and not isinstance(step.entry, e.Corrected):
        kinds.append(p.CountScene)
    return kinds


def _own(step: Step) -> list[type]:
    match step.entry:
        case e.EventRead():
            return [p.EventScene, p.DebateScene] if step.state.phase is Phase.TAX_VOTE else [p.EventScene]
        case e.TaxVoted():
            return [p.TaxResultScene] if step.state.tie else [p.TaxResultScene, p.PayDayScene]
        case e.TieBroken() if step.was.phase is Phase.TAX_TIE:
            return [p.TaxResultScene] if step.state.tie else [p.TaxResultScene, p.PayDayScene]
        case e.BudgetVoted() | e.TieBroken():
            return [p.BudgetScene]
        case e.GameStopped():
            return []
    return [{
        e.PactMade: p.PactResultScene, e.RolesDealt: p.RolesScene, e.PayDayHeld: p.PayDayScene, e.CardRead: p.CardScene,
        e.EnvelopesCounted: p.FinalScene, e.Corrected: p.CorrectionScene,
    }[type(step.entry)]]


def _after(step: Step) -> list[type]:
    kinds = []
    read_by_all = step.was.phase is Phase.MIDLIFE and len(step.state.readings) == len(step.state.setting.players)
    last_card = isinstance(step.entry, e.CardRead) and read_by_all
    if last_card and len(step.played.moments) > 1 and any(_may_move(step.was, reading) for reading in step.state.readings):
        kinds.append(p.ClassChangesScene)
    if step.was.row and not step.state.row and not isinstance(step.entry, e.Corrected) and step.state.outcome is None:
        kinds.append(p.RoundEndScene)
        kinds += [p.ObsolescenceScene] if step.state.round in {3, 6} else []
    return kinds


def _may_move(state: State, reading) -> bool:
    at = ("upper", "middle", "working").index(state.roles[reading.seat].social_class) - reading.class_by
    return bool(reading.class_by) and 0 <= at <= 2


def test_every_entry_leads_to_its_scenes():
    """SCREENS §The wall: a scene by phase."""
    seen = Counter()
    for step in visible():
        found = [type(scene) for scene in shown(step)]
        assert found == expected(step), step
        seen.update(found)
    opening, in_passing = {p.TitleScene, p.PactScene, p.DealScene}, {p.TurnScene, p.RepairScene}
    assert {kind for kind in p.Scene.__args__ if seen[kind] < 10} == opening | in_passing, seen


@pytest.mark.parametrize(("edition", "kinds"), [("with-pact", [p.TitleScene, p.PactScene]), ("without-pact", [p.TitleScene, p.DealScene])])
def test_before_the_first_entry_the_wall_shows_the_title_and_what_begins(edition, kinds):
    """SCREENS §The wall: title; roles are dealt after the pact."""
    for whole in (recorded() | generated()).values():
        if whole.start.edition.name == edition:
            views = whole_scenes(upto(whole, 0))
            assert [type(view.scene) for view in views] == kinds
            assert {view.country.round for view in views} == {0}
            assert views[0].scene.label == whole.start.setting.label


def test_the_pact_scene_maps_the_lowest_total_to_tension():
    """000 §Setup for 8 players: 20, 17 and 13 coins."""
    whole = next(whole for whole in recorded().values() if whole.start.edition.pact and len(whole.start.setting.players) == 8)
    assert whole_scenes(upto(whole, 0))[1].scene == p.PactScene(3, ((20, 1), (17, 2), (13, 3), (0, 4)))


def test_the_stop_of_the_game_is_shown_as_the_bell():
    """Ruling 21."""
    counts = [(step, scene) for step in visible() for scene in shown(step) if isinstance(scene, p.CountScene)]
    for step, scene in counts:
        assert scene == p.CountScene(step.state.round, isinstance(step.entry, e.GameStopped)), step
    assert {scene.stopped for _, scene in counts} == {True, False}


# ---------------------------------------------------------------------------------------------------------------- the frame


def test_the_last_frame_is_where_the_game_stands():
    """RECORD §The report: round, Tension, tax, services, and the line over the rounds."""
    for step in visible():
        assert bare(whole_scenes(step.replay)[-1].country) == frame(step.state), step
        assert bare(scenes.country(step.state)) == frame(step.state), step
        report = step.report
        country = whole_scenes(step.replay)[-1].country
        assert (country.round, country.tension, country.tax) == (report["round"], report["tension"], report["tax"]), step
        assert country.ends[0] == (report["history"] or [{"tension_start": country.ends[0]}])[0]["tension_start"]


def test_the_line_has_a_point_for_the_start_and_for_each_round_so_far():
    """SCREENS §The wall: Tension, gauge and the line over the rounds."""
    for step in visible():
        for view in whole_scenes(step.replay):
            country = view.country
            assert len(country.ends) == 1 + country.finished + (country.round > country.finished), step
            assert country.ends[-1] == country.tension, step
            over = tuple(row.tension_end for row in step.state.history)
            assert country.ends[1 : country.finished] == over[: max(0, country.finished - 1)], step


def test_a_frame_never_holds_what_a_later_step_shows():
    """SCREENS §The wall, "nothing before its time": each step has the country of its moment."""
    for step in visible():
        views, was = whole_scenes(step.replay), step.was
        for view in views:
            found = bare(view.country)
            match view.scene:
                case p.EventScene() | p.DebateScene():
                    assert found == frame(step.state), step
                case p.TaxResultScene(winner=None):
                    assert found == frame(was), step
                case p.TaxResultScene():
                    assert found == frame(was, tax=view.scene.winner), step
                case p.PayDayScene(collected=None):
                    assert found == frame(was, tax=view.scene.tax), step
                case p.BudgetScene(rows=()):
                    assert found == frame(was), step
                case p.BudgetScene():
                    levels, funds = split_up(was, view.scene)
                    assert found == frame(was, levels=levels, funds=funds), step
                case p.CardScene() | p.ClassChangesScene() if len(step.played.moments) > 1:
                    assert found == frame(was, tension=after_card(step), ends=(*ends(was)[:-1], after_card(step))), step
                case p.RoundEndScene() if step.state.round in {3, 6}:
                    before_drop = next(view for view in views if isinstance(view.scene, p.ObsolescenceScene)).scene.before
                    assert found == frame(step.state, finished=len(was.history), levels=before_drop), step
                case _ if view is views[-1]:
                    assert found == frame(step.state), step


def after_card(step: Step) -> int:
    """Tension once the last card was read, before the round's end."""
    by_card = [change.by for change in step.state.changes[len(step.was.changes):] if change.seat is not None]
    return step.was.tension + sum(by_card)


def split_up(was: State, scene: p.BudgetScene) -> tuple[list[int], list[int]]:
    """Levels and funds after the split, worked out from what the scene says each fund received."""
    price, received = {6: 8, 7: 9, 8: 10}[len(was.setting.players)], {row.service: row.received for row in scene.rows}
    levels, funds = list(was.levels), [fund + received[name] for name, fund in was.funds.items()]
    for at in range(3):
        while funds[at] >= price and levels[at] < 5:
            levels[at], funds[at] = levels[at] + 1, funds[at] - price
    return levels, funds


def test_levels_are_marked_as_changed_in_the_step_that_changes_them_and_in_no_other():
    """SCREENS §The wall: level-ups one after another; obsolescence has a step of its own."""
    for step in visible():
        before = step.was.levels
        for view in whole_scenes(step.replay):
            levels = [one.level for one in view.country.services]
            changes = [one.change for one in view.country.services]
            if isinstance(view.scene, p.BudgetScene | p.ObsolescenceScene):
                assert [level - change for level, change in zip(levels, changes, strict=True)] == list(before), step
                before = levels
            elif not isinstance(view.scene, p.CorrectionScene):
                assert changes == [0, 0, 0], step


def test_before_an_event_is_read_the_wall_does_not_know_it():
    """SCREENS §The wall: no event ahead."""
    order = [Says.EVENT_BOOM, Says.EVENT_FLU, Says.EVENT_CRISIS, Says.EVENT_CROSSROADS, Says.EVENT_TECH, Says.EVENT_STORM,
             Says.EVENT_PEACE, Says.EVENT_LEGACY]
    for step in steps():
        for view in whole_scenes(step.replay):
            told = {saying.key for saying in sayings(view) if saying.key.startswith("event_")}
            titles = [key for key in order if any(said.startswith(key) for said in told)]
            assert titles == ([order[step.state.round - 1]] if isinstance(view.scene, p.EventScene) else []), step


def test_no_card_before_it_is_read_and_none_but_the_one_that_was_just_read():
    """SCREENS §The wall: no card unread."""
    for step in steps():
        for view in whole_scenes(step.replay):
            told = {saying.key for saying in sayings(view) if saying.key.startswith("card_")}
            last = step.state.readings[-1:]
            wanted = {f"card_{reading.card.replace('-', '_')}" for reading in last} if isinstance(view.scene, p.CardScene) else set()
            assert told == wanted, step


def test_no_counts_before_a_vote_is_entered_and_then_those_entered():
    """SCREENS §The wall: no count while it is being typed."""
    for step in visible():
        if isinstance(step.entry, e.TaxVoted):
            scene = view_of(step, p.TaxResultScene).scene
            assert {tax: count for tax, count in scene.counts.items() if count} == {k: v for k, v in step.entry.votes.items() if v}, step
            assert list(scene.counts) == list("ABCD")
        if isinstance(step.entry, e.BudgetVoted):
            scene = view_of(step, p.BudgetScene).scene
            assert [scene.votes.of(name) for name in SERVICES] == [step.entry.votes.get(name, 0) for name in SERVICES], step
        if isinstance(step.entry, e.EventRead | e.PayDayHeld | e.CardRead | e.RolesDealt):
            assert not [scene for scene in shown(step) if isinstance(scene, p.TaxResultScene | p.BudgetScene)], step


def test_a_correction_of_coins_changes_nothing_on_the_wall():
    """SCREENS §The wall: never a balance; an envelope is nobody's business."""
    some = 0
    for step in steps():
        if is_of_coins(step):
            assert whole_scenes(step.replay) == whole_scenes(step.before), step
            some += 1
    assert some >= 30


def test_several_corrections_of_coins_leave_the_wall_where_it_was():
    """Not even a step is lost or gained: what was not revealed yet is not revealed by it."""
    table = Table().enter("event")
    before = whole_scenes(Replay(table.begun, table.played))
    table.put(coins=7)
    assert len(before) == 2
    assert whole_scenes(Replay(table.begun, table.played)) == before


# -------------------------------------------------------------------------------------------------------------- the scenes


def test_the_tax_result_says_who_won_and_why():
    """SCREENS §The wall: counts, winner, why a tie went that way. Rulings 4 and 5."""
    seen = Counter()
    for step in visible():
        for scene in shown(step):
            if not isinstance(scene, p.TaxResultScene):
                continue
            most = max(scene.counts.values())
            first = [tax for tax, count in scene.counts.items() if most and count == most]
            tied = len(first) > 1
            assert scene.carried_over == (not first), step
            assert (scene.tie is not None) == tied, step
            assert scene.winner == (None if step.state.tie else step.state.tax), step
            assert (scene.decided_by is not None) == (tied and scene.winner is not None), step
            if tied:
                assert (list(scene.tie.between), scene.tie.votes) == (first, most), step
            seen[tied, scene.winner is None, scene.carried_over] += 1
    assert min(seen[True, True, False], seen[True, False, False], seen[False, False, True], seen[False, False, False]) >= 10, seen


def test_a_tie_names_only_whoever_is_asked_has_passed_or_has_decided():
    """SCREENS §The wall: no link from a vote to a person beyond the player asked in a tie."""
    for step in visible():
        names = step.state.setting.players
        for scene in shown(step):
            if isinstance(scene, p.TaxResultScene | p.BudgetScene) and scene.tie:
                tie = step.state.tie
                asked = None if tie is None else names[tie.asked]
                assert scene.tie.asked == asked, step
                if isinstance(step.entry, e.TieBroken) and step.entry.choice is not None and asked is None:
                    assert scene.decided_by == names[step.was.tie.asked], step
                if tie is not None and step.was.phase is not Phase.BUDGET_TIE:
                    assert scene.tie.passed == tuple(names[seat] for seat in tie.order[: tie.passed]), step


def test_pay_day_says_what_each_class_pays_and_afterwards_who_took_a_token():
    """SCREENS §The wall: pay day: what each class pays, who got a token."""
    for step in visible():
        for scene in shown(step):
            if isinstance(scene, p.PayDayScene):
                at_table = Counter(role.social_class for role in step.was.roles)
                assert {one.social_class: one.people for one in scene.classes} == dict(at_table), step
                assert sum(one.people * one.pays for one in scene.classes) >= (scene.collected or 0), step
                row = step.state.row or step.state.history[-1]
                held = isinstance(step.entry, e.PayDayHeld)
                excluded = tuple(step.state.setting.players[seat] for seat in row.excluded or ())
                assert (scene.tax, scene.collected, scene.excluded) == (row.tax, row.revenue if held else None, excluded if held else ())


def test_the_budget_is_what_the_history_will_say():
    """SCREENS §The wall: budget: ranking, split, level-ups."""
    done = 0
    for step in visible():
        for scene in shown(step):
            if isinstance(scene, p.BudgetScene):
                assert scene.budget == (step.was.row.revenue or 0) + step.was.reserve + step.was.gift, step
                assert (scene.reserve, scene.gift) == (step.was.reserve, step.was.gift), step
                assert bool(scene.rows) == (step.state.tie is None), step
                if scene.rows:
                    row = step.state.row or step.state.history[-1]
                    assert tuple(one.service for one in scene.rows) == row.ranking, step
                    assert {one.service: one.received for one in scene.rows} == dict(row.received.items()), step
                    assert sum(one.share for one in scene.rows) == sum(one.received for one in scene.rows) == scene.budget, step
                    levels, _ = split_up(step.was, scene)
                    risen = {name: to for (name, was), to in zip(step.was.levels.items(), levels, strict=True) if to > was}
                    assert {one.service: one.level for one in scene.rows if one.level} == risen, step
                    done += 1
    assert done >= 500


def test_a_round_ends_with_every_change_of_tension_and_its_cause():
    """SCREENS §The wall: round end: each Tension change with its cause."""
    for step in visible():
        for view in whole_scenes(step.replay):
            scene = view.scene
            if isinstance(scene, p.RoundEndScene | p.FailedScene):
                listed = [change for change in step.state.changes if change.round == scene.round]
                assert [(one.by, one.to, one.service) for one in scene.steps] == [(one.by, one.to, one.service) for one in listed], step
                assert scene.ends == view.country.ends, step
            if isinstance(scene, p.RoundEndScene):
                assert scene.start + sum(one.by for one in scene.steps) == scene.end == view.country.tension, step
                assert (scene.round, scene.ends[-2:]) == (step.state.round, (scene.start, scene.end)) or scene.round > 1, step
            if isinstance(scene, p.FailedScene):
                assert (view.country.tension, scene.round) == (10, step.state.round), step
                assert scene.steps[-1].to == 10, step


def test_obsolescence_lowers_every_level_but_those_at_1():
    """Ruling 9."""
    for step in visible():
        for scene in shown(step):
            if isinstance(scene, p.ObsolescenceScene):
                assert [max(1, level - 1) for level in scene.before] == list(scene.after) == list(step.state.levels), step


def test_class_changes_follow_in_reading_order_with_the_same_role_twice_where_the_spare_was_gone():
    """Ruling 16."""
    kept = 0
    for step in visible():
        for scene in shown(step):
            if isinstance(scene, p.ClassChangesScene):
                names, was, now = step.state.setting.players, step.was.roles, step.state.roles
                order = [reading.seat for reading in step.state.readings if _may_move(step.was, reading)]
                assert [move.name for move in scene.moves] == [names[seat] for seat in order], step
                for seat, move in zip(order, scene.moves, strict=True):
                    assert (move.before.social_class, move.after.social_class) == (was[seat].social_class, now[seat].social_class), step
                    assert (move.before == move.after) == (was[seat] == now[seat]), step
                    kept += move.before == move.after
    assert kept >= 2


def test_a_card_shows_printed_coins_only():
    """SCREENS §The wall: never a balance. What `mother`, an illness or the exam takes follows from the envelope, and stays there."""
    secret = {"mother", "serious-illness", "civil-service-exam"}
    for step in visible():
        if isinstance(step.entry, e.CardRead):
            scene = view_of(step, p.CardScene).scene
            effect = step.was.edition.card(step.entry.card).tiers[scene.active]
            if effect.takes_half or effect.takes_everything:
                assert step.entry.card in secret
                assert scene.amount is None, step
            falls = effect.class_by < 0 and step.was.roles[step.entry.seat].social_class == "working"
            climbs = effect.class_by > 0 and step.was.roles[step.entry.seat].social_class == "upper"
            if not (effect.takes_half or effect.takes_everything):
                assert (scene.amount or 0) == effect.gives + 5 * climbs - effect.takes - 5 * falls, step
            assert scene.token == (step.state.tokens != step.was.tokens), step
            assert (scene.number, scene.of) == (len(step.was.readings) + 1, len(step.was.setting.players)), step
            assert scene.level == (step.was.levels.total() if scene.service is None else step.was.levels.of(scene.service)), step


def test_the_ranking_is_that_of_the_scores():
    """FIELD 10: the wall's text equals the replay's report."""
    finals = [(step, scene) for step in visible() for scene in shown(step) if isinstance(scene, p.FinalScene)]
    for step, scene in finals:
        report, names = step.report, step.state.setting.players
        scores = {names[score["seat"]]: score for score in report["scores"]}
        assert Counter(line.name for line in scene.ranking) == Counter(names), step
        if len(set(names)) == len(names):
            for line in scene.ranking:
                assert (line.points, line.winner) == (scores[line.name]["total"], scores[line.name]["winner"]), step
        assert [line.points for line in scene.ranking] == sorted((score["total"] for score in report["scores"]), reverse=True), step
        assert {line.place for line in scene.ranking if line.winner} == {1}, step
        assert all(line.winner for line in scene.ranking if line.place == 1), step
        for line, after in zip(scene.ranking, scene.ranking[1:], strict=False):
            is_level = (line.points, line.winner) == (after.points, after.winner)
            assert (after.place == line.place) == is_level, step
        assert (scene.legacy, scene.tension, scene.round) == (report["legacy"], report["tension"], report["round"]), step
        assert scene.levels == sum(service["level"] for service in report["services"].values()), step
    assert len(finals) >= 50


def test_the_roles_are_shown_by_seat():
    """SCREENS §The wall: roles are dealt after the pact."""
    for step in visible():
        if isinstance(step.entry, e.RolesDealt):
            scene = view_of(step, p.RolesScene).scene
            assert [line.name for line in scene.players] == list(step.state.setting.players)
            assert [line.social_class for line in scene.players] == [role.social_class for role in step.state.roles]


def test_a_correction_that_fails_the_state_is_shown_before_the_failure():
    """Ruling 2."""
    table = Table().after(2).enter("correction", tension_by=9)
    views = whole_scenes(Replay(table.begun, table.played))
    assert [type(view.scene) for view in views] == [p.CorrectionScene, p.FailedScene]
    assert views[1].scene.steps[-1].sign is p.ChangeSign.CORRECTION


def test_what_no_game_leads_to_is_our_mistake_and_raises():
    """STYLE: we are wrong → let it raise; nothing is shown that did not happen."""
    table = Table().enter("event").vote(A=1)
    no_tax, no_count = structs.replace(table.state, tax=None), structs.replace(table.state, count=None)
    for entry, state in ((e.PayDayHeld(), no_tax), (e.EnvelopesCounted(()), no_count)):
        with pytest.raises(ValueError, match="pay_day"):
            whole_scenes(Replay(table.begun, (Played(entry, (Moment(state),)),)))
    with pytest.raises(ValueError, match="no-such-card"):
        scenes.card_scene(table.state, scenes.CardOnTable(0, "no-such-card", 0, None, token=False, class_by=0))
