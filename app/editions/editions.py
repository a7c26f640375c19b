"""Editions as the rules know them."""

from functools import cache

from msgspec import ValidationError, convert

from app.editions.problems import EditionProblem
from app.editions.sources import edition_names, path_of, source
from app.rules.edition import Edition

__all__ = ["edition", "edition_names"]


@cache
def edition(name: str) -> Edition:
    """The edition of that name; raises KeyError where there is none, and EditionProblem where its file is unsound."""
    try:
        return convert(source(name), Edition, strict=False)
    except ValidationError as problem:
        raise EditionProblem(path_of(name), (str(problem),)) from problem
