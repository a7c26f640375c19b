"""The one door through which a game changes, with a real lesson file behind it."""

import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from msgspec import structs

from app import entries as e
from app.codec import Header, Record, RecordProblem, record_from, written
from app.editions.decks import sample_deck
from app.editions.settings import setting_of
from app.lessons.log import Entered
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from app.rules.play import Played, judged, replay
from app.rules.refusals import GameIsOver, NotItsTurn, Refusal
from app.table import GAME, Table
from app.terms.calendar import Phase
from app.terms.people import Deck
from tests.app.lessons.tables import new_table

GAMES = Path(__file__).resolve().parents[1] / "games"


def recorded(name: str) -> Record:
    return record_from(json.dumps(json.loads((GAMES / f"{name}.json").read_bytes())["record"]).encode())


WHOLE = recorded("06-game")  # eight rounds with a pact
WITHOUT_PACT = recorded("15-game")


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "a.lesson"


@pytest.fixture
def table(path) -> Iterator[Table]:
    with closing(Table.new(path, WHOLE.header)) as table:
        yield table


def played(table: Table, entries: tuple[e.Entry, ...] = WHOLE.entries) -> Table:
    for entry in entries:
        assert table.enter(entry) is None
    return table


def entries_of(table: Table) -> tuple[e.Entry, ...]:
    return tuple(one.entry for one in table.replay.played)


def seen_again(path: Path, number: int = 1) -> Table:
    """What another program reads of the file at this moment."""
    with closing(Table.opened(path, number, write=False)) as table:
        return table


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file grows any more; that is what SQLite meets on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


# ------------------------------------------------------------------------------------------------------- enter, undo, redo


def test_a_whole_game_can_be_entered_and_is_the_fold_of_its_entries(table):
    """DESIGN §The idea: state = the fold of the entries from the start."""
    played(table)
    assert table.replay == replay(setting_of(WHOLE.header), WHOLE.entries)
    assert table.record() == WHOLE


def test_what_is_refused_is_not_kept(table, path):
    """RECORD §Entering: nothing was kept."""
    before = path.read_bytes()
    refusal = table.enter(e.EventRead())
    assert refusal == NotItsTurn("pact", "event")
    assert (table.undoable, table.record().entries) == (0, ())
    assert path.read_bytes() == before
    played(table)
    assert isinstance(table.enter(e.EventRead()), GameIsOver)
    assert table.undoable == len(WHOLE.entries)


def test_as_many_undos_as_entries_lead_back_to_the_start_and_redos_to_the_end(table):
    """Issue 2 §5: undo and redo of any number of steps."""
    states = [table.replay.state]
    for entry in WHOLE.entries:
        table.enter(entry)
        states.append(table.replay.state)
    for left in range(len(WHOLE.entries) - 1, -1, -1):
        table.undo()
        assert table.replay.state == states[left]
        assert (table.undoable, table.redoable) == (left, len(WHOLE.entries) - left)
    for number in range(1, len(WHOLE.entries) + 1):
        table.redo()
        assert table.replay.state == states[number]


@pytest.mark.parametrize("steps", [1, 2, 7, 44, 45, 1000])
def test_several_steps_are_undone_and_brought_back_at_once(table, steps):
    """Issue 2 §5; more than there are is all there are."""
    played(table)
    whole, left = table.replay, max(0, len(WHOLE.entries) - steps)
    table.undo(steps)
    assert entries_of(table) == WHOLE.entries[:left]
    table.redo(steps)
    assert table.replay == whole


@pytest.mark.parametrize("steps", [0, -1])
def test_no_steps_are_no_steps(table, path, steps):
    """Nothing is undone by accident."""
    played(table, WHOLE.entries[:9])
    table.undo(3)
    before, on_disk = table.replay, path.read_bytes()
    table.undo(steps)
    table.redo(steps)
    assert table.replay == before
    assert path.read_bytes() == on_disk


