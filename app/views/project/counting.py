"""The till in words: what lies where, and the slips that would explain another count."""

from app.entries import Corrected
from app.rules import explaining
from app.rules.enough import surely_enough
from app.rules.explaining import Slip, Unpaid
from app.rules.play import Played, Replay, may_correct
from app.rules.till import till
from app.terms.names import coins
from app.terms.places import MOST_EXPLANATIONS, Place
from app.terms.saying import Saying, Says, say
from app.views.project import telling
from app.views.project.desk import titled
from app.views.project.naming import player
from app.views.till import CountedView, Explanation, TillView


def till_view(now: Replay) -> TillView:
    """What must lie where after the last entry."""
    found = till(now.state)
    return TillView(found.places, found.out, surely_enough(now.state.setting))


def counted_view(now: Replay, place: Place, counted: int) -> CountedView:
    """What would explain that so many coins were counted in a place."""
    more = counted - till(now.state).places[place]
    remedy = _remedy(now, place, more)
    words = None if remedy is None else telling.correction_told(now.state, remedy)
    slips, unpaid = explaining.slips(now, place, counted), explaining.unpaid(now, place, counted)
    is_explained = unpaid is not None or any(slip.holds == counted for slip in slips)
    return CountedView(place, more, _explanations(now, slips, unpaid), remedy, words, is_explained)


def _explanations(now: Replay, slips: tuple[Slip, ...], unpaid: Unpaid | None) -> tuple[Explanation, ...]:
    """A level that was not paid for is the likeliest of all that leave nothing over."""
    told = tuple(_explanation(now, slip) for slip in slips)
    if unpaid is None:
        return told
    what = _in_round(now.played[unpaid.at], say(Says.SLIP_UNPAID, coins=coins(unpaid.coins)))
    return (Explanation(what, unpaid.at, is_a_move=True), *told)[:MOST_EXPLANATIONS]


def _explanation(now: Replay, slip: Slip) -> Explanation:
    made = now.played[slip.at]
    entry = None if slip.instead is None else slip.instead.entry
    return Explanation(_told(made, slip), slip.at, entry)


def _told(made: Played, slip: Slip) -> Saying:
    if slip.instead is None:
        return say(Says.SLIP_NEVER, what=titled(made))
    if slip.handed_over is not None and slip.seat is not None:
        name = player(made.state, slip.seat)
        return _in_round(made, say(Says.SLIP_HANDED_OVER, name=name, coins=coins(slip.handed_over)))
    return _in_round(made, say(Says.SLIP_INSTEAD, instead=telling.entry_told(slip.instead)))


def _in_round(made: Played, what: Saying) -> Saying:
    return say(Says.ROUND_OF, round=made.moments[0].state.round, what=what)


def _remedy(now: Replay, place: Place, more: int) -> Corrected | None:
    """The correction that makes the fund what was counted; none for coins that belong to no service."""
    if place.service is None or not more or not may_correct(now.state):
        return None
    return Corrected(service=place.service.value, fund_by=more)
