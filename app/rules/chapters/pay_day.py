"""Getting paid and paying (000 §Getting paid and paying): Income in, tax and Cost of Living out, tokens for those who cannot."""

from msgspec import structs

from app.entries import PayDayHeld
from app.rules import incomes, tension
from app.rules.collected import as_tax, collected, unbounded
from app.rules.demands import Demand, Met
from app.rules.envelopes import Envelopes
from app.rules.facts import Cause, Paid, TokenTaken
from app.rules.refusals import Refusal
from app.rules.state import Moment, State
from app.terms.ballots import Tax
from app.terms.calendar import Outcome, Phase
from app.terms.people import Seat


def tax_due(state: State, seat: Seat, tax: Tax) -> int:
    """Coins a seat owes if this tax is in force."""
    return state.edition.taxes[tax].of(state.roles[seat].social_class)


def collects(state: State, tax: Tax) -> int:
    """Coins a tax brings in where everybody can pay it."""
    return sum(tax_due(state, seat, tax) for seat in state.setting.seats)


def paid_out(state: State) -> Envelopes:
    """The envelopes after the bank has paid every Income."""
    envelopes = state.envelopes
    for seat in state.setting.seats:
        envelopes = envelopes.plus(seat, incomes.income(state, seat))
    return envelopes


def demands(state: State, tax: Tax) -> tuple[Demand, ...]:
    """What each seat owes if this tax is in force: tax and Cost of Living together, with a token for those who cannot."""
    return tuple(
        Demand(seat, tax_due(state, seat, tax) + incomes.cost_of_living(state, seat), token=True) for seat in state.setting.seats
    )


def judged(state: State, held: PayDayHeld) -> Refusal | Moment:
    """Make all payments, give the tokens, then move Tension one exclusion at a time (ruling 2); refuse what no balance allows."""
    tax = state.tax_in_force
    asked = demands(state, tax)
    refusal = unbounded(asked, held.handed_over, len(state.setting.players))
    answered = refusal or collected(paid_out(state), asked, held.handed_over)
    if isinstance(answered, Refusal):
        return answered
    payments = tuple(_paid(state, seat, tax, met) for seat, met in enumerate(answered[1]))
    return _excluded(Moment(_after(state, answered[0], payments), payments), [paid.seat for paid in payments if paid.short])


def _paid(state: State, seat: Seat, tax: Tax, met: Met) -> Paid:
    handed_over = met.handed_over or 0
    return Paid(seat, incomes.income(state, seat), tax_due(state, seat, tax), incomes.cost_of_living(state, seat), handed_over, met.short)


def _after(state: State, envelopes: Envelopes, payments: tuple[Paid, ...]) -> State:
    revenue = sum(as_tax(paid.handed_over, paid.tax) for paid in payments)
    short = tuple(paid.seat for paid in payments if paid.short)
    return structs.replace(
        state,
        phase=Phase.BUDGET_VOTE,
        envelopes=envelopes,
        tokens=tuple(had + paid.short for had, paid in zip(state.tokens, payments, strict=True)),
        row=structs.replace(state.round_row, revenue=revenue, excluded=short),
    )


def _excluded(moment: Moment, short: list[Seat]) -> Moment:
    moment = moment.with_(moment.state, *(TokenTaken(seat) for seat in short))
    for seat in short:
        if moment.state.outcome is not Outcome.FAILED_STATE:
            moment = tension.moved(moment, moment.state.edition.tension.exclusion, Cause.EXCLUSION, seat=seat)
    return moment
