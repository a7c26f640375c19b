"""What if: other games beside the real one, and the changes that would have saved a country.

Nothing is shown while the game goes on: how far another game can be followed would tell what lies in the envelopes.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from app.debrief.change_told import changed
from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.debrief.slides.tension import places, to_the_last_round
from app.debrief.what_if.changes import Change
from app.debrief.what_if.lines import Line as Followed
from app.debrief.what_if.stops import NobodyPlayedOn
from app.debrief.what_if.trying import Saving, WhatIf
from app.terms import names
from app.terms.gauges import TENSION_HIGH, TENSION_LOW
from app.terms.saying import Saying, Says, say
from app.views.debrief import MOST_OTHERS
from app.views.slides import Bar, Bars, Line, Lines, Pair, Piece, Slide, SlideId, Tone, Words

_TONES = (Tone.MUTED, Tone.MIDDLE, Tone.WORKING)
_NUMERALS = ("I", "II", "III")  # letters are seats and taxes, figures are Tension and rounds


class _Beside(Struct, frozen=True):
    """A game as it stands beside others: what it is called at its line and at its bar."""

    short: Saying
    name: Saying
    line: Followed
    tone: Tone


def suggested(savings: Iterable[Saving]) -> tuple[WhatIf, ...]:
    """Of those that would have saved the country, best first: the best of each kind of change, three at most."""
    best: dict[type[Change], WhatIf] = {}
    for saving in savings:
        best.setdefault(type(saving.change), saving.what_if)
    return tuple(best.values())[:MOST_OTHERS]


def what_if(game: Game, tried: Sequence[WhatIf] | None) -> Slide | None:
    """The real line of Tension and up to three others, and where the levels came to; None where nothing was tried.

    An empty sequence says that nothing would have saved a Failed State.
    """
    if tried is None or game.state.outcome is None:
        return None
    if tried:
        return _beside(game, tried[:MOST_OTHERS])
    lost = Words((say(Says.LOST_WHAT_IF_NONE),))
    return framed(SlideId.WHAT_IF, lost, ending="lost") if game.has_failed else None


def _beside(game: Game, tried: Sequence[WhatIf]) -> Slide:
    """A line has room for a number only: what it stands for is said at the bar beside it."""
    games = (_Beside(say(Says.SLIDE_REAL), say(Says.SLIDE_REAL), tried[0].real, Tone.INK), *_others(game, tried))
    tensions = tuple(Line(each.short, each.tone, to_the_last_round(_tensions(game, each.line))) for each in games)
    figure = Lines(places(), tensions, TENSION_LOW, TENSION_HIGH, say(Says.TENSION))
    captions = say(Says.TENSION), say(Says.SLIDE_WHAT_IF_LEVELS)
    note = say(Says.SLIDE_WHAT_IF_NOTE) if any(each.stopped is not None for each in tried) else None
    saves = game.has_failed and all(isinstance(each.stopped, NobodyPlayedOn) for each in tried)
    levels = Bars(tuple(map(_levels, games)), say(Says.SLIDE_LEVEL), upright=False, pieces_count=False)
    return framed(SlideId.WHAT_IF, Pair(captions, (figure, levels)), None, note, ending="failed" if saves else "slide")


def _others(game: Game, tried: Sequence[WhatIf]) -> Iterator[_Beside]:
    for numeral, each, tone in zip(_NUMERALS, tried, _TONES, strict=False):
        short = names.verbatim(numeral)
        name = say(Says.CHANGE_NUMBERED, number=short, change=changed(game.state, each.change, game.called_briefly))
        yield _Beside(short, name, each.other, tone)


def _tensions(game: Game, of: Followed) -> tuple[int | None, ...]:
    """Tension at each round's end, and in a round that has no end where it stood when nobody could know any more."""
    start = game.replay.tension_at_start if of.tension_at_start is None else of.tension_at_start
    stopped = (of.tension,) if of.round > len(of.rounds) else ()
    return (start, *of.tensions, *stopped)


def _levels(of: _Beside) -> Bar:
    total = of.line.levels.total()
    return Bar(of.name, (Piece(say(Says.SLIDE_LEVEL), of.tone, total),), number(total))
