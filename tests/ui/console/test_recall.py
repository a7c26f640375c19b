"""Each page shows what was entered on it once more: confirmed as it is, it says the same again."""

import pytest
from msgspec import UNSET, structs

from app.editions.settings import setting_of
from app.entries import BudgetVoted, Corrected, Entry, TaxVoted, TieBroken
from app.rules.play import replay
from tests.ui.console.games import recorded
from tests.ui.console.repairs import Workshop

GAMES = (
    "00-game.json", "02-game.json", "10-game.json", "28-corrected.json", "29-corrected.json", "33-corrected.json",
    "62-country-card-fails-the-state.json",
)
CHANGES = ("coins_by", "tension_by", "level_by", "fund_by")


def as_said(entry):
    """An entry as the desk says it: options that nobody voted for are left out."""
    if isinstance(entry, TaxVoted | BudgetVoted):
        return structs.replace(entry, votes={option: count for option, count in entry.votes.items() if count})
    return entry


def is_same(said, was):
    if isinstance(was, TieBroken) and was.seat is UNSET:
        said = structs.replace(said, seat=UNSET)
    return as_said(said) == as_said(was)


def standing(name):
    """A game's entries but for a last one that is refused."""
    record = recorded(name)
    played = replay(setting_of(record.header), record.entries).played
    assert len(played) >= len(record.entries) - 1
    return structs.replace(record, entries=tuple(each.entry for each in played))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_entered_is_filled_in_and_confirmed_as_it_was(console, clock, name):
    """Issue 3, 1: any earlier entry can be opened from the history, changed and confirmed."""
    record = standing(name)
    workshop = Workshop(console, record)
    for at, entry in enumerate(record.entries):
        console.repair_opened.emit(at)
        workshop.staged.clear()
        clock.now += 10
        console.confirm()
        assert len(workshop.staged) == 1, (at, entry, console.asks.page)
        assert is_same(workshop.staged[0], entry), (at, entry, workshop.staged)
        console.repair_left.emit()


def test_the_games_hold_every_kind_of_entry():
    """Nothing is left out."""
    kinds = {type(entry) for name in GAMES for entry in standing(name).entries}
    assert kinds == set(Entry.__args__)
    corrections = [entry for name in GAMES for entry in standing(name).entries if isinstance(entry, Corrected)]
    assert all(any(getattr(entry, field) is not UNSET for entry in corrections) for field in CHANGES)
