"""The table of the classes against the report, which knows nothing of it: coins and tokens add up to what the rounds say."""

import pytest

from app.debrief.by_class import by_class
from tests.app.debrief.recorded import FILES, LANGUAGES, words, wrapped
from tests.replayed import printed, replayed


def rows_of(whole):
    heads, *rows = by_class(whole).in_words(words(LANGUAGES[0]).say)
    return [dict(zip(heads, row, strict=True)) for row in rows]


def summed(row, what):
    values = [row[head] for head in row if head.startswith(what)]
    assert len(values) == 3
    return None if None in values else sum(values)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_the_classes_paid_is_what_the_round_collected(path):
    """Ruling 12, and the report's history."""
    whole = replayed(wrapped(path)["record"])
    revenues = {row["round"]: row["revenue"] for row in printed(whole)["history"]}
    for row in rows_of(whole):
        assert summed(row, "Tax paid") == row["Tax collected"]
        if row["Round"] in revenues:
            assert row["Tax collected"] == revenues[row["Round"]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tokens_of_the_classes_are_those_that_players_hold(path):
    """000 §Tension: a token stays to the end."""
    whole = replayed(wrapped(path)["record"])
    assert sum(summed(row, "Tokens") or 0 for row in rows_of(whole)) == sum(player["tokens"] for player in printed(whole)["players"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_incomes_of_the_classes_are_those_of_their_players(path):
    """000 §Getting paid and paying: as long as nobody has changed class, by the roles that were dealt."""
    whole = replayed(wrapped(path)["record"])
    dealt = next((played.state.roles for played in whole.played if played.state.roles), ())
    held = [str(role.social_class) for role in dealt]
    for played in whole.played:
        for moment in played.moments:
            paid = [fact for fact in moment.facts if type(fact).__name__ == "Paid"]
            if paid and moment.state.round < 4:
                row = rows_of(whole)[moment.state.round - 1]
                for each in ("upper", "middle", "working"):
                    assert row[f"Income of the {each} class"] == sum(fact.income for fact in paid if held[fact.seat] == each)
