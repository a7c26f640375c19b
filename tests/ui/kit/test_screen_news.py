"""News of screens: those that come later are followed like the first ones."""

import pytest

from tests.ui.projector.offscreen_screens import screen, set_screens
from ui.kit.displays import screens
from ui.kit.screen_news import ScreenNews

PANEL, BESIDE, MIRRORED = screen("PANEL", 0, 0, 1366, 768), screen("PROJ", 1366, 0, 1280, 720), screen("PROJ", 0, 0, 1280, 720)


@pytest.fixture
def panel_alone(qapp):
    before = [screen(each.name, each.x, each.y, each.width, each.height) for each in screens()]
    set_screens(PANEL)
    yield
    set_screens(*before)


def test_a_screen_that_came_later_is_followed(panel_alone, qapp):
    """FIELD 3 and 5: a projector is plugged in, and then made a mirror; the desk must hear of both."""
    news, heard = ScreenNews(qapp), []
    for name in ("added", "removed", "changed"):
        getattr(news, name).connect(lambda *_, name=name: heard.append(name))
    for there, told in (((PANEL, BESIDE), "added"), ((PANEL, MIRRORED), "changed"), ((PANEL,), "removed")):
        set_screens(*there)
        assert told in heard
        heard.clear()
    news.deleteLater()
