"""The steps of every scene of every game: each holds less than the next, nothing that was told is taken back, and the last is the whole.

That a step holds nothing of a later one is tried by changing the whole in what is told later only: the steps before must not notice.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest
from msgspec import structs

from app import entries as e
from app.rules import facts as f
from app.terms.ballots import Tax
from app.terms.saying import Says, say
from app.terms.services import SERVICES, PerService
from app.views import public as p
from app.views.project import scenes
from app.views.project.revealing import revealed
from app.views.project.scenes import public_views
from tests.app.views.games import Step, steps, values

ELSEWHERE = "Somebody else"  # a name that no pupil of any game bears


class Told(NamedTuple):
    """One scene of a game in its steps, and the country before it."""

    step: Step
    before: p.Country
    reveal: p.Reveal
    tensions: tuple[int, ...]

    def __repr__(self) -> str:
        return f"{self.step}, {type(self.whole.scene).__name__}"

    @property
    def whole(self) -> p.PublicView:
        return self.reveal[-1]

    @property
    def kind(self) -> type:
        return type(self.whole.scene)

    def again(self, whole: p.PublicView, tensions: tuple[int, ...] | None = None) -> p.Reveal:
        """The steps of another whole from the same country."""
        news = not isinstance(self.step.entry, e.TieBroken)
        return revealed(self.before, whole, tensions=self.tensions if tensions is None else tensions, counts_are_news=news)


@cache
def told() -> tuple[Told, ...]:
    """Every scene of every entry of every game."""
    return tuple(each for step in steps() for each in told_by(step))


def told_by(step: Step) -> Iterator[Told]:
    if isinstance(step.entry, e.Corrected) and step.entry.coins_by is not e.UNSET:
        return
    before = scenes.country(step.was)
    tensions = tuple(fact.to for fact in step.played.moments[0].facts if isinstance(fact, f.TensionMoved))
    for reveal in public_views(step.replay):
        yield Told(step, before, reveal, tensions)
        before = reveal[-1].country


def of(kind: type) -> list[Told]:
    found = [each for each in told() if each.kind is kind]
    assert len(found) >= 30, kind
    return found


# ------------------------------------------------------------------------------------------------------------- all of them


def test_the_last_step_is_the_whole_scene_with_nothing_still_to_come():
    """Issue 4, 7: at the end the class sees what it saw before there were steps."""
    for each in told():
        scene = each.whole.scene
        assert not any(getattr(scene, name, None) for name in ("to_come", "lanes", "keeps_foot", "places")), each
        assert not isinstance(scene, p.TurnScene), each


def test_no_two_steps_show_the_same():
    """A key that changes nothing looks broken."""
    for each in told():
        assert all(one != other for one, other in pairwise(each.reveal)), each


def test_every_scene_that_has_something_to_reveal_has_several_steps_and_no_other():
    """Issue 4, 7: scenes with nothing to reveal have one step."""
    still = {p.TitleScene, p.PactScene, p.DealScene, p.RolesScene, p.EventScene, p.DebateScene, p.CountScene, p.CorrectionScene}
    several = Counter(each.kind for each in told() if len(each.reveal) > 1)
    assert not still & set(several)
    assert set(several) == set(p.Scene.__args__) - still - {p.TurnScene, p.RepairScene}
    for each in told():
        if isinstance(each.whole.scene, p.PayDayScene) and each.whole.scene.collected is None:
            assert len(each.reveal) == 1, each
    assert max(len(each.reveal) for each in told()) >= 10


def test_the_line_of_every_step_ends_where_its_tension_stands():
    """SCREENS §The wall: the frame moves with the step that shows it, number, gauge and line together."""
    for each in told():
        for view in each.reveal:
            country = view.country
            assert (country.ends[-1] if country.ends else None) == country.tension, each
            if country.ends:
                assert len(country.ends) == 1 + country.finished + (country.round > country.finished), each


def test_from_step_to_step_nothing_is_taken_back():
    """What the class has read stays: counts, names, causes, places in the ranking, levels and coins."""
    for each in told():
        for one, other in pairwise(each.reveal):
            for old, new in zip(growing(one.scene), growing(other.scene), strict=False):
                assert old == new[: len(old)] or old == new[len(new) - len(old) :], each
            for name, stand in one.country.services.items():
                after = other.country.services.of(name)
                if each.kind is not p.ObsolescenceScene:
                    assert (after.level, after.level * other.country.price + after.fund) >= (
                        stand.level, stand.level * one.country.price + stand.fund), each


def growing(scene: p.Scene) -> list[tuple]:
    """What a scene lists: it only grows, at one end."""
    match scene:
        case p.TaxResultScene():
            return [tuple(scene.counts.items()), (scene.winner,) if scene.winner else (), (scene.decided_by,) if scene.decided_by else ()]
        case p.PayDayScene():
            return [scene.excluded, () if scene.collected is None else (scene.collected,)]
        case p.BudgetScene():
            return [tuple(scene.votes), *((row.service,) * (row.received + 1) for row in scene.rows)]
        case p.RoundEndScene() | p.FailedScene():
            return [scene.steps]
        case p.ClassChangesScene():
            return [scene.moves]
        case p.FinalScene():
            return [scene.ranking]
        case p.CardScene():
            return [(scene.name, scene.number), (scene.title,), scene.tiers]
        case p.TurnScene():
            return [(scene.name, scene.number)]
    return []


# --------------------------------------------------------------------------------------------------- one kind after another


def unnoticed(each: Told, later: p.PublicView, upto: int, tensions: tuple[int, ...] | None = None) -> None:
    """The first steps of another whole are those of this one, and it really is another."""
    other = each.again(later, tensions)
    assert other[-1] != each.whole or tensions, each
    assert other[:upto] == each.reveal[:upto], each


def changed(whole: p.PublicView, **fields) -> p.PublicView:
    return structs.replace(whole, scene=structs.replace(whole.scene, **fields))


def in_country(whole: p.PublicView, **fields) -> p.PublicView:
    return structs.replace(whole, country=structs.replace(whole.country, **fields))


def test_the_counts_do_not_know_the_winner_nor_the_winner_why():
    """Counts, winner, why."""
    seen = Counter()
    for each in of(p.TaxResultScene):
        scene, whole = each.whole.scene, each.whole
        kind = [(view.scene.winner is not None, view.scene.decided_by is not None) for view in each.reveal]
        counts_first = [] if isinstance(each.step.entry, e.TieBroken) else [(False, False)]
        if scene.winner is None:
            assert kind == [*counts_first, (False, False)], each
            assert all(view.country == each.before for view in each.reveal), each
            unnoticed(each, changed(whole, tie=structs.replace(scene.tie, asked=ELSEWHERE, income=99)), len(counts_first))
            continue
        assert kind == [*counts_first, *([(True, False)] if scene.tie else []), (True, scene.tie is not None)], each
        first = Tax.A if scene.winner is not Tax.A else Tax.B
        unnoticed(each, in_country(changed(whole, winner=first), tax=first), len(counts_first))
        for view in each.reveal:
            assert view.country.tax == (each.before.tax if view.scene.winner is None else scene.winner), each
            if view is not whole:
                assert (view.scene.tie, view.scene.decided_by, view.scene.carried_over) == (None, None, False), each
        if scene.tie:
            tie = structs.replace(scene.tie, income=99, passed=(ELSEWHERE,))
            unnoticed(each, changed(whole, tie=tie, decided_by=ELSEWHERE), len(each.reveal) - 1)
        seen[scene.tie is not None, scene.carried_over] += 1
    assert min(seen[True, False], seen[False, True], seen[False, False]) >= 5, seen


def test_a_pay_day_names_nobody_and_no_sum_ahead_and_tension_moves_with_each_token():
    """What each class pays; tokens one by one with Tension; coins."""
    most = 0
    for each in of(p.PayDayScene):
        scene, whole = each.whole.scene, each.whole
        if scene.collected is None:
            continue
        short, reveal = len(scene.excluded), each.reveal
        assert len(reveal) == short + 2, each
        assert reveal[0] == p.PublicView(each.before, p.PayDayScene(scene.tax, scene.classes, (), None)), each
        unnoticed(each, changed(whole, collected=scene.collected + 1), short + 1)
        for at in range(short):
            others = (*scene.excluded[:at], *(ELSEWHERE for _ in scene.excluded[at:]))
            unnoticed(each, changed(whole, excluded=others), at + 1)
            unnoticed(each, whole, at + 1, tuple(each.tensions[:at]) + tuple(99 for _ in each.tensions[at:]))
            view = reveal[at + 1]
            assert (len(view.scene.excluded), view.scene.to_come) == (at + 1, short - at - 1), each
            moved = each.step.was.edition.tension.exclusion * (at + 1)
            assert view.country.tension == min(10, each.step.was.tension + moved), each
            assert view.country.finished == each.before.finished, each
        most = max(most, short)
    assert most >= 4


def test_the_split_goes_pass_by_pass_and_level_by_level():
    """000 §The 3-2-1 split, worked out once more here; ruling 7: a service at level 5 passes its share on; ruling 8: levels."""
    seen = Counter()
    for each in of(p.BudgetScene):
        scene = each.whole.scene
        if not scene.rows:
            continue
        dealing = [view for view in each.reveal if all(row.level is None for row in view.scene.rows)]
        plain = [view for view in dealing if not any(row.received for row in view.scene.rows)]
        assert len(plain) == 1 + (scene.decided_by is not None) or not scene.budget, each
        assert all(bare(view.country) == bare(each.before) for view in plain), each
        for number, view in enumerate(dealing[len(plain) :], 1):
            received, left = dict.fromkeys(SERVICES, 0), min(scene.budget, number * 6)
            for turn in range(left):
                at = (0, 0, 0, 1, 1, 2)[turn % 6]
                order = [scene.rows[(at + n) % 3].service for n in range(3)]
                takers = [name for name in order if each.before.services.of(name).level < 5]
                received[(takers or order)[0]] += 1
            assert {row.service: row.received for row in view.scene.rows} == received, each
            assert all(stand.fund == each.before.services.of(name).fund + received[name] for name, stand in view.country.services.items())
            assert levels(view) == levels_of(each.before), each
            seen["passes"] += 1
            seen["passed on"] += any(row.received < row.share for row in view.scene.rows)
        rising = each.reveal[len(dealing) - 1 :]
        for one, other in pairwise(rising):
            assert sum(levels(other)) - sum(levels(one)) == 1, each
            paid = (sum(stand.fund for stand in view.country.services) for view in (one, other))
            assert next(paid) - next(paid) == one.country.price, each
            seen["levels"] += 1
            for row in other.scene.rows:
                assert row.level in {None, other.country.services.of(row.service).level}, each
    assert min(seen["passed on"], seen["levels"]) >= 40, seen


def test_the_ranking_does_not_know_who_decided_it_nor_the_passes_which_level_rises():
    """Ranking, why, passes, levels."""
    decided = 0
    for each in of(p.BudgetScene):
        scene, whole = each.whole.scene, each.whole
        if not scene.rows:
            first = 0 if isinstance(each.step.entry, e.TieBroken) else 1
            unnoticed(each, changed(whole, tie=structs.replace(scene.tie, asked=ELSEWHERE, income=99)), first)
            assert all(view.scene.tie is None for view in each.reveal[:first]), each
            continue
        if scene.decided_by:
            tie = scene.tie and structs.replace(scene.tie, income=99)
            unnoticed(each, changed(whole, decided_by=ELSEWHERE, tie=tie), 1)
            decided += 1
        dealing = sum(all(row.level is None for row in view.scene.rows) for view in each.reveal)
        higher = tuple(structs.replace(row, level=5) for row in scene.rows)
        if any(row.level != 5 for row in scene.rows):
            unnoticed(each, changed(whole, rows=higher), min(dealing, len(each.reveal) - 1))
    assert decided >= 20


@pytest.mark.parametrize("kind", [p.RoundEndScene, p.FailedScene])
def test_each_cause_comes_alone_and_the_line_goes_up_with_it(kind):
    """Each Tension change with its cause: before it comes neither its cause, nor its size, nor where it leads is there."""
    several = 0
    for each in of(kind):
        scene, whole = each.whole.scene, each.whole
        start = scene.steps[0].to - scene.steps[0].by if scene.steps else whole.country.tension
        assert len(each.reveal) == 1 or not each.reveal[0].scene.steps, each
        for view in each.reveal:
            sum_ = start + sum(cause.by for cause in view.scene.steps)
            assert view.country.tension == view.scene.ends[-1] == view.country.ends[-1] == sum_, each
            assert kind is p.FailedScene or view.scene.end == sum_, each
            assert view is whole or view.country.finished == each.before.finished, each
        if len(scene.steps) > p.MOST_CAUSES:
            continue
        assert [len(view.scene.steps) for view in each.reveal][: len(scene.steps) + 1] == list(range(len(scene.steps) + 1)), each
        assert len(each.reveal) == len(scene.steps) + 1 + (kind is p.FailedScene), each
        for at in range(len(scene.steps)):
            others = other_causes(scene.steps[at:])
            end = start + sum(cause.by for cause in (*scene.steps[:at], *others))
            later = changed(whole, steps=(*scene.steps[:at], *others), ends=(*scene.ends[:-1], end))
            later = later if kind is p.FailedScene else changed(later, end=end)
            later = in_country(later, tension=end, ends=(*whole.country.ends[:-1], end))
            if all(cause.by for cause in others) and all(cause.by for cause in scene.steps):
                unnoticed(each, later, at + 1)
                several += 1
    assert several >= 30


def other_causes(causes: tuple[p.TensionStep, ...]) -> tuple[p.TensionStep, ...]:
    """Other signs, causes and sizes, so small that the scale is not left; each still moves the line."""
    tension, found = causes[0].to - causes[0].by, []
    for cause in causes:
        by = next(by for by in (-1, 1, 2, -2) if by != cause.by and 0 <= tension + by <= 10)
        tension += by
        found.append(p.TensionStep(by, tension, p.ChangeSign.STORM, say(Says.CAUSE_STORM)))
    return tuple(found)


def test_causes_that_are_too_many_come_kind_by_kind():
    """Where those of a kind share a card, the card comes at once; the page knows the places of all."""
    token, low, card = p.ChangeSign.EXCLUSION, p.ChangeSign.SERVICE, p.ChangeSign.CARD
    steps, where = many_causes(2, token, low, token, card, low, token, low)
    tokens, lows = (steps[0], steps[2], steps[5]), (steps[1], steps[4], steps[6])
    assert [told for told, _, _ in where] == [(), tokens, (*tokens, *lows), (*tokens, *lows, steps[3])]
    assert [tension for _, _, tension in where] == [2, 5, 8, 9]
    assert {places for _, places, _ in where} == {p.Places(3, 3, are_shared=True)}


def test_causes_that_would_leave_the_scale_if_they_were_taken_together_come_at_once():
    """Ruling 1: Tension stays within 0 and 10. Eight tokens would pass 10 before the corrections in between take it back."""
    token, back = p.ChangeSign.EXCLUSION, p.ChangeSign.CORRECTION
    steps, where = many_causes(6, token, token, back, token, token, back, token, token, back)
    assert [(len(told), tension) for told, _, tension in where] == [(0, 6), (len(steps), 9)]
    assert {places for _, places, _ in where} == {p.Places(2, 1, are_shared=True)}


def many_causes(start: int, *signs: p.ChangeSign) -> tuple[tuple[p.TensionStep, ...], list]:
    """A round with so many causes, each by one (a correction by one back), and what a Failed State tells of it, step by step."""
    tension, steps = start, []
    for sign in signs:
        by = -1 if sign is p.ChangeSign.CORRECTION else 1
        tension += by
        steps.append(p.TensionStep(by, tension, sign, say(Says.CAUSE_STORM)))
    country = p.Country(2, 1, tension, (start, start, tension), PerService(*(p.ServiceStand(1, 0) for _ in SERVICES)), 10, None)
    whole = p.PublicView(country, p.FailedScene(2, tuple(steps), country.ends))
    reveal = revealed(structs.replace(country, ends=(start, start, start), tension=start), whole)
    return tuple(steps), [(view.scene.steps, view.scene.places, view.country.tension) for view in reveal[:-1]]


def test_obsolescence_shows_the_levels_before_it_takes_them():
    """Before, after."""
    for each in of(p.ObsolescenceScene):
        scene = each.whole.scene
        unnoticed(each, in_country(changed(each.whole, after=PerService(9, 9, 9)), services=each.before.services), len(each.reveal) - 1)
        if scene.before != scene.after:
            first, _ = each.reveal
            assert first.scene.after == scene.before, each
            assert levels(first) == list(scene.before), each
            assert [stand.change for stand in first.country.services] == [0, 0, 0], each


def test_a_card_lies_face_down_then_open_and_then_it_happens():
    """Midlife: name, card, effect."""
    for each in of(p.CardScene):
        scene, whole = each.whole.scene, each.whole
        turn, card, _ = each.reveal
        assert turn.scene == p.TurnScene(scene.name, scene.number, scene.of), each
        assert (card.scene.active, card.scene.amount, card.scene.token, card.scene.class_by) == (None, None, False, 0), each
        assert turn.country == card.country == each.before, each
        tier = (scene.active + 1) % 3
        later = changed(whole, active=tier, amount=99, token=not scene.token, class_by=scene.class_by + 1)
        unnoticed(each, in_country(later, tension=9), 2)
        unnoticed(each, changed(whole, title=say(Says.TENSION), tiers=scene.tiers[:1], level=9, service=None), 1)


def test_class_changes_come_one_by_one():
    """In reading order."""
    for each in of(p.ClassChangesScene):
        moves = each.whole.scene.moves
        assert [view.scene.moves for view in each.reveal] == [moves[: n + 1] for n in range(len(moves))], each
        for at in range(1, len(moves)):
            others = tuple(structs.replace(move, name=ELSEWHERE, after=move.before) for move in moves[at:])
            unnoticed(each, changed(each.whole, moves=(*moves[:at], *others)), at)


def test_the_ranking_is_told_from_the_last_place_up_and_the_winners_together_at_the_end():
    """The country's result first; who is level comes at once."""
    shared = 0
    for each in of(p.FinalScene):
        scene, reveal = each.whole.scene, each.reveal
        assert reveal[0].scene.ranking == (), each
        assert not any(line.winner for view in reveal[:-1] for line in view.scene.ranking), each
        assert len(reveal) == 1 + len({line.place for line in scene.ranking}), each
        for one, other in pairwise(reveal):
            new = other.scene.ranking[: len(other.scene.ranking) - len(one.scene.ranking)]
            assert len({line.place for line in new}) == 1, each
            shared += len(new) > 1
        for at, view in enumerate(reveal[:-1]):
            assert view.scene.to_come + len(view.scene.ranking) == len(scene.ranking), each
            others = tuple(structs.replace(line, name=ELSEWHERE, points=99) for line in scene.ranking[: view.scene.to_come])
            unnoticed(each, changed(each.whole, ranking=(*others, *view.scene.ranking)), at + 1)
    assert shared >= 5


def test_the_pact_is_counted_before_tension_is_set():
    """Coins, Tension."""
    for each in of(p.PactResultScene):
        coins, whole = each.reveal
        assert coins.scene.tension is None, each
        assert coins.country == each.before, each
        assert (coins.country.tension, coins.country.ends) == (None, ()), each
        unnoticed(each, in_country(changed(whole, tension=9), tension=9, ends=(9,)), 1)


def test_no_name_is_held_before_the_step_that_says_it():
    """Every name that is new in a step is nowhere in the one before: not in the scene, not in a saying, not in the frame."""
    new = 0
    for each in told():
        for one, other in pairwise(each.reveal):
            names = {name for name in each.step.state.setting.players if name in set(values(other, str))}
            held = set(values(one, str))
            assert names >= names & held, each
            new += bool(names - held)
    assert new >= 500


def bare(country: p.Country) -> p.Country:
    return structs.replace(country, services=country.services.map(lambda stand: structs.replace(stand, change=0)))


def levels(view: p.PublicView) -> list[int]:
    return levels_of(view.country)


def levels_of(country: p.Country) -> list[int]:
    return [stand.level for stand in country.services]
