"""A game that was played and is over, on a lesson of its own, at the desk of a program that has begun."""

import json
from pathlib import Path

from msgspec.structs import replace

from app.codec import record_from
from app.table import Table
from tests.whole.tables import NAMES

GAMES = Path(__file__).parents[1] / "games"
LEGACY, FAILED, MISSED = "06-game", "60-country-card-fails-the-state", "01-game"


def lesson(path: Path, game: str, entries: int | None = None) -> Path:
    """A recorded game with long names, as far as wanted, in a lesson."""
    record = record_from(json.dumps(json.loads((GAMES / f"{game}.json").read_bytes())["record"]).encode())
    table = Table.new(path, replace(record.header, players=NAMES[: len(record.header.players)]))
    for entry in record.entries[:entries]:
        assert table.enter(entry) is None
    table.close()
    return path
