"""What can be wanted of an export. It loads nothing: a start may read it."""

from enum import StrEnum, auto

from msgspec import Struct


class What(StrEnum):
    """What there is to export."""

    TABLES = auto()
    SLIDES = auto()
    ALL = auto()


class Wanted(Struct, frozen=True):
    """What the teacher chose; without names everybody goes by letter, role and class."""

    what: What = What.ALL
    named: bool = False
