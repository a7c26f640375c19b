"""Sound decks by chance: nine in ten are nothing like the sample, and in some all Incomes are equal."""

from random import Random

from tests.generated.figures import CLASSES

CLASSES_IN_PLAY = ("upper",) * 2 + ("middle",) * 3 + ("working",) * 3
NAMES = ("Nurse", "Maestra", "Ñandú & Söhne", "=1+1", "<b>Bob</b>", "渔夫", "")
# least and most Income of each class, and the most Cost of Living
WEALTH = {
    "rich": ({"upper": (12, 18), "middle": (8, 12), "working": (6, 10)}, 3),
    "sample": ({"upper": (11, 14), "middle": (6, 8), "working": (4, 6)}, 3),
    "tight": ({"upper": (8, 14), "middle": (4, 6), "working": (2, 4)}, 4),
    "poor": ({"upper": (4, 9), "middle": (2, 5), "working": (0, 4)}, 4),
    "level": ({"upper": (7, 7), "middle": (7, 7), "working": (7, 7)}, 3),
}


def deck(rng: Random, wealth: str) -> dict:
    """Eight roles in play and three spares, in any order."""
    left_out = {CLASSES_IN_PLAY.index("middle"): 7, CLASSES_IN_PLAY.index("working"): 6}
    roles = [_role(rng, wealth, f"role-{number}", kind, left_out.get(number, 0)) for number, kind in enumerate(CLASSES_IN_PLAY)]
    roles += [_role(rng, wealth, f"spare-{kind}", kind, 0) | {"spare": True} for kind in CLASSES]
    rng.shuffle(roles)
    return {"name": wealth, "roles": roles}


def _role(rng: Random, wealth: str, role: str, kind: str, left_out_at: int) -> dict:
    incomes, dearest = WEALTH[wealth]
    get_by, live_well, thrive = sorted(rng.randint(1, 45) for _ in range(3))
    card = {
        "id": role, "class": kind, "income": rng.randint(*incomes[kind]), "cost_of_living": rng.randint(0, dearest),
        "goals": {"get_by": get_by, "live_well": live_well, "thrive": thrive},
    }
    if rng.random() < 0.5:
        card["name"] = rng.choice(NAMES)
    if left_out_at or rng.random() < 0.3:
        card["left_out_at"] = left_out_at
    return card
