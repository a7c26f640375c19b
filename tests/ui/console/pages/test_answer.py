"""One seat's answer: what stands in the field, which button is chosen, and whether a number is missing."""

import pytest

from app.asks import Demanded, Standing
from ui.console.pages.amount import CANNOT, PAYS
from ui.console.pages.answer import OPEN, Answer, could_not, handed_over, paid

DUE, CERTAIN = 7, 4


def owing(standing: Standing, due: int | None = DUE) -> Demanded:
    known = {Standing.HANDS_OVER: CERTAIN, Standing.MUST_SAY: None}.get(standing, DUE)
    return Demanded(2, due, standing, known, 0, DUE, token=False, short=False)


SURELY, PERHAPS, SHORT, UNKNOWN = map(owing, (Standing.PAYS, Standing.OPEN, Standing.HANDS_OVER, Standing.MUST_SAY))


@pytest.mark.parametrize(
    ("now", "answer", "seen"),
    [
        (SURELY, OPEN, (PAYS, None, False)),
        (PERHAPS, OPEN, (PAYS, None, False)),
        (SHORT, OPEN, (CANNOT, CERTAIN, False)),
        (UNKNOWN, OPEN, (CANNOT, None, True)),
        (PERHAPS, Answer(3), (CANNOT, 3, False)),
        (UNKNOWN, Answer(DUE), (PAYS, None, False)),
        (PERHAPS, could_not(PERHAPS), (CANNOT, None, True)),
        (SHORT, could_not(SHORT), (CANNOT, CERTAIN, False)),
    ],
)
def test_the_page_shows_what_was_answered_or_is_known(now, answer, seen):
    """What the bank can know: what is certain is filled in, "paid in full" is the default, and what cannot be known must be said."""
    assert (answer.chosen(now), answer.coins(now), answer.is_missing(now)) == seen


@pytest.mark.parametrize(("now", "said"), [(SURELY, OPEN), (PERHAPS, Answer(DUE)), (SHORT, Answer(DUE)), (UNKNOWN, Answer(DUE))])
def test_that_somebody_pays_is_said_unless_it_is_sure(now, said):
    """RECORD §Entries: handed_over names nobody of whom nothing needs to be said."""
    assert paid(now) == said


@pytest.mark.parametrize(
    ("now", "missing"), [(SURELY, True), (PERHAPS, True), (UNKNOWN, True), (SHORT, False), (owing(Standing.HANDS_OVER, None), False)]
)
def test_an_emptied_number_is_missing_unless_it_is_certain(now, missing):
    """The field then shows what is certain again, and so it may be confirmed."""
    emptied = handed_over(now, None)
    assert emptied.is_missing(now) is missing
    assert emptied.coins(now) == (None if missing else CERTAIN)
