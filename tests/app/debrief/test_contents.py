"""The tables hold everything that the report holds, in both languages, whatever became of the game."""

import pytest

from app.debrief.contents import contents
from app.debrief.plain_text import guarded
from app.rules.play import Replay
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.saying import Says, say
from tests.app.debrief.reading import SUMMANDS, Rebuilt, by_title, in_words
from tests.app.debrief.recorded import COMPLETED, FAILED, FILES, LANGUAGES, with_names, words, wrapped
from tests.generated.games import game
from tests.replayed import printed, replayed

BELOW_LEGACY_NOTHING = {"waiting_for": None, "tie": None, "refused": None}


def told(whole, language):
    """The report, as far as words can tell it."""
    return by_title(printed(whole), words(language), whole.state.setting.deck)


def rebuilt(whole, language):
    return Rebuilt(in_words(contents(whole, "1.0"), words(language)), words(language), whole.state.setting.deck).report()


def without_balances(report):
    """A report without what no table shows before the envelopes are open, and without what the game asks next."""
    players = [player | {"coins": None} for player in report["players"]]
    return report | {"players": players, **BELOW_LEGACY_NOTHING}


def columns(whole, number, language=LANGUAGES[0]):
    """One table by heading."""
    heads, *rows = in_words(contents(whole, "1.0"), words(language))[number]
    return {head: [row[at] for row in rows] for at, head in enumerate(heads)}


def head(saying, language=LANGUAGES[0]):
    return words(language).say(saying)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMPLETED, ids=lambda path: path.stem)
def test_the_report_of_a_completed_game_can_be_rebuilt_from_its_tables(path, language):
    """FIELD 27: an export lost one participant's data."""
    whole = replayed(wrapped(path)["record"])
    assert printed(whole) == wrapped(path)["report"]
    assert rebuilt(whole, language) == told(whole, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path for path in FILES if path not in COMPLETED], ids=lambda path: path.stem)
def test_a_game_without_a_final_count_keeps_all_but_the_envelopes(path, language):
    """Issue 2.8 and FIELD 27: a Failed State and a game that stopped in the middle are exported as far as they went."""
    whole = replayed(wrapped(path)["record"])
    assert without_balances(rebuilt(whole, language)) == without_balances(told(whole, language))


def test_generated_games_can_be_rebuilt_after_every_entry():
    """FIELD 27, for games that nobody wrote down; what they reached is asserted."""
    endings = set()
    for seed in range(12):
        whole = replayed(game(seed).record)
        for entries in range(len(whole.played) + 1):
            so_far = Replay(whole.start, whole.played[:entries])
            again, report = rebuilt(so_far, LANGUAGES[seed % 2]), told(so_far, LANGUAGES[seed % 2])
            if report["scores"] is None:
                assert without_balances(again) == without_balances(report)
            else:
                assert again == report
        endings.add((whole.state.edition.name, whole.state.outcome))
    assert len(endings) == 4


@pytest.mark.parametrize("path", COMPLETED, ids=lambda path: path.stem)
def test_every_score_is_the_sum_of_its_parts(path):
    """000 §The final count: the anatomy is shown, so it has to add up."""
    table = columns(replayed(wrapped(path)["record"]), 0)
    parts = [table[head(say(part))] for part in SUMMANDS.values()]
    assert [sum(points) for points in zip(*parts, strict=True)] == table[head(say(Says.EXPORT_TOTAL))]


