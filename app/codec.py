"""The codec: entries and records to and from JSON, strictly.

A text that does not have the exact shape is a RecordProblem that names the place; nothing here knows whether a game is possible.
"""

import json
import re
from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec import DecodeError, Struct
from msgspec import json as fast

from app.entries import Entry
from app.terms.people import FEWEST_PLAYERS, MOST_PLAYERS, Deck, deck_faults

FORMAT: Literal["state-in-class record"] = "state-in-class record"
VERSION: Literal[1] = 1

_LONGEST = 300  # letters of a place, and of what is wrong there
_WITH_PLACE = re.compile(r"(.*) - at `(?:key` in `)?(\$[^`]*)`", re.DOTALL)


class RecordProblem(Exception):
    """A record that cannot be read: the place, as a path from `$`, and what is wrong there."""

    def __init__(self, place: str, wrong: str) -> None:
        """Keep both, for one line that names them: what is repeated from the text may be endless, or have line ends."""
        self.place, self.wrong = _shown(place), _shown(wrong)
        super().__init__(f"{self.place}: {self.wrong}")


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a game is played with: edition, names by seat, deck, and a label for the table."""

    edition: str
    players: tuple[str, ...]
    deck: Deck
    label: str = ""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything the teacher told the console, in order."""

    format: Literal["state-in-class record"]
    version: Literal[1]
    edition: str
    players: tuple[str, ...]
    deck: Deck
    entries: tuple[Entry, ...]
    label: str = ""

    @property
    def header(self) -> Header:
        """The record without its entries."""
        return Header(self.edition, self.players, self.deck, self.label)


class _Head(Header, frozen=True, kw_only=True):
    """A record without entries, as a new lesson is made from it."""

    format: Literal["state-in-class record"]
    version: Literal[1]
    entries: tuple[Entry, ...] = ()


_encoder = fast.Encoder()
_record_decoder = fast.Decoder(Record)
_entry_decoder: fast.Decoder[Entry] = fast.Decoder(Entry)
_header_decoder = fast.Decoder(Header)
_head_decoder = fast.Decoder(_Head)


def record_of(header: Header, entries: tuple[Entry, ...]) -> Record:
    """The record of a game from its header and the entries that stand."""
    return Record(FORMAT, VERSION, header.edition, header.players, header.deck, entries, header.label)


def record_from(data: bytes) -> Record:
    """The record in a file; raises RecordProblem where its shape is not exactly the one of a record."""
    record = _decoded(_record_decoder, data)
    _check_table(record.header)
    return record


def header_from(data: bytes) -> Header:
    """The header a lesson keeps; raises RecordProblem where it is unsound."""
    header = _decoded(_header_decoder, data)
    _check_table(header)
    return header


def head_from(data: bytes) -> Header:
    """The header in a record without entries; raises RecordProblem where it is unsound or has entries."""
    head = _decoded(_head_decoder, data)
    _check_table(head)
    if head.entries:
        raise RecordProblem("$.entries", "a new lesson begins without entries")
    return Header(head.edition, head.players, head.deck, head.label)


def entry_from(data: bytes) -> Entry:
    """One entry; raises RecordProblem where its shape is wrong."""
    return _decoded(_entry_decoder, data)


def written(value: Record | Header | Entry) -> bytes:
    """The value as JSON, in one line."""
    return _encoder.encode(value)


T = TypeVar("T")


def _decoded(decoder: fast.Decoder[T], data: bytes) -> T:
    try:
        value = decoder.decode(data)
    except RecursionError as problem:
        raise RecordProblem("$", "it is nested deeper than any record") from problem
    except (DecodeError, UnicodeDecodeError) as problem:
        with_place = _WITH_PLACE.fullmatch(str(problem))
        wrong, place = with_place.groups() if with_place else (str(problem), "$")
        raise RecordProblem(place, wrong) from problem
    # the fast decoder lets a key that stands twice pass; by now the text is known to be shallow and well formed
    twice = next(_keys_twice(json.loads(data, object_pairs_hook=_Pairs), "$"), None)
    if twice:
        raise RecordProblem(twice, "this key stands there twice")
    return value


def _shown(text: str) -> str:
    """The text on one line, and not too long for it."""
    line = "".join(sign if sign.isprintable() else "?" for sign in text[:_LONGEST])
    return line + "…" if len(text) > _LONGEST else line


def _check_table(header: Header) -> None:
    if not FEWEST_PLAYERS <= len(header.players) <= MOST_PLAYERS:
        raise RecordProblem("$.players", f"a table has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(header.players)}")
    for fault in deck_faults(header.deck):
        raise RecordProblem(f"$.deck.{fault.at}", fault.problem)


class _Pairs(list[tuple[str, object]]):
    """A JSON object as it stands in the text, keys that stand twice included."""


def _keys_twice(value: object, place: str) -> Iterator[str]:
    if isinstance(value, _Pairs):
        seen = set()
        for key, inner in value:
            name = "0" if key == "-0" else key  # the one seat that can be written in two ways
            if name in seen:
                yield f"{place}.{key}"
            seen.add(name)
            yield from _keys_twice(inner, f"{place}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _keys_twice(inner, f"{place}[{number}]")
