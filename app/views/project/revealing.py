"""Revealing: from a whole scene, and the country before it, the steps in which the class is told it.

A step holds nothing that a later one shows: values leave it by name, and what stays of them are empty places. The last step is the whole.
"""

from collections.abc import Iterator
from itertools import accumulate, groupby, pairwise

from msgspec import structs

from app.rules import split
from app.terms.gauges import LEVEL_HIGH, TENSION_HIGH, TENSION_LOW
from app.terms.services import PerService
from app.views import public as p


def revealed(before: p.Country, whole: p.PublicView, *, tensions: tuple[int, ...] = (), counts_are_news: bool = True) -> p.Reveal:
    """A scene in its steps, at least one.

    `tensions` are those after each change that the scene tells of; `counts_are_news` unless the class has seen the votes before.
    """
    steps = (*_partial(before, whole, tensions, counts_are_news=counts_are_news), whole)
    return (*(step for step, after in pairwise(steps) if step != after), whole)


def _partial(before: p.Country, whole: p.PublicView, tensions: tuple[int, ...], *, counts_are_news: bool) -> Iterator[p.PublicView]:
    """Every step but the last; two that show the same may follow each other."""
    match whole.scene:
        case p.PactResultScene() as scene:
            yield p.PublicView(before, structs.replace(scene, tension=None))
        case p.TaxResultScene() as scene:
            yield from _tax_result(before, whole.country, scene, counts_are_news=counts_are_news)
        case p.PayDayScene(collected=int()) as scene:
            yield from _pay_day(before, scene, tensions)
        case p.BudgetScene() as scene:
            yield from _budget(before, scene, counts_are_news=counts_are_news)
        case p.RoundEndScene() as scene:
            yield from _round_end(before, whole.country, scene)
        case p.FailedScene() as scene:
            yield from _failed(before, whole.country, scene)
        case p.ObsolescenceScene() as scene:
            yield p.PublicView(before, structs.replace(scene, after=scene.before))
        case p.CardScene() as scene:
            yield p.PublicView(before, p.TurnScene(scene.name, scene.number, scene.of))
            yield p.PublicView(before, structs.replace(scene, active=None, amount=None, token=False, class_by=0))
        case p.ClassChangesScene() as scene:
            yield from (p.PublicView(whole.country, each) for each in _class_changes(scene))
        case p.FinalScene() as scene:
            yield from (p.PublicView(whole.country, each) for each in _final(scene))


def _at(country: p.Country, tension: int | None) -> p.Country:
    """A country with Tension there, and the line up to it."""
    return country if tension is None else structs.replace(country, tension=tension, ends=(*country.ends[:-1], tension))


def _tax_result(before: p.Country, after: p.Country, whole: p.TaxResultScene, *, counts_are_news: bool) -> Iterator[p.PublicView]:
    """The counts; then the winner, as soon as there is one; last why."""
    has_why = whole.carried_over or whole.tie is not None
    unexplained = structs.replace(whole, tie=None, decided_by=None, keeps_foot=has_why)
    if counts_are_news:
        yield p.PublicView(before, structs.replace(unexplained, winner=None, carried_over=False))
    if whole.tie is not None and whole.winner is not None:
        yield p.PublicView(after, unexplained)


def _pay_day(before: p.Country, whole: p.PayDayScene, tensions: tuple[int, ...]) -> Iterator[p.PublicView]:
    """What each class pays; then token by token, each with what it does to Tension; last the coins. At 10 no token moves it further."""
    reached = (before.tension, *tensions)
    for told in range(len(whole.excluded) + 1):
        to_come = len(whole.excluded) - told if told else 0
        scene = structs.replace(whole, excluded=whole.excluded[:told], collected=None, to_come=to_come)
        yield p.PublicView(_at(before, reached[min(told, len(tensions))]), scene)


def _budget(before: p.Country, whole: p.BudgetScene, *, counts_are_news: bool) -> Iterator[p.PublicView]:
    """While a tie is open, the counts alone; else the split, but for its last step, which is the whole."""
    if whole.rows:
        yield from tuple(_split(before, whole))[:-1]
    elif counts_are_news:
        yield p.PublicView(before, structs.replace(whole, tie=None, keeps_foot=True))


def _split(before: p.Country, whole: p.BudgetScene) -> Iterator[p.PublicView]:
    """The ranking; who decided it, if somebody had to; pass by pass; and level by level."""
    has_why = whole.decided_by is not None or any(row.received < row.share for row in whole.rows)
    scene = structs.replace(whole, rows=_dealt(before, whole, 0), lanes=whole.lanes_of_rows, keeps_foot=has_why)
    yield p.PublicView(before, structs.replace(scene, tie=None, decided_by=None))
    if whole.decided_by is not None:
        yield p.PublicView(before, scene)
    for passes in range(1, whole.passes + 1):
        scene = structs.replace(scene, rows=_dealt(before, whole, passes))
        yield p.PublicView(_funded(before, scene), scene)
    yield from _levels(_funded(before, scene), scene, whole)


