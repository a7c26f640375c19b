"""The wall in every mode, while a game is entered, undone, repaired, revealed, resized and spoken in another language, in random order."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from app.stage import Mode, Reveals
from tests.test_secrets import with_canaries
from tests.whole.seen import texts_in
from tests.whole.test_wall_secrets import alike, has_a_long_number, header_of, picture, taken
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

SIZES = ((1920, 1080), (1366, 768), (1024, 768), (1280, 540))


class Hands:
    """A teacher who does anything at any time, by the signals of the desk; the dice are the test's."""

    def __init__(self, program, entries, seed):
        self.program, self.entries, self.dice = program, list(entries), random.Random(seed)
        self.done = set()

    @property
    def wall(self):
        return self.program.projector

    @property
    def staging(self):
        return self.program.bridge.staging

    def act(self):
        """Do one thing, and say what."""
        act = self.dice.choice((
            self.enter, self.enter, self.enter, self.step, self.step, self.skip, self.toggle, self.undo, self.repair, self.speak,
            self.resize, self.reveal, self.run_clock,
        ))
        act()
        self.done.add(act.__name__)
        QApplication.processEvents()
        return act.__name__

    def enter(self):
        played = len(self.program.bridge.table.replay.played)
        if played < len(self.entries):
            self.program.console.entered.emit(self.entries[played])

    def step(self):
        self.program.console.wall_stepped.emit(self.dice.choice((-1, 1)))

    def skip(self):
        self.program.console.wall_skipped.emit()

    def toggle(self):
        self.program.console.mode_toggled.emit(self.dice.choice((Mode.FROZEN, Mode.BLACK, Mode.CARD)))

    def undo(self):
        if self.program.bridge.table.undoable:
            self.program.console.undone.emit(1)

    def repair(self):
        """The last entry is opened and left again, or left out."""
        played = len(self.program.bridge.table.replay.played)
        if played:
            self.program.console.repair_opened.emit(played - 1)
            if self.dice.random() < 0.5:
                self.program.console.repair_dropped.emit(-1)
                self.program.console.repair_confirmed.emit()
            self.program.console.repair_left.emit()

    def speak(self):
        self.program.wall_words.speak(self.dice.choice([*Language]))

    def resize(self):
        self.wall.resize(*self.dice.choice(SIZES))

    def reveal(self):
        self.program.console.wall.reveals_chosen.emit(self.dice.choice((Reveals.STEPS, Reveals.OFF)))

    def run_clock(self):
        self.program.console.clock_toggled.emit()


def check(begin, seed, tmp_path, acts):
    program, at_table = begin(), with_canaries(seed)
    taken(program, tmp_path / "a.lesson", header_of(at_table.replay))
    hands, seen = Hands(program, [played.entry for played in at_table.replay.played], seed), set()
    frozen = None
    for _ in range(acts):
        act, mode = hands.act(), hands.staging.mode
        texts, now = texts_in(hands.wall), picture(hands.wall)
        seen |= texts
        assert not any(map(has_a_long_number, texts)), act
        if mode is Mode.BLACK:
            assert not now.reshape(-1, 4)[:, :3].any(), f"{act}: something shines through the black"
        if mode is not Mode.FROZEN or act == "resize":
            frozen = None
        if mode is Mode.FROZEN:
            assert frozen is None or now.tobytes() == frozen, f"{act}: the picture that is kept moved"
            frozen = now.tobytes()
    return hands, seen


@pytest.mark.parametrize("seed", [0, 5])
def test_whatever_happens_the_wall_holds_no_secret_is_black_and_keeps_its_picture(begin, seed, tmp_path):
    """Issue "projector" §3 and §5; FIELD 9: freeze does not freeze everything, black does nothing in one state."""
    hands, seen = check(begin, seed, tmp_path, 120)
    assert len(hands.done) == 10, hands.done
    assert len(seen) > 60


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6, 8))
def test_whatever_happens_in_many_games(begin, seed, tmp_path):
    """The same, longer, for both editions."""
    check(begin, seed, tmp_path, 400)


@pytest.mark.parametrize("mode", [Mode.BLACK, Mode.CARD])
def test_a_cover_hides_every_scene_and_the_scene_is_whole_when_it_goes(begin, mode, tmp_path):
    """FIELD 9: content that flashes between two pictures; a cover that goes leaves the picture of now, to the pixel."""
    program, at_table = begin(), with_canaries(1)
    taken(program, tmp_path / "a.lesson", header_of(at_table.replay))
    covered = set()
    for played in at_table.replay.played[:25]:
        program.console.entered.emit(played.entry)
        QApplication.processEvents()
        live = picture(program.projector)
        program.console.mode_toggled.emit(mode)
        QApplication.processEvents()
        covered.add(picture(program.projector).tobytes())
        program.console.mode_toggled.emit(mode)
        QApplication.processEvents()
        assert alike(picture(program.projector), live)
    assert len(covered) == 1


@pytest.mark.parametrize("cover", [None, Mode.BLACK])
def test_the_picture_that_one_lesson_kept_is_not_shown_for_another(begin, cover, tmp_path):
    """A class whose lesson was left frozen gets its own picture back, not that of the class before it, names and all."""
    program, at_table = begin(), with_canaries(1)
    entries = [played.entry for played in at_table.replay.played]
    shown = {}
    for name, most in (("one", 3), ("two", 12)):
        taken(program, tmp_path / f"{name}.lesson", header_of(at_table.replay))
        for entry in entries[:most]:
            program.console.entered.emit(entry)
        QApplication.processEvents()
        shown[name] = picture(program.projector)
        program.console.mode_toggled.emit(Mode.FROZEN)
    if cover is not None:
        program.console.mode_toggled.emit(cover)
    program.bridge.open_lesson(str(tmp_path / "one.lesson"))
    if cover is not None:
        program.console.mode_toggled.emit(cover)
    QApplication.processEvents()
    assert program.bridge.staging.mode is Mode.FROZEN
    assert not alike(shown["one"], shown["two"])
    assert alike(picture(program.projector), shown["one"])
