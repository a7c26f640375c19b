"""Slips of the hand: a record that is edited in one place, still of the right shape, and possibly no game any more."""

import copy
from random import Random

from tests.generated.figures import CARDS, SERVICES, TAX

NUMBERS = (-1_000_000, -7, -1, 0, 1, 2, 3, 5, 9, 24, 25, 1_000_000)
SEATS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8)
WORDS = ("E", "", "army", None, *TAX, *SERVICES, *CARDS)
STRANGERS = (
    {"type": "stop"},
    {"type": "event"},
    {"type": "pay_day"},
    {"type": "pact", "coins": 9},
    {"type": "correction", "tension_by": 3},
    {"type": "correction", "tension_by": -10},
    {"type": "correction", "seat": 8, "coins_by": 1},
    {"type": "correction", "seat": 0, "coins_by": -4},
    {"type": "correction", "service": "army", "level_by": 1},
    {"type": "correction", "service": "shield", "level_by": 2},
    {"type": "correction", "service": "health", "fund_by": -9},
    {"type": "final_count", "savings": [1, 2, 3, 4, 5, 6]},
    {"type": "final_count", "savings": [1, 2, 3, 4, 5, 6, 7, 8], "ideology": [True]},
    {"type": "final_count", "savings": [1, 2, 3, 4, 5, 6, 7], "pact": [3, 3, 3, 3, 3, 3, 4]},
)


def edited(rng: Random, entries: list[dict]) -> tuple[int, list[dict]]:
    """The entries with one edit, and the place from which they differ."""
    entries, at = copy.deepcopy(entries), rng.randrange(len(entries))
    slip = rng.choice(("drop", "double", "swap", "stranger", "value", "value", "value", *("hand",) * 4, "silence", "silence", "early"))
    told = [number for number, entry in enumerate(entries) if "handed_over" in entry]
    if slip == "silence" and told:
        at = rng.choice(told)
        del entries[at]["handed_over"]
        return at, entries
    if slip == "early":
        at = rng.randrange(min(3, len(entries)))
    match slip:
        case "drop":
            del entries[at]
        case "double":
            entries.insert(at, entries[at])
        case "swap":
            entries[at : at + 2] = reversed(entries[at : at + 2])
        case "stranger":
            entries.insert(at, rng.choice(STRANGERS))
        case "value" | "early":
            _change_value(rng, entries[at])
        case "hand" | "silence":
            _change_hand(rng, entries[at])
    return at, entries


def _change_value(rng: Random, entry: dict) -> None:
    key = rng.choice(sorted(entry))
    match entry[key]:
        case bool() | None:
            entry[key] = rng.choice(WORDS)
        case int():
            entry[key] = rng.choice((entry[key] - 1, entry[key] + 1, rng.choice(NUMBERS), rng.choice(SEATS)))
        case str() if key in {"choice", "card", "service"}:
            entry[key] = rng.choice(WORDS if key == "choice" else [word for word in WORDS if word is not None])
        case list() as values:
            _change_list(rng, key, values)
        case dict() as numbers if key == "votes":
            numbers[rng.choice((*TAX, *SERVICES, "E"))] = rng.choice(NUMBERS)
        case dict():
            _change_hand(rng, entry)


def _change_list(rng: Random, key: str, values: list) -> None:
    if rng.random() < 0.3:
        values.pop()
    elif key == "roles":
        values[rng.randrange(len(values))] = rng.choice(("spare-upper", "role-0", "role-4", "role-5", "nobody"))
    elif key != "ideology":
        values[rng.randrange(len(values))] = rng.choice(NUMBERS)


def _change_hand(rng: Random, entry: dict) -> None:
    """Say of somebody what is not so, or leave out what was said."""
    match entry["type"]:
        case "midlife_card":
            entry["handed_over"] = rng.choice((*range(8), *NUMBERS))
        case "event" | "pay_day" if "handed_over" in entry and rng.random() < 0.3:
            del entry["handed_over"]
        case "event" | "pay_day":
            entry["handed_over"] = entry.get("handed_over", {}) | {str(rng.choice(SEATS)): rng.choice((*range(8), *NUMBERS))}
