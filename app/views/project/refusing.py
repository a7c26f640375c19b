"""Refusals as sayings, and the correction that would make the table right."""

from typing import assert_never

from app.entries import Corrected, Entry, tag
from app.rules import refusals as r
from app.rules.play import judged
from app.rules.state import State
from app.terms.coins import CoinRange
from app.terms.names import card, signed, verbatim
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.terms.whole import BOUND
from app.views.desk import Trouble
from app.views.project.naming import player

_PHASES = {
    "pact": Says.PHASE_PACT,
    "deal": Says.PHASE_DEAL,
    "event": Says.PHASE_EVENT,
    "tax_vote": Says.PHASE_TAX_VOTE,
    "tie_break": Says.PHASE_TIE,
    "pay_day": Says.PHASE_PAY_DAY,
    "budget_vote": Says.PHASE_BUDGET_VOTE,
    "midlife_card": Says.PHASE_MIDLIFE,
    "final_count": Says.PHASE_FINAL_COUNT,
    "stop": Says.PHASE_STOP,
    "correction": Says.PHASE_CORRECTION,
}


def kind(entry: type[Entry]) -> Saying:
    """What an entry is, whatever it says."""
    return say(_PHASES[tag(entry)])


def trouble(state: State, entry: Entry, refusal: r.AnyRefusal) -> Trouble:
    """Why an entry was not taken, with the remedy where one correction would allow it."""
    why = refused(state, refusal)
    if not isinstance(refusal, r.Impossible) or not _is_remedied(state, entry, refusal):
        return Trouble(why)
    words = say(Says.REMEDY_COINS, name=player(state, refusal.seat), amount=signed(refusal.off))
    return Trouble(why, _remedy(refusal), words)


def refused(state: State, refusal: r.AnyRefusal) -> Saying:
    """A refusal in one sentence."""
    match refusal:
        case r.GameIsOver():
            return say(Says.REFUSED_OVER)
        case r.NotItsTurn():
            return say(Says.REFUSED_OUT_OF_TURN, expected=say(_PHASES[refusal.expected]))
        case r.NoSuchSeat():
            return say(Says.REFUSED_NO_SUCH_SEAT, seat=refusal.seat + 1)
        case r.NotTheSeatAsked():
            return say(Says.REFUSED_NOT_THE_SEAT_ASKED, asked=player(state, refusal.asked), name=_name(state, refusal.seat))
        case r.NotTheRolesInPlay():
            return say(Says.REFUSED_NOT_THE_ROLES)
        case r.OutOfBounds():
            return say(Says.REFUSED_OUT_OF_BOUNDS, value=refusal.value, low=refusal.low, high=refusal.high)
        case r.MoreVotesThanPlayers():
            return say(Says.REFUSED_MORE_VOTES, votes=refusal.votes, players=refusal.players)
        case r.NoSuchChoice():
            return say(Says.REFUSED_NO_SUCH_CHOICE, choice=refusal.choice)
        case r.AlreadyDrawn():
            return say(Says.REFUSED_ALREADY_DRAWN, card=card(refusal.card))
        case r.AlreadyRead():
            return say(Says.REFUSED_ALREADY_READ, name=player(state, refusal.seat))
        case r.NothingAsked():
            return say(Says.REFUSED_NOTHING_ASKED, name=player(state, refusal.seat))
        case r.MoreThanAsked():
            name = player(state, refusal.seat)
            return say(Says.REFUSED_MORE_THAN_ASKED, name=name, asked=refusal.asked, handed_over=refusal.handed_over)
        case r.WrongLength():
            return say(Says.REFUSED_WRONG_LENGTH, players=refusal.players)
        case r.NoPactHere():
            return say(Says.REFUSED_NO_PACT)
        case r.Impossible():
            return _impossible(state, refusal.seat, refusal.said, refusal.possible)
        case r.NobodyLeftToPass():
            return say(Says.REFUSED_NOBODY_LEFT_TO_PASS, name=player(state, refusal.seat))
        case r.AmountUnknown():
            return say(Says.REFUSED_AMOUNT_UNKNOWN, name=player(state, refusal.seat))
    assert_never(refusal)


def _impossible(state: State, seat: Seat, said: int, possible: CoinRange) -> Saying:
    key = Says.REFUSED_IMPOSSIBLE_EXACT if possible.is_certain else Says.REFUSED_IMPOSSIBLE
    values = {"low": possible.low} if possible.is_certain else {"low": possible.low, "high": possible.high}
    return say(key, name=player(state, seat), said=said, **values)


def _name(state: State, seat: Seat) -> Saying | str:
    return player(state, seat) if seat in state.setting.seats else verbatim(str(seat + 1))


def _remedy(refusal: r.Impossible) -> Corrected:
    """The smallest correction of that seat's coins with which its balance would allow what was said."""
    return Corrected(seat=refusal.seat, coins_by=refusal.off)


def _is_remedied(state: State, entry: Entry, refusal: r.Impossible) -> bool:
    """Whether that correction can be made here, and the entry no longer contradicts the seat's balance after it."""
    corrected = judged(state, _remedy(refusal)) if 0 < abs(refusal.off) <= BOUND else refusal
    if isinstance(corrected, r.Refusal):
        return False
    again = judged(corrected.state, entry)
    return not isinstance(again, r.Impossible) or again.seat != refusal.seat
