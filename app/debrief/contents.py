"""What an export holds: the same tables for every game, over or not."""

from app.debrief.about import about
from app.debrief.exclusion_tokens import exclusion_tokens
from app.debrief.final_count import final_count
from app.debrief.rounds import rounds
from app.debrief.tables import Table
from app.debrief.tension_changes import tension_changes
from app.rules.play import Replay


def contents(replay: Replay, version: str) -> tuple[Table, ...]:
    """Final count, rounds, Tension, Exclusion tokens, and about the game; `version` is the program's."""
    return final_count(replay), rounds(replay), tension_changes(replay), exclusion_tokens(replay), about(replay, version)
