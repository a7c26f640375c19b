"""Desk views to look at: recorded games replayed to any entry, with names of the test's choice."""

from pathlib import Path

import msgspec

from app.asks import Draft
from app.codec import Record, record_from
from app.editions.settings import setting_of
from app.rules.asking import Chance
from app.rules.play import replay
from app.terms.saying import Saying
from app.views.desk import DeskView
from app.views.project.desk import Around, desk_view, titled
from app.views.project.scenes import public_views

GAMES = Path(__file__).resolve().parents[2] / "games"
NAMES = ("Ana", "Youssef", "Inés", "Lucía", "Bruno", "Leo", "Kofi", "Marta")
LONG_NAMES = tuple(f"Maximiliana Fernández de la Rosa y Oña {seat}" for seat in range(1, 9))
WHOLE_GAME = "00-game.json"


def recorded(name: str = WHOLE_GAME, names: tuple[str, ...] = NAMES, label: str = "Table 2 · 4.º B") -> Record:
    """A recorded game, told of other people."""
    with (GAMES / name).open("rb") as file:
        whole = msgspec.json.decode(file.read())
    record = record_from(msgspec.json.encode(whole["record"]))
    return msgspec.structs.replace(record, players=names[: len(record.players)], label=label)


def view_after(entries: int, record: Record | None = None, draft: Draft | None = None, redone: Saying | None = None) -> DeskView:
    """What the desk shows after so many entries of a game."""
    record = record or recorded()
    setting = setting_of(record.header)
    played = replay(setting, record.entries[:entries])
    deal = tuple(role.id for role in setting.deck.in_play(len(setting.players)))
    chance = Chance(deal, tuple(card.id for card in setting.edition.cards))
    steps = sum(map(len, public_views(played)))
    return desk_view(played, Around(draft=draft or Draft(), chance=chance, redone=redone, wall_steps=steps))


def view_asking(kind: type | None, record: Record | None = None, last: bool = False) -> DeskView:
    """The first (or last) view of a game that asks this."""
    record = record or recorded()
    views = (view_after(entries, record) for entries in range(len(record.entries) + 1))
    found = [view for view in views if (view.ask is None if kind is None else isinstance(view.ask, kind))]
    return found[-1 if last else 0]


def title_of(entries: int, record: Record | None = None) -> Saying:
    """The last of so many entries, as undo and redo name it."""
    record = record or recorded()
    return titled(replay(setting_of(record.header), record.entries[:entries]).played[-1])