def test_at_either_end_nothing_happens(table, path):
    """Where there is none to undo or to redo."""
    before = path.read_bytes()
    table.undo()
    table.redo()
    assert path.read_bytes() == before
    assert table.next_redo() is None


def test_what_redo_would_bring_back_is_told_before(table):
    """SCREENS §The desk: undo and redo name what they do."""
    played(table, WHOLE.entries[:5])
    assert table.next_redo() is None
    table.undo(2)
    coming = table.next_redo()
    assert coming.entry == WHOLE.entries[3]
    table.redo()
    assert table.replay.played[-1] == coming


def test_a_new_entry_forgets_what_could_be_redone(table):
    """DESIGN §The idea: undo is forgetting an entry."""
    played(table, WHOLE.entries[:3])
    table.undo()
    assert table.enter(e.EventRead()) is None
    assert (table.redoable, table.next_redo()) == (0, None)


@pytest.mark.parametrize("seed", range(6))
def test_any_order_of_entries_undos_and_redos_is_what_a_pile_of_cards_would_be(path, seed):
    """A model of two piles beside a real file, which is closed and opened again now and then."""
    rng, done, undone = Random(seed), [], []
    table = Table.new(path, WHOLE.header)
    for _ in range(90):
        match rng.choice(("enter", "enter", "enter", "undo", "redo", "reopen")):
            case "enter" if len(done) < len(WHOLE.entries):
                if table.enter(WHOLE.entries[len(done)]) is None:
                    done, undone = [*done, WHOLE.entries[len(done)]], []
            case "undo":
                steps = rng.randint(1, 4)
                table.undo(steps)
                undone += reversed(done[-steps:])
                done = done[: max(0, len(done) - steps)]
            case "redo":
                steps = rng.randint(1, 4)
                table.redo(steps)
                done, undone = [*done, *reversed(undone[-steps:])], undone[: max(0, len(undone) - steps)]
            case "reopen":
                table.close()
                table = Table.opened(path)
        assert entries_of(table) == tuple(done)
        assert (table.undoable, table.redoable) == (len(done), len(undone))
    table.close()


def test_undo_and_redo_survive_closing(path):
    """FIELD 18: undo lost after reload."""
    with closing(played(Table.new(path, WHOLE.header))) as table:
        table.undo(5)
    with closing(Table.opened(path)) as table:
        assert (entries_of(table), table.redoable) == (WHOLE.entries[:-5], 5)
        table.undo()
        table.redo(6)
        assert entries_of(table) == WHOLE.entries


# ---------------------------------------------------------------------------------------------------- on disk, then told


def test_it_is_on_disk_before_anybody_hears_of_it(table, path):
    """DESIGN §The idea: one door; on disk before it is on any screen."""
    heard = []
    table.heard(lambda: heard.append((entries_of(table), entries_of(seen_again(path)))))
    played(table, WHOLE.entries[:4])
    table.undo(2)
    table.redo()
    counts = [1, 2, 3, 4, 2, 3]
    assert heard == [(WHOLE.entries[:count],) * 2 for count in counts]


def test_everybody_is_told_in_the_order_in_which_they_asked(table):
    """One change, one call for each; a refused entry tells nobody."""
    heard = []
    table.heard(lambda: heard.append("desk"))
    table.heard(lambda: heard.append("wall"))
    table.enter(e.EventRead())
    table.enter(WHOLE.entries[0])
    assert heard == ["desk", "wall"]


@pytest.mark.parametrize("change", [lambda table: table.enter(WHOLE.entries[6]), Table.undo, Table.redo], ids=["enter", "undo", "redo"])
def test_on_a_disk_that_is_full_the_game_goes_on_unsaved_until_it_is_kept(table, path, change):
    """DESIGN §The idea: the only exception is a disk that fails: then the desk says UNSAVED until it is kept."""
    with closing(Table.new(path.with_name("calm.lesson"), WHOLE.header)) as calm:
        for each in (table, calm):
            played(each, WHOLE.entries[:8])
            each.undo(2)
        heard = []
        table.heard(lambda: heard.append(table.unsaved))
        with full_disk(path):
            change(table)
            table.keep()
        change(calm)
        assert table.replay == calm.replay
    assert (heard, table.unsaved) == ([1], 1)
    assert table.trouble.kind in {LessonTrouble.DISK_FULL, LessonTrouble.DISK_FAILED}
    assert entries_of(seen_again(path)) == WHOLE.entries[:6]
    table.keep()
    assert (table.unsaved, table.trouble) == (0, None)
    assert seen_again(path).replay == table.replay


