"""A header and its edition."""

import json

import pytest

from app.codec import RecordProblem, header_from
from app.editions.editions import edition
from app.editions.settings import setting_of
from tests.generated.games import game


def header(**changes):
    record = game(0).record
    plain = {key: record[key] for key in ("edition", "players", "deck")} | changes
    return header_from(json.dumps(plain).encode())


def test_a_header_decides_everything_before_the_first_entry():
    """RECORD: edition, players, deck, and a name for the table."""
    setting = setting_of(header(label="4 B"))
    assert (setting.edition, len(setting.players), setting.label, setting.level_price) == (edition("with-pact"), 6, "4 B", 8)


@pytest.mark.parametrize("name", ["", "shared", "With-Pact", "with-pact.toml", "../editions/with-pact", "x" * 100_000, "a\nb"])
def test_an_unknown_edition_is_named(name):
    """RECORD: a known edition; issue 2, step 1.3."""
    with pytest.raises(RecordProblem) as caught:
        setting_of(header(edition=name))
    assert caught.value.place == "$.edition"
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 700
