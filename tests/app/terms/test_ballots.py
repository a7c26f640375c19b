"""Ballots."""

import doctest
import importlib

import pytest

from app.terms.ballots import TAXES, Tax, leading

WITH_EXAMPLES = ("app.terms.ballots", "app.terms.coins", "app.terms.gauges", "app.terms.services", "app.rules.demands", "app.rules.split")


@pytest.mark.parametrize(("votes", "expected"), [
    ({}, ()), ({Tax.A: 0}, ()), ({Tax.B: 1}, (Tax.B,)), ({Tax.D: 2, Tax.A: 2, Tax.B: 1}, (Tax.A, Tax.D)), (dict.fromkeys(Tax, 2), TAXES),
])
def test_the_options_with_the_most_votes_lead(votes, expected):
    """000 §Tax vote; RECORD: a tied tax in A to D order."""
    assert leading(votes) == expected


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_in_the_docstrings_are_true(module):
    """STYLE §By example: a value shows itself in one doctest."""
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0
    assert found.failed == 0
