"""The budget vote (000 §Budget vote): the services are ranked, the coins are split 3-2-1, and levels rise."""

from itertools import chain

from msgspec import structs

from app.entries import BudgetVoted, TieBroken
from app.rules import incomes, split
from app.rules.facts import BudgetCounted, CoinsSplit, LevelRaised, SeatAsked, ServicePlaced, ServicesRanked
from app.rules.refusals import NobodyLeftToPass, Refusal
from app.rules.state import Moment, State, Tie
from app.rules.voting import miscounted, misplaced
from app.terms.calendar import Phase
from app.terms.gauges import LEVEL_HIGH
from app.terms.people import Seat
from app.terms.services import SERVICES, PerService, Service, ServiceName


def to_share(state: State) -> int:
    """The coins of this round's budget: revenue, the reserve of the inheritances (ruling 18) and the event's gift."""
    return (state.round_row.revenue or 0) + state.reserve + state.gift


def judged(state: State, voted: BudgetVoted) -> Refusal | Moment:
    """Rank the services and split the budget, or open the tie; refuse more votes than players."""
    refusal = miscounted(voted.votes, SERVICES, len(state.setting.players))
    if refusal:
        return refusal
    votes = PerService(*(voted.votes.get(name, 0) for name in SERVICES))
    counted = BudgetCounted(votes, state.round_row.revenue or 0, state.reserve, state.gift)
    return _ranked(Moment(structs.replace(state, votes=votes), (counted,)), None)


def broken(state: State, answer: TieBroken) -> Refusal | Moment:
    """Place the service that the seat asked chose; that seat may not pass (ruling 6)."""
    tie = state.open_tie
    refusal = misplaced(answer, tie)
    if refusal:
        return refusal
    if answer.choice is None:
        return NobodyLeftToPass(tie.asked)
    placed = ServicePlaced(tie.asked, ServiceName(answer.choice))
    after = structs.replace(state, ranked=(*state.ranked, placed.service))
    return _ranked(Moment(after, (placed,)), tie.asked)


def _groups(state: State) -> list[list[ServiceName]]:
    """The services by rank, tied ones together: more votes first; without votes last, the lower level first (ruling 6)."""
    votes = state.votes or PerService(0, 0, 0)

    def place(name: ServiceName) -> tuple[int, int]:
        return (-votes.of(name), 0) if votes.of(name) else (0, state.services.of(name).level)

    places = sorted({place(name) for name in SERVICES})
    return [[name for name in SERVICES if place(name) == each] for each in places]


def _ranked(moment: Moment, asked: Seat | None) -> Moment:
    """Split once every tie is resolved; else ask about the one that is open."""
    state = moment.state
    groups = [_placed(group, state.ranked) for group in _groups(state)]
    tied = next((left for _, left in groups if len(left) > 1), None)
    if tied is not None:
        tie = Tie(tuple(tied), incomes.deciding_order(state))
        after = structs.replace(state, phase=Phase.BUDGET_TIE, tie=tie)
        return moment.with_(after, SeatAsked(tie.asked, incomes.income(state, tie.asked), tie.between))
    ranking = tuple(chain.from_iterable(first + left for first, left in groups))
    return _split(moment.with_(state, ServicesRanked(ranking, asked)), ranking)


def _placed(group: list[ServiceName], ranked: tuple[ServiceName, ...]) -> tuple[list[ServiceName], list[ServiceName]]:
    return [name for name in ranked if name in group], [name for name in group if name not in ranked]


def _split(moment: Moment, ranking: tuple[ServiceName, ...]) -> Moment:
    state, budget = moment.state, to_share(moment.state)
    full = frozenset(name for name, level in state.levels.items() if level == LEVEL_HIGH)
    given = split.shares(budget, state.edition.shares)
    received = split.received(ranking, given, full)
    services, raised = _raised(state, received)
    after = structs.replace(
        state,
        phase=Phase.ROUND_END,
        services=services,
        reserve=0,
        gift=0,
        votes=None,
        ranked=(),
        tie=None,
        row=structs.replace(state.round_row, budget=budget, ranking=ranking, received=received),
    )
    return moment.with_(after, CoinsSplit(budget, given, received), *raised)


def _raised(state: State, received: PerService[int]) -> tuple[PerService[Service], tuple[LevelRaised, ...]]:
    price, services, raised = state.setting.level_price, state.services, []
    for name, before in state.services.items():
        level, fund = split.rises(before.level, before.fund + received.of(name), price, LEVEL_HIGH)
        services = services.with_(name, Service(level, fund))
        raised += [LevelRaised(name, step, price) for step in range(before.level + 1, level + 1)]
    return services, tuple(raised)
