"""The pace: how long the rest of a game takes, against the bell. Pure: what time it is comes in as seconds of the day.

It proposes shorter debates, or a round to stop after; it stops nothing. What a round took in this game counts more than any figure here.
"""

from collections.abc import Mapping
from math import ceil, floor

from msgspec import Struct, structs

from app.terms.calendar import CROSSROADS, ROUNDS, Phase

MINUTE = 60  # s
LEAST_DEBATE, DEBATE_STEP = 45, 15  # s: nobody is told to debate for less; what is proposed is a multiple of the step
BREAK = 30 * MINUTE  # s: what took longer was no round, but one with a break in it
SLOWEST = 4.0  # times the figures below; and as many times quicker at most
BEGINNING = {
    Phase.PACT: 4 * MINUTE,  # three coins each, one bag, and a count
    Phase.DEAL: 3 * MINUTE,  # a role for everybody, read by everybody
}
ROUND = {
    Phase.EVENT: MINUTE,  # read aloud, and understood
    Phase.TAX_VOTE: 2 * MINUTE,  # eight tokens into a bag, emptied and counted; the debate before it comes on top
    Phase.PAY_DAY: 2.5 * MINUTE,  # coins to eight players and back, one after another
    Phase.BUDGET_VOTE: 2 * MINUTE,  # a second bag, the split, and the round's end on the wall
}
_TIES = {Phase.TAX_TIE: Phase.PAY_DAY, Phase.BUDGET_TIE: Phase.OVER}  # a tie's answer is a word: what remains begins after it
CARD = MINUTE  # s a player: a Midlife card is drawn, read aloud, understood and paid
COUNT, COUNT_SEAT = 4 * MINUTE, 30  # s, and s a player: every envelope is counted, and the result looked at
NIGHT = 6  # o'clock, the last hour that means the afternoon
STOPS = range(1, ROUNDS)  # ruling 21: the bell may end a game after any finished round


class Took(Struct, frozen=True):
    """What a round of this game took from its beginning to its end, and how long its debate was meant to be; both in seconds."""

    seconds: float
    debate: float


class Point(Struct, frozen=True):
    """Where a game is: how many rounds are finished, the phase now, and the seconds that it has gone on for."""

    phase: Phase
    finished: int
    players: int
    spent: float = 0.0

    @property
    def is_between(self) -> bool:
        """Whether a round is just over, or none has begun."""
        return self.phase in {*BEGINNING, Phase.EVENT}

    @property
    def stops(self) -> range:
        """The rounds that the game may still be stopped after."""
        return STOPS[max(1, self.finished + (not self.is_between)) - 1 :]


class Outlook(Struct, frozen=True):
    """How what remains fits: seconds until the bell (below 0: it has rung), and the seconds that are needed.

    `rounds` are those with a vote that are not over, `has_midlife` says whether the cards come, too. `debate` is a shorter debate, in
    seconds, and `stop` a round to stop after, so that it would fit; None where it fits already, or where neither would help.
    """

    left: float
    needed: float
    rounds: int
    has_midlife: bool
    debate: int | None = None
    stop: int | None = None

    @property
    def over(self) -> int:
        """Whole minutes that it is too long, below 0 those to spare.

        >>> Outlook(left=2100, needed=2460, rounds=4, has_midlife=True).over
        6
        """
        return round((self.needed - self.left) / MINUTE)

    @property
    def minutes(self) -> int:
        """Whole minutes until the bell; 0 once it has rung."""
        return max(0, ceil(self.left / MINUTE))

    @property
    def has_rung(self) -> bool:
        """Whether the bell is over."""
        return self.left <= 0


class Timetable(Struct, frozen=True):
    """What was set, and how it stands: the bell as a minute of the day, the round to stop after, a debate's length in seconds.

    `is_timed` if it is reckoned by rounds of this game.
    """

    bell: int | None
    stop_after: int | None
    debate: float
    outlook: Outlook | None
    is_timed: bool = False