def test_what_was_entered_on_a_full_disk_is_kept_with_the_next_entry_in_order_and_once(table, path):
    """Issue 3.5: UNSAVED until it is kept again; the game goes on."""
    played(table, WHOLE.entries[:5])
    with full_disk(path):
        played(table, WHOLE.entries[5:20])
        assert table.unsaved >= 15
        assert table.replay == replay(setting_of(WHOLE.header), WHOLE.entries[:20])
    played(table, WHOLE.entries[20:21])
    assert table.unsaved == 0
    assert entries_of(seen_again(path)) == WHOLE.entries[:21]
    assert seen_again(path).undoable == 21


def test_a_lesson_that_vanished_and_came_back_is_gone_on_with(table, path):
    """Issue 3.5: folder vanished (USB stick pulled) and plugged in again: another file with the same content."""
    played(table, WHOLE.entries[:3])
    content = path.read_bytes()
    path.unlink()
    played(table, WHOLE.entries[3:6])
    assert (table.unsaved, table.trouble.kind) == (3, LessonTrouble.VANISHED)
    path.write_bytes(content)
    table.keep()
    assert table.unsaved == 0
    played(table, WHOLE.entries[6:])
    assert seen_again(path).record() == WHOLE


def test_another_file_of_that_name_is_not_taken_for_the_lesson(table, path):
    """Issue 3.5: another stick in the same place: nothing on it is touched, and the game waits."""
    played(table, WHOLE.entries[:3])
    path.unlink()
    with closing(Table.new(path, WHOLE.header)) as other:
        played(other, WHOLE.entries[:1])
        other.undo()
    for content in (path.read_bytes(), b"a letter to my aunt", b""):
        path.write_bytes(content)
        played(table, (e.Corrected(seat=0, coins_by=1),) if table.unsaved else WHOLE.entries[3:4])
        assert table.unsaved > 0
        assert path.read_bytes() == content


def test_what_the_disk_does_not_take_can_be_saved_elsewhere(table, path, tmp_path):
    """Issue 3.5: UNSAVED until it is kept again or saved elsewhere: header, the whole log and notes."""
    played(table, WHOLE.entries[:8])
    table.undo(2)
    path.unlink()
    played(table, WHOLE.entries[6:10])
    elsewhere = tmp_path / "elsewhere.lesson"
    chance, undoable = table.chance, table.undoable
    table.save_elsewhere(elsewhere)
    assert (table.unsaved, table.trouble, table.lesson.path) == (0, None, elsewhere)
    again = seen_again(elsewhere)
    assert (again.replay, again.chance, again.undoable) == (table.replay, chance, undoable)
    played(table, WHOLE.entries[10:])
    assert seen_again(elsewhere).record() == WHOLE
    assert not path.exists()


def test_whoever_may_only_look_can_play_on_elsewhere(table, path, tmp_path):
    """FIELD 28: read-only: a stick that takes nothing is no reason not to play; the lesson that was looked at stays as it was."""
    played(table, WHOLE.entries[:8])
    before = path.read_bytes()
    with closing(Table.opened(path)) as looking:
        looking.save_elsewhere(tmp_path / "elsewhere.lesson")
        played(looking, WHOLE.entries[8:])
    assert seen_again(tmp_path / "elsewhere.lesson").record() == WHOLE
    assert path.read_bytes() == before


