"""What suits each projector, found again with it."""

import pytest

from ui.fitting import MOST, Fitting
from ui.kit.displays import ScreenId
from ui.kit.legibility import Fit
from ui.kit.theme import LIGHT
from ui.projector.window import Projector
from ui.settings import FILE, Fitted, Settings, SettingsFile
from ui.text.words import Words

EPSON = ScreenId("HDMI-1", "EPSON", "EB-X49", "7", 1280, 720)
OTHER = ScreenId("HDMI-2", "ACER", "X1", "9", 1024, 768)
PANEL = ScreenId("eDP-1", "", "", "", 1366, 768)


@pytest.fixture
def made(qtbot, typeface):
    """A maker of walls with what is known of projectors; what was kept and told comes along."""

    def make(known=(), usual=1.0):
        wall = Projector(LIGHT, Words())
        qtbot.addWidget(wall)
        fitting, kept, told = Fitting(wall, known, usual, lambda: PANEL, wall), [], []
        fitting.kept.connect(kept.append)
        fitting.changed.connect(told.append)
        return wall, fitting, kept, told

    return make


def test_a_projector_finds_its_letters_and_its_edge_again(made):
    """Issue 4, 8: kept per projector."""
    wall, fitting, kept, told = made((Fitted(EPSON, 120, 4), Fitted(OTHER, 110)))
    for screen, scale, margin in ((EPSON, 1.2, 0.04), (OTHER, 1.1, 0.0), (EPSON, 1.2, 0.04)):
        fitting.meet(screen)
        assert (wall.text_scale, wall.margin) == (scale, margin)
    assert told[-1] == Fit(1.2, 0.04, pytest.approx(0.92, abs=0.002))
    assert not kept  # nobody has chosen anything


def test_what_is_chosen_is_kept_for_this_projector_alone(made):
    """And no other loses what it had."""
    wall, fitting, kept, _ = made((Fitted(OTHER, 110, 2),))
    fitting.meet(EPSON)
    fitting.choose_scale(1.2)
    fitting.choose_margin(0.06)
    assert kept[-1] == (Fitted(EPSON, 120, 6), Fitted(OTHER, 110, 2))
    fitting.meet(OTHER)
    assert (wall.text_scale, wall.margin) == (1.1, 0.02)


def test_an_unknown_projector_has_the_letters_chosen_last_and_no_edge(made):
    """Letters are the room's; what is cropped is the projector's."""
    wall, fitting, _, _ = made(usual=1.1)
    fitting.meet(EPSON)
    assert (wall.text_scale, wall.margin) == (1.1, 0.0)
    fitting.choose_scale(1.2)
    fitting.choose_margin(0.1)
    fitting.meet(OTHER)
    assert (wall.text_scale, wall.margin) == (1.2, 0.0)


def test_before_the_wall_was_placed_the_desks_own_screen_is_meant(made):
    """A mirrored room: the class looks at what the desk shows."""
    _, fitting, kept, _ = made()
    fitting.choose_margin(0.1)
    assert kept == [(Fitted(PANEL, 100, 10),)]


def test_not_more_projectors_are_remembered_than_a_school_has(made):
    """The settings stay small."""
    _, fitting, kept, _ = made()
    for number in range(MOST + 5):
        fitting.meet(ScreenId(f"HDMI-{number}", "", "", "", 800, 600))
        fitting.choose_margin(0.02)
    assert len(kept[-1]) == MOST
    assert kept[-1][0].screen.name == f"HDMI-{MOST + 4}"


def test_the_settings_hold_it(tmp_path):
    """Written and read back; a file without it is as good as before."""
    file = SettingsFile(tmp_path / FILE)
    file.keep(projectors=(Fitted(EPSON, 120, 10),))
    assert file.read().projectors == (Fitted(EPSON, 120, 10),)
    assert Settings().projectors == ()


@pytest.mark.parametrize("margin", ["11", "-1", "1.5", '"4"'])
def test_an_edge_that_is_none_makes_the_file_unsound(tmp_path, margin):
    """As every setting: the defaults then hold, and the file is moved aside at the next choice."""
    path = tmp_path / FILE
    screen = '{"name":"H","manufacturer":"","model":"","serial":"","width":1,"height":1}'
    path.write_text(f'{{"theme":"dark","projectors":[{{"screen":{screen},"margin":{margin}}}]}}')
    assert SettingsFile(path).read() == Settings()
