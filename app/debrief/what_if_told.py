"""What-ifs as sayings: how the other game ended, where it stops being this game, and what is not known in it.

What is said of an open payment tells what an envelope could hold: it is for the desk alone.
"""

from typing import assert_never

from app.debrief.what_if.lines import Line
from app.debrief.what_if.stops import (
    CardGone,
    CorrectionImpossible,
    NobodyPlayedOn,
    PaymentOpen,
    SavingsOpen,
    Stopped,
    TieUnanswered,
)
from app.debrief.what_if.truth import Doubt
from app.rules.state import State
from app.terms import names
from app.terms.calendar import Outcome, Phase
from app.terms.saying import Saying, Says, say
from app.views.project.naming import player, players

_PHASES = {
    Phase.EVENT: Says.PHASE_EVENT, Phase.PAY_DAY: Says.PHASE_PAY_DAY, Phase.MIDLIFE: Says.PHASE_MIDLIFE, Phase.TAX_TIE: Says.PHASE_TAX_VOTE,
    Phase.BUDGET_TIE: Says.PHASE_BUDGET_VOTE,
}
_DOUBTS = {
    Doubt.NOT_COUNTED: Says.DOUBT_NOT_COUNTED, Doubt.NOT_REVEALED: Says.DOUBT_NOT_REVEALED,
    Doubt.REVEALED_OTHERWISE: Says.DOUBT_REVEALED_OTHERWISE, Doubt.IMAGINED: Says.DOUBT_IMAGINED,
}


def ended(line: Line) -> Saying:
    """How a game ended, or where it stopped."""
    if line.outcome is Outcome.FAILED_STATE:
        return say(Says.ENDS_FAILED, round=line.round)
    if line.legacy is not None:
        return say(Says.ENDS_LEGACY if line.legacy else Says.ENDS_NO_LEGACY, levels=line.levels.total())
    if line.outcome is Outcome.COMPLETED or line.round == 0:
        return say(Says.ENDS_UNCOUNTED if line.round else Says.ENDS_NOT_BEGUN)
    return say(Says.ENDS_OPEN, round=line.round)


def stopped(state: State, stop: Stopped) -> Saying:
    """Where the other game stops being this one, and why."""
    match stop:
        case TieUnanswered(round_, phase, seat, between):
            options = tuple(map(names.choice, between))
            return say(Says.STOPS_TIE, round=round_, phase=say(_PHASES[phase]), options=options, name=player(state, seat))
        case NobodyPlayedOn(round_):
            return say(Says.STOPS_NOBODY, round=round_)
        case PaymentOpen():
            return _payment(state, stop)
        case CardGone(_, _, seat, card):
            return say(Says.STOPS_CARD, name=player(state, seat), card=names.card(card))
        case CorrectionImpossible(round_):
            return say(Says.STOPS_CORRECTION, round=round_)
        case SavingsOpen(_, _, seats):
            return say(Says.STOPS_SAVINGS, names=players(state, seats))
        case _:
            assert_never(stop)


def _payment(state: State, stop: PaymentOpen) -> Saying:
    could = say(Says.STOPS_COULD, low=stop.possible.low, high=stop.possible.high)
    phase, name = say(_PHASES.get(stop.phase, Says.PHASE_CORRECTION)), player(state, stop.seat)
    if stop.due is None:
        return say(Says.STOPS_AMOUNT, round=stop.round, phase=phase, name=name, could=could)
    return say(Says.STOPS_PAYMENT, round=stop.round, phase=phase, name=name, due=names.coins(stop.due), could=could)


def doubted(doubt: Doubt) -> Saying:
    """Why not every payment follows."""
    return say(_DOUBTS[doubt])
