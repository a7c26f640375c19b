"""The fold: what each phase waits for, what it refuses, and in which order the reasons are given."""

import json
from importlib import import_module
from pkgutil import iter_modules

import pytest
from msgspec import Struct

from app.codec import entry_from
from app.entries import Entry
from app.report import report
from app.rules import refusals
from app.rules.play import judged, replay, waiting_for
from app.rules.refusals import Code, Refusal
from app.rules.start import start
from app.rules.state import Moment
from app.terms.calendar import FOLLOWING, Phase
from tests.app.rules.table import Table

EVERY_ENTRY = {
    "pact": {"coins": 3}, "deal": {"roles": []}, "event": {}, "tax_vote": {"votes": {}}, "tie_break": {"choice": None}, "pay_day": {},
    "budget_vote": {"votes": {}}, "midlife_card": {"seat": 0, "card": "mother"}, "stop": {}, "final_count": {"savings": [0] * 8},
    "correction": {"tension_by": 0},
}
ALWAYS_ALSO = {"correction"}


def at(phase: str) -> Table:
    """A table that waits for this, in an edition with a pact."""
    if phase in {"pact", "deal"}:
        table = Table()
        table.played = table.played[:1] if phase == "deal" else ()
        return table
    if phase == "event":
        return Table().after(1)
    if phase == "midlife_card":
        return Table().at_midlife()
    if phase == "final_count":
        return Table().at_final_count()
    table = Table().put(coins=20).enter("event")
    steps = {"tax_vote": (), "tax tie": ({"A": 2, "B": 2},), "pay_day": ({"A": 1},), "budget_vote": ({"A": 1},), "budget tie": ({"A": 1},)}
    for votes in steps[phase]:
        table.vote(**votes)
    if phase.startswith("budget"):
        table.pay()
    return table.spend(health=1, shield=1) if phase == "budget tie" else table


@pytest.mark.parametrize(("phase", "welcome"), [
    ("pact", {"pact"}), ("deal", {"deal"}), ("event", {"event", "stop", "correction"}), ("tax_vote", {"tax_vote", "correction"}),
    ("tax tie", {"tie_break"}), ("pay_day", {"pay_day", "correction"}), ("budget_vote", {"budget_vote", "correction"}),
    ("budget tie", {"tie_break"}), ("midlife_card", {"midlife_card", "correction"}), ("final_count", {"final_count", "correction"}),
])
def test_each_phase_hears_only_its_own(phase, welcome):
    """RECORD §Entries: when; every other entry is out of turn."""
    table = at(phase)
    assert table.report["waiting_for"] == phase.replace("tax tie", "tie_break").replace("budget tie", "tie_break")
    for kind, keys in EVERY_ENTRY.items():
        verdict = judged(table.state, entry_from(json.dumps({"type": kind, **keys}).encode()))
        out_of_turn = isinstance(verdict, Refusal) and verdict.code is Code.OUT_OF_TURN
        assert out_of_turn is (kind not in welcome), kind


def test_a_refusal_names_what_was_expected():
    """RECORD §The report: `message`."""
    refusal = at("tax_vote").refusal("pay_day")
    assert (refusal.expected, refusal.entered) == ("tax_vote", "pay_day")


def test_the_reasons_come_in_their_order():
    """RECORD §The report: over, out_of_turn, seat, roles, range, contradiction, missing."""
    assert [str(code) for code in Code] == ["over", "out_of_turn", "seat", "roles", "range", "contradiction", "missing"]
    over = Table().enter("correction", tension_by=9)
    assert over.code("pay_day", handed_over={"99": -1}) == "over"
    assert at("tax_vote").code("pay_day", handed_over={"99": -1}) == "out_of_turn"
    assert at("pay_day").code("pay_day", handed_over={"0": -1, "99": 1}) == "seat"
    assert at("pay_day").code("pay_day", handed_over={"0": 1, "1": -1}) == "range"
    assert at("tax tie").code("tie_break", seat=0, choice="D") == "seat"
    assert at("tax tie").code("tie_break", choice="D") == "range"
    assert at("deal").code("deal", roles=["x"]) == "roles"


