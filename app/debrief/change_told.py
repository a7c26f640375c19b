"""Single changes of a game as sayings, for a slide and for the desk: what was otherwise, in a few words.

Whose contribution to the pact it was is said only where all of them were revealed, and one alone is another.
"""

from collections.abc import Callable
from typing import assert_never

from app.debrief.what_if.changes import CardWas, Change, EventWas, OrderWas, PactWas, TaxWas, giver
from app.rules.edition import EventName
from app.rules.state import State
from app.terms import names
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName
from app.views.project import happening

Called = Callable[[Seat], Saying]


def changed(state: State, change: Change, called: Called) -> Saying:
    """What was otherwise, with its place; `called` says what a seat is called where this is read."""
    match change:
        case TaxWas(round_) | OrderWas(round_) | EventWas(round_):
            return say(Says.CHANGE_IN_ROUND, round=round_, what=instead(state, change))
        case CardWas(seat):
            return say(Says.TOLD_CARD, name=called(seat), card=instead(state, change))
        case PactWas():
            return _pact(state, change, called)
        case _:
            assert_never(change)


def instead(state: State, change: Change) -> Saying:
    """What it was instead, without its place."""
    match change:
        case TaxWas(tax=tax):
            return names.tax(tax)
        case OrderWas(ranking=ranking):
            return order(ranking)
        case EventWas(event=event):
            return event_title(event)
        case CardWas(card=card):
            return names.card(card)
        case PactWas():
            return _given(state, change)
        case _:
            assert_never(change)


def order(ranking: tuple[ServiceName, ...]) -> Saying:
    """The services in the order of a budget vote."""
    first, second, third = map(names.service, ranking)
    return say(Says.TRY_RANKING, first=first, second=second, third=third)


def event_title(event: EventName | None) -> Saying:
    """An event's title; None is no event at all."""
    return say(Says.TRY_NO_EVENT) if event is None else happening.title(event)


def _given(state: State, change: PactWas) -> Saying:
    seat = giver(state, change)
    if seat is not None and change.contributions is not None:
        return names.coins(change.contributions[seat])
    if change.contributions is None:
        return say(Says.TRY_PACT_TOTAL, coins=names.coins(change.coins))
    return say(Says.TRY_PACT_NOTHING if change.coins == 0 else Says.TRY_PACT_ALL)


def _pact(state: State, change: PactWas, called: Called) -> Saying:
    seat = giver(state, change)
    if seat is None:
        return say(Says.CHANGE_PACT, what=_given(state, change))
    return say(Says.CHANGE_PACT_OF, name=called(seat), coins=_given(state, change))
