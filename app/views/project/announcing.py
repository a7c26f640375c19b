"""Announcing: what the class is told of a repair, before anything on the wall moves. Of an envelope it is told nothing."""

from collections.abc import Iterator

from app.rules.play import Replay
from app.rules.state import State
from app.terms import names
from app.terms.saying import Saying, Says, say
from app.views import public as p
from app.views.project.naming import player
from app.views.project.scenes import country

LINES = 6  # told at most: changes, and how many more there are


def announced(before: Replay, after: Replay) -> tuple[p.PublicView, ...]:
    """One view of the first round that stands differently now, with the country as it was; none where the class can see no difference."""
    was, now = _by_round(before), _by_round(after)
    first = next((round_ for round_ in was if round_ in now and any(_changes(was[round_], now[round_]))), None)
    if first is None:
        return ()
    then = _tension(was[first], now[first], Says.TENSION_FROM_TO)
    since = () if first == before.state.round else _tension(before.state, after.state, Says.REPAIRED_TENSION_NOW)
    changes = (*then, *since, *_rest(was[first], now[first]))
    told = changes if len(changes) <= LINES else changes[:LINES - 1]
    return (p.PublicView(country(before.state), p.RepairScene(first, told, len(changes) - len(told))),)


def _by_round(replay: Replay) -> dict[int, State]:
    """Where each round so far left the country, or has brought it; 0 is what came before the first."""
    states = (moment.state for played in replay.played for moment in played.moments)
    return {state.round: state for state in (replay.start, *states)}


def _changes(was: State, now: State) -> Iterator[Saying]:
    """What everybody can see to be different."""
    yield from _tension(was, now, Says.TENSION_FROM_TO)
    yield from _rest(was, now)


def _rest(was: State, now: State) -> Iterator[Saying]:
    """What is different besides Tension, the most important first."""
    if was.tax is not None and now.tax is not None and was.tax is not now.tax:
        yield say(Says.REPAIRED_TAX, before=names.tax(was.tax), after=names.tax(now.tax))
    yield from _services(was, now)
    yield from _people(was, now)


def _tension(was: State, now: State, key: Says) -> Iterator[Saying]:
    if was.tension is not None and now.tension is not None and was.tension != now.tension:
        yield say(key, before=was.tension, after=now.tension)


def _services(was: State, now: State) -> Iterator[Saying]:
    for key, old, new in ((Says.REPAIRED_LEVEL, was.levels, now.levels), (Says.REPAIRED_FUND, was.funds, now.funds)):
        for (name, before), after in zip(old.items(), new, strict=True):
            if before != after:
                yield say(key, service=names.service(name), before=before, after=after)


def _people(was: State, now: State) -> Iterator[Saying]:
    for seat, (before, after) in enumerate(zip(was.tokens, now.tokens, strict=False)):
        if before != after:
            yield say(Says.REPAIRED_TOKENS, name=player(now, seat), before=before, after=after)
    for seat, (role, other) in enumerate(zip(was.roles, now.roles, strict=False)):
        if role != other:
            yield say(Says.REPAIRED_ROLE, name=player(now, seat), role=names.role(other))
