"""The Exclusion tokens as a table: who took one, in which round, and why."""

from collections.abc import Iterator

from msgspec import Struct

from app.debrief.tables import Column, Table, table
from app.rules import facts as f
from app.rules.play import Replay
from app.rules.state import Moment
from app.terms import names
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.views.project import naming


class _Token(Struct, frozen=True):
    """One token: the round, who took it, and the pay day or the card that gave it."""

    round: int
    seat: Seat
    name: str
    why: Saying


def exclusion_tokens(replay: Replay) -> Table:
    """A row for each token in the order in which they were taken."""
    tokens = [token for played in replay.played for moment in played.moments for token in _tokens(moment)]
    return table(say(Says.EXPORT_TOKENS), _COLUMNS, tokens)


def _tokens(moment: Moment) -> Iterator[_Token]:
    state = moment.state
    cards = {fact.seat: names.card(fact.card) for fact in moment.facts if isinstance(fact, f.CardHappened)}
    for fact in moment.facts:
        if isinstance(fact, f.TokenTaken):
            why = cards.get(fact.seat, say(Says.CAUSE_EXCLUSION, name=naming.player(state, fact.seat)))
            yield _Token(state.round, fact.seat, state.setting.players[fact.seat], why)


_COLUMNS: tuple[Column[_Token], ...] = (
    Column(say(Says.EXPORT_ROUND), lambda token: token.round),
    Column(say(Says.EXPORT_SEAT), lambda token: token.seat + 1),
    Column(say(Says.COLUMN_NAME), lambda token: token.name),
    Column(say(Says.EXPORT_WHY), lambda token: token.why),
)
