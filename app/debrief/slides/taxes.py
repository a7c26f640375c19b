"""Taxes: what each raised, and which class carried them in coins and as a share of its Income."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import ceil

from msgspec import Struct

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.rules.collected import as_tax
from app.rules.facts import Paid
from app.terms import names
from app.terms.ballots import Tax
from app.terms.calendar import ROUNDS
from app.terms.people import CLASSES, SocialClass
from app.terms.saying import Saying, Says, say
from app.views.slides import Bar, Bars, Line, Lines, Pair, Piece, Slide, SlideId, Tone

TONES = {tax: Tone(f"tax_{tax.lower()}") for tax in Tax}
_Key = tuple[int, SocialClass]


class Burden(Struct, frozen=True):
    """Coins by round and class: what was paid as tax, and the Income paid out on the same pay day."""

    taxes: Mapping[_Key, int]
    incomes: Mapping[_Key, int]

    def tax_of(self, social_class: SocialClass) -> int:
        """Coins that a class paid in the whole game."""
        return sum(coins for (_, of), coins in self.taxes.items() if of is social_class)

    def share(self, social_class: SocialClass) -> Fraction:
        """Tax as a part of Income over the whole game; 0 where there was no Income."""
        income = sum(coins for (_, of), coins in self.incomes.items() if of is social_class)
        return Fraction(self.tax_of(social_class), income) if income else Fraction()


def burden_of(game: Game) -> Burden:
    """What each class paid. Who is short gives tax first (ruling 12), and the rest is nobody's business before the count."""
    taxes: Counter[_Key] = Counter()
    incomes: Counter[_Key] = Counter()
    for state, paid in game.all(Paid):
        key = state.round, state.roles[paid.seat].social_class
        taxes[key] += as_tax(paid.handed_over, paid.tax)
        incomes[key] += paid.income
    return Burden(taxes, incomes)


def taxes(game: Game) -> Slide | None:
    """A bar for each pay day with a tax: which, and what it raised."""
    bars = tuple(_bar(row.round, row.tax, row.revenue) for row in game.state.rows if row.tax is not None and row.revenue is not None)
    raised = sum(row.revenue for row in game.state.rows if row.revenue is not None)
    news = say(Says.SLIDE_TAXES_NEWS, coins=names.coins(raised))
    return framed(SlideId.TAXES, Bars(bars, say(Says.SLIDE_COINS_EACH_ROUND)), news) if bars else None


def burden(game: Game) -> Slide | None:
    """Who carried the tax, in coins and as a share of Income, a line for each class."""
    carried = burden_of(game)
    if not carried.taxes:
        return None
    figures = (_lines(carried.taxes, Says.SLIDE_COINS_BY_CLASS), _lines(_shares(carried), Says.SLIDE_SHARE_OF_INCOME))
    figure = Pair((say(Says.SLIDE_BURDEN_COINS), say(Says.SLIDE_BURDEN_SHARE)), figures)
    most = _most_burdened(carried)
    return framed(SlideId.BURDEN, figure, say(Says.SLIDE_BURDEN_NEWS, classes=most) if most else None)


def _bar(round_: int, tax: Tax, revenue: int) -> Bar:
    return Bar(number(round_), (Piece(names.tax(tax), TONES[tax], revenue),), number(revenue))


def _shares(carried: Burden) -> Mapping[_Key, float]:
    """In percent; a class without Income has no share."""
    return {key: 100 * coins / carried.incomes[key] for key, coins in carried.taxes.items() if carried.incomes[key]}


def _lines(values: Mapping[_Key, float], measure: Says) -> Lines:
    rounds = range(1, ROUNDS + 1)
    lines = tuple(
        Line(names.social_class(of), Tone(of), tuple(values.get((round_, of)) for round_ in rounds)) for of in CLASSES
    )
    return Lines(tuple(number(round_) for round_ in rounds), lines, 0, ceil(max(1, *values.values())), say(measure))


def _most_burdened(carried: Burden) -> tuple[Saying, ...]:
    """The class that paid the largest part of its Income over the whole game; several where they are level, none where nobody paid."""
    shares = {of: carried.share(of) for of in CLASSES}
    return tuple(names.social_class(of) for of in CLASSES if shares[of] and shares[of] == max(shares.values()))
