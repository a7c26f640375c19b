"""How the wall's screens are wired: what is remembered, what is offered, and who keeps the display awake."""

import pytest
from PySide6.QtCore import QEvent

from app.terms.saying import Says
from tests.ui.projector.offscreen_screens import screen, set_screens
from ui import main
from ui.kit.displays import screen_id, screens
from ui.projector.placement import WallState
from ui.settings import SettingsFile, settings_path

PANEL, PROJ = screen("PANEL", 0, 0, 1366, 768), screen("PROJ", 1366, 0, 1280, 720)


class Heard:
    """Stands for what keeps the display awake."""

    def __init__(self):
        self.said = []

    def keep(self, is_wanted):
        self.said.append(is_wanted)

    def close(self):
        self.said.append("closed")


@pytest.fixture
def two_screens(qapp):
    before = [screen(each.name, each.x, each.y, each.width, each.height) for each in screens()]
    set_screens(PANEL, PROJ)
    yield
    set_screens(*before)


@pytest.fixture
def begun(two_screens, qapp, typeface, qtbot):
    """Programs as the teacher starts them, whole, with the desk on the first of two screens."""
    programs, ended = [], []

    def begin():
        program = main.begun()
        programs.append(program)
        program.awake = Heard()
        program.console.move(0, 0)
        qtbot.waitUntil(lambda: program.console.later.is_over, timeout=20_000)
        return program

    def end(program):
        program.close()
        ended.append(program)

    begin.end = end
    yield begin
    for program in programs:
        if program not in ended:
            program.close()
        for window in (program.projector, program.console):
            window.close()
            window.deleteLater()
        program.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_clean_start_opens_no_wall_and_offers_the_screen(begun):
    """FIELD 3 and 4: a clean profile with two screens; nothing is written before somebody says so."""
    program = begun()
    assert not program.projector.isVisible()
    assert program.console.notices.is_offering_screen
    assert not settings_path().exists()


def test_the_screen_that_was_taken_is_remembered_and_opens_by_itself_at_the_next_start(begun):
    """FIELD 2; issue 4, point 1: one key takes it; the next start asks nobody."""
    program = begun()
    program.console.wall.toggled.emit()
    assert program.placement.state is WallState.LIVE
    assert not program.console.notices.is_offering_screen
    remembered = SettingsFile(settings_path()).read().screen
    assert remembered == screen_id(screens()[1])
    assert program.console.wall.sheet.screens.cards[remembered].isChecked()
    written = settings_path().read_bytes()
    begun.end(program)
    again = begun()
    assert again.placement.state is WallState.LIVE
    assert again.console.setup.side.screens.cards[remembered].isChecked()
    assert settings_path().read_bytes() == written


def test_the_display_is_kept_awake_while_the_wall_shows_and_no_longer(begun):
    """FIELD 12: asked for when it appears, taken back when it hides, and at the end."""
    program = begun()
    heard = program.awake
    program.console.wall.toggled.emit()
    assert heard.said[-1:] == [True]
    program.console.wall.toggled.emit()
    assert heard.said[-1:] == [False]
    begun.end(program)
    assert heard.said[-1:] == ["closed"]


def test_a_closed_wall_is_said_at_the_desk(begun):
    """FIELD 7: Alt+F4 hides it and ends nothing."""
    program = begun()
    program.console.wall.toggled.emit()
    program.projector.close()
    assert program.placement.state is WallState.NO_WALL
    assert program.console.notices._text.key is Says.WALL_CLOSED


@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)", extend=True)
def test_the_desk_can_put_numbers_on_the_screens(begun):
    """SCREENS §Where it appears: and they are gone when the program ends."""
    program = begun()
    program.console.wall.screens_identified.emit()
    assert [each.number for each in program.identify.numbers] == ["1", "2"]
    begun.end(program)
    assert program.identify.numbers == ()


def test_a_projector_finds_its_letters_and_its_free_edge_again_at_the_next_start(begun):
    """Issue 4, 8: kept per projector; the class's own screen is told from the desk's."""
    program = begun()
    program.console.wall.toggled.emit()
    program.console.wall.scale_chosen.emit(1.2)
    program.console.wall.margin_chosen.emit(0.06)
    kept = SettingsFile(settings_path()).read().projectors
    assert [(each.screen, each.percent, each.margin) for each in kept] == [(screen_id(screens()[1]), 120, 6)]
    program.close()
    again = begun()
    assert (again.projector.text_scale, again.projector.margin) == (1.2, 0.06)
    assert again.console.wall.sight.fit.margin == 0.06
    assert again.console.sheets.menu.wall_scale == 1.2


def test_while_the_test_card_is_up_the_desk_says_so(begun, qtbot):
    """SCREENS, Modes: the desk always shows what the class sees, as a picture and one word."""
    program = begun()
    program.console.wall.toggled.emit()
    program.console.asks.lay_over(program.console.wall.sight)
    program.console.wall.sight.card.click()
    assert program.projector.is_tested
    assert program.glance.word is Says.SEES_SIGHT
    program.console.asks.lay_over(program.console.wall.sheet)
    assert not program.projector.is_tested
    assert program.glance.word is Says.SEES_LIVE
