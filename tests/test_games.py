"""Whole recorded games: being in the folder is being a test."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.entries import Entry, PactMade
from app.rules.facts import SeatAsked, SeatPassed, StateFailed, TaxSet
from app.rules.play import Replay
from app.terms.calendar import Phase
from tests.generated.figures import CARDS, SERVICES
from tests.generated.games import EDITIONS, SIZES
from tests.replayed import printed, printed_after, replayed, without_message

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@cache
def game(path: Path) -> tuple[dict, Replay]:
    """What lies in a file, and the program's replay of its record."""
    plain = json.loads(path.read_bytes())
    return plain, replayed(plain["record"])


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_the_report_is_the_recorded_one(path):
    """RECORD §The report: equal in every field but `message`."""
    plain, whole = game(path)
    assert without_message(printed(whole)) == without_message(plain["report"])


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_the_steps_are_the_recorded_ones(path):
    """RECORD: some of the report's values after each entry that is accepted."""
    plain, whole = game(path)
    assert [step(printed_after(whole, number)) for number in range(1, len(whole.played) + 1)] == plain["steps"]


def step(report: dict) -> dict:
    """The values of a report that are recorded after each entry."""
    by_player = {key: [player[key] for player in report["players"]] for key in ("coins", "tokens", "income", "cost_of_living")}
    by_service = {f"{key}s": [report["services"][name][key] for name in SERVICES] for key in ("level", "fund")}
    return {key: report[key] for key in ("waiting_for", "round", "tension", "tax", "reserve", "tie")} | by_service | by_player


# ------------------------------------------------------------------------------------------------------ what is demanded


def reached() -> dict[str, set]:
    """Which branches the games go through, of each edition."""
    found: dict[str, set] = {edition: set() for edition in EDITIONS}
    for path in GAMES:
        plain, whole = game(path)
        found[plain["record"]["edition"]].update(branches(whole))
    return found


def branches(whole: Replay) -> Iterator[tuple]:
    state = whole.state
    yield ("players", len(state.setting.players))
    yield ("refused", str(whole.refused.code) if whole.refused else None)
    if state.count is not None:
        yield ("ending", "bell" if state.stopped else "round 8")
    for played in whole.played:
        yield ("entry", type(played.entry).__name__)
        yield from (("phase", moment.state.phase) for moment in played.moments)
        for fact in (fact for moment in played.moments for fact in moment.facts):
            match fact:
                case StateFailed():
                    yield ("ending", str(fact.cause))
                case SeatAsked():
                    yield ("tie", played.state.phase, len(fact.between))
                case TaxSet():
                    yield ("tax", str(fact.reason))
                case SeatPassed():
                    yield ("passed",)
    yield from (("card", reading.card) for reading in state.readings)


DEMANDED = {("phase", phase) for phase in Phase if phase not in {Phase.PACT, Phase.DEAL}}  # where games begin
DEMANDED |= {("entry", kind.__name__) for kind in Entry.__args__ if kind is not PactMade}
DEMANDED |= {("players", size) for size in SIZES} | {("card", card) for card in CARDS} | {("passed",)}
DEMANDED |= {("tie", Phase.TAX_TIE, size) for size in (2, 3, 4)} | {("tie", Phase.BUDGET_TIE, size) for size in (2, 3)}
DEMANDED |= {("tax", reason) for reason in ("votes", "tie", "carried_over")}
DEMANDED |= {("ending", ending) for ending in (
    "round 8", "bell", "exclusion", "midlife_exclusion", "country_card", "service_at_level_1", "correction")}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_there_for_each_branch_and_each_ending(edition):
    """STYLE §Tests: one for each phase branch and each ending of each edition; only one of them has a pact and a deadly storm."""
    demanded = DEMANDED | ({("entry", "PactMade"), ("ending", "storm")} if edition == "with-pact" else set())
    assert demanded - reached()[edition] == set()


def test_a_game_is_there_for_each_reason_to_refuse():
    """RECORD §The report: the codes."""
    codes = {branch[1] for found in reached().values() for branch in found if branch[0] == "refused"}
    assert codes == {"over", "out_of_turn", "seat", "roles", "range", "contradiction", "missing", None}