def test_saving_elsewhere_never_takes_the_place_of_a_file(table, path, tmp_path):
    """Issue 3.5: no old file is ever overwritten; a folder that is not there or a full disk leaves all as it was."""
    played(table, WHOLE.entries[:3])
    taken = tmp_path / "taken.lesson"
    taken.write_bytes(b"a letter to my aunt")
    nowhere = tmp_path / "no" / "a.lesson"
    for target, kind in ((taken, LessonTrouble.EXISTS), (path, LessonTrouble.EXISTS), (nowhere, LessonTrouble.NOT_FOUND)):
        with pytest.raises(LessonProblem) as caught:
            table.save_elsewhere(target)
        assert caught.value.kind is kind
    assert taken.read_bytes() == b"a letter to my aunt"
    played(table, WHOLE.entries[3:4])
    assert entries_of(seen_again(path)) == WHOLE.entries[:4]


def test_a_file_held_by_another_program_is_waited_for_once_and_then_played_on_without(table, path, monkeypatch):
    """Issue 3.5: file held by another process for seconds; whoever stands at the desk waits for it once, not at every key."""
    played(table, WHOLE.entries[:3])
    monkeypatch.setattr("app.lessons.logbook.PATIENCE", 0.2)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        start = monotonic()
        played(table, WHOLE.entries[3:9])
        assert 0.2 <= monotonic() - start < 2
        assert (table.unsaved, table.trouble.kind) == (6, LessonTrouble.BUSY)
        other.execute("ROLLBACK")
    table.keep()
    assert entries_of(seen_again(path)) == WHOLE.entries[:9]


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.MIDLIFE])
def test_a_shuffle_that_cannot_be_kept_waits_before_the_entry_that_needs_it(table, path, phase, monkeypatch):
    """No half of a step on the disk: the entry that needs a shuffled deck is kept after it."""
    number = next(number for number, each in enumerate(replay(setting_of(WHOLE.header), WHOLE.entries).played) if each.state.phase is phase)
    played(table, WHOLE.entries[:number])

    def full(*_):
        raise LessonProblem(LessonTrouble.DISK_FULL, path)

    with monkeypatch.context() as patched:
        patched.setattr(Lesson, "keep_note", full)
        played(table, WHOLE.entries[number : number + 1])
    assert (table.replay.state.phase, table.unsaved) == (phase, 2)
    assert entries_of(seen_again(path)) == WHOLE.entries[:number]
    table.keep()
    assert seen_again(path).chance == table.chance
    assert entries_of(seen_again(path)) == WHOLE.entries[: number + 1]


def test_an_entry_that_could_not_be_read_again_never_reaches_the_file(table, path):
    """RECORD: whole numbers within ±1,000,000. A mistake of ours must not make a lesson unreadable."""
    played(table, WHOLE.entries[:3])
    with pytest.raises(RecordProblem):
        table.enter(e.Corrected(seat=0, coins_by=2_000_000))
    assert entries_of(seen_again(path)) == entries_of(table) == WHOLE.entries[:3]


# --------------------------------------------------------------------------------------------------- new, opened, second


def test_a_file_that_exists_is_never_touched(path):
    """RECORD §Entering: refuses to touch a file that exists."""
    path.write_bytes(b"a letter to my aunt")
    with pytest.raises(LessonProblem) as caught:
        Table.new(path, WHOLE.header)
    assert caught.value.kind is LessonTrouble.EXISTS
    assert path.read_bytes() == b"a letter to my aunt"


def test_an_edition_that_does_not_exist_makes_no_file(path):
    """RECORD: a known edition."""
    with pytest.raises(RecordProblem):
        Table.new(path, structs.replace(WHOLE.header, edition="third"))
    assert not path.exists()


