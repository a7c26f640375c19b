"""The final count (000 §The final count): the envelopes are opened, and every score is added up."""

from msgspec import UNSET, structs

from app.entries import EnvelopesCounted
from app.rules.edition import Scoring
from app.rules.facts import CountMade, PactSurprise, Surprise
from app.rules.refusals import NoPactHere, OutOfBounds, Refusal, WrongLength
from app.rules.state import FinalCount, Moment, Score, State
from app.terms.calendar import Outcome, Phase
from app.terms.people import Goals, Seat
from app.terms.whole import BOUND


def judged(state: State, counted: EnvelopesCounted) -> Refusal | Moment:
    """Accept what was counted, surprises and all (ruling 22), and score it; refuse lists that do not fit the table."""
    refusal = _refused(state, counted)
    if refusal:
        return refusal
    pact = None if counted.pact is UNSET else counted.pact
    ideology = (False,) * len(counted.savings) if counted.ideology is UNSET else counted.ideology
    count = FinalCount(counted.savings, pact, _scores(state, counted.savings, ideology), has_legacy(state))
    after = structs.replace(state, phase=Phase.OVER, outcome=Outcome.COMPLETED, count=count)
    return Moment(after, (CountMade(_surprises(state, counted.savings), _pact_surprise(state, pact)),))


def has_legacy(state: State) -> bool:
    """Whether the levels add up to the Legacy."""
    return state.levels.total() >= state.edition.scoring.legacy_from


def life(scoring: Scoring, goals: Goals, savings: int) -> int:
    """Points for savings in coins."""
    return (scoring.below_get_by, scoring.get_by, scoring.live_well, scoring.thrive)[goals.reached(savings)]


def _refused(state: State, counted: EnvelopesCounted) -> Refusal | None:
    players = len(state.setting.players)
    given = {"savings": counted.savings, "pact": counted.pact, "ideology": counted.ideology}
    for what, values in given.items():
        if values is not UNSET and len(values) != players:
            return WrongLength(what, len(values), players)
    if min(counted.savings) < 0:
        return OutOfBounds("savings", min(counted.savings), 0, BOUND)
    if counted.pact is UNSET:
        return None
    if state.edition.pact is None:
        return NoPactHere()
    most = state.edition.pact.coins
    strange = next((coins for coins in counted.pact if not 0 <= coins <= most), None)
    return None if strange is None else OutOfBounds("pact", strange, 0, most)


def _scores(state: State, savings: tuple[int, ...], ideology: tuple[bool, ...]) -> tuple[Score, ...]:
    scores = tuple(_score(state, seat, savings[seat], achieved=ideology[seat]) for seat in state.setting.seats)
    winners = _winners(state, scores)
    return tuple(structs.replace(score, winner=score.seat in winners) for score in scores)


def _score(state: State, seat: Seat, savings: int, *, achieved: bool) -> Score:
    scoring = state.edition.scoring
    dividend = scoring.per_level * state.levels.total()
    legacy = scoring.legacy if has_legacy(state) else 0
    lived = life(scoring, state.roles[seat].goals, savings)
    tokens = scoring.per_token * state.tokens[seat]
    tension = sum(band.points for band in scoring.tension if band.low <= state.tension_now <= band.high)
    ideology = scoring.ideology if achieved else 0
    total = dividend + legacy + lived + tokens + tension + ideology
    return Score(seat, savings, dividend, legacy, lived, tokens, tension, ideology, total, winner=False)


def _winners(state: State, scores: tuple[Score, ...]) -> set[Seat]:
    most = max(score.total for score in scores)
    first = [score for score in scores if score.total == most]
    if not state.edition.scoring.level_players_share:
        first = [score for score in first if not any(_is_further(state, other, score) for other in first)]
    return {score.seat for score in first}


def _is_further(state: State, one: Score, other: Score) -> bool:
    """Whether one saved a larger part of its own Thrive goal than the other (ruling 20), compared exactly."""
    return one.savings * state.roles[other.seat].goals.thrive > other.savings * state.roles[one.seat].goals.thrive


def _surprises(state: State, savings: tuple[int, ...]) -> tuple[Surprise, ...]:
    ranges = enumerate(state.envelopes.balances())
    return tuple(Surprise(seat, savings[seat], range_.low, range_.high) for seat, range_ in ranges if not range_.has(savings[seat]))


def _pact_surprise(state: State, pact: tuple[int, ...] | None) -> PactSurprise | None:
    if pact is None or state.pact is None or sum(pact) == state.pact:
        return None
    return PactSurprise(sum(pact), state.pact)
