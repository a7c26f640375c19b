"""People: who was left out, and who ended in which class."""

from collections import Counter

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.rules.facts import Paid, TokenTaken
from app.terms import names
from app.terms.calendar import CROSSROADS
from app.terms.people import CLASSES, SocialClass, rank
from app.terms.saying import Says, say
from app.views.slides import Bar, Bars, Piece, Slide, SlideId, Slopes, Thread, Tone


def tokens(game: Game) -> Slide | None:
    """Exclusion tokens by the class of their taker at that moment, on pay days and by cards."""
    if not any(True for _ in game.all(Paid)):
        return None
    taken = Counter((state.roles[token.seat].social_class, state.round == CROSSROADS) for state, token in game.all(TokenTaken))
    bars = tuple(_bar(of, taken[of, False], taken[of, True]) for of in CLASSES)
    all_ = taken.total()
    news = say(Says.SLIDE_TOKENS_NEWS, tokens=all_) if all_ else say(Says.SLIDE_TOKENS_NONE)
    return framed(SlideId.TOKENS, Bars(bars, say(Says.SLIDE_IN_TOKENS)), news)


def classes(game: Game) -> Slide | None:
    """From the class of birth to the class at the end; nothing can be seen before round 4 has ended."""
    if not any(row.round == CROSSROADS for row in game.state.history):
        return None
    threads = tuple(
        Thread(game.called(seat), rank(born.social_class), rank(now.social_class))
        for seat, (born, now) in enumerate(zip(game.births, game.state.roles, strict=True))
    )
    rungs = tuple(names.social_class(of) for of in reversed(CLASSES))
    ways = Counter((thread.after > thread.before) - (thread.after < thread.before) for thread in threads)
    figure = Slopes(rungs, threads, say(Says.SLIDE_CLASS_BEFORE), say(Says.SLIDE_CLASS_AFTER))
    return framed(SlideId.CLASSES, figure, say(Says.SLIDE_CLASSES_NEWS, up=ways[1], down=ways[-1], same=ways[0]))


def _bar(of: SocialClass, on_pay_days: int, by_cards: int) -> Bar:
    pieces = (
        Piece(say(Says.SLIDE_TOKENS_PAY_DAY), Tone.TOKEN, on_pay_days),
        Piece(say(Says.SLIDE_TOKENS_CARD), Tone.MUTED, by_cards),
    )
    return Bar(names.social_class(of), tuple(piece for piece in pieces if piece.value), number(on_pay_days + by_cards))
