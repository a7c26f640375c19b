"""The kit's scales are the game's, though the kit cannot ask the game."""

import pytest

from app.editions.editions import edition, edition_names
from app.terms import calendar, gauges
from ui.kit import scales


def test_the_instruments_are_as_long_as_the_game_s_scales():
    """000 §The round, §What each service gives: eight rounds, Tension 0 to 10, levels 1 to 5."""
    assert (scales.ROUNDS, scales.CROSSROADS) == (calendar.ROUNDS, calendar.CROSSROADS)
    assert (scales.TENSION_LOW, scales.TENSION_HIGH) == (gauges.TENSION_LOW, gauges.TENSION_HIGH)
    assert gauges.LEVEL_HIGH == scales.LEVELS


@pytest.mark.parametrize("name", edition_names())
def test_what_is_drawn_as_costing_points_is_what_the_edition_scores(name):
    """000 §The final count: from 5 and from 8; at 10 the State fails."""
    bands = edition(name).scoring.tension
    assert tuple(band.low for band in bands) == scales.TENSION_COSTS_FROM
    assert bands[-1].high == scales.TENSION_HIGH - 1
    assert all(band.points < 0 for band in bands)