def test_a_contradiction_is_told_before_what_is_missing():
    """RECORD §The report: of seat 0 an amount would have to be said, and of seat 3 one was said that cannot be."""
    roles = ("company-director", "surgeon", "engineer", "secondary-school-teacher")
    table = Table(pact=23, roles={role: {"income": 0, "cost_of_living": 0} for role in roles}).enter("event").vote(A=1)
    for seat in range(4):
        table.enter("correction", seat=seat, coins_by=-2)
    assert table.code("pay_day") == "missing"
    assert table.code("pay_day", handed_over={"3": 2}) == "contradiction"


def test_the_fold_stops_at_the_first_entry_that_is_refused():
    """RECORD §The report: the rest of the report is the game as it stood before it."""
    table = at("tax_vote")
    entries = [played.entry for played in table.played]
    wrong = entry_from(b'{"type": "pay_day"}')
    whole = replay(table.state.setting, [*entries, wrong, entry_from(b'{"type": "tax_vote", "votes": {"A": 1}}')])
    told = report(whole)
    assert (len(whole.played), whole.state) == (len(entries), table.state)
    assert (told["refused"]["entry"], told["refused"]["code"]) == (len(entries), "out_of_turn")
    assert "expected=tax_vote" in told["refused"]["message"]


def test_what_follows_by_itself_follows_at_once():
    """DESIGN: class changes, the end of a round and obsolescence ask for nothing."""
    table = Table().after(2).put(coins=50).to_budget()
    table.spend(health=3, education=2, shield=1)
    assert [moment.state.phase for moment in table.played[-1].moments] == [Phase.ROUND_END, Phase.OBSOLESCENCE, Phase.EVENT]
    cards = at("midlife_card").put(levels=(4, 3, 3), coins=50).read_all()
    assert [moment.state.phase for moment in cards.played[-1].moments] == [Phase.CLASS_CHANGES, Phase.ROUND_END, Phase.EVENT]
    assert all(waiting_for(played.state) for played in cards.played)
    assert not any(played.state.phase in FOLLOWING for played in cards.played)


def test_a_game_of_no_entries_stands_at_its_start():
    """DESIGN: the fold of nothing."""
    setting = Table().state.setting
    assert replay(setting, ()).state == start(setting)


def test_every_refusal_has_a_code():
    """RECORD §The report: the codes."""
    kinds = [kind for kind in vars(refusals).values() if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal]
    assert len(kinds) >= 10
    assert {kind.code for kind in kinds} == set(Code)


@pytest.mark.parametrize("kind", [str(each.__struct_config__.tag) for each in Entry.__args__])
def test_every_kind_of_entry_is_tried_here(kind):
    """A new kind of entry must find its phase."""
    assert kind in EVERY_ENTRY


def test_chapters_asked_out_of_turn_raise_instead_of_guessing():
    """STYLE §Three kinds of wrong: we are wrong, so let it raise."""
    from app.rules.chapters import budget_vote, pact, tax_vote

    state, answer = at("event").state, entry_from(b'{"type": "tie_break", "choice": null}')
    for chapter in (tax_vote, budget_vote):
        with pytest.raises(ValueError, match="event"):
            chapter.broken(state, answer)
    with pytest.raises(ValueError, match="without-pact"):
        pact.tension(Table("without-pact").state, 3)
    assert pact.most(Table("without-pact").state) == 0
    for empty in (lambda: state.round_row, lambda: at("pact").state.tension_now):
        with pytest.raises(ValueError):  # noqa: PT011 -- it has nothing to say: this cannot happen
            empty()


PACKAGES = ("app.terms", "app.rules", "app.rules.chapters")
MODULES = ("app.entries", *(each.name for name in PACKAGES for each in iter_modules(import_module(name).__path__, f"{name}.")))


@pytest.mark.parametrize("module", MODULES)
def test_every_value_is_frozen(module):
    """STYLE §By example: a value changes by returning another; so a state that was kept is still the state that was."""
    values = [each for each in vars(import_module(module)).values() if isinstance(each, type) and issubclass(each, Struct)]
    assert [each.__name__ for each in values if each is not Struct and not each.__struct_config__.frozen] == []


def test_a_moment_keeps_its_facts_in_order():
    """DESIGN: the transcript is told in the order in which things happened."""
    state = at("event").state
    assert Moment(state, (1,)).with_(state, 2, 3).facts == (1, 2, 3)
