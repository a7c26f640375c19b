"""What of a log counts, against a plain list of every state there was."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.lessons.log import (
    HEADER,
    Amended,
    Entered,
    Header,
    Insertion,
    Kept,
    LogFlaw,
    LogId,
    LogProblem,
    Redone,
    Replacement,
    Undone,
    standing,
)

payloads = st.binary(max_size=3)


def undone(log, steps):
    """The log after as many single undos."""
    for _ in range(steps):
        log = [*log, Undone(standing(log).undo_next)]
    return log


def redone(log, steps):
    """The log after as many single redos."""
    for _ in range(steps):
        log = [*log, Redone(standing(log).redo_next)]
    return log


def counted(log):
    """The payloads that count, the header first."""
    now = standing(log)
    return [now.header, *(kept.payload for kept in now.entries)]


@settings(deadline=None)
@given(st.lists(payloads, max_size=30))
def test_as_many_undos_as_entries_give_the_start_and_as_many_redos_give_all_back(said):
    """DESIGN §The idea: undo is forgetting an entry; issue 3.2: N entries then N undos equal the start."""
    start = [Header(b"h")]
    played = [*start, *map(Entered, said)]
    back = undone(played, len(said))
    assert counted(back) == counted(start)
    assert standing(back).undo_next is None
    again = redone(back, len(said))
    assert standing(again) == standing(played)
    assert standing(again).redo_next is None


def test_one_item_undoes_any_number_of_steps_and_one_brings_them_back():
    """Issue 2.5: undo and redo of any number of steps."""
    log = [Header(b"h"), Entered(b"a"), Entered(b"b"), Entered(b"c"), Undone(of=2)]
    assert counted(log) == [b"h", b"a"]
    assert standing(log).redoable == (3, 2)
    assert counted([*log, Redone(of=2)]) == [b"h", b"a", b"b"]
    assert counted([*log, Redone(of=3)]) == [b"h", b"a", b"b", b"c"]


@pytest.mark.parametrize("step", [Entered(b"z"), Amended(dropped=(LogId(1),))])
def test_a_new_step_after_an_undo_leaves_nothing_to_redo(step):
    """DESIGN §The idea: a pure function says what counts; what was undone before a new step is gone for good."""
    log = [Header(b"h"), Entered(b"a"), Entered(b"b"), Undone(of=2), step]
    assert standing(log).redo_next is None
    assert counted(undone(log, 1)) == [b"h", b"a"]


def test_an_amendment_changes_several_entries_and_the_header_and_is_one_step():
    """DESIGN §The idea: Amended(replaced, inserted, dropped), several in one item, the header included."""
    log = [Header(b"h"), Entered(b"a"), Entered(b"b"), Entered(b"c")]
    repaired = [
        *log,
        Amended(
            replaced=(Replacement(HEADER, b"H"), Replacement(LogId(1), b"A")),
            inserted=(Insertion(LogId(2), b"x"), Insertion(HEADER, b"first"), Insertion(LogId(2), b"y")),
            dropped=(LogId(2),),
        ),
    ]
    now = standing(repaired)
    assert now.header == b"H"
    assert now.entries == (
        Kept(LogId(4, 1), b"first"),
        Kept(LogId(1), b"A"),
        Kept(LogId(4, 0), b"x"),
        Kept(LogId(4, 2), b"y"),
        Kept(LogId(3), b"c"),
    )
    assert now.undo_next == 4
    assert counted(undone(repaired, 1)) == counted(log)


def test_what_an_amendment_brought_can_be_amended_again():
    """Issue 3.1: any earlier entry can be changed, an inserted or a replaced one too."""
    log = [
        Header(b"h"),
        Entered(b"a"),
        Amended(inserted=(Insertion(LogId(1), b"b"),), replaced=(Replacement(LogId(1), b"A"),)),
        Amended(replaced=(Replacement(LogId(2, 0), b"B"), Replacement(LogId(1), b"AA"))),
        Entered(b"c"),
        Amended(dropped=(LogId(2, 0),)),
    ]
    assert counted(log[:-1]) == [b"h", b"AA", b"B", b"c"]
    assert counted(log) == [b"h", b"AA", b"c"]


@pytest.mark.parametrize(
    ("log", "flaw", "item"),
    [
        ([], LogFlaw.NO_HEADER, 0),
        ([Entered(b"a")], LogFlaw.NO_HEADER, 0),
        ([Header(b"h"), Header(b"h")], LogFlaw.SECOND_HEADER, 1),
        ([Header(b"h"), Undone(1)], LogFlaw.NOT_UNDOABLE, 1),
        ([Header(b"h"), Undone(0)], LogFlaw.NOT_UNDOABLE, 1),
        ([Header(b"h"), Entered(b"a"), Redone(1)], LogFlaw.NOT_REDOABLE, 2),
        ([Header(b"h"), Entered(b"a"), Undone(1), Undone(1)], LogFlaw.NOT_UNDOABLE, 3),
        ([Header(b"h"), Entered(b"a"), Amended(dropped=(HEADER,))], LogFlaw.HEADER_DROPPED, 2),
        ([Header(b"h"), Entered(b"a"), Amended(dropped=(LogId(2),))], LogFlaw.NOT_STANDING, 2),
        ([Header(b"h"), Entered(b"a"), Amended(inserted=(Insertion(LogId(1, 1), b"x"),))], LogFlaw.NOT_STANDING, 2),
        ([Header(b"h"), Entered(b"a"), Undone(1), Amended(replaced=(Replacement(LogId(1), b"x"),))], LogFlaw.NOT_STANDING, 3),
        ([Header(b"h"), Entered(b"a"), Amended(dropped=(LogId(1), LogId(1)))], LogFlaw.AMENDED_TWICE, 2),
        (
            [Header(b"h"), Entered(b"a"), Amended(replaced=(Replacement(LogId(1), b"x"),), dropped=(LogId(1),))],
            LogFlaw.AMENDED_TWICE,
            2,
        ),
    ],
)
def test_an_item_that_does_not_follow_is_named_with_its_flaw(log, flaw, item):
    """DESIGN §The idea: amendments go by log id; issue 3.1: what does not fit is named."""
    with pytest.raises(LogProblem) as caught:
        standing(log)
    assert (caught.value.flaw, caught.value.item) == (flaw, item)


class UndoAndRedo(RuleBasedStateMachine):
    """A log beside a list of every state since the start, with a finger on the one that counts."""

    @initialize(header=payloads)
    def begin(self, header):
        self.log = [Header(header)]
        self.states = [[Kept(HEADER, header)]]
        self.finger = 0

    def step(self, item, state):
        self.log.append(item)
        self.states[self.finger + 1 :] = [state]
        self.finger += 1

    @rule(payload=payloads)
    def enter(self, payload):
        self.step(Entered(payload), [*self.states[self.finger], Kept(LogId(len(self.log)), payload)])

    @rule(data=st.data())
    def amend(self, data):
        state = list(self.states[self.finger])
        ids = [kept.id for kept in state]
        changes = data.draw(st.dictionaries(st.sampled_from(ids), st.none() | payloads, max_size=3))
        replaced = tuple(Replacement(of, payload or b"") for of, payload in changes.items() if payload is not None or of == HEADER)
        dropped = tuple(of for of, payload in changes.items() if payload is None and of != HEADER)
        inserted = tuple(data.draw(st.lists(st.builds(Insertion, st.sampled_from(ids), payloads), max_size=3)))
        for change in replaced:
            state[ids.index(change.of)] = Kept(change.of, change.payload)
        for part, change in reversed(list(enumerate(inserted))):
            state.insert([kept.id for kept in state].index(change.after) + 1, Kept(LogId(len(self.log), part), change.payload))
        self.step(Amended(replaced, inserted, dropped), [kept for kept in state if kept.id not in dropped])

    @precondition(lambda self: self.finger > 0)
    @rule(data=st.data())
    def undo(self, data):
        steps = data.draw(st.integers(1, self.finger))
        self.log.append(Undone(standing(self.log).undoable[-steps]))
        self.finger -= steps

    @precondition(lambda self: self.finger < len(self.states) - 1)
    @rule(data=st.data())
    def redo(self, data):
        steps = data.draw(st.integers(1, len(self.states) - 1 - self.finger))
        self.log.append(Redone(standing(self.log).redoable[-steps]))
        self.finger += steps

    @invariant()
    def the_log_says_what_the_finger_says(self):
        if hasattr(self, "log"):
            now = standing(self.log)
            assert [Kept(HEADER, now.header), *now.entries] == self.states[self.finger]
            assert len(now.undoable) == self.finger
            assert len(now.redoable) == len(self.states) - 1 - self.finger

    def teardown(self):
        """Issue 3.2: undoing everything gives the start, redoing everything gives the end."""
        if hasattr(self, "log"):
            start = undone(self.log, self.finger)
            assert counted(start) == [self.states[0][0].payload]
            end = redone(start, len(self.states) - 1)
            assert counted(end) == [kept.payload for kept in self.states[-1]]


UndoAndRedo.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestUndoAndRedo = UndoAndRedo.TestCase
