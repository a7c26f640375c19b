"""Every change of Tension as a table, with its cause and whose it was."""

from app.debrief.tables import Cell, Column, Table, table
from app.rules.facts import TensionMoved
from app.rules.play import Replay
from app.rules.state import State
from app.terms import names
from app.terms.saying import Says, say
from app.views.project import telling


def tension_changes(replay: Replay) -> Table:
    """A row for each change in the order in which they came, those of 0 included."""
    return table(say(Says.TENSION), _columns(replay.state), replay.state.changes)


def _columns(state: State) -> tuple[Column[TensionMoved], ...]:
    def name(change: TensionMoved) -> Cell:
        return None if change.seat is None else state.setting.players[change.seat]

    return (
        Column(say(Says.EXPORT_ROUND), lambda change: change.round),
        Column(say(Says.EXPORT_CAUSE), lambda change: telling.cause(state, change)),
        Column(say(Says.EXPORT_MOVED_BY), lambda change: change.by),
        Column(say(Says.EXPORT_MOVED_TO), lambda change: change.to),
        Column(say(Says.EXPORT_SEAT), lambda change: None if change.seat is None else change.seat + 1),
        Column(say(Says.COLUMN_NAME), name),
        Column(say(Says.EXPORT_SERVICE), lambda change: None if change.service is None else names.service(change.service)),
    )
