"""Naming: players' names as a screen can show them."""

import pytest

from app.editions.decks import sample_deck
from app.editions.editions import edition
from app.rules.start import start
from app.rules.state import Setting
from app.views.project.naming import player, players


def state(name):
    return start(Setting(edition("with-pact"), (name, *"BCDEF"), sample_deck("with-pact")))


@pytest.mark.parametrize(("name", "shown"), [
    ("Ana", "Ana"),
    ("José María de la Concepción Fernández-Río", "José María de la Concepción Fernández-R…"),
    ("W" * 40, "W" * 40),
    ("x" * 1000, "x" * 39 + "…"),
    ("two\nlines\tand\x1b[31m more\u2028", "two lines and [31m more"),
    ("\u202eturned\u2066 round\u2069", "turned round"),
    ("ليلى", "ليلى"),
    ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
    ("<b>Bob</b>", "<b>Bob</b>"),
])
def test_a_name_is_one_line_and_not_too_long(name, shown):
    """SCREENS §The wall: long names end in an ellipsis; FIELD 29: a name is a name, whatever is in it."""
    assert player(state(name), 0) == shown
    assert players(state(name), (0, 1))[0].values["text"] == shown
