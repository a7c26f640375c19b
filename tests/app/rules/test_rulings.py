"""The list of rulings is the list of tests."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
RULINGS = range(1, 24)


def cited(source: str) -> set[int]:
    """The numbers in "ruling 4" and "Rulings 3 and 11" within the docstrings of tests."""
    docstrings = re.findall(r'def test_\w+\([^"]*?\):\n\s+"""(.*?)"""', source, re.DOTALL)
    phrases = [phrase for docstring in docstrings for phrase in re.findall(r"[Rr]ulings? ((?:\d{1,2}\b(?:, | and )?)+)", docstring)]
    return {int(number) for phrase in phrases for number in re.findall(r"\d+", phrase)}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_cited_by_a_test(ruling):
    """RULES §Rulings: every numbered ruling is one test and one line of the manual."""
    assert ruling in {number for path in TESTS.rglob("test_*.py") for number in cited(path.read_text("utf-8"))}


def test_no_test_cites_a_ruling_that_does_not_exist():
    """RULES §Rulings: 1 to 23."""
    assert {number for path in TESTS.rglob("test_*.py") for number in cited(path.read_text("utf-8"))} <= set(RULINGS)
