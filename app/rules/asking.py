"""Asking: what the game wants to hear next, filled in from the rules. It decides nothing that a chapter decides."""

from collections.abc import Mapping

from msgspec import Struct, structs

from app.asks import (
    Ask,
    BudgetVoteAsk,
    CardAsk,
    DealAsk,
    Demanded,
    Draft,
    EventAsk,
    FinalCountAsk,
    MidlifeAsk,
    PactAsk,
    PayDayAsk,
    PayLine,
    Standing,
    TaxOutcome,
    TaxVoteAsk,
    TieAsk,
)
from app.rules import demands as d
from app.rules import effects, incomes, outlook, split
from app.rules.chapters import budget_vote, deal, event, midlife, pact, pay_day, round_end
from app.rules.collected import as_tax, in_order
from app.rules.demands import Demand
from app.rules.edition import MidlifeCard
from app.rules.envelopes import Envelopes
from app.rules.refusals import Refusal
from app.rules.state import State
from app.terms.ballots import TAXES, Tax
from app.terms.calendar import Outcome, Phase
from app.terms.coins import CoinRange
from app.terms.gauges import TENSION_HIGH, tension_moved
from app.terms.people import RoleCard, Seat


class Chance(Struct, frozen=True):
    """What the console has shuffled, and keeps: a deal by role id, and the Midlife deck by card id."""

    deal: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


def asked(state: State, draft: Draft, chance: Chance) -> Ask | None:
    """The ask of this state, with what the teacher has typed so far; None once the game is over."""
    match state.phase:
        case Phase.PACT:
            return _pact(state)
        case Phase.DEAL:
            return DealAsk(deal.in_play(state), chance.deal)
        case Phase.EVENT:
            return EventAsk(state.round + 1, _demanded(state.envelopes, event.demands(state), draft.handed_over), bool(state.history))
        case Phase.TAX_VOTE:
            return TaxVoteAsk(len(state.setting.players), tuple(_outcome(state, tax) for tax in TAXES))
        case Phase.TAX_TIE | Phase.BUDGET_TIE:
            return _tie(state)
        case Phase.PAY_DAY:
            return _pay_day(state, draft)
        case Phase.BUDGET_VOTE:
            return _budget(state)
        case Phase.MIDLIFE:
            return _midlife(state, draft, chance)
        case Phase.FINAL_COUNT:
            return _final_count(state)
        case _:
            return None


def _pact(state: State) -> PactAsk:
    most = pact.most(state)
    return PactAsk(most, tuple(pact.tension(state, coins) for coins in range(most + 1)))


def _outcome(state: State, tax: Tax) -> TaxOutcome:
    collects = pay_day.collects(state, tax)
    surely, possibly, exclusions = outlook.tax_exclusions(state, tax)
    low, high = (_tension_after(state, count) for count in (exclusions.low, exclusions.high))
    shares = split.shares(collects + state.reserve + state.gift, state.edition.shares)
    return TaxOutcome(tax, collects, shares, surely, possibly, exclusions, CoinRange(low, high))


def _tension_after(state: State, exclusions: int) -> int:
    return tension_moved(state.tension_now, exclusions * state.edition.tension.exclusion)


def _tie(state: State) -> TieAsk:
    tie, is_tax = state.open_tie, state.phase is Phase.TAX_TIE
    passed = tie.order[: tie.passed]
    return TieAsk(tie.between, tie.asked, incomes.income(state, tie.asked), passed, tie.passed < tie.may_pass, is_tax)


def _pay_day(state: State, draft: Draft) -> PayDayAsk:
    tax = state.tax_in_force
    demanded = _demanded(pay_day.paid_out(state), pay_day.demands(state, tax), draft.handed_over)
    lines = tuple(_pay_line(state, tax, each) for each in demanded)
    known = [each.handed_over for each in demanded if each.handed_over is not None]
    complete = len(known) == len(lines)
    revenue = sum(as_tax(paid, line.tax) for paid, line in zip(known, lines, strict=True)) if complete else None
    return PayDayAsk(tax, lines, revenue, _tension_after(state, sum(each.short for each in demanded)) if complete else None)


def _pay_line(state: State, tax: Tax, demanded: Demanded) -> PayLine:
    seat = demanded.seat
    earned, paid = incomes.income(state, seat), demanded.handed_over
    net = None if paid is None else earned - paid
    return PayLine(seat, earned, pay_day.tax_due(state, seat, tax), incomes.cost_of_living(state, seat), demanded, net)


