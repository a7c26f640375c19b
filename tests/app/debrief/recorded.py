"""The recorded games, and a way to seat other names at them."""

import json
from functools import cache
from pathlib import Path

from ui.text.languages import Language
from ui.text.words import Words

FILES = sorted((Path(__file__).resolve().parents[2] / "games").glob("*.json"))
LANGUAGES = tuple(Language)


@cache
def words(language):
    return Words(language)


@cache
def wrapped(path):
    return json.loads(path.read_text("utf-8"))


def with_outcome(*outcomes):
    return [path for path in FILES if wrapped(path)["report"]["outcome"] in outcomes]


COMPLETED = with_outcome("completed")
FAILED = with_outcome("failed_state")


def with_names(names, kind="with-pact"):
    """A completed game of eight rounds and eight players, in which they have these names."""
    (first, *_) = (wrapped(path) for path in COMPLETED if wrapped(path)["report"]["edition"] == kind
                   and len(wrapped(path)["record"]["players"]) == 8 and wrapped(path)["report"]["round"] == 8)
    return first["record"] | {"players": [*names, *first["record"]["players"][len(names):]]}
