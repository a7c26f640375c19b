"""Games to be played through the whole program: what happened at a table, told as a desk can tell it.

Every seed is one game; six seeds in a row are both editions at all three sizes. The role cards are the sample ones.
"""

from functools import cache
from typing import NamedTuple

import msgspec

from app import entries as e
from app.codec import Header, record_from
from app.editions.decks import sample_deck
from app.editions.settings import setting_of
from app.entries import Entry
from app.rules.play import Played, Replay, judged, replay
from app.terms.ballots import TAXES
from app.terms.services import SERVICES
from tests.generated.games import Table
from tests.generated.oracle import SecondBank

LONGEST = 40  # letters of a name
FIRST = ("Ana", "Youssef", "Inés", "Łucja & Zoë", "<b>Bob</b>", "=Leo", "Ñandú", "Мария")
NAMES = tuple(f"{name} Fernández de la Rosa y Oña del Río Mayor"[:LONGEST].strip().ljust(LONGEST, "x") for name in FIRST)


class Source(NamedTuple):
    """A game that was played at a table: its header, and the whole of it as the program replays it."""

    header: Header
    whole: Replay

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(played.entry for played in self.whole.played)


class AtSchool(Table):
    """A generated table with the sample deck, at which people have names."""

    def __init__(self, seed: int, names: tuple[str, ...] = NAMES):
        super().__init__(seed)
        self.names, self.deck = list(names[: self.size]), msgspec.to_builtins(sample_deck(self.edition))
        self.bank = SecondBank(self.edition, self.names, self.deck)


@cache
def source(seed: int, names: tuple[str, ...] = NAMES, *, may_type: bool = True) -> Source:
    """The game of a seed; a table whose teacher cannot type gives no reasons."""
    record = record_from(msgspec.json.encode(AtSchool(seed, names).played().record))
    setting = setting_of(record.header)
    whole = replay(setting, ())
    for entry in record.entries:
        told = _as_the_desk_tells_it(entry, whole)
        if isinstance(told, e.Corrected) and not may_type:
            told = msgspec.structs.replace(told, reason=msgspec.UNSET)
        if told is not None:
            verdict = judged(whole.state, told)
            assert isinstance(verdict, Played), (seed, told, verdict)
            whole = Replay(whole.start, (*whole.played, verdict))
    return Source(record.header, whole)


def _as_the_desk_tells_it(entry: Entry, whole: Replay) -> Entry | None:
    """The same, told with every default left out: what the desk never says is not in it, and a correction by nothing is none."""
    match entry:
        case e.TaxVoted(votes) | e.BudgetVoted(votes):
            return type(entry)({option: votes[option] for option in (*TAXES, *SERVICES) if votes.get(option)})
        case e.TieBroken(choice):
            return e.TieBroken(choice, whole.state.tie.asked)
        case e.Corrected():
            return _put_right(entry, whole.state.tension or 0)
        case _:
            return entry


def _put_right(entry: e.Corrected, tension: int) -> e.Corrected | None:
    """The cube moves no further than its scale."""
    if entry.tension_by:
        entry = msgspec.structs.replace(entry, tension_by=max(-tension, min(10 - tension, entry.tension_by)))
    return entry if any((entry.coins_by, entry.tension_by, entry.level_by, entry.fund_by)) else None
