"""The what-ifs as the desk shows them: what can be tried, the games beside each other, and what would have saved the real one."""

from collections.abc import Iterable
from typing import assert_never

from msgspec import structs

from app.debrief.change_told import Called, changed, event_title, instead, order
from app.debrief.what_if.changes import CardWas, Change, EventWas, OrderWas, PactWas, TaxWas, giver, row_of
from app.debrief.what_if.lines import Line
from app.debrief.what_if.trying import Saving, WhatIf
from app.debrief.what_if_told import doubted, ended, stopped
from app.rules.edition import event_of
from app.rules.state import State
from app.terms import names
from app.terms.calendar import Outcome
from app.terms.saying import Saying, Says, say
from app.views.debrief import Beside, Choice, Instead, Kind, OtherGame, Saved, WhatIfPlace
from app.views.project.naming import player, players

_KINDS: dict[type, Kind] = {TaxWas: Kind.TAX, OrderWas: Kind.ORDER, EventWas: Kind.EVENT, CardWas: Kind.CARD, PactWas: Kind.PACT}


def choices(state: State, tried: tuple[Change, ...]) -> tuple[Choice, ...]:
    """What can be tried of a game, by kind and place; the numbers are places among all changes."""
    found: dict[Kind, dict[int, WhatIfPlace]] = {}
    for number, change in enumerate(tried):
        places, where = found.setdefault(_KINDS[type(change)], {}), _where(state, change)
        place = places.get(where) or WhatIfPlace(_place(state, change, where), _was(state, change), ())
        places[where] = structs.replace(place, insteads=(*place.insteads, Instead(number, instead(state, change))))
    return tuple(Choice(kind, tuple(found[kind].values())) for kind in Kind if kind in found)


def _where(state: State, change: Change) -> int:
    """The round, or the seat; -1 is the whole table."""
    match change:
        case TaxWas(round_) | OrderWas(round_) | EventWas(round_):
            return round_
        case CardWas(seat):
            return seat
        case PactWas():
            seat_of = giver(state, change)
            return -1 if seat_of is None else seat_of
        case _:
            assert_never(change)


def _place(state: State, change: Change, where: int) -> Saying:
    if isinstance(change, CardWas | PactWas):
        return say(Says.TRY_TABLE) if where < 0 else _called(state)(where)
    return say(Says.TRY_ROUND, round=where)


def _called(state: State) -> Called:
    """The teacher knows everybody by name."""
    return lambda seat: names.verbatim(player(state, seat))


def _was(state: State, change: Change) -> Saying:
    match change:
        case EventWas(round_):
            return event_title(event_of(round_))
        case TaxWas(round_) | OrderWas(round_):
            return _voted(state, change, round_)
        case CardWas(seat):
            return next(names.card(reading.card) for reading in state.readings if reading.seat == seat)
        case PactWas():
            return _put_in(state, giver(state, change))
        case _:
            assert_never(change)


def _voted(state: State, change: TaxWas | OrderWas, round_: int) -> Saying:
    row = row_of(state, round_)
    if isinstance(change, TaxWas) and row is not None and row.tax is not None:
        return names.tax(row.tax)
    if isinstance(change, OrderWas) and row is not None and row.ranking is not None:
        return order(row.ranking)
    raise ValueError(change)  # only what was voted on can have been voted otherwise


def _put_in(state: State, seat: int | None) -> Saying:
    revealed = None if state.count is None else state.count.pact
    return names.coins((state.pact or 0) if seat is None or revealed is None else revealed[seat])


def beside(line: Line) -> Beside:
    """A game among others."""
    tensions = () if line.tension_at_start is None else (line.tension_at_start, *line.tensions)
    last = () if not tensions or line.tension in {None, tensions[-1]} else (line.tension,)
    return Beside(
        ended(line), (*tensions, *(each for each in last if each is not None)), line.tension, line.levels, line.tokens, _points(line),
    )


def _points(line: Line) -> tuple[int, ...] | None:
    """In a Failed State nobody counts, and everybody has 0 points."""
    if line.outcome is Outcome.FAILED_STATE:
        return (0,) * len(line.tokens)
    return None if line.scores is None else tuple(score.total for score in line.scores)


def other_game(state: State, number: int, what_if: WhatIf) -> OtherGame:
    """A what-if among others; `state` is the real game's, whose names are said."""
    stop, doubt = what_if.stopped, what_if.known.doubt
    return OtherGame(
        number,
        changed(state, what_if.change, _called(state)),
        beside(what_if.other),
        None if stop is None else stopped(state, stop),
        None if doubt is None else doubted(doubt),
    )


def saved(state: State, found: Iterable[Saving], tried: tuple[Change, ...]) -> tuple[Saved, ...]:
    """The changes that would have saved it, in their order."""
    called = _called(state)
    return tuple(Saved(tried.index(each.change), changed(state, each.change, called), each.tension_left, each.levels) for each in found)


def question(state: State) -> Saying | None:
    """What trying them all answers; None where nothing was to be saved, or nobody knows yet."""
    if state.outcome is Outcome.FAILED_STATE:
        return say(Says.SEARCH_SAVED)
    return say(Says.SEARCH_LEGACY) if state.count is not None and not state.count.legacy else None


def seats(state: State) -> tuple[Saying, ...]:
    """Everybody by name, seat by seat."""
    return players(state, tuple(state.setting.seats))
