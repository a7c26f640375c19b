"""Services: their levels round by round, and where obsolescence took one away."""

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game
from app.debrief.slides.tension import places, to_the_last_round
from app.rules.facts import LevelsDropped
from app.terms import names
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW
from app.terms.saying import Says, say
from app.terms.services import SERVICES, ServiceName
from app.views.slides import Line, Lines, Mark, Slide, SlideId, Tone


def services(game: Game) -> Slide | None:
    """The level of each service at the start and at the end of each round, after obsolescence."""
    if not game.state.history:
        return None
    lines = tuple(_line(game, name) for name in SERVICES)
    figure = Lines(places(), lines, LEVEL_LOW, LEVEL_HIGH, say(Says.SLIDE_LEVEL))
    return framed(SlideId.SERVICES, figure, say(Says.SLIDE_SERVICES_NEWS, levels=game.state.levels.total()))


def _line(game: Game, name: ServiceName) -> Line:
    levels = (game.replay.start.levels.of(name), *(row.levels.of(name) for row in game.state.history))
    marks = tuple(
        Mark(state.round, say(Says.SLIDE_OBSOLESCENCE), is_cause=True)
        for state, dropped in game.all(LevelsDropped)
        if marked_on(dropped) is name
    )
    return Line(names.service(name), Tone(name), to_the_last_round(levels), marks, steps=True)


def marked_on(dropped: LevelsDropped) -> ServiceName:
    """The service whose line bears the mark: the highest before, because it fell for sure if any did."""
    return max(SERVICES, key=dropped.before.of)
