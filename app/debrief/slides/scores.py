"""Scores: what each is made of, and how far apart the savings are. There is nothing here before the envelopes are open."""

from collections.abc import Callable
from fractions import Fraction

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.rules.state import Score
from app.terms import names
from app.terms.saying import Saying, Says, say
from app.views.slides import Bar, Bars, Mark, Piece, Slide, SlideId, Tone

_PARTS: tuple[tuple[Says, Tone, Callable[[Score], int]], ...] = (
    (Says.EXPORT_DIVIDEND, Tone.DIVIDEND, lambda score: score.dividend),
    (Says.EXPORT_LEGACY, Tone.LEGACY, lambda score: score.legacy),
    (Says.EXPORT_LIFE, Tone.COIN, lambda score: score.life),
    (Says.EXPORT_TOKENS, Tone.TOKEN, lambda score: score.tokens),
    (Says.TENSION, Tone.INK, lambda score: score.tension),
    (Says.EXPORT_IDEOLOGY, Tone.MUTED, lambda score: score.ideology),
)


def scores(game: Game) -> Slide | None:
    """The anatomy of every score in points, in the order of the seats; who has won is marked."""
    count = game.state.count
    if count is None:
        return None
    bars = tuple(_bar(game, score) for score in count.scores)
    winners = tuple(game.called(score.seat) for score in count.scores if score.winner)
    return framed(SlideId.SCORES, Bars(bars, say(Says.SLIDE_IN_POINTS)), say(Says.SLIDE_SCORES_NEWS, names=winners))


def gap(game: Game) -> Slide | None:
    """Savings in coins from the richest to the poorest, how many times as much that is, and their Gini coefficient."""
    count = game.state.count
    if count is None:
        return None
    savings = sorted(enumerate(count.savings), key=lambda seat: -seat[1])
    bars = tuple(
        Bar(game.called(seat), (Piece(say(Says.EXPORT_SAVINGS), Tone.COIN, coins),), number(coins)) for seat, coins in savings
    )
    news = _apart(savings[0][1], savings[-1][1])
    note = say(Says.SLIDE_GAP_NOTE, gini=_rounded(100 * gini(count.savings)))
    return framed(SlideId.GAP, Bars(bars, say(Says.SLIDE_IN_COINS), upright=False, pieces_count=False), news, note)


def gini(values: tuple[int, ...]) -> Fraction:
    """0 where all have the same, towards 1 where one has all: half of the mean difference of all pairs, in means (Gini 1912).

    >>> gini((5, 5, 5)), gini((0, 0, 0, 8))
    (Fraction(0, 1), Fraction(3, 4))
    """
    total = sum(values)
    if not total:
        return Fraction()
    differences = sum(abs(one - other) for one in values for other in values)
    return Fraction(differences, 2 * len(values) * total)


def _bar(game: Game, score: Score) -> Bar:
    pieces = tuple(Piece(say(name), tone, of(score)) for name, tone, of in _PARTS if of(score))
    mark = Mark(score.seat, say(Says.EXPORT_WINS)) if score.winner else None
    return Bar(game.called(score.seat), pieces, number(score.total), mark)


def _apart(most: int, least: int) -> Saying:
    """How many times as much, to a tenth; nothing can be a number of times nothing."""
    if most == least:
        return say(Says.SLIDE_GAP_NEWS_SAME, coins=names.coins(most))
    if not least:
        return say(Says.SLIDE_GAP_NEWS_NOTHING)
    whole, tenths = divmod(_rounded(Fraction(10 * most, least)), 10)
    if whole > 1 and not tenths:
        return say(Says.SLIDE_GAP_NEWS_WHOLE, whole=whole)
    return say(Says.SLIDE_GAP_NEWS, whole=whole, tenths=tenths)


def _rounded(value: Fraction) -> int:
    """To the nearest whole number, halves up."""
    return int(value + Fraction(1, 2))
