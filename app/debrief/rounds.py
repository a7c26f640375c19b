"""The rounds as a table: what was voted, what it brought in, where it went and what became of the country."""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from app.debrief.tables import Cell, Column, Table, table
from app.rules import facts as f
from app.rules.edition import event_of
from app.rules.facts import Fact
from app.rules.play import Replay
from app.rules.state import RoundRow, State
from app.terms import names
from app.terms.ballots import TAXES, Tax
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, PerService, ServiceName
from app.views.project import happening, naming

K = TypeVar("K")


class _Round(Struct, frozen=True):
    """One round: its row of the history, all its facts, and whether it has ended."""

    state: State
    row: RoundRow
    facts: tuple[Fact, ...]
    ended: bool

    def fact(self, kind: type[K]) -> K | None:
        """The last fact of a kind in this round."""
        return next((fact for fact in reversed(self.facts) if isinstance(fact, kind)), None)


def rounds(replay: Replay, *, named: bool = True) -> Table:
    """A row for each round whose event was read; what never came about is empty. Who chose in a tie is told only with names."""
    state, facts = replay.state, _facts(replay)
    rows = [_Round(state, row, tuple(facts[row.round]), ended=True) for row in state.history]
    if state.row is not None:
        rows.append(_Round(state, state.row, tuple(facts[state.row.round]), ended=False))
    return table(say(Says.EXPORT_ROUNDS), _COLUMNS if named else _WITHOUT_VOTERS, rows)


def _facts(replay: Replay) -> dict[int, list[Fact]]:
    by_round: dict[int, list[Fact]] = defaultdict(list)
    for played in replay.played:
        for moment in played.moments:
            by_round[moment.state.round] += moment.facts
    return by_round


def _tax(of: _Round) -> Cell:
    return None if of.row.tax is None else names.tax(of.row.tax)


def _tax_decided(of: _Round) -> Cell:
    decided = of.fact(f.TaxSet)
    if decided is None:
        return None
    if decided.seat is not None:
        return say(Says.TOLD_TIE_CHOICE, name=naming.player(of.state, decided.seat), choice=names.tax(decided.tax))
    if decided.reason is f.Reason.CARRIED_OVER:
        return say(Says.FOLLOWS_TAX_CARRIED, tax=names.tax(decided.tax))
    return say(Says.EXPORT_BY_VOTES)


def _budget_decided(of: _Round) -> Cell:
    ranked = of.fact(f.ServicesRanked)
    if ranked is None:
        return None
    if ranked.seat is None:
        return say(Says.EXPORT_BY_VOTES)
    return say(Says.WALL_TIE_DECIDED_BY, name=naming.player(of.state, ranked.seat))


def _tax_unsigned(of: _Round) -> Cell:
    decided = of.fact(f.TaxSet)
    return _tax_decided(of) if decided is None or decided.seat is None else say(Says.EXPORT_BY_TIE)


def _budget_unsigned(of: _Round) -> Cell:
    ranked = of.fact(f.ServicesRanked)
    return _budget_decided(of) if ranked is None or ranked.seat is None else say(Says.EXPORT_BY_TIE)


def _tax_votes(tax: Tax) -> Column[_Round]:
    def votes(of: _Round) -> Cell:
        counted = of.fact(f.TaxesCounted)
        return None if counted is None else counted.votes.get(tax, 0)

    return Column(say(Says.EXPORT_TAX_VOTES, letter=str(tax), tax=names.tax(tax)), votes)


def _added(head: Says, coins: Callable[[f.BudgetCounted], int]) -> Column[_Round]:
    """Coins that came to the budget beside the tax."""

    def cell(of: _Round) -> Cell:
        counted = of.fact(f.BudgetCounted)
        return None if counted is None else coins(counted)

    return Column(say(head), cell)


def _budget_votes(of: _Round) -> PerService[int] | None:
    counted = of.fact(f.BudgetCounted)
    return None if counted is None else counted.votes


def _by_service(head: Says, values: Callable[[_Round], PerService[int] | None]) -> tuple[Column[_Round], ...]:
    """A column for each service."""

    def column(name: ServiceName) -> Column[_Round]:
        def cell(of: _Round) -> Cell:
            found = values(of)
            return None if found is None else found.of(name)

        return Column(say(head, service=names.service(name)), cell)

    return tuple(column(name) for name in SERVICES)


def _placed(place: int, words: Says) -> Column[_Round]:
    def service(of: _Round) -> Saying | None:
        return None if of.row.ranking is None else names.service(of.row.ranking[place])

    return Column(say(Says.EXPORT_PLACE, place=say(words)), service)


_COLUMNS: tuple[Column[_Round], ...] = (
    Column(say(Says.EXPORT_ROUND), lambda of: of.row.round),
    Column(say(Says.PHASE_EVENT), lambda of: happening.title(event_of(of.row.round))),
    *(_tax_votes(tax) for tax in TAXES),
    Column(say(Says.TAX_IN_FORCE), _tax),
    Column(say(Says.EXPORT_TAX_DECIDED), _tax_decided),
    Column(say(Says.EXPORT_REVENUE), lambda of: of.row.revenue),
    _added(Says.EXPORT_FROM_RESERVE, lambda counted: counted.reserve),
    _added(Says.EXPORT_FROM_GIFT, lambda counted: counted.gift),
    Column(say(Says.EXPORT_BUDGET), lambda of: of.row.budget),
    *_by_service(Says.EXPORT_SERVICE_VOTES, _budget_votes),
    Column(say(Says.EXPORT_BUDGET_DECIDED), _budget_decided),
    *(_placed(place, words) for place, words in enumerate((Says.WALL_FIRST, Says.WALL_SECOND, Says.WALL_THIRD))),
    *_by_service(Says.EXPORT_RECEIVED, lambda of: of.row.received),
    *_by_service(Says.EXPORT_LEVEL, lambda of: of.row.levels if of.ended else None),
    *_by_service(Says.EXPORT_FUND, lambda of: of.row.funds if of.ended else None),
    Column(say(Says.EXPORT_TENSION_START), lambda of: of.row.tension_start),
    Column(say(Says.EXPORT_TENSION_END), lambda of: of.row.tension_end if of.ended else None),
)
_UNSIGNED: dict[Says, Callable[[_Round], Cell]] = {Says.EXPORT_TAX_DECIDED: _tax_unsigned, Says.EXPORT_BUDGET_DECIDED: _budget_unsigned}
_WITHOUT_VOTERS = tuple(Column(column.head, _UNSIGNED.get(column.head.key, column.cell)) for column in _COLUMNS)
