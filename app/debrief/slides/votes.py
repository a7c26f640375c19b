"""Votes: how both bags were divided, round by round. Nobody's vote is here: only what was counted aloud."""

from collections.abc import Iterator

from msgspec import Struct

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.debrief.slides.taxes import TONES
from app.rules.facts import BudgetCounted, SeatAsked, TaxesCounted
from app.rules.state import Moment
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES
from app.views.slides import Bar, Bars, Mark, Pair, Piece, Slide, SlideId, Tone

_TIE, _MAJORITY = "=", ">"


class _Option(Struct, frozen=True):
    """What could be voted for, and its tokens."""

    name: Saying
    tone: Tone
    votes: int


class _Vote(Struct, frozen=True):
    """One bag: its options in their own order, and whether a player had to be asked."""

    round: int
    is_tax: bool
    options: tuple[_Option, ...]
    is_tie: bool

    @property
    def cast(self) -> int:
        """The tokens in the bag: who abstained is not in it."""
        return sum(option.votes for option in self.options)

    @property
    def is_majority(self) -> bool:
        """Whether one option has more than half of them."""
        return any(2 * option.votes > self.cast for option in self.options)


def votes(game: Game) -> Slide | None:
    """The shares of each vote in which anybody voted, with ties and majorities marked."""
    counted = [vote for moment in game.moments for vote in _votes(moment) if vote.cast]
    if not counted:
        return None
    tax, budget = (_bars([vote for vote in counted if vote.is_tax is is_tax]) for is_tax in (True, False))
    news = say(
        Says.SLIDE_VOTES_NEWS,
        ties=sum(vote.is_tie for vote in counted),
        votes=len(counted),
        majorities=sum(vote.is_majority for vote in counted),
    )
    pair = Pair((say(Says.SLIDE_TAX_VOTES), say(Says.SLIDE_BUDGET_VOTES)), (tax, budget))
    figure = pair if tax.bars and budget.bars else tax if tax.bars else budget
    return framed(SlideId.VOTES, figure, news, say(Says.SLIDE_VOTES_NOTE))


def _votes(moment: Moment) -> Iterator[_Vote]:
    is_tie = any(isinstance(fact, SeatAsked) for fact in moment.facts)
    for fact in moment.facts:
        if isinstance(fact, TaxesCounted):
            options = tuple(_Option(names.tax(tax), TONES[tax], fact.votes.get(tax, 0)) for tax in TAXES)
            yield _Vote(moment.state.round, is_tax=True, options=options, is_tie=is_tie)
        elif isinstance(fact, BudgetCounted):
            options = tuple(_Option(names.service(name), Tone(name), fact.votes.of(name)) for name in SERVICES)
            yield _Vote(moment.state.round, is_tax=False, options=options, is_tie=is_tie)


def _bars(counted: list[_Vote]) -> Bars:
    return Bars(tuple(_bar(at, vote) for at, vote in enumerate(counted)), say(Says.SLIDE_SHARE_OF_VOTES), pieces_count=False)


def _bar(at: int, vote: _Vote) -> Bar:
    pieces = tuple(Piece(option.name, option.tone, 100 * option.votes / vote.cast) for option in vote.options if option.votes)
    sign = _TIE if vote.is_tie else _MAJORITY if vote.is_majority else None
    return Bar(number(vote.round), pieces, mark=Mark(at, names.verbatim(sign)) if sign else None)
