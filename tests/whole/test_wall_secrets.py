"""What the wall really paints: no number of an envelope, nothing before its time, and nothing that two hidden truths could be told by."""

import re

import numpy as np
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.codec import Header
from app.table import Table
from tests.generated.games import game
from tests.replayed import record_of_plain
from tests.test_secrets import Twin, with_canaries
from tests.whole.keyboard import NONE, Key, Keyboard
from tests.whole.seen import looks, texts_in
from tests.whole.tables import source
from ui.console.hold import LINGER
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

SHADE = 40  # of 255
LONG_NUMBER = re.compile(r"\d{4}|\d[\s.,']\d{3}(?!\d)")  # four figures, however they are set apart


def has_a_long_number(text: str) -> bool:
    return bool(LONG_NUMBER.search(text))


def every_step(program):
    """The wall at each step of the last entry."""
    for step in range(program.bridge.staging.stage.steps):
        program.bridge.staging.step(1 if step else 0)
        QApplication.processEvents()
        yield step


def picture(wall) -> np.ndarray:
    """The bytes of what the wall shows."""
    image = wall.grab().toImage()  # kept until its bytes are copied
    return np.frombuffer(image.constBits(), np.uint8).astype(np.int16)


def alike(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two pictures are the same; the edges of large letters may differ by a shade, as Qt keeps their shapes or draws them anew."""
    return bool(np.abs(one - other).max() <= SHADE)


def taken(program, path, header: Header):
    program.bridge.take(Table.new(path, header))
    QApplication.processEvents()


def header_of(replay) -> Header:
    setting = replay.start.setting
    return Header(setting.edition.name, setting.players, setting.deck, setting.label)


def check_canaries(begin, seed, language, tmp_path):
    program, at_table = begin(language), with_canaries(seed)
    taken(program, tmp_path / "a.lesson", header_of(at_table.replay))
    entries = [played.entry for played in at_table.replay.played]
    on_the_wall, painted = set(), 0
    for entry in entries:
        program.console.entered.emit(entry)
        for _ in every_step(program):
            texts = texts_in(program.projector)
            on_the_wall |= texts
            painted += 1
    assert program.bridge.table.replay.refused is None
    assert len(program.bridge.table.replay.played) == len(entries)
    assert painted >= len(entries)
    assert [text for text in on_the_wall if has_a_long_number(text)] == []
    return program, on_the_wall


@pytest.mark.parametrize(("seed", "language"), [(0, Language.SPANISH), pytest.param(5, Language.ENGLISH, marks=pytest.mark.long)])
def test_no_number_of_an_envelope_is_painted_on_the_wall_before_the_final_count(begin, seed, language, tmp_path):
    """FIELD 11; issue 2 §How we shall see it: every string that the wall really paints holds no canary (numbers among them)."""
    program, on_the_wall = check_canaries(begin, seed, language, tmp_path)
    assert len(on_the_wall) >= 100
    savings = tuple(7000 + seat for seat in range(len(program.bridge.table.replay.state.setting.players)))
    program.console.entered.emit(e.EnvelopesCounted(savings))
    QApplication.processEvents()
    assert any(map(has_a_long_number, texts_in(program.console))), "the same search finds at the desk what was counted"
    for _ in every_step(program):
        assert not any(map(has_a_long_number, texts_in(program.projector))), "the class sees points, not coins"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 14))
def test_no_number_of_an_envelope_is_painted_in_many_games(begin, seed, tmp_path):
    """The same for some more."""
    check_canaries(begin, seed, [*Language][seed // 6 % 2], tmp_path)


def test_the_desk_does_paint_them_while_the_envelopes_are_held_open(begin, tmp_path, qtbot):
    """A test that cannot fail is worse than none: the same search finds the canaries at the desk, and only while R is held."""
    program, at_table = begin(), with_canaries(0)
    taken(program, tmp_path / "a.lesson", header_of(at_table.replay))
    for played in at_table.replay.played[:15]:
        program.console.entered.emit(played.entry)
    window, players = program.console.windowHandle(), program.console.game.players
    assert not any(map(has_a_long_number, texts_in(players)))
    QTest.simulateEvent(window, True, Key.Key_R, NONE, "r", False)
    QApplication.processEvents()
    assert any(map(has_a_long_number, texts_in(players)))
    assert not any(map(has_a_long_number, texts_in(program.projector)))
    QTest.simulateEvent(window, False, Key.Key_R, NONE, "r", False)
    qtbot.waitUntil(lambda: not any(map(has_a_long_number, texts_in(players))), timeout=100 * LINGER)


def check_stillness(begin, clock, seed, language):
    """Play a game; after each key that enters nothing, the wall shows what it showed."""
    program, game_ = begin(language), source(seed)
    keyboard = Keyboard(program, clock.wait)
    keyboard.begin(game_)
    wall, pixels, last, still, moved = program.projector, None, 0, 0, []

    def looked():
        nonlocal pixels, last, still
        if len(keyboard.told) != last or pixels is None:
            last, pixels = len(keyboard.told), picture(wall)
        else:
            still += 1
            if still % 3 == 0 and not alike(picture(wall), pixels):
                moved.append((keyboard.told[-1:], program.console.asks.page))

    keyboard.watched = looked
    for entry in game_.entries:
        keyboard.key(Key.Key_F1)
        keyboard.key(Key.Key_F1)
        keyboard.key(Key.Key_R, text="r")
        keyboard.answer(entry)
    assert moved == []
    return still


def test_nothing_on_the_wall_moves_until_an_entry_is_confirmed(begin, clock):
    """FIELD 10: the class sees values change while the referee is still typing."""
    assert check_stillness(begin, clock, 13, Language.ENGLISH) >= 150


@pytest.mark.long
@pytest.mark.parametrize("seed", [14, 24, 28, 23, 49])
def test_nothing_on_the_wall_moves_in_longer_games(begin, clock, seed):
    """The same for larger tables."""
    assert check_stillness(begin, clock, seed, Language.SPANISH) >= 400


class Marks(list):
    """The transcript of a twin, which notes how many entries led to each of its moments."""

    def __init__(self, twin):
        super().__init__()
        self.twin, self.entries = twin, []

    def append(self, views):
        self.entries.append(len(self.twin.played))
        super().append(views)


def check_twins(begin, seed, tmp_path, most=None):
    twin = Twin(seed)
    twin.transcript = Marks(twin)
    twin.lived()
    header = record_of_plain(game(seed).record).header
    real, other = begin(), begin()
    for name, program in (("real", real), ("other", other)):
        taken(program, tmp_path / f"{name}.lesson", header)
    pictures, entered = 0, 0
    for number, played in enumerate(twin.whole.played[:most]):
        real.console.entered.emit(played.entry)
        for one in twin.played[entered : twin.transcript.entries[number]]:
            other.console.entered.emit(one.entry)
        entered = twin.transcript.entries[number]
        assert real.bridge.staging.stage.steps == other.bridge.staging.stage.steps
        for _ in zip(every_step(real), every_step(other), strict=True):
            assert looks(real.projector) == looks(other.projector), played.entry
            assert alike(picture(real.projector), picture(other.projector)), played.entry
            pictures += 1
    return pictures


def test_two_games_that_differ_only_in_envelopes_paint_the_same_pictures(begin, tmp_path):
    """STYLE §Tests: two games that differ only in secrets give the same public transcript; here, to the pixel."""
    assert check_twins(begin, 1, tmp_path, 16) >= 20


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 6, 12, 16])
def test_more_twins_paint_the_same_pictures(begin, seed, tmp_path):
    """The same for both editions at all sizes."""
    assert check_twins(begin, seed, tmp_path) >= 8