def test_the_second_to_open_it_may_only_look(table, path):
    """Two programs that wrote one lesson would be two truths."""
    played(table, WHOLE.entries[:4])
    with closing(Table.opened(path)) as second:
        assert entries_of(second) == WHOLE.entries[:4]
        assert second.lesson.barred is LessonTrouble.BUSY
        for change in (lambda: second.enter(WHOLE.entries[4]), second.undo):
            with pytest.raises(LessonProblem) as caught:
                change()
            assert caught.value.kind is LessonTrouble.BUSY
        assert entries_of(second) == WHOLE.entries[:4]
        assert table.enter(WHOLE.entries[4]) is None
    assert entries_of(seen_again(path)) == WHOLE.entries[:5]


def test_a_lesson_that_was_closed_can_be_written_by_the_next(table, path):
    """The lock goes with the one who held it."""
    table.close()
    with closing(Table.opened(path)) as again:
        assert again.enter(WHOLE.entries[0]) is None


def test_a_table_that_is_not_there_leaves_the_lesson_free(table, path):
    """`--table N`: a problem that is being told must not hold the file."""
    table.close()
    with pytest.raises(LessonProblem) as caught:
        Table.opened(path, 2)
    assert caught.value.kind is LessonTrouble.NO_SUCH_TABLE
    with closing(Table.opened(path)) as again:
        assert again.lesson.writable


def test_a_header_that_no_longer_reads_is_told_and_leaves_the_lesson_free(path):
    """A lesson of our game whose texts are unsound."""
    Lesson.create(path, GAME, written(structs.replace(WHOLE.header, edition="third"))).close()
    with pytest.raises(RecordProblem, match="edition"):
        Table.opened(path)
    with closing(Lesson.open(path, GAME)) as lesson:
        assert lesson.writable


def test_an_entry_that_no_longer_fits_stands_as_refused(path):
    """DESIGN §The idea: the fold stops at the first entry that is refused."""
    with closing(Lesson.create(path, GAME, written(WHOLE.header))) as lesson:
        for entry in (*WHOLE.entries[:3], e.PactMade(3)):
            lesson.append(1, Entered(written(entry)))
    with closing(Table.opened(path)) as table:
        assert entries_of(table) == WHOLE.entries[:3]
        assert isinstance(table.replay.refused, Refusal)


def test_nothing_is_entered_after_an_entry_that_no_longer_fits(path):
    """RECORD §Entering: what is answered as entered stands; here it could not, so it is refused, and undo repairs it."""
    Table.new(path, WHOLE.header).close()
    with closing(Lesson.open(path, GAME)) as lesson:
        for entry in (WHOLE.entries[0], e.GameStopped()):
            lesson.append(1, Entered(written(entry)))
    with closing(Table.opened(path)) as table:
        before = path.read_bytes()
        assert table.enter(WHOLE.entries[1]) == table.replay.refused == NotItsTurn("deal", "stop")
        assert path.read_bytes() == before
        assert table.record().entries == (WHOLE.entries[0], e.GameStopped())
        table.undo()
        assert table.enter(WHOLE.entries[1]) is None
        assert table.record().entries == WHOLE.entries[:2]


def test_several_tables_of_one_lesson_know_nothing_of_each_other(path):
    """Issue 2 §4: several tables possible."""
    with closing(Lesson.create(path, GAME, written(WHOLE.header))) as lesson:
        assert new_table(lesson, written(WITHOUT_PACT.header)) == 2
    with closing(Table.opened(path, 2)) as second:
        played(second, WITHOUT_PACT.entries[:4])
    with closing(Table.opened(path, 1)) as first:
        assert first.record() == structs.replace(WHOLE, entries=())
    assert seen_again(path, 2).record() == structs.replace(WITHOUT_PACT, entries=WITHOUT_PACT.entries[:4])


@pytest.mark.parametrize(("name", "more", "is_sample"), [("sample", 0, True), ("own", 0, True), ("sample", 1, True), ("own", 1, False)])
def test_the_sample_deck_is_known_by_its_name_and_by_its_cards(path, name, more, is_sample):
    """RULES §The printed role cards: the console always says so, as every export does."""
    first, *others = sample_deck("with-pact").roles
    deck = Deck(name, (structs.replace(first, income=first.income + more), *others))
    with closing(Table.new(path, Header("with-pact", WHOLE.players, deck))) as table:
        assert table.has_sample_deck == is_sample


