"""What was answered of one seat that owes something: a number, that it cannot pay, or nothing yet. What follows comes with the view."""

from msgspec import Struct

from app.asks import Demanded, Standing
from ui.console.pages.amount import CANNOT, PAYS


class Answer(Struct, frozen=True):
    """`said` are the coins that were handed over; with `cannot` they are fewer than what is due, and the number is still missing."""

    said: int | None = None
    cannot: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nothing was answered."""
        return self == OPEN

    def is_missing(self, now: Demanded) -> bool:
        """Whether a number must be said, and is not."""
        return self.said is None and (self.cannot or now.standing is Standing.MUST_SAY)

    def chosen(self, now: Demanded) -> int:
        """Which of the two answers stands: what was said, what is certain, or that somebody pays."""
        if self.said is not None:
            return PAYS if self.said == now.due else CANNOT
        return CANNOT if self.cannot or now.standing in {Standing.MUST_SAY, Standing.HANDS_OVER} else PAYS

    def coins(self, now: Demanded) -> int | None:
        """The number in the field: what was said, or is certain; it is empty where all of it is paid, and where nobody knows it yet."""
        if self.said is not None:
            return None if self.said == now.due else self.said
        return now.handed_over if now.standing is Standing.HANDS_OVER and not self.cannot else None


OPEN = Answer()


def paid(now: Demanded) -> Answer:
    """All of it; nothing needs to be said of a seat that surely pays."""
    return OPEN if now.standing is Standing.PAYS else Answer(now.due)


def could_not(now: Demanded) -> Answer:
    """Less than what is due; the number is missing unless it is certain."""
    return Answer(cannot=now.standing is not Standing.HANDS_OVER)


def handed_over(now: Demanded, coins: int | None) -> Answer:
    """So many coins; None takes the number back, and leaves that it is less than what is due."""
    if coins is not None:
        return Answer(coins)
    return OPEN if now.due is None else could_not(now)
