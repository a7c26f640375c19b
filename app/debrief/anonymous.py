"""A game without its names: what may be shared holds a letter for each seat instead, and nothing that somebody typed.

It refuses to hide a name by leaving it out at each place: the game is made again by players without any, so there is none to find.
"""

from string import ascii_uppercase

from msgspec import UNSET, structs

from app.entries import Corrected, Entry
from app.rules.play import Replay, replay
from app.terms.people import Seat


def letter(seat: Seat) -> str:
    """The letter of a seat.

    >>> letter(0), letter(7)
    ('A', 'H')
    """
    return ascii_uppercase[seat]


def without_names(whole: Replay) -> Replay:
    """The same game, in which everybody goes by a letter; the table has no label, and a correction no reason."""
    setting = whole.start.setting
    nameless = structs.replace(setting, players=tuple(letter(seat) for seat in setting.seats), label="")
    return replay(nameless, [_unexplained(played.entry) for played in whole.played])


def _unexplained(entry: Entry) -> Entry:
    return structs.replace(entry, reason=UNSET) if isinstance(entry, Corrected) else entry