@pytest.mark.parametrize("path", FAILED, ids=lambda path: path.stem)
def test_in_a_failed_state_everybody_scores_0_and_nobody_wins(path):
    """Ruling 2."""
    whole = replayed(wrapped(path)["record"])
    table = columns(whole, 0)
    assert table[head(say(Says.EXPORT_TOTAL))] == [0] * len(whole.state.setting.players)
    assert not any(table[head(say(Says.EXPORT_WINNER))] + table[head(say(Says.EXPORT_SAVINGS))])
    assert head(say(Says.FOLLOWS_FAILED)) in columns(whole, 5)[head(say(Says.EXPORT_VALUE))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_token_of_the_table_is_one_that_a_player_holds(path):
    """000 §Tension: a token stays to the end."""
    whole = replayed(wrapped(path)["record"])
    seats = columns(whole, 3)[head(say(Says.EXPORT_SEAT))]
    held = whole.state.tokens or (0,) * len(whole.state.setting.players)
    assert [seats.count(seat + 1) for seat in whole.state.setting.seats] == list(held)


def test_a_token_says_the_pay_day_or_the_card_that_gave_it():
    """Issue 2.8: tokens with their reason."""
    reasons = {}
    for path in FILES:
        whole = replayed(wrapped(path)["record"])
        table = columns(whole, 3)
        for round_, name, why in zip(table["Round"], table["Name"], table["Why"], strict=True):
            reasons.setdefault(round_ == 4, set()).add(why.replace(name, "N"))
    assert reasons[False] == {"N could not pay"}
    assert {"You hit rock bottom", "Eviction"} <= reasons[True]


def votes_told(entry_type, keys, record):
    """The votes of each round as they were entered."""
    return [[entry["votes"].get(key, 0) for key in keys] for entry in record["entries"] if entry["type"] == entry_type]


@pytest.mark.parametrize("path", COMPLETED, ids=lambda path: path.stem)
def test_the_votes_are_those_that_were_counted(path):
    """Issue 2.8: rounds with their votes, which no report holds."""
    record = wrapped(path)["record"]
    table = columns(replayed(record), 1)
    taxes = [table[head(say(Says.EXPORT_TAX_VOTES, letter=tax, tax=names.tax(tax)))] for tax in TAXES]
    services = [table[head(say(Says.EXPORT_SERVICE_VOTES, service=say(Says(name))))] for name in ("health", "education", "shield")]
    for told, found in ((votes_told("tax_vote", "ABCD", record), taxes),
                        (votes_told("budget_vote", ("health", "education", "shield"), record), services)):
        assert [list(row) for row in zip(*found, strict=True) if row[0] is not None] == told


def test_a_round_says_how_its_votes_were_decided():
    """Issue 2.8: ties name who decided, and a vote that nobody cast says what carried over."""
    decisions = set()
    for path in COMPLETED:
        whole = replayed(wrapped(path)["record"])
        table, names = columns(whole, 1), whole.state.setting.players
        for decision in (*table["How the tax was decided"], *table["How the ranking was decided"]):
            decisions.add(next((decision.replace(name, "N") for name in names if decision and name in decision), decision))
    assert {None, "by the votes", "Tie: N chose Progressive", "A tie, decided by N."} <= decisions


def test_a_vote_that_nobody_cast_says_what_carries_over():
    """Ruling 5."""
    record = with_names([])
    opening = [entry for entry in record["entries"] if entry["type"] in {"pact", "deal"}]
    whole = replayed(record | {"entries": [*opening, {"type": "event"}, {"type": "tax_vote", "votes": {}}]})
    assert columns(whole, 1)["How the tax was decided"] == ["Nobody voted: Flat tax carries over"]


def test_the_parts_of_a_budget_add_up_to_it():
    """Ruling 18: the inheritance and the event's gift go into a budget beside the tax."""
    extra = set()
    for path in COMPLETED:
        table = columns(replayed(wrapped(path)["record"]), 1)
        parts = ("Tax collected", "Added by the inheritance", "Added by the event", "Budget to share")
        for tax, inheritance, event, budget in zip(*(table[part] for part in parts), strict=True):
            if budget is not None:
                assert tax + inheritance + event == budget
                extra |= {inheritance, event}
    assert {0, 4, 15} <= extra


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_headings_of_a_table_are_alike_and_no_two_titles(language):
    """FIELD 27: a column that hides behind another is lost to whoever reads it by name."""
    tables = contents(replayed(with_names([])), "1.0")
    for rows in in_words(tables, words(language)):
        assert len(set(rows[0])) == len(rows[0])
    assert len({words(language).say(table.title) for table in tables}) == len(tables) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "compared", "told"), [
    ("sample", False, Says.EXPORT_SAMPLE_DECK), ("sample", True, Says.EXPORT_SAMPLE_DECK),
    ("Printed cards 2024", False, Says.EXPORT_OWN_DECK), ("Printed cards 2024", True, Says.EXPORT_PRINTED_DECK),
])
def test_no_deck_is_taken_for_the_printed_one_before_somebody_compared_it(deck, compared, told, language):
    """RULES §The printed role cards: the console says so on every export; the sample cards are never the printed ones."""
    record = with_names([])
    whole = replayed(record | {"deck": record["deck"] | {"name": deck}})
    about = in_words(contents(whole, "1.0", compared=compared), words(language))[5]
    cells = [cell for row in about for cell in row]
    assert words(language).say(told) in cells
    assert deck not in cells


def test_what_was_put_into_the_pact_has_a_column_only_where_it_was_revealed():
    """RECORD §Entries: `pact` in `final_count` is optional."""
    record = with_names([])
    *before, count = record["entries"]
    coins = [1, 2, 3, 0, 1, 2, 3, 0]
    revealed = replayed(record | {"entries": [*before, count | {"pact": coins}]})
    kept = replayed(record | {"entries": [*before, {key: value for key, value in count.items() if key != "pact"}]})
    column = head(say(Says.EXPORT_PACT))
    assert columns(revealed, 0)[column] == coins
    assert column not in columns(kept, 0)


def test_no_balance_is_shown_before_the_envelopes_are_open():
    """SCREENS §The wall: never a balance or range before the final count; an unfinished game may be shown to anybody."""
    record = with_names([])
    whole = replayed(record | {"entries": record["entries"][:-1]})
    assert set(columns(whole, 0)[head(say(Says.EXPORT_SAVINGS))]) == {None}
    assert head(say(Says.EXPORT_NOT_OVER)) in columns(whole, 5)[head(say(Says.EXPORT_VALUE))]


@pytest.mark.parametrize("label", ["4B", ""])
def test_a_table_without_a_name_has_no_empty_line_and_the_version_is_as_it_is_written(label):
    """Where names are left out there is none; "0.1.0" would be seen with an apostrophe before it in a CSV."""
    rows = dict(in_words(contents(replayed(with_names([]) | {"label": label}), "0.1.0"), words(LANGUAGES[0]))[5][1:])
    assert rows.get(head(say(Says.EXPORT_LABEL)), "") == label
    assert (head(say(Says.EXPORT_LABEL)) in rows) is bool(label)
    assert guarded(rows[head(say(Says.EXPORT_VERSION))]) == "v0.1.0"


def test_the_table_says_what_it_was_called_and_how_it_stopped():
    """Issue 2.8: after which round it ended; ruling 21: the bell."""
    record = with_names([])
    stop = next(at for at, entry in enumerate(record["entries"]) if entry["type"] == "budget_vote") + 1
    tie = [entry for entry in record["entries"][stop:stop + 2] if entry["type"] == "tie_break"]
    entries = [*record["entries"][:stop], *tie, {"type": "stop"}]
    values = columns(replayed(record | {"label": "4B <b>", "entries": entries}), 5)["How it was"]
    assert "4B <b>" in values
    assert "The bell: the game ends after round 1" in values
    assert "v1.0" in values
    assert any("CC BY-NC-SA 4.0" in str(value) for value in values)
