"""Editions as they are written on disk: what both share with what each says for itself laid over it. No rule is known here."""

import tomllib
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem

FOLDER = RESOURCES / "editions"
_SHARED = "shared"


class Cover(Struct, frozen=True):
    """What an edition says of itself before anybody plays it: its name, coins for a level by number of players, and any pact."""

    name: str
    level_price: dict[int, int]
    pact: object = None


def edition_names() -> tuple[str, ...]:
    """The editions that can be played, in alphabetical order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml") if path.stem != _SHARED))


def source(name: str) -> dict[str, Any]:
    """The whole text of an edition as one table; raises KeyError where there is none, and EditionProblem where a file is no TOML."""
    if name not in edition_names():
        raise KeyError(name)
    return _merged(_read(path_of(_SHARED)), _read(path_of(name)))


def covers() -> tuple[Cover, ...]:
    """The covers of all editions, in alphabetical order; raises EditionProblem where one is unsound or no TOML."""
    shared = _read(path_of(_SHARED))
    return tuple(_cover(path, shared) for path in map(path_of, edition_names()))


def _cover(path: Path, shared: dict[str, Any]) -> Cover:
    try:
        return convert(_merged(shared, _read(path)), Cover, strict=False)
    except ValidationError as problem:
        raise EditionProblem(path, (str(problem),)) from problem


def path_of(name: str) -> Path:
    """The file of an edition's own figures, or of the shared ones."""
    return FOLDER / f"{name}.toml"


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise EditionProblem(path, (str(problem),)) from problem


def _merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The shared table with an edition's own figures laid over it, table by table."""
    return shared | {key: _merged(shared[key], value) if isinstance(value, dict) and key in shared else value for key, value in own.items()}
