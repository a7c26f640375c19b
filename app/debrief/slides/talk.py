"""Talk: the slides without a figure, which open and close a debrief."""

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game
from app.terms.saying import Says, say
from app.views.slides import Slide, SlideId, Words

_FEELINGS = (
    Says.SLIDE_FEELING_PROUD,
    Says.SLIDE_FEELING_RELIEVED,
    Says.SLIDE_FEELING_CHEATED,
    Says.SLIDE_FEELING_POWERLESS,
    Says.SLIDE_FEELING_ANGRY,
    Says.SLIDE_FEELING_GUILTY,
    Says.SLIDE_FEELING_SURPRISED,
    Says.SLIDE_FEELING_AGAIN,
)
_SENTENCES = (Says.SLIDE_NEXT_KEEP, Says.SLIDE_NEXT_CHANGE, Says.SLIDE_NEXT_ASK, Says.SLIDE_NEXT_OUTSIDE)


def feelings(game: Game) -> Slide | None:
    """Words to choose from, once something has been played."""
    return _words(game, SlideId.FEELINGS, _FEELINGS)


def next_time(game: Game) -> Slide | None:
    """Sentences to finish."""
    return _words(game, SlideId.NEXT, _SENTENCES)


def _words(game: Game, id_: SlideId, lines: tuple[Says, ...]) -> Slide | None:
    return framed(id_, Words(tuple(map(say, lines)))) if game.state.round else None
