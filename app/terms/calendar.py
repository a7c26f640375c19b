"""The calendar of a game: its phases in order, and which rounds are unlike the others."""

from enum import StrEnum

ROUNDS = 8
CROSSROADS = 4
OBSOLESCENT = (3, 6)
FIRST_ROUND_OF_NEGLECT = 2  # 000 §The round: from round 2 a service at level 1 raises Tension


class Phase(StrEnum):
    """Where a game stands. Three of them follow by themselves and ask for nothing."""

    PACT = "pact"
    DEAL = "deal"
    EVENT = "event"
    TAX_VOTE = "tax_vote"
    TAX_TIE = "tax_tie"
    PAY_DAY = "pay_day"
    BUDGET_VOTE = "budget_vote"
    BUDGET_TIE = "budget_tie"
    MIDLIFE = "midlife"
    CLASS_CHANGES = "class_changes"
    ROUND_END = "round_end"
    OBSOLESCENCE = "obsolescence"
    FINAL_COUNT = "final_count"
    OVER = "over"


FOLLOWING = frozenset({Phase.CLASS_CHANGES, Phase.ROUND_END, Phase.OBSOLESCENCE})
TIES = frozenset({Phase.TAX_TIE, Phase.BUDGET_TIE})


class Outcome(StrEnum):
    """How a game ended."""

    COMPLETED = "completed"
    FAILED_STATE = "failed_state"