def _dealt(before: p.Country, whole: p.BudgetScene, passes: int) -> tuple[p.BudgetRow, ...]:
    """The rows once so many passes have been dealt; what a service at level 5 passes on lies with the next (ruling 7)."""
    given = split.shares(min(whole.budget, passes * sum(whole.each)), whole.each)
    full = frozenset(name for name, stand in before.services.items() if stand.level == LEVEL_HIGH)
    received = split.received(tuple(row.service for row in whole.rows), given, full)
    return tuple(
        structs.replace(row, share=share, received=received.of(row.service), level=None)
        for row, share in zip(whole.rows, given, strict=True)
    )


def _funded(before: p.Country, scene: p.BudgetScene) -> p.Country:
    received = {row.service: row.received for row in scene.rows}
    stands = (structs.replace(stand, fund=stand.fund + received[name]) for name, stand in before.services.items())
    return structs.replace(before, services=PerService(*stands))


def _levels(country: p.Country, scene: p.BudgetScene, whole: p.BudgetScene) -> Iterator[p.PublicView]:
    """Level by level, first in the ranking first; each level takes its price out of the fund."""
    for at, row in enumerate(whole.rows):
        stand = country.services.of(row.service)
        for level in range(stand.level + 1, (row.level or 0) + 1):
            stand = p.ServiceStand(level, stand.fund - country.price, stand.change + 1)
            country = structs.replace(country, services=country.services.with_(row.service, stand))
            scene = structs.replace(scene, rows=tuple(structs.replace(r, level=level) if n == at else r for n, r in enumerate(scene.rows)))
            yield p.PublicView(country, scene)


def _round_end(before: p.Country, after: p.Country, whole: p.RoundEndScene) -> Iterator[p.PublicView]:
    """The round's story from its start, one cause after another; that it is over comes with the last."""
    open_ = structs.replace(after, finished=before.finished)
    for told, places, tension in _causes(whole.steps, whole.start, whole.end):
        if len(told) < len(whole.steps):
            ends = (*whole.ends[:-1], tension)
            yield p.PublicView(_at(open_, tension), structs.replace(whole, end=tension, steps=told, ends=ends, places=places))


def _failed(before: p.Country, after: p.Country, whole: p.FailedScene) -> Iterator[p.PublicView]:
    """Like a round's end; only when the line stands at 10 is it said what that means."""
    open_ = structs.replace(after, finished=before.finished)
    first = whole.steps[0]
    for told, places, tension in _causes(whole.steps, first.to - first.by, whole.ends[-1]):
        yield p.PublicView(_at(open_, tension), p.FailedScene(whole.round, told, (*whole.ends[:-1], tension), places))


def _causes(steps: tuple[p.TensionStep, ...], start: int, end: int) -> Iterator[tuple[tuple[p.TensionStep, ...], p.Places, int]]:
    """What is told after none, one, two … of the causes: those so far, the places of all, and Tension there."""
    units, way = _units(steps, start)
    is_one_step = any(not TENSION_LOW <= tension <= TENSION_HIGH for tension in way)
    risers = (start != end) if is_one_step else sum(after != was for was, after in pairwise(way))
    places = p.Places(len(units), int(risers), len(steps) > p.MOST_CAUSES)
    if steps:
        yield (), places, start
    for told in range(len(units) if is_one_step else 1, len(units) + 1):
        yield tuple(step for unit in units[:told] for step in unit), places, way[told]


def _units(steps: tuple[p.TensionStep, ...], start: int) -> tuple[list[list[p.TensionStep]], list[int]]:
    """What is told at once, and Tension before the first and after each: every change, or, where they are many, those of a kind."""
    units = [[step] for step in steps]
    if len(steps) > p.MOST_CAUSES:
        kinds = list(dict.fromkeys(step.sign for step in steps))
        ordered = sorted(steps, key=lambda step: kinds.index(step.sign))
        units = [list(alike) for _, alike in groupby(ordered, key=lambda step: step.sign)]
    return units, list(accumulate((sum(step.by for step in unit) for unit in units), initial=start))


def _class_changes(whole: p.ClassChangesScene) -> Iterator[p.ClassChangesScene]:
    """One after another, in reading order."""
    for told in range(1, len(whole.moves)):
        yield p.ClassChangesScene(whole.moves[:told], len(whole.moves) - told)


def _final(whole: p.FinalScene) -> Iterator[p.FinalScene]:
    """The country first; then everybody from the last place up, those who are level together."""
    above = sorted({line.place - 1 for line in whole.ranking} | {len(whole.ranking)}, reverse=True)
    for to_come in above[:-1]:
        yield structs.replace(whole, ranking=whole.ranking[to_come:], to_come=to_come)
