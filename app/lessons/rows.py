"""Items of a log to and from the two columns of a lesson file: a kind, and a text.

The text of a header or an entry is its payload as it came, so that a lesson can be read with any SQLite browser.
"""

from typing import Annotated, assert_never

import msgspec
from msgspec import Meta, Struct

from app.lessons.log import Amended, Entered, Header, Insertion, Item, LogId, Redone, Replacement, Undone

Place = Annotated[int, Meta(ge=0)]
Name = tuple[Place, Place]


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    of: Place


class _Replaced(Struct, frozen=True, forbid_unknown_fields=True):
    of: Name
    payload: str


class _Inserted(Struct, frozen=True, forbid_unknown_fields=True):
    after: Name
    payload: str


class _Amendment(Struct, frozen=True, forbid_unknown_fields=True):
    replaced: tuple[_Replaced, ...]
    inserted: tuple[_Inserted, ...]
    dropped: tuple[Name, ...]


class UnreadableRow(ValueError):
    """A kind that is not known, or a text that its kind does not have."""


def row(item: Item) -> tuple[str, str]:
    """The kind and the text of an item; payloads that are not UTF-8 raise, because they would not come back as they were."""
    match item:
        case Header(payload):
            return "header", payload.decode()
        case Entered(payload):
            return "entered", payload.decode()
        case Undone(of):
            return "undone", _text(_Step(of))
        case Redone(of):
            return "redone", _text(_Step(of))
        case Amended():
            return "amended", _text(_written(item))
        case _:
            assert_never(item)


def item(kind: bytes, text: bytes) -> Item:
    """The item that `row` made these of; anything else raises UnreadableRow."""
    try:
        match kind:
            case b"header":
                return Header(text)
            case b"entered":
                return Entered(text)
            case b"undone":
                return Undone(msgspec.json.decode(text, type=_Step).of)
            case b"redone":
                return Redone(msgspec.json.decode(text, type=_Step).of)
            case b"amended":
                return _read(msgspec.json.decode(text, type=_Amendment))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableRow(str(error)) from error
    raise UnreadableRow(f"kind {kind!r}")


def _text(value: Struct) -> str:
    return msgspec.json.encode(value).decode()


def _written(amended: Amended) -> _Amendment:
    return _Amendment(
        tuple(_Replaced(one.of, one.payload.decode()) for one in amended.replaced),
        tuple(_Inserted(one.after, one.payload.decode()) for one in amended.inserted),
        amended.dropped,
    )


def _read(amendment: _Amendment) -> Amended:
    return Amended(
        tuple(Replacement(LogId(*one.of), one.payload.encode()) for one in amendment.replaced),
        tuple(Insertion(LogId(*one.after), one.payload.encode()) for one in amendment.inserted),
        tuple(LogId(*one) for one in amendment.dropped),
    )
