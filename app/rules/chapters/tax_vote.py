"""The tax vote (000 §Tax vote): the option with the most votes wins, and who decides a tie."""

from msgspec import structs

from app.entries import TaxVoted, TieBroken
from app.rules import incomes
from app.rules.facts import Reason, SeatAsked, SeatPassed, TaxesCounted, TaxSet
from app.rules.refusals import NobodyLeftToPass, Refusal
from app.rules.state import Moment, State, Tie
from app.rules.voting import miscounted, misplaced
from app.terms.ballots import TAXES, Tax, leading
from app.terms.calendar import Phase
from app.terms.people import Seat


def judged(state: State, voted: TaxVoted) -> Refusal | Moment:
    """Put the winning tax in force, or open the tie; refuse more votes than players."""
    refusal = miscounted(voted.votes, TAXES, len(state.setting.players))
    if refusal:
        return refusal
    votes = {Tax(tax): count for tax, count in voted.votes.items()}
    first = leading(votes)
    counted = Moment(state, (TaxesCounted(votes, first),))
    if not first:
        # 000 §Tax vote: nobody voted, so the last tax carries over (ruling 5: round 4 has none)
        return _set(counted, state.tax or Tax.A, Reason.CARRIED_OVER)
    if len(first) == 1:
        return _set(counted, first[0], Reason.VOTES)
    may_pass = len(state.setting.players) - sum(votes[tax] for tax in first)
    return _asked(counted, Tie(first, incomes.deciding_order(state), may_pass=may_pass))


def broken(state: State, answer: TieBroken) -> Refusal | Moment:
    """Let the seat asked decide, or pass to the next; refuse a pass where nobody is left who can have voted otherwise (ruling 4)."""
    tie = state.open_tie
    refusal = misplaced(answer, tie)
    if refusal:
        return refusal
    if answer.choice is None:
        return _passed(state, tie)
    return _set(Moment(state), Tax(answer.choice), Reason.TIE, tie.asked)


def _set(moment: Moment, tax: Tax, reason: Reason, seat: Seat | None = None) -> Moment:
    state = moment.state
    after = structs.replace(state, phase=Phase.PAY_DAY, tax=tax, tie=None, row=structs.replace(state.round_row, tax=tax))
    return moment.with_(after, TaxSet(tax, reason, seat))


def _asked(moment: Moment, tie: Tie) -> Moment:
    after = structs.replace(moment.state, phase=Phase.TAX_TIE, tie=tie)
    return moment.with_(after, SeatAsked(tie.asked, incomes.income(after, tie.asked), tie.between))


def _passed(state: State, tie: Tie) -> Refusal | Moment:
    if tie.passed >= tie.may_pass:
        return NobodyLeftToPass(tie.asked)
    return _asked(Moment(state, (SeatPassed(tie.asked),)), structs.replace(tie, passed=tie.passed + 1))
