"""The strip's view: what the class may read while the teacher types, the same whatever is in the envelopes."""

import re
from collections import Counter

import pytest

from app import entries as e
from app.asks import Draft, Standing
from app.rules.asking import Chance, asked
from app.terms.calendar import Phase
from app.terms.coins import CoinRange
from app.terms.saying import Says
from app.views import strip as s
from app.views.project.strip import strip_view
from tests.app.views.games import sayings, steps, upto, values
from tests.test_secrets import Twin, numbers_of, with_canaries
from ui.text.languages import Language
from ui.text.words import Words

TWINS, TABLES = range(60), range(12)
KINDS = {
    Phase.PACT: s.PactLine, Phase.DEAL: s.DealLine, Phase.EVENT: s.EventLine, Phase.TAX_VOTE: s.VoteLine, Phase.TAX_TIE: s.TieLine,
    Phase.PAY_DAY: s.PayDayLine, Phase.BUDGET_VOTE: s.VoteLine, Phase.BUDGET_TIE: s.TieLine, Phase.MIDLIFE: s.MidlifeLine,
    Phase.FINAL_COUNT: s.FinalCountLine, Phase.OVER: s.DeskLine,
}


class Strips(list):
    """A twin's transcript that keeps the strip's view at each of its moments instead."""

    def __init__(self, twin):
        super().__init__()
        self.twin = twin

    def append(self, _views):
        super().append(strip_view(self.twin.replay))


@pytest.fixture(scope="module")
def twins():
    made = []
    for seed in TWINS:
        twin = Twin(seed)
        twin.transcript = Strips(twin)
        made.append(twin.lived())
    return made


def test_two_games_that_differ_only_in_envelopes_ask_the_same_on_the_strip(twins):
    """SCREENS §One screen for all: nothing that the class may not see; the same words, bounds and names for the same public history."""
    for seed, twin in zip(TWINS, twins, strict=True):
        for number, seen in enumerate(twin.transcript):
            assert seen == strip_view(upto(twin.whole, number + 1)), (seed, number)


def test_the_desk_asks_those_twins_differently(twins):
    """A test that cannot fail is worse than none: at the desk the same asks differ."""
    differ = sum(
        asked(upto(twin.whole, number + 1).state, Draft(), Chance()) != asked(upto_twin(twin, number).state, Draft(), Chance())
        for twin in twins[:20]
        for number in range(len(twin.whole.played))
        if len(twin.played) > number
    )
    assert differ >= 50


def upto_twin(twin, number):
    return upto(twin.replay, number + 1)


@pytest.mark.parametrize("language", list(Language))
def test_no_strip_holds_a_number_from_an_envelope(language):
    """FIELD 11: a canary in every private field, whole games: never on the strip."""
    words, found = Words(language), 0
    for seed in TABLES:
        table = with_canaries(seed)
        found += len(numbers_of(table.replay)) > 0
        for number in range(len(table.replay.played) + 1):
            view = strip_view(upto(table.replay, number))
            assert max((abs(value) for value in values(view, int)), default=0) < 1000
            assert not list(values(view, CoinRange))
            assert not [text for text in map(words.say, sayings(view)) if re.search(r"\d{4}", text)]
    assert found >= len(TABLES) / 2


def test_every_ask_has_its_line():
    """For each ask there is a way to enter it on the strip; what follows by itself is over when an entry is made."""
    seen = Counter()
    for step in steps():
        phase, line = step.state.phase, strip_view(step.replay).line
        assert isinstance(line, KINDS[phase])
        seen[phase] += 1
    assert set(KINDS) - set(seen) <= {Phase.PACT}


def test_no_event_is_on_the_strip_before_it_is_read():
    """SCREENS §One screen for all: the line before every event is the same but for the number of the round."""
    hints = set()
    for step in steps():
        view = strip_view(step.replay)
        if step.state.phase is Phase.EVENT:
            assert view.line == s.EventLine(len(step.state.history))
            assert view.now.values == {"round": step.state.round + 1}
            hints.add(repr(view.hint))
    assert len(hints) == 1


def test_no_card_is_singled_out_before_it_is_read():
    """The cards stand in the order of their table, not in the order in which the console has shuffled them; the roles likewise."""
    for step in steps():
        line = strip_view(step.replay).line
        if isinstance(line, s.MidlifeLine):
            order = [card.id for card in step.state.edition.cards]
            assert [card.id for card in line.cards] == [card for card in order if card in {each.id for each in line.cards}]


def test_whatever_must_be_said_of_a_card_is_for_the_desk_and_whether_depends_on_no_envelope():
    """A demand which the desk would ask: never decided by a range, so that it tells nothing of one."""
    must_be_said = 0
    for step in steps():
        line = strip_view(step.replay).line
        if not isinstance(line, s.MidlifeLine):
            continue
        for card in line.cards:
            reading = asked(step.state, Draft({}, line.readers[0][0], card.id), Chance()).reading
            if reading.demanded.due is None and reading.demanded.standing is Standing.MUST_SAY:
                must_be_said += 1
                assert card.is_for_desk
            if card.is_for_desk:
                assert reading.demanded.due is None
                assert step.state.edition.pact is not None
    assert must_be_said >= 10


def test_pay_day_asks_everybody_alike():
    """On a pay day it does not ask only the one whose range is open: every player has a field, up to what they owe by the cards."""
    for step in steps():
        line = strip_view(step.replay).line
        if isinstance(line, s.PayDayLine):
            ask = asked(step.state, Draft(), Chance())
            assert line.dues == tuple(each.tax + each.cost_of_living for each in ask.lines)
            assert strip_view(step.replay).now.key is Says.STRIP_PAY_DAY


def test_during_a_repair_the_strip_only_says_so():
    """What is repaired is staged at the desk; an entry made here would be taken for it."""
    step = next(step for step in steps() if isinstance(step.entry, e.TaxVoted))
    view = strip_view(step.replay, 3, is_repairing=True)
    assert isinstance(view.line, s.DeskLine)
    assert view.now.key is Says.STRIP_REPAIR
    assert (view.table, view.turn) == (3, strip_view(step.replay).turn)


@pytest.mark.parametrize("language", list(Language))
def test_before_an_event_is_read_the_strip_says_where_its_text_is(language):
    """The class must not see it yet, so it stands at the desk alone: a newcomer looked for it in vain."""
    assert {strip_view(step.replay).hint.key for step in steps() if step.state.phase is Phase.EVENT} == {Says.STRIP_EVENT_HINT}
    assert "F4" in Words(language).say(Says.STRIP_EVENT_HINT)
