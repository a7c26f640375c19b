"""Making: all slides of a game, and those for the time that is left.

A slide whose data is not there is left out: a game may have failed, been stopped by the bell, or be open in the middle.
"""

from collections.abc import Sequence

from app.debrief.prediction import Prediction
from app.debrief.slides.game import read
from app.debrief.slides.money import money
from app.debrief.slides.pact import pact
from app.debrief.slides.people import classes, tokens
from app.debrief.slides.predicted import prediction as predicted
from app.debrief.slides.scores import gap, scores
from app.debrief.slides.services import services
from app.debrief.slides.talk import feelings, next_time
from app.debrief.slides.taxes import burden, taxes
from app.debrief.slides.tension import causes, last_push, tension
from app.debrief.slides.votes import votes
from app.debrief.slides.what_ifs import what_if
from app.debrief.what_if.trying import WhatIf
from app.rules.play import Replay
from app.views.debrief import MINUTES
from app.views.slides import Slide, SlideId

_FROM_THE_GAME = (
    feelings, tension, causes, last_push, taxes, votes, services, money, burden, tokens, classes, scores, gap, pact, next_time,
)
_SHORT = frozenset({SlideId.FEELINGS, SlideId.TENSION, SlideId.LAST_PUSH, SlideId.BURDEN, SlideId.SCORES, SlideId.NEXT})
_MEDIUM = _SHORT | {SlideId.CAUSES, SlideId.SERVICES, SlideId.CLASSES, SlideId.GAP, SlideId.WHAT_IF, SlideId.PREDICTION}
PRESETS = dict(zip(MINUTES, (_SHORT, _MEDIUM, frozenset(SlideId)), strict=True))


def slides(
    replay: Replay, *, names: bool = False, prediction: Prediction | None = None, what_ifs: Sequence[WhatIf] | None = None
) -> tuple[Slide, ...]:
    """Every slide that a game can give, in the order of their ids; `names` shows pupils by name.

    `what_ifs` are at most three other games to lay beside it (an empty one: all were tried, and none saves the State; None: not asked).
    """
    game = read(replay, is_named=names)
    made = [*(make(game) for make in _FROM_THE_GAME), predicted(game, prediction), what_if(game, what_ifs)]
    order = tuple(SlideId)
    return tuple(sorted((slide for slide in made if slide is not None), key=lambda slide: order.index(slide.id)))


def chosen(every: tuple[Slide, ...], minutes: int) -> tuple[Slide, ...]:
    """The slides for 15, 30 or 50 minutes, in their order; raises KeyError for any other time.

    However short it is, the debrief of a Failed State asks what would have saved it.
    """
    has_failed = any(slide.id is SlideId.LAST_PUSH for slide in every)
    wanted = PRESETS[minutes] | ({SlideId.WHAT_IF} if has_failed else set())
    return tuple(slide for slide in every if slide.id in wanted)
