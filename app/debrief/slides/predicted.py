"""The prediction beside what happened."""

from app.debrief.prediction import Prediction
from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.terms.saying import Says, say
from app.views.slides import Bar, Bars, Mark, Piece, Slide, SlideId, Tone

_EXPECTED = (Says.SLIDE_EXPECTED_LEGACY, Says.SLIDE_EXPECTED_NO_LEGACY, Says.SLIDE_EXPECTED_FAILED_STATE)


def prediction(game: Game, predicted: Prediction | None) -> Slide | None:
    """Hands for each ending, and which one came; nothing while the game goes on, or where nobody was asked."""
    at = _happened(game)
    if predicted is None or not predicted.hands or at is None:
        return None
    hands = predicted.legacy, predicted.no_legacy, predicted.failed_state
    bars = tuple(_bar(ending, hands[number], is_it=number == at) for number, ending in enumerate(_EXPECTED))
    news = say(Says.SLIDE_PREDICTION_NEWS, hands=hands[at], all=predicted.hands)
    return framed(SlideId.PREDICTION, Bars(bars, say(Says.SLIDE_IN_HANDS), pieces_count=False), news)


def _happened(game: Game) -> int | None:
    """The place of what happened among what could be expected."""
    if game.has_failed:
        return _EXPECTED.index(Says.SLIDE_EXPECTED_FAILED_STATE)
    if game.state.count is None:
        return None
    return _EXPECTED.index(Says.SLIDE_EXPECTED_LEGACY if game.state.count.legacy else Says.SLIDE_EXPECTED_NO_LEGACY)


def _bar(ending: Says, hands: int, *, is_it: bool) -> Bar:
    mark = Mark(_EXPECTED.index(ending), say(Says.SLIDE_HAPPENED)) if is_it else None
    return Bar(say(ending), (Piece(say(Says.SLIDE_IN_HANDS), Tone.INK if is_it else Tone.MUTED, hands),), number(hands), mark)
