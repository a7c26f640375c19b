"""The pact: what the table gave and, only once that was revealed at the count, what each seat gave."""

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.terms.saying import Saying, Says, say
from app.views.slides import Bar, Bars, Pair, Piece, Slide, SlideId, Tone


def pact(game: Game) -> Slide | None:
    """What was put in and what was kept by all together; an edition without a pact has no such slide."""
    rule, coins, tension = game.state.edition.pact, game.state.pact, game.replay.tension_at_start
    if rule is None or coins is None or tension is None:
        return None
    most = rule.coins * len(game.state.setting.players)
    figure, revealed = _table(coins, most), _revealed(game)
    news = say(Says.SLIDE_PACT_NEWS, coins=coins, most=most, tension=tension)
    if revealed is None:
        return framed(SlideId.PACT, figure, news)
    captions = say(Says.SLIDE_PACT_TABLE), say(Says.SLIDE_PACT_SEATS)
    return framed(SlideId.PACT, Pair(captions, (figure, _seats(game, revealed))), news, _surprise(coins, sum(revealed)))


def _revealed(game: Game) -> tuple[int, ...] | None:
    return None if game.state.count is None else game.state.count.pact


def _table(coins: int, most: int) -> Bars:
    pieces = (Piece(say(Says.SLIDE_PACT_GIVEN), Tone.COIN, coins), Piece(say(Says.SLIDE_PACT_KEPT), Tone.MUTED, most - coins))
    return Bars((Bar(say(Says.SLIDE_PACT_TABLE), pieces),), say(Says.SLIDE_IN_COINS))


def _seats(game: Game, revealed: tuple[int, ...]) -> Bars:
    bars = tuple(
        Bar(game.called(seat), (Piece(say(Says.SLIDE_PACT_GIVEN), Tone.COIN, coins),), number(coins))
        for seat, coins in enumerate(revealed)
    )
    return Bars(bars, say(Says.SLIDE_IN_COINS), upright=False, pieces_count=False)


def _surprise(counted: int, revealed: int) -> Saying | None:
    """What the class sees anyway, if it adds up: the two figures do not agree."""
    return None if revealed == counted else say(Says.FOLLOWS_PACT_SURPRISE, revealed=revealed, counted=counted)
