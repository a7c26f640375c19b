"""The deal."""

import pytest

from tests.app.rules.table import Table


@pytest.mark.parametrize(("players", "left_out"), [(8, set()), (7, {"office-worker"}), (6, {"office-worker", "precarious-freelancer"})])
def test_some_roles_are_left_out_of_smaller_tables(players, left_out):
    """000 §Setup: the roles left out."""
    table = Table(players=players)
    dealt = {player["role"] for player in table.report["players"]}
    in_play = {role.id for role in table.state.setting.deck.roles if not role.spare}
    assert in_play - dealt == left_out
    if left_out:
        table.played = table.played[:1]
        assert table.code("deal", roles=[*left_out, *sorted(dealt)][:players]) == "roles"


def test_a_deal_is_exactly_the_roles_in_play():
    """RECORD §The report: `roles`."""
    table = Table()
    roles = [player["role"] for player in table.report["players"]]
    table.played = table.played[:1]
    wrong = [roles[:-1], [*roles, roles[0]], [*roles[:-1], roles[0]], [*roles[:-1], "nurse"], [*roles[:-1], "king"], []]
    assert [table.code("deal", roles=each) for each in wrong] == ["roles"] * 6
    refusal = table.refusal("deal", roles=[*roles[:-1], "king"])
    assert (refusal.missing, refusal.strange) == ((roles[-1],), ("king",))
    assert table.enter("deal", roles=roles[::-1]).report["players"][0]["role"] == roles[-1]


def test_before_the_deal_nobody_has_a_role():
    """RECORD §The report: before the deal `role`, `class`, `income` and `cost_of_living` are null."""
    table = Table()
    table.played = table.played[:1]
    player = table.report["players"][2]
    assert [player[key] for key in ("role", "class", "income", "cost_of_living", "tokens")] == [None, None, None, None, 0]
