"""Tension: round by round, all that moved it, and in a Failed State the round that brought it down."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.rules.facts import Cause, TensionMoved
from app.terms import names
from app.terms.calendar import ROUNDS
from app.terms.gauges import TENSION_HIGH, TENSION_LOW
from app.terms.saying import Saying, Says, say
from app.views.slides import Band, Line, Lines, Mark, Move, Slide, SlideId, Tone, Waterfall

_MOST_MOVES = 7  # of a waterfall
_MOST_MARKS = 3
_NAMED = {
    Cause.EXCLUSION: Says.CAUSE_EXCLUSION,
    Cause.MIDLIFE_EXCLUSION: Says.CAUSE_MIDLIFE_EXCLUSION,
    Cause.COUNTRY_CARD: Says.CAUSE_COUNTRY_CARD,
}


def tension(game: Game) -> Slide | None:
    """Tension at the start and at the end of each round that has ended, with what moved it most."""
    start, history = game.replay.tension_at_start, game.state.history
    if start is None or not history:
        return None
    values = (start, *(row.tension_end for row in history))
    line = Line(say(Says.TENSION), Tone.INK, to_the_last_round(values), _marks(game.state.changes))
    figure = Lines(
        places=places(), lines=(line,), low=TENSION_LOW, high=TENSION_HIGH, measure=say(Says.TENSION), bands=bands(game)
    )
    if game.has_failed:
        return framed(SlideId.TENSION, figure, say(Says.FAILED_TENSION_NEWS, round=game.state.round), ending="failed")
    return framed(SlideId.TENSION, figure, say(Says.SLIDE_TENSION_NEWS, start=start, end=values[-1]))


def causes(game: Game) -> Slide | None:
    """A waterfall from the start to where Tension stands, one move for each cause in the order in which they first came."""
    start, end, changes = game.replay.tension_at_start, game.state.tension, game.state.changes
    moves = tuple(Move(_caused(cause), by) for cause, by in _summed(changes).items() if by)
    if start is None or end is None or not moves:
        return None
    largest = max(moves, key=lambda move: abs(move.by))
    news = say(Says.SLIDE_CAUSES_NEWS, cause=largest.why)
    figure = Waterfall(start, moves, end, say(Says.TENSION))
    return framed(SlideId.CAUSES, figure, news, ending="failed" if game.has_failed else "slide")


def last_push(game: Game) -> Slide | None:
    """The last round of a Failed State, move by move; what came before its last six moves is one."""
    if not game.has_failed:
        return None
    changes = [change for change in game.state.changes if change.round == game.state.round and change.by]
    first = len(changes) - _MOST_MOVES
    before = sum(change.by for change in changes[: first + 1]) if first > 0 else 0
    moves = [Move(_told(game, change), change.by, Tone.MUTED) for change in changes[max(0, first + (first > 0)) : -1]]
    rest = [Move(say(Says.CAUSED_BY_THE_REST), before, Tone.MUTED)] if first > 0 else []
    last = changes[-1]
    figure = Waterfall(
        TENSION_HIGH - sum(change.by for change in changes),
        (*rest, *moves, Move(_told(game, last), last.by)),
        TENSION_HIGH,
        say(Says.TENSION),
    )
    return framed(SlideId.LAST_PUSH, figure, say(Says.SLIDE_LAST_PUSH_NEWS, cause=_caused(last.cause)))


def places() -> tuple[Saying, ...]:
    """The start and every round of a whole game: rounds that were not played stay empty, so that games can be compared."""
    return (say(Says.WALL_START), *(number(round_) for round_ in range(1, ROUNDS + 1)))


def to_the_last_round(values: Iterable[float | None]) -> tuple[float | None, ...]:
    """Values from the start on, and None for all that was not played."""
    known = tuple(values)
    return (*known, *(None,) * (ROUNDS + 1 - len(known)))


def bands(game: Game) -> tuple[Band, ...]:
    """From where Tension costs everybody points, and where the State fails."""
    costs = (Band(band.low, say(Says.SLIDE_BAND, points=band.points)) for band in game.state.edition.scoring.tension)
    return (*costs, Band(TENSION_HIGH, say(Says.WALL_ZONE_10)))


def _marks(changes: tuple[TensionMoved, ...]) -> tuple[Mark, ...]:
    """The main cause of the rounds that moved Tension most, in their order; before round 1 nothing is marked."""
    by_round: dict[int, list[TensionMoved]] = defaultdict(list)
    for change in changes:
        by_round[change.round].append(change)
    moved = {round_: abs(sum(change.by for change in of)) for round_, of in by_round.items() if round_}
    most = sorted((round_ for round_ in moved if moved[round_]), key=lambda round_: (-moved[round_], round_))[:_MOST_MARKS]
    return tuple(Mark(round_, _caused(_main(by_round[round_])), is_cause=True) for round_ in sorted(most))


def _main(changes: list[TensionMoved]) -> Cause:
    """What moved most in the direction in which all of them together went."""
    way = 1 if sum(change.by for change in changes) > 0 else -1
    return max(_summed(changes).items(), key=lambda summed: way * summed[1])[0]


def _summed(changes: Iterable[TensionMoved]) -> Counter[Cause]:
    summed: Counter[Cause] = Counter()
    for change in changes:
        summed[change.cause] += change.by
    return summed


def _caused(cause: Cause) -> Saying:
    """A kind of cause in two or three words."""
    return say(Says(f"caused_by_{cause}"))


def _told(game: Game, change: TensionMoved) -> Saying:
    """One change, with whose it was: everybody at the table saw it."""
    if change.seat is not None:
        return say(_NAMED[change.cause], name=game.called(change.seat))
    if change.service is not None:
        return say(Says.CAUSE_SERVICE_AT_LEVEL_1, service=names.service(change.service))
    return _caused(change.cause)