# ------------------------------------------------------------------------------------------------------------- the shuffles


def at(phase: Phase, record: Record) -> int:
    """How many entries lead to this phase for the first time."""
    whole = replay(setting_of(record.header), record.entries)
    return 0 if whole.start.phase is phase else 1 + next(number for number, each in enumerate(whole.played) if each.state.phase is phase)


def test_nothing_is_shuffled_before_it_is_needed(table):
    """DESIGN §The idea: shuffled once at round 4's event."""
    seen = []
    for number in range(at(Phase.MIDLIFE, WHOLE) + 1):
        seen.append((bool(table.chance.deal), bool(table.chance.deck)))
        table.enter(WHOLE.entries[number])
    assert seen == [(False, False)] + [(True, False)] * (at(Phase.MIDLIFE, WHOLE) - 1) + [(True, True)]


def test_a_shuffle_is_every_card_once(table):
    """000 §The Midlife Crossroads: twelve cards; the roles in play at this table."""
    played(table, WHOLE.entries[: at(Phase.MIDLIFE, WHOLE)])
    state = table.replay.state
    assert sorted(table.chance.deck) == sorted(card.id for card in state.edition.cards)
    assert sorted(table.chance.deal) == sorted(role.id for role in state.setting.deck.in_play(8))
    assert isinstance(judged(replay(setting_of(WHOLE.header), WHOLE.entries[:1]).state, e.RolesDealt(table.chance.deal)), Played)


@pytest.mark.parametrize(("phase", "record"), [(Phase.DEAL, WHOLE), (Phase.DEAL, WITHOUT_PACT), (Phase.MIDLIFE, WHOLE)])
def test_neither_undo_nor_opening_again_shuffles_anew(path, phase, record):
    """DESIGN §The idea: neither undo nor a crash redraws it."""
    needed = at(phase, record)
    with closing(Table.new(path, record.header)) as table:
        played(table, record.entries[:needed])
        chance = table.chance
        assert chance.deal or chance.deck
        for _ in range(3):
            table.undo(2)
            table.redo(needed - table.undoable)
            played(table, record.entries[needed : needed + 1])
            table.undo()
        assert table.chance == chance
        assert seen_again(path).chance == chance
    with closing(Table.opened(path)) as again:
        assert again.chance == chance
        again.undo(1000)
        played(again, record.entries[:needed])
        assert again.chance == chance


def with_other_cards(header: Header) -> Header:
    """Two of the roles are other cards than before: another id each."""
    first, second, *rest = header.deck.roles
    others = (structs.replace(first, id="pilot"), structs.replace(second, id="notary"))
    return structs.replace(header, deck=structs.replace(header.deck, roles=(*others, *rest)))


def test_a_repaired_deck_keeps_the_order_of_the_cards_that_are_still_there(path):
    """Issue 3, 1: the header can be repaired, too; no card that is not at the table any more is dealt, and new ones come last."""
    with closing(Table.new(path, WITHOUT_PACT.header)) as table:
        old = table.chance.deal
        assert table.amend((), with_other_cards(table.header)) is None
        new = table.chance.deal
        gone = {role.id for role in WITHOUT_PACT.header.deck.roles[:2]}
        assert sorted(new) == sorted(role.id for role in table.header.deck.in_play(len(table.header.players)))
        assert new[:-2] == tuple(role for role in old if role not in gone)
        assert {*new[-2:]} == {"pilot", "notary"}
        assert seen_again(path).chance == table.chance


def test_undoing_a_repaired_deck_gives_the_old_shuffle_back_and_redoing_the_new_one(path):
    """Issue 3, 2: N entries then N undos equal the start, the shuffled Midlife deck included."""
    with closing(Table.new(path, WITHOUT_PACT.header)) as table:
        old = table.chance
        table.amend((), with_other_cards(table.header))
        new = table.chance
        for _ in range(3):
            table.undo()
            assert (table.chance, seen_again(path).chance) == (old, old)
            table.redo()
            assert (table.chance, seen_again(path).chance) == (new, new)


