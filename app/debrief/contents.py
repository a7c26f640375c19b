"""What an export holds: the same tables for every game, over or not."""

from app.debrief.about import about
from app.debrief.anonymous import without_names
from app.debrief.by_class import by_class
from app.debrief.exclusion_tokens import exclusion_tokens
from app.debrief.final_count import final_count
from app.debrief.rounds import rounds
from app.debrief.tables import Table
from app.debrief.tension_changes import tension_changes
from app.rules.play import Replay


def contents(replay: Replay, version: str, *, named: bool = True, compared: bool = False) -> tuple[Table, ...]:
    """Final count, rounds, Tension, Exclusion tokens, the classes, and about the game; `version` is the program's.

    `compared` says whether the role cards were compared with the printed ones.
    Without names it is what may be shared: a letter for each player, and no vote of anybody's (FIELD 31).
    """
    told = replay if named else without_names(replay)
    return (
        final_count(told), rounds(told, named=named), tension_changes(told), exclusion_tokens(told), by_class(told),
        about(told, version, compared=compared),
    )
