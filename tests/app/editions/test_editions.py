"""The two printed editions and the sample decks, as they lie on disk, against figures copied by hand; and files that are wrong."""

import os
from pathlib import Path

import pytest

from app.editions import sources
from app.editions.decks import deck_from, sample_deck
from app.editions.editions import edition, edition_names
from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem
from app.editions.sources import covers
from app.rules.edition import Condition, EventName, Measure, event_of
from app.terms.people import SocialClass
from app.terms.services import PerService, ServiceName
from tests.generated.figures import CARDS, EDITION, PRICE, TAX

NAMES = ("with-pact", "without-pact")
WHOLE = (RESOURCES / "editions" / "with-pact.toml").read_bytes()


def test_there_are_two_editions():
    """RULES §Two editions, as data."""
    assert edition_names() == NAMES
    with pytest.raises(KeyError):
        edition("shared")
    with pytest.raises(KeyError):
        edition("../decks/sample-with-pact")


@pytest.mark.parametrize("name", NAMES)
def test_taxes_prices_and_cards_are_the_printed_ones(name):
    """RULES §Two editions: everything else is the same."""
    figures = edition(name)
    assert figures.name == name
    assert figures.level_price == PRICE
    assert {str(tax): {str(each): row.of(each) for each in SocialClass} for tax, row in figures.taxes.items()} == TAX
    assert [(card.id, str(card.measures)) for card in figures.cards] == [(card, measures) for card, (measures, _) in CARDS.items()]
    assert figures.card("mother").measures is Measure.HEALTH
    assert figures.card("lottery") is None


@pytest.mark.parametrize("name", NAMES)
def test_what_differs_between_the_editions_is_what_the_table_says(name):
    """RULES §Two editions, row by row."""
    figures, printed = edition(name), EDITION[name]
    scoring = figures.scoring
    assert (figures.pact is None, figures.tension_at_start) == ((False, None) if name == "with-pact" else (True, 3))
    assert figures.tension.services_high_from == printed["calm_from"]
    assert {figures.events[each].cost_of_living for each in (EventName.FLU, EventName.CRISIS)} == {printed["surcharge"]}
    assert figures.events[EventName.STORM].tension == printed["storm"]
    assert (scoring.below_get_by, scoring.get_by, scoring.live_well, scoring.thrive) == printed["life"]
    assert scoring.level_players_share is printed["share"]


def test_the_events_come_in_the_printed_order():
    """001 §The events."""
    names = ("boom", "flu", "crisis", "crossroads", "tech", "storm", "peace", "legacy")
    assert tuple(str(event_of(round_)) for round_ in range(1, 9)) == names
    assert set(edition("with-pact").events) == set(EventName)


def test_a_condition_holds_only_if_every_bound_does():
    """Ruling 13: an event looks at the levels and the Tension at the moment it is read."""
    both = Condition(services_at_most={ServiceName.HEALTH: 2, ServiceName.SHIELD: 2})
    assert both.holds(PerService(2, 5, 2), 9)
    assert not both.holds(PerService(3, 1, 2), 0)
    assert not both.holds(PerService(2, 1, 3), 0)
    educated = Condition(services_at_least={ServiceName.EDUCATION: 3})
    assert [educated.holds(PerService(1, level, 1), 0) for level in (2, 3, 4)] == [False, True, True]
    assert [Condition(tension_at_most=3).holds(PerService(1, 1, 1), tension) for tension in (0, 3, 4)] == [True, True, False]


def test_the_sample_decks_differ_only_in_the_teachers_goal():
    """RULES §The printed role cards: Live Well is 18 with a pact and 20 without."""
    goals = {name: {role.id: role.goals.live_well for role in sample_deck(name).roles} for name in NAMES}
    assert {role for role in goals["with-pact"] if goals["with-pact"][role] != goals["without-pact"][role]} == {"secondary-school-teacher"}
    assert [goals[name]["secondary-school-teacher"] for name in NAMES] == [18, 20]


