"""The strip's view from a state: every value is copied by name from what lies face up or was told to everybody.

It never looks into an envelope, so two games that differ only there ask in the same words. What follows from one is told at the desk.
"""

from typing import assert_never

from app.rules import effects
from app.rules.chapters import deal, midlife, pact, pay_day
from app.rules.edition import MidlifeCard
from app.rules.play import Replay
from app.rules.state import State
from app.terms import names
from app.terms.ballots import TAXES, Tax
from app.terms.calendar import Outcome, Phase
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, ServiceName
from app.views import strip as s
from app.views.project import naming
from app.views.project.tied import now_tie

_LETTERS = {
    ServiceName.HEALTH: Says.LETTER_HEALTH, ServiceName.EDUCATION: Says.LETTER_EDUCATION, ServiceName.SHIELD: Says.LETTER_SHIELD,
}


def strip_view(replay: Replay, table: int = 0, *, is_repairing: bool = False) -> s.StripView:
    """What the strip asks after the last entry; while a repair is at work it only says so."""
    if is_repairing:
        return s.StripView(say(Says.STRIP_REPAIR), None, s.DeskLine(), table, replay.turn)
    state = replay.state
    return s.StripView(_now(state), _hint(state), _line(state), table, replay.turn)


def _now(state: State) -> Saying:
    match state.phase:
        case Phase.PACT:
            return say(Says.NOW_PACT)
        case Phase.DEAL:
            return say(Says.NOW_DEAL)
        case Phase.EVENT:
            return say(Says.NOW_EVENT, round=state.round + 1)
        case Phase.TAX_VOTE:
            return say(Says.NOW_TAX_VOTE)
        case Phase.TAX_TIE | Phase.BUDGET_TIE:
            return now_tie(state)
        case Phase.PAY_DAY:
            return say(Says.STRIP_PAY_DAY)
        case Phase.BUDGET_VOTE:
            return say(Says.NOW_BUDGET_VOTE)
        case Phase.MIDLIFE:
            return say(Says.STRIP_MIDLIFE, number=len(state.readings) + 1, players=len(state.setting.players))
        case Phase.FINAL_COUNT:
            return say(Says.NOW_FINAL_COUNT)
        case Phase.OVER:
            return say(Says.NOW_OVER_FAILED if state.outcome is Outcome.FAILED_STATE else Says.NOW_OVER)
        case Phase.CLASS_CHANGES | Phase.ROUND_END | Phase.OBSOLESCENCE:
            raise ValueError(state.phase)  # these follow by themselves and ask for nothing
    assert_never(state.phase)


_HINTS = {
    Phase.DEAL: Says.STRIP_DEAL_HINT,
    Phase.EVENT: Says.STRIP_EVENT_HINT,
    Phase.PAY_DAY: Says.STRIP_PAY_DAY_HINT,
    Phase.MIDLIFE: Says.STRIP_SHORT_HINT,
    Phase.OVER: Says.STRIP_OVER_HINT,
}


def _hint(state: State) -> Saying | None:
    key = _HINTS.get(state.phase)
    return None if key is None else say(key)


def _line(state: State) -> s.Line:
    match state.phase:
        case Phase.PACT:
            return s.PactLine(pact.most(state))
        case Phase.DEAL:
            nothing = names.verbatim("")
            return s.DealLine(_names(state), tuple(s.Option(role.id, names.role(role), nothing) for role in deal.in_play(state)))
        case Phase.EVENT:
            return s.EventLine(len(state.history))
        case Phase.TAX_VOTE | Phase.BUDGET_VOTE:
            return _vote(state)
        case Phase.TAX_TIE | Phase.BUDGET_TIE:
            tie = state.open_tie
            return s.TieLine(tie.asked, tuple(_option(each) for each in tie.between), tie.passed < tie.may_pass)
        case Phase.PAY_DAY:
            return s.PayDayLine(_names(state), _dues(state))
        case Phase.MIDLIFE:
            return _midlife(state)
        case Phase.FINAL_COUNT:
            rules = state.edition.pact
            return s.FinalCountLine(_names(state), None if rules is None else rules.coins)
        case _:
            return s.DeskLine()


def _vote(state: State) -> s.VoteLine:
    is_tax = state.phase is Phase.TAX_VOTE
    return s.VoteLine(is_tax, tuple(_option(each) for each in (TAXES if is_tax else SERVICES)), len(state.setting.players))


def _option(of: str) -> s.Option:
    """A tax or a service, with the letter on its token."""
    letter = names.verbatim(Tax(of)) if of in TAXES else say(_LETTERS[ServiceName(of)])
    return s.Option(of, names.choice(of), letter)


def _names(state: State) -> tuple[str, ...]:
    return tuple(naming.player(state, seat) for seat in state.setting.seats)


def _dues(state: State) -> tuple[int, ...]:
    """Tax and Cost of Living of each seat: both follow from the role cards, the event and the board."""
    return tuple(demand.coins for demand in pay_day.demands(state, state.tax_in_force))


def _midlife(state: State) -> s.MidlifeLine:
    readers = tuple((seat, naming.player(state, seat)) for seat in midlife.to_read(state))
    cards = tuple(s.CardOption(card.id, names.card(card.id), _is_for_desk(state, card)) for card in midlife.left_in_deck(state))
    return s.MidlifeLine(readers, cards)


def _is_for_desk(state: State, card: MidlifeCard) -> bool:
    """Whether what the card takes has to be said where the bank may not know an envelope; whatever it knows of this one.

    Without a pact the bank knows them all, and nothing ever has to be said.
    """
    if state.edition.pact is None:
        return False
    effect = card.tiers[effects.tier(state, card)]
    demands = (effects.demand(state, seat, effect) for seat in midlife.to_read(state))
    return any(demand.half or (demand.everything and demand.token) for demand in demands)
