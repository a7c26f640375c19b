"""The three classes as a table: what each paid and was paid in a round, and how many Exclusion tokens its players took."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from app.debrief.tables import Cell, Column, Table, table
from app.rules import facts as f
from app.rules.collected import as_tax
from app.rules.facts import Fact
from app.rules.play import Replay
from app.rules.state import Moment
from app.terms import names
from app.terms.ballots import Tax
from app.terms.people import CLASSES, SocialClass
from app.terms.saying import Saying, Says, say

_BY_CLASS = dict[SocialClass, int]


class _Round(Struct):
    """What the classes did in one round, in coins and tokens; a player counts in the class held at that moment."""

    number: int
    tax: Tax | None = None
    revenue: int | None = None
    paid: _BY_CLASS | None = None
    income: _BY_CLASS | None = None
    tokens: _BY_CLASS | None = None


def by_class(replay: Replay) -> Table:
    """A row for each round whose event was read; nobody pays tax in a round without a pay day."""
    rounds: dict[int, _Round] = {}
    for played in replay.played:
        for moment in played.moments:
            if moment.state.round:
                _take(rounds.setdefault(moment.state.round, _Round(moment.state.round)), moment)
    return table(say(Says.EXPORT_CLASSES), _COLUMNS, rounds.values())


def _take(round_: _Round, moment: Moment) -> None:
    """Count in what happened at one moment."""
    payments = [fact for fact in moment.facts if isinstance(fact, f.Paid)]
    if payments:
        round_.paid = _sums(moment, [(paid.seat, as_tax(paid.handed_over, paid.tax)) for paid in payments])
        round_.income = _sums(moment, [(paid.seat, paid.income) for paid in payments])
        row = moment.state.rows[-1]
        round_.tax, round_.revenue = row.tax, row.revenue
    incomes = next((fact.incomes for fact in moment.facts if isinstance(fact, f.IncomesPaid)), None)
    if incomes is not None:
        round_.income = _sums(moment, list(enumerate(incomes)))
    if payments or _has_midlife(moment.facts):
        tokens = _sums(moment, [(fact.seat, 1) for fact in moment.facts if isinstance(fact, f.TokenTaken)])
        round_.tokens = {each: had + tokens[each] for each, had in (round_.tokens or dict.fromkeys(CLASSES, 0)).items()}


def _has_midlife(facts: Iterable[Fact]) -> bool:
    return any(isinstance(fact, f.CardHappened) for fact in facts)


def _sums(moment: Moment, of_seats: list[tuple[int, int]]) -> _BY_CLASS:
    held = [role.social_class for role in moment.state.roles]
    return {each: sum(much for seat, much in of_seats if held[seat] is each) for each in CLASSES}


def _tax(of: _Round) -> Cell:
    return None if of.tax is None else names.tax(of.tax)


def _columns(head: Says, values: Callable[[_Round], _BY_CLASS | None]) -> tuple[Column[_Round], ...]:
    def column(which: SocialClass) -> Column[_Round]:
        def cell(of: _Round) -> Cell:
            found = values(of)
            return None if found is None else found[which]

        return Column(class_head(head, which), cell)

    return tuple(column(which) for which in CLASSES)


def class_head(head: Says, which: SocialClass) -> Saying:
    """The heading of a class's column."""
    return say(head, group=names.social_class(which))


_COLUMNS: tuple[Column[_Round], ...] = (
    Column(say(Says.EXPORT_ROUND), lambda of: of.number),
    Column(say(Says.TAX_IN_FORCE), _tax),
    Column(say(Says.EXPORT_REVENUE), lambda of: of.revenue),
    *_columns(Says.EXPORT_CLASS_TAX, lambda of: of.paid),
    *_columns(Says.EXPORT_CLASS_INCOME, lambda of: of.income),
    *_columns(Says.EXPORT_CLASS_TOKENS, lambda of: of.tokens),
)
