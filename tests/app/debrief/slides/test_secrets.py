"""No secret on a slide before the count: twin games that differ only in envelopes give the same slides after every entry."""

import re

import msgspec
import pytest

from app.debrief.prediction import Prediction
from app.debrief.slides.making import slides
from app.debrief.what_if.trying import all_what_ifs
from app.terms.coins import CoinRange
from app.views import slides as shapes
from app.views.slides import SlideId
from tests.app.views.games import upto, values
from tests.test_secrets import Twin, kinds_of, with_canaries

TWINS = range(500, 540)
GUESS = Prediction(1, 2, 3)


class _Watched(list):
    """Takes the place of a twin's transcript, and keeps what the slides were at each of its moments."""

    def __init__(self, twin: Twin):
        super().__init__()
        self.twin, self.slides = twin, []

    def append(self, views):
        super().append(views)
        replay = self.twin.replay
        self.slides.append(None if replay.state.count else slides(replay, prediction=GUESS, what_ifs=None))


@pytest.fixture(scope="module")
def twins() -> list[Twin]:
    found = []
    for seed in TWINS:
        twin = Twin(seed)
        twin.transcript = _Watched(twin)
        found.append(twin.lived())
    return found


def test_two_games_that_differ_only_in_envelopes_have_the_same_slides(twins):
    """Issue 5.1: as public as the wall. STYLE §Tests: two hidden truths, one public transcript."""
    compared = differ = 0
    for seed, twin in zip(TWINS, twins, strict=True):
        for number, seen in enumerate(twin.transcript.slides):
            real = upto(twin.whole, number + 1)
            if seen is not None:
                assert seen == slides(real, prediction=GUESS, what_ifs=None), (seed, number)
                compared += len(seen)
                differ += twin.balances[number] != real.state.envelopes.balances()
    assert compared >= 8000
    assert differ >= 1000


def test_other_games_are_not_shown_while_the_game_goes_on():
    """How far another game can be followed would tell what lies in the envelopes."""
    whole = Twin(4).whole
    for entries in range(1, len(whole.played)):
        replay = upto(whole, entries)
        if replay.state.outcome is None and replay.state.round in {1, 5}:
            tried = [each for _, each in all_what_ifs(replay)][:3]
            assert SlideId.WHAT_IF not in {slide.id for slide in slides(replay, what_ifs=tried)}


def test_no_slide_holds_a_number_from_an_envelope_before_the_count():
    """FIELD 11: a canary in every private field."""
    reached = 0
    for seed in range(12):
        table = with_canaries(seed)
        for entries in range(len(table.replay.played) + 1):
            replay = upto(table.replay, entries)
            shown = slides(replay, prediction=GUESS)
            assert max((abs(number) for number in values(shown, (int, float))), default=0) < 1000, (seed, entries)
            reached += len(shown)
    assert reached >= 1500


def test_a_slide_is_made_of_public_things_only():
    """Issue 5.1: the shapes are an allow-list; no balance, no range, no entry and nothing of the desk has a place in them."""
    seen: set[object] = set()
    fields = dict(kinds_of(shapes.SlideScene, seen))
    assert {kind.__module__ for kind in seen if issubclass(kind, msgspec.Struct)} == {"app.views.slides", "app.terms.saying"}
    assert CoinRange not in seen
    assert not [name for name in fields if re.search(r"balance|range|envelope|kept|entry|seat", name.partition(".")[2])]