def test_a_midlife_deck_that_knows_other_cards_is_made_whole_by_those_of_the_edition(path):
    """A kept shuffle that holds other ids than the edition of now: the rest is shuffled in at the end."""
    needed = at(Phase.MIDLIFE, WHOLE)
    with closing(Table.new(path, WHOLE.header)) as table:
        table._notes.put("midlife_deck", ["mother", "a-card-of-long-ago", "eviction"])
        played(table, WHOLE.entries[:needed])
        assert table.chance.deck[:2] == ("mother", "eviction")
        assert sorted(table.chance.deck) == sorted(card.id for card in table.replay.state.edition.cards)
        assert seen_again(path).chance == table.chance


def test_a_header_that_says_what_stands_already_is_no_step(table):
    """One log item for each confirmed repair, and none for nothing."""
    assert table.amend((), table.header) is None
    assert table.undoable == 0


def test_two_tables_are_not_shuffled_alike(tmp_path):
    """Chance is real: of thirty decks of twelve cards no two are alike, or something is wrong."""
    decks = set()
    for number in range(30):
        with closing(Table.new(tmp_path / f"{number}.lesson", WITHOUT_PACT.header)) as table:
            decks.add(table.chance.deal)
    assert len(decks) == 30


def test_whoever_may_only_look_keeps_no_shuffle(path):
    """A lesson that was begun and never needed a deal: looking at it writes nothing."""
    Lesson.create(path, GAME, written(WITHOUT_PACT.header)).close()
    before = path.read_bytes()
    with closing(Table.opened(path, write=False)) as table:
        assert len(table.chance.deal) == 8
    assert path.read_bytes() == before


@pytest.mark.parametrize("change", [lambda table: table.enter(WHOLE.entries[4]), Table.undo], ids=["enter", "undo"])
def test_what_a_failing_disk_kept_after_all_is_not_kept_twice(table, path, change, monkeypatch):
    """DESIGN §The idea: an append that raised may be in the file when only its very last sync failed; trying again finds it there."""
    played(table, WHOLE.entries[:4])
    keep = Lesson.append

    def kept_but_failed(lesson, number, item):
        keep(lesson, number, item)
        raise LessonProblem(LessonTrouble.DISK_FAILED, path)

    with monkeypatch.context() as failing:
        failing.setattr(Lesson, "append", kept_but_failed)
        change(table)
        assert table.unsaved == 1
    table.keep()
    assert table.unsaved == 0
    assert (seen_again(path).replay, seen_again(path).undoable) == (table.replay, table.undoable)
    table.undo(100)
    assert seen_again(path).undoable == 0


def test_a_copy_is_due_after_opening_and_after_each_round(table, path):
    """Issue 3.5: the last three copies are kept beside it; each is a lesson from which the game goes on."""
    made = 0
    for entry in WHOLE.entries:
        assert table.enter(entry) is None
        if table.is_copy_due:
            assert table.keep_copy() is None
            made += 1
        assert not table.is_copy_due
    assert made >= 8
    assert len(seen_again(table.lesson.copies[0]).record().entries) == len(WHOLE.entries)
    assert len(table.lesson.copies) == 3
    table.close()
    with closing(Table.opened(path)) as again:
        assert again.is_copy_due
    assert not seen_again(path).is_copy_due


def test_no_copy_is_due_while_something_is_unsaved(table, path):
    """A copy of what the disk has would push out a better one."""
    table.keep_copy()
    with full_disk(path):
        played(table, WHOLE.entries[:20])
        assert not table.is_copy_due
        assert table.keep_copy().kind in {LessonTrouble.DISK_FULL, LessonTrouble.DISK_FAILED}
    table.keep()
    assert table.is_copy_due
