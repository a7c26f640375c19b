"""Prediction: how many hands went up for each ending before round 1. A note of the lesson, and no part of the record."""

from typing import Annotated

from msgspec import Meta, Struct

MOST_HANDS = 99
Hands = Annotated[int, Meta(ge=0, le=MOST_HANDS)]
NOTE = "prediction"


class Prediction(Struct, frozen=True, forbid_unknown_fields=True):
    """The hands of a class, 0 to 99 for each ending: all of the class may raise one, not only those who play at this table.

    >>> Prediction(legacy=12, no_legacy=9, failed_state=4).hands
    25
    """

    legacy: Hands = 0
    no_legacy: Hands = 0
    failed_state: Hands = 0

    def __post_init__(self) -> None:
        """Refuse what no class can show: msgspec bounds only what it decodes."""
        if not all(0 <= hands <= MOST_HANDS for hands in (self.legacy, self.no_legacy, self.failed_state)):
            raise ValueError(self)

    @property
    def hands(self) -> int:
        """All hands together."""
        return self.legacy + self.no_legacy + self.failed_state