class Estimate(Struct, frozen=True):
    """How long things take in this game: a debate in seconds, and all else as so many times the figures above."""

    debate: float
    factor: float = 1.0
    is_timed: bool = False

    def needed(self, point: Point, last: int) -> float:
        """Seconds from this point to the end of a game that is stopped after this round, the final count included."""
        if point.phase is Phase.OVER:
            return 0.0
        coming = range(point.finished + 1 + (not point.is_between), last + 1)
        rounds = sum(self.of_round(each, point.players) for each in coming)
        is_counting = point.phase is Phase.FINAL_COUNT
        return self._now(point, last) + (0.0 if is_counting else rounds + self._counted(point.players))

    def of_round(self, number: int, players: int) -> float:
        """Seconds of a whole round."""
        if number == CROSSROADS:
            return self.factor * (ROUND[Phase.EVENT] + CARD * players)
        return self.debate + self.factor * sum(ROUND.values())

    def _counted(self, players: int) -> float:
        return self.factor * (COUNT + COUNT_SEAT * players)

    def _now(self, point: Point, last: int) -> float:
        """What is left of the phase that goes on, and of its round."""
        if point.phase in BEGINNING:
            return self._rest_of(BEGINNING, point.phase, point)
        if point.phase is Phase.EVENT:  # its round is counted whole among those that come
            return -min(point.spent, self.factor * ROUND[Phase.EVENT]) if point.finished < last else 0.0
        if point.phase is Phase.FINAL_COUNT:
            return max(0.0, self._counted(point.players) - point.spent)
        if point.phase is Phase.MIDLIFE:
            return max(0.0, self.factor * CARD * point.players - point.spent)
        begins = _TIES.get(point.phase, point.phase)
        return self._rest_of(ROUND, begins, point) if begins in ROUND else 0.0

    def _rest_of(self, phases: Mapping[Phase, float], begins: Phase, point: Point) -> float:
        return sum(self._rest(each, point) for each in list(phases)[list(phases).index(begins) :])

    def _rest(self, phase: Phase, point: Point) -> float:
        whole = self.factor * (BEGINNING | ROUND)[phase] + (self.debate if phase is Phase.TAX_VOTE else 0.0)
        return max(0.0, whole - point.spent) if phase is point.phase else whole


def estimate(took: Mapping[int, Took], debate: float) -> Estimate:
    """How long things take from now on, by the rounds with a vote that were timed; by the figures alone before there are any.

    The lower median of them is taken, so that no single break, not even one of two, makes all that is to come look longer.
    """
    rests = sorted(max(0.0, each.seconds - each.debate) for number, each in took.items() if number != CROSSROADS)
    if not rests:
        return Estimate(debate)
    factor = min(SLOWEST, max(1 / SLOWEST, rests[(len(rests) - 1) // 2] / sum(ROUND.values())))
    return Estimate(debate, factor, is_timed=True)


def outlook(point: Point, left: float, expected: Estimate, stop_after: int | None) -> Outlook | None:
    """How it fits if the game is stopped after this round (None: played to its end); None once it is over."""
    if point.phase is Phase.OVER:
        return None
    last = ROUNDS if stop_after is None else max(stop_after, point.finished + (not point.is_between))
    needed = expected.needed(point, last)
    coming = () if point.phase is Phase.FINAL_COUNT else range(point.finished + 1, last + 1)
    plain = Outlook(left, needed, sum(each != CROSSROADS for each in coming), CROSSROADS in coming)
    if plain.over < 1:
        return plain
    debate, stop = _shorter(point, plain, expected, last), _stop(point, left, expected, last)
    return structs.replace(plain, debate=debate, stop=stop)


def _shorter(point: Point, now: Outlook, expected: Estimate, last: int) -> int | None:
    """A debate's length that would fit, if only debates that have not begun are shortened."""
    begin = range(point.finished + 1 + (not point.is_between), last + 1)
    debates = sum(each != CROSSROADS for each in begin)
    if point.phase is Phase.FINAL_COUNT or not debates:
        return None
    fits = floor((expected.debate - (now.needed - now.left) / debates) / DEBATE_STEP) * DEBATE_STEP
    return fits if LEAST_DEBATE <= fits < expected.debate else None


def _stop(point: Point, left: float, expected: Estimate, last: int) -> int | None:
    """The latest round to stop after so that it fits, or else the first that is possible."""
    if point.phase is Phase.FINAL_COUNT:
        return None
    earlier = [each for each in point.stops if each < last]
    fitting = [each for each in earlier if expected.needed(point, each) <= left]
    if fitting:
        return fitting[-1]
    return earlier[0] if earlier else None


def is_stop_due(point: Point, stop_after: int | None) -> bool:
    """Whether the round is over that the game was to be stopped after."""
    return stop_after is not None and point.phase is Phase.EVENT and 0 < stop_after <= point.finished


def bell_at(hour: int, minute: int) -> int | None:
    """A time as people say it, as a minute of the day: 1:25 is in the afternoon, for no school rings at night; None where there is none.

    >>> bell_at(11, 25), bell_at(1, 25), bell_at(25, 0)
    (685, 805, None)
    """
    if not (0 <= hour < 24 and 0 <= minute < 60):
        return None
    return ((hour + 12 if 1 <= hour <= NIGHT else hour) * 60) + minute