def _budget(state: State) -> BudgetVoteAsk:
    budget = budget_vote.to_share(state)
    shares = split.shares(budget, state.edition.shares)
    return BudgetVoteAsk(len(state.setting.players), state.round_row.revenue or 0, state.reserve, state.gift, shares)


def _midlife(state: State, draft: Draft, chance: Chance) -> MidlifeAsk:
    readers, left = midlife.to_read(state), {card.id: card for card in midlife.left_in_deck(state)}
    seat = draft.seat if draft.seat in readers and draft.seat is not None else readers[0]
    drawn = next((card for card in chance.deck if card in left), next(iter(left)))
    card = left.get(draft.card or drawn, left[drawn])
    # ruling 16: nobody has changed class yet, but those who read before have the first claim on the spares
    spares = midlife.class_changes(state).state.spares
    reading = _card(state, seat, card, draft.handed_over, spares)
    return MidlifeAsk(len(state.readings) + 1, readers, tuple(left), drawn, reading, spares)


def _card(state: State, seat: Seat, card: MidlifeCard, said: Mapping[Seat, int], spares: tuple[RoleCard, ...]) -> CardAsk:
    tier = effects.tier(state, card)
    effect = card.tiers[tier]
    demanded = _one_demanded(state.envelopes, effects.demand(state, seat, effect), said.get(seat))[0]
    moves = (state.edition.tension.midlife_exclusion if demanded.short and demanded.token else 0) + effect.tension
    taken = midlife.new_role(state.roles[seat], effect.class_by, spares)
    gives, after = effects.gives(state, seat, effect), tension_moved(state.tension_now, moves)
    fails = after == TENSION_HIGH or (len(midlife.to_read(state)) == 1 and _fails_at_the_end(state, after))
    return CardAsk(seat, card.id, tier, demanded, gives, effect.class_by, taken, after, fails)


def _fails_at_the_end(state: State, tension: int) -> bool:
    """Whether the State fails as this round ends, with Tension there and the services as they stand."""
    return round_end.ended(structs.replace(state, tension=tension)).state.outcome is Outcome.FAILED_STATE


def _final_count(state: State) -> FinalCountAsk:
    rules = state.edition.pact
    return FinalCountAsk(state.envelopes.balances(), rules.coins if rules else None, state.pact)


def _demanded(envelopes: Envelopes, demands: tuple[Demand, ...], said: Mapping[Seat, int]) -> tuple[Demanded, ...]:
    """How each seat stands if it is confirmed like this: in the order in which they are met, each answer or default narrows the rest."""
    answers: dict[Seat, Demanded] = {}
    for demand in in_order(demands, said):
        answers[demand.seat], envelopes = _one_demanded(envelopes, demand, said.get(demand.seat))
    return tuple(answers[demand.seat] for demand in demands)


def _one_demanded(envelopes: Envelopes, demand: Demand, said: int | None) -> tuple[Demanded, Envelopes]:
    balance = envelopes.balance(demand.seat)
    met = d.met(envelopes, demand, said)
    standing = _standing(balance, demand)
    least, most = (demand.amount(end) for end in (balance.low, balance.high))
    due = None if demand.follows_from_balance else demand.coins
    if isinstance(met, Refusal):
        return Demanded(demand.seat, due, standing, None, least, most, demand.token, short=False, is_said=said is not None), envelopes
    paid = met.handed_over
    return Demanded(demand.seat, due, standing, paid, least, most, demand.token, met.short, is_said=said is not None), met.envelopes


def _standing(balance: CoinRange, demand: Demand) -> Standing:
    if not demand.asks:
        return Standing.NOTHING
    if demand.everything:
        depends = demand.token and balance.low == 0 < balance.high
        return Standing.MUST_SAY if depends else Standing.HANDS_OVER
    if demand.half:
        return Standing.HANDS_OVER if demand.amount(balance.low) == demand.amount(balance.high) else Standing.MUST_SAY
    if balance.covers(demand.coins):
        return Standing.PAYS
    if balance.may_cover(demand.coins):
        return Standing.OPEN
    return Standing.HANDS_OVER if balance.is_certain else Standing.MUST_SAY
