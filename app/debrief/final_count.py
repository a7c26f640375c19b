"""The final count as a table: a row for each seat, with the anatomy of its score.

Before the envelopes are open it shows no coins: not even the range that the bank keeps for the teacher.
"""

from collections.abc import Callable

from msgspec import Struct

from app.debrief.tables import Cell, Column, Table, table
from app.rules.play import Replay
from app.terms import names
from app.terms.saying import Says, say
from app.views.desk import PlayerLine, ScoreLine
from app.views.project.desk import Around, desk_view


class _Seat(Struct, frozen=True):
    """What is known of one seat: the name as it was typed, the player, the score once there is one, the points of all, the pact's coins."""

    name: str
    player: PlayerLine
    score: ScoreLine | None
    total: int | None
    pact: int | None


def final_count(replay: Replay) -> Table:
    """Every seat's score, summand by summand; in a Failed State everybody's total is 0 (ruling 2)."""
    count = replay.state.count
    revealed = count is not None and count.pact is not None
    return table(say(Says.PHASE_FINAL_COUNT), (*_COLUMNS, _PACT) if revealed else _COLUMNS, _seats(replay))


def _seats(replay: Replay) -> tuple[_Seat, ...]:
    view, count = desk_view(replay, Around()), replay.state.count
    scores = {} if view.result is None else {score.seat: score for score in view.result.scores}
    without = 0 if view.result is not None and view.result.failed else None
    pact = None if count is None else count.pact

    def seat(player: PlayerLine) -> _Seat:
        score = scores.get(player.seat)
        name, total = replay.state.setting.players[player.seat], without if score is None else score.total
        return _Seat(name, player, score, total, None if pact is None else pact[player.seat])

    return tuple(seat(player) for player in view.players)


def _class(seat: _Seat) -> Cell:
    social_class = seat.player.social_class
    return None if social_class is None else names.social_class(social_class)


def _scored(head: Says, cell: Callable[[ScoreLine], Cell]) -> Column[_Seat]:
    """A column that stays empty until there are scores."""
    return Column(say(head), lambda seat: None if seat.score is None else cell(seat.score))


_COLUMNS: tuple[Column[_Seat], ...] = (
    Column(say(Says.EXPORT_SEAT), lambda seat: seat.player.seat + 1),
    Column(say(Says.COLUMN_NAME), lambda seat: seat.name),
    Column(say(Says.COLUMN_ROLE), lambda seat: seat.player.role),
    Column(say(Says.COLUMN_CLASS), _class),
    Column(say(Says.COLUMN_INCOME), lambda seat: seat.player.income),
    Column(say(Says.EXPORT_COST), lambda seat: seat.player.cost_of_living),
    _scored(Says.EXPORT_SAVINGS, lambda score: score.savings),
    _scored(Says.EXPORT_GOAL, lambda score: score.goal),
    _scored(Says.EXPORT_DIVIDEND, lambda score: score.dividend),
    _scored(Says.EXPORT_LEGACY, lambda score: score.legacy),
    _scored(Says.EXPORT_LIFE, lambda score: score.life),
    Column(say(Says.EXPORT_TOKENS), lambda seat: seat.player.tokens),
    _scored(Says.EXPORT_TOKEN_POINTS, lambda score: score.tokens),
    _scored(Says.EXPORT_TENSION_POINTS, lambda score: score.tension),
    _scored(Says.EXPORT_IDEOLOGY, lambda score: score.ideology),
    Column(say(Says.EXPORT_TOTAL), lambda seat: seat.total),
    _scored(Says.EXPORT_WINNER, lambda score: say(Says.EXPORT_WINS) if score.winner else None),
)
_PACT: Column[_Seat] = Column(say(Says.EXPORT_PACT), lambda seat: seat.pact)