def test_the_named_roles_are_where_the_sources_put_them():
    """RULES §The printed role cards: spares, and who is left out at 7 and 6."""
    roles = {role.id: role for role in sample_deck("with-pact").roles}
    assert {role.id: str(role.social_class) for role in sample_deck("with-pact").spares()} == {
        "landlord": "upper", "nurse": "middle", "waiter": "working"}
    assert (roles["office-worker"].left_out_at, roles["precarious-freelancer"].left_out_at) == (7, 6)


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "deck.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(("text", "wrong"), [
    ("name = ", "Invalid"), (b"\xff\xfe", "decode"), ('name = "x"', "roles"), ('name = "x"\nroles = []\nextra = 1', "extra"),
    ('name = "x"\nroles = [{ id = "a" }]', "roles[0]"),
])
def test_a_deck_that_cannot_be_read_is_an_edition_problem_that_names_the_file(text, wrong, tmp_path):
    """STYLE §Three kinds of wrong: the world failed."""
    path = written(tmp_path, text)
    with pytest.raises(EditionProblem) as caught:
        deck_from(path)
    assert caught.value.path == path
    assert wrong in caught.value.faults[0]


def test_an_unsound_deck_tells_everything_that_is_wrong(tmp_path):
    """RECORD: a sound deck."""
    text = (RESOURCES / "decks" / "sample-with-pact.toml").read_text("utf-8")
    broken = text.replace('id = "surgeon"', 'id = "company-director"').replace("income = 12", "income = -12")
    with pytest.raises(EditionProblem) as caught:
        deck_from(written(tmp_path, broken))
    assert [fault.partition(":")[0] for fault in caught.value.faults] == ["roles[1].id", "roles[1]"]
    assert deck_from(written(tmp_path, text)) == sample_deck("with-pact")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder of editions of the test's own."""
    for path in (RESOURCES / "editions").glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(sources, "FOLDER", tmp_path)
    edition.cache_clear()
    yield tmp_path
    edition.cache_clear()


@pytest.mark.parametrize(("file", "text", "wrong"), [
    ("with-pact.toml", b"name = ", "Invalid"), ("shared.toml", b"\xff", "decode"),
    ("with-pact.toml", WHOLE + b"[events.boom]\nwins = 1", "wins"),
    ("with-pact.toml", b'name = "with-pact"', "tension"), ("with-pact.toml", b'tension = "high"', "tension"),
])
def test_an_edition_that_cannot_be_read_is_an_edition_problem_that_names_the_file(file, text, wrong, shelf):
    """STYLE §Three kinds of wrong."""
    (shelf / file).write_bytes(text)
    with pytest.raises(EditionProblem) as caught:
        edition("with-pact")
    assert caught.value.path.suffix == ".toml"
    assert wrong in caught.value.faults[0]


def test_the_covers_say_the_same_as_the_rules():
    """DESIGN §Speed: a set-up offers the editions before any rule is loaded."""
    assert [each.name for each in covers()] == list(NAMES)
    for seen in covers():
        known = edition(seen.name)
        assert (seen.level_price, seen.pact is None) == (known.level_price, known.pact is None)


def test_an_unsound_cover_is_an_edition_problem_that_names_the_file(shelf):
    """STYLE §Three kinds of wrong."""
    (shelf / "with-pact.toml").write_bytes(b"level_price = 3")
    with pytest.raises(EditionProblem) as caught:
        covers()
    assert (caught.value.path.name, len(caught.value.faults)) == ("with-pact.toml", 1)


def test_another_edition_is_another_file(shelf):
    """DESIGN: editions are data. A teacher's own edition lies beside the others and overrides what it names."""
    own = (shelf / "without-pact.toml").read_text("utf-8").replace("without-pact", "ours")
    own = own.replace("tension_at_start = 3", "tension_at_start = 5") + "\n[events.storm]\ntension = 2\n"
    (shelf / "ours.toml").write_text(own, "utf-8")
    assert edition_names() == ("ours", *NAMES)
    assert (edition("ours").tension_at_start, edition("ours").events[EventName.STORM].takes_more) == (5, 2)


def test_a_deck_that_is_no_file_is_an_edition_problem(tmp_path):
    """FIELD 28: the file may have gone with its stick since it was chosen; a pipe would never end."""
    os.mkfifo(tmp_path / "pipe")
    for name in ("none", ".", "pipe"):
        with pytest.raises(EditionProblem) as found:
            deck_from(tmp_path / name)
        assert found.value.path == tmp_path / name


def test_a_deck_of_ten_thousand_lists_is_an_edition_problem(tmp_path):
    """Issue 2 §3: nesting 10,000 deep is a bad file like any other."""
    (tmp_path / "deep.toml").write_text(f"a = {'[' * 10_000}{']' * 10_000}")
    with pytest.raises(EditionProblem):
        deck_from(tmp_path / "deep.toml")
