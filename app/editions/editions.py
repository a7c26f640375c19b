"""Editions on disk: what both share, and what each says for itself on top of it."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert

from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem
from app.rules.edition import Edition

_FOLDER = RESOURCES / "editions"
_SHARED = "shared"


def edition_names() -> tuple[str, ...]:
    """The editions that can be played, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml") if path.stem != _SHARED))


@cache
def edition(name: str) -> Edition:
    """The edition of that name; raises KeyError where there is none, and EditionProblem where its file is unsound."""
    if name not in edition_names():
        raise KeyError(name)
    path = _FOLDER / f"{name}.toml"
    try:
        return convert(_merged(_read(_FOLDER / f"{_SHARED}.toml"), _read(path)), Edition, strict=False)
    except ValidationError as problem:
        raise EditionProblem(path, (str(problem),)) from problem


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise EditionProblem(path, (str(problem),)) from problem


def _merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The shared table with an edition's own figures laid over it, table by table."""
    return shared | {key: _merged(shared[key], value) if isinstance(value, dict) and key in shared else value for key, value in own.items()}
